"""The words of DreadBall's features: how players, hexes, facings and dice are written in a step.

A hex is a letter for its row and a number along it: `F13` is the centre. Players are in capitals, teams begin with one.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import placky.rulebooks.dreadball.names as known
from placky.scenarios.fields import FieldType
from placky.scenarios.numbered import numbered
from placky.scenarios.steps import StepBook

_PLAYER = r"[A-Z][A-Z0-9-]+"
_HEX = r"[A-K]\d{1,2}"
_FACING = "|".join(known.FACINGS)
_FACES = r"[1-6](?: [1-6])*"


class WrittenHex(list[int]):
    """A hex as the engine has it, and how it was written."""

    def __init__(self, text: str) -> None:
        super().__init__(known.hexes().get(text, (99, 99)))
        self.text = text


def hexagon(text: str) -> WrittenHex:
    """A hex as the engine has it: "F13" -> [0, 0]. What is no hex of the pitch lies beyond it."""
    return WrittenHex(text)


def hexes(text: str) -> list[WrittenHex]:
    """A way, hex by hex: "F14, F15"."""
    return [hexagon(part) for part in text.split(", ")]


def label_of(place: Any) -> str:
    """A hex in words: [0, 0] -> "F13"."""
    return known.labels().get((place[0], place[1]), "off the pitch") if place is not None else "nowhere"


def facing(text: str) -> int:
    """A facing by its name."""
    return known.FACINGS.index(text)


def dice(text: str) -> list[dict[str, Any]]:
    """What the dice show: "4 3 6 for VEGA and 2 5 5 for GRUM"."""
    found = []
    for part in re.split(r", | and ", text):
        faces, _, player = part.partition(" for ")
        loose = player in known.LOOSE
        found += [{"player": player, "face": face if loose else int(face)} for face in faces.split()]
    return found


def said_of_dice(dice: Sequence[Mapping[str, Any]]) -> str:
    """Faces as a step says them: the other way round from `dice`."""
    each = [(player, list(mine)) for player, mine in groupby(dice, key=lambda die: die["player"])]
    return " and ".join(f"{' '.join(str(die['face']) for die in mine)} for {player}" for player, mine in each)


def names(text: str) -> list[str]:
    """Names in a row, or "none"."""
    return [] if text == "none" else re.split(r", | and ", text)


TYPES: Mapping[str, FieldType] = {
    "player": FieldType(_PLAYER, str, "player", "a player of the game, in capitals", "VEGA", present=known.players),
    "figure": FieldType(_PLAYER, str, "player", "a player of a house roster, or a name in capitals", "VEGA"),
    "players": FieldType(rf"{_PLAYER}(?:, {_PLAYER})*", names, "player", "players of the game, joined by commas",
                         "VEGA, GRUM", present=known.players),
    "team": FieldType(r"[A-Z][a-z]+", str, "team", "one of the two teams", "Comets", present=known.teams),
    "hex": FieldType(_HEX, hexagon, "hex", "a row, A to K, and a number along it", "F13", known.hexes,
                     names=lambda found: [found.text], write=label_of),
    "hexes": FieldType(rf"{_HEX}(?:, {_HEX})*", hexes, "hex", "hexes, each beside the one before, joined by commas",
                       "F14, F15", known.hexes, names=lambda found: [one.text for one in found],
                       write=lambda found: ", ".join(map(label_of, found))),
    "facing": FieldType(_FACING, facing, "facing", f"one of {', '.join(known.FACINGS)}", "east", names=lambda _: []),
    "number": FieldType(r"\d+", int, "number", "a whole number", "3"),
    "dice": FieldType(
        rf"{_FACES} for (?:{_PLAYER}|[a-z]+)(?:(?:, | and ){_FACES} for (?:{_PLAYER}|[a-z]+))*", dice, "owner of dice",
        "faces, with whom they are for: a player, direction, distance or launch", "4 3 6 for VEGA and 2 5 5 for GRUM",
        present=known.rollers, names=lambda found: [die["player"] for die in found], write=said_of_dice,
    ),
    "stat": FieldType(r"[A-Z][a-z]+", str, "stat", "a stat", "Speed", lambda: known.STATS),
    "profile": FieldType(r"[A-Z][a-z]+(?: [A-Z][a-z]+)?", str, "profile", "a stat line of the sheet", "Human Jack",
                         known.profiles),
    "role": FieldType(r"[A-Z][a-z]+", str, "role", "a role", "Striker", lambda: known.ROLES),
    **numbered(known.ENGINE, (r"D-\d\d", "D-09"), (r"RD-\d+", "RD-4"), "each"),
    "event": FieldType(r"[a-z][a-z ]+", str, "kind of event", "a kind of event", "fell", known.happenings),
    "decision": FieldType(
        r"[a-z][a-z -]+", str, "decision", f"one of {', '.join(known.DECISIONS)}", "answer", lambda: known.DECISIONS
    ),
    "options": FieldType(
        r"none|[a-z ]+(?:, [a-z ]+)*", names, "option", "options, joined by commas", "slamback, dodge",
        lambda: known.VERBS,
    ),
    "actions": FieldType(
        r"none|[a-z ]+(?:, [a-z ]+)*", names, "action", "actions, joined by commas", "run, sprint",
        lambda: known.ACTIONS,
    ),
    "value": FieldType(
        r".*", str, "value", "a value; a list as its parts in a row, a hex by its label, yes or no", "F13"
    ),
    "yes": FieldType(r"yes|", lambda text: text == "yes", "word", "yes, or nothing", "yes", names=lambda _: []),
    "text": FieldType(r'[^"]*', str, "text", "words", "too far"),
}  # fmt: skip

book = StepBook(TYPES)
given, when, then = book.given, book.when, book.then
