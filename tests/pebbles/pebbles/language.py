"""How things are written in a step: each type a pattern, what its text becomes, and the names that there are."""

from placky.scenarios.fields import FieldType
from placky.scenarios.steps import StepBook
from touchline.core.rulebook.index import load

INDEX = load("pebbles.engine")


def readings() -> list[str]:
    """Every reading of every ruling."""
    return [reading.id for ruling in INDEX.rulings.values() for reading in ruling.readings]


book = StepBook(
    {
        "player": FieldType(r"[A-Z][a-z]+", str, "player", "Ada or Ben", "Ada", present=lambda state: state["teams"]),
        "number": FieldType(r"\d+", int, "number", "a whole number", "3"),
        "rule": FieldType(r"P-\d", str, "rule", "the number of a rule", "P-3", lambda: INDEX.rules),
        "ruling": FieldType(r"R-\d", str, "ruling", "the number of a ruling", "R-1", lambda: INDEX.rulings),
        "authority": FieldType(
            r"P-\d|R-\d", str, "rule or ruling", "the number of a rule or a ruling", "P-3",
            lambda: [*INDEX.rules, *INDEX.rulings],
        ),
        "reading": FieldType(r'[^"]*', str, "reading", "a reading of the ruling", "everything", readings),
    }
)  # fmt: skip
given, when, then = book.given, book.when, book.then
