"""Writing step definitions: typed patterns, a register of all steps, and checks that a text means one step.

    @when("{player} marks a move to {point}")
    def marks(table, player, point): ...

Fields in braces are typed: `types` of the rulebook say what text they take, what they become and which names there are.
A step with a table says of which type the cells of its columns are. Each definition has a docstring, which is what the
page of steps shows.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from types import ModuleType
from typing import Any

from placky.errors import FeatureFault, FeatureFaults
from placky.scenarios.columns import Columns, Rows
from placky.scenarios.features import Feature, Step
from placky.scenarios.fields import FieldType, Plain
from placky.scenarios.saying import texts

__all__ = ["BELOW", "DICE", "POSITION", "REFUSAL", "Function", "StepBook", "StepDefinition"]

Function = Callable[..., Any]
REFUSAL, POSITION, DICE = ANSWERS = ("refusal", "position", "dice")
"""What a Then may answer: a refused command, a refused position, dice that are due. A scenario owes it an answer."""

BELOW = {"datatable": "table", "docstring": "doc string"}
"""What may stand under a step: how the argument of its function is called -> what it is."""


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
    fields: Mapping[str, str] = field(default_factory=dict)
    """Each field -> its type."""
    columns: Columns | None = None
    """The columns of its table; None where it takes none, or reads it in its own way."""
    loose: re.Pattern[str] = re.compile("")
    """The pattern with any text in the place of a field, to see what could have been meant."""
    takes: frozenset[str] = frozenset()
    """What its function reads from under the step: `datatable`, `docstring`."""
    needs: frozenset[str] = frozenset()
    """What of that must be there."""
    answers: str = ""
    """One of `ANSWERS`, or nothing."""
    function: Function = lambda: None
    """What it does."""
    asks: frozenset[str] = frozenset()
    """What its function wants to be given, by name."""

    def perform(self, types: Mapping[str, FieldType], text: str, table: Any, rows: Rows = (), doc: str = "") -> None:
        """Do what a text of this step says, at a table. Raises whatever its function raises."""
        match = self.expression.match(text)
        given = match.groupdict() if match else {}
        for name, kind in self.fields.items():
            given[name] = _optional(types[kind].read, given.get(name))
        given["table"] = table
        if rows:
            given["datatable"] = [list(row) for row in rows]
        if doc:
            given["docstring"] = doc
        self.function(**{name: given[name] for name in self.asks if name in given})


class StepBook:
    """The steps of one rulebook. `types` are a `FieldType` each, or only a regular expression and a converter.

    `examples` are values for fields of a certain name, where the example of their type would make no sense.
    """

    def __init__(
        self,
        types: Mapping[str, FieldType | tuple[str, Callable[[str], Any]]],
        examples: Mapping[str, str] | None = None,
    ) -> None:
        self.types = {name: FieldType(*one) for name, one in types.items()}
        self.examples = dict(examples or {})
        self.definitions: list[StepDefinition] = []
        self.modules: list[ModuleType] = []
        """Modules of steps that stand elsewhere than beside the features."""
        self._meant: dict[tuple[str, str], list[StepDefinition]] = {}

    def columns(
        self, types: Mapping[str, str], row: Callable[[Mapping[str, str]], Iterable[str]] | None = None, *,
        claims: bool = False,
    ) -> Columns:  # fmt: skip
        """The columns of a table, by the types of their cells; `row` and `claims` as in `Columns`."""
        return Columns({name: self.types[kind] for name, kind in types.items()}, row, claims)

    def given(self, pattern: str, columns: Columns | None = None) -> Callable[[Function], Function]:
        """What lies on the table before anything happens."""
        return self._step("given", pattern, columns, "")

    def when(self, pattern: str, columns: Columns | None = None) -> Callable[[Function], Function]:
        """One decision or one roll."""
        return self._step("when", pattern, columns, "")

    def then(
        self, pattern: str, columns: Columns | None = None, *, answers: str = ""
    ) -> Callable[[Function], Function]:
        """What must be true now; `answers` is one of `REFUSAL`, `POSITION` and `DICE`, for a step that speaks of it.

        Raises `ValueError` for any other.
        """
        if answers and answers not in ANSWERS:
            raise ValueError(f'a step cannot answer "{answers}"; allowed: {", ".join(ANSWERS)}')
        return self._step("then", pattern, columns, answers)

    def _step(self, kind: str, pattern: str, columns: Columns | None, answers: str) -> Callable[[Function], Function]:
        import pytest_bdd  # and pytest with it, which commands that know no step do without

        fields = {name: kind or name for name, kind in _FIELD.findall(pattern)}
        expression = self._compiled(pattern)
        loose = re.compile(_FIELD.sub(r"(?P<\1>.+?)", pattern) + "$")
        converters = {name: partial(_optional, self.types[kind].read) for name, kind in fields.items()}
        parser = pytest_bdd.parsers.re(expression.pattern)

        def decorate(function: Function) -> Function:
            module = inspect.getmodule(function)
            concept = (inspect.getdoc(module) or "").partition(".")[0] if module else ""
            asked = inspect.signature(function).parameters
            below = {name: one for name, one in asked.items() if name in BELOW}
            needs = frozenset(name for name, one in below.items() if one.default is inspect.Parameter.empty)
            self._meant.clear()
            self.definitions.append(
                StepDefinition(
                    kind, _readable(pattern), expression, concept, inspect.getdoc(function) or "", function.__module__,
                    function.__code__.co_firstlineno, fields, columns, loose,
                    frozenset(below), needs, answers, function, frozenset(asked),
                )
            )  # fmt: skip
            # level 2: pytest-bdd puts the step into the module that uses this decorator
            register: Callable[[Function], Function] = getattr(pytest_bdd, kind)(
                parser, converters=converters, stacklevel=2
            )
            return register(function)

        return decorate

    def _compiled(self, pattern: str) -> re.Pattern[str]:
        """`{player}` or `{tackler:player}` become typed groups; `( ...)?` stays an optional part."""
        typed = _FIELD.sub(lambda m: f"(?P<{m[1]}>{self.types[m[2] or m[1]].expression})", pattern)
        return re.compile(typed + r"$")

    def values(self, one: StepDefinition) -> dict[str, str]:
        """A good value for each field of a step."""
        return {name: self.examples.get(name, self.types[kind].example) for name, kind in one.fields.items()}

    def example(self, one: StepDefinition) -> str:
        """A text that this step takes, with all of its optional parts."""
        return texts(one.loose, self.values(one))[0]

    def matching(self, kind: str, text: str) -> list[StepDefinition]:
        """Every definition that a step's text could mean."""
        key = (kind, text)
        if key not in self._meant:
            self._meant[key] = [one for one in self.definitions if one.kind == kind and one.expression.match(text)]
        return self._meant[key]

    def answer(self, kind: str, text: str) -> str:
        """What a step answers: one of `ANSWERS`, or nothing."""
        return next((one.answers for one in self.matching(kind, text)), "")

    def absences(self, kind: str, text: str, rows: Rows, state: Plain) -> Iterator[str]:
        """A sentence for each name in a step that is not in this state. The step is one that means something."""
        (one,) = self.matching(kind, text)
        texts = [*self._texts(one, text), *(one.columns.texts(rows) if one.columns else ())]
        yield from (absence for kind_of, said in texts if (absence := kind_of.absence(said, state)))

    def _texts(self, one: StepDefinition, text: str) -> Iterator[tuple[FieldType, str]]:
        """Every field of a step that has a text, with its type."""
        said = match.groupdict() if (match := one.expression.match(text)) else {}
        yield from ((self.types[kind], said[name]) for name, kind in one.fields.items() if said.get(name) is not None)

    def check(self, features: Iterable[Feature]) -> None:
        """Raise `FeatureFaults` for every step that means nothing or more than one thing, or has an unknown name."""
        faults: dict[tuple[str, int], FeatureFault] = {}
        checked = cache(self._faults)  # most texts stand in many scenarios
        for feature in features:
            for scenario in feature.scenarios:
                refused = any(self.answer(step.kind, step.text) == POSITION for step in scenario.steps)
                for step in scenario.steps:
                    named = not (step.kind == "given" and refused)  # what is wrong there is the engine's to say
                    found = [
                        (step.rows[row - 1] if row else step.line, what)
                        for row, what in checked(step.kind, step.text, step.table, named)
                    ]
                    for at, what in [*found, *_unread(step, self.matching(step.kind, step.text))]:
                        faults.setdefault((str(feature.path), at), FeatureFault(feature.path, at, what))
        if faults:
            raise FeatureFaults(list(faults.values()))

    def _faults(self, kind: str, text: str, rows: Rows, named: bool) -> list[tuple[int, str]]:
        """What is wrong with a step, each with the row of its table, counted from 1, or 0 for the step itself."""
        found = self.matching(kind, text)
        if not found:
            return [(0, self._meaningless(kind, text))]
        if len(found) > 1:
            return [(0, _ambiguous(text, found))]
        (one,) = found
        faults = [(0, what) for kind_of, said in self._texts(one, text) if (what := kind_of.fault(said, named=named))]
        return faults + list(one.columns.faults(rows, named=named) if one.columns else ())

    def _meaningless(self, kind: str, text: str) -> str:
        said = f'no step means "{kind.capitalize()} {text}"'
        mine = [d for d in self.definitions if d.kind == kind]
        meant = [(d, match) for d in mine if (match := d.loose.match(text))]
        for one, match in sorted(meant, key=lambda m: sum(len(part or "") for part in m[1].groups())):
            values = [(name, match[name]) for name in one.fields if match[name] is not None]
            for name, value in values:
                if fault := self.types[one.fields[name]].fault(value):
                    return f'{said}; in "{one.pattern}" {{{name}}}: {fault}'
        words = set(text.lower().split())
        near = max(mine, key=lambda d: len(words & set(re.findall(r"[a-z]+", d.pattern.lower()))), default=None)
        return f'{said}; the nearest: "{near.pattern}"' if near else said


_FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")


def _optional(converter: Callable[[str], Any], text: str | None) -> Any:
    return None if text is None else converter(text)


def _unread(step: Step, found: list[StepDefinition]) -> Iterator[tuple[int, str]]:
    """What stands under a step and is not read, or is read and does not stand there, each with its line."""
    if len(found) != 1:
        return
    (one,) = found
    there = {"datatable": step.rows[:1], "docstring": () if step.doc is None else (step.doc_line,)}
    for name, lines in there.items():
        if lines and name not in one.takes:
            hint = "take it out" if name == "datatable" else 'Placky\'s words are marked """placky'
            yield lines[0], f'the step "{one.pattern}" takes no {BELOW[name]}; {hint}'
        elif not lines and name in one.needs:
            yield step.line, f'the step "{one.pattern}" needs a {BELOW[name]} under it'


def _ambiguous(text: str, found: list[StepDefinition]) -> str:
    listed = " and ".join(f'"{d.pattern}"' for d in found)
    return f'"{text}" is ambiguous: {listed} both take it; make one pattern narrower'


def _readable(pattern: str) -> str:
    """A pattern for people: [what may be left out], (one|or another), and names of fields without their types."""
    said: list[str] = []
    for part in re.findall(r"\((?:\?:|\?P<\w+>)?|\)\??|\\?\w\?|[^()]", pattern):
        if part.startswith("("):
            said.append("(")
        elif part.startswith(")"):
            at = max(n for n, one in enumerate(said) if one == "(")
            said[at], end = ("[", "]") if part == ")?" else ("\0", ")")
            said.append(end)
        else:
            said.append(f"[{part[0]}]" if len(part) == 2 else part)
    plain = "".join(said).replace("\0", "(")
    return re.sub(r"\{(\w+)(?::\w+)?\}", r"{\1}", plain)
