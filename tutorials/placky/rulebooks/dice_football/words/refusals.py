"""Why a command is refused, in words: a sentence for each code of the engine."""

from collections.abc import Mapping
from types import MappingProxyType

from placky.refusals import Refusals
from placky.sentences import Plural, Sentence

SENTENCES: Mapping[str, Sentence] = MappingProxyType(
    {
        "flip-is-over": "sides are chosen once, by the winner of the flip",
        "no-last-down": "that is declared on the last down, once, before the dice fall",
        "no-tied-roll": "the chip is for a roll that the teams have tied",
        "no-tied-symbols": "a play is chosen after the roll, by its winner, between symbols that tie",
        "no-field-goal-won": "points are taken or declined for an FG that has won a roll past the {yard}",
        "fewer-dice": Plural(
            "few",
            one="{few} die shows {symbol}, {most} show {called:or}",
            other="{few} dice show {symbol}, {most} show {called:or}",
        ),
    }
)

refusals = Refusals(SENTENCES)
