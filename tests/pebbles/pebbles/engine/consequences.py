"""What makes one outcome of a roll differ from another."""

from collections.abc import Hashable, Mapping
from typing import Any


def consequence(event: Mapping[str, Any]) -> Hashable:
    """How many pebbles are left."""
    return event["left"] if event["event"] == "taken" else None


def asked(*_: object) -> Hashable:
    """What comes next follows from the heap."""


shown = asked  # a die that takes nothing takes nothing, whatever it shows
