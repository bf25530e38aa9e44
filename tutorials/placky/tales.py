"""One table of all that happens, told in two registers: beside a frame of a walkthrough, and in the tale of a match.

TALES = Tales("    ", {
"taken": both(lambda e: f"{e['player']} takes {e['number']}."),
"turn passed": Tale(lambda e: f"It is the turn of {e['player']}.", None),
"game won": Tale(lambda e: f"{e['player']} wins.", lambda e, s: f"{e['player']} wins {s['score']}!", BIG),
})
tell = TALES.sentence
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from placky.words import Plain

__all__ = ["BIG", "PART", "Line", "Sentence", "Tale", "Tales", "both", "untold"]

Sentence: TypeAlias = Callable[[Plain], str | None]
"""An event -> a sentence beside a frame; None where there is nothing to tell."""
Line: TypeAlias = Callable[[Plain, Plain], str | None]
"""An event and the state after it -> a line of a match; None where there is nothing to tell."""
BIG = "  ** "
"""The margin of a line that is shouted."""
PART = "\n"
"""The margin of a line that begins a part of a match."""


@dataclass(frozen=True, slots=True)
class Tale:
    """How one kind of event is told in each register; None where it is not told."""

    frame: Sentence | None
    match: Line | None
    margin: str | None = None
    """What stands before the line of a match; None for the usual margin of the game."""


def both(said: Sentence, margin: str | None = None) -> Tale:
    """One sentence for both registers.

    >>> both(lambda e: f"{e['player']} is unhurt.").match({"player": "SUZU"}, {})
    'SUZU is unhurt.'
    """
    return Tale(said, lambda event, _: said(event), margin)


def untold(*kinds: str) -> Mapping[str, Tale]:
    """Kinds of events that only keep the books; that nothing is told of them is said, and not forgotten."""
    return dict.fromkeys(kinds, Tale(None, None))


class Tales:
    """Kind of event -> how it is told; a kind that is not in the table is never told."""

    def __init__(self, margin: str, *tables: Mapping[str, Tale]) -> None:
        self.margin = margin
        self.kinds = {kind: tale for table in tables for kind, tale in table.items()}

    def sentence(self, event: Plain) -> str | None:
        """One event in a sentence beside a frame; None for those that only keep the books."""
        tale = self.kinds.get(event["event"])
        return tale.frame(event) if tale and tale.frame else None

    def line(self, event: Plain, state: Plain) -> str | None:
        """One event as a line of a match, with its margin; None for those that go without saying."""
        tale = self.kinds.get(event["event"])
        said = tale.match(event, state) if tale and tale.match else None
        return f"{self.margin if tale.margin is None else tale.margin}{said}" if tale and said else None
