"""How a way of DreadBall has ended, in a few words: points, or who has the ball."""

from placky.words import Ended
from touchline.dreadball import wire_types as wire

__all__ = ["ended"]

HELD, POINT = 2, 3
"""What the ball is worth to a side, and each point; it only decides which way a coach would rather go."""


def ended(state: wire.State, before: wire.State, aim: str = "") -> Ended:
    """What has come of it since an earlier state; where the ball is to come to `aim`, it is worth nothing elsewhere."""
    teams = list(state["teams"])
    gained = _lead(state, teams[0]) - _lead(before, teams[0])
    if gained:
        points = "1 point" if abs(gained) == 1 else f"{abs(gained)} points"
        return Ended(f"{teams[gained < 0]} gain {points}", int(gained < 0), HELD + POINT * abs(gained))
    name, holder = next(((one["name"], one["team"]) for one in state["players"] if one["ball"]), ("", None))
    if holder is None:
        return Ended("nobody has the ball")
    if aim and any(one["name"] == aim and one["team"] == holder for one in state["players"]):
        said = f"{aim} has the ball" if name == aim else f"{holder} have the ball elsewhere"
        return Ended(said, teams.index(holder), HELD if name == aim else 0)
    return Ended(f"{holder} have the ball", teams.index(holder), HELD)


def _lead(state: wire.State, team: str) -> int:
    """By how much a team leads on the one score track; less than 0 where the other one does."""
    return sum(points if name == team else -points for name, points in state["score"].items())
