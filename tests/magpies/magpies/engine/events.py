"""What can happen: the first field is the rule that caused it, the last the rulings that were applied."""

from typing import NamedTuple


class DeckLaid(NamedTuple):
    """I: the game begins, with so many cards in the deck."""

    rule: str
    number: int
    rulings: tuple[str, ...] = ()


class Rolled(NamedTuple):
    """II: a card was drawn. What is drawn from a deck is told as a die is that has fallen."""

    rule: str
    player: str
    face: str
    results: tuple[str, ...]
    rulings: tuple[str, ...] = ()


class Laid(NamedTuple):
    """III: a card lies face down, and is said to be gold."""

    rule: str
    player: str
    card: str
    rulings: tuple[str, ...] = ()


class TurnedOver(NamedTuple):
    """V: a card was doubted, and everybody sees it."""

    rule: str
    player: str
    card: str
    rulings: tuple[str, ...] = ()


class FeathersWon(NamedTuple):
    """IV, V: feathers went to a magpie."""

    rule: str
    player: str
    number: int
    rulings: tuple[str, ...] = ()


class GameWon(NamedTuple):
    """VI: this magpie has won, or nobody (an empty name)."""

    rule: str
    player: str
    rulings: tuple[str, ...] = ()
