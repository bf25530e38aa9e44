"""A scenario that went otherwise, as Gherkin: as far as the step that failed, with what was expected and what came."""

from collections.abc import Iterator

from placky.exam.result import ScenarioResult
from placky.scenarios.features import Scenario, Step
from touchline.core.brief import printable

__all__ = ["as_gherkin"]


def as_gherkin(scenario: Scenario, result: ScenarioResult) -> Iterator[str]:
    """Line by line. What is ours stands in comments, so that the rest can be run as it is."""
    why = result.get("why", {"message": ""})
    at = why.get("line", 0)
    yield f"  Scenario: {printable(scenario.name)}"
    number = next((n for n, step in enumerate(scenario.steps) if step.line == at), len(scenario.steps) - 1)
    for step in scenario.steps[: number + 1]:
        yield f"    {printable(step.said)}"
        yield from _below(step)
    yield f"    # {result['verdict']}: {printable(why['message'])}"
    for name in ("expected", "came"):
        if name in why:
            yield f"    #   {name}: {printable(why[name])}"


def _below(step: Step) -> Iterator[str]:
    """The table of a step, and its doc string."""
    widths = [max(map(len, column)) for column in zip(*step.table, strict=True)] if step.table else []
    for row in step.table:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"      | {printable(' | '.join(cells))} |"
    if step.doc is not None:
        yield f'      """{step.media}'
        yield from (f"      {printable(line)}" for line in step.doc.splitlines())
        yield '      """'
