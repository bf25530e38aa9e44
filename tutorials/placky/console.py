"""What the commands say while they work: progress with Rich on a terminal, plain lines elsewhere."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from placky.streams import echo
from touchline.core.brief import printable

if TYPE_CHECKING:
    from rich.progress import Progress


class Steps(Protocol):
    """Told about each step of a long piece of work."""

    def total(self, number: int) -> None:
        """How many steps there will be."""

    def step(self, label: str) -> None:
        """One more is done."""


class Silent:
    """No bar: nothing is said between the first line and the last."""

    def total(self, number: int) -> None:
        """Ignore it."""

    def step(self, label: str) -> None:
        """Ignore it."""


@contextmanager
def progress(title: str) -> Iterator[Steps]:
    """A bar for a piece of work that may take more than a second; one plain line when nobody watches."""
    if not sys.stderr.isatty():
        echo(title)
        yield Silent()
        return
    with bar(title) as shown:
        task = shown.task_ids[0]

        class Shown:
            def total(self, number: int) -> None:
                shown.update(task, total=number)

            def step(self, label: str) -> None:
                shown.update(task, advance=1, now=printable(label[:48]))

        yield Shown()
    echo(title)


def bar(title: str) -> "Progress":
    """The bar, with its one task. Brackets of a path are no mark-up."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[now]}", style="dim", markup=False),
    )
    made = Progress(*columns, console=Console(stderr=True), transient=True)
    made.add_task(printable(title), total=None, now="")
    return made


def print_table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], loud: str = "") -> None:
    """A table: drawn on a terminal, in plain columns elsewhere. A row that ends in `loud` stands out."""
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        table = Table(*head, title=Text(title, "table.title"))
        for row in rows:
            table.add_row(*[Text(printable(cell)) for cell in row], style="red" if loud and row[-1] == loud else None)
        Console().print(table)
        return
    echo(title)
    widths = [max(len(row[n]) for row in (head, *rows)) for n in range(len(head) - 1)]
    for row in (head, *rows):
        echo("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]))
