"""1.09 Second action, 1.10 Move as second action.

Chosen in step 4, when the tackles are declared and the move is made. Moves happen at once, dice wait for step 5.
Leans on 0.01, 1.18, 1.19, 2.01, 3.05, 4.04 and space occupation.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from touchline.core.inches.geometry import path_length
from touchline.core.play.requests import Choose, Closed, Command, Forbidden, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import longer, used
from touchline.takkure.events import Action, ActionChosen, Moved, NoSecondAction
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.ball import arrive
from touchline.takkure.rules.break_through import BREAK_THROUGH
from touchline.takkure.rules.dodge import DODGE
from touchline.takkure.rules.fatigue import may_move_again
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.individual_play import SECOND, asking
from touchline.takkure.rules.passing import CHAPTER as PASSING
from touchline.takkure.rules.passing import PASS, declare_pass, plan_pass, propose_pass, receivers
from touchline.takkure.rules.pick_up import CHAPTER as PICKING_UP
from touchline.takkure.rules.pick_up import PICK_UP, may_pick_up
from touchline.takkure.rules.rugby import may_break_through, untaught
from touchline.takkure.rules.space import plan_move, propose_move
from touchline.takkure.rules.tries import CHAPTER as TRYING
from touchline.takkure.rules.tries import TRY, may_try
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

MOVE: Final = "move"
NONE = "none"
SECOND_ACTIONS = (MOVE, PASS, DODGE, BREAK_THROUGH, PICK_UP, TRY)
TAUGHT = {PASS: ("2.01", PASSING), PICK_UP: ("3.05", PICKING_UP), TRY: ("4.04", TRYING)}
"""Second actions of later chapters (R-94): verb -> rule and chapter."""
CHOSEN: Mapping[str, str] = {
    MOVE: STATED["1.09-a", "1.09-d"],
    PASS: STATED["1.09-a", "1.09-d", "2.01-a", "2.01-b"],
    DODGE: STATED["1.09-a", "1.09-d", "1.18-a"],
    BREAK_THROUGH: STATED["1.09-a", "1.09-d", "1.19-a"],
    PICK_UP: STATED["1.09-a", "1.09-d", "3.05-a", "3.05-b"],
    TRY: STATED["1.09-a", "1.09-d", "4.04-a"],
}
"""What is stated of the choice of each."""


@rule("1.09")
def second_action(s: State, had_ball: bool) -> Rules[str]:
    """1.09: one of the six, as far as they are taught and legal. Returns the verb.

    `had_ball`: he held it when he was activated. Who lies then has passed from the ground, and there is none (1.09-b).
    """
    i = s.active
    name = s.line_up.names[i]
    if not standing(s, i):
        passes = refuse("3.03", "second-action-after-ground-pass", who=name)
        lies = refuse("3.01", "second-action-on-the-ground", who=name)
        yield Closed(SECOND_ACTIONS, name, passes if had_ball else lies)
        yield NoSecondAction(STATED["1.09-b", "3.03-d"] if had_ball else STATED["1.09-c"], name, ())
        return NONE
    choices = second_choices(s, i)
    if not choices.options:
        for no in choices.forbidden():
            yield Closed((no.do,), name, no.refusal)
        yield NoSecondAction("1.09", name, ("R-52", "R-64"))
        return NONE
    team = s.line_up.team[i]
    verb: Action
    verb, plan = yield from asking(s, team, SECOND, lambda: [i], lambda: second_choices(s, i), choices)
    yield Closed(SECOND_ACTIONS, name, refuse("1.09", "second-action-had", who=name))
    yield from begin_action(s, i, verb, plan)
    return verb


@rule("1.09")
def second_choices(s: State, i: int) -> Choose:
    """1.09-a: which of the six are open to a standing player, and why the others are not."""
    name = s.line_up.names[i]
    tackled = any(t.on == i for t in s.tackles)
    held = any(t.on == i and t.contact for t in s.tackles) and s.reading("R-13") == "forbidden"
    spent = may_move_again(s, i)
    options = [] if held or spent else [_move_option(s, i)]
    if tackled:
        options += [
            Option(DODGE, name, "1.18", (DODGE, None)),
            Option(BREAK_THROUGH, name, "1.19", (BREAK_THROUGH, None)),
        ]
    closed = _closed(s, i)
    if PASS not in closed:
        options.append(_pass_option(s, i))
    options += [Option(do, name, TAUGHT[do][0], (do, None)) for do in (PICK_UP, TRY) if do not in closed]

    def forbidden() -> list[Forbidden]:
        no = [Forbidden(MOVE, name, spent)] if spent else []
        no += [Forbidden(do, name, refusal) for do, refusal in closed.items()]
        ways = [DODGE, BREAK_THROUGH] if PASS in closed else [DODGE, BREAK_THROUGH, PASS]
        return no + _forbidden(s, i, ways if held else [], tackled)

    return Choose(s.coach(s.line_up.team[i]), "second action", STATED["1.09-a"], name, options, forbidden)


def begin_action(s: State, i: int, verb: Action, plan: Any) -> Rules[None]:
    """What a second action does at once: a move is made, a receiver is named; dice wait for step 5."""
    null = ("R-08",) if verb == MOVE and len(plan) == 1 else ()
    rulings = ("R-13",) if verb == MOVE and any(t.on == i and t.contact for t in s.tackles) else ()
    yield ActionChosen(CHOSEN[verb], s.line_up.names[i], verb, null + rulings)
    if verb == MOVE:
        yield from second_move(s, i, plan)
    elif verb == PASS:
        yield from declare_pass(s, plan)


def _closed(s: State, i: int) -> dict[str, Refusal]:
    """Why he may not pass, pick up or try; nothing about those that he may."""
    no = {
        do: untaught("1.09", do, number, chapter)
        for do, (number, chapter) in TAUGHT.items()
        if s.line_up.chapter < chapter
    }
    for do, check in ((PASS, _may_pass), (PICK_UP, may_pick_up), (TRY, may_try)):
        if do not in no and (refusal := check(s, i)):
            no[do] = refusal
    return no


def _may_pass(s: State, i: int) -> Refusal | None:
    """2.01-a, and somebody to pass to."""
    name = s.line_up.names[i]
    if s.carrier != i:
        return refuse("2.01", "only-carrier-passes", who=name)
    listed = receivers(s, i, s.run or (s.at[i],))
    refusals = [refusal for refusal in listed.values() if refusal is not None]
    if len(refusals) < len(listed):
        return None
    if not refusals:
        return refuse("2.01", "no-team-mate", who=name)
    first, *others = sorted(refusals, key=lambda no: no.rule)
    return first.and_also(*others)


def _pass_option(s: State, i: int) -> Option:
    way = s.run or (s.at[i],)
    able = [s.line_up.names[m] for m, refusal in receivers(s, i, way).items() if refusal is None]
    limits = {"way": [list(p) for p in way], "to": able}

    def check(command: Command) -> Any:
        plan = plan_pass(s, i, way, command)
        return plan if isinstance(plan, Refusal) else (PASS, plan)

    def propose(chance: Random) -> Command:
        return propose_pass(s, i, way, PASS, chance)

    return Option(PASS, s.line_up.names[i], "2.01", None, limits, check, propose)


def _move_option(s: State, i: int) -> Option:
    reach = s.line_up.cards[i].mov[0] + longer(s, i, "second move")

    def check(command: Command) -> Any:
        plan = plan_move(s, i, reach, "1.10", command)
        return plan if isinstance(plan, Refusal) else (MOVE, plan)

    def propose(chance: Random) -> Command:
        return propose_move(s, i, reach, MOVE, chance)

    return Option(MOVE, s.line_up.names[i], "1.10", None, {"from": list(s.at[i]), "reach": reach}, check, propose)


@rule("1.10")
def second_move(s: State, player: int, path: tuple[tuple[int, int], ...]) -> Rules[None]:
    """1.10: any direction, unmarked, up to attack MOV, past nobody (R-60)."""
    s.walk(player, "1.10", path)
    bent = len(path) > 2
    rulings = ("R-60",) if bent else ()
    if path_length(path) > s.line_up.cards[player].mov[0]:
        yield from used(s, player, "reach", "second move")
    around = ("1.10-b",) if bent else ()
    free = ("1.10-c",) if any(t.on == player and not t.contact for t in s.tackles) else ()
    yield Moved(
        STATED["1.10-a", "0.B-a", *around, *free],
        s.line_up.names[player],
        path,
        path_length(path),
        "second move",
        None,
        rulings,
    )
    yield from arrive(s, player)


def _forbidden(s: State, i: int, ways: list[str], tackled: bool) -> list[Forbidden]:
    """What he may not; `ways` are those out of a tackle that holds him, if one does."""
    name = s.line_up.names[i]
    no: list[Forbidden] = []
    if ways:
        no.append(Forbidden(MOVE, name, refuse("1.10", "held-by-tackler", who=name, ways=ways)))
    if not tackled:
        no.append(Forbidden(DODGE, name, refuse("1.18", "nobody-tackles", who=name)))
        beaten = may_break_through(s, i) or refuse("1.19", "nobody-tackles", who=name)
        no.append(Forbidden(BREAK_THROUGH, name, beaten))
    return no
