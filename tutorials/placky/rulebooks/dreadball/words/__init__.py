"""DreadBall in words; `placky.words` says what each part is."""

from placky.nouns import Nouns
from placky.rulebooks.dreadball.words import choices, dice, rail, telling
from placky.rulebooks.dreadball.words.modifiers import modifiers
from placky.rulebooks.dreadball.words.refusals import refusals
from placky.words import Words
from touchline.core.play.wire import Act
from touchline.dreadball.wire_types import Command, Decision, Event, State

NOUNS = Nouns(player="coach", players="coaches", game="match")
words = Words[State, Event, Decision, dice.Roll, Act[Command]](rail, telling, choices, dice, refusals, NOUNS, modifiers)
