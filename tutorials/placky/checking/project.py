"""What is looked at: the files of a rulebook, what its scenarios did, and where a file says something."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from placky.errors import BadRecording, FeatureFaults, shown
from placky.mutants.changed_import import modules
from placky.recording import Recording, ScenarioRecord, StepRecord, load, recording_path
from placky.recording.statements import Shown, statements_shown
from placky.rulebook import Rulebook
from placky.rulebooks import features, index
from placky.scenarios.features import Feature, Scenario
from touchline.core.rulebook.data import has_data
from touchline.core.rulebook.index import RuleIndex

__all__ = ["Project", "parsed", "place"]


@dataclass(frozen=True)
class Project:
    """A rulebook with its files."""

    book: Rulebook
    docs: Path | None
    """The folder of its pages; None where there is none."""
    recordings: Path
    """The folder in which its scenarios are recorded."""
    failures: Sequence[str] = ()
    """What failed when they ran, a line each."""
    answers: int = 0
    """How many decisions and rolls are played at random."""

    @cached_property
    def index(self) -> RuleIndex:
        """The rule index. Raises `BadRuleData`."""
        return index(self.book)

    @cached_property
    def features(self) -> Sequence[Feature]:
        """Every feature that can be read; none where one of them has faults."""
        try:
            return features(self.book)
        except FeatureFaults:
            return ()

    @cached_property
    def recorded(self) -> Sequence[tuple[Feature, Scenario, ScenarioRecord]]:
        """Every scenario that has been recorded."""
        found = []
        for feature, recording in self._recordings:
            records = {(one.line, one.row): one for one in recording.scenarios}
            found += [
                (feature, one, records[at]) for one in feature.scenarios if (at := (one.line, one.row)) in records
            ]
        return found

    @cached_property
    def stated(self) -> Shown:
        """Which scenarios show which statements."""
        return statements_shown(self.index, self._recordings)

    @cached_property
    def _recordings(self) -> Sequence[tuple[Feature, Recording]]:
        found = []
        for feature in self.features:
            path = recording_path(self.recordings, self.book.name, f"{feature.path.parent.name}/{feature.path.name}")
            with suppress(BadRecording):
                found.append((feature, load(path)))
        return found

    @cached_property
    def steps(self) -> Sequence[StepRecord]:
        """Every recorded step that put something to the table."""
        return [step for _, _, record in self.recorded for step in record.steps if step.acts]

    @cached_property
    def fired(self) -> frozenset[str]:
        """The rules and rulings that any scenario makes fire."""
        return frozenset(number for _, _, record in self.recorded for number in record.fired)

    @property
    def has_engine(self) -> bool:
        """Has it a rule index, so that there is something to carry out?"""
        return bool(self.index.rules)

    @cached_property
    def modules(self) -> Mapping[str, Path]:
        """The modules of the engine that somebody has written: name below its package -> file."""
        return {name: path for name, path in modules(self.book.engine).items() if path.stem != "wire_types"}

    @property
    def data(self) -> Path:
        """The folder of the engine's data."""
        return Path(str(files(self.book.engine).joinpath("data")))

    def in_data(self, name: str, text: str = "") -> str:
        """Where a data file says something: `race/engine/data/rules.toml:12`."""
        return place(self.data / name, text)

    def has(self, name: str) -> bool:
        """Is there a data file of this name?"""
        return has_data(self.book.engine, name)

    def nodes(self, kind: type[ast.AST] | tuple[type[ast.AST], ...]) -> Iterator[tuple[Path, Any]]:
        """Every node of a kind in the engine's modules, with its file."""
        for path in self.modules.values():
            yield from ((path, node) for node in ast.walk(parsed(path)) if isinstance(node, kind))

    def texts(self) -> set[str]:
        """Every text that stands in the engine's modules by itself."""
        return {node.value for _, node in self.nodes(ast.Constant) if isinstance(node.value, str)}


@cache
def parsed(path: Path) -> ast.Module:
    """A module of Python; an empty one where it cannot be read as that, which its import tells."""
    try:
        return ast.parse(path.read_bytes())
    except (SyntaxError, ValueError):
        return ast.Module([], [])


def place(path: Path, text: str = "") -> str:
    """A file as messages name it, with the line on which this text is all that a key has, as `number = "3.06"`.

    Where there is none, with the first line on which it stands as a word of its own.
    """
    if not text or not path.is_file():
        return shown(path)
    alone = re.compile(rf"\s*[\w-]+\s*=\s*{re.escape(text)}\s*(?:#.*)?$")
    word = re.compile(rf"(?<![\w.-]){re.escape(text)}(?![\w-])")
    lines = [*enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)]
    found = (number for fits in (alone.match, word.search) for number, line in lines if fits(line))
    return f"{shown(path)}:{number}" if (number := next(found, 0)) else shown(path)
