"""A turn of Pebbles has no steps, so there is no rail."""

from collections.abc import Sequence

from placky.words import Plain

NAMES, UNIT, TITLE = (), "", ""


def step(kind: str, state: Plain, came: Plain, events: Sequence[Plain]) -> int:
    """A turn has no steps."""
    return 0
