"""A logged match frame by frame: what happened, how it stands, what the dice showed and how likely that was.

It is made from the recording of the match. A frame is one picture. Decisions that the match does not tell share one,
or have none where nothing has changed.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from placky.boundary.asked import asked
from placky.errors import BadRulebook
from placky.faults import Fault, attempt, hearing
from placky.matches.recording import Taken
from placky.rulebook import AnyMatch, Moment, Rulebook, Standing, playable
from placky.storyboard.odds import OddsLine, odds_lines
from placky.words import Hand, Plain, listed, players

MOST_OUTCOMES = 12
"""A roll with more outcomes than these is looked up, not hoped for; its odds say nothing."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log, the rule behind it, and what it is to the log, if anything."""

    text: str
    rule: str = ""
    moment: Moment | None = None


@dataclass(frozen=True, slots=True)
class FallenThrow:
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
class MatchFrame:
    """One picture of a match: its number from 0, how many entries of the log lead to it, and all there is to say."""

    number: int
    entry: int
    state: Plain
    standing: Standing
    lines: Sequence[LogLine] = ()
    throw: FallenThrow | None = None
    faults: Sequence[Fault] = ()
    """What could not be told of it."""

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
    """Events since the last frame of which nothing was told, and the entry after which they stand."""

    entry: int = 0
    events: list[Plain] = field(default_factory=list)
    state: Plain = field(default_factory=dict)

    def frame(self, match: AnyMatch, number: int) -> "MatchFrame | None":
        """What the match says of them all the same."""
        faults: list[Fault] = []
        with hearing(faults):
            aside = match.aside(self.events) if self.events else None
            standing = _standing(match, self.state) if aside or faults else None
        if standing is None:
            return None
        rule = next((str(event["rule"]) for event in self.events if event["rule"]), "")
        lines = [LogLine(aside, rule)] if aside else []
        return MatchFrame(number, self.entry, self.state, standing, lines, None, faults)


def match_frames(book: Rulebook, match: Iterable[Taken]) -> Iterator[MatchFrame]:
    """Every frame of a match, the first before anything has happened.

    Raises `PlackyError` where `match` does, and `BadRulebook` for a standing with scores of others than those who play.
    """
    book = asked(book)
    game, number = playable(book), 0
    unsaid, before = _Unsaid(), Taken((), {})
    for entry, now in enumerate(match):
        faults: list[Fault] = []
        with hearing(faults):
            lines = [line for event in now.events if (line := _line(game, event, now.state))]
        if entry and not lines and not faults:
            unsaid.entry, unsaid.state = entry, now.state
            unsaid.events += now.events
        else:
            if found := unsaid.frame(game, number + 1):
                number += 1
                yield found
            unsaid = _Unsaid()
            number += bool(entry)
            with hearing(faults):
                standing = _standing(game, now.state)
                throw = attempt(partial(_fallen, book, before, now.events), _no_throw, "the roll", book)
            yield MatchFrame(number, entry, now.state, standing, lines, throw, faults)
        before = now
    if found := unsaid.frame(game, number + 1):
        yield found


def _standing(match: AnyMatch, state: Plain) -> Standing:
    """How it stands, with a score for each who plays, or none at all."""
    found, names = match.standing(state), players(state)
    if found.score and len(found.score) != len(names):
        allowed = f"one for each of {listed(names)}, or none" if names else "none, as the state names nobody who plays"
        raise BadRulebook(f"a Standing has {len(found.score)} scores; allowed: {allowed}")
    return found


def _no_throw() -> FallenThrow | None:
    """What stands in for dice that cannot be told."""
    return None


def _line(match: AnyMatch, event: Plain, state: Plain) -> LogLine | None:
    moment, told = match.moment(event, state), match.tell(event, state)
    if moment is None and told is None:
        return None
    text = moment.text if moment else (told or "").strip().lstrip("* ")
    return LogLine(text, str(event["rule"]), moment)


def _fallen(book: Rulebook, before: Taken, events: Sequence[Plain]) -> FallenThrow | None:
    """The dice that were due, as they fell; None where there were none."""
    rolled = next((event for event in events if event["event"] == "rolled"), None)
    if before.roll is None or rolled is None:
        return None
    dice, results = book.words().dice, tuple(rolled["results"])
    odds = odds_lines(before.roll, before.outcomes, dice, before.state)
    if not 1 < len(odds) <= MOST_OUTCOMES:
        odds = ()
    fell = next((n for n, line in enumerate(odds) if results in line.results), None)
    faces = [str(face) for face in dice.faces(rolled)]
    title, hands = dice.roll_title(before.roll), dice.hands(before.roll, before.state)
    return FallenThrow(title, hands, faces, odds if fell is not None else (), fell)
