"""2.03 Scatter roll: a die, an arrow, and the ball goes there.

The template is lost, so its arrows and its size are data, `data/scatter.toml`, marked house (R-25). The ball stops at
the edge of the field, and before a figure on whose base it would come to lie.
"""

from touchline.core.inches.geometry import Point, clip, distance, overlap
from touchline.core.inches.places import nearest_free
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.ball import Scattered, ScatterEnd
from touchline.takkure.rules.space import BALL, others, settle
from touchline.takkure.rules.table_rolls import look_up
from touchline.takkure.state import BALL_RADIUS, State
from touchline.takkure.stated import STATED
from touchline.takkure.template import ARROWS, DISTANCE, UNIT

SCATTER = "scatter"
_NAMES = tuple(f"arrow {number}" for number in range(1, len(ARROWS) + 1))


@rule("2.03")
def scatter(s: State, centre: Point, player: int) -> Rules[Point]:
    """2.03-a, b: the template around `centre`, a die of this player's coach. Returns where the ball ends.

    At a kick-off it lies there already, and stays.
    """
    lay, s.template = s.template, centre
    face = yield from look_up(
        STATED["2.03-b"], SCATTER, s.line_up.names[player], s.coach(s.line_up.team[player]), _NAMES
    )
    places, stopped = landing(s, centre, face)
    place = yield from settle(s, s.coach(1 - s.line_up.team[player]), STATED["2.03-a"], BALL, places)
    s.template = lay
    yield Scattered(STATED["2.03-a", "2.03-b"], face, (centre, place), stopped)
    return place


def landing(s: State, centre: Point, face: int) -> tuple[list[Point], ScatterEnd | None]:
    """Where the ball ends from here by this arrow, and what stops it: "line", "figure" or nothing (R-25).

    Several places only where the nearest free one has to do and two are equally near.
    """
    dx, dy = ARROWS[face - 1]
    sign = 1 if s.attacker == 0 else -1
    tip = (centre[0] + sign * _scaled(dx), centre[1] + sign * _scaled(dy))
    box = low, high = s.line_up.pitch.box(BALL_RADIUS)
    centre = (min(max(centre[0], low[0]), high[0]), min(max(centre[1], low[1]), high[1]))
    end = clip(centre, tip, low, high)
    around = others(s, BALL)
    stopped: ScatterEnd | None = "line" if end != tip else None
    wish = end
    while figure := next((disc for disc in around if overlap((end, BALL_RADIUS), disc)), None):
        before = _before(centre, end, figure)
        if before is None:
            return nearest_free(wish, BALL_RADIUS, around, box), "figure"
        end, stopped = before, "figure"
    return [end], stopped


def _scaled(part: int) -> int:
    return (abs(part) * DISTANCE + UNIT // 2) // UNIT * (1 if part >= 0 else -1)


def _before(start: Point, end: Point, figure: tuple[Point, int]) -> Point | None:
    """The last place of the way from `start` to `end` that touches this base on its near side."""
    if start == end or overlap((start, BALL_RADIUS), figure):
        return None
    low, high = 0, distance(start, end)
    while high - low > 1:
        middle = (low + high) // 2
        if overlap((_at(start, end, middle), BALL_RADIUS), figure):
            high = middle
        else:
            low = middle
    return _at(start, end, low)


def _at(start: Point, end: Point, length: int) -> Point:
    span = max(1, distance(start, end))
    return (start[0] + (end[0] - start[0]) * length // span, start[1] + (end[1] - start[1]) * length // span)
