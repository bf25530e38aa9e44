"""0.B Player card: the characteristics that a player brings.

>>> aguila = ROSTER["AGUILA"]
>>> aguila.stamina, aguila.try_value, aguila.radius
(4, 11, 492)
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from touchline.core.rulebook.register import rule
from touchline.takkure.cards.printed import CARD, PRINTED, Card, radius
from touchline.takkure.cards.roster import read_roster
from touchline.takkure.events import CardsLaid
from touchline.takkure.numbers import read_data

_BLANK: Mapping[str, Any] = MappingProxyType({"skills": (), "position": None, "player_skill": None, "house": False})
"""What need not stand on a card."""


@rule("0.B")
def card(entry: Mapping[str, Any]) -> Card:
    """0.B Player card: read one from plain data; keys as the card prints them. Raises `Misread`."""
    told = {key: entry[key] for key in entry if key in PRINTED}
    return CARD.read({**_BLANK, **told, "radius": radius(entry["base"])}, None)


@rule("0.B")
def lay_cards(team: str, cards: Sequence[Card]) -> CardsLaid:
    """0.B: what a team brings; cards that the rulebook does not print are ours (R-06)."""
    house = tuple(c.name for c in cards if c.house)
    return CardsLaid("0.B", team, tuple(c.name for c in cards), house, ("R-06",) if house else ())


TEAMS, _entries = read_roster(read_data("players.toml"), "takkure/data/players.toml")
ROSTER: Mapping[str, Card] = MappingProxyType({entry["name"]: card(entry) for entry in _entries})
SOURCED: frozenset[str] = frozenset(entry["name"] for entry in _entries if not entry.get("house"))
"""Players whose card stands in the rulebook."""
