"""What can happen with dice in Takkure: records like those of `events`, for rolls."""

from typing import Literal, NamedTuple, TypeAlias

from touchline.core.dice.throws import Modifier
from touchline.takkure.events import Rulings


class Modified(NamedTuple):
    """1.16: a characteristic is changed before the dice."""

    rule: str
    player: str
    stat: str
    value: int
    target: int
    modifiers: tuple[Modifier, ...]
    rulings: Rulings = ("R-16",)


class DieRolled(NamedTuple):
    """One die of a roll: its natural face, its target and what came of it."""

    player: str
    team: str
    stat: str
    value: int
    target: int
    face: int
    result: str
    modifiers: tuple[Modifier, ...]


class Rolled(NamedTuple):
    """1.14, 1.15: dice fell; `results` is one a die: success, critical, cancelled, fail or spare."""

    rule: str
    kind: str
    action: str
    dice: tuple[DieRolled, ...]
    results: tuple[str, ...]
    rulings: Rulings = ()


Meaning: TypeAlias = Literal["critical", "fumble"]
"""What a face means whatever has to be beaten."""


class NaturalFace(NamedTuple):
    """1.17: a natural critical or fumble, whatever the target."""

    rule: str
    player: str
    face: int
    meaning: Meaning
    rulings: Rulings = ("R-16",)


class DiceOrdered(NamedTuple):
    """1.13, 3.07: what is rolled next, by whose decision."""

    rule: str
    coach: str
    player: str
    choice: str
    rulings: Rulings = ()


class ExtraDice(NamedTuple):
    """4.06: a skill lets a player roll more than one die."""

    rule: str
    player: str
    skill: str
    dice: int
    rulings: Rulings = ("R-40",)
