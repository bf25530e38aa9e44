"""How things are written in a step: each type a pattern, what its text becomes, and the names that there are."""

import re

from magpies.engine.numbers import CARDS
from placky.scenarios.fields import FieldType
from placky.scenarios.steps import StepBook
from touchline.core.rulebook.index import load

INDEX = load("magpies.engine")


def cards(text: str) -> list[str]:
    """`crown, ring and lens`."""
    return re.split(r", | and ", text)


book = StepBook(
    {
        "player": FieldType(r"[A-Z][a-z]+", str, "magpie", "Ada", "Ada", present=lambda state: state["teams"]),
        "card": FieldType(r"[a-z]+", str, "card", "a card", "crown", lambda: CARDS),
        "cards": FieldType(
            r"[a-z]+(?:, [a-z]+)*(?: and [a-z]+)?", cards, "card", "cards", "ring and lens", lambda: CARDS
        ),
        "number": FieldType(r"\d+", int, "number", "a whole number", "2"),
        "rule": FieldType(r"[IV]+", str, "rule", "the number of a rule", "III", lambda: INDEX.rules),
    }
)  # fmt: skip
given, when, then = book.given, book.when, book.then
