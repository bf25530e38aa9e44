"""Coming onto the pitch: a player of the bench enters from his end line (D-01, RD-26)."""

from functools import partial
from random import Random

from touchline.core.hexes.coordinates import SIDES, Hex
from touchline.core.play.requests import Command, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events import Entered
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH, label
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.moving import Region, destination
from touchline.dreadball.rules.pick_up import meet_ball
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import ENTER

Place = tuple[Hex, int]


def forward(side: int) -> int:
    """The facing toward the opponents' end."""
    return 0 if side == 0 else SIDES // 2


def benched(s: State, side: int) -> list[int]:
    """Who may come on: nobody in sudden death, nobody while six are on the pitch."""
    if s.sudden or len(s.squad(side)) >= NUMBERS.rush.on_pitch:
        return []
    return [i for i, card in enumerate(s.cards) if card.side == side and s.at[i] is None and s.out[i] == 0]


def entering(s: State) -> list[int]:
    """Everybody of the rushing team who may come on now."""
    waiting = benched(s, s.side)
    if not waiting or not _free(s):
        return []
    return [i for i in waiting if s.used[i] < NUMBERS.rush.per_player]


def enter_region(s: State, player: int) -> Region:
    """Coming on, for somebody who may."""
    free = _free(s)
    limits = {"hexes": [list(here) for here in free]}
    return "D-01", limits, partial(_said, free, s.side), partial(_any, s.name(player), free)


def _free(s: State) -> list[Hex]:
    return [here for here in PITCH.ends[s.side] if here not in s.standing]


def _said(free: list[Hex], side: int, command: Command) -> Place | Refusal:
    there = destination(command)
    if there not in free:
        return refuse("D-01", "not-his-end-line", free=list(map(label, free)))
    return there, command.get("facing", forward(side))


def _any(name: str, free: list[Hex], chance: Random) -> Command:
    return {"do": ENTER, "player": name, "to": free[int(chance.random() * len(free))]}


@rule("D-01")
def enter(s: State, player: int, place: Place) -> Rules[None]:
    """D-01: a player whose turns out of play are over, or who has waited, comes on (RD-26)."""
    there, facing = place
    s.put(player, there)
    s.facing[player] = facing
    yield Entered(STATED["D-01-h"], s.name(player), there, facing)
    yield from meet_ball(s, player)
