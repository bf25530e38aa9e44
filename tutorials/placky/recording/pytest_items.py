"""Scenarios as pytest holds them: which of its items are some, where they stand, what their steps mean."""

from collections.abc import Sequence
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
