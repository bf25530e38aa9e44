"""What can happen with dice in DreadBall: records like those of `events`, for tests and other rolls."""

from typing import Literal, NamedTuple, TypeAlias

from touchline.core.dice.throws import Modifier
from touchline.dreadball.events import Rulings


class HandShown(NamedTuple):
    """The dice of one pool: whose, for what, and how they fell.

    `target` is the face from which a die succeeds, `base` the number of dice before the modifiers. Both are 0 for dice
    that nobody is tested with, as those of a scatter.
    """

    player: str
    team: str
    stat: str
    target: int
    base: int
    number: int
    modifiers: tuple[Modifier, ...]
    faces: tuple[str, ...]
    successes: int
    result: str


RollKind: TypeAlias = Literal["test", "scatter", "launch"]
"""What dice are for: pools against stats, or dice of nobody's."""


class Rolled(NamedTuple):
    """D-02, D-03: dice fell; `results` is the class of the throw, one result a pool."""

    rule: str
    kind: RollKind
    action: str
    hands: tuple[HandShown, ...]
    results: tuple[str, ...]
    rulings: Rulings = ()


class PoolMade(NamedTuple):
    """D-02: so many dice against a stat, after the modifiers; `target` is the face from which a die succeeds."""

    rule: str
    player: str
    stat: str
    target: int
    base: int
    modifiers: tuple[Modifier, ...]
    number: int
    rulings: Rulings = ()


class NoDice(NamedTuple):
    """D-02: modifiers leave no dice, so there is no success (RD-6)."""

    rule: str
    player: str
    stat: str
    rulings: Rulings = ("RD-6",)


Tested: TypeAlias = Literal["evade", "dash", "pick up", "catch", "stand up", "pass", "strike"]
"""What a test is for."""


class TestPassed(NamedTuple):
    """D-03: enough successes for a test that needs so many."""

    rule: str
    player: str
    action: Tested
    successes: int
    needed: int
    rulings: Rulings = ()


class TestFailed(NamedTuple):
    """D-03: too few successes for a test that needs so many."""

    rule: str
    player: str
    action: Tested
    successes: int
    needed: int
    rulings: Rulings = ()
