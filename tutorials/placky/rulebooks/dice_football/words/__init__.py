"""Sports Dice Football in words; `placky.words` says what each part is."""

from placky.rulebooks.dice_football.words import choices, dice, rail, telling
from placky.rulebooks.dice_football.words.refusals import refusals
from placky.words import Words
from touchline.dice_football.wire_types import Decision, Event, State, SymbolRoll

words = Words[State, Event, Decision, SymbolRoll](rail, telling, choices, dice, refusals)
