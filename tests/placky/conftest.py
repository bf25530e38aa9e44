"""What tests of the tutor share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.placky.desk import Desk, at_desk, seated

from placky import rulebooks


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
