"""What can happen: the first field is the rule that caused it, the last the rulings that were applied."""

from typing import NamedTuple


class HeapLaid(NamedTuple):
    """P-1: the game begins."""

    rule: str
    pebbles: int
    rulings: tuple[str, ...] = ()


class Rolled(NamedTuple):
    """P-3: the die fell. `results` is what the judge of the throw made of it."""

    rule: str
    player: str
    face: str
    results: tuple[str, ...]
    rulings: tuple[str, ...] = ()


class Taken(NamedTuple):
    """P-2, P-3: pebbles went to a player; none when the die showed more than there are (R-1)."""

    rule: str
    player: str
    number: int
    left: int
    rulings: tuple[str, ...] = ()


class GameWon(NamedTuple):
    """P-4: this player took the last pebble."""

    rule: str
    player: str
    rulings: tuple[str, ...] = ()
