"""The public face: what the API reference shows is what modules list, and every name of it says what it is."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_origin

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs" / "api").glob("*.md"))
SHOWN = [name for page in PAGES for name in re.findall(r"automodule:: (\S+)", page.read_text(encoding="utf-8"))]


def test_the_reference_shows_each_module_once() -> None:
    assert len(SHOWN) > 20
    assert len(set(SHOWN)) == len(SHOWN)
    assert {
        "touchline.core.play.table",
        "touchline.core.play.drivers",
        "placky.rulebook",
        "placky.scenarios.steps",
    } <= set(SHOWN)


@pytest.mark.parametrize("name", SHOWN)
def test_a_module_of_the_reference_lists_what_may_be_relied_on(name: str) -> None:
    module = import_module(name)
    assert module.__doc__
    assert len(set(module.__all__)) == len(module.__all__)
    for one in module.__all__:
        found = getattr(module, one)
        ours = getattr(found, "__module__", "").startswith(("touchline", "placky"))
        if callable(found) and ours and get_origin(found) is None:  # an alias has its words beside it
            assert found.__doc__, f"{name}.{one} does not say what it is"


def test_a_star_brings_what_is_listed_and_nothing_else() -> None:
    names: dict[str, object] = {}
    exec("from touchline.core.play.table import *", names)  # noqa: S102 - that is what is tried
    assert set(names) - {"__builtins__"} == set(import_module("touchline.core.play.table").__all__)


IMPORTED = re.compile(r"^ *(?:from|import) ((?:touchline|placky)\b[\w.]*)", re.MULTILINE)
SAMPLES = ("tutorials/placky/templates", "tests/pebbles", "tests/magpies")
"""What people begin with, and two rulebooks of somebody else."""


@pytest.mark.parametrize("folder", SAMPLES)
def test_the_reference_shows_what_authors_import(folder: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*.py"))]
    imported = {name for source in sources for name in IMPORTED.findall(source)}
    assert len(imported) > 5
    assert imported - set(SHOWN) == set()


def test_the_reference_shows_what_the_authors_guide_imports() -> None:
    pages = sorted((ROOT / "docs" / "authors").glob("*.md"))
    imported = {name for page in pages for name in IMPORTED.findall(page.read_text(encoding="utf-8"))}
    assert "touchline.core.play.requests" in imported
    assert imported - set(SHOWN) == set()


MESSAGES = "placky.protocol.messages"
"""Its classes are called like what an engine is told, as their names stand in the schema of the protocol."""


@cache
def named() -> dict[str, dict[str, bool]]:
    """Every public class and alias of ours -> the modules that define it, and whether it is a class there.

    Types of what crosses a table are left out: they are written from the engine, and say the same once more.
    """
    found: dict[str, dict[str, bool]] = defaultdict(dict)
    for root in (ROOT / "engine", ROOT / "tutorials"):
        for path in sorted(root.rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            if path.name != "wire_types.py" and "templates" not in parts:
                module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
                for name, is_class in types_of(ast.parse(path.read_text("utf-8"))):
                    found[name][module] = is_class
    return found


def types_of(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """The public classes and aliases at the top of a module."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                is_class = True
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                is_class = False
            case _:
                continue
        if not name.startswith("_"):
            yield name, is_class


def home(module: str) -> str:
    """The game that a module belongs to, with its pages; none of what knows no game."""
    game = re.match(r"(?:touchline|placky\.rulebooks)\.(?!core\b)(\w+)", module)
    return game[1] if game else ""


def test_names_are_read() -> None:
    assert named()["Table"]["touchline.core.play.table"] is True
    assert named()["Command"]["touchline.core.play.wire"] is False
    assert home("placky.rulebooks.takkure.drills.bands") == home("touchline.takkure.state") == "takkure"
    assert home("touchline.core.play.table") == home("placky.words") == ""


def test_the_reference_shows_one_thing_of_one_name() -> None:
    defined = {
        name: [module for module in where if any(name in import_module(one).__all__ for one in rooms_of(module))]
        for name, where in named().items()
    }
    assert {name: where for name, where in defined.items() if len(where) > 1} == {}


def rooms_of(module: str) -> list[str]:
    """The modules of the reference that show what a module defines: itself, or the room that it is in."""
    return [one for one in SHOWN if module == one or module.startswith(f"{one}.")]


def test_no_two_classes_have_one_name() -> None:
    """A game may call something as another does, or as what knows no game: it stands in a package of its own."""
    twice: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, where in named().items():
        for module, is_class in where.items():
            if is_class and module != MESSAGES:
                twice[home(module), name].append(module)
    assert {key: where for key, where in twice.items() if len(where) > 1} == {}


def test_no_class_is_called_like_what_the_reference_shows() -> None:
    shown = {name for one in SHOWN for name in import_module(one).__all__}
    others = {
        name: where
        for name in shown & set(named())
        if len(where := [one for one in named()[name] if not home(one) and one != MESSAGES]) > 1
        and any(named()[name][one] for one in where)
    }
    assert others == {}
