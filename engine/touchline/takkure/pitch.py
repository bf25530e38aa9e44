"""The pitch (0.C): its sides and lines, read from `data/pitch.toml`; its dimensions are house data (R-07)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from touchline.core.inches.geometry import Point
from touchline.core.inches.places import Box
from touchline.core.rulebook.data import insist, shape_of
from touchline.takkure.numbers import PACKAGE, read_data


class Pitch(NamedTuple):
    """All lengths in thousandths of an inch. Team 0 attacks towards `length`, team 1 towards 0."""

    width: int
    length: int
    in_goal: int
    kick_off: int
    house: bool

    def box(self, radius: int) -> Box:
        """Where the centre of a base may stand: no base leaves the field (R-58)."""
        return (radius, radius), (self.width - radius, self.length - radius)

    def holds(self, point: Point) -> bool:
        """Is this point on the field?"""
        return 0 <= point[0] <= self.width and 0 <= point[1] <= self.length


LINES = ("width", "length", "in_goal", "kick_off")
"""What makes a pitch, as data has it; everything in thousandths of an inch."""
LONGEST = int(shape_of(PACKAGE, "pitch").document["properties"]["length"]["maximum"])
"""The longest side that a pitch may have."""


def read_pitch(table: Mapping[str, Any], file: str) -> Pitch:
    """A checked pitch. Raises `BadRuleData` naming the file."""
    pitch = pitch_of(table, table["house"])
    insist(file, pitch_faults(pitch))
    return pitch


def pitch_of(sides: Mapping[str, int], house: bool) -> Pitch:
    """A pitch from its lines."""
    return Pitch(sides["width"], sides["length"], sides["in_goal"], sides["kick_off"], house)


def pitch_faults(pitch: Pitch) -> list[str]:
    """Has a pitch room for its lines: in-goal, kick-off line, centre line, kick-off line, in-goal?"""
    needed = 2 * (pitch.in_goal + pitch.kick_off)
    if pitch.length > needed:
        return []
    lines = f"in_goal ({pitch.in_goal}) and kick_off ({pitch.kick_off}) at both ends"
    return [f"length is {pitch.length}; allowed: more than {needed}, for {lines}"]


PITCH = read_pitch(read_data("pitch.toml"), "takkure/data/pitch.toml")
