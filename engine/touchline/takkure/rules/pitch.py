"""0.C Pitch: five areas and lines along its length; its dimensions are house data (ruling R-07)."""

from itertools import pairwise

from touchline.core.inches.geometry import Point
from touchline.core.rulebook.register import rule
from touchline.takkure.pitch import Pitch


@rule("0.C")
def reaches_in_goal(pitch: Pitch, place: Point, radius: int, team: int) -> bool:
    """0.C: does a base of this team touch the in-goal zone that it attacks?"""
    if team == 0:
        return place[1] + radius >= pitch.length - pitch.in_goal
    return place[1] - radius <= pitch.in_goal


def progress(path: list[Point], team: int) -> bool:
    """0.C-c: does a path never lead back towards one's own end?"""
    sign = 1 if team == 0 else -1
    return all(sign * (b[1] - a[1]) >= 0 for a, b in pairwise(path))
