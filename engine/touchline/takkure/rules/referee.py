"""5.02 Referee: there is none, so a coin decides, and what it decides is final.

It settles who chooses for the first kick-off. The rulebook leaves open who calls; here the first team's coach tosses
and the other one calls (R-97).
"""

from touchline.core.play.requests import Choose, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.match import CoinCalled, CoinSide, CoinTossed
from touchline.takkure.rules.table_rolls import look_up
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

COIN = "COIN"
SIDES: tuple[CoinSide, CoinSide] = ("heads", "tails")
TOSSES, CALLS = 0, 1


@rule("5.02")
def referee_roll(s: State) -> Rules[int]:
    """5.02-a: one coach calls, the other tosses. Returns the team that wins."""
    options = [Option(side, None, "5.02", side) for side in SIDES]
    called = yield Choose(s.coach(CALLS), "coin", STATED["5.02-a"], None, options)
    yield CoinCalled(STATED["5.02-a"], s.coach(CALLS), called, ("R-97",))
    face = yield from look_up(STATED["5.02-a"], "coin", COIN, s.coach(TOSSES), SIDES)
    shown = SIDES[face - 1]
    winner = CALLS if shown == called else TOSSES
    yield CoinTossed(STATED["5.02-a", "5.02-b"], shown, s.coach(winner))
    return winner
