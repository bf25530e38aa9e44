"""The state of play: plain values. What never changes during play (cards, readings) is shared, not copied.

A player is a number, the place of his card in the set-up; a side is 0 or 1, and 0 defends the left end. Hexes are axial
coordinates, facings 0 to 5 (`touchline.core.hexes`).
"""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from touchline.core.hexes.coordinates import Hex
from touchline.core.play.commands import Commands
from touchline.dreadball.commands import COMMANDS
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH, label
from touchline.dreadball.rules.stats import Card

GAME = "dreadball"
SET_UP, BEGIN, LAUNCH, ACTIONS, OVER = "set-up", "begin", "launch", "actions", "over"
PHASES = (SET_UP, BEGIN, LAUNCH, ACTIONS, OVER)
RUSHING = (LAUNCH, ACTIONS)
"""The phases of a rush that has begun."""
NOBODY = -1
REMOVED = -1
"""`State.out` of a player who is removed from the game."""


class SetUp(NamedTuple):
    """Everything fixed at set-up."""

    teams: tuple[str, str]
    names: tuple[str, ...]
    cards: tuple[Card, ...]
    readings: Mapping[str, str]
    """Ruling -> the reading played, for rulings that have more than one."""
    places: Mapping[int, Hex]
    """Where players line up, for those who have a place of their own."""


class Action(NamedTuple):
    """An action that is being taken. `left` is the movement left; `tests` counts Evades and Dashes so far."""

    kind: str
    player: int
    left: int
    tests: tuple[int, int] = (0, 0)
    steps: int = 0
    turned: bool = False

    @property
    def moved(self) -> bool:
        """Has he moved in this action, if only to turn?"""
        return self.steps > 0 or self.turned

    def gone(self, steps: int, cost: int, turned: bool) -> "Action":
        """The action after so many steps more, which have cost so much movement."""
        kind, player, left, tests, before, spun = self
        return Action(kind, player, left - cost, tests, before + steps, spun or turned)

    def lengthened(self, left: int) -> "Action":
        """The action with so much movement left."""
        kind, player, _, tests, steps, turned = self
        return Action(kind, player, left, tests, steps, turned)

    def tested(self, which: int) -> "Action":
        """The action after one Evade (0) or Dash (1) more."""
        kind, player, left, (evades, dashes), steps, turned = self
        return Action(kind, player, left, (evades + (not which), dashes + which), steps, turned)


class Free(NamedTuple):
    """A free action that a player has earned, of these kinds, by this rule."""

    player: int
    kinds: tuple[str, ...]
    rule: str


class State:
    """Where everything stands. Mutable; `copy` is cheap."""

    commands: ClassVar[Commands] = COMMANDS
    __slots__ = (
        "action", "at", "ball", "cards", "carrier", "down", "ended", "facing", "free", "out", "phase", "rush", "score",
        "set_up", "side", "standing", "sudden", "tokens", "used", "ways", "winner",
    )  # fmt: skip

    def __init__(self, set_up: SetUp) -> None:
        players = len(set_up.cards)
        self.set_up = set_up
        self.cards = set_up.cards
        """Everybody's cards."""
        self.phase = SET_UP
        self.rush = 0
        self.side = 0
        self.tokens = 0
        self.score = 0
        """Points of side 0 less those of side 1: one track for both."""
        self.sudden = False
        self.ended = False
        """Has the rush ended, but for free actions?"""
        self.winner = NOBODY
        self.at: list[Hex | None] = [None] * players
        self.facing = [0] * players
        self.down = [False] * players
        self.out = [0] * players
        """Turns out of play; REMOVED for good. 0 on the pitch and on the bench."""
        self.used = [0] * players
        """Action tokens of this rush."""
        self.ball: Hex | None = None
        self.carrier = NOBODY
        self.free: tuple[Free, ...] = ()
        self.action: Action | None = None
        self.ways: tuple[tuple[int, tuple[Hex, ...]], ...] = ()
        """Who has moved in the latest action, and along which hexes; a picture shows it until the next one."""
        self.standing: dict[Hex, int] = {}
        """Hex -> whoever is there, lying or not."""

    def copy(self) -> "State":
        """An independent copy; the set-up is shared."""
        twin = State.__new__(State)
        twin.set_up = self.set_up
        twin.cards = self.cards
        twin.phase = self.phase
        twin.rush = self.rush
        twin.side = self.side
        twin.tokens = self.tokens
        twin.score = self.score
        twin.sudden = self.sudden
        twin.ended = self.ended
        twin.winner = self.winner
        twin.at = self.at[:]
        twin.facing = self.facing[:]
        twin.down = self.down[:]
        twin.out = self.out[:]
        twin.used = self.used[:]
        twin.ball = self.ball
        twin.carrier = self.carrier
        twin.free = self.free
        twin.action = self.action
        twin.ways = self.ways
        twin.standing = self.standing.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal when every value is, the set-up included."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]

    @property
    def readings(self) -> Mapping[str, str]:
        """How rulings with more than one reading are played here."""
        return self.set_up.readings

    def name(self, player: int) -> str:
        """A player's name."""
        return self.cards[player].name

    def coach(self, player: int) -> str:
        """The coach of a player, who goes by the name of his team."""
        return self.set_up.teams[self.cards[player].side]

    def rushing(self) -> str:
        """The team whose rush it is."""
        return self.set_up.teams[self.side]

    def here(self, player: int) -> Hex:
        """The hex of a player who is on the pitch. Raises `ValueError` for anybody else."""
        at = self.at[player]
        if at is None:
            raise ValueError(f"{self.name(player)} is not on the pitch")
        return at

    def squad(self, side: int) -> list[int]:
        """Everybody of a side who is on the pitch."""
        cards = self.cards
        return sorted([i for i in self.standing.values() if cards[i].side == side])

    def put(self, player: int, there: Hex | None) -> None:
        """Put a player on a hex, or off the pitch. The hex must be empty."""
        here = self.at[player]
        if here is not None:
            del self.standing[here]
        self.at[player] = there
        if there is not None:
            self.standing[there] = player

    def walked(self, player: int, *way: Hex) -> None:
        """Note a way, which goes on where the player's last one ended."""
        found = dict(self.ways)
        before = found.get(player, ())
        found[player] = (*before, *way[1:]) if before and before[-1] == way[0] else way
        self.ways = tuple(found.items())

    def points(self) -> dict[str, int]:
        """The lead of either team on the one score track."""
        return {self.set_up.teams[0]: max(self.score, 0), self.set_up.teams[1]: max(-self.score, 0)}


def show(s: State) -> dict[str, Any]:
    """The state as plain JSON data; `position.read` takes it back without loss between two actions."""
    teams = s.set_up.teams
    action = s.action
    return {
        "game": GAME, "phase": s.phase, "teams": list(teams), "rush": s.rush, "rushing": teams[s.side],
        "tokens": s.tokens, "score": s.points(), "target": NUMBERS.score.end, "sudden_death": s.sudden,
        "ended": s.ended, "winner": None if s.winner == NOBODY else teams[s.winner],
        "players": [_player(s, i, card) for i, card in enumerate(s.cards)],
        "ball": None if s.ball is None else list(s.ball),
        "carrier": None if s.carrier == NOBODY else s.name(s.carrier),
        "free": [{"player": s.name(f.player), "actions": list(f.kinds), "rule": f.rule} for f in s.free],
        "action": action and {
            "do": action.kind, "player": s.name(action.player), "left": action.left,
            "evades": action.tests[0], "dashes": action.tests[1], "steps": action.steps, "turned": action.turned,
        },
        "ways": [{"player": s.name(i), "way": [list(here) for here in way]} for i, way in s.ways],
        "readings": dict(s.readings), "house": True,
    }  # fmt: skip


def _player(s: State, i: int, card: Card) -> dict[str, Any]:
    at = s.at[i]
    return {
        "name": card.name, "team": s.set_up.teams[card.side], "profile": card.profile, "role": card.role,
        "move": card.move, "strength": card.strength, "speed": card.speed, "skill": card.skill, "armour": card.armour,
        "at": None if at is None else list(at), "hex": None if at is None else label(at), "facing": s.facing[i],
        "down": s.down[i], "out": s.out[i], "used": s.used[i], "ball": s.carrier == i, "house": card.house,
    }  # fmt: skip


def on_pitch(here: object) -> bool:
    """Is this a hex of the pitch?"""
    return here in PITCH.around
