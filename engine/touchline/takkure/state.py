"""The state of play: plain values. What never changes during play (cards, pitch, readings) is shared, not copied.

Players are indices into the lists; `LineUp` knows their names. Lengths and places in thousandths of an inch.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from touchline.core.inches.geometry import Disc, Point
from touchline.core.play.commands import Commands
from touchline.core.play.requests import Rules
from touchline.takkure.commands import COMMANDS
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.card import Card, radius
from touchline.takkure.rules.pitch import Pitch

BALL_RADIUS = radius(NUMBERS.ball.base)
NOBODY = -1
TOSS, KICK_OFF, PLACING, TEMPLATE, MOVING, KICKING, CATCHING, PLAY, HALF_TIME, FULL_TIME = PHASES = (
    "toss", "kick-off", "placing", "template", "moving", "kick", "catching", "play", "half-time", "full time",
)  # fmt: skip
"""`State.phase`: what a match is at. "kick-off" means that one is due; the five after it are its steps (5.03)."""
ON, NEXT_KICK_OFF, MISSES_ONE, HALF, MATCH = range(5)
"""`State.off`: on the field, or off it until the next kick-off, the one after, the end of the half, for good (5.05)."""


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
    team_skills: tuple[str | None, str | None] = (None, None)
    """5.07: the skill of each team, if it has one."""


class Tackle(NamedTuple):
    """A declared tackle (1.12). `contact` is None until the carrier has moved."""

    by: int
    on: int
    at: Point
    place: Point
    target: Point
    contact: bool | None


Cards = tuple[tuple[str, ...], tuple[str, ...]]
"""Names of play cards, a tuple a team (4.07, 4.08)."""
NO_CARDS: Cards = ((), ())
CARD_KEYS = ("decks", "hands", "discards", "team_plays", "used_plays")


class TeamPlay(NamedTuple):
    """A collective play being played (4.08): `players` begin with the carrier; `shown` once it is turned over."""

    card: str
    players: tuple[int, ...]
    shown: bool


class Steal(NamedTuple):
    """A declared steal (3.06): `how` is "loose", "ground" (held by `target`) or "air"."""

    by: int
    how: str
    target: int


class Pass(NamedTuple):
    """A declared pass (2.01, 3.03), and the point of the passer's way where the ball is to leave."""

    by: int
    to: int
    at: Point
    ground: bool


Mark = tuple[Point, Point | None, Point]
"""Where the player stands, the turn token if there is one, and the movement token (1.04)."""


def marked_path(mark: Mark) -> tuple[Point, ...]:
    """The line from the player over the turn token, if there is one, to the movement token."""
    here, turn, to = mark
    return (here, turn, to) if turn is not None else (here, to)


class Walk(NamedTuple):
    """A move made this activation, for those who look on."""

    player: int
    rule: str
    path: tuple[Point, ...]


class State:
    """Where everything stands. Mutable; `copy` is cheap."""

    commands: ClassVar[Commands] = COMMANDS

    __slots__ = (
        "activations",
        "active",
        "at",
        "attacker",
        "ball",
        "carrier",
        "clock",
        "decks",
        "declared",
        "discards",
        "fatigue",
        "flipped",
        "ground",
        "half",
        "hands",
        "kicked",
        "kicker_decides",
        "kicking",
        "laid",
        "line_up",
        "mark",
        "markers",
        "measured",
        "moves",
        "off",
        "over",
        "phase",
        "play",
        "resting",
        "run",
        "score",
        "start",
        "steals",
        "step",
        "tackles",
        "team_plays",
        "template",
        "throw",
        "tokens",
        "used_plays",
        "waiting",
        "wounds",
    )  # fmt: skip

    def __init__(self, line_up: LineUp, at: list[Point]) -> None:
        players = len(line_up.cards)
        self.line_up = line_up
        self.at = at
        self.ground = [0] * players
        self.wounds = [0] * players
        self.fatigue = [0] * players
        self.resting = [0] * players
        self.off = [ON] * players
        self.decks = self.hands = self.discards = self.team_plays = self.used_plays = NO_CARDS
        self.laid: tuple[tuple[str, int], ...] = ()
        self.play: TeamPlay | None = None
        self.activations = [0] * players
        self.markers: list[str | None] = [None] * players
        self.attacker = 0
        self.carrier = NOBODY
        self.ball: Point | None = None
        self.tokens = NUMBERS.activation.tokens
        self.step = 0
        self.active = NOBODY
        self.mark: Mark | None = None
        self.start: Point | None = None
        self.run: tuple[Point, ...] | None = None
        self.tackles: list[Tackle] = []
        self.steals: list[Steal] = []
        self.throw: Pass | None = None
        self.moves: list[Walk] = []
        self.measured: list[tuple[int, int, int, str]] = []
        self.declared = NOBODY
        self.over = False
        self.phase = PLAY
        self.score = [0, 0]
        self.clock = NUMBERS.time.boxes
        self.flipped = [False, False]
        self.half = 1
        self.kicked = NOBODY
        self.kicker_decides = NOBODY
        self.kicking = NOBODY
        self.template: Point | None = None
        self.waiting: list[int] = []

    def copy(self) -> "State":
        """An independent copy; the line-up is shared."""
        twin = State.__new__(State)
        twin.line_up = self.line_up
        twin.at = self.at[:]
        twin.ground = self.ground[:]
        twin.wounds = self.wounds[:]
        twin.fatigue = self.fatigue[:]
        twin.resting = self.resting[:]
        twin.off = self.off[:]
        twin.decks, twin.hands, twin.discards = self.decks, self.hands, self.discards
        twin.team_plays, twin.used_plays = self.team_plays, self.used_plays
        twin.laid, twin.play = self.laid, self.play
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
        twin.steals = self.steals[:]
        twin.throw = self.throw
        twin.moves = self.moves[:]
        twin.measured = self.measured[:]
        twin.declared = self.declared
        twin.over = self.over
        twin.phase = self.phase
        twin.score = self.score[:]
        twin.clock = self.clock
        twin.flipped = self.flipped[:]
        twin.half = self.half
        twin.kicked = self.kicked
        twin.kicker_decides = self.kicker_decides
        twin.kicking = self.kicking
        twin.template = self.template
        twin.waiting = self.waiting[:]
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
        self.active = NOBODY
        self.mark = self.start = self.run = None
        self.tackles = []
        self.steals = []
        self.throw = None
        self.laid = ()
        self.play = None
        self.moves = []
        self.measured = []
        self.markers = [None] * len(self.markers)


def gets_on(s: State, step: Rules) -> Rules:
    """Play a step of a procedure that goes on until it is over; one that changes nothing would go on for ever.

    Raises `RuntimeError` then: it can only come of a rule that has been switched off.
    """
    before = s.copy()
    yield from step
    if s == before:
        raise RuntimeError(f"nothing happens any more (phase {s.phase}): a rule is missing")


def _point(point: Point | None) -> list[int] | None:
    return list(point) if point is not None else None


def _team(s: State, team: int) -> str | None:
    return s.coach(team) if team != NOBODY else None


def _throw(s: State) -> dict[str, Any] | None:
    names = s.line_up.names
    ball = s.throw
    return ball and {"by": names[ball.by], "to": names[ball.to], "at": list(ball.at), "ground": ball.ground}


def _cards(s: State) -> dict[str, Any]:
    """The play cards: whose they are, which lie on the table."""
    names = s.line_up.names
    return {
        **{
            key: {team: list(cards) for team, cards in zip(s.line_up.teams, getattr(s, key), strict=True)}
            for key in CARD_KEYS
        },
        "laid": [{"card": card, "player": names[i]} for card, i in s.laid],
        "play": {"card": s.play.card, "players": [names[i] for i in s.play.players], "shown": s.play.shown}
        if s.play
        else None,
    }


def show(s: State) -> dict[str, Any]:
    """The state as plain JSON data; `position.read` takes it back without loss."""
    u = s.line_up
    players = [
        {
            "name": c.name, "team": u.teams[u.team[i]], "number": c.number, "at": list(s.at[i]), "radius": c.radius,
            "base": c.base, "ground": s.ground[i], "wounds": s.wounds[i], "activations": s.activations[i],
            "fatigue": s.fatigue[i], "resting": s.resting[i], "off": s.off[i],
            "ball": i == s.carrier, "marker": s.markers[i], "MOV": [m // 1000 for m in c.mov], "BaC": list(c.bac),
            "STR": c.strength, "REF": c.reflexes, "INT": c.intelligence, "PRT": c.protection, "BOD": c.body,
            "skills": list(c.skills), "position": c.position, "player_skill": c.player_skill, "house": c.house,
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
        "team_skills": {team: skill for team, skill in zip(u.teams, u.team_skills, strict=True) if skill},
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
        "steals": [
            {"by": name(x.by), "how": x.how, "target": name(x.target) if x.target != NOBODY else None} for x in s.steals
        ],
        "throw": _throw(s),
        "moves": [{"player": name(w.player), "rule": w.rule, "path": [list(p) for p in w.path]} for w in s.moves],
        "measured": [{"from": name(a), "to": name(b), "distance": d, "rule": r} for a, b, d, r in s.measured],
        "declared": name(s.declared) if s.declared != NOBODY else None,
        "over": s.over,
        **_cards(s),
        "phase": s.phase,
        "score": s.score[:],
        "clock": s.clock,
        "flipped": s.flipped[:],
        "half": s.half,
        "kicked": _team(s, s.kicked),
        "kicker_decides": _team(s, s.kicker_decides),
        "kicking": _team(s, s.kicking),
        "template": _point(s.template),
        "waiting": [name(i) for i in s.waiting],
    }  # fmt: skip
