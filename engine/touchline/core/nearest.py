"""What could have been meant: the known names that look like an unknown one, and strange values as short text."""

from collections.abc import Iterable
from difflib import get_close_matches
from reprlib import Repr
from typing import Any

FEW = 12
"""So many names are listed where none is near."""
_short = Repr()
_short.maxlevel, _short.maxstring, _short.maxother = 3, 60, 60


def near(name: str, known: Iterable[str]) -> list[str]:
    """The known names that look like one that there is not, most alike first.

    >>> near("falls", ["fell", "unhurt", "rolled"]), near("Green", ["Home", "Away"])
    (['fell'], [])
    """
    by_lower = {one.lower(): one for one in known}
    return [by_lower[one] for one in get_close_matches(name.lower(), by_lower, 3, 0.5)]


def nearest(name: str, known: Iterable[str]) -> str:
    """What could have been meant by a name that there is not: those that look like it, or what there is.

    >>> nearest("falls", ["fell", "unhurt", "rolled"])
    'the nearest: fell'
    >>> nearest("Green", ["Home", "Away"])
    'there are: Home, Away'
    """
    listed = list({one.lower(): one for one in known}.values())
    if alike := near(name, listed):
        return f"the nearest: {', '.join(alike)}"
    return f"there are: {', '.join(listed[:FEW])}{', ...' if len(listed) > FEW else ''}" if listed else "there is none"


def shown(value: Any) -> str:
    """Any value in a message: short, however long, deep or strange it is.

    >>> shown([[[[[]]]]]), shown(10**5000)
    ('[[[[...]]]]', 'a very long int')
    """
    try:
        return _short.repr(value)
    except ValueError:  # Python does not write whole numbers of thousands of digits
        return f"a very long {type(value).__name__}"
