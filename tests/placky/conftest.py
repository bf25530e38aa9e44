"""What tests of the tutor share."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.placky.desk import Desk, at_desk, seated

from placky import rulebooks
from placky.rulebook import Rulebook

PEBBLES = Path(__file__).parents[1] / "pebbles"


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """A place for a test's own features."""
    yield seated(tmp_path, monkeypatch)
    rulebooks.rulebooks.cache_clear()


@pytest.fixture(scope="module")
def shared_desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A place for a module's own features; its tests only look."""
    with at_desk(tmp_path_factory.mktemp("desk")) as made:
        yield made


@pytest.fixture(scope="module")
def pebbles() -> Iterator[Rulebook]:
    """Pebbles, an outside rulebook without drills of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(PEBBLES)
        from pebbles import rulebook as book

        yield book
        for name in [one for one in sys.modules if one.partition(".")[0] == "pebbles"]:
            patch.delitem(sys.modules, name)
