"""What tests of the tutor share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.placky.desk import Desk, seated


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A place for a test's own features."""
    return seated(tmp_path, monkeypatch)


@pytest.fixture(scope="module")
def shared_desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A place for a module's own features; its tests only look."""
    with pytest.MonkeyPatch.context() as patch:
        yield seated(tmp_path_factory.mktemp("desk"), patch)
