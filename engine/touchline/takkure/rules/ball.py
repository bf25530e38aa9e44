"""3.04 Ball: in a player's hands, or on the ground, where it takes space like a player.

Its base is ours to choose (R-29). Held, it lies on the player's card and takes no space (R-78). In an in-goal zone it
is live as anywhere: only a TRY scores (R-87). Leans on 0.05, by which the holder's team attacks.
"""

from touchline.core.inches.geometry import Circle, Point
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import InGoalReached
from touchline.takkure.events.ball import BallDown, BallHeld
from touchline.takkure.rules.pitch import reaches_in_goal
from touchline.takkure.rules.possession import lose_ball, take_ball
from touchline.takkure.state import BALL_RADIUS, State
from touchline.takkure.stated import STATED

CHAPTER, TRIES = 3, 4


@rule("3.04")
def hold(s: State, player: int) -> Rules[None]:
    """3.04-a: the ball goes on the player's card, and he is the carrier."""
    if s.line_up.chapter >= CHAPTER:
        yield BallHeld(STATED["3.04-a"], s.line_up.names[player], _live(s, s.disc(player)))
    yield from take_ball(s, player)


@rule("3.04")
def lying(s: State) -> Rules[None]:
    """3.04-b: the loose ball takes space; also when play begins with one."""
    if s.ball is not None and s.line_up.chapter >= CHAPTER:
        yield BallDown(STATED["3.04-b"], s.ball, ("R-29", *_live(s, (s.ball, BALL_RADIUS))))


@rule("3.04")
def put_down(s: State, at: Point) -> Rules[None]:
    """3.04-b: the ball lies here, where nobody stands."""
    s.ball = at
    yield from lying(s)
    yield from lose_ball(s, at)


def arrive(s: State, player: int) -> Rules[None]:
    """0.C: the carrier has come to the zone he attacks; before tries are taught that is the goal (R-94, R-87)."""
    if player == s.carrier and reaches_in_goal(s.line_up.pitch, *s.disc(player), s.line_up.team[player]):
        yield InGoalReached("0.C", s.line_up.names[player], ("R-94",) if s.line_up.chapter < TRIES else ("R-87",))


def _live(s: State, disc: Circle) -> tuple[str, ...]:
    return ("R-87",) if any(reaches_in_goal(s.line_up.pitch, *disc, team) for team in (0, 1)) else ()
