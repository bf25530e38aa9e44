"""What a recording goes by: the engine, the steps and the code of its own rulebook, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from placky import rulebooks
from placky.reading import read_file
from placky.rulebooks import content_digest, engine_digest, rulebook

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def nothing_known() -> Iterator[None]:
    content_digest.cache_clear()
    yield
    content_digest.cache_clear()


@pytest.mark.parametrize(
    ("inner", "differs"),
    [
        ("rulebooks/takkure/words/refusals.py", True),
        ("rulebooks/takkure/language.py", True),
        ("takkure/steps/dice.py", True),
        ("touchline/takkure/table.py", True),
        ("touchline/takkure/data/rules.toml", True),
        ("touchline/core/play/table.py", True),
        ("rulebooks/dreadball/words/refusals.py", False),
        ("touchline/dreadball/table.py", False),
        ("placky/rulebooks/__init__.py", False),
        ("takkure/rules/dodge.feature", False),
    ],
)
def test_what_a_recording_goes_by(monkeypatch: pytest.MonkeyPatch, inner: str, differs: bool) -> None:
    """The digest is another one when one of these files is, and only then."""
    code = (path.as_posix() for folder in ("engine", "tutorials", "features") for path in (ROOT / folder).rglob("*.*"))
    assert any(path.endswith(inner) for path in code), f"{inner} is called otherwise now"
    before = engine_digest(rulebook("takkure"))
    content_digest.cache_clear()

    def changed(path: Path) -> bytes:
        return read_file(path) + (b"\n" if path.as_posix().endswith(inner) else b"")

    monkeypatch.setattr(rulebooks, "read_file", changed)
    assert (engine_digest(rulebook("takkure")) != before) is differs
