"""Outlines: placeholders as <name>, and the rows of examples that fill them in.

A row fills every placeholder once, so a value may look like a placeholder itself. A placeholder without a column, and a
column without a placeholder, is a slip.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from touchline.core.nearest import nearest

PLACEHOLDER = re.compile(r"<([^<>\s](?:[^<>\n]*[^<>\s])?)>")


def filled(text: str, values: Mapping[str, str]) -> str:
    """A text with its placeholders filled in.

    >>> filled("<n> of <what>, <more>", {"n": "1", "what": "<n>"})
    '1 of <n>, <more>'
    """
    return PLACEHOLDER.sub(lambda match: values.get(match[1], match[0]), text)


def faults(node: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    """What is wrong with the examples of an outline, as Gherkin has parsed it, each with its line."""
    full = [examples for examples in node.get("examples", ()) if examples.get("tableBody")]
    for examples in node.get("examples", ()) if full else ():
        if examples not in full:
            yield examples["location"]["line"], "these examples have no row; write one or take them out"
    heads = [examples["tableHeader"] for examples in full]
    used = list(_placeholders(_texts(node)))
    for head in heads:
        named = [cell["value"] for cell in head["cells"]]
        which = f"column of the examples at line {head['location']['line']}" if len(heads) > 1 else "column"
        for line, name in dict.fromkeys(used):
            if name not in named:
                yield line, f'no {which} is called "{name}"; {nearest(name, named)}'
        for name in sorted(set(named) - {name for _, name in used}):
            line = head["location"]["line"]
            yield line, f'nothing in this outline says <{name}>; use the column "{name}" or take it out'


def columns(children: Sequence[Mapping[str, Any]]) -> frozenset[str]:
    """The columns of all outlines in a feature or a Rule."""
    inner = [child["rule"]["children"] for child in children if "rule" in child]
    nodes = [child["scenario"] for child in children if "scenario" in child]
    heads = [examples.get("tableHeader") for node in nodes for examples in node.get("examples", ())]
    own = frozenset(cell["value"] for head in heads if head for cell in head["cells"])
    return own.union(*map(columns, inner))


def background_faults(steps: Iterable[Mapping[str, Any]], names: frozenset[str]) -> Iterator[tuple[int, str]]:
    """The placeholders in a background, for columns that outlines after it have: no row fills them in."""
    for line, name in _placeholders(text for step in steps for text in _of_step(step)):
        if name in names:
            yield line, f"a Background has no examples, so <{name}> stays as it is; write it out"


def _placeholders(texts: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Every placeholder in some texts, with its line; each text with the line on which it begins."""
    for first, text in texts:
        for line, part in enumerate(text.split("\n"), first):
            yield from ((line, match[1]) for match in PLACEHOLDER.finditer(part))


def _texts(node: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    """Every text of an outline that rows fill in, with its line; Gherkin keeps none of a description's."""
    line = node["location"]["line"]
    yield line, " ".join((node["name"], *(node.get("description") or "").splitlines()))
    for step in node["steps"]:
        yield from _of_step(step)


def _of_step(step: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    yield step["location"]["line"], step["text"]
    for row in (step.get("dataTable") or {"rows": ()})["rows"]:
        yield from ((row["location"]["line"], cell["value"]) for cell in row["cells"])
    if doc := step.get("docString"):
        yield doc["location"]["line"] + 1, doc["content"]
