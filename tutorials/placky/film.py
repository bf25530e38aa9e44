"""A logged match shot by shot: what happened, how it stands, what the dice showed and how likely that was.

A shot is one picture. Decisions of which the tale says nothing share one, and leave it out where nothing has changed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from placky.matches import Played, playable, replayed, shown_state
from placky.odds import OddsLine, gathered
from placky.rulebook import Hand, Match, Moment, Plain, Rulebook, Standing
from touchline.core.drivers import THROWS, Play
from touchline.core.events import to_json

MOST_OUTCOMES = 12
"""A roll with more outcomes than these is looked up, not hoped for; its odds say nothing."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log, the rule behind it, and what it is to the log, if anything."""

    text: str
    rule: str = ""
    moment: Moment | None = None


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice as they fell: hands, a face for each die in their order, every outcome there was, and which one came."""

    title: str
    hands: Sequence[Hand]
    faces: Sequence[str]
    odds: Sequence[OddsLine] = ()
    fell: int | None = None

    @property
    def came(self) -> OddsLine | None:
        """The outcome that came to pass; None where the odds say nothing."""
        return None if self.fell is None else self.odds[self.fell]


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a match: its number from 0, how many entries of the log lead to it, and all there is to say."""

    number: int
    entry: int
    state: Plain
    standing: Standing
    lines: Sequence[Line] = ()
    throw: Throw | None = None

    @property
    def jumps(self) -> list[Moment]:
        """What one wants to find again."""
        return [line.moment for line in self.lines if line.moment and line.moment.jump]

    @property
    def parts(self) -> list[Moment]:
        """The parts of the log that begin with it, the larger first."""
        return [line.moment for line in self.lines if line.moment and line.moment.depth]

    @property
    def text(self) -> str:
        """Everything that is told, in one line."""
        return " ".join(line.text for line in self.lines)


@dataclass
class _Unsaid:
    """Events since the last shot of which nothing was told, and the entry after which they stand."""

    entry: int = 0
    events: list[Plain] = field(default_factory=list)
    state: Plain = field(default_factory=dict)

    def line(self, match: Match) -> Line | None:
        """What the match says of them all the same."""
        aside = match.aside(self.events) if self.events else None
        rule = next((str(event["rule"]) for event in self.events if event["rule"]), "")
        return Line(aside, rule) if aside else None


def film(book: Rulebook, played: Played, where: str) -> Iterator[Shot]:
    """Every shot of a match, the first before anything has happened.

    Raises `PlackyError` where the log does not replay (`where` says which log), and for a rulebook without matches.
    """
    match, number = playable(book), 0
    unsaid, due, before = _Unsaid(), None, {}
    for entry, play in enumerate(replayed(book, played, where)):
        events: list[Plain] = [to_json(event) for event in play.events]
        play.events.clear()
        state = shown_state(book, play)
        lines = [line for event in events if (line := _line(book, event, state))]
        if entry and not lines:
            unsaid.entry, unsaid.state = entry, state
            unsaid.events += events
        else:
            if aside := unsaid.line(match):
                number += 1
                yield Shot(number, unsaid.entry, unsaid.state, match.standing(unsaid.state), (aside,))
            unsaid = _Unsaid()
            number += bool(entry)
            throw: Throw | None = _fallen(book, due, before, events) if due else None
            yield Shot(number, entry, state, match.standing(state), lines, throw)
        due, before = _due(book, play, state), state
    if aside := unsaid.line(match):
        yield Shot(number + 1, unsaid.entry, unsaid.state, match.standing(unsaid.state), (aside,))


def _line(book: Rulebook, event: Plain, state: Plain) -> Line | None:
    match = playable(book)
    moment, told = match.moment(event, state), match.tell(event, state)
    if moment is None and told is None:
        return None
    text = moment.text if moment else (told or "").strip().lstrip("* ")
    return Line(text, str(event["rule"]), moment)


def _due(book: Rulebook, play: Play[Any], state: Plain) -> tuple[Plain, list[OddsLine]] | None:
    """The roll that comes next with all of its outcomes; None where a coach decides."""
    if not isinstance(play.pending, THROWS):
        return None
    odds = gathered(play, book.words(), state)
    return play.pending.to_json(), odds if 1 < len(odds) <= MOST_OUTCOMES else []


def _fallen(book: Rulebook, due: tuple[Plain, list[OddsLine]], before: Plain, events: Sequence[Plain]) -> Throw | None:
    roll, odds = due
    rolled = next((event for event in events if event["event"] == "rolled"), None)
    if rolled is None:
        return None
    words = book.words()
    results = tuple(rolled["results"])
    fell = next((n for n, line in enumerate(odds) if results in line.results), None)
    faces = [str(face) for face in words.faces(rolled)]
    return Throw(words.roll_title(roll), words.hands(roll, before), faces, odds if fell is not None else (), fell)
