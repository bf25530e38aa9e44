"""1.03 First action, 1.04 Marking the move, 1.08 Carrying out the move.

The move is marked in step 1 and made in step 3: straight, or straight to the turn token and straight on. It goes as far
as attack MOV allows, until the base touches the movement token. Nobody stops it; whoever stands at its end makes way.

Leans on 0.01-d, 3.02 and on space occupation. Tokens are points (R-59); a move of no length is legal (R-08).
"""

from collections.abc import Mapping
from random import Random

from touchline.core.inches.geometry import Point, along, clip, distance, path_length
from touchline.core.play.requests import Choose, Command, Forbidden, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import longer, used
from touchline.takkure.events import ActionChosen, Moved, MoveMarked, RunEnd
from touchline.takkure.records import Mark, marked_path
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.ball import arrive
from touchline.takkure.rules.ground import stand_up, standing
from touchline.takkure.rules.ground_pass import ground_pass_option, pass_from_the_ground
from touchline.takkure.rules.individual_play import FIRST, asking
from touchline.takkure.rules.pitch import progress
from touchline.takkure.rules.rugby import may_stand_up
from touchline.takkure.rules.space import make_way, point
from touchline.takkure.state import State
from touchline.takkure.stated import STATED


@rule("1.03")
def first_action(s: State) -> Rules[None]:
    """1.03: a standing player moves; one on the ground stands up, or passes from the ground if he holds the ball."""
    i = s.active
    name = s.line_up.names[i]
    plan = yield from asking(s, s.line_up.team[i], FIRST, lambda: [i], lambda: _decision(s, i))
    if standing(s, i):
        yield ActionChosen(STATED["1.03-b", "1.03-d"], name, "move")
        yield from mark_move(s, plan)
    elif i == s.carrier:
        yield from pass_from_the_ground(s, plan)
    else:
        yield ActionChosen(STATED["1.03-c", "1.03-d", "3.02-b"], name, "stand up", ("R-27",))
        yield from stand_up(s, i)


def _decision(s: State, i: int) -> Choose:
    """1.03-b, c: what is open to him, on his feet or on the ground."""
    name = s.line_up.names[i]
    up = standing(s, i)
    if up:
        limits = {"from": list(s.at[i]), "reach": run_reach(s, i)}
        options = [
            Option(
                "mark",
                name,
                "1.04",
                None,
                limits,
                lambda c: plan_mark(s, i, c),
                lambda r: _propose(s, i, r),
            )
        ]
    elif i == s.carrier:
        options = [ground_pass_option(s, i)]
    else:
        options = [Option("stand up", name, "3.02", None)]

    def forbidden() -> list[Forbidden]:
        no = [
            Forbidden("rest", name, refuse("4.03", "attacker-rests-not", who=name)),
            Forbidden("mark", name, refuse("3.01", "cannot-move-on-the-ground", who=name)),  # up, he has that option
        ]
        if up:
            no.append(Forbidden("stand up", name, refuse("1.03", "stands-and-moves", who=name)))
            no.append(Forbidden("ground pass", name, refuse("1.03", "ground-pass-standing", who=name)))
        elif refusal := may_stand_up(s, i):
            no.append(Forbidden("stand up", name, refusal))
        return no

    return Choose(s.coach(s.attacker), "first action", STATED["1.03-a", "1.03-d"], name, options, forbidden)


def plan_mark(s: State, player: int, command: Command) -> Mark | Refusal:
    """1.04: the tokens of a marked path. Any distance will do; a base that would leave the field stops at the line."""
    pitch = s.line_up.pitch
    here = s.at[player]
    to = point(command, "to") or here
    turn = point(command, "turn")
    if not pitch.holds(to) or (turn is not None and not pitch.holds(turn)):
        return refuse("1.04", "token-off-the-field")
    path = [here, *([turn] if turn else []), to]
    if s.line_up.forward_only and not progress(path, s.line_up.team[player]):
        return refuse("0.C", "only-forward")
    return (here, turn, to)


@rule("1.04")
def mark_move(s: State, mark: Mark) -> Rules[None]:
    """1.04-a: put the tokens down; the figure does not move yet."""
    s.mark = mark
    path = marked_path(mark)
    rulings = ("R-59",) if path_length(path) else ("R-08", "R-59")
    turned = "1.04-c" if mark[1] is None else "1.04-d"
    number = STATED["1.04-a", "1.04-b", turned] if s.play is None else STATED["1.04-a", "1.04-b", turned, "4.08-f"]
    yield MoveMarked(number, s.line_up.names[s.active], path, rulings)


def _propose(s: State, player: int, chance: Random) -> Command:
    """A token up to 6 inches ahead, mostly."""
    x, y = s.at[player]
    pitch = s.line_up.pitch
    sign = 1 if s.line_up.team[player] == 0 else -1
    to = [
        min(max(x + int((chance.random() * 2 - 1) * 4000), 0), pitch.width),
        min(max(y + sign * int((chance.random() * 1.2 - 0.2) * 6000), 0), pitch.length),
    ]
    return {"do": "mark", "player": s.line_up.names[player], "to": to}


def run_reach(s: State, player: int) -> int:
    """1.08-b: attack MOV, and what skills and cards add to it."""
    return s.line_up.cards[player].mov[0] + longer(s, player, "run")


def run_path(s: State) -> tuple[list[Point], RunEnd | None]:
    """1.08-b: the way the active player really takes, and what ends it: "token", "line" or None (MOV is used up)."""
    assert s.mark is not None  # noqa: S101 - only called with a marked move
    here, turn, to = s.mark
    radius = s.line_up.radius[s.active]
    low, high = s.line_up.pitch.box(radius)
    left = run_reach(s, s.active)
    path = [here]
    stops: list[tuple[Point, bool]] = [(turn, False), (to, True)] if turn is not None else [(to, True)]
    for aim, last in stops:
        apart = distance(path[-1], aim)
        length = max(0, apart - radius) if last else apart
        wish = along(path[-1], aim, min(left, length))
        end = clip(path[-1], wish, low, high)
        if end != path[-1]:
            path.append(end)
        if end != wish:
            return path, "line"
        if length > left:
            return path, None
        left -= length
    return path, "token"


@rule("1.08")
def carry_out(s: State) -> Rules[None]:
    """1.08: from the active-player token along the marked path, past every figure; the others make way at its end."""
    name = s.line_up.names[s.active]
    yield Choose(s.coach(s.attacker), "carrying out the move", STATED["1.08-a"], name, [Option("run", name, "1.08")])
    yield from run_marked(s)


_RUN = ("1.08-a", "1.08-b", "1.08-c", "0.B-a")
RUN: Mapping[RunEnd | None, str] = {
    "token": STATED[*_RUN, "1.04-f"],
    "line": STATED[*_RUN, "0.C-c"],
    None: STATED[*_RUN, "1.04-e"],
}
"""What is stated of a run, by what ends it."""


@rule("1.08")
def run_marked(s: State) -> Rules[None]:
    """1.08-b, c, d: the run itself."""
    name = s.line_up.names[s.active]
    path, stopped = run_path(s)
    s.start = path[0]
    s.run = tuple(path)
    s.at[s.active] = path[-1]
    rulings = ("R-58",) if stopped == "line" else ()
    length = path_length(path)
    if length > s.line_up.cards[s.active].mov[0]:
        yield from used(s, s.active, "reach", "run")
    yield Moved(RUN[stopped], name, s.run, length, "run", stopped, rulings)
    yield from make_way(s, s.active, STATED["1.08-d"])
    yield from arrive(s, s.active)
