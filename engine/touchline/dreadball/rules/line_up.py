"""Lining up before the first rush: six a side, anywhere in their own half, the home team first (D-01, RD-9)."""

from functools import partial
from random import Random

from touchline.core.hexes.coordinates import Hex
from touchline.core.play.requests import Choose, Command, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events import LinedUp
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH, half, hexes_of, label, named
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.entering import forward
from touchline.dreadball.rules.moving import destination
from touchline.dreadball.state import BEGIN, State
from touchline.dreadball.stated import STATED

LINE_UP = "line up"


def line_up(s: State) -> Rules[None]:
    """One player takes his place, or all who are left of a team take theirs; then the first rush can begin."""
    side = next((side for side in (0, 1) if len(s.squad(side)) < _due(s, side)), None)
    if side is None:
        s.phase = BEGIN
        return
    chosen = yield Choose(s.set_up.teams[side], "line-up", STATED["D-01-f"], None, _options(s, side))
    placed = _house(s, side) if chosen is None else [chosen]
    for player, there, facing in placed:
        yield from place(s, player, there, facing)


@rule("D-01")
def place(s: State, player: int, there: Hex, facing: int) -> Rules[None]:
    """D-01, before the first rush: a player takes his place (RD-9)."""
    s.put(player, there)
    s.facing[player] = facing
    yield LinedUp(STATED["D-01-f"], s.name(player), there, facing)


def _due(s: State, side: int) -> int:
    players = sum(card.side == side for card in s.cards)
    return min(players, int(NUMBERS.rush.on_pitch))


def _waiting(s: State, side: int) -> list[int]:
    return [i for i, card in enumerate(s.cards) if card.side == side and s.at[i] is None]


def _house(s: State, side: int) -> list[tuple[int, Hex, int]]:
    """The places of the roster; whoever has none stands on the first free hex of his half."""
    placed: list[tuple[int, Hex, int]] = []
    taken = set(s.standing)
    waiting = _waiting(s, side)
    waiting.sort(key=lambda i: i not in s.set_up.places)
    for i in waiting[: _due(s, side) - len(s.squad(side))]:
        there = s.set_up.places.get(i)
        if there is None or there in taken:
            there = next(here for here in hexes_of(side) if here not in taken)
        taken.add(there)
        placed.append((i, there, forward(side)))
    return placed


def _options(s: State, side: int) -> list[Option]:
    found = [
        Option("place", s.name(i), "D-01", None, {"half": side}, partial(_said, s, i, side), partial(_any, s, i, side))
        for i in _waiting(s, side)
    ]
    return [Option(LINE_UP, None, "D-01"), *found]


def _said(s: State, player: int, side: int, command: Command) -> tuple[int, Hex, int] | Refusal:
    there = destination(command)
    if half(there) != side or there not in PITCH.around:
        return refuse("D-01", "not-his-half", hex=named(there), team=s.set_up.teams[side])
    if there in s.standing:
        return refuse("D-01", "hex-taken", who=s.name(s.standing[there]), hex=label(there))
    return player, there, command.get("facing", forward(side))


def _any(s: State, player: int, side: int, chance: Random) -> Command:
    free = [here for here in hexes_of(side) if here not in s.standing]
    return {"do": "place", "player": s.name(player), "to": free[int(chance.random() * len(free))]}
