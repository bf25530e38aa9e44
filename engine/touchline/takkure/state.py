"""The state of play: plain values. What never changes during play (cards, pitch, readings) is shared, not copied.

Each field stands once, in `State`: its type, what it begins with, and how a position says it. Players are indices into
the lists; `SetUp` knows their names. Lengths and places in thousandths of an inch.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from touchline.core.inches.geometry import Circle, Point
from touchline.core.play.codecs import FLAG, listed, maybe, tupled, whole, word
from touchline.core.play.commands import Commands
from touchline.core.play.fields import Fields, StatePart, kept
from touchline.core.play.requests import Rules
from touchline.takkure import codecs
from touchline.takkure.cards.printed import CARD, Card, radius
from touchline.takkure.commands import COMMANDS
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import (
    NO_CARDS,
    NOBODY,
    Cards,
    Laid,
    Mark,
    Measurement,
    Pass,
    SetUp,
    Steal,
    Tackle,
    TeamPlay,
    Walk,
)

BALL_RADIUS = radius(NUMBERS.ball.base)
NOWHERE: Point = (0, 0)
"""`State.at` of whoever has no place; it is this very tuple."""
TOSS, KICK_OFF, PLACING, TEMPLATE, MOVING, KICKING, CATCHING, PLAY, HALF_TIME, FULL_TIME = PHASES = (
    "toss", "kick-off", "placing", "template", "moving", "kick", "catching", "play", "half-time", "full time",
)  # fmt: skip
"""`State.phase`: what a match is at. "kick-off" means that one is due; the five after it are its steps (5.03)."""
ON, NEXT_KICK_OFF, MISSES_ONE, HALF, MATCH = range(5)
"""`State.off`: on the field, or off it until the next kick-off, the one after, the end of the half, for good (5.05)."""


FIGURES, BALL = StatePart("figures"), StatePart("ball")
STEP, ACTIVATION, TABLE = StatePart("step"), StatePart("activation"), StatePart("table")
"""The step of an activation, what was declared in it, and what else lies on the table until it ends."""
DECLARED, CARDS = StatePart("declared"), StatePart("cards")
TRY, KICKING_OFF, TIME, END = StatePart("try"), StatePart("kicking off"), StatePart("time"), StatePart("end")
_TOKENS, _BOXES = NUMBERS.activation.tokens, NUMBERS.time.boxes


@dataclass(slots=True, init=False)
class State:
    """Where everything stands. Mutable; `copy` is cheap."""

    commands: ClassVar[Commands] = COMMANDS
    copy: ClassVar[Callable[["State"], "State"]]
    """An independent copy; the line-up is shared."""

    line_up: SetUp = kept()
    attacker: int = BALL.told(codecs.TEAM, 0)
    tokens: int = BALL.told(whole(0, _TOKENS, "1.01"), _TOKENS)
    step: int = STEP.told(whole(0, 6), 0)
    """Of the six steps of an activation (1.02); 0 between two of them."""
    active: int = ACTIVATION.told(codecs.MAYBE_PLAYER, NOBODY)
    at: list[Point] = FIGURES.each(codecs.POINT, NOWHERE)
    ground: list[int] = FIGURES.each(whole(0), 0)
    wounds: list[int] = FIGURES.each(whole(0), 0)
    activations: list[int] = FIGURES.each(whole(0), 0)
    fatigue: list[int] = FIGURES.each(whole(0), 0)
    resting: list[int] = FIGURES.each(whole(0, 1), 0)
    off: list[int] = FIGURES.each(whole(ON, MATCH), ON)
    carrier: int = BALL.one(NOBODY, "ball")
    markers: list[str | None] = TABLE.each(codecs.MARKER, None, "marker")
    ball: Point | None = BALL.told(maybe(codecs.POINT), None)
    """Where it lies, if nobody holds it."""
    mark: Mark | None = ACTIVATION.told(maybe(codecs.MARK), None)
    start: Point | None = ACTIVATION.told(maybe(codecs.POINT), None)
    run: tuple[Point, ...] | None = ACTIVATION.told(maybe(codecs.WAY), None)
    tackles: list[Tackle] = ACTIVATION.told(listed(codecs.TACKLE), [])
    steals: list[Steal] = ACTIVATION.told(listed(codecs.STEAL), [])
    throw: Pass | None = ACTIVATION.told(maybe(codecs.PASS), None)
    moves: list[Walk] = TABLE.told(listed(codecs.WALK), [])
    measured: list[Measurement] = TABLE.told(listed(codecs.MEASUREMENT), [])
    declared: int = DECLARED.told(codecs.MAYBE_PLAYER, NOBODY)
    """Who has said on the practice ground what he will do (0.03)."""
    over: bool = END.told(FLAG, begins=False)
    decks: Cards = CARDS.told(codecs.INDIVIDUALS, NO_CARDS)
    hands: Cards = CARDS.told(codecs.INDIVIDUALS, NO_CARDS)
    discards: Cards = CARDS.told(codecs.INDIVIDUALS, NO_CARDS)
    team_plays: Cards = CARDS.told(codecs.COLLECTIVES, NO_CARDS)
    used_plays: Cards = CARDS.told(codecs.COLLECTIVES, NO_CARDS)
    laid: tuple[Laid, ...] = TABLE.told(tupled(codecs.LAID), ())
    play: TeamPlay | None = ACTIVATION.told(maybe(codecs.TEAM_PLAY), None)
    phase: str = TRY.told(word(*PHASES), PLAY)
    score: list[int] = TRY.told(listed(whole(0), 2), [0, 0])
    clock: int = TIME.told(whole(0, _BOXES, "6.04"), _BOXES)
    flipped: list[bool] = TIME.told(listed(FLAG, 2), [False, False])
    """Does the time token of each team show its active side (6.04)?"""
    half: int = TIME.told(whole(1, 2), 1)
    kicked: int = KICKING_OFF.told(codecs.MAYBE_TEAM, NOBODY)
    kicker_decides: int = TRY.told(codecs.MAYBE_TEAM, NOBODY)
    kicking: int = KICKING_OFF.told(codecs.MAYBE_TEAM, NOBODY)
    template: Point | None = KICKING_OFF.told(maybe(codecs.POINT), None)
    waiting: list[int] = KICKING_OFF.told(listed(codecs.PLAYER), [])

    def __init__(self, line_up: SetUp) -> None:
        FIELDS.begin(self, len(line_up.cards))
        self.line_up = line_up

    def disc(self, player: int) -> Circle:
        """A player's base where it stands."""
        return self.at[player], self.line_up.radius[player]

    def coach(self, team: int) -> str:
        """The name of a team, which is also its coach's name here (0.04)."""
        return self.line_up.teams[team]

    def side(self, team: int) -> list[int]:
        """The players of a team on the field."""
        return [i for i, t in enumerate(self.line_up.team) if t == team and not self.off[i]]

    def squad(self, team: int) -> list[int]:
        """The players of a team, on the field or off it."""
        return [i for i, t in enumerate(self.line_up.team) if t == team]

    def fielded(self) -> list[int]:
        """Everyone on the field."""
        return [i for i, off in enumerate(self.off) if not off]

    def reading(self, ruling: str) -> str:
        """How a ruling with more than one reading is played here."""
        return self.line_up.readings[ruling]

    def walk(self, player: int, number: str, path: tuple[Point, ...]) -> None:
        """Set his figure down at the end of a path, and keep it for those who look on, if it leads anywhere."""
        self.at[player] = path[-1]
        if len(path) > 1:
            self.moves.append(Walk(player, number, path))

    def clear_table(self) -> None:
        """Take every marker of this activation off the table (not ground tokens, not the ball)."""
        FIELDS.reset(self, len(self.at), _CLEARED)


FIELDS = Fields(State)
State.copy = FIELDS.copier(State)
_CLEARED = FIELDS.parts(ACTIVATION, TABLE)
"""What an activation begins with."""


def gets_on(s: State, step: Rules[None]) -> Rules[None]:
    """Play a step of a procedure that goes on until it is over; one that changes nothing would go on for ever.

    Raises `RuntimeError` then: it can only come of a rule that has been switched off.
    """
    before = s.copy()
    yield from step
    if s == before:
        raise RuntimeError(f"nothing happens any more (phase {s.phase}): a rule is missing")


@lru_cache(maxsize=256)
def _shown(card: Card) -> tuple[dict[str, Any], list[str]]:
    """What is printed on a card, as plain data, and which of it are lists; it is shown with every state."""
    printed = CARD.show(card, None)
    return printed, [key for key, value in printed.items() if isinstance(value, list)]


def _printed(card: Card) -> dict[str, Any]:
    """The same, as whoever asks may change it."""
    printed, lists = _shown(card)
    return {**printed, **{key: printed[key][:] for key in lists}}


def show(s: State) -> dict[str, Any]:
    """The state as plain JSON data; `position.read` takes it back without loss."""
    u = s.line_up
    return {
        "game": "takkure",
        "mode": u.mode,
        "chapter": u.chapter,
        "readings": dict(u.readings),
        "forward_only": u.forward_only,
        "team_skills": {team: skill for team, skill in zip(u.teams, u.team_skills, strict=True) if skill},
        "field": {key: getattr(u.pitch, key) for key in ("width", "length", "in_goal", "kick_off")},
        "teams": list(u.teams),
        **FIELDS.show(s, u, [*map(_printed, u.cards)]),
    }
