"""What makes one outcome of a roll differ from another."""

from collections.abc import Hashable, Mapping
from typing import Any


def consequence(event: Mapping[str, Any]) -> Hashable:
    """How many pebbles are left."""
    return event["left"] if event["event"] == "taken" else None


def asked(_: Mapping[str, Any]) -> Hashable:
    """What comes next follows from the heap."""
    return None
