"""What a player may do by himself now (D-20), each as an option that can be taken."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

from touchline.core.hexes.coordinates import Hex
from touchline.core.play.requests import Command, Option, Options, Refusal
from touchline.dreadball.events import Action
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH, within
from touchline.dreadball.records import NOBODY
from touchline.dreadball.rules.aims import Aim
from touchline.dreadball.rules.approach import AimedAction, allowance, plan_aimed, possible, proposed
from touchline.dreadball.rules.entering import enter_region, entering
from touchline.dreadball.rules.moving import Region
from touchline.dreadball.rules.run import run_region
from touchline.dreadball.rules.slam import ACTION as SLAM_ACTION
from touchline.dreadball.rules.sprint import sprint_region
from touchline.dreadball.rules.stats import may
from touchline.dreadball.rules.steal import ACTION as STEAL_ACTION
from touchline.dreadball.rules.throw import PASS_ACTION, STRIKE_ACTION
from touchline.dreadball.state import State
from touchline.dreadball.verbs import ENTER, PASS, RUN, SLAM, SPRINT, STAND_UP, STEAL, STRIKE

END = "end"
_END = Option(END, None, "D-04", None)
_AT_SOMETHING: tuple[Action, ...] = (SLAM, STEAL, PASS, STRIKE)
_AIMED: Mapping[Action, AimedAction] = {SLAM: SLAM_ACTION, STEAL: STEAL_ACTION, PASS: PASS_ACTION}


class Chosen(NamedTuple):
    """What a coach has chosen: who does what, and the plan of it."""

    player: int
    kind: Action
    plan: Any = None


def options_of(s: State) -> Options:
    """Everything that the rushing team may do now, ending its rush among it (RD-27)."""
    found: list[tuple[int, Action]] = []
    foes, most = on_their_feet(s, 1 - s.side), NUMBERS.rush.per_player
    for i in s.squad(s.side):
        if s.used[i] >= most:
            continue
        if s.down[i]:
            found.append((i, STAND_UP))
        else:
            found += open_to(s, i, foes)
    found += [(i, ENTER) for i in entering(s)]
    return Options(partial(option, s), found, _END)


def on_their_feet(s: State, side: int) -> list[Hex]:
    """The hexes of everybody of a side who stands."""
    return [here for here, i in s.standing.items() if not s.down[i] and s.cards[i].side == side]


def open_to(s: State, player: int, foes: list[Hex]) -> list[tuple[int, Action]]:
    """What is possible for a standing player; `foes` are the hexes of standing opponents."""
    card, carrier = s.cards[player], s.carrier
    robs = carrier != NOBODY and s.cards[carrier].side != card.side
    aimed = _aimed_by(card.role, carrier == player, robs)
    return [(player, RUN), (player, SPRINT), *[(player, kind) for kind in aimed if _reached(s, player, kind, foes)]]


def _reached(s: State, player: int, kind: Action, foes: list[Hex]) -> bool:
    """Is there something that he can do it to? An opponent beside him, or far away, is quickly seen: that is first."""
    if kind == STRIKE:
        return possible(s, player, STRIKE_ACTION, player, allowance(s, player)) is not None
    if kind == PASS:
        return bool(Aim(s, player, PASS_ACTION))
    here, whom = s.here(player), foes if kind == SLAM else (s.here(s.carrier),)
    near = within(here, allowance(s, player) + 1).intersection(whom)
    if not near:
        return False
    if not near.isdisjoint(PITCH.around[here]):
        return True
    return Aim(s, player, _AIMED[kind]).among([s.standing[there] for there in near])


@cache
def _aimed_by(role: str, holds: bool, robs: bool) -> tuple[Action, ...]:
    """The actions that a role may aim at somebody or at a hex.

    `holds`: he has the ball; `robs`: his opponents have it.
    """
    return tuple(
        kind for kind in _AT_SOMETHING
        if may(role, kind) and (holds or kind not in (PASS, STRIKE)) and (robs or kind != STEAL)
    )  # fmt: skip


def option(s: State, player: int, kind: Action) -> Option:
    """The option of an action that is open to a player."""
    if kind == STAND_UP:
        return Option(STAND_UP, s.name(player), "D-19", Chosen(player, STAND_UP))
    number, limits, check, sample = _REGIONS[kind](s, player)
    return Option(kind, s.name(player), number, None, limits, partial(_chosen, player, kind, check), sample)


def _chosen(player: int, kind: Action, check: Callable[[Command], Any], command: Command) -> Chosen | Refusal:
    plan = check(command)
    return plan if type(plan) is Refusal else Chosen(player, kind, plan)


def _aimed(aimed: AimedAction, s: State, i: int) -> Region:
    return Aim(s, i, aimed).region()


def _strike(s: State, i: int) -> Region:
    hexes = allowance(s, i)
    way = possible(s, i, STRIKE_ACTION, i, hexes) or []
    words = {"do": STRIKE, "player": s.name(i), **proposed(s, i, STRIKE_ACTION, i, way)}
    check = partial(plan_aimed, s, i, STRIKE_ACTION, i, hexes)
    return "D-17", {"hexes": hexes}, check, partial(_said, words)


def _said(words: dict[str, Any], chance: Random) -> Command:  # noqa: ARG001 - a sampler's signature
    return words


_REGIONS: Mapping[Action, Callable[[State, int], Region]] = {
    RUN: run_region, SPRINT: sprint_region, STRIKE: _strike, ENTER: enter_region,
    **{kind: partial(_aimed, aimed) for kind, aimed in _AIMED.items()},
}  # fmt: skip
