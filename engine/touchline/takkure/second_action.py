"""1.09 Second action, 1.10 Move as second action.

Chosen in step 4, when the tackles are declared and the move is made. Moves happen at once, dice wait for step 5.
Leans on 0.01, 1.18, 1.19 and space occupation.
"""

from random import Random
from typing import Any

from touchline.core.geometry import path_length
from touchline.core.register import rule
from touchline.core.requests import Choose, Command, Forbidden, Option, Refusal, Rules
from touchline.takkure.break_through import BREAK_THROUGH
from touchline.takkure.dodge import DODGE
from touchline.takkure.events import ActionChosen, InGoalReached, Moved, NoSecondAction
from touchline.takkure.ground import standing
from touchline.takkure.pitch import reaches_in_goal
from touchline.takkure.rugby import may_break_through, may_pass, untaught
from touchline.takkure.space import plan_move, propose_move
from touchline.takkure.state import State, Walk

MOVE = "move"
NONE = "none"
UNTAUGHT = {"pass": ("2.01", 2), "pick up": ("3.05", 3), "try": ("4.04", 4)}
"""Second actions of later chapters (R-94): verb -> rule and chapter."""


@rule("1.09")
def second_action(s: State, passed: bool) -> Rules:
    """1.09: one of the six, as far as they are taught and legal. Returns the verb.

    `passed`: the first action was a pass from the ground, after which there is none (1.09-b).
    """
    i = s.active
    name = s.line_up.names[i]
    if passed or not standing(s, i):
        yield NoSecondAction("1.09", name, ())
        return NONE
    tackled = any(t.on == i for t in s.tackles)
    held = any(t.on == i and t.contact for t in s.tackles) and s.reading("R-13") == "forbidden"
    options = [] if held else [_move_option(s, i)]
    if tackled:
        options += [
            Option(DODGE, name, "1.18", (DODGE, None)),
            Option(BREAK_THROUGH, name, "1.19", (BREAK_THROUGH, None)),
        ]

    def forbidden() -> list[Forbidden]:
        return _forbidden(s, i, held, tackled)

    verb, path = yield Choose(s.coach(s.attacker), "second action", "1.09", name, options, forbidden)
    null = ("R-08",) if verb == MOVE and len(path) == 1 else ()
    rulings = ("R-13",) if verb == MOVE and any(t.on == i and t.contact for t in s.tackles) else ()
    yield ActionChosen("1.09", name, verb, null + rulings)
    if verb == MOVE:
        yield from second_move(s, i, path)
    return verb


def _move_option(s: State, i: int) -> Option:
    reach = s.line_up.cards[i].mov[0]

    def check(command: Command) -> Any:
        plan = plan_move(s, i, reach, "1.10", command)
        return plan if isinstance(plan, Refusal) else (MOVE, plan)

    def propose(chance: Random) -> Command:
        return propose_move(s, i, reach, MOVE, chance)

    return Option(MOVE, s.line_up.names[i], "1.10", None, {"from": list(s.at[i]), "reach": reach}, check, propose)


@rule("1.10")
def second_move(s: State, player: int, path: tuple[tuple[int, int], ...]) -> Rules:
    """1.10: any direction, unmarked, up to attack MOV, past nobody (R-60)."""
    s.at[player] = path[-1]
    if len(path) > 1:
        s.moves.append(Walk(player, "1.10", path))
    rulings = ("R-60",) if len(path) > 2 else ()
    yield Moved("1.10", s.line_up.names[player], path, path_length(path), "second move", None, rulings)
    if player == s.carrier and reaches_in_goal(s.line_up.pitch, path[-1], s.line_up.radius[player], s.attacker):
        yield InGoalReached("0.C", s.line_up.names[player])


def _forbidden(s: State, i: int, held: bool, tackled: bool) -> list[Forbidden]:
    name = s.line_up.names[i]
    no: list[Forbidden] = []
    if held:
        no.append(Forbidden(MOVE, name, "1.10", f"a tackler has contact with {name}: dodge or break through (R-13)"))
    if not tackled:
        no.append(Forbidden(DODGE, name, "1.18", f"nobody has declared a tackle on {name}"))
        refusal = may_break_through(s, i)
        beaten = refusal or Refusal("1.19", f"nobody has declared a tackle on {name}")
        no.append(Forbidden(BREAK_THROUGH, name, *beaten))
    mates = [mate for mate in s.side(s.attacker) if mate != i]
    no += [Forbidden(f"pass to {s.line_up.names[m]}", name, *why) for m in mates if (why := may_pass(s, i, m))]
    for do, (number, chapter) in UNTAUGHT.items():
        no.append(Forbidden(do, name, "1.09", untaught(s, do, number, chapter)))
    return no
