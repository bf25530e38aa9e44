"""Steps of scenarios are looked up once a text; pytest-bdd is otherwise left as it is."""

from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace

import pytest

from placky.recording import pytest_items

running = import_module("pytest_bdd.scenario")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps for which pytest-bdd tried every definition; items that say so are scenarios."""
    found: list[str] = []

    def find(*, step: SimpleNamespace, fixturemanager: object, node: object) -> Iterator[str]:
        found.append(step.name)
        yield step.name

    monkeypatch.setattr(running, "find_fixturedefs_for_step", find)
    monkeypatch.setattr(pytest_items, "is_scenario", lambda node: node.ours)
    return found


def look_up(name: str, *, ours: bool, module: str = "test_game.py") -> list[str]:
    """What pytest-bdd finds for a step of an item."""
    node = SimpleNamespace(ours=ours, parent=SimpleNamespace(nodeid=module))
    step = SimpleNamespace(type="when", name=name)
    return list(running.find_fixturedefs_for_step(step=step, fixturemanager=None, node=node))


def test_a_step_is_looked_up_once_for_each_text_and_module(asked: list[str]) -> None:
    with pytest_items.steps_remembered():
        found = [look_up(name, ours=True) for name in ("one", "two", "one", "one")]
        look_up("one", ours=True, module="test_other.py")
    assert found == [["one"], ["two"], ["one"], ["one"]]
    assert asked == ["one", "two", "one"]


def test_scenarios_of_others_are_looked_up_as_ever(asked: list[str]) -> None:
    with pytest_items.steps_remembered():
        assert [look_up("one", ours=False) for _ in range(2)] == [["one"], ["one"]]
    assert asked == ["one", "one"]


def test_nothing_stays_changed(asked: list[str]) -> None:
    before = running.find_fixturedefs_for_step, running.getfixturedefs
    with pytest.raises(KeyboardInterrupt), pytest_items.steps_remembered():
        raise KeyboardInterrupt
    assert (running.find_fixturedefs_for_step, running.getfixturedefs) == before
    assert asked == []
