"""Every example in a docstring does what it says."""

import doctest
import importlib
import importlib.util
import pkgutil
from pathlib import Path

import pytest

import placky
import touchline

MODULES = [
    module.name
    for package in (touchline, placky)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    if not module.name.endswith("__main__")
] + ["touchline", "placky"]
FEWEST = 15
"""So many examples there are at least; fewer means that they are not found."""


def has_prompt(name: str) -> bool:
    """Whether a module may have examples: to look for them in one takes longer than to read it."""
    found = importlib.util.find_spec(name)
    return bool(found and found.origin and ">>>" in Path(found.origin).read_text(encoding="utf-8"))


EXEMPLIFIED = [name for name in MODULES if has_prompt(name)]


@pytest.mark.parametrize("name", EXEMPLIFIED)
def test_the_examples_of_a_module_do_what_they_say(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name), report=True)
    assert not failed, capsys.readouterr().out


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [
        example
        for name in EXEMPLIFIED
        for test in finder.find(importlib.import_module(name))
        for example in test.examples
    ]
    assert len(found) >= FEWEST


def test_modules_without_examples_can_be_imported_too() -> None:
    for name in MODULES:
        assert importlib.import_module(name).__doc__
