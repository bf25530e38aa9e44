"""Steps as lines of a feature file."""

from collections.abc import Iterable, Iterator, Sequence

from placky.phrasing.desk import Said

__all__ = ["lines"]


def lines(scenario: Iterable[Said]) -> Iterator[str]:
    """The steps of a scenario, each with the table under it; of several of a kind, all but the first begin with And."""
    before = ""
    for step in scenario:
        yield f"{'And' if step.kind == before else step.kind.capitalize()} {step.text}"
        before = step.kind
        rows = [_cells(row) for row in step.rows]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            yield f"  | {' | '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))} |"


def _cells(row: Sequence[str]) -> list[str]:
    return [cell.replace("\\", "\\\\").replace("|", "\\|").replace("\n", "\\n") for cell in row]
