"""0.04 Definitions, 0.05 Attack and defence: coaches, players, teams, and whose ball it is.

One team attacks, the other defends. Holding the ball makes a team the attackers; a loose ball changes nothing.
"""

from touchline.core.inches.geometry import Point
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import BallLoose, BallTaken, Possession, TeamFielded
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY
from touchline.takkure.state import KICK_OFF, State
from touchline.takkure.stated import STATED


@rule("0.04")
def teams(s: State) -> Rules[None]:
    """0.04-a: two coaches, each with the players of his team."""
    for team, name in enumerate(s.line_up.teams):
        yield TeamFielded(STATED["0.04-a"], name, tuple(s.line_up.names[i] for i in s.side(team)))


@rule("0.05")
def possession(s: State) -> Possession:
    """0.05-a, b: who attacks at the start of play."""
    if s.carrier == NOBODY:
        return Possession(STATED["0.05-a", "0.05-d"], s.coach(s.attacker), "loose", None)
    return Possession(STATED["0.05-a", "0.05-b"], s.coach(s.attacker), "holds", s.line_up.names[s.carrier])


@rule("0.05")
def take_ball(s: State, player: int) -> Rules[None]:
    """0.05-e: a player holds the ball; a defender who does makes his team attack, with new tokens (R-04)."""
    s.carrier, s.ball = player, None
    name = s.line_up.names[player]
    yield BallTaken(STATED["0.05-b"], name)
    team = s.line_up.team[player]
    if team != s.attacker:
        s.attacker = team
        s.tokens = 0
        timed = s.line_up.mode == "match"  # there the time board comes first, once the activation is finished
        if not timed:
            take_tokens(s)
        yield Possession(STATED["0.05-e"], s.coach(team), "taken", name, ("R-04",) if timed else ("R-04", "R-35"))


@rule("4.01")
def take_tokens(s: State) -> None:
    """The attackers take their four tokens; those that their players still hold go back (R-35)."""
    s.tokens = NUMBERS.activation.tokens
    for i in s.squad(s.attacker):
        s.activations[i] = 0


@rule("0.05")
def lose_ball(s: State, at: Point, rulings: tuple[str, ...] = ()) -> Rules[None]:
    """0.05-d: a loose ball does not change who attacks; nobody does any more once a kick-off is due."""
    s.carrier, s.ball = NOBODY, at
    yield BallLoose(STATED["0.05-d"], at, rulings)
    if s.phase != KICK_OFF:
        yield Possession(STATED["0.05-a", "0.05-d"], s.coach(s.attacker), "loose", None)
