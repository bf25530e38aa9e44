"""0.B Player card: the characteristics that a player brings.

>>> aguila = ROSTER["AGUILA"]
>>> aguila.stamina, aguila.try_value, aguila.radius
(4, 11, 492)
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.inches.geometry import INCH
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.roster import read_roster
from touchline.takkure.events import CardsLaid
from touchline.takkure.numbers import read_data

STATS = ("STR", "REF", "INT", "BaC")


class Card(NamedTuple):
    """What is printed on a player card. MOV in thousandths of an inch, base in millimetres."""

    name: str
    team: str
    number: str
    mov: tuple[int, int]
    bac: tuple[int, int]
    strength: int
    reflexes: int
    intelligence: int
    protection: int
    body: int
    base: int
    radius: int
    skills: tuple[str, ...]
    house: bool
    position: str | None
    player_skill: str | None

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


@rule("0.B")
def card(entry: Mapping[str, Any]) -> Card:
    """0.B Player card: read one from plain data; keys as the card prints them."""
    attack, defence = entry["MOV"]
    return Card(
        entry["name"], entry["team"], str(entry["number"]), (attack * INCH, defence * INCH), tuple(entry["BaC"]),
        entry["STR"], entry["REF"], entry["INT"], entry["PRT"], entry["BOD"], entry["base"], radius(entry["base"]),
        tuple(entry.get("skills", ())), bool(entry.get("house", False)), entry.get("position"),
        entry.get("player_skill"),
    )  # fmt: skip


@rule("0.B")
def lay_cards(team: str, cards: Sequence[Card]) -> CardsLaid:
    """0.B: what a team brings; cards that the rulebook does not print are ours (R-06)."""
    house = tuple(c.name for c in cards if c.house)
    return CardsLaid("0.B", team, tuple(c.name for c in cards), house, ("R-06",) if house else ())


TEAMS, _entries = read_roster(read_data("players.toml"), "takkure/data/players.toml")
ROSTER: Mapping[str, Card] = MappingProxyType({entry["name"]: card(entry) for entry in _entries})
SOURCED: frozenset[str] = frozenset(entry["name"] for entry in _entries if not entry.get("house"))
"""Players whose card stands in the rulebook."""
