"""The bands of distance that a pass (2.01) and a reception (2.02) share: one counts, on a boundary the better."""

from collections.abc import Sequence

from touchline.core.dice.throws import Modifier
from touchline.core.inches.geometry import inches
from touchline.takkure.numbers import NUMBERS

BANDS: Sequence[int] = NUMBERS.passing.bands


def in_band(apart: int, modifiers: Sequence[int], rule: str) -> Modifier:
    """The modifier for a distance.

    >>> [in_band(apart, (4, 2, 0, -2), "2.01").by for apart in (2000, 2001, 8000, 8001)]
    [4, 2, 0, -2]
    """
    band = sum(apart > limit for limit in BANDS)
    low, high = (0, *BANDS)[band], (*BANDS, None)[band]
    span = f"{inches(low)}\u2033 to {inches(high)}\u2033" if high is not None else f"over {inches(low)}\u2033"
    return Modifier(modifiers[band], span, rule)
