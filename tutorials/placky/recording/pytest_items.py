"""Scenarios as pytest holds them: which of its items are some, where they stand, what their steps mean."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from placky.errors import shown
from placky.scenarios.features import Scenario


def is_scenario(item: Any) -> bool:
    """Is this a scenario, and no other test that stands beside it?"""
    return _template(item) is not None


def where_of(item: Any) -> str:
    """File, line and name of a scenario, or what pytest calls another test."""
    if not is_scenario(item):
        return str(item.nodeid)
    scenario = scenario_of(item)
    return f"{shown(feature_of(item))}:{scenario.row or scenario.line}: {scenario.name}"


def key_of(item: Any) -> tuple[str, int, int] | None:
    """Feature, line and row of a scenario; None for another test."""
    if not is_scenario(item):
        return None
    scenario, path = scenario_of(item), feature_of(item)
    return f"{path.parent.name}/{path.name}", scenario.line, scenario.row or 0


def scenario_of(item: Any) -> Scenario:
    """The scenario that an item runs: that of its row, where it is one of an outline."""
    scenario: Scenario = _template(item).row(_example(item))
    return scenario


def feature_of(item: Any) -> Path:
    """The feature that a test stands in."""
    return Path(_template(item).feature.filename)


def look_ahead(items: Sequence[Any]) -> None:
    """Find what every step of these tests means before any of them runs, for processes that fork from this one."""
    running: Any = import_module("pytest_bdd.scenario")
    for item in items:
        for step in _template(item).render(_example(item)).steps:
            running.find_fixturedefs_for_step(step=step, fixturemanager=item.session._fixturemanager, node=item)  # noqa: SLF001


@contextmanager
def steps_remembered() -> Iterator[None]:
    """Find what a step of a scenario means once for each text, and not each time that it runs.

    pytest-bdd tries every definition on every step that runs, which takes half of the time of a run. For every step it
    asks pytest anew which definitions its module sees. Scenarios of others are left as they are.
    """
    running: Any = import_module("pytest_bdd.scenario")
    find, visible = running.find_fixturedefs_for_step, running.getfixturedefs
    known: dict[tuple[str, str, str], list[Any]] = {}
    seen: dict[tuple[str, str], Any] = {}

    def seen_by(fixturemanager: Any, name: str, node: Any) -> Any:
        if not is_scenario(node):
            return visible(fixturemanager, name, node)
        key = (name, node.parent.nodeid)
        if key not in seen:
            seen[key] = visible(fixturemanager, name, node)
        return seen[key]

    def remembered(step: Any, fixturemanager: Any, node: Any) -> list[Any]:
        if not is_scenario(node):
            return list(find(step=step, fixturemanager=fixturemanager, node=node))
        key = (step.type, step.name, node.parent.nodeid)
        if key not in known:
            known[key] = list(find(step=step, fixturemanager=fixturemanager, node=node))
        return known[key]

    running.find_fixturedefs_for_step, running.getfixturedefs = remembered, seen_by
    try:
        yield
    finally:
        running.find_fixturedefs_for_step, running.getfixturedefs = find, visible


def _example(item: Any) -> dict[str, str]:
    """The row of an outline."""
    return dict(getattr(getattr(item, "callspec", None), "params", {}).get("_pytest_bdd_example", {}))


def _template(item: Any) -> Any:
    """A scenario or outline of ours, as pytest-bdd keeps it; None for any other test."""
    from pytest_bdd.scenario import scenario_wrapper_template_registry

    from placky.scenarios.templates import Template

    function: Any = getattr(item, "obj", None)
    wrapped = function.__pytest_wrapped__.obj if hasattr(function, "__pytest_wrapped__") else function
    template = scenario_wrapper_template_registry.get(wrapped) if callable(wrapped) else None
    return template if isinstance(template, Template) else None
