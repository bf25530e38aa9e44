"""What marks are made of: places, windows, and names as parts of an id."""

import hashlib
import re
import unicodedata
from typing import Literal, TypeAlias

Place: TypeAlias = tuple[int, int]
Window: TypeAlias = tuple[int, int, int, int]
"""x and y of the lower left corner, then width and height."""

Anchor: TypeAlias = Literal["start", "middle", "end"]
Corner: TypeAlias = Literal["top left", "top right", "bottom left", "bottom right"]
Pen: TypeAlias = Literal["faint", "fine", "usual", "broad"]


def slug(name: str) -> str:
    """Return a name as part of an id: lower-case letters, digits and hyphens, never empty.

    >>> slug("Señor O’Hara"), slug("<script>")
    ('senor-o-hara', 'script')
    """
    plain = re.sub(r"[\u0300-\u036f]", "", unicodedata.normalize("NFKD", name)).lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or f"n{hashlib.sha256(name.encode()).hexdigest()[:6]}"
