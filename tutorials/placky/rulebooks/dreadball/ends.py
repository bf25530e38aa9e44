"""How a way of DreadBall has ended, in a few words: points, or who has the ball."""

from placky.sentences import Plural, Sentence, say
from placky.words import Ended
from touchline.dreadball import wire_types as wire

__all__ = ["ended"]

HELD, POINT = 2, 3
"""What the ball is worth to a side, and each point; it only decides which way a coach would rather go."""

_GAIN: Sentence = Plural("points", one="{team} gain {points} point", other="{team} gain {points} points")


def ended(state: wire.State, before: wire.State, aim: str = "") -> Ended:
    """What has come of it since an earlier state; where the ball is to come to `aim`, it is worth nothing elsewhere."""
    teams = list(state["teams"])
    gained = _lead(state, teams[0]) - _lead(before, teams[0])
    if gained:
        said = say(_GAIN, team=teams[gained < 0], points=abs(gained))
        return Ended(said, int(gained < 0), HELD + POINT * abs(gained))
    name, holder = next(((one["name"], one["team"]) for one in state["players"] if one["ball"]), ("", None))
    if holder is None:
        return Ended(say("nobody has the ball"))
    if aim and any(one["name"] == aim and one["team"] == holder for one in state["players"]):
        said = say("{aim} has the ball" if name == aim else "{team} have the ball elsewhere", aim=aim, team=holder)
        return Ended(said, teams.index(holder), HELD if name == aim else 0)
    return Ended(say("{team} have the ball", team=holder), teams.index(holder), HELD)


def _lead(state: wire.State, team: str) -> int:
    """By how much a team leads on the one score track; less than 0 where the other one does."""
    return sum(points if name == team else -points for name, points in state["score"].items())
