"""Steps of scenarios are looked up once a text; pytest-bdd is otherwise left as it is."""

from importlib import import_module
from types import SimpleNamespace

import pytest

from placky.recording import pytest_items

running = import_module("pytest_bdd.scenario")


class Definition:
    """A step definition as pytest keeps it, as pytest-bdd does, and its parser, all in one; it notes what is tried."""

    def __init__(self, name: str, asked: list[str], kind: str | None = "when", baseid: str = "") -> None:
        self.name, self.asked, self.type, self.parser, self.baseid = name, asked, kind, self, baseid
        self.func = (name, kind, baseid)

    def is_matching(self, text: str) -> bool:
        """Does it take a step of this text?"""
        self.asked.append(text)
        return text.startswith(self.name)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps on which definitions were tried; items that say so are scenarios."""
    found: list[str] = []

    def find(*, request: object, step: SimpleNamespace) -> object:
        found.append(step.name)
        return SimpleNamespace(name="pytest-bdd")

    steps = [
        Definition("on", found, None, "games"), Definition("one", found, "then", "games/test_game.py"),
        Definition("one", found, "when", "games"), Definition("o", found, None, ""),
    ]  # fmt: skip
    fixtures = [*steps, SimpleNamespace(func="a fixture", baseid="games")]
    monkeypatch.setattr(running, "get_step_function", find)
    monkeypatch.setattr(running, "get_fixture_names", lambda **_: range(len(fixtures) + 1))
    monkeypatch.setattr(running, "getfixturedefs", lambda *of: fixtures[of[1] : of[1] + 1] or None)
    monkeypatch.setattr(running, "step_function_context_registry", {one.func: one for one in steps})
    monkeypatch.setattr(pytest_items, "is_scenario", lambda node: node.ours)
    return found


def look_up(name: str, *, ours: bool, module: str = "games/test_game.py") -> tuple[str, str | None] | None:
    """The definition that an item's step means: its name, and where it is."""
    node = SimpleNamespace(ours=ours, parent=SimpleNamespace(nodeid=module))
    request, step = SimpleNamespace(node=node, _fixturemanager=None), SimpleNamespace(type="when", name=name)
    found = running.get_step_function(request=request, step=step)
    return found and (found.name, getattr(found, "baseid", None))


def test_a_step_is_looked_up_once_for_each_text_and_module(asked: list[str]) -> None:
    """What it means is the nearest definition of its kind, or of any kind, and of several there the last."""
    with pytest_items.steps_remembered():
        found = [look_up(name, ours=True) for name in ("one", "only", "odd", "two", "one", "two")]
        look_up("one", ours=True, module="games/test_other.py")
    assert found == [("one", "games"), ("on", "games"), ("o", ""), None, ("one", "games"), None]
    assert asked == ["one", *["only"] * 2, *["odd"] * 3, *["two"] * 3, "one"]


def test_scenarios_of_others_are_looked_up_as_ever(asked: list[str]) -> None:
    with pytest_items.steps_remembered():
        assert [look_up("one", ours=False) for _ in range(2)] == [("pytest-bdd", None)] * 2
    assert asked == ["one", "one"]


def test_a_function_is_inspected_once(monkeypatch: pytest.MonkeyPatch) -> None:
    inspected: list[object] = []
    monkeypatch.setattr(running, "signature", inspected.append)
    monkeypatch.setattr(running, "get_required_args", inspected.append)
    with pytest_items.steps_remembered():
        for function in (len, len, print, len):
            running.signature(function)
            running.get_required_args(function)
    assert inspected == [len, len, print, print]


def test_nothing_stays_changed() -> None:
    before = dict(vars(running))
    remembered = pytest_items.steps_remembered()
    remembered.__enter__()
    assert vars(running) != before
    assert not remembered.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert vars(running) == before
