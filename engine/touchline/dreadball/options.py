"""What a player may do by himself now (D-20), each as an option that can be taken."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple

from touchline.core.requests import Command, Option, Refusal
from touchline.dreadball.aims import Aim
from touchline.dreadball.approach import Deed, allowance, plan_deed, possible, proposed
from touchline.dreadball.entering import enter_options
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.run import run_option
from touchline.dreadball.slam import DEED as SLAM_DEED
from touchline.dreadball.sprint import sprint_option
from touchline.dreadball.state import NOBODY, State
from touchline.dreadball.stats import ACTIONS, ENTER, PASS, ROLES, RUN, SLAM, SPRINT, STAND_UP, STEAL, STRIKE, may
from touchline.dreadball.steal import DEED as STEAL_DEED
from touchline.dreadball.throw import PASS_DEED, STRIKE_DEED

END = "end"
_END = Option(END, None, "D-04", None, said="end the rush")
_HELD = (PASS, STRIKE)
"""Actions of whoever holds the ball."""
_OF_ROLE = {role: frozenset(kind for kind in ACTIONS if may(role, kind)) for role in ROLES}
_AIMED: dict[str, Deed] = {SLAM: SLAM_DEED, STEAL: STEAL_DEED, PASS: PASS_DEED}


class Chosen(NamedTuple):
    """What a coach has chosen: who does what, and the plan of it."""

    player: int
    kind: str
    plan: Any = None


def options_of(s: State) -> list[Option]:
    """Everything that the rushing team may do now, ending its rush among it (RD-27)."""
    found: list[Option] = []
    for i in s.squad(s.side):
        if s.used[i] >= NUMBERS.rush.per_player:
            continue
        if s.down[i]:
            found.append(Option(STAND_UP, s.name(i), "D-19", Chosen(i, STAND_UP)))
        else:
            found += options_for(s, i, ACTIONS)
    found += [_chosen_by(s.set_up.names.index(str(one.player)), ENTER, one) for one in enter_options(s)]
    found.append(_END)
    return found


def options_for(s: State, player: int, kinds: tuple[str, ...]) -> Iterator[Option]:
    """Those of these actions that are possible for a standing player."""
    held, opponents = s.carrier == player, s.carrier != NOBODY and s.cards[s.carrier].side != s.cards[player].side
    allowed = _OF_ROLE[s.cards[player].role]
    for kind in kinds:
        if kind not in allowed or (kind in _HELD and not held) or (kind == STEAL and not opponents):
            continue
        option = _option(s, player, kind)
        if option is not None:
            yield _chosen_by(player, kind, option)


def _chosen_by(player: int, kind: str, option: Option) -> Option:
    do, name, number, _, limits, check, sample, said = option
    return Option(do, name, number, None, limits, partial(_chosen, player, kind, check), sample, said)


def _chosen(player: int, kind: str, check: Callable[[Command], Any] | None, command: Command) -> Chosen | Refusal:
    plan = check(command) if check is not None else None
    return plan if type(plan) is Refusal else Chosen(player, kind, plan)


def _option(s: State, i: int, kind: str) -> Option | None:
    if kind == RUN:
        return run_option(s, i)
    if kind == SPRINT:
        return sprint_option(s, i)
    if kind == STRIKE:
        return _strike(s, i)
    aim = Aim(s, i, _AIMED[kind])
    return aim.option() if aim else None


def _strike(s: State, i: int) -> Option | None:
    hexes, name = allowance(s, i), s.name(i)
    way = possible(s, i, STRIKE_DEED, i, hexes)
    if way is None:
        return None
    words = {"do": STRIKE, "player": name, **proposed(s, i, STRIKE_DEED, i, way)}
    check = partial(plan_deed, s, i, STRIKE_DEED, i, hexes)
    return Option(STRIKE, name, "D-17", None, {"hexes": hexes}, check, partial(_said, words))


def _said(words: dict[str, Any], chance: Random) -> Command:  # noqa: ARG001 - a sampler's signature
    return words
