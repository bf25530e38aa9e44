"""5.03 Kick-off: how the ball comes into play.

Who kicks is settled first (5.03-b to e). Then the kickers are placed, the receivers, the template (R-85). Everybody may
move his defensive MOV, kickers first. A kicker rolls BaC for where the ball comes down. Whoever is near enough may
catch it in the air, nearest first (R-45). Each of these is a phase of the state, so that play can be taken up anywhere
in it.

The receiving team attacks unless a kicker has caught the ball (R-44, R-84). Ground tokens are cleared (R-46). The
places are judged in `kick_off_places`. Leans on 1.07, 1.14, 2.03, 5.05.
"""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from touchline.core.inches.geometry import gap, path_length
from touchline.core.play.requests import Choose, Command, Forbidden, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import used
from touchline.takkure.events import BallLoose, Moved, Possession, SkillUsed
from touchline.takkure.events.match import (
    BallLanded,
    CatchDeclined,
    CatchFailed,
    FigurePlaced,
    GroundCleared,
    KickerNamed,
    KickMade,
    KickOffBegun,
    TemplatePlaced,
    WhyKickOff,
)
from touchline.takkure.modifiers import modifier
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.ball import hold, lying
from touchline.takkure.rules.collective_play import recover_team_plays
from touchline.takkure.rules.defensive_move import defensive_reach
from touchline.takkure.rules.injury import return_at_kick_off
from touchline.takkure.rules.kick_off_places import (
    plan_figure,
    plan_landing,
    plan_template,
    propose_figure,
    propose_landing,
    propose_template,
)
from touchline.takkure.rules.position_skills import SAID, skill_for
from touchline.takkure.rules.rolls import WON, die, throw
from touchline.takkure.rules.scatter import scatter
from touchline.takkure.rules.space import plan_move, propose_move
from touchline.takkure.state import (
    BALL_RADIUS,
    CATCHING,
    KICK_OFF,
    KICKING,
    MOVING,
    NEXT_KICK_OFF,
    ON,
    PLACING,
    PLAY,
    TEMPLATE,
    State,
)
from touchline.takkure.stated import STATED
from touchline.takkure.template import TEMPLATE_RADIUS

KICK, RECEIVE = "kick", "receive"
FIRST: Final = "coin"
OTHER_HALF: Final = "other half"
AFTER_TRY: Final = "try"
PRACTICE: Final = "practice"

DUE: Mapping[WhyKickOff, str] = {
    FIRST: STATED["5.03-a", "5.03-b"],
    OTHER_HALF: STATED["5.03-a", "5.03-c"],
    AFTER_TRY: STATED["5.03-a"],
    PRACTICE: STATED["5.03-a"],
}
"""What is stated of a kick-off, by why it is due; of one after an attempt, the attempt says it."""
KICK_OFF_MOVE: Final = "kick-off move"


@rule("5.03")
def kick_off_due(s: State) -> Rules[None]:
    """5.03-b to e: who kicks. Decided already, or for one coach to decide."""
    why: WhyKickOff = FIRST if s.kicked == NOBODY else AFTER_TRY
    if s.kicking == NOBODY:
        coach = s.coach(s.kicker_decides)
        options = [Option(KICK, None, "5.03", s.kicker_decides), Option(RECEIVE, None, "5.03", 1 - s.kicker_decides)]
        s.kicking = yield Choose(coach, "who kicks", DUE[why], None, options)
        s.kicker_decides = NOBODY
    else:
        why = OTHER_HALF if s.line_up.mode == "match" else PRACTICE
    if s.kicked == NOBODY:
        s.kicked = s.kicking
    yield KickOffBegun(DUE[why], s.coach(s.kicking), s.coach(1 - s.kicking), why)
    yield from _clear(s, new=why == FIRST)
    s.phase = PLACING
    s.waiting = s.side(s.kicking) + s.side(1 - s.kicking)
    for i in s.waiting:
        s.off[i] = NEXT_KICK_OFF
    _skip(s)


def _clear(s: State, *, new: bool) -> Rules[None]:
    """R-46: ground tokens come off, so do the ball and activation tokens that are left; the fit come back (5.05)."""
    s.clear_table()
    s.step = 0
    s.carrier, s.ball = NOBODY, None
    s.tokens = 0
    s.attacker = 1 - s.kicking
    s.template = None
    down = tuple(s.line_up.names[i] for i, tokens in enumerate(s.ground) if tokens)
    s.ground = [0] * len(s.ground)
    if down:
        yield GroundCleared("5.03", down)
    if new:
        s.off = [ON if off == NEXT_KICK_OFF else off for off in s.off]
    yield from return_at_kick_off(s)
    yield from recover_team_plays(s)


def _skip(s: State) -> None:
    """Pass over the steps that nobody is there for."""
    if s.phase == PLACING and not s.waiting:
        s.phase = TEMPLATE
    elif not s.waiting:
        s.phase = KICKING


def _turn(s: State) -> list[int]:
    """Those of the waiting whose turn it is: kickers first, then receivers."""
    kickers = [i for i in s.waiting if s.line_up.team[i] == s.kicking]
    return kickers or s.waiting


def _others_wait(s: State, do: str, order: str) -> Callable[[], list[Forbidden]]:
    """Why the rest has to wait, by the rule of the `order`; whose turn it is has an option, which goes before this."""

    def listed() -> list[Forbidden]:
        names, no = s.line_up.names, []
        for i, name in enumerate(names):
            if i in s.waiting:
                refusal = refuse(order, "kickers-first", who=name)
            else:
                refusal = refuse("5.03", "not-fit" if s.off[i] else "turn-had", who=name)
            no.append(Forbidden(do, name, refusal))
        return no

    return listed


@rule("5.03")
def place_figures(s: State) -> Rules[None]:
    """5.03-g, h: one figure after the other; kickers on their line, then receivers in their half (R-85)."""
    turn = _turn(s)
    team = s.line_up.team[turn[0]]
    options = [_placing(s, i) for i in turn]
    kind = "placing kickers" if team == s.kicking else "placing receivers"
    number = STATED["5.03-g"] if team == s.kicking else STATED["5.03-h"]
    who, at = yield Choose(s.coach(team), kind, number, None, options, _others_wait(s, "place", "5.03"))
    s.at[who] = at
    s.off[who] = ON
    s.waiting.remove(who)
    short = len(s.squad(team)) > len(s.side(team)) + sum(s.line_up.team[i] == team for i in s.waiting)
    yield FigurePlaced(number, s.line_up.names[who], at, ("R-85",) if short or team == s.kicking else ("R-44", "R-85"))
    _skip(s)


def _placing(s: State, i: int) -> Option:
    def check(command: Command) -> Any:
        at = plan_figure(s, i, command)
        return at if isinstance(at, Refusal) else (i, at)

    def sample(chance: Random) -> Command:
        return propose_figure(s, i, chance)

    where = "touching the kick-off line" if s.line_up.team[i] == s.kicking else "own half"
    return Option("place", s.line_up.names[i], "5.03", None, {"where": where}, check, sample)


@rule("5.03")
def place_template(s: State) -> Rules[None]:
    """5.03-i: the kicking coach aims (R-86)."""

    def check(command: Command) -> Any:
        return plan_template(s, command)

    def sample(chance: Random) -> Command:
        return propose_template(s, chance)

    options = [Option("template", None, "5.03", None, {"radius": TEMPLATE_RADIUS}, check, sample)]
    coach = s.coach(s.kicking)
    s.template = yield Choose(coach, "aiming the kick", STATED["5.03-i"], None, options)
    assert s.template is not None  # noqa: S101 - an option with a check gives a point
    yield TemplatePlaced(STATED["5.03-i"], coach, s.template, TEMPLATE_RADIUS)
    s.phase = MOVING
    s.waiting = s.side(s.kicking) + s.side(1 - s.kicking)
    _skip(s)


@rule("5.03")
def move_figures(s: State) -> Rules[None]:
    """5.03-j: the ball is in the air, and everybody may move his defensive MOV, kickers first (R-60)."""
    turn = _turn(s)
    coach = s.coach(s.line_up.team[turn[0]])
    options = [_moving(s, i) for i in turn]
    number = STATED["5.03-j"]
    who, path = yield Choose(coach, "moving under the ball", number, None, options, _others_wait(s, "move", number))
    s.waiting.remove(who)
    s.walk(who, "5.03", path)
    length = path_length(path)
    skill = skill_for(s, who, "defensive move")
    if skill and length > s.line_up.cards[who].mov[1]:
        yield SkillUsed(SAID[skill], s.line_up.names[who], skill, ("R-92",))
    rulings = ("R-86", "R-60") if len(path) > 2 else ("R-86",)
    if length > defensive_reach(s, who):
        yield from used(s, who, "reach", KICK_OFF_MOVE)
    yield Moved(number, s.line_up.names[who], path, length, KICK_OFF_MOVE, None, rulings)
    _skip(s)


def _moving(s: State, i: int) -> Option:
    reach = defensive_reach(s, i, KICK_OFF_MOVE)

    def check(command: Command) -> Any:
        plan = plan_move(s, i, reach, "5.03", command)
        return plan if isinstance(plan, Refusal) else (i, plan)

    def sample(chance: Random) -> Command:
        return propose_move(s, i, reach, "move", chance)

    return Option("move", s.line_up.names[i], "5.03", None, {"from": list(s.at[i]), "reach": reach}, check, sample)


@rule("5.03")
def take_the_kick(s: State) -> Rules[None]:
    """5.03-k: any one kicker rolls BaC; well kicked the ball touches the template, badly kicked it scatters from it."""
    kickers = s.side(s.kicking)
    centre, good = s.template, False
    assert centre is not None  # noqa: S101 - it was placed two steps before
    kicker = next(iter(s.squad(s.kicking)), 0)
    if not kickers:
        yield KickMade(STATED["5.03-k"], None, "nobody", ("R-85",))
    else:
        options = [Option("take the kick", s.line_up.names[i], "5.03", i) for i in kickers]
        kicker = yield Choose(s.coach(s.kicking), "the kick", STATED["5.03-k"], None, options)
        name = s.line_up.names[kicker]
        yield KickerNamed(STATED["5.03-k"], name)
        results = yield from throw("kick", [die(s, kicker, "BaC", action="kick")], "5.03-k")
        good = results[name] in WON
        yield KickMade(STATED["5.03-k"], name, "good" if good else "bad")
    if good:
        at = yield Choose(s.coach(s.kicking), "where the ball lands", STATED["5.03-k"], None, [_landing(s)])
    else:
        at = yield from scatter(s, centre, kicker)
    yield BallLanded(STATED["5.03-k"], at, ("R-86",) if good else ("R-25",))
    s.ball = at
    s.phase = CATCHING
    s.waiting = in_reach(s)


def _landing(s: State) -> Option:
    def check(command: Command) -> Any:
        return plan_landing(s, command)

    def sample(chance: Random) -> Command:
        return propose_landing(s, chance)

    assert s.template is not None  # noqa: S101 - it lies there until the ball is down
    limits = {"centre": list(s.template), "radius": TEMPLATE_RADIUS}
    return Option("land", None, "5.03", None, limits, check, sample)


def in_reach(s: State) -> list[int]:
    """5.03-l, R-45: who may try to catch, nearest first, of equally near ones the receivers first."""
    assert s.ball is not None  # noqa: S101 - it is coming down
    ball = (s.ball, BALL_RADIUS)
    near = [(gap(s.disc(i), ball), s.line_up.team[i] == s.kicking, i) for i in s.fielded()]
    return [i for away, _, i in sorted(near) if away <= NUMBERS.kick_off.catch_reach]


@rule("5.03")
def catch_in_the_air(s: State) -> Rules[None]:
    """5.03-l: one after the other may try, BaC with a modifier; the first to succeed has the ball."""
    if not s.waiting:
        yield from _in_play(s)
        return
    i = s.waiting[0]
    name = s.line_up.names[i]
    options = [
        Option("catch", name, "5.03", True),
        Option("let it go", name, "5.03", False),
    ]
    tries = yield Choose(s.coach(s.line_up.team[i]), "catching the ball", STATED["5.03-l"], name, options)
    s.waiting.remove(i)
    if not tries:
        yield CatchDeclined(STATED["5.03-l"], name, ("R-45",))
        return
    harder = modifier(NUMBERS.kick_off.catch_modifier, "caught-in-the-air", STATED["5.03-l"])
    results = yield from throw("catch", [die(s, i, "BaC", (harder,), action="catch")], "5.03-l")
    if results[name] in WON:
        yield from hold(s, i)
        yield from _in_play(s)
    else:
        yield CatchFailed(STATED["5.03-l"], name, ("R-45",))


def _in_play(s: State) -> Rules[None]:
    """R-84: the receivers attack, unless a kicker has the ball. Only what nobody has caught falls to the ground."""
    receiving = 1 - s.kicking
    if s.ball is not None:
        yield BallLoose("0.05", s.ball)
        yield from lying(s)
    if s.carrier == NOBODY or s.line_up.team[s.carrier] == receiving:
        player = s.line_up.names[s.carrier] if s.carrier != NOBODY else None
        yield Possession(STATED["0.05-a", "0.05-c"], s.coach(receiving), "receives", player, ("R-84",))
    s.clear_table()
    s.waiting = []
    s.tokens = 0
    s.kicking = NOBODY
    s.template = None
    s.phase = PLAY


STEPS: Mapping[str, Callable[[State], Rules[None]]] = MappingProxyType(
    {
        KICK_OFF: kick_off_due, PLACING: place_figures, TEMPLATE: place_template, MOVING: move_figures,
        KICKING: take_the_kick, CATCHING: catch_in_the_air,
    }
)  # fmt: skip
"""What is done in each phase of a kick-off."""
