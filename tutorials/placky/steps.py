"""Writing step definitions: typed patterns, a register of all steps, and checks that a text means one step.

    @when("{player} marks a move to {point}")
    def marks(table, player, point): ...

Fields in braces are typed: `types` of the rulebook say what text they take and what they become. Each definition has a
docstring, which is what the page of steps shows.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import pytest_bdd
from pytest_bdd import parsers

from placky.errors import FeatureFault, FeatureFaults
from placky.features import Feature

Function = Callable[..., Any]


@dataclass(frozen=True)
class StepDefinition:
    """One step: its kind (given, when, then), its pattern as written, and where it is defined."""

    kind: str
    pattern: str
    expression: re.Pattern[str]
    concept: str
    doc: str
    module: str
    line: int


class StepBook:
    """The steps of one rulebook. `types` maps a field's type to a regular expression and a converter."""

    def __init__(self, types: Mapping[str, tuple[str, Callable[[str], Any]]]) -> None:
        self.types = types
        self.definitions: list[StepDefinition] = []

    def given(self, pattern: str) -> Callable[[Function], Function]:
        """What lies on the table before anything happens."""
        return self._step("given", pattern)

    def when(self, pattern: str) -> Callable[[Function], Function]:
        """One decision or one roll."""
        return self._step("when", pattern)

    def then(self, pattern: str) -> Callable[[Function], Function]:
        """What must be true now."""
        return self._step("then", pattern)

    def _step(self, kind: str, pattern: str) -> Callable[[Function], Function]:
        expression, converters = self._compiled(pattern)
        parser = parsers.re(expression.pattern)

        def decorate(function: Function) -> Function:
            module = inspect.getmodule(function)
            concept = (inspect.getdoc(module) or "").partition(".")[0] if module else ""
            self.definitions.append(
                StepDefinition(
                    kind, _readable(pattern), expression, concept, inspect.getdoc(function) or "", function.__module__,
                    function.__code__.co_firstlineno,
                )
            )  # fmt: skip
            # level 2: pytest-bdd puts the step into the module that uses this decorator
            register: Callable[[Function], Function] = getattr(pytest_bdd, kind)(
                parser, converters=converters, stacklevel=2
            )
            return register(function)

        return decorate

    def _compiled(self, pattern: str) -> tuple[re.Pattern[str], dict[str, Callable[[str], Any]]]:
        """`{player}` or `{tackler:player}` become typed groups; `( ...)?` stays an optional part."""
        converters: dict[str, Callable[[str], Any]] = {}

        def group(match: re.Match[str]) -> str:
            name, _, kind = match[1].partition(":")
            expression, converter = self.types[kind or name]
            converters[name] = partial(_optional, converter)
            return f"(?P<{name}>{expression})"

        return re.compile(re.sub(r"\{(\w+(?::\w+)?)\}", group, pattern) + r"$"), converters

    def matching(self, kind: str, text: str) -> list[StepDefinition]:
        """Every definition that a step's text could mean."""
        return [d for d in self.definitions if d.kind == kind and d.expression.match(text)]

    def check(self, features: Iterable[Feature]) -> None:
        """Raise `FeatureFaults` for every step that means nothing, or more than one thing."""
        faults: dict[tuple[str, int], FeatureFault] = {}
        matching = cache(self.matching)  # most texts stand in many scenarios
        for feature in features:
            for scenario in feature.scenarios:
                for step in scenario.steps:
                    found = matching(step.kind, step.text)
                    if len(found) != 1:
                        what = self._unknown(step.kind, step.text) if not found else _ambiguous(step.text, found)
                        faults.setdefault((str(feature.path), step.line), FeatureFault(feature.path, step.line, what))
        if faults:
            raise FeatureFaults(list(faults.values()))

    def _unknown(self, kind: str, text: str) -> str:
        words = set(text.lower().split())
        mine = [d for d in self.definitions if d.kind == kind]
        near = max(mine, key=lambda d: len(words & set(re.findall(r"[a-z]+", d.pattern.lower()))), default=None)
        hint = f'; the nearest: "{near.pattern}"' if near else ""
        return f'no step means "{kind.capitalize()} {text}"{hint}'


def _optional(converter: Callable[[str], Any], text: str | None) -> Any:
    return None if text is None else converter(text)


def _ambiguous(text: str, found: list[StepDefinition]) -> str:
    listed = " and ".join(f'"{d.pattern}"' for d in found)
    return f'"{text}" is ambiguous: {listed} both take it; make one pattern narrower'


def _readable(pattern: str) -> str:
    plain = re.sub(r"\((?:\?:|\?P<\w+>)?|\)\??", lambda m: "[" if m[0].startswith("(") else "]", pattern)
    plain = re.sub(r"(\w)\?", r"[\1]", plain)
    return re.sub(r"\{(\w+)(?::\w+)?\}", r"{\1}", plain)
