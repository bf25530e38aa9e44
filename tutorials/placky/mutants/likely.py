"""Which scenarios are likely to notice a mutant: those are run first, and others not at all where that is certain.

Before any mutant, each scenario runs once against the engine as it is, in a process of its own where nothing has been
remembered yet. It notes which lines of the engine it comes to. A line that it does not come to may read as it likes.
"""

import sys
from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass, field
from inspect import unwrap
from types import CodeType, FrameType
from typing import Any

from placky.mutants.changed_import import modules
from touchline.core.rulebook.register import registered

Lines = Mapping[str, int]
"""Module below the engine's package -> its lines, a bit for each."""


@dataclass
class UnchangedRun:
    """What the scenarios did to the engine as it is."""

    lines: dict[int, Lines] = field(default_factory=dict)
    """The number of a scenario -> the lines that it comes to."""
    imports: dict[str, int] = field(default_factory=dict)
    """The lines that the import of the engine comes to, before any scenario."""
    rules: dict[str, Lines] = field(default_factory=dict)
    """A rule's number -> what carries it out."""
    failures: list[str] = field(default_factory=list)
    borne_out: dict[int, list[str]] = field(default_factory=dict)
    """The number of a scenario -> the statements that its tags claim and that fire in it."""

    def to_json(self) -> dict[str, Any]:
        """As plain data: it comes from another process."""
        return {
            "lines": {number: _told(lines) for number, lines in self.lines.items()},
            "imports": _told(self.imports),
            "rules": {number: _told(lines) for number, lines in self.rules.items()},
            "failures": self.failures,
            "borne out": self.borne_out,
        }

    def add(self, told: Mapping[str, Any]) -> None:
        """Take in what one process has told."""
        self.lines |= {int(number): _lines(lines) for number, lines in told["lines"].items()}
        for module, bits in _lines(told["imports"]).items():
            self.imports[module] = self.imports.get(module, 0) | bits
        self.rules |= {number: _lines(lines) for number, lines in told["rules"].items()}
        self.failures += told["failures"]
        self.borne_out |= {int(number): claims for number, claims in told["borne out"].items()}

    @property
    def modules(self) -> set[str]:
        """The modules that scenarios make Python import."""
        return set(self.imports).union(*self.lines.values())


def _told(lines: Lines) -> dict[str, str]:
    return {module: f"{bits:x}" for module, bits in lines.items()}


def _lines(told: Mapping[str, str]) -> dict[str, int]:
    return {module: int(bits, 16) for module, bits in told.items()}


class Tracer:
    """Notes which lines of an engine are come to; as a plugin of pytest, within steps."""

    def __init__(self, engine: str) -> None:
        self.files = {str(path): name for name, path in modules(engine).items()}
        self.come_to: dict[str, set[int]] = {}
        self.known: dict[CodeType, frozenset[int]] = {}

    def pytest_bdd_before_step(self) -> None:
        """Listen."""
        self.listen()

    def pytest_bdd_after_step(self) -> None:
        """Listen no longer: looking for the next step takes long."""
        sys.settrace(None)

    def pytest_bdd_step_error(self) -> None:
        """As after a step."""
        sys.settrace(None)

    def listen(self) -> None:
        """From now on."""
        sys.settrace(self._hear)

    def lines(self) -> dict[str, int]:
        """What has been come to."""
        return {name: sum(1 << line for line in lines) for name, lines in self.come_to.items()}

    def _hear(self, frame: FrameType, _event: str, _argument: object) -> Any:
        code = frame.f_code
        name = self.files.get(code.co_filename)
        if name is None:
            return None
        found = self.come_to.setdefault(name, set())
        found.add(code.co_firstlineno)
        if code not in self.known:
            self.known[code] = frozenset(line for _, _, line in code.co_lines() if line)
        if self.known[code] <= found:
            return None

        def hear(frame: FrameType, event: str, _argument: object) -> Any:
            if event == "line":
                found.add(frame.f_lineno)
            return hear

        return hear


def carried_out(engine: str) -> dict[str, Lines]:
    """Which functions carry out which rule, each by its first line, of an engine that has been imported."""
    files = {str(path): name for name, path in modules(engine).items()}
    found: dict[str, Lines] = {}
    for number, functions in registered(engine).items():
        lines: dict[str, int] = {}
        for code in filter(None, (getattr(unwrap(function), "__code__", None) for function in functions)):
            name = files.get(code.co_filename, "")
            lines[name] = lines.get(name, 0) | 1 << code.co_firstlineno
        found[number] = lines
    return found


def in_order(
    mutant: Mapping[str, Any], features: Mapping[int, tuple[str, str]], played: UnchangedRun | None
) -> list[int]:
    """The numbers of the scenarios, the likeliest first. `features`: number -> folder and stem of the feature.

    That is: those that come to what has been changed, those of the rule's own feature, rules before exercises, short
    ones before long ones. A rule left out is looked for in its own feature first. Where lines are changed that the
    import does not come to, nobody else can notice.
    """
    targets = _targets(mutant, played)

    def rank(number: int) -> tuple[bool, bool, bool, int, int]:
        folder, stem = features[number]
        lines = played.lines.get(number, {}) if played else {}
        own, touched = stem == mutant["stem"], _meet(targets, lines)
        first = (own, touched) if mutant["kind"] == "rule" else (touched, own)
        return (not first[0], not first[1], folder != "rules", sum(map(int.bit_count, lines.values())), number)

    found = sorted(features, key=rank)
    if played and mutant["kind"] in ("edit", "fault") and mutant["function"] and not _meet(targets, played.imports):
        return [number for number in found if _meet(targets, played.lines.get(number, {}))]
    return found


def _meet(some: Lines, others: Lines) -> bool:
    return any(bits & others.get(module, 0) for module, bits in some.items())


def _targets(mutant: Mapping[str, Any], played: UnchangedRun | None) -> Lines:
    """Where the engine is changed; all bits stand for a whole module."""
    if mutant["kind"] == "rule":
        return played.rules.get(mutant["name"], {}) if played else {}
    if mutant["kind"] == "number":
        return dict.fromkeys(mutant["readers"], -1)
    return {mutant["stem"]: sum(1 << line for line in range(mutant["first"], mutant["last"] + 1))}


def lost(
    before: Mapping[int, Collection[str]], now: Mapping[int, Collection[str]], scenarios: Mapping[int, Hashable]
) -> tuple[int, str] | None:
    """A scenario, and the statement that its tag claims and that fires in it no more.

    Of an outline, whose rows are of one scenario, it is enough that one row still shows it, as for `placky check`. What
    has not run `now` is as it was `before`.

    >>> lost({0: ["1-a"], 1: ["1-a"]}, {0: []}, {0: "outline", 1: "outline"})
    >>> lost({0: ["1-a"], 1: ["1-a"]}, {0: [], 1: []}, {0: "outline", 1: "outline"})
    (0, '1-a')
    """
    for number in now:
        for statement in set(before.get(number, ())) - set(now[number]):
            rows = [other for other, scenario in scenarios.items() if scenario == scenarios[number]]
            if not any(statement in now.get(row, before.get(row, ())) for row in rows):
                return number, statement
    return None
