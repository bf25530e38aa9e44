"""How a way of Takkure has ended, in a few words: a try, or who has the ball."""

from placky.words import Ended
from touchline.takkure import wire_types as wire

__all__ = ["ended"]

TRY, HELD, DOWN = 2, 1, 0
"""What each is worth to a side; it only decides which way a coach would rather go."""


def ended(state: wire.State, before: wire.State) -> Ended:
    """What has come of it since an earlier state."""
    for side, (team, now, then) in enumerate(zip(state["teams"], state["score"], before["score"], strict=True)):
        if now > then:
            return Ended(f"a try for {team}", side, TRY)
    if state["phase"] == "catching":
        return Ended("the ball is still to be caught")
    carrier = next((one for one in state["players"] if one["ball"]), None)
    if carrier is None:
        return Ended("nobody has the ball")
    side = state["teams"].index(carrier["team"])
    if carrier["ground"]:
        return Ended(f"{carrier['team']} has the ball on the ground", side, DOWN)
    return Ended(f"{carrier['team']} has the ball", side, HELD)
