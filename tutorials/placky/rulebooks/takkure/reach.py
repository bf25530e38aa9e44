"""Places that a step names by what is reached: where a move ends, what a figure touches.

Coaches say "so that he ends there" and "until he touches the ball"; commands give tokens and centres of bases. Lengths
are whole thousandths of an inch. Leans on the engine's data and on plain state, never on a rule.
"""

from collections.abc import Mapping, Sequence
from math import dist
from typing import Any

from placky.scenarios.claims import fail
from touchline.core.rulebook.data import read_data

Point = Sequence[int]


def player_of(state: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """A player as a state shows him. Raises `AssertionError` where nobody is called that."""
    found: Mapping[str, Any] | None = next((one for one in state["players"] if one["name"] == name), None)
    return found or fail(f"{name} is no player here")


def token_beyond(start: Point, end: Point, radius: int) -> list[int]:
    """Where the movement token lies so that a base of this radius, coming from `start`, ends at `end` (1.08).

    >>> token_beyond([12_000, 13_000], [12_000, 17_000], 492)
    [12000, 17492]
    """
    way = dist(start, end)
    return [round(b + (b - a) * radius / way) if way else b for a, b in zip(start, end, strict=True)]


def touching(start: Point, middle: Point, gap: int) -> list[int]:
    """Where a figure that comes straight from `start` stops: `gap` short of the middle of what he goes for.

    >>> touching([12_000, 17_500], [12_000, 15_000], 984)
    [12000, 15984]
    """
    way = dist(start, middle)
    return [round(b + (a - b) * gap / way) if way else b for a, b in zip(start, middle, strict=True)]


def ball_radius() -> int:
    """Half a ball's base, in thousandths of an inch, rounded as the engine rounds the base of a player (R-29)."""
    millimetres: int = read_data("touchline.takkure", "numbers.toml")["ball"]["base"]
    return round(millimetres * 500 / 25.4)


def the_ball(state: Mapping[str, Any]) -> tuple[str, Point, int]:
    """The ball that a thief can reach on foot: as a steal calls it, its middle, and the radius of what he touches.

    It is a loose ball, else the one that somebody holds. Then he touches the carrier, who must be on the ground (3.06).
    Raises `AssertionError` where there is none.
    """
    if state["ball"]:
        return "loose", state["ball"], ball_radius()
    carrier = next((one for one in state["players"] if one["ball"]), None)
    return ("ground", carrier["at"], carrier["radius"]) if carrier else fail("no ball is on the pitch")
