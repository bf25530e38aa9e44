"""Reading feature files: scenarios with their lines, words and tags, and every fault by file and line.

They are read once for everybody: checks before a run, pytest-bdd (through `placky.scenarios.templates`), storyboards,
pages. So what is tested is what is shown, and what a runner would silently accept is a fault: two scenarios of one
name, a byte-order mark.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from placky.errors import FeatureFault, FeatureFaults
from placky.reading import Unread, read_file
from placky.scenarios import outlines
from placky.scenarios.notes import notes
from placky.scenarios.outlines import filled
from placky.scenarios.tags import RULE_TAG, Known, Tags

__all__ = ["MOODS", "Feature", "Scenario", "Step", "digest_of", "notes", "read", "read_all"]

MOODS = ("calm", "glad", "dry", "alarmed", "thinking")


@dataclass(frozen=True)
class Step:
    """One step. `kind` is given, when or then (And and But resolved); `words` are Placky's, from its doc string."""

    kind: str
    keyword: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...]
    words: str
    mood: str
    rows: tuple[int, ...] = ()
    """The line of each row of its table."""
    doc: str | None = None
    """A doc string that is not Placky's, for the step to read."""
    doc_line: int = 0


@dataclass(frozen=True)
class Scenario:
    """One scenario, or one row of an outline, with the background's steps in front of its own."""

    name: str
    template: str
    """Its name as written, with the placeholders of an outline."""
    line: int
    row: int | None
    """The line of the example row, for an outline."""
    example: tuple[tuple[str, str], ...]
    tags: tuple[str, ...]
    """Its own, and those of its Examples, its Rule and its feature."""
    tag_lines: tuple[int, ...]
    """Where each of them stands."""
    group: str
    """The name of the Gherkin Rule it stands under."""
    description: str
    background: int
    """How many of the steps come from a background."""
    steps: tuple[Step, ...]
    rules: tuple[str, ...]
    """The rule numbers it is tagged with."""
    statements: tuple[str, ...]
    """The statements it shows, as 1.20-d."""


@dataclass(frozen=True)
class Feature:
    """One feature file. `groups` are its Gherkin Rules: name -> description."""

    path: Path
    name: str
    description: str
    tags: tuple[str, ...]
    groups: Mapping[str, str]
    scenarios: tuple[Scenario, ...]
    digest: str


def digest_of(data: bytes) -> str:
    """What identifies a file's content, wherever it was checked out."""
    return hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def read(path: Path, known: Known | None = None) -> Feature:
    """Read and check one feature. Raises `FeatureFaults`; `known` is what its tags may name."""
    try:
        data = read_file(path)
    except Unread as error:
        raise FeatureFaults([FeatureFault(path, 1, error.why)]) from error
    return _read(path, data, known)


@lru_cache(maxsize=512)
def _read(path: Path, data: bytes, known: Known | None) -> Feature:
    noted = notes.find(path, data, known)
    if isinstance(noted, Feature):
        return noted
    feature = _parsed(path, data, known)
    notes.keep(feature, path, data, known)
    return feature


def _parsed(path: Path, data: bytes, known: Known | None) -> Feature:
    text = _text(path, data)
    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as error:
        raise FeatureFaults([_syntax(path, one) for one in error.errors]) from error
    except ParserException as error:
        raise FeatureFaults([_syntax(path, error)]) from error
    if "feature" not in document or document["feature"] is None:
        raise FeatureFaults([FeatureFault(path, 1, 'no feature in this file; it starts with a line "Feature: ..."')])
    reader = _Reader(path, known)
    feature = reader.feature(document["feature"], digest_of(data))
    if reader.faults:
        raise FeatureFaults(sorted(reader.faults.values(), key=lambda fault: fault.line))
    return feature


def read_all(paths: Sequence[Path], known: Known | None = None) -> list[Feature]:
    """Read several features and report the faults of all of them at once."""
    found, faults = [], []
    for path in paths:
        try:
            found.append(read(path, known))
        except FeatureFaults as error:
            faults.extend(error.faults)
    if faults:
        raise FeatureFaults(faults)
    return found


def _text(path: Path, data: bytes) -> str:
    fault: str | None = None
    line = 1
    if data.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        fault = "starts with a byte-order mark; save it as UTF-8 without one"
    elif lone := re.search(rb"\r(?!\n)", data):
        line = data[: lone.start()].count(b"\n") + 1
        fault = "has CR line ends; save it with LF or CRLF"
    if fault:
        raise FeatureFaults([FeatureFault(path, line, fault)])
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise FeatureFaults([FeatureFault(path, line, "is not UTF-8; save it as UTF-8")]) from error


def _syntax(path: Path, error: Exception) -> FeatureFault:
    message = re.sub(r"^\(\d+:\d+\): ", "", str(error)).replace("\n", " ")
    location = getattr(error, "location", None) or {}
    return FeatureFault(path, location.get("line", 1), f"cannot be read as Gherkin: {message}")


def _prose(text: str | None) -> str:
    lines = [line.strip() for line in (text or "").strip().splitlines()]
    return "\n".join(lines)


def _out_of_order(steps: Sequence[Step], line: int) -> Iterable[tuple[int, str]]:
    """Every Given after the first When or Then, with its line, as the table is laid by then; and Givens alone."""
    begun = next((step for step in steps if step.kind != "given"), None)
    if begun is None:
        if steps:
            yield line, "this scenario lays the table and no more; go on with a When or a Then"
        return
    after = f"a Given after line {begun.line}, {begun.keyword} {begun.text}, comes too late"
    for step in steps[steps.index(begun) :]:
        if step.kind == "given":
            yield step.line, f"{after}: the table is laid before that; put it first"


Lines = Mapping[str, int]
"""Tags, each with its line."""


class _Reader:
    """Walks one parsed document and gathers faults on the way."""

    def __init__(self, path: Path, known: Known | None) -> None:
        self.path, self.known = path, known
        self.reads = Tags(known)
        self.faults: dict[tuple[int, str], FeatureFault] = {}
        """Each once, however many rows of an outline have it."""

    def fault(self, line: int, what: str) -> None:
        self.faults[line, what] = FeatureFault(self.path, line, what)

    def at_fault(self, found: Iterable[tuple[int, str]]) -> None:
        for line, what in found:
            self.fault(line, what)

    def feature(self, node: Mapping[str, Any], digest: str) -> Feature:
        tags = self._tags(node)
        groups: dict[str, str] = {}
        scenarios = self._children(node["children"], tags, "", (), groups)
        if not scenarios:
            self.fault(node["location"]["line"], "no scenario in this feature; write at least one")
        self._unique(scenarios)
        return Feature(
            self.path, node["name"], _prose(node.get("description")), tuple(tags), groups, tuple(scenarios), digest
        )

    def _children(
        self, children: Sequence[Mapping[str, Any]], tags: Lines, group: str, before: tuple[Step, ...],
        groups: dict[str, str],
    ) -> list[Scenario]:  # fmt: skip
        found: list[Scenario] = []
        columns = outlines.columns(children)
        for child in children:
            if "background" in child:
                steps = child["background"]["steps"]
                self._no_words(child["background"])
                self.at_fault(outlines.background_faults(steps, columns))
                before = before + tuple(self._steps(steps, {}))
            elif "rule" in child:
                rule = child["rule"]
                if rule["name"] in groups:
                    self.fault(rule["location"]["line"], f'a second Rule is called "{rule["name"]}"; rename one')
                groups[rule["name"]] = _prose(rule.get("description"))
                inner = self._tags(rule, tags)
                found += self._children(rule["children"], inner, rule["name"], before, groups)
            else:
                found += self._scenario(child["scenario"], tags, group, before)
        return found

    def _scenario(self, node: Mapping[str, Any], tags: Lines, group: str, before: tuple[Step, ...]) -> list[Scenario]:
        line = node["location"]["line"]
        own = self._tags(node, tags)
        if self.known and not any(RULE_TAG.match(tag) for tag in own):
            self.fault(
                line, f'scenario "{node["name"]}" has no rule tag; tag it, its Rule or the feature, as @rule_1_20'
            )
        if not node["name"]:
            self.fault(line, "a scenario has no name; write one after the colon")
        if not node["steps"]:
            self.fault(line, f'scenario "{node["name"]}" has no steps')
        self.at_fault(outlines.faults(node))
        rows: list[tuple[int | None, dict[str, str], Lines]] = []
        for examples in node.get("examples", ()):
            marked = self._tags(examples, own)
            self._no_words(examples)
            header = [cell["value"] for cell in (examples.get("tableHeader") or {"cells": ()})["cells"]]
            if twice := next((name for name in header if header.count(name) > 1), None):
                self.fault(examples["tableHeader"]["location"]["line"], f'two columns are called "{twice}"; rename one')
            for row in examples.get("tableBody", ()):
                values = dict(zip(header, [cell["value"] for cell in row["cells"]], strict=True))
                if first := next((number for number, other, _ in rows if other == values), None):
                    self.fault(row["location"]["line"], f"this row is the same as line {first}; take one out")
                rows.append((row["location"]["line"], values, marked))
        if not rows and (node.get("examples") or "Outline" in node["keyword"] or "Template" in node["keyword"]):
            self.fault(line, f'outline "{node["name"]}" has no example rows')
        story = node.get("description") or ""
        found = []
        for row_line, values, marked in rows or [(None, {}, own)]:
            steps = before + tuple(self._steps(node["steps"], values))
            self.at_fault(_out_of_order(steps, line))
            found.append(
                Scenario(
                    filled(node["name"], values), node["name"], line, row_line, tuple(values.items()),
                    tuple(marked), tuple(marked.values()), group, _prose(filled(story, values)), len(before), steps,
                    self.reads.rules(marked), self.reads.statements(marked),
                )
            )  # fmt: skip
        return found

    def _no_words(self, node: Mapping[str, Any]) -> None:
        """What stands under a Background or Examples is on no page."""
        if node.get("description", "").strip():
            what = f"nobody reads the words under this {node['keyword']}; they belong under a Feature, Rule or scenario"
            self.fault(node["location"]["line"], what)

    def _steps(self, nodes: Sequence[Mapping[str, Any]], values: Mapping[str, str]) -> Iterable[Step]:
        kind = ""
        for node in nodes:
            keyword = node["keyword"].strip()
            line = node["location"]["line"]
            kind = keyword.lower() if keyword.lower() in ("given", "when", "then") else kind
            if not kind:
                self.fault(line, f'a first step cannot be "{keyword}"; begin with Given, When or Then')
                kind = "given"
            doc = node.get("docString") or {}
            words, mood, read = self._words(doc, values)
            table = tuple(
                tuple(filled(cell["value"], values) for cell in row["cells"])
                for row in (node.get("dataTable") or {"rows": ()})["rows"]
            )
            doc_line = doc["location"]["line"] if doc else 0
            rows = tuple(row["location"]["line"] for row in (node.get("dataTable") or {"rows": ()})["rows"])
            yield Step(kind, keyword, filled(node["text"], values), line, table, words, mood, rows, read, doc_line)

    def _words(self, doc: Mapping[str, Any], values: Mapping[str, str]) -> tuple[str, str, str | None]:
        """Placky's words, a doc string of media type `placky` with his mood after a semicolon; or any other one."""
        marked = doc.get("mediaType") or ""
        media, _, mood = marked.partition(";")
        if media.strip() != "placky":
            if marked.lower().startswith("plac"):
                what = f"\"{marked}\" is nobody's; Placky's words are marked placky, with his mood as in placky; glad"
                self.fault(doc["location"]["line"], what)
            return "", "", filled(doc["content"], values) if doc else None
        mood = mood.strip() or "calm"
        if mood not in MOODS:
            self.fault(doc["location"]["line"], f'Placky has no mood "{mood}"; allowed: {", ".join(MOODS)}')
        return _prose(filled(doc["content"], values)), mood, None

    def _tags(self, node: Mapping[str, Any], above: Lines | None = None) -> Lines:
        """The tags of a node and those that it inherits, each with its line."""
        for tag in node.get("tags", ()):
            if fault := self.reads.fault(tag["name"]):
                self.fault(tag["location"]["line"], fault)
        own = {tag["name"]: tag["location"]["line"] for tag in node.get("tags", ())}
        return {**(above or {}), **own}

    def _unique(self, scenarios: Sequence[Scenario]) -> None:
        seen: dict[str, int] = {}
        for scenario in scenarios:
            for name in (scenario.template, scenario.name):
                first = seen.setdefault(name, scenario.line)
                if first != scenario.line:
                    what = f'a second scenario is called "{name}" (the first: line {first}); rename one'
                    self.fault(scenario.line, what)
