"""How things are written in a step: each type a pattern, what its text becomes, and the names that there are."""

from placky.scenarios.fields import FieldType
from placky.scenarios.numbered import numbered
from placky.scenarios.steps import StepBook

book = StepBook(
    {
        "player": FieldType(r"[A-Z][a-z]+", str, "player", "Ada or Ben", "Ada", present=lambda state: state["teams"]),
        "number": FieldType(r"\d+", int, "number", "a whole number", "3"),
        **numbered("pebbles.engine", rule=(r"P-\d", "P-3"), ruling=(r"R-\d", "R-1"), reading="everything"),
    }
)  # fmt: skip
given, when, then = book.given, book.when, book.then
