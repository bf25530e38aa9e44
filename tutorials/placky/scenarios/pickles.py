"""Pickles of a parsed feature: its scenarios as they run, each row of an outline filled in, backgrounds in front.

Gherkin compiles them, in any of its languages; what kind of step a keyword is, its parser says.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gherkin.pickles.compiler import Compiler

from placky.scenarios.outlines import filled

KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}
"""What Gherkin calls a kind of step -> what everybody calls it. A `*`, or a conjunction before any, is none of them."""

Node = Mapping[str, Any]
"""A part of a document, as Gherkin's parser gives it."""


class _Compiler(Compiler):
    """Fills placeholders in once, and takes columns as they are written.

    Gherkin's own goes over a text once a column, and takes the column as a regular expression. There a value that looks
    like a placeholder is filled in again.
    """

    def _interpolate(self, name: Any, variable_cells: Iterable[Any], value_cells: Sequence[Any]) -> Any:
        if not name or "<" not in name:
            return name
        columns = [cell["value"] for cell in variable_cells]
        return filled(name, dict(zip(columns, [cell["value"] for cell in value_cells], strict=True)))


@dataclass(frozen=True)
class PickledStep:
    """A step as it runs, beside the node that it was written as."""

    kind: str
    """given, when or then; empty where nothing says so."""
    text: str
    table: tuple[tuple[str, ...], ...]
    doc: str | None
    node: Node


@dataclass(frozen=True)
class Pickle:
    """A scenario as it runs, beside the node that it was written as."""

    name: str
    tags: tuple[str, ...]
    tag_lines: tuple[int, ...]
    steps: tuple[PickledStep, ...]
    node: Node
    background: int
    """How many of the steps come from a background."""
    group: Node | None
    """The Gherkin Rule that it stands under."""
    row: int | None
    """The line of the example row, for an outline."""
    example: tuple[tuple[str, str], ...]
    """Its columns and cells."""
    examples: Node | None = None
    """The Examples that its row stands in."""


def pickles(document: Mapping[str, Any]) -> Iterator[Pickle]:
    """Every scenario of a document, in its order."""
    nodes = {node["id"]: node for node in _nodes(document["feature"])}
    groups = {node["id"]: rule for node, rule in _scenarios(document["feature"])}
    outlined = (examples for node, _ in _scenarios(document["feature"]) for examples in node["examples"])
    tables = {row["id"]: examples for examples in outlined for row in examples.get("tableBody", ())}
    for made in _Compiler().compile({**document, "uri": ""}):  # type: ignore[typeddict-item]
        node, *rows = (nodes[one] for one in made["astNodeIds"])
        examples = tables[rows[0]["id"]] if rows else None
        line, example = (_line(rows[0]), _example(examples, rows[0])) if examples else (None, ())
        tags = {tag["name"]: _line(nodes[tag["astNodeId"]]) for tag in made["tags"]}
        steps = tuple(_steps(made["steps"], nodes))
        yield Pickle(
            made["name"], tuple(tags), tuple(tags.values()), steps, node, len(steps) - len(node["steps"]),
            groups[node["id"]], line, example, examples,
        )  # fmt: skip


def _steps(made: Iterable[Any], nodes: Mapping[str, Node]) -> Iterator[PickledStep]:
    kind = ""
    for step in made:
        kind = KINDS.get(step["type"], kind)
        argument = step.get("argument", {})
        rows = argument.get("dataTable", {"rows": ()})["rows"]
        table = tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows)
        doc = argument["docString"]["content"] if "docString" in argument else None
        yield PickledStep(kind, step["text"], table, doc, nodes[step["astNodeIds"][0]])


def _nodes(part: Node) -> Iterator[Node]:
    """What pickles speak of in a feature or a Gherkin Rule: tags, steps, scenarios and rows of examples."""
    yield from part["tags"]
    for child in part["children"]:
        if "rule" in child:
            yield from _nodes(child["rule"])
        elif "background" in child:
            yield from child["background"]["steps"]
        else:
            yield from (child["scenario"], *child["scenario"]["tags"], *child["scenario"]["steps"])
            for examples in child["scenario"]["examples"]:
                yield from (*examples["tags"], *examples.get("tableBody", ()))


def _scenarios(part: Node, rule: Node | None = None) -> Iterator[tuple[Node, Node | None]]:
    """Each scenario, with the Gherkin Rule that it stands under."""
    for child in part["children"]:
        if "rule" in child:
            yield from _scenarios(child["rule"], child["rule"])
        elif "scenario" in child:
            yield child["scenario"], rule


def _line(node: Node) -> int:
    line: int = node["location"]["line"]
    return line


def _example(examples: Node, row: Node) -> tuple[tuple[str, str], ...]:
    """The columns and cells of a row of an outline."""
    columns, cells = ([cell["value"] for cell in part["cells"]] for part in (examples["tableHeader"], row))
    return tuple(zip(columns, cells, strict=True))
