"""The state of play: plain values. What never changes during play (cards, readings) is shared, not copied.

Each field stands once, in `State`: its type, what it begins with, and how a position says it. A player is a number, the
place of his card in the set-up; a side is 0 or 1, and 0 defends the left end. Hexes are axial coordinates, facings 0 to
5 (`touchline.core.hexes`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from touchline.core.hexes.coordinates import SIDES, Hex
from touchline.core.play.codecs import FLAG, maybe, tupled, whole, word
from touchline.core.play.commands import Commands
from touchline.core.play.fields import Fields, Follow, StatePart, kept
from touchline.core.rulebook.typed import of_type
from touchline.dreadball import codecs
from touchline.dreadball.commands import COMMANDS
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import label
from touchline.dreadball.records import NOBODY, REMOVED, Action, Free, SetUp, Way
from touchline.dreadball.rules.stats import Card

GAME = "dreadball"
SET_UP, BEGIN, LAUNCH, ACTIONS, OVER = "set-up", "begin", "launch", "actions", "over"
PHASES = (SET_UP, BEGIN, LAUNCH, ACTIONS, OVER)
RUSHING = (LAUNCH, ACTIONS)
"""The phases of a rush that has begun."""

_GAME, _RUSH, _PLAYERS, _BALL, _ACTION = map(StatePart, ("game", "rush", "players", "ball", "action"))
_MOST_RUSHES = 10**6
_MOST_OUT = NUMBERS.rush.rushes * NUMBERS.armour.removed


@dataclass(slots=True, init=False)
class State:
    """Where everything stands. Mutable; `copy` is cheap."""

    commands: ClassVar[Commands] = COMMANDS
    copy: ClassVar[Callable[["State"], "State"]]
    """An independent copy; the set-up is shared."""

    set_up: SetUp = kept()
    cards: tuple[Card, ...] = kept(())
    """Everybody's cards."""
    phase: str = _GAME.told(word(*PHASES), SET_UP)
    rush: int = _RUSH.told(whole(0, _MOST_RUSHES), 0)
    side: int = _RUSH.told(codecs.TEAM, 0, "rushing")
    tokens: int = _RUSH.told(whole(0, NUMBERS.rush.tokens), 0)
    score: int = _GAME.told(codecs.LEAD, 0)
    """Points of side 0 less those of side 1: one track for both."""
    sudden: bool = _GAME.told(FLAG, begins=False, key="sudden_death")
    ended: bool = _RUSH.told(FLAG, begins=False)
    """Has the rush ended, but for free actions?"""
    winner: int = _GAME.told(codecs.MAYBE_TEAM, NOBODY)
    at: list[Hex | None] = _PLAYERS.each(codecs.MAYBE_HEX, None)
    facing: list[int] = _PLAYERS.each(whole(0, SIDES - 1), 0)
    down: list[bool] = _PLAYERS.each(FLAG, begins=False)
    out: list[int] = _PLAYERS.each(whole(REMOVED, _MOST_OUT), 0)
    """Turns out of play; REMOVED for good. 0 on the pitch and on the bench."""
    used: list[int] = _RUSH.each(whole(0, NUMBERS.rush.per_player), 0)
    """Action tokens of this rush."""
    carrier: int = _BALL.one(NOBODY, "ball")
    ball: Hex | None = _BALL.told(codecs.MAYBE_HEX, None)
    free: tuple[Free, ...] = _ACTION.told(tupled(codecs.FREE), ())
    action: Action | None = _ACTION.told(maybe(codecs.ACTION), None)
    ways: tuple[Way, ...] = _ACTION.told(tupled(codecs.WAY), ())
    """Who has moved in the latest action; a picture shows it until the next one."""
    standing: dict[Hex, int] = kept({})
    """Hex -> whoever is there, lying or not."""

    def __init__(self, set_up: SetUp) -> None:
        FIELDS.begin(self, len(set_up.cards))
        self.set_up = set_up
        self.cards = set_up.cards

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

    def stand(self) -> None:
        """Note in `standing` who is where. Of two in one hex, which no rule allows, it is the first."""
        self.standing = {}
        for i, here in enumerate(self.at):
            if here is not None:
                self.standing.setdefault(here, i)

    def walked(self, player: int, *way: Hex) -> None:
        """Note a way, which goes on where the player's last one ended."""
        found = dict(self.ways)
        before = found.get(player, ())
        found[player] = (*before, *way[1:]) if before and before[-1] == way[0] else way
        self.ways = tuple(found.items())

    def points(self) -> dict[str, int]:
        """The lead of either team on the one score track."""
        points: dict[str, int] = codecs.LEAD.show(self.score, self.set_up)
        return points


FIELDS = Fields(
    State,
    follows={
        "game": Follow({"enum": [GAME]}, lambda _: GAME),
        "house": Follow(of_type(bool), lambda _: True),
        "target": Follow(of_type(int), lambda _: NUMBERS.score.end),
        "carrier": Follow(of_type(str | None), lambda s: None if s.carrier == NOBODY else s.name(s.carrier)),
    },
    each={"hex": Follow(of_type(str | None), lambda s: [here and label(here) for here in s.at])},
)
State.copy = FIELDS.copier(State)


def show(s: State) -> dict[str, Any]:
    """The state as plain JSON data; `position.read` takes it back without loss between two actions."""
    u = s.set_up
    cards = [codecs.CARD.show(card, u) for card in s.cards]
    return {**FIELDS.show(s, u, cards), "teams": list(u.teams), "readings": dict(u.readings)}
