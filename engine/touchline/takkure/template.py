"""The template of scatter rolls (2.03): its arrows and its size, from `data/scatter.toml`, marked house (R-25)."""

from math import cos, radians, sin

from touchline.core.inches.geometry import Point
from touchline.takkure.numbers import read_data
from touchline.takkure.state import BALL_RADIUS

_file = read_data("scatter.toml")
DISTANCE: int = _file["distance"]
UNIT = 10**6
ARROWS: tuple[Point, ...] = tuple(
    (round(sin(radians(turn)) * UNIT), round(cos(radians(turn)) * UNIT)) for turn in _file["arrows"]
)
"""Where each face points, times a million, for the team that attacks up the field."""
RIM = DISTANCE
"""How far from the template's centre the centre of a ball lies that touches its rim from outside."""
TEMPLATE_RADIUS = RIM - BALL_RADIUS
