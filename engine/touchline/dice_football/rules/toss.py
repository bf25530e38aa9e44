"""S-03 The toss: the power chip is flipped, and its winner chooses offence or defence.

Leans on S-04 for what comes next.
"""

from collections.abc import Mapping

from touchline.core.dice.throws import Handful, Pool
from touchline.core.play.requests import Choose, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.events import ChipFlipped, ChipGiven, HandShown, Rolled, SideChosen
from touchline.dice_football.state import State
from touchline.dice_football.stated import STATED

CHIP = "the chip"
OFFENCE, DEFENCE = "offence", "defence"
OPTIONS = (Option(OFFENCE, None, "S-03", OFFENCE), Option(DEFENCE, None, "S-03", DEFENCE))


def judge(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The team whose side of the chip is up."""
    return tuple(hands[0])


@rule("S-03")
def toss(s: State) -> Rules[None]:
    """S-03 The toss: flip, choose; who starts on defence also gets the chip."""
    teams = s.set_up.teams
    ((winner,),) = yield Pool(STATED["S-03-a"], "toss", "flip", (Handful(CHIP, "", "power chip", 1, teams),), judge)
    yield Rolled(STATED["S-03-a"], "flip", (HandShown(CHIP, "power chip", (winner,)),), (winner,))
    yield ChipFlipped(STATED["S-03-a"], winner)
    side = yield Choose(winner, "toss", STATED["S-03-a"], None, OPTIONS)
    chooser = teams.index(winner)
    s.offence = chooser if side == OFFENCE else 1 - chooser
    yield SideChosen(STATED["S-03-a", "S-03-b"], winner, side)
    s.chip = s.defence
    yield ChipGiven(STATED["S-03-c"], s.defenders())
