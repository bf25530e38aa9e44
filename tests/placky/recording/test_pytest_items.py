"""Steps of scenarios are looked up once a text; pytest-bdd is otherwise left as it is."""

from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

from placky.recording import pytest_items

running = import_module("pytest_bdd.scenario")


class Definition:
    """A step definition as pytest keeps it, as pytest-bdd does, and its parser, all in one; it notes what is tried."""

    def __init__(self, name: str, asked: list[str], kind: str | None = "when") -> None:
        self.name, self.asked, self.type, self.parser = name, asked, kind, self
        self.func = (name, kind)

    def is_matching(self, text: str) -> bool:
        """Does it take a step of this text?"""
        self.asked.append(text)
        return text.startswith(self.name)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps on which definitions were tried; items that say so are scenarios."""
    found: list[str] = []

    def find(*, step: SimpleNamespace, fixturemanager: object, node: object) -> Iterator[str]:
        found.append(step.name)
        yield step.name

    steps = [Definition("one", found), Definition("", found, None), Definition("one", found, "then")]
    fixtures = [*steps, SimpleNamespace(func="a fixture")]
    monkeypatch.setattr(running, "find_fixturedefs_for_step", find)
    monkeypatch.setattr(running, "get_fixture_names", lambda **_: range(len(fixtures) + 1))
    monkeypatch.setattr(running, "getfixturedefs", lambda *of: fixtures[of[1] : of[1] + 1] or None)
    monkeypatch.setattr(running, "step_function_context_registry", {one.func: one for one in steps})
    monkeypatch.setattr(pytest_items, "is_scenario", lambda node: node.ours)
    return found


def look_up(name: str, *, ours: bool, module: str = "test_game.py") -> list[Any]:
    """What pytest-bdd finds for a step of an item."""
    node = SimpleNamespace(ours=ours, parent=SimpleNamespace(nodeid=module))
    step = SimpleNamespace(type="when", name=name)
    return list(running.find_fixturedefs_for_step(step=step, fixturemanager=None, node=node))


def test_a_step_is_looked_up_once_for_each_text_and_module(asked: list[str]) -> None:
    """What takes a step is a definition of its kind, or of any kind, in the order of pytest."""
    with pytest_items.steps_remembered():
        found = [[one.name for one in look_up(name, ours=True)] for name in ("one", "two", "one", "one")]
        look_up("one", ours=True, module="test_other.py")
    assert found == [["one", ""], [""], ["one", ""], ["one", ""]]
    assert asked == ["one", "one", "two", "two", "one", "one"]


def test_a_function_is_inspected_once(monkeypatch: pytest.MonkeyPatch) -> None:
    inspected: list[object] = []
    monkeypatch.setattr(running, "signature", inspected.append)
    monkeypatch.setattr(running, "get_required_args", inspected.append)
    with pytest_items.steps_remembered():
        for function in (len, len, print, len):
            running.signature(function)
            running.get_required_args(function)
    assert inspected == [len, len, print, print]


def test_scenarios_of_others_are_looked_up_as_ever(asked: list[str]) -> None:
    with pytest_items.steps_remembered():
        assert [look_up("one", ours=False) for _ in range(2)] == [["one"], ["one"]]
    assert asked == ["one", "one"]


def test_nothing_stays_changed() -> None:
    before = dict(vars(running))
    remembered = pytest_items.steps_remembered()
    remembered.__enter__()
    assert vars(running) != before
    assert not remembered.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert vars(running) == before
