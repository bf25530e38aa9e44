"""Which scenarios are likely to notice a mutant: those are run first.

Before any mutant, the scenarios run once against the engine as it is, and each notes which functions of it are called.
"""

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from inspect import unwrap
from types import FrameType
from typing import Any

from placky.mutants.changed_import import modules
from touchline.core.rulebook.register import registered

Place = tuple[str, int]
"""A function: its module below the engine's package, and its first line."""


@dataclass
class Played:
    """What the scenarios did to the engine as it is."""

    calls: dict[int, frozenset[Place]] = field(default_factory=dict)
    """The number of a scenario -> what was called."""
    rules: dict[str, frozenset[Place]] = field(default_factory=dict)
    """A rule's number -> what carries it out."""
    modules: set[str] = field(default_factory=set)
    """What the scenarios make Python import."""
    failures: list[str] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """As plain data: it comes from another process."""
        return {
            "calls": {number: sorted(places) for number, places in self.calls.items()},
            "rules": {number: sorted(places) for number, places in self.rules.items()},
            "modules": sorted(self.modules),
            "failures": self.failures,
        }

    def add(self, told: Mapping[str, Any]) -> None:
        """Take in what one process has told."""
        self.calls |= {int(number): _places(places) for number, places in told["calls"].items()}
        self.rules |= {number: _places(places) for number, places in told["rules"].items()}
        self.modules |= set(told["modules"])
        self.failures += told["failures"]


def _places(told: Iterable[Any]) -> frozenset[Place]:
    return frozenset((module, line) for module, line in told)


class Tracer:
    """A pytest plugin that notes which functions of an engine are called, which happens within steps."""

    def __init__(self, engine: str) -> None:
        self.files = {str(path): name for name, path in modules(engine).items()}
        self.called: set[Place] = set()

    def pytest_bdd_before_step(self) -> None:
        """Listen."""
        sys.settrace(self._hear)

    def pytest_bdd_after_step(self) -> None:
        """Listen no longer: looking for the next step takes long."""
        sys.settrace(None)

    def pytest_bdd_step_error(self) -> None:
        """As after a step."""
        sys.settrace(None)

    def _hear(self, frame: FrameType, _event: str, _argument: object) -> None:
        code = frame.f_code
        name = self.files.get(code.co_filename)
        if name is not None:
            self.called.add((name, code.co_firstlineno))


def carried_out(engine: str) -> dict[str, frozenset[Place]]:
    """Which functions carry out which rule, of an engine that has been imported."""
    files = {str(path): name for name, path in modules(engine).items()}
    found = {}
    for number, functions in registered(engine).items():
        codes = [getattr(unwrap(function), "__code__", None) for function in functions]
        found[number] = frozenset((files.get(code.co_filename, ""), code.co_firstlineno) for code in codes if code)
    return found


def in_order(mutant: Mapping[str, Any], features: Mapping[int, tuple[str, str]], played: Played | None) -> list[int]:
    """The numbers of the scenarios, the likeliest first. `features`: number -> folder and stem of the feature.

    That is: those that call what has been changed, those of the rule's own feature, rules before exercises. A rule left
    out is looked for in its own feature first.
    """
    targets = _targets(mutant, played)

    def rank(number: int) -> tuple[bool, bool, bool, int]:
        folder, stem = features[number]
        calls = played.calls.get(number, frozenset()) if played else frozenset()
        touched = not targets.isdisjoint(calls) or not targets.isdisjoint({(module, 0) for module, _ in calls})
        own = stem == mutant["stem"]
        first = (own, touched) if mutant["kind"] == "rule" else (touched, own)
        return (not first[0], not first[1], folder != "rules", number)

    return sorted(features, key=rank)


def _targets(mutant: Mapping[str, Any], played: Played | None) -> frozenset[Place]:
    """Where the engine is changed; line 0 stands for a whole module."""
    if mutant["kind"] == "rule":
        return played.rules.get(mutant["name"], frozenset()) if played else frozenset()
    if mutant["kind"] == "number":
        return frozenset((module, 0) for module in mutant["readers"])
    return frozenset({(mutant["stem"], mutant["function"])})
