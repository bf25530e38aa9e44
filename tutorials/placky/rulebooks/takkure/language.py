"""The words of Takkure's features: how players, points, teams and numbers are written in a step.

A point is two inches counts, across and along: `12, 19.3`. Players are in capitals, teams begin with one.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import placky.rulebooks.takkure.names as known
from placky.scenarios.fields import FieldType
from placky.scenarios.numbered import numbered
from placky.scenarios.steps import StepBook

_NUMBER = r"\d+(?:\.\d{1,3})?"
_PLAYER = r"[A-Z][A-Z0-9-]+"
_CARD = r'"[^"]+"'


def thousandths(text: str) -> int:
    """Inches as written, in whole thousandths: "19.3" -> 19300."""
    whole, _, part = text.partition(".")
    return int(whole) * 1000 + int((part + "000")[:3])


def point(text: str) -> list[int]:
    """A point as written: "12, 19.3" -> [12000, 19300]."""
    return [thousandths(part) for part in re.split(r",\s*", text)]


def at_words(place: Sequence[int] | None) -> str:
    """A place as a step writes it: [12000, 19300] -> "12, 19.3"; "nowhere" without one."""
    return ", ".join(f"{length / 1000:g}" for length in place) if place else "nowhere"


def points(text: str) -> list[list[int]]:
    """Several points, joined by "and": the corners of a bent way."""
    return [point(part) for part in text.split(" and ")]


def names(text: str) -> list[str]:
    """Several names: "AGUILA, LINCE and TORO"."""
    return re.split(r", | and | or ", text)


def none_or_names(text: str) -> list[str]:
    """The same, or "none"."""
    return [] if text == "none" else names(text)


def cards(text: str) -> list[str]:
    """Names of play cards, in quotation marks: '"Sprint" and "Iron Ribs"'."""
    return re.findall(r'"([^"]+)"', text)


def pair(text: str) -> list[int]:
    """Two values of a card: "4/2"."""
    return [int(part) for part in text.split("/")]


def dice(text: str) -> list[dict[str, Any]]:
    """What the dice show: "5 for AGUILA and 9 for GARRA", or just "5"."""
    found = []
    for part in re.split(r", | and ", text):
        face, _, player = part.partition(" for ")
        found.append({"player": player or None, "face": int(face)})
    for die, following in zip(reversed(found[:-1]), reversed(found[1:]), strict=True):
        die["player"] = die["player"] or following["player"]
    return found


def said_of_dice(dice: Sequence[Mapping[str, Any]]) -> str:
    """Faces as a step says them: the other way round from `dice`."""
    return " and ".join(f"{die['face']} for {die['player']}" if die["player"] else str(die["face"]) for die in dice)


def said_of_modifiers(modifiers: Sequence[Mapping[str, Any]]) -> str:
    """The other way round from `modifiers`."""
    return "; ".join(f"{one['by']:+} {one['why']} ({one['rule']})" for one in modifiers)


def _inches(length: int) -> str:
    return f"{length / 1000:g}"


def modifiers(text: str) -> list[dict[str, Any]]:
    """Modifiers of a die: "+2 pass at 3 inches (2.01); -1 pressure by GARRA (1.06)"."""
    found = []
    for part in text.split("; "):
        by, _, rest = part.partition(" ")
        why, _, rule = rest.rpartition(" (")
        found.append({"by": int(by), "why": why, "rule": rule.rstrip(")")})
    return found


_MODIFIER = r"[+-]\d+ [^;]+ \(\d\.\w+\)"
_WORDS = r"[A-Za-z]+(?:[ -][A-Za-z]+)*"
_LIST = r"[a-z ]+(?:, [a-z ]+)*"

TYPES: Mapping[str, FieldType] = {
    "player": FieldType(
        _PLAYER, str, "player", "a player who takes part, in capitals", "AGUILA", present=known.players
    ),
    "players": FieldType(
        rf"{_PLAYER}(?:(?:, | and ){_PLAYER})*", names, "player", "players, the last after 'and'",
        "AGUILA, LINCE and KURO", present=known.players,
    ),
    "figure": FieldType(_PLAYER, str, "player", "a player of the roster, or a name in capitals", "AGUILA"),
    "rollers": FieldType(
        rf"{_PLAYER}(?:(?:, | and ){_PLAYER})*", names, "player", "players, or COIN", "AGUILA and GARRA",
        present=known.rollers,
    ),
    "dice": FieldType(
        rf"\d+(?: for {_PLAYER})?(?:(?:, | and )\d+(?: for {_PLAYER})?)*", dice, "player",
        "natural faces, each with its player", "5 for AGUILA and 9 for GARRA",
        present=known.rollers, names=lambda dice: [die["player"] for die in dice if die["player"]], write=said_of_dice,
    ),
    "team": FieldType(r"[A-Z][a-z]+", str, "team", "a team", "Yamato", present=known.teams),
    "point": FieldType(rf"{_NUMBER}, {_NUMBER}", point, "point", "inches across, then inches along", "12, 19.3",
                       write=at_words),
    "points": FieldType(
        rf"{_NUMBER}, {_NUMBER}(?: and {_NUMBER}, {_NUMBER})*", points, "point", "points, joined by 'and'",
        "13, 14 and 14, 17", write=lambda found: " and ".join(map(at_words, found)),
    ),
    "inches": FieldType(_NUMBER, thousandths, "length", "inches, up to three decimals", "2.5", write=_inches),
    "lengths": FieldType(
        rf"{_NUMBER}(?:, {_NUMBER})*", lambda text: [thousandths(part) for part in text.split(", ")], "length",
        "inches, joined by commas", "3, 13, 18, 23, 33", write=lambda found: ", ".join(map(_inches, found)),
    ),
    "number": FieldType(r"\d+", int, "number", "a whole number", "3"),
    "numbers": FieldType(r"\d+(?:, \d+)*", str, "number", "whole numbers, joined by commas", "1, 2, 3"),
    **numbered(known.ENGINE, (r"\d\.\w+", "1.20"), (r"R-\d+", "R-18"), "fails"),
    "edition": FieldType(r'[^"]*', str, "edition", "an edition", "rulebook beta", known.editions),
    "stat": FieldType(
        _WORDS, str, "characteristic", "a characteristic", "REF", known.always(*known.STATS)
    ),
    "verbs": FieldType(
        r"[a-z, ]+?", names, "verb", "verbs, joined by commas and 'and' or 'or'", "move, dodge and break through",
        known.always(*known.VERBS),
    ),
    "event": FieldType(
        r"[a-z][a-z -]+", str, "kind of event with a player", "a kind of event that happens to a player", "fell",
        known.happenings,
    ),
    "happening": FieldType(r"[a-z][a-z -]+", str, "kind of event", "a kind of event", "fell", known.events),
    "value": FieldType(
        r".*", str, "value",
        "a value; a list as its parts in a row, lengths and points in inches, an absence by its name, yes or no", "3",
    ),
    "tokens": FieldType(
        r"none|[a-z, ]+", none_or_names, "token", "tokens, or none", "movement, turn and active player",
        known.always(*known.TOKENS),
    ),
    "text": FieldType(r'[^"]*', str, "text", "words", "on the ground"),
    "card": FieldType(r'[^"]*', str, "play card", "a play card", "Sprint", known.cards),
    "cards": FieldType(
        rf"{_CARD}(?:(?:, | and ){_CARD})*", cards, "play card", "play cards in quotation marks",
        '"Sprint" and "Iron Ribs"', known.cards, write=lambda found: " and ".join(f'"{card}"' for card in found),
    ),
    "ability": FieldType(
        r'[^"]*', str, "skill or play card", "a skill or a play card", "Sprint", known.abilities
    ),
    "team_skill": FieldType(r'[^"]*', str, "team skill", "a team skill", "Discipline", known.team_skills),
    "player_skill": FieldType(
        r".+", str, "player skill", "a player skill", "Pasador nato", known.player_skills
    ),
    "skills": FieldType(
        r".+", none_or_names, "position skill", "position skills, joined by commas, or none", "Precise Pass",
        known.skills,
    ),
    "position": FieldType(
        r".+", str, "position", "a position in the team", "Scrum-Half", known.positions
    ),
    "yes": FieldType(r"yes|no", lambda text: text == "yes", "answer", "yes or no", "yes"),
    "pair": FieldType(r"\d+/\d+", pair, "pair", "two values, attack and defence", "4/2",
                      write=lambda two: f"{two[0]}/{two[1]}"),
    "absence": FieldType(
        "|".join(known.ABSENCES), known.ABSENCES.index, "absence", f"one of {', '.join(known.ABSENCES)}",
        "next kick-off",
    ),
    "marker": FieldType(
        "|".join(known.MARKERS), str, "marker", f"one of {', '.join(known.MARKERS)}", "pressure"
    ),
    "modifiers": FieldType(
        rf"{_MODIFIER}(?:; {_MODIFIER})*", modifiers, "rule", "modifiers, joined by semicolons",
        "+2 pass at 3 inches (2.01); -1 pressure by GARRA (1.06)", known.rules,
        names=lambda found: [one["rule"] for one in found], write=said_of_modifiers,
    ),
}  # fmt: skip

EXAMPLES = {
    **dict.fromkeys(("other", "target", "tackler"), "GARRA"), "mate": "KURO", "rivals": "Teriomorph", "rule": "1.18",
    "turn": "12, 15", "play": "Hand Off", "plays": '"Hand Off" and "Relay"', "home": "2", "away": "1",
    "width": "24", "length": "36", "reach": "2",
}  # fmt: skip
"""Values for fields of a certain name, where the example of their type would make no sense."""

book = StepBook(TYPES, EXAMPLES)
given, when, then = book.given, book.when, book.then
