"""S-03 The toss: the power chip is flipped, and its winner chooses offence or defence.

Leans on S-04 for what comes next.
"""

from collections.abc import Mapping

from touchline.core.dice.throws import Handful, Pool
from touchline.core.play.requests import Choose, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.events import ChipFlipped, ChipGiven, HandShown, Rolled, SideChosen
from touchline.dice_football.state import State

CHIP = "the chip"
OFFENCE, DEFENCE = "offence", "defence"
OPTIONS = (Option(OFFENCE, None, "S-03", OFFENCE), Option(DEFENCE, None, "S-03", DEFENCE))


def judge(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The team whose side of the chip is up."""
    return tuple(hands[0])


@rule("S-03")
def toss(s: State) -> Rules:
    """S-03 The toss: flip, choose; who starts on defence also gets the chip."""
    teams = s.set_up.teams
    ((winner,),) = yield Pool("S-03", "toss", "flip", (Handful(CHIP, "", "power chip", 1, teams),), judge)
    yield Rolled("S-03", "flip", (HandShown(CHIP, "power chip", (winner,)),), (winner,))
    yield ChipFlipped("S-03", winner)
    side = yield Choose(winner, "toss", "S-03", None, OPTIONS)
    chooser = teams.index(winner)
    s.offence = chooser if side == OFFENCE else 1 - chooser
    yield SideChosen("S-03", winner, side)
    s.chip = s.defence
    yield ChipGiven("S-03", s.defenders())
