"""Points of the pitch in a sentence: inches across and up, as steps write them."""

import re
from collections.abc import Sequence

__all__ = ["points"]

_POINT = re.compile(r"(?<![\w.+-])-?\d+(?:\.\d+)?, -?\d+(?:\.\d+)?(?![\d\u2033])")

_ARROWS = re.compile(r"[Aa]rrows? [\d, to]+")
"""The numbers of arrows of the scatter template, which are no point."""


def points(text: str) -> Sequence[tuple[str, tuple[int, int]]]:
    """Each point as it is written, and in thousandths of an inch.

    >>> points("SUZU moves to 12, 14.5, by way of -1, 3")
    [('12, 14.5', (12000, 14500)), ('-1, 3', (-1000, 3000))]
    >>> points("arrow 1 to 4, 11 to 12; somebody may catch it")
    []
    >>> points("BaC 8 + 2 = 10; 3\u2033 to 4\u2033, +2")
    []
    """
    arrows = [one.span() for one in _ARROWS.finditer(text)]
    found = []
    for match in _POINT.finditer(text):
        if any(begin <= match.start() < end for begin, end in arrows):
            continue
        written = match.group()
        across, up = (round(1000 * float(part)) for part in written.split(", "))
        found.append((written, (across, up)))
    return found
