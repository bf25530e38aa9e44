"""D-05 Stats: what stands on a player's card, and what his role lets him do (RD-1)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events import CardsLaid, Role
from touchline.dreadball.numbers import read_data
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import CATCH, PASS, PICK_UP, SLAM, SLAMBACK, STEAL, STRIKE

STRIKER: Final = "Striker"
JACK: Final = "Jack"
GUARD: Final = "Guard"
ROLES: tuple[Role, ...] = (STRIKER, JACK, GUARD)
STRENGTH, SPEED, SKILL, ARMOUR = "Strength", "Speed", "Skill", "Armour"
STATS = (STRENGTH, SPEED, SKILL, ARMOUR)
_BARRED: Mapping[str, Role] = {
    SLAM: STRIKER, SLAMBACK: STRIKER, STEAL: GUARD, PASS: GUARD, STRIKE: GUARD, PICK_UP: GUARD, CATCH: GUARD,
}  # fmt: skip
"""Action -> the role that never takes it."""


class Card(NamedTuple):
    """A player: his name, side, profile and stats. A stat is the face from which a die succeeds; Move is in hexes."""

    name: str
    side: int
    profile: str
    role: Role
    move: int
    strength: int
    speed: int
    skill: int
    armour: int
    house: bool

    def stat(self, name: str) -> int:
        """A stat by its name on the sheet."""
        return int(getattr(self, name.lower()))


class Profile(NamedTuple):
    """A stat line of the sheet."""

    name: str
    role: Role
    move: int
    strength: int
    speed: int
    skill: int
    armour: int


PROFILES: Mapping[str, Profile] = {entry["name"]: Profile(**entry) for entry in read_data("profiles.toml")["profiles"]}


@rule("D-05")
def may(role: str, action: str) -> bool:
    """D-05, RD-1: may this role take the action? Run, Sprint, Dash, Evade, Dodge and Stand up are everybody's.

    >>> may("Guard", "pick up"), may("Striker", "slam"), may("Jack", "steal")
    (False, False, True)
    """
    return _BARRED.get(action) != role


@rule("D-05")
def lay_cards(cards: tuple[Card, ...]) -> Rules[None]:
    """D-05 Stats: what everybody's card says, told once."""
    yield CardsLaid(STATED["D-05-f"], tuple(card.name for card in cards), tuple(card.role for card in cards))
