"""0.04 Definitions, 0.05 Attack and defence: coaches, players, teams, and whose ball it is.

One team attacks, the other defends. Holding the ball makes a team the attackers; a loose ball changes nothing.
"""

from touchline.core.geometry import Point
from touchline.core.register import rule
from touchline.core.requests import Rules
from touchline.takkure.events import BallLoose, BallTaken, Possession, TeamFielded
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.state import NOBODY, State


@rule("0.04")
def teams(s: State) -> Rules:
    """0.04-a: two coaches, each with the players of his team."""
    for team, name in enumerate(s.line_up.teams):
        yield TeamFielded("0.04", name, tuple(s.line_up.names[i] for i in s.side(team)))


@rule("0.05")
def possession(s: State) -> Possession:
    """0.05-a, b: who attacks at the start of play."""
    if s.carrier == NOBODY:
        return Possession("0.05", s.coach(s.attacker), "loose", None)
    return Possession("0.05", s.coach(s.attacker), "holds", s.line_up.names[s.carrier])


@rule("0.05")
def take_ball(s: State, player: int) -> Rules:
    """0.05-e: a player holds the ball; a defender who does makes his team attack, with new tokens (R-04)."""
    s.carrier, s.ball = player, None
    name = s.line_up.names[player]
    yield BallTaken("0.05", name)
    team = s.line_up.team[player]
    if team != s.attacker:
        s.attacker = team
        s.tokens = NUMBERS.activation.tokens
        yield Possession("0.05", s.coach(team), "taken", name, ("R-04",))


@rule("0.05")
def lose_ball(s: State, at: Point) -> Rules:
    """0.05-d: a loose ball does not change who attacks."""
    s.carrier, s.ball = NOBODY, at
    yield BallLoose("0.05", at)
    yield Possession("0.05", s.coach(s.attacker), "loose", None)
