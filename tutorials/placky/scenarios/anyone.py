"""Feature files from elsewhere: whatever Gherkin's parser takes is read, and nothing in it is a slip.

Nothing runs them, so no step needs a kind: what begins with `*`, or with And, is something that is done. A scenario
without a name gets one, and of several with one name each is told apart.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.token_matcher import TokenMatcher
from gherkin.token_matcher_markdown import GherkinInMarkdownTokenMatcher

from placky.errors import FeatureFault, FeatureFaults
from placky.reading import Unread, read_file
from placky.scenarios.features import Feature, Scenario, Step, digest_of
from placky.scenarios.pickles import Node, Pickle, PickledStep, pickles
from placky.scenarios.reader import prose, syntax

__all__ = ["ENDINGS", "MOST", "read_anyone"]

ENDINGS = (".feature", ".feature.md")
"""How the names of feature files end."""
MOST = {"scenarios": 5_000, "steps": 50_000, "table cells": 50_000}
"""What one file may have, rows of examples counted as scenarios; more is no lesson, and may be an attack."""
MARKS = {b"\xef\xbb\xbf": "utf-8-sig", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
"""How a file begins that says by a byte-order mark how it is written."""


def read_anyone(path: Path) -> Feature:
    """Read a feature file of anybody's. Raises `FeatureFaults` for what no parser takes, and for far too much."""
    try:
        data = read_file(path)
    except Unread as error:
        raise FeatureFaults([FeatureFault(path, 1, error.why)]) from error
    in_markdown = path.name.lower().endswith(".md")
    matcher = GherkinInMarkdownTokenMatcher() if in_markdown else TokenMatcher()
    try:
        document: Any = Parser().parse(_text(path, data), matcher)
    except CompositeParserException as error:
        raise FeatureFaults([syntax(path, one) for one in error.errors]) from error
    except ParserException as error:
        raise FeatureFaults([syntax(path, error)]) from error
    node = document.get("feature")
    if node is None:
        return Feature(path, "en", "", "", (), {}, (), digest_of(data))
    _within_limits(path, node)
    groups = dict(_groups(node))
    before = {one["id"]: _headed(*backgrounds) for one, _, backgrounds in _scenarios(node)}
    made = [*pickles(document), *_without_rows(node)]
    found = [_scenario(one, groups, before) for one in sorted(made, key=_place)]
    said = {name: prose(rule.get("description")) for rule in _rules(node) for name in [groups[rule["id"]]]}
    return Feature(
        path, node["language"], node["name"], prose(node.get("description")),
        tuple(tag["name"] for tag in node["tags"]), said, tuple(_told_apart(found)), digest_of(data),
    )  # fmt: skip


def _text(path: Path, data: bytes) -> str:
    mark = next((mark for mark in MARKS if data.startswith(mark)), b"")
    try:
        text = data.decode(MARKS.get(mark, "utf-8"))
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise FeatureFaults([FeatureFault(path, line, "is not UTF-8; save it as UTF-8")]) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _rules(node: Node) -> list[Node]:
    return [child["rule"] for child in node["children"] if "rule" in child]


def _groups(node: Node) -> Iterator[tuple[str, str]]:
    """What each Rule is called, by its id; one without a name, or with one that another has, by its number."""
    taken: Counter[str] = Counter()
    for rule in _rules(node):
        name = rule["name"] or rule["keyword"]
        taken[name] += 1
        yield rule["id"], name if taken[name] == 1 else f"{name} ({taken[name]})"


def _scenarios(node: Node) -> Iterator[tuple[Node, Node | None, Sequence[Node]]]:
    """Every scenario with its Rule, and the backgrounds before it."""
    before: list[Node] = []
    for child in node["children"]:
        if "background" in child:
            before.append(child["background"])
        elif "scenario" in child:
            yield child["scenario"], None, before
        else:
            own = list(before)
            for inner in child["rule"]["children"]:
                if "background" in inner:
                    own.append(inner["background"])
                else:
                    yield inner["scenario"], child["rule"], own


def _steps(scenario: Node, before: Sequence[Node]) -> list[Node]:
    return [step for node in (*before, scenario) for step in node["steps"]]


def _without_rows(node: Node) -> Iterator[Pickle]:
    """Outlines of which no row is written yet, as they stand."""
    for one, rule, before in _scenarios(node):
        if one["examples"] and not any(examples.get("tableBody") for examples in one["examples"]):
            steps = _steps(one, before)
            yield Pickle(
                one["name"], tuple(tag["name"] for tag in one["tags"]), (), tuple(map(_as_written, steps)), one,
                len(steps) - len(one["steps"]), rule, None, (),
            )  # fmt: skip


def _as_written(node: Node) -> PickledStep:
    rows = node.get("dataTable", {"rows": ()})["rows"]
    table = tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows)
    return PickledStep("", node["text"], table, node.get("docString", {}).get("content"), node)


def _place(made: Pickle) -> tuple[int, int]:
    return made.node["location"]["line"], made.row or 0


def _within_limits(path: Path, node: Node) -> None:
    """Count before anything is filled in. Raises `FeatureFaults` by the first scenario that is too much."""
    counted: Counter[str] = Counter()
    for one, _, before in _scenarios(node):
        steps = _steps(one, before)
        bodies = [examples.get("tableBody", ()) for examples in one["examples"]]
        rows = sum(map(len, bodies)) if one["examples"] else 1
        cells = sum(len(row["cells"]) for step in steps for row in step.get("dataTable", {"rows": ()})["rows"])
        counted["scenarios"] += rows
        counted["steps"] += rows * len(steps)
        counted["table cells"] += rows * cells + sum(len(row["cells"]) for body in bodies for row in body)
        for what, most in MOST.items():
            if counted[what] > most:
                line = one["location"]["line"]
                told = f"by here the feature has {counted[what]:,} {what}; allowed: {most:,}"
                raise FeatureFaults([FeatureFault(path, line, told)])


def _headed(*parts: Node) -> str:
    """What some parts of a feature are called, and the words under them."""
    return "\n\n".join(text for part in parts for text in (part["name"], prose(part.get("description"))) if text)


def _scenario(made: Pickle, groups: Mapping[str, str], before: Mapping[str, str]) -> Scenario:
    node = made.node
    steps = tuple(_step(one, n >= _begun(made)) for n, one in enumerate(made.steps))
    return Scenario(
        made.name, node["name"], node["location"]["line"], made.row, made.example, made.tags, made.tag_lines,
        groups[made.group["id"]] if made.group else "", prose(node.get("description")), made.background, steps,
        (), (), _headed(made.examples) if made.examples else "", before[node["id"]],
    )  # fmt: skip


def _begun(made: Pickle) -> int:
    """How many steps come before the first that is no Given."""
    return next((n for n, step in enumerate(made.steps) if _kind(step) != "given"), len(made.steps))


def _kind(step: PickledStep) -> str:
    return step.kind or "when"


def _step(made: PickledStep, begun: bool) -> Step:
    node, doc = made.node, made.node.get("docString", {})
    kind = "when" if begun and _kind(made) == "given" else _kind(made)
    return Step(
        kind, node["keyword"], made.text, node["location"]["line"], made.table, "", "", (), made.doc,
        doc["location"]["line"] if doc else 0, doc.get("mediaType") or "",
    )  # fmt: skip


def _told_apart(found: Iterable[Scenario]) -> Iterator[Scenario]:
    """Each with a name of its own: the row of an outline, else a number, stands behind one that is there already."""
    taken: Counter[str] = Counter()
    for one in found:
        row = ", ".join(value for _, value in one.example)
        name = one.name or f"Line {one.line}"
        if row and one.name == one.template:
            name = f"{name}: {row}"
        taken[name] += 1
        yield replace(one, name=name if taken[name] == 1 else f"{name} ({taken[name]})")
