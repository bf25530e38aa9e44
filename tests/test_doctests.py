"""Every example in a docstring does what it says."""

import doctest
import importlib
import pkgutil

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


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_do_what_they_say(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name), report=True)
    assert not failed, capsys.readouterr().out


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [
        example for name in MODULES for test in finder.find(importlib.import_module(name)) for example in test.examples
    ]
    assert len(found) >= FEWEST
