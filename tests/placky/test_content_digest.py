"""What a recording goes by: the engine, the steps and the code of its own rulebook, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from placky import rulebooks
from placky.reading import read_file
from placky.rulebook import Rulebook
from placky.rulebooks import code_digest, content_digest, engine_digest, rulebook

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


@pytest.mark.parametrize("inner", ["pebbles/engine/die.py", "placky/pairs/__init__.py", "placky/exploring/drawing.py"])
def test_what_is_made_by_our_code_is_made_anew_when_that_changes(
    pebbles: Rulebook, monkeypatch: pytest.MonkeyPatch, inner: str
) -> None:
    """Of a rulebook of somebody else's, too."""
    before, real, looked = code_digest(pebbles), read_file, list[Path]()

    def changed(path: Path) -> bytes:
        looked.extend([path] * path.as_posix().endswith(inner))
        return real(path) + b"\n" * path.as_posix().endswith(inner)

    monkeypatch.setattr(rulebooks, "read_file", changed)
    content_digest.cache_clear()
    assert code_digest(pebbles) != before
    assert looked
