"""Sports Dice Football in words; `placky.words` says what each part is."""

from placky.nouns import Nouns
from placky.rulebooks.dice_football.words import choices, dice, rail, telling
from placky.rulebooks.dice_football.words.refusals import refusals
from placky.words import Words
from touchline.core.play.wire import Act
from touchline.dice_football.wire_types import Command, Decision, Event, State, SymbolRoll

NOUNS = Nouns(player="coach", players="coaches", game="match")
words = Words[State, Event, Decision, SymbolRoll, Act[Command]](rail, telling, choices, dice, refusals, NOUNS)
