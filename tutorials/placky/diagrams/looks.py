"""How a face looks that is more than a number: a short text, a symbol of shapes, a colour of its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from placky.diagrams.palette import reference
from placky.diagrams.shapes import Curve, Disc, Ink, Leaf, Outline

__all__ = ["PIPS", "SUITS", "Look", "playing_card", "playing_cards", "symbol"]

SIZE = 100
"""A symbol is drawn in a square of so many units, with y upwards."""


@dataclass(frozen=True, slots=True)
class Look:
    """What is on a face of a die, on a card, a token or a sector of a spinner; nothing of it: the name of the face.

    `symbol` are shapes in a square of 100 by 100, with y upwards; its colours `a` and `on-a` are those of whoever
    throws. `colour` is the name of a colour of the palette: of the letters, and of a whole token or sector.
    """

    text: str = ""
    symbol: tuple[Leaf, ...] = ()
    colour: str = ""


def symbol(look: Look, side: str, at: tuple[float, float], size: float) -> str:
    """Return a symbol as a group, its middle at a place of the picture; nothing for a look without one."""
    if not look.symbol:
        return ""
    from placky.diagrams.canvas import inside

    drawn = inside(look.symbol, (SIZE, SIZE))
    for name in ("a", "on-a"):
        drawn = drawn.replace(reference(name), reference(name.removesuffix("a") + side))
    (x, y), scale = at, size / SIZE
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})">{drawn}</g>'


_RED, _BLACK = Ink("card-red"), Ink("ink")


def _heart(ink: Ink, *, upright: bool = True) -> Curve:
    """Return a heart, or the leaf of a spade, which is one upside down."""

    def to(x: float, y: float) -> tuple[float, float]:
        return (x, y) if upright else (x, 104 - y)

    left = (to(2, 42), to(4, 96), to(30, 94)), (to(42, 93), to(48, 84), to(50, 74))
    right = (to(52, 84), to(58, 93), to(70, 94)), (to(96, 96), to(98, 42), to(50, 8))
    return Curve(to(50, 8), (*left, *right), ink)


def _stem(ink: Ink) -> Outline:
    return Outline(((48, 46), (52, 46), (66, 6), (34, 6)), ink)


SUITS: Mapping[str, tuple[Leaf, ...]] = MappingProxyType(
    {
        "hearts": (_heart(_RED),),
        "diamonds": (Outline(((50, 4), (86, 50), (50, 96), (14, 50)), _RED),),
        "clubs": (*(Disc(at, 22, _BLACK) for at in ((50, 73), (26, 40), (74, 40))), _stem(_BLACK)),
        "spades": (_heart(_BLACK, upright=False), _stem(_BLACK)),
    }
)
"""The four suits, each its symbol."""
RANKS = {"ace": "A", **{str(n): str(n) for n in range(2, 11)}, "jack": "J", "queen": "Q", "king": "K"}
RED = frozenset({"hearts", "diamonds"})


def playing_card(rank: str, suit: str) -> Look:
    """Return a card of a suit with a rank of one or two characters in its corners."""
    return Look(rank, SUITS[suit], "card-red" if suit in RED else "ink")


def playing_cards() -> dict[str, Look]:
    """Return the cards of a pack of 52 by their names.

    >>> pack = playing_cards()
    >>> len(pack), pack["queen of hearts"].text, pack["2 of spades"].colour
    (52, 'Q', 'ink')
    """
    return {f"{name} of {suit}": playing_card(rank, suit) for suit in SUITS for name, rank in RANKS.items()}


_PLACES = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
"""Number -> which of nine places have a pip, from the upper left."""
PIPS: Mapping[str, Look] = MappingProxyType(
    {
        str(number): Look(symbol=tuple(Disc((22 + 28 * (n % 3), 78 - 28 * (n // 3)), 10, Ink("on-a")) for n in places))
        for number, places in _PLACES.items()
    }
)
"""The faces of a die with six sides that has pips for numbers."""
