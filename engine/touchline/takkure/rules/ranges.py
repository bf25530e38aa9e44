"""The bands of distance that a pass (2.01) and a reception (2.02) share: one counts, on a boundary the better."""

from collections.abc import Sequence

from touchline.core.dice.throws import Modifier
from touchline.takkure.modifiers import modifier
from touchline.takkure.numbers import NUMBERS

BANDS: Sequence[int] = NUMBERS.passing.bands
WITHIN, BEYOND = "within", "beyond"


def in_band(apart: int, modifiers: Sequence[int], rule: str) -> Modifier:
    """The modifier for a distance.

    >>> [in_band(apart, (4, 2, 0, -2), "2.01").by for apart in (2000, 2001, 8000, 8001)]
    [4, 2, 0, -2]
    """
    band = sum(apart > limit for limit in BANDS)
    low, high = (0, *BANDS)[band], (*BANDS, None)[band]
    if high is None:
        return modifier(modifiers[band], BEYOND, rule, least=low)
    return modifier(modifiers[band], WITHIN, rule, least=low, most=high)
