"""How a rulebook spells its numbers, and what is made of one: part of a tag, part of an address, what a person types.

A rule has the number that the rulebook prints: 1.20, II.3, 4 b, § 7, A-12(c), Règle 3. Everything else is made of it
here, so that it can be told back: the index refuses two numbers of which the same would be made. Numbers are never
sorted by how they are spelt, as the order of the index is that of the rulebook.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from touchline.core.brief import quoted

__all__ = ["alike", "anchored", "listed_in", "meant", "tagged", "typed"]

_WORDS = re.compile(r"[^\W_]+")
_RUNS = re.compile(r"\d+|[^\W\d_]+")


def tagged(number: str) -> str:
    """A number as part of a tag: its letters and digits, and `_` for whatever parts them.

    >>> [tagged(number) for number in ("1.20", "S-05", "II.3", "4 b", "§ 7", "A-12(c)", "Règle 3")]
    ['1_20', 'S_05', 'II_3', '4_b', '7', 'A_12_c', 'Règle_3']
    """
    return "_".join(_WORDS.findall(unicodedata.normalize("NFC", number)))


def anchored(number: str) -> str:
    """A number as part of an address: as in a tag, but in small letters without accents, and with dashes.

    >>> [anchored(number) for number in ("1.20", "S-05", "II.3", "4 b", "§ 7", "A-12(c)", "Règle 3")]
    ['1-20', 's-05', 'ii-3', '4-b', '7', 'a-12-c', 'regle-3']
    """
    return "-".join(_WORDS.findall(_plain(number)))


def typed(number: str) -> tuple[str, ...]:
    """How people type a number that a search by words does not find: as it is printed, and in one. Else nothing.

    >>> typed("4 b"), typed("1.20")
    (('4 b', '4b'), ())
    """
    return () if re.fullmatch(r"[\w.-]+", number) else (number, "".join(_RUNS.findall(number)))


def meant(asked: str, numbers: Iterable[str]) -> list[str]:
    """Which numbers somebody may mean by what he has typed: the one that is spelt so, else those that read alike.

    >>> meant("4b", ["4", "4 b", "II.3"]), meant("ii.3", ["4 b", "II.3"]), meant("7", ["§ 7"]), meant("12.0", ["1.20"])
    (['4 b'], ['II.3'], ['§ 7'], [])
    """
    known = list(numbers)
    wanted = _RUNS.findall(_plain(asked))
    alike = [number for number in known if wanted and _RUNS.findall(_plain(number)) == wanted]
    return [asked] if asked in known else alike


def listed_in(text: str, numbers: Iterable[str]) -> list[str]:
    """The numbers that a text lists, with commas or blanks between them: the longest that fits at each place.

    >>> listed_in("4, 4 b, 1.20-a", ["4", "4 b", "1.20"])
    ['4', '4 b']
    """
    spelt = "|".join(re.escape(number) for number in sorted(numbers, key=len, reverse=True))
    return re.findall(rf"(?<![^\s,])(?:{spelt})(?![^\s,])", text) if spelt else []


def alike(kind: str, numbers: Iterable[str]) -> Iterator[str]:
    """A fault for each number of which nothing can be made, or the same as of one before it.

    >>> list(alike("rules", ["4 b", "4.B", "§"]))[0]
    'rules "4.B": has the address of "4 b"; allowed: numbers that differ in a letter or a digit'
    """
    made: dict[str, str] = {}
    for number in dict.fromkeys(numbers):
        place = anchored(number)
        if not place:
            yield f"{kind} {quoted(number)}: has no letter and no digit, of which tags and addresses are made"
        elif place in made:
            what = "allowed: numbers that differ in a letter or a digit"
            yield f"{kind} {quoted(number)}: has the address of {quoted(made[place])}; {what}"
        made.setdefault(place, number)


def _plain(number: str) -> str:
    """In small letters, without accents."""
    found = unicodedata.normalize("NFKD", number)
    return "".join(letter for letter in found if not unicodedata.combining(letter)).lower()
