"""Takkure in words; `placky.words` says what each part is."""

from placky.nouns import Nouns
from placky.rulebooks.takkure.words import choices, dice, rail, telling
from placky.rulebooks.takkure.words.modifiers import modifiers
from placky.rulebooks.takkure.words.refusals import refusals
from placky.words import Words
from touchline.core.play.wire import Act
from touchline.takkure.wire_types import Command, Decision, Event, State, TargetRoll

NOUNS = Nouns(player="coach", players="coaches", game="match")
words = Words[State, Event, Decision, TargetRoll, Act[Command]](
    rail, telling, choices, dice, refusals, NOUNS, modifiers
)
