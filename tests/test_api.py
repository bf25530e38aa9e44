"""The public face: what the API reference shows is what modules list, and every name of it says what it is."""

import re
from importlib import import_module
from pathlib import Path
from typing import get_origin

import pytest

PAGES = sorted((Path(__file__).parents[1] / "docs" / "api").glob("*.md"))
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
