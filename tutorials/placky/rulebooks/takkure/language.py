"""The words of Takkure's features: how players, points, teams and numbers are written in a step.

A point is two inches counts, across and along: `12, 19.3`. Players are in capitals, teams begin with one.
"""

import re
from collections.abc import Callable
from typing import Any

from placky.steps import StepBook

_NUMBER = r"\d+(?:\.\d{1,3})?"
_PLAYER = r"[A-Z][A-Z0-9-]+"


def thousandths(text: str) -> int:
    """Inches as written, in whole thousandths: "19.3" -> 19300."""
    whole, _, part = text.partition(".")
    return int(whole) * 1000 + int((part + "000")[:3])


def point(text: str) -> list[int]:
    """A point as written: "12, 19.3" -> [12000, 19300]."""
    return [thousandths(part) for part in re.split(r",\s*", text)]


def points(text: str) -> list[list[int]]:
    """Several points, joined by "and": the corners of a bent way."""
    return [point(part) for part in text.split(" and ")]


def names(text: str) -> list[str]:
    """Several players: "AGUILA, LINCE and TORO"."""
    return re.split(r", | and ", text)


def cards(text: str) -> list[str]:
    """Names of play cards, in quotation marks: '"Sprint" and "Iron Ribs"'."""
    return re.findall(r'"([^"]+)"', text)


def dice(text: str) -> list[dict[str, Any]]:
    """What the dice show: "5 for AGUILA and 9 for GARRA", or just "5"."""
    found = []
    for part in re.split(r", | and ", text):
        face, _, player = part.partition(" for ")
        found.append({"player": player or None, "face": int(face)})
    for die, following in zip(reversed(found[:-1]), reversed(found[1:]), strict=True):
        die["player"] = die["player"] or following["player"]
    return found


TYPES: dict[str, tuple[str, Callable[[str], Any]]] = {
    "player": (_PLAYER, str),
    "players": (rf"{_PLAYER}(?:(?:, | and ){_PLAYER})*", names),
    "team": (r"[A-Z][a-z]+", str),
    "point": (rf"{_NUMBER}, {_NUMBER}", point),
    "points": (rf"{_NUMBER}, {_NUMBER}(?: and {_NUMBER}, {_NUMBER})*", points),
    "inches": (rf"{_NUMBER}", thousandths),
    "number": (r"\d+", int),
    "dice": (rf"\d+(?: for {_PLAYER})?(?:(?:, | and )\d+(?: for {_PLAYER})?)*", dice),
    "rule": (r"\d\.\w+", str),
    "ruling": (r"R-\d+", str),
    "authority": (r"R-\d+|\d\.\w+", str),
    "stat": (r"[A-Za-z]+", str),
    "verbs": (r"[a-z, ]+?", str),
    "event": (r"[a-z][a-z ]+", str),
    "listed": (r"none|[a-z, ]+", str),
    "word": (r"[a-z]+(?: [a-z]+)*", str),
    "text": (r'[^"]*', str),
    "cards": (r'"[^"]+"(?:(?:, | and )"[^"]+")*', cards),
}

book = StepBook(TYPES)
given, when, then = book.given, book.when, book.then
