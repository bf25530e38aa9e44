"""What can happen: the first field is the rule that caused it, the last the rulings that were applied."""

from typing import NamedTuple


class Rolled(NamedTuple):
    """2: chance has spoken. `results` is what the judge of the throw made of it."""

    rule: str
    player: str
    face: str
    results: tuple[str, ...]
    rulings: tuple[str, ...] = ()


class Walks(NamedTuple):
    """1, 2: so many steps were walked, and `left` are left to the end of the track."""

    rule: str
    player: str
    number: int
    left: int
    rulings: tuple[str, ...] = ()


class TurnPasses(NamedTuple):
    """1: this player is next."""

    rule: str
    player: str
    rulings: tuple[str, ...] = ()


class Wins(NamedTuple):
    """3: this player stands at the end of the track."""

    rule: str
    player: str
    rulings: tuple[str, ...] = ()
