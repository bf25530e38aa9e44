"""Chapter 0's practice ground: measuring, possession and single rolls, done by hand.

There is no activation here. A coach declares, then measures, moves or places (0.03). Players take and drop the ball
(0.05). Any characteristic may be rolled against any other (1.14 to 1.17). It leans on the modules of those
rules and adds none of its own.
"""

from collections.abc import Mapping
from typing import Any

from touchline.core.dice.throws import Die
from touchline.core.inches.geometry import Point, path_length
from touchline.core.inches.places import fits, inside, nearest_free
from touchline.core.play.requests import CHECKPOINT, Choose, Command, Forbidden, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import Declarable, Declared, Measured, Moved, Placed
from touchline.takkure.modifiers import modifier
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY, Measurement
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.measuring import far_edge, measure
from touchline.takkure.rules.possession import lose_ball, take_ball
from touchline.takkure.rules.rolls import die, throw
from touchline.takkure.rules.rugby import may_be_tackled, may_break_through, may_pass, may_stand_up
from touchline.takkure.rules.space import BALL, others, plan_move, point
from touchline.takkure.state import BALL_RADIUS, State
from touchline.takkure.stated import STATED


def practice(s: State) -> Rules[None]:
    """Anything chapter 0 speaks of, until the coaches are done."""
    while True:
        yield CHECKPOINT
        if s.over:
            return
        options = _options(s)
        verb, plan = yield Choose(s.coach(s.attacker), "practice", "0.03", None, options, lambda: _forbidden(s))
        if verb == "done":
            s.over = True
        else:
            yield from _DO[verb](s, plan)


def _options(s: State) -> list[Option]:
    plain = {"done": lambda _: ("done", None), "contest": lambda c: _plan_contest(s, c)}
    hands = {
        "declare": lambda c: _plan_declare(s, c),
        "take": lambda c: _player(s, c, "take"),
        "drop": lambda c: _plan_drop(s, c),
    }
    measured = {
        "measure": lambda c: _plan_measure(s, c),
        "move": lambda c: _plan_walk(s, c),
        "place": lambda c: _plan_place(s, c),
    }
    listed = {**plain, **hands, **(measured if s.declared != NOBODY else {})}
    return [
        Option(do, None, "0.05" if do in ("take", "drop") else "0.03", None, {}, check) for do, check in listed.items()
    ]


def _forbidden(s: State) -> list[Forbidden]:
    if s.declared != NOBODY:
        return []
    why = {"measure": "declare-before-measuring", "move": "declare-before", "place": "declare-before"}
    return [Forbidden(do, None, refuse("0.03", code)) for do, code in why.items()]


def _who(s: State, command: Command, key: str = "player") -> int:
    return s.line_up.who[command[key]]


def _player(s: State, command: Command, verb: str) -> Any:
    return (verb, _who(s, command))


def _plan_declare(s: State, command: Command) -> Any:
    """0.01 is asked at the declaration; the action itself belongs to a later chapter."""
    player = _who(s, command)
    action = command.get("action", "move")
    refusal: Refusal | None = None
    if action == "pass":
        if player != s.carrier:
            return refuse("0.01", "does-not-hold-ball", who=s.line_up.names[player])
        refusal = may_pass(s, player, _who(s, command, "to"))
    elif action == "tackle":
        refusal = may_be_tackled(s, _who(s, command, "to"))
    elif action == "break through":
        refusal = may_break_through(s, player)
    elif action == "stand up":
        refusal = may_stand_up(s, player)
    return refusal or ("declare", (player, action))


def _plan_drop(s: State, command: Command) -> Any:
    at = point(command, "at")
    if s.carrier == NOBODY:
        return refuse("0.05", "nobody-holds-ball")
    room, box = others(s, BALL), s.line_up.pitch.box(BALL_RADIUS)
    if at is None:
        at = nearest_free(s.at[s.carrier], BALL_RADIUS, room, box)[0]
    return ("drop", at) if fits(at, BALL_RADIUS, room, box) else _no_room(s, at)


def _no_room(s: State, at: Point) -> Refusal:
    """0.C, 3.04-b: why the ball cannot lie there."""
    if not inside(at, s.line_up.pitch.box(BALL_RADIUS)):
        return refuse("0.C", "ball-off-the-field")
    return refuse("3.04", "ball-under-a-base")


def _plan_measure(s: State, command: Command) -> Any:
    return ("measure", (_who(s, command), _who(s, command, "to")))


def _plan_walk(s: State, command: Command) -> Any:
    player = _who(s, command)
    if player != s.declared:
        return refuse("0.03", "declared-by-another", who=s.line_up.names[s.declared])
    plan = plan_move(s, player, s.line_up.cards[player].mov[0], "0.03", command)
    return plan if isinstance(plan, Refusal) else ("move", (player, plan))


def _plan_place(s: State, command: Command) -> Any:
    player, at = _who(s, command), (command["at"][0], command["at"][1])
    if not fits(at, BALL_RADIUS, others(s, BALL), s.line_up.pitch.box(BALL_RADIUS)):
        return _no_room(s, at)
    reach = NUMBERS.measuring.place_ball
    away = far_edge(s, player, at)
    if away > reach + 1:
        return refuse("0.03", "ball-placed-too-far", length=away, reach=reach)
    return ("place", (player, at, reach))


def _plan_contest(s: State, command: Command) -> Any:
    """Dice for any characteristics: `{"player", "stat", "value"?, "modifiers"?: [{"by", "why", "rule"}]}` each."""
    return ("contest", [_plan_die(s, entry) for entry in command["dice"]])


def _plan_die(s: State, entry: Mapping[str, Any]) -> Die:
    modifiers = tuple(modifier(m["by"], "as-said", m["rule"], words=m["why"]) for m in entry.get("modifiers", ()))
    return die(s, _who(s, entry), entry["stat"], modifiers, entry.get("value"))


def _declare(s: State, plan: tuple[int, Declarable]) -> Rules[None]:
    s.measured = []
    s.moves = []
    s.declared = plan[0]
    yield Declared(STATED["0.03-a"], s.line_up.names[plan[0]], plan[1])


@rule("0.03")
def _measure(s: State, plan: tuple[int, int]) -> Rules[None]:
    apart = measure(s, *plan)
    s.measured.append(Measurement(*plan, apart, "0.03"))
    yield Measured(STATED["0.03-c"], s.line_up.names[plan[0]], s.line_up.names[plan[1]], apart)


@rule("0.03")
def _walk(s: State, plan: tuple[int, tuple[Point, ...]]) -> Rules[None]:
    """0.03-d: every point of the base travels as far as any other."""
    player, path = plan
    s.at[player] = path[-1]
    s.declared = NOBODY
    yield Moved(STATED["0.03-d"], s.line_up.names[player], path, path_length(path), "move")


@rule("0.03")
def _place(s: State, plan: tuple[int, Point, int]) -> Rules[None]:
    """0.03-e: the far edge counts."""
    player, at, reach = plan
    s.declared = NOBODY
    yield Placed(STATED["0.03-e"], s.line_up.names[player], at, reach)
    yield from lose_ball(s, at)


def _contest(s: State, dice: list[Die]) -> Rules[None]:  # noqa: ARG001 - one signature for all
    yield from throw("practice", dice)


_DO: dict[str, Any] = {
    "declare": _declare, "measure": _measure, "move": _walk, "place": _place, "contest": _contest,
    "take": take_ball, "drop": lose_ball,
}  # fmt: skip
