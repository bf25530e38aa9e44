"""What is printed on a player card (0.B), and how it stands in plain data."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.inches.geometry import INCH
from touchline.core.play.codecs import FLAG, TEXT, Codec, as_it_is, maybe, plain, record, tupled, whole, wrong

STAMINA_CHAPTER = 5
"""From this chapter on BOD and PRT count: before it nobody rolls for stamina (R-94)."""
STATS = ("STR", "REF", "INT", "BaC")


class Card(NamedTuple):
    """What is printed on a player card. MOV in thousandths of an inch, base in millimetres."""

    name: str
    team: str
    number: str
    radius: int
    base: int
    mov: tuple[int, int]
    bac: tuple[int, int]
    strength: int
    reflexes: int
    intelligence: int
    protection: int
    body: int
    skills: tuple[str, ...]
    position: str | None
    player_skill: str | None
    house: bool

    @property
    def stamina(self) -> int:
        """0.B-d: what a stamina roll is made against."""
        return self.body + self.protection

    @property
    def try_value(self) -> int:
        """0.B-b: the second BaC value."""
        return self.bac[1]

    def stat(self, name: str) -> int:
        """0.B-b, c: the value behind STR, REF, INT or BaC (general use)."""
        value: int = _STAT[name](self)
        return value


_STAT: Mapping[str, Any] = MappingProxyType(
    {
        "STR": lambda card: card.strength,
        "REF": lambda card: card.reflexes,
        "INT": lambda card: card.intelligence,
        "BaC": lambda card: card.bac[0],
        "stamina": lambda card: card.stamina,
        "try": lambda card: card.try_value,
    }
)


def radius(millimetres: int) -> int:
    """Half a base of this diameter, in thousandths of an inch: 25 mm -> 492."""
    return (millimetres * 10_000 + 254) // 508


def _read_number(given: Any, _: Any) -> str:
    if type(given) in (str, int):
        return str(given)
    raise wrong(given, "a shirt number")


_NAME = plain("a name", lambda given: isinstance(given, str) and given != "", {"type": "string", "minLength": 1})
_NUMBER = Codec(as_it_is, _read_number, {"type": ["string", "integer"]})
_PAIR = tupled(whole(0), 2)
_MOV: Codec[tuple[int, ...]] = Codec(
    lambda mov, _: [inches // INCH for inches in mov],
    lambda given, _: tuple(inches * INCH for inches in _PAIR.read(given, None)),
    _PAIR.shape,
)
PRINTED: Mapping[str, Codec[Any]] = MappingProxyType(
    {
        "name": _NAME, "team": _NAME, "number": _NUMBER, "radius": whole(0), "base": whole(0),
        "MOV": _MOV, "BaC": _PAIR, **dict.fromkeys(("STR", "REF", "INT", "PRT", "BOD"), whole(0)),
        "skills": tupled(TEXT), "position": maybe(TEXT), "player_skill": maybe(TEXT), "house": FLAG,
    }
)  # fmt: skip
"""The keys of a card in plain data, as it prints them, in the order of `Card`; a roster's schema has the bounds."""
CARD = record(Card, PRINTED)
