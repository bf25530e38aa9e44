"""Scenarios as pytest holds them: which of its items are some, where they stand, what their steps mean."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
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
            running.get_step_function(request=item._request, step=step)  # noqa: SLF001


@contextmanager
def steps_remembered() -> Iterator[None]:
    """Find what a step of a scenario means once for each text, and what its function wants once for each function.

    For every step that runs, pytest-bdd tries every fixture that there is and makes one of what it has found. It
    inspects the step's function twice. Both take more than half of the time of a run. Scenarios of others are left as
    they are.
    """
    running: Any = import_module("pytest_bdd.scenario")
    find = running.get_step_function
    known: dict[tuple[str, str, str], Any] = {}
    seen: dict[str, list[Any]] = {}

    def definitions(request: Any) -> list[Any]:
        """Every step definition that a module sees, as pytest-bdd keeps it, the nearest last."""
        node, manager = request.node, request._fixturemanager  # noqa: SLF001
        module = node.parent.nodeid
        if module not in seen:
            names = running.get_fixture_names(fixturemanager=manager)
            visible = [one for name in names for one in running.getfixturedefs(manager, name, node) or ()]
            visible.sort(key=lambda one: [*running.iterparentnodeids(one.baseid)])
            steps = (running.step_function_context_registry.get(one.func) for one in visible)
            seen[module] = [step for step in steps if step is not None]
        return seen[module]

    def remembered(request: Any, step: Any) -> Any:
        if not is_scenario(request.node):
            return find(request=request, step=step)
        key = (step.type, step.name, request.node.parent.nodeid)
        if key not in known:
            mine = (one for one in reversed(definitions(request)) if one.type in {None, step.type})
            known[key] = next((one for one in mine if one.parser.is_matching(step.name)), None)
        return known[key]

    inspected = {name: getattr(running, name) for name in ("signature", "get_required_args")}
    running.get_step_function = remembered
    vars(running).update({name: cache(function) for name, function in inspected.items()})
    try:
        yield
    finally:
        vars(running).update(inspected, get_step_function=find)


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
