"""The state of play: plain values. What never changes during play (cards, pitch, readings) is shared, not copied.

Players are indices into the lists; `LineUp` knows their names. Lengths and places in thousandths of an inch.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from touchline.core.geometry import Disc, Point
from touchline.takkure.card import Card, radius
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.pitch import Pitch

BALL_RADIUS = radius(NUMBERS.ball.base)
NOBODY = -1


class LineUp(NamedTuple):
    """Everything fixed at set-up."""

    cards: tuple[Card, ...]
    names: tuple[str, ...]
    team: tuple[int, ...]
    radius: tuple[int, ...]
    who: Mapping[str, int]
    """Name -> index."""
    teams: tuple[str, str]
    pitch: Pitch
    chapter: int
    """Rules are taught up to this chapter (R-94)."""
    readings: Mapping[str, str]
    """Ruling -> the reading played, for rulings that have more than one."""
    forward_only: bool
    """0.C-c: the first exercise's free play forbids moving backwards."""
    mode: str


class Tackle(NamedTuple):
    """A declared tackle (1.12). `contact` is None until the carrier has moved."""

    by: int
    on: int
    at: Point
    place: Point
    target: Point
    contact: bool | None


class Walk(NamedTuple):
    """A move made this activation, for those who look on."""

    player: int
    rule: str
    path: tuple[Point, ...]


class State:
    """Where everything stands. Mutable; `copy` is cheap."""

    __slots__ = (
        "activations", "active", "at", "attacker", "ball", "carrier", "declared", "ground", "line_up", "mark",
        "markers", "measured", "moves", "over", "run", "start", "step", "tackles", "tokens", "wounds",
    )  # fmt: skip

    def __init__(self, line_up: LineUp, at: list[Point]) -> None:
        players = len(line_up.cards)
        self.line_up = line_up
        self.at = at
        self.ground = [0] * players
        self.wounds = [0] * players
        self.activations = [0] * players
        self.markers: list[str | None] = [None] * players
        self.attacker = 0
        self.carrier = NOBODY
        self.ball: Point | None = None
        self.tokens = NUMBERS.activation.tokens
        self.step = 0
        self.active = NOBODY
        self.mark: tuple[Point, Point | None, Point] | None = None
        self.start: Point | None = None
        self.run: tuple[Point, ...] | None = None
        self.tackles: list[Tackle] = []
        self.moves: list[Walk] = []
        self.measured: list[tuple[int, int, int, str]] = []
        self.declared = NOBODY
        self.over = False

    def copy(self) -> "State":
        """An independent copy; the line-up is shared."""
        twin = State.__new__(State)
        twin.line_up = self.line_up
        twin.at = self.at[:]
        twin.ground = self.ground[:]
        twin.wounds = self.wounds[:]
        twin.activations = self.activations[:]
        twin.markers = self.markers[:]
        twin.attacker = self.attacker
        twin.carrier = self.carrier
        twin.ball = self.ball
        twin.tokens = self.tokens
        twin.step = self.step
        twin.active = self.active
        twin.mark = self.mark
        twin.start = self.start
        twin.run = self.run
        twin.tackles = self.tackles[:]
        twin.moves = self.moves[:]
        twin.measured = self.measured[:]
        twin.declared = self.declared
        twin.over = self.over
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal when every value is, the line-up included."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def disc(self, player: int) -> Disc:
        """A player's base where it stands."""
        return self.at[player], self.line_up.radius[player]

    def coach(self, team: int) -> str:
        """The name of a team, which is also its coach's name here (0.04)."""
        return self.line_up.teams[team]

    def side(self, team: int) -> list[int]:
        """The players of a team on the field."""
        return [i for i, t in enumerate(self.line_up.team) if t == team]

    def reading(self, ruling: str) -> str:
        """How a ruling with more than one reading is played here."""
        return self.line_up.readings[ruling]

    def clear_table(self) -> None:
        """Take every marker of this activation off the table (not ground tokens, not the ball)."""
        self.active = NOBODY
        self.mark = self.start = self.run = None
        self.tackles = []
        self.moves = []
        self.measured = []
        self.markers = [None] * len(self.markers)


def _point(point: Point | None) -> list[int] | None:
    return list(point) if point is not None else None


def show(s: State) -> dict[str, Any]:
    """The state as plain JSON data; `position.read` takes it back without loss."""
    u = s.line_up
    players = [
        {
            "name": c.name, "team": u.teams[u.team[i]], "number": c.number, "at": list(s.at[i]), "radius": c.radius,
            "base": c.base, "ground": s.ground[i], "wounds": s.wounds[i], "activations": s.activations[i],
            "ball": i == s.carrier, "marker": s.markers[i], "MOV": [m // 1000 for m in c.mov], "BaC": list(c.bac),
            "STR": c.strength, "REF": c.reflexes, "INT": c.intelligence, "PRT": c.protection, "BOD": c.body,
            "skills": list(c.skills), "house": c.house,
        }
        for i, c in enumerate(u.cards)
    ]  # fmt: skip
    name = u.names.__getitem__
    return {
        "game": "takkure",
        "mode": u.mode,
        "chapter": u.chapter,
        "readings": dict(u.readings),
        "forward_only": u.forward_only,
        "field": {key: getattr(u.pitch, key) for key in ("width", "length", "in_goal", "kick_off")},
        "teams": list(u.teams),
        "attacker": u.teams[s.attacker],
        "tokens": s.tokens,
        "step": s.step,
        "active": name(s.active) if s.active != NOBODY else None,
        "players": players,
        "ball": _point(s.ball),
        "mark": {"from": list(s.mark[0]), "turn": _point(s.mark[1]), "to": list(s.mark[2])} if s.mark else None,
        "start": _point(s.start),
        "run": [list(p) for p in s.run] if s.run else None,
        "tackles": [
            {"by": name(t.by), "on": name(t.on), "at": list(t.at), "place": list(t.place), "target": list(t.target),
             "contact": t.contact}
            for t in s.tackles
        ],
        "moves": [{"player": name(w.player), "rule": w.rule, "path": [list(p) for p in w.path]} for w in s.moves],
        "measured": [{"from": name(a), "to": name(b), "distance": d, "rule": r} for a, b, d, r in s.measured],
        "declared": name(s.declared) if s.declared != NOBODY else None,
        "over": s.over,
    }  # fmt: skip
