"""3.01 Ground, 3.02 Stand up: who falls gets a token, and takes one off to be up again.

Leans on 0.01-d. Tokens stack (R-26): a player is on the ground while he has at least one.
"""

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import Fell, StoodUp
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.state import State
from touchline.takkure.stated import STATED


def standing(s: State, player: int) -> bool:
    """Is this player on the field, without a ground token?"""
    return not s.ground[player] and not s.off[player]


@rule("3.01")
def fall(s: State, player: int) -> Rules[None]:
    """3.01-a: a ground token; falling again adds another (R-26)."""
    s.ground[player] += 1
    again = s.ground[player] > 1
    number = STATED["3.01-a", "3.01-c"] if again else STATED["3.01-a"]
    yield Fell(number, s.line_up.names[player], s.ground[player], ("R-26",) if again else ())


@rule("3.02")
def stand_up(s: State, player: int) -> Rules[None]:
    """3.02-a: one ground token comes off, without a roll; with another left he stays down (R-26)."""
    s.ground[player] -= NUMBERS.stand_up.tokens
    yield StoodUp(
        STATED["3.02-a", "3.01-c"] if s.ground[player] else STATED["3.02-a"],
        s.line_up.names[player],
        s.ground[player],
        ("R-26",) if s.ground[player] else (),
    )
