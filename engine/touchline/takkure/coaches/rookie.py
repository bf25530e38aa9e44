"""A rookie coach: moves upfield, passes when tackled, tackles the carrier, presses, goes for the try when he can.

He looks one activation ahead and no further. Where dice decide between his options he counts the exact odds on a fork
of the play. What he sees of the field is in `rookie_sense`.
"""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from random import Random
from types import MappingProxyType
from typing import Any

from touchline.core.inches.geometry import Point, distance, gap
from touchline.core.play.drivers import Play, at_random
from touchline.core.play.requests import Choose, Command, Option, Refusal
from touchline.takkure.coaches.rookie_sense import (
    ahead,
    ball_at,
    best_command,
    chance_of,
    danger,
    forward,
    gets_at,
    heading,
    nearest_on,
    to_goal,
    upfield,
    way_of,
)
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY
from touchline.takkure.rules.defensive_move import defensive_reach
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.kick_off_places import kickers_box, receivers_box, template_box
from touchline.takkure.state import BALL_RADIUS, State
from touchline.takkure.template import RIM

Answer = Callable[[Choose, Play[State], Random], Command | None]
WORTH: Mapping[str, float] = MappingProxyType({"dodge": 1.0, "pass": 0.95, "break through": 0.9})
"""What winning is worth when a tackler has contact: gone, passed on, or still standing there."""
CARDS = ("play", "team play")
"""He has not learnt to plan with play cards (4.07, 4.08); before a roll he lays them as they come."""
TACKLERS = 2
FRESH = 2
NEAR = 8_000


def rookie(choose: Choose, play: Play[State], chance: Random) -> Command:
    """See the module."""
    plan = PLANS.get(choose.kind)
    without_cards = choose._replace(options=[o for o in choose.options if o.do not in CARDS])
    command = plan(without_cards, play, chance) if plan is not None else None
    return command if command is not None else at_random(choose, play, chance)


def _plain(option: Option) -> Command:
    return {"do": option.do, "player": option.player}


def _named(choose: Choose, do: str) -> Option | None:
    return next((o for o in choose.options if o.do == do), None)


def _by(s: State, option: Option) -> int:
    return s.line_up.who[str(option.player)]


# ------------------------------------------------------------------ attack


def _activation(choose: Choose, play: Play[State], chance: Random) -> Command | None:  # noqa: ARG001
    """The one who can do most: fetch a loose ball, help a fallen carrier, or run with it."""
    s = play.state
    mine = [_by(s, o) for o in choose.options if o.do == "activate"]
    up = [i for i in mine if standing(s, i)]
    if s.carrier == NOBODY:
        chosen = min(up or mine, key=lambda i: distance(s.at[i], ball_at(s)) + 2000 * s.activations[i])
    elif not standing(s, s.carrier):
        chosen = _helper(s, up) if up else s.carrier
    else:
        chosen = _runner(s, up)
    return {"do": "activate", "player": s.line_up.names[chosen]}


def _helper(s: State, up: list[int]) -> int:
    """With the carrier down: whoever can come and take the ball; else the carrier passes, if there is anybody."""
    near = min(up, key=lambda i: gap(s.disc(i), s.disc(s.carrier)))
    apart = gap(s.disc(near), s.disc(s.carrier))
    if apart <= s.line_up.cards[near].mov[0]:
        return near
    behind = any(ahead(s, s.attacker, s.at[i]) <= ahead(s, s.attacker, s.at[s.carrier]) for i in up)
    return s.carrier if behind and apart <= NUMBERS.passing.bands[-1] else near


def _runner(s: State, up: list[int]) -> int:
    """With the carrier up: he himself, while he is fresh or nearly there; then a supporter, so that nobody tires."""
    if s.activations[s.carrier] < FRESH or to_goal(s, s.carrier) <= NEAR:
        return s.carrier
    support = [i for i in up if i != s.carrier and s.activations[i] < FRESH]
    far = [i for i in support if distance(s.at[i], ball_at(s)) > NEAR // 2]
    return max(far, key=lambda i: distance(s.at[i], ball_at(s))) if far else s.carrier


def _first_action(choose: Choose, play: Play[State], chance: Random) -> Command | None:
    s = play.state
    option = choose.options[0]
    i = s.active
    if option.do == "ground pass":
        return _best_pass(option, s, option.limits, chance)
    if option.do != "mark":
        return None
    reach = s.line_up.cards[i].mov[0]
    if i == s.carrier:
        goal = upfield(s, i, reach + s.line_up.radius[i])
    elif s.carrier == NOBODY or not standing(s, s.carrier):
        goal = ball_at(s)
    else:
        goal = _support(s, i)
    command = {"do": "mark", "player": option.player, "to": list(goal)}
    return None if option.check is None or isinstance(option.check(command), Refusal) else command


def _support(s: State, i: int) -> Point:
    """A place beside the carrier, a little behind him, on one's own side of him."""
    carrier = s.at[s.carrier]
    side = 3000 if s.at[i][0] >= carrier[0] else -3000
    beside = (carrier[0] + side, carrier[1])
    return forward(s, s.attacker, beside, -1200)


def _best_pass(option: Option, s: State, limits: Any, chance: Random) -> Command | None:
    """To the receiver who is farthest up among those near enough, away from opponents."""
    commands = []
    for name in (limits or {}).get("to", ()):
        commands.append({"do": option.do, "player": option.player, "to": name})
        commands += [{**commands[-1], "from": p} for p in (limits or {}).get("way", ())]
    if option.sample is not None:
        commands.append(dict(option.sample(chance)))

    def value(command: Command) -> float:
        mate = s.line_up.who[command["to"]]
        start = tuple(command.get("from") or s.at[s.active])
        apart = distance((start[0], start[1]), s.at[mate])
        worse: int = sum(apart > band for band in NUMBERS.passing.bands)
        guarded = danger(s, s.attacker, (s.at[mate],), s.line_up.radius[mate])
        return ahead(s, s.attacker, s.at[mate]) / 1000 - 4 * worse - guarded

    return best_command(option, commands, value)


def _second_action(choose: Choose, play: Play[State], chance: Random) -> Command | None:
    s = play.state
    for do in ("try", "pick up"):
        if option := _named(choose, do):
            return _plain(option)
    held = any(t.on == s.active and t.contact for t in s.tackles)
    move = _named(choose, "move")
    if held and s.active == s.carrier and (best := _out_of_it(choose, play, chance)):
        return best
    return _second_move(s, move) if move is not None else None


def _out_of_it(choose: Choose, play: Play[State], chance: Random) -> Command | None:
    """A tackler has contact: whichever way out has the best odds, exactly."""
    s = play.state
    name = s.line_up.names[s.active]
    ways = [_plain(o) for do in ("dodge", "break through") if (o := _named(choose, do))]
    if option := _named(choose, "pass"):
        thrown = _best_pass(option, s, option.limits, chance)
        ways += [thrown] if thrown is not None else []

    def value(command: Command) -> float:
        return WORTH[command["do"]] * chance_of(play, command, name, _answer)

    return max(ways, key=value, default=None)


def _answer(choose: Choose, play: Play[Any]) -> Command:
    """On a fork nothing is left to chance but the dice."""
    return rookie(choose, play, Random(0))


def _second_move(s: State, move: Option) -> Command:
    i = s.active
    reach = int((move.limits or {}).get("reach", 0))
    if i == s.carrier:
        goal = upfield(s, i, reach, 2500)
    elif s.carrier == NOBODY:
        return heading(s, i, move, ball_at(s), reach, s.line_up.radius[i] + BALL_RADIUS)
    elif not standing(s, s.carrier):
        return heading(s, i, move, ball_at(s), reach, s.line_up.radius[i] + s.line_up.radius[s.carrier])
    else:
        goal = _support(s, i)
    return heading(s, i, move, goal, reach)


def _free_move(choose: Choose, play: Play[State], chance: Random) -> Command | None:  # noqa: ARG001
    """A dodge or a step after a pass: upfield and away."""
    s = play.state
    option = choose.options[0]
    i = _by(s, option)
    reach = int((option.limits or {}).get("reach", 0))
    return heading(s, i, option, upfield(s, i, reach, 800), reach)


def _next_roll(choose: Choose, play: Play[State], chance: Random) -> Command | None:  # noqa: ARG001
    """All dice on one tackler, if there are several; else whatever comes first."""
    return _plain(_named(choose, "face with all dice") or choose.options[0])


# ------------------------------------------------------------------ defence


def _defence(choose: Choose, play: Play[State], chance: Random) -> Command | None:  # noqa: ARG001
    """The nearest defender first: steal, tackle or press, whatever the ball allows."""
    s = play.state
    path = way_of(s)
    order = sorted({_by(s, o) for o in choose.options}, key=lambda i: distance(s.at[i], nearest_on(path, s.at[i])))
    i = order[0]
    mine = {o.do: o for o in choose.options if _by(s, o) == i}
    if "stand up" in mine:
        return _plain(mine["stand up"])
    target = nearest_on(path, s.at[i])
    reach = defensive_reach(s, i)
    if command := _steal(s, i, mine.get("steal"), reach):
        return command
    holder = s.line_up.radius[s.carrier] if s.carrier != NOBODY else BALL_RADIUS
    apart = distance(s.at[i], target) - s.line_up.radius[i] - holder
    if "tackle" in mine and len(s.tackles) < TACKLERS and gets_at(s, i, target, path):
        aim = {"do": "tackle", "player": s.line_up.names[i], "target": s.line_up.names[s.carrier]}
        on_way = {**aim, "at": list(target)}
        check = mine["tackle"].check
        lawful = check is not None and not isinstance(check(on_way), Refusal)
        return on_way if lawful and len(path) > 1 else aim
    if apart > NEAR and "rest" in mine and s.fatigue[i] + s.resting[i]:
        return _plain(mine["rest"])
    return heading(s, i, mine["pressure"], _cover(s, path), reach, s.line_up.radius[i] + holder)


def _steal(s: State, i: int, option: Option | None, reach: int) -> Command | None:
    """A loose ball, or one under a fallen carrier, if he can get at it."""
    if option is None or (s.carrier != NOBODY and standing(s, s.carrier)):
        return None
    loose = s.carrier == NOBODY
    stop = s.line_up.radius[i] + (BALL_RADIUS if loose else s.line_up.radius[s.carrier])
    if distance(s.at[i], ball_at(s)) - stop > reach:
        return None
    how = "loose" if loose else "ground"
    stealing = option._replace(check=_with(option, how))
    return {**heading(s, i, stealing, ball_at(s), reach, stop), "how": how}


def _with(option: Option, how: str) -> Callable[[Command], Any]:
    def check(command: Command) -> Any:
        return option.check({**command, "how": how}) if option.check is not None else None

    return check


def _cover(s: State, path: tuple[Point, ...]) -> Point:
    """Between the ball and one's own in-goal zone, where the run will end."""
    return forward(s, s.attacker, path[-1], 1500)


# ------------------------------------------------------------------ kick-off


def _who_kicks(choose: Choose, play: Play[State], chance: Random) -> Command:  # noqa: ARG001
    return {"do": "receive"}


def _placing(choose: Choose, play: Play[State], chance: Random) -> Command | None:
    """Kickers spread along the line, receivers two up and two back."""
    s = play.state
    option = choose.options[0]
    i = _by(s, option)
    team, radius, pitch = s.line_up.team[i], s.line_up.radius[i], s.line_up.pitch
    placed = len(s.side(team))
    across = pitch.width * (2 * placed + 1) // (2 * NUMBERS.team.size)
    across += int((chance.random() - 0.5) * pitch.width / NUMBERS.team.size / 2)
    low, high = (kickers_box if team == s.kicking else receivers_box)(pitch, team, radius)
    deep = (2, 5)[placed % 2]
    up = low[1] if team == s.kicking else low[1] + (high[1] - low[1]) * (deep if team else 8 - deep) // 8
    command = {"do": "place", "player": option.player, "at": [min(max(across, low[0]), high[0]), up]}
    return None if option.check is None or isinstance(option.check(command), Refusal) else command


def _template(choose: Choose, play: Play[State], chance: Random) -> Command | None:
    """Where the receivers are farthest away, more or less."""
    s = play.state
    (x0, y0), (x1, y1) = template_box(s.line_up.pitch, 1 - s.kicking)
    there = [s.at[i] for i in s.side(1 - s.kicking)]
    spots = [(x0 + int(chance.random() * (x1 - x0)), y0 + int(chance.random() * (y1 - y0))) for _ in range(12)]
    aims = [{"do": "template", "at": list(spot)} for spot in spots]
    return best_command(choose.options[0], aims, lambda c: min((distance(p, (*c["at"],)) for p in there), default=0))


def _under_the_ball(choose: Choose, play: Play[State], chance: Random) -> Command | None:  # noqa: ARG001
    """Kickers run after it, receivers gather around the template."""
    s = play.state
    option = choose.options[0]
    i = _by(s, option)
    reach = int((option.limits or {}).get("reach", 0))
    return heading(s, i, option, s.template or s.at[i], reach, RIM)


def _the_kick(choose: Choose, play: Play[State], chance: Random) -> Command | None:  # noqa: ARG001
    """The best foot, by the odds."""
    kicks = [_plain(o) for o in choose.options]
    return max(kicks, key=lambda c: chance_of(play, c, str(c["player"]), _answer))


def _landing(choose: Choose, play: Play[State], chance: Random) -> Command | None:
    """As far from the receivers as the rim allows."""
    s = play.state
    x, y = s.template or (0, 0)
    turn = chance.random() * 2 * pi
    aims = [
        {"do": "land", "at": [x + round(sin(turn + k * pi / 8) * RIM), y + round(cos(turn + k * pi / 8) * RIM)]}
        for k in range(16)
    ]
    there = [s.at[i] for i in s.side(1 - s.kicking)]
    return best_command(choose.options[0], aims, lambda c: min((distance(p, (*c["at"],)) for p in there), default=0))


def _taken(do: str) -> Answer:
    def answer(choose: Choose, play: Play[State], chance: Random) -> Command | None:  # noqa: ARG001
        option = _named(choose, do)
        return _plain(option) if option is not None else None

    return answer


PLANS: Mapping[str, Answer] = MappingProxyType(
    {
        "activation": _activation, "first action": _first_action, "second action": _second_action,
        "dodge move": _free_move, "receiver's move": _free_move, "next roll": _next_roll, "defence": _defence,
        "who kicks": _who_kicks, "placing kickers": _placing, "placing receivers": _placing,
        "aiming the kick": _template, "moving under the ball": _under_the_ball, "the kick": _the_kick,
        "where the ball lands": _landing, "catching the ball": _taken("catch"),
        "fatigue at half-time": _taken("remove active"), "practice match": _taken("go on"),
    }
)  # fmt: skip
"""What he knows how to decide; the rest he leaves to chance."""
