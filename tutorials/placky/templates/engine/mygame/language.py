"""How things are written in a step: each type a pattern, what its text becomes, and the names that there are."""

from mygame.engine.players import PLAYERS
from placky.scenarios.fields import FieldType
from placky.scenarios.steps import StepBook
from touchline.core.rulebook.index import load

INDEX = load("mygame.engine")

book = StepBook(
    {
        "player": FieldType(r"\w+", str, "player", "the name of a player", PLAYERS[0], lambda: PLAYERS),
        "number": FieldType(r"\d+", int, "number", "a whole number", "3"),
        "rule": FieldType(r".+?", str, "rule", "the number of a rule", "1", lambda: INDEX.rules),
        "face": FieldType(r"\w+", str, "face", "what is shown", "2"),
    }
)
given, when, then = book.given, book.when, book.then
