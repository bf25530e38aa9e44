"""Going down: a player who falls or is knocked down, and the ball that he held (RD-19, RD-23)."""

from touchline.core.play.requests import Rules
from touchline.dreadball.events import Fell
from touchline.dreadball.events.ball import Dropped
from touchline.dreadball.events.clashes import KnockedDown
from touchline.dreadball.records import NOBODY
from touchline.dreadball.rules.rush import lose_rush
from touchline.dreadball.rules.scatter import scatter
from touchline.dreadball.state import State


def fall(s: State, number: str, player: int) -> Rules[None]:
    """A player falls over in his hex, by the rule of this number."""
    s.down[player] = True
    yield Fell(number, s.name(player), s.here(player))
    yield from _let_go(s, number, player)


def knock_down(s: State, number: str, player: int) -> Rules[None]:
    """A player is knocked down, by the rule of this number."""
    s.down[player] = True
    yield KnockedDown(number, s.name(player), s.here(player))
    yield from _let_go(s, number, player)


def _let_go(s: State, number: str, player: int) -> Rules[None]:
    """He drops the ball, which ends the rush if it is his team's, and it scatters from his hex (RD-19)."""
    here = s.here(player)
    if s.carrier == player:
        s.carrier = NOBODY
        yield Dropped(number, s.name(player), here)
        if s.cards[player].side == s.side:
            yield from lose_rush(s, "dropped", ("RD-19",))
        yield from scatter(s, number, here)
    elif s.ball == here:
        yield from scatter(s, number, here)
