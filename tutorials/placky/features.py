"""Reading feature files: scenarios with their lines, words and tags, and every fault by file and line.

pytest-bdd runs the features; this module reads them for everybody else (checks before a run, storyboards, pages),
because a runner silently accepts some things that an author wants to know of: two scenarios of one name, a
byte-order mark.
"""

import hashlib
import os
import pickle
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from placky.errors import FeatureFault, FeatureFaults

RULE_TAG = re.compile(r"@rule_(\w+)$")
STATEMENT_TAG = re.compile(r"@s_(\w+)_([a-z])$")
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


@dataclass(frozen=True)
class Scenario:
    """One scenario, or one row of an outline, with the background's steps in front of its own."""

    name: str
    line: int
    row: int | None
    """The line of the example row, for an outline."""
    example: tuple[tuple[str, str], ...]
    tags: tuple[str, ...]
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


def tagged(number: str) -> str:
    """A rule's number as part of a tag.

    >>> tagged("1.20"), tagged("S-05")
    ('1_20', 'S_05')
    """
    return re.sub(r"\W", "_", number)


def digest_of(data: bytes) -> str:
    """What identifies a file's content, wherever it was checked out."""
    return hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def read(path: Path, rules: Iterable[str] = ()) -> Feature:
    """Read and check one feature. Raises `FeatureFaults`; `rules` are the numbers that its tags may name."""
    return _read(path, path.read_bytes(), frozenset(rules))


class Notes:
    """Features that were read without a fault, in a folder, for the next process: Gherkin takes its time.

    Only what this very code read from the same bytes of the same file is taken back. It is a folder of our own making,
    like that of Sphinx's environment: what lies there is trusted.
    """

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.fresh: list[tuple[str, Feature]] = []

    @contextmanager
    def under(self, folder: Path) -> Iterator[None]:
        """What is read within is looked for in this folder first, and kept there when all went well."""
        self.folder, self.fresh = folder, []
        try:
            yield
            for key, feature in self.fresh:
                _write(self._file(feature.path), pickle.dumps((key, feature)))
        finally:
            self.folder, self.fresh = None, []

    def find(self, path: Path, data: bytes, rules: frozenset[str]) -> Feature | None:
        """What was read from this file, if it is still the same."""
        if self.folder is None:
            return None
        try:
            kept = pickle.loads(self._file(path).read_bytes())  # noqa: S301 - see above
        except Exception:  # noqa: BLE001 - a damaged pickle may raise anything, and the feature can be read anew
            return None
        match kept:
            case (key, Feature() as feature) if key == self._key(path, data, rules):
                return feature
        return None

    def keep(self, feature: Feature, data: bytes, rules: frozenset[str]) -> None:
        """Note a feature."""
        if self.folder is not None:
            self.fresh.append((self._key(feature.path, data, rules), feature))

    def _file(self, path: Path) -> Path:
        assert self.folder is not None  # noqa: S101 - both callers have looked
        return self.folder / f"{hashlib.sha256(str(path).encode()).hexdigest()[:16]}.pickle"

    @staticmethod
    def _key(path: Path, data: bytes, rules: frozenset[str]) -> str:
        own = _code() + str(path).encode() + ",".join(sorted(rules)).encode()
        return hashlib.sha256(own + b"\n" + data).hexdigest()


def _write(file: Path, data: bytes) -> None:
    """Whole or not at all. Where nothing can be written, nothing is lost but time."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(data)
        part.replace(file)


notes = Notes()


@cache
def _code() -> bytes:
    return Path(__file__).read_bytes()


@lru_cache(maxsize=512)
def _read(path: Path, data: bytes, rules: frozenset[str]) -> Feature:
    if known := notes.find(path, data, rules):
        return known
    feature = _parsed(path, data, rules)
    notes.keep(feature, data, rules)
    return feature


def _parsed(path: Path, data: bytes, rules: frozenset[str]) -> Feature:
    text = _text(path, data)
    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as error:
        raise FeatureFaults([_syntax(path, one) for one in error.errors]) from error
    except ParserException as error:
        raise FeatureFaults([_syntax(path, error)]) from error
    if "feature" not in document or document["feature"] is None:
        raise FeatureFaults([FeatureFault(path, 1, 'no feature in this file; it starts with a line "Feature: ..."')])
    reader = _Reader(path, set(rules))
    feature = reader.feature(document["feature"], digest_of(data))
    if reader.faults:
        raise FeatureFaults(sorted(reader.faults, key=lambda fault: fault.line))
    return feature


def read_all(paths: Sequence[Path], rules: Iterable[str] = ()) -> list[Feature]:
    """Read several features and report the faults of all of them at once."""
    known, found, faults = set(rules), [], []
    for path in paths:
        try:
            found.append(read(path, known))
        except FeatureFaults as error:
            faults.extend(error.faults)
        except OSError as error:
            faults.append(FeatureFault(path, 1, f"cannot be read: {error.strerror}"))
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


class _Reader:
    """Walks one parsed document and gathers faults on the way."""

    def __init__(self, path: Path, rules: set[str]) -> None:
        self.path, self.rules = path, rules
        self.numbers = {tagged(number): number for number in rules}
        self.faults: list[FeatureFault] = []

    def fault(self, line: int, what: str) -> None:
        self.faults.append(FeatureFault(self.path, line, what))

    def feature(self, node: Mapping[str, Any], digest: str) -> Feature:
        tags = self._tags(node)
        groups: dict[str, str] = {}
        scenarios = self._children(node["children"], tags, "", (), groups)
        if not scenarios:
            self.fault(node["location"]["line"], "no scenario in this feature; write at least one")
        self._unique(scenarios)
        return Feature(self.path, node["name"], _prose(node.get("description")), tags, groups, tuple(scenarios), digest)

    def _children(
        self, children: Sequence[Mapping[str, Any]], tags: tuple[str, ...], group: str, before: tuple[Step, ...],
        groups: dict[str, str],
    ) -> list[Scenario]:  # fmt: skip
        found: list[Scenario] = []
        for child in children:
            if "background" in child:
                before = before + tuple(self._steps(child["background"]["steps"], {}))
            elif "rule" in child:
                rule = child["rule"]
                if rule["name"] in groups:
                    self.fault(rule["location"]["line"], f'a second Rule is called "{rule["name"]}"; rename one')
                groups[rule["name"]] = _prose(rule.get("description"))
                inner = tuple(dict.fromkeys(tags + self._tags(rule)))
                found += self._children(rule["children"], inner, rule["name"], before, groups)
            else:
                found += self._scenario(child["scenario"], tags, group, before)
        return found

    def _scenario(
        self, node: Mapping[str, Any], tags: tuple[str, ...], group: str, before: tuple[Step, ...]
    ) -> list[Scenario]:
        line = node["location"]["line"]
        own = tuple(dict.fromkeys(tags + self._tags(node)))
        if self.rules and not any(RULE_TAG.match(tag) for tag in own):
            self.fault(
                line, f'scenario "{node["name"]}" has no rule tag; tag it, its Rule or the feature, as @rule_1_20'
            )
        if not node["name"]:
            self.fault(line, "a scenario has no name; write one after the colon")
        if not node["steps"]:
            self.fault(line, f'scenario "{node["name"]}" has no steps')
        rows: list[tuple[int | None, dict[str, str], tuple[str, ...]]] = []
        for examples in node.get("examples", ()):
            header = [cell["value"] for cell in (examples.get("tableHeader") or {"cells": ()})["cells"]]
            if twice := next((name for name in header if header.count(name) > 1), None):
                self.fault(examples["tableHeader"]["location"]["line"], f'two columns are called "{twice}"; rename one')
            for row in examples.get("tableBody", ()):
                values = dict(zip(header, [cell["value"] for cell in row["cells"]], strict=True))
                if first := next((number for number, other, _ in rows if other == values), None):
                    self.fault(row["location"]["line"], f"this row is the same as line {first}; take one out")
                rows.append((row["location"]["line"], values, self._tags(examples)))
        if not rows and (node.get("examples") or "Outline" in node["keyword"] or "Template" in node["keyword"]):
            self.fault(line, f'outline "{node["name"]}" has no example rows')
        found = []
        for row_line, values, more in rows or [(None, {}, ())]:
            steps = before + tuple(self._steps(node["steps"], values))
            found.append(
                Scenario(
                    _filled(node["name"], values), line, row_line, tuple(values.items()),
                    tuple(dict.fromkeys(own + more)), group, _prose(node.get("description")), len(before), steps,
                    *self._shown(dict.fromkeys(own + more)),
                )
            )  # fmt: skip
        return found

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
            words, mood = self._words(doc, values)
            table = tuple(
                tuple(_filled(cell["value"], values) for cell in row["cells"])
                for row in (node.get("dataTable") or {"rows": ()})["rows"]
            )
            rows = tuple(row["location"]["line"] for row in (node.get("dataTable") or {"rows": ()})["rows"])
            yield Step(kind, keyword, _filled(node["text"], values), line, table, words, mood, rows)

    def _words(self, doc: Mapping[str, Any], values: Mapping[str, str]) -> tuple[str, str]:
        """Placky's words: a doc string of media type `placky`, with his mood after a semicolon."""
        media, _, mood = (doc.get("mediaType") or "").partition(";")
        if media.strip() != "placky":
            return "", ""
        mood = mood.strip() or "calm"
        if mood not in MOODS:
            self.fault(doc["location"]["line"], f'Placky has no mood "{mood}"; allowed: {", ".join(MOODS)}')
        return _prose(_filled(doc["content"], values)), mood

    def _tags(self, node: Mapping[str, Any]) -> tuple[str, ...]:
        for tag in node.get("tags", ()):
            name, line = tag["name"], tag["location"]["line"]
            if not name[1:].isidentifier():
                self.fault(
                    line, f'tag "{name}" is not an identifier; write dots and dashes as underscores, as @rule_1_20'
                )
            match = RULE_TAG.match(name)
            if match and self.rules and match[1] not in self.numbers:
                self.fault(line, f'tag "{name}" names no rule of the index; known: {_some(self.rules)}')
        return tuple(tag["name"] for tag in node.get("tags", ()))

    def _shown(self, tags: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The rules and the statements that tags name."""
        rules = tuple(self._number(m[1]) for tag in tags if (m := RULE_TAG.match(tag)))
        statements = tuple(f"{self._number(m[1])}-{m[2]}" for tag in tags if (m := STATEMENT_TAG.match(tag)))
        return rules, statements

    def _number(self, tag: str) -> str:
        return self.numbers.get(tag, tag.replace("_", "."))

    def _unique(self, scenarios: Sequence[Scenario]) -> None:
        seen: dict[str, int] = {}
        for scenario in scenarios:
            first = seen.setdefault(scenario.name, scenario.line)
            if first != scenario.line:
                self.fault(
                    scenario.line,
                    f'a second scenario is called "{scenario.name}" (the first: line {first}); rename one',
                )


def _filled(text: str, values: Mapping[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(f"<{name}>", value)
    return text


def _some(rules: set[str]) -> str:
    ordered = sorted(rules, key=lambda n: [int(p) if p.isdigit() else 99 for p in re.split(r"\W", n)])
    return f"{', '.join(ordered[:3])} ... {ordered[-1]}"
