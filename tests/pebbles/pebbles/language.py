"""How things are written in a step: each type a pattern, what its text becomes, and the names that there are."""

from placky.fields import FieldType
from placky.steps import StepBook
from touchline.core.index import load

INDEX = load("pebbles.engine")

book = StepBook(
    {
        "player": FieldType(r"[A-Z][a-z]+", str, "player", present=lambda state: state["teams"]),
        "number": (r"\d+", int),
        "rule": FieldType(r"P-\d", str, "rule", exist=lambda: INDEX.rules),
        "ruling": FieldType(r"R-\d", str, "ruling", exist=lambda: INDEX.rulings),
        "authority": FieldType(r"P-\d|R-\d", str, "rule or ruling", exist=lambda: [*INDEX.rules, *INDEX.rulings]),
        "text": (r'[^"]*', str),
    }
)
given, when, then = book.given, book.when, book.then
