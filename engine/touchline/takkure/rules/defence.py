"""1.05 Defence: every defender takes one action, in the order his coach likes (R-09).

Leans on 1.06, 1.07, 1.12, 3.02, 3.06 and 4.03. Actions are mandatory; pressing on the spot is the null choice (R-08).
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from touchline.core.play.requests import Choose, Closed, Command, Forbidden, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import has, used
from touchline.takkure.events import ActionChosen
from touchline.takkure.records import NOBODY
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.defensive_move import defensive_move, defensive_reach
from touchline.takkure.rules.fatigue import CHAPTER as FATIGUE
from touchline.takkure.rules.fatigue import rest, weary
from touchline.takkure.rules.ground import stand_up, standing
from touchline.takkure.rules.individual_play import DEFENCE, asking
from touchline.takkure.rules.pressure import PRESSURE, press
from touchline.takkure.rules.rugby import untaught
from touchline.takkure.rules.space import plan_move, propose_move
from touchline.takkure.rules.steal import CHAPTER as STEALING
from touchline.takkure.rules.steal import STEAL, declare_steal, plan_steal, propose_steal, stealable
from touchline.takkure.rules.tackle import TACKLE, declare_tackle, plan_tackle, propose_tackle
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

REST: Final = "rest"
_DUE = STATED["1.05-a", "1.05-b"]
_CHOSEN = ("1.05-a", "1.05-b", "1.05-c", "1.05-d")
CHOSEN: Mapping[str, str] = {
    PRESSURE: STATED[_CHOSEN],
    TACKLE: STATED[_CHOSEN],
    STEAL: STATED[_CHOSEN],
    REST: STATED[*_CHOSEN, "4.03-a"],
    "stand up": STATED[*_CHOSEN, "1.05-f", "3.02-c"],
}
"""What is stated of the choice of each action."""
ACTIONS = (PRESSURE, TACKLE, "stand up", REST, STEAL)


@rule("1.05")
def defence(s: State) -> Rules[None]:
    """1.05-a: one action each, declared and moved one at a time."""
    team = 1 - s.attacker
    waiting = s.side(team)
    rulings = ("R-09",) if len(waiting) > 1 else ()
    hands, open_to = s.hands, {i: _options(s, i) for i in waiting}

    def decision() -> Choose:
        nonlocal hands, open_to
        if s.hands is not hands:  # what one does leaves the others' options alone; a card laid may change any
            hands, open_to = s.hands, {i: _options(s, i) for i in waiting}
        options = [option for i in waiting for option in open_to[i]]
        return Choose(s.coach(team), "defence", _DUE, None, options, _forbidden(s, tuple(waiting)))

    while waiting:
        who, action, plan = yield from asking(s, team, DEFENCE, lambda: waiting, decision)
        waiting.remove(who)
        yield Closed(ACTIONS, s.line_up.names[who], refuse("1.05", "action-had", who=s.line_up.names[who]))
        null = ("R-08",) if action == PRESSURE and len(plan) == 1 else ()
        yield ActionChosen(CHOSEN[action], s.line_up.names[who], action, null + rulings)
        yield from weary(s, who)
        if action == PRESSURE:
            yield from defensive_move(s, who, plan)
            yield from press(s, who)
        elif action == TACKLE:
            yield from declare_tackle(s, who, plan)
        elif action == STEAL:
            yield from declare_steal(s, who, plan)
        elif action == REST:
            if has(s, who, "recover") and s.fatigue[who] and not s.resting[who]:
                yield from used(s, who, "recover")
            yield from rest(s, who, at_once=has(s, who, "recover"))
        else:
            yield from stand_up(s, who)


def _options(s: State, i: int) -> list[Option]:
    """1.05-c, f: a standing defender presses, tackles, steals or rests; one on the ground can only stand up."""
    name = s.line_up.names[i]
    if not standing(s, i):
        return [Option("stand up", name, "3.02", (i, "stand up", None))]
    reach = defensive_reach(s, i)

    def pressing(command: Command) -> Any:
        plan = plan_move(s, i, reach, "1.07", command)
        return plan if isinstance(plan, Refusal) else (i, PRESSURE, plan)

    def tackling(command: Command) -> Any:
        plan = plan_tackle(s, i, command)
        return plan if isinstance(plan, Refusal) else (i, TACKLE, plan)

    def near(chance: Random) -> Command:
        return propose_move(s, i, reach, PRESSURE, chance)

    def aim(chance: Random) -> Command:
        return propose_tackle(s, i, chance)

    limits = {"from": list(s.at[i]), "reach": reach}
    options = [Option(PRESSURE, name, "1.06", None, limits, pressing, near)]
    if s.line_up.chapter >= FATIGUE:
        options.append(Option(REST, name, "4.03", (i, REST, None)))
    if s.line_up.chapter >= STEALING and stealable(s):
        options.append(_steal_option(s, i, limits))
    if s.carrier != NOBODY and standing(s, s.carrier):
        options.append(
            Option(TACKLE, name, "1.12", None, {**limits, "target": s.line_up.names[s.carrier]}, tackling, aim)
        )
    return options


def _steal_option(s: State, i: int, limits: Mapping[str, Any]) -> Option:
    def check(command: Command) -> Any:
        plan = plan_steal(s, i, command)
        return plan if isinstance(plan, Refusal) else (i, STEAL, plan)

    def propose(chance: Random) -> Command:
        return propose_steal(s, i, chance)

    return Option(STEAL, s.line_up.names[i], "3.06", None, {**limits, "how": list(stealable(s))}, check, propose)


def _forbidden(s: State, waiting: tuple[int, ...]) -> Any:
    """What defenders might try and may not, worked out only when somebody asks."""

    def listed() -> list[Forbidden]:
        return [no for i in s.side(1 - s.attacker) for no in _why_not(s, i, i in waiting)]

    return listed


def _why_not(s: State, i: int, waits: bool) -> list[Forbidden]:
    name = s.line_up.names[i]
    if not waits:
        return [Forbidden(do, name, refuse("1.05", "action-had", who=name)) for do in ACTIONS]
    if not standing(s, i):
        lies = refuse("3.01", "only-standing-up", who=name)
        return [Forbidden(do, name, lies) for do in ACTIONS if do != "stand up"]
    no = [Forbidden("stand up", name, refuse("1.05", "stands-already", who=name))]
    if s.carrier == NOBODY:
        no.append(Forbidden(TACKLE, name, refuse("1.12", "nobody-to-tackle")))
    elif not standing(s, s.carrier):
        no.append(Forbidden(TACKLE, name, refuse("1.12", "carrier-on-the-ground", who=s.line_up.names[s.carrier])))
    if s.line_up.chapter < FATIGUE:
        no.append(Forbidden(REST, name, untaught("1.05", REST, "4.03", FATIGUE)))
    if s.line_up.chapter < STEALING:
        no.append(Forbidden(STEAL, name, untaught("1.05", STEAL, "3.06", STEALING)))
    elif not stealable(s):
        no.append(Forbidden(STEAL, name, refuse("3.06", "no-ball-to-steal")))
    return no
