"""Reading feature files, and every fault by file and line.

They are read once for everybody: checks before a run, pytest-bdd (through `placky.scenarios.templates`), storyboards,
pages. So what is tested is what is shown. What a runner would silently accept is a fault, as two scenarios of one name,
or a byte-order mark.
"""

import re
import sys
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from placky.errors import FeatureFault, FeatureFaults
from placky.reading import Unread, read_file
from placky.scenarios.features import Feature, Scenario, Step, digest_of
from placky.scenarios.notes import notes
from placky.scenarios.outlines import filled
from placky.scenarios.pickles import Node, Pickle, PickledStep, pickles
from placky.scenarios.slips import Slip, hinted, slips, spoken
from placky.scenarios.tags import COUNTED, Known, Tags, aims_among, eyes_among

__all__ = ["notes", "read", "read_all", "read_most"]

WRITTEN = {
    "EOF": "the end of the file", "Language": "a language", "TagLine": "tags", "FeatureLine": "Feature:",
    "RuleLine": "Rule:", "BackgroundLine": "Background:", "ScenarioLine": "Scenario:", "ExamplesLine": "Examples:",
    "StepLine": "a step", "TableRow": "a row of a table", "DocStringSeparator": '"""', "Comment": "a comment",
    "Empty": "an empty line", "Other": "text",
}  # fmt: skip
"""What Gherkin's parser calls a line -> what stands there."""


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
        raise FeatureFaults([syntax(path, one) for one in error.errors]) from error
    except ParserException as error:
        raise FeatureFaults([syntax(path, error)]) from error
    if "feature" not in document or document["feature"] is None:
        raise FeatureFaults([FeatureFault(path, 1, 'no feature in this file; it starts with a line "Feature: ..."')])
    made = tuple(pickles(document))
    if found := list(dict.fromkeys(slips(document["feature"], made, known))):
        raise FeatureFaults([FeatureFault(path, *slip) for slip in sorted(found, key=_line)])
    return _feature(path, document["feature"], made, digest_of(data), Tags(known))


def read_most(path: Path, known: Known | None = None) -> tuple[Feature | None, list[FeatureFault]]:
    """A feature without the scenarios in which something is wrong, and what that is; None where nothing is left."""
    try:
        return read(path, known), []
    except FeatureFaults as error:
        faults = error.faults
    try:
        data = read_file(path)
        document: Any = Parser().parse(_text(path, data))
        if not document.get("feature"):
            return None, faults
        made = [one for one in pickles(document) if not any(fault.line in _extent(one, document) for fault in faults)]
    except (FeatureFaults, Unread, ParserException, CompositeParserException):
        return None, faults
    extents = [_extent(one, document) for one in pickles(document)]
    if not made or not all(any(fault.line in extent for extent in extents) for fault in faults):
        return None, faults
    return _feature(path, document["feature"], made, digest_of(data), Tags(known)), faults


def _extent(made: Pickle, document: Any) -> range:
    """The lines of a scenario, from its first tag to what comes after it."""
    parts = [document["feature"]["children"], *(one["rule"]["children"] for one in _rules(document["feature"]))]
    begins = sorted(_first(next(iter(child.values()))) for children in parts for child in children)
    first = _first(made.node)
    return range(first, next((line for line in begins if line > first), sys.maxsize))


def _rules(feature: Node) -> list[Node]:
    return [child for child in feature["children"] if "rule" in child]


def _first(node: Node) -> int:
    """The line on which a part of a feature begins, with its tags."""
    line: int = min(one["location"]["line"] for one in (node, *node.get("tags", ())))
    return line


def _line(slip: Slip) -> int:
    return slip[0]


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


def syntax(path: Path, error: Exception) -> FeatureFault:
    """What Gherkin's parser has to say, with its line, in words that stand in the file."""
    message = re.sub(r"^\(\d+:\d+\): ", "", str(error)).replace("\n", " ")
    message = re.sub(r"#(\w+)", lambda token: WRITTEN.get(token[1], token[0]), message)
    location = getattr(error, "location", None) or {}
    return FeatureFault(path, location.get("line", 1), f"cannot be read as Gherkin: {message}")


def prose(text: str | None) -> str:
    """A description or a doc string of Placky's, without the indentation it has in the file."""
    lines = [line.strip() for line in (text or "").strip().splitlines()]
    return "\n".join(lines)


def _feature(path: Path, node: Node, made: Iterable[Pickle], digest: str, tags: Tags) -> Feature:
    rules = [child["rule"] for child in node["children"] if "rule" in child]
    return Feature(
        path, node["language"], node["name"], prose(node.get("description")),
        tuple(tag["name"] for tag in node["tags"]),
        {rule["name"]: prose(rule.get("description")) for rule in rules},
        tuple(_scenario(one, tags) for one in made), digest,
    )  # fmt: skip


def _scenario(made: Pickle, tags: Tags) -> Scenario:
    node, steps = made.node, tuple(map(_step, made.steps))
    story = filled(node.get("description") or "", dict(made.example))
    return Scenario(
        made.name, node["name"], node["location"]["line"], made.row, made.example, made.tags, made.tag_lines,
        made.group["name"] if made.group else "", prose(story), made.background, steps,
        tags.rules(made.tags), tags.statements(made.tags), eyes=next(iter(eyes_among(made.tags)), ""),
        aim=next(iter(aims_among(made.tags)), ""),
        counted=COUNTED in made.tags,
    )  # fmt: skip


def _step(made: PickledStep) -> Step:
    node = made.node
    rows = tuple(row["location"]["line"] for row in node.get("dataTable", {"rows": ()})["rows"])
    doc_line = node["docString"]["location"]["line"] if "docString" in node else 0
    mood = spoken(node)
    (words, hint), doc = (("", ""), made.doc) if mood is None else (hinted(made.doc or ""), None)
    return Step(
        made.kind, node["keyword"], made.text, node["location"]["line"], made.table, words, mood or "", rows, doc,
        doc_line, hint=hint,
    )  # fmt: skip
