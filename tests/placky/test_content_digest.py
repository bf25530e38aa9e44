"""What a recording goes by: the engine, the steps and the code of its own rulebook, and nothing else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from placky import rulebooks
from placky.drills.kept import MADE_BY
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


UNSHARED = re.compile(
    r"(errors|reading|rulebook|streams|verdicts|worker|writing)\.py|rulebooks/|protocol/|scenarios/"
    r"|checking/(findings|games|project|shown)\.py"
    r"|recording/(candidates|changes|drills)\.py|storyboard/frames\.py"
)
"""What drills are asked, kept and told through, which has no share in what they say."""


def test_drills_are_made_anew_when_a_module_that_has_a_share_in_them_changes() -> None:
    """Each that one of these imports is one of these, too, or one of the few that has none."""
    own = ROOT / "tutorials" / "placky"
    places = [own / part for part in MADE_BY]
    made = [path for place in places for path in (place.rglob("*.py") if place.is_dir() else (place,))]
    assert all(path.is_file() for path in made)
    imported = {path for module in made for path in _imported(module, own)}
    left = sorted(path.relative_to(own).as_posix() for path in imported - {*made})
    assert [name for name in left if not UNSHARED.match(name)] == []


def _imported(module: Path, own: Path) -> Iterator[Path]:
    """The modules of placky that this one imports."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("placky."):
            for name in (node.module, *(f"{node.module}.{one.name}" for one in node.names)):
                place = own.parent / str(name).replace(".", "/")
                yield from (one for one in (place.with_suffix(".py"), place / "__init__.py") if one.is_file())
