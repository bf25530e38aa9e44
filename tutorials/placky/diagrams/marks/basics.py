"""What marks are made of: places, windows, and names as parts of an id."""

import hashlib
import re
import unicodedata
from typing import Literal, TypeAlias

from placky.diagrams.sides import check_side

Place: TypeAlias = tuple[int, int]
Window: TypeAlias = tuple[int, int, int, int]
"""x and y of the lower left corner, then width and height."""

Corner: TypeAlias = Literal["top left", "top right", "bottom left", "bottom right"]
Pen: TypeAlias = Literal["faint", "fine", "usual", "broad"]


def slug(name: str) -> str:
    """Return a name as part of an id: lower-case letters, digits and hyphens, never empty.

    >>> slug("Señor O’Hara"), slug("<script>")
    ('senor-o-hara', 'script')
    """
    plain = re.sub(r"[\u0300-\u036f]", "", unicodedata.normalize("NFKD", name)).lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or f"n{hashlib.sha256(name.encode()).hexdigest()[:6]}"


class Sided:
    """A mark that has a ``side``, None for nobody's. Making one of a side that there is not raises `BadRulebook`."""

    __slots__ = ()
    id: str
    side: int | None

    def __post_init__(self) -> None:
        """Look at its side."""
        check_side(self.side, f"a painter: {type(self).__name__}", self.id)
