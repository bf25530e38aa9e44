"""What the commands say while they work: progress with Rich on a terminal, plain lines elsewhere."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol


class Steps(Protocol):
    """Told about each step of a long piece of work."""

    def total(self, number: int) -> None:
        """How many steps there will be."""

    def step(self, label: str) -> None:
        """One more is done."""


class Plain:
    """No bar: nothing is said between the first line and the last."""

    def total(self, number: int) -> None:
        """Ignore it."""

    def step(self, label: str) -> None:
        """Ignore it."""


@contextmanager
def progress(title: str) -> Iterator[Steps]:
    """A bar for a piece of work that may take more than a second; one plain line when nobody watches."""
    if not sys.stderr.isatty():
        print(title, flush=True)
        yield Plain()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("[dim]{task.fields[now]}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None, now="")

        class Shown:
            def total(self, number: int) -> None:
                bar.update(task, total=number)

            def step(self, label: str) -> None:
                bar.update(task, advance=1, now=label[:48])

        yield Shown()
    print(title, flush=True)


def print_table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], loud: str = "") -> None:
    """A table: drawn on a terminal, in plain columns elsewhere. A row that ends in `loud` stands out."""
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.table import Table

        table = Table(*head, title=title)
        for row in rows:
            table.add_row(*row, style="red" if loud and row[-1] == loud else None)
        Console().print(table)
        return
    print(title)
    widths = [max(len(row[n]) for row in (head, *rows)) for n in range(len(head) - 1)]
    for row in (head, *rows):
        print("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]))
