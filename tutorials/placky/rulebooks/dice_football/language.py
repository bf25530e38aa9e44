"""The words of Sports Dice Football's features: how teams, yard lines, dice and plays are written in a step.

A yard line is written as a coach says it: `Red's 25`, `the 50`; dice as their symbols: `10 10 20 NG`.
"""

from collections.abc import Callable
from typing import Any

from placky.steps import StepBook

SYMBOLS = ("10", "20", "FG", "TD", "NG", "S", "TO", "P6")
_SYMBOL = "(?:" + "|".join(SYMBOLS) + ")"


def symbols(text: str) -> list[str]:
    """Dice in a row: "10 10 20" -> ["10", "10", "20"]."""
    return text.split()


TYPES: dict[str, tuple[str, Callable[[str], Any]]] = {
    "team": (r"[A-Z][a-z]+", str),
    "spot": (r"the 50|[A-Z][a-z]+'s \d+", str),
    "number": (r"\d+", int),
    "symbol": (_SYMBOL, str),
    "symbols": (r"[A-Z0-9]+(?: [A-Z0-9]+)*", symbols),
    "side": (r"offence|defence", str),
    "rule": (r"S-\d\d", str),
    "ruling": (r"RS-\d+", str),
    "authority": (r"S-\d\d|RS-\d+", str),
    "event": (r"[a-z][a-z ]+", str),
    "text": (r'[^"]*', str),
}

book = StepBook(TYPES)
given, when, then = book.given, book.when, book.then
