"""Pebbles, an outside rulebook without drills of its own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from placky.rulebook import Rulebook

PEBBLES = Path(__file__).parents[2] / "pebbles"


@pytest.fixture(scope="module")
def pebbles() -> Iterator[Rulebook]:
    """The rulebook."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(PEBBLES)
        from pebbles import rulebook as book

        yield book
        for name in [one for one in sys.modules if one.partition(".")[0] == "pebbles"]:
            patch.delitem(sys.modules, name)
