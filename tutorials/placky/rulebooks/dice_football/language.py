"""The words of Sports Dice Football's features: how teams, yard lines, dice and plays are written in a step.

A yard line is written as a coach says it: `Red's 25`, `the 50`; dice as their symbols: `10 10 20 NG`.
"""

from collections.abc import Mapping

import placky.rulebooks.dice_football.names as known
from placky.scenarios.fields import FieldType
from placky.scenarios.numbered import numbered
from placky.scenarios.steps import StepBook

SYMBOLS = known.SYMBOLS
_SYMBOL = "(?:" + "|".join(SYMBOLS) + ")"


def symbols(text: str) -> list[str]:
    """Dice in a row: "10 10 20" -> ["10", "10", "20"]."""
    return text.split()


def options(text: str) -> list[str]:
    """What is on offer: "go for it, punt" -> ["go for it", "punt"]."""
    return text.split(", ")


def side_of(spot: str) -> list[str]:
    """The team that a yard line is named after: "Red's 25" -> ["Red"]; none for the 50."""
    whose, owned, _ = spot.partition("'s ")
    return [whose] if owned else []


TYPES: Mapping[str, FieldType] = {
    "team": FieldType(r"[A-Z][a-z]+", str, "team", "one of the two teams", "Red", present=known.teams),
    "spot": FieldType(
        r"the 50|[A-Z][a-z]+'s \d+", str, "team", "a yard line, by the side it lies on, or the 50", "Red's 25",
        present=known.teams, names=side_of,
    ),
    "number": FieldType(r"\d+", int, "number", "a whole number", "3"),
    "symbol": FieldType(_SYMBOL, str, "symbol", f"one of {', '.join(SYMBOLS)}", "TD"),
    "symbols": FieldType(
        r"[A-Z0-9]+(?: [A-Z0-9]+)*", symbols, "symbol", "symbols, joined by blanks", "10 10 20 FG TD TD",
        lambda: SYMBOLS,
    ),
    "side": FieldType(r"offence|defence", str, "side", "offence or defence", "offence"),
    **numbered(known.ENGINE, (r"S-\d\d", "S-05"), (r"RS-\d+", "RS-1"), "its opponent"),
    "event": FieldType(r"[a-z][a-z ]+", str, "kind of event", "a kind of event", "sacked", known.happenings),
    "decision": FieldType(
        r"[a-z][a-z ]+", str, "decision", f"one of {', '.join(known.DECISIONS)}", "fourth down",
        lambda: known.DECISIONS,
    ),
    "options": FieldType(
        r"[A-Za-z0-9 ]+(?:, [A-Za-z0-9 ]+)*", options, "option", "options, joined by commas", "go for it, punt",
        lambda: known.VERBS,
    ),
    "value": FieldType(r".*", str, "value", "a value; a list as its parts in a row, yes or no", "3"),
    "text": FieldType(r'[^"]*', str, "text", "words", "the ball is on the 50"),
}  # fmt: skip

book = StepBook(TYPES, {"others": "NG NG S S TO P6"})
"""`others` are the dice of the defence, which has other symbols."""
given, when, then = book.given, book.when, book.then
