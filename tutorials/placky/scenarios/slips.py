"""Slips in a feature that Gherkin takes and nobody means: each with its line."""

from collections.abc import Iterable, Iterator, Sequence

from placky.scenarios import outlines
from placky.scenarios.features import MOODS, dialect
from placky.scenarios.pickles import Node, Pickle, PickledStep
from placky.scenarios.tags import RULE_TAG, Known, Tags, aims_among, eyes_among
from touchline.core.rulebook.spelling import tagged

Slip = tuple[int, str]
"""A line, and what is wrong there."""


def slips(feature: Node, made: Sequence[Pickle], known: Known | None) -> Iterator[Slip]:
    """Everything wrong with a feature and its pickles, some of it more than once; `known` is what tags may name."""
    tags, rules = Tags(known), [child["rule"] for child in feature["children"] if "rule" in child]
    scenarios = [child["scenario"] for part in (feature, *rules) for child in part["children"] if "scenario" in child]
    if not scenarios:
        yield _at(feature), "no scenario in this feature; write at least one"
    yield from _twice(rules)
    for part in (feature, *rules):
        yield from _background(part)
    for node in scenarios:
        yield from _scenario(node, feature["language"])
    examples = [one for node in scenarios for one in node["examples"]]
    for node in (feature, *rules, *scenarios, *examples):
        yield from _tags(node, tags)
    if known and known.rules:  # a game without rules has no tags for them
        yield from _without_rule(feature, rules, tagged(next(iter(known.rules))))
    for pickle in made:
        yield from _steps(pickle)
        for found, has in ((eyes_among(pickle.tags), "has the eyes of"), (aims_among(pickle.tags), "is played for")):
            if len(found) > 1:
                yield _at(pickle.node), f'scenario "{pickle.name}" {has} {" and ".join(found)}; leave it one of them'
    yield from _called_twice(made)


HINT = "?"
"""The line between Placky's words and his hint."""


def spoken(step: Node) -> str | None:
    """The mood of Placky's words under a step, as `placky; glad` marks their doc string; None where he says nothing."""
    media, _, mood = (step.get("docString", {}).get("mediaType") or "").partition(";")
    return (mood.strip() or MOODS[0]) if media.strip() == "placky" else None


def hinted(doc: str) -> tuple[str, str]:
    r"""Placky's words, and after a line with a question mark alone his hint at the decision that follows.

    >>> hinted("The door is open.\n  ?\n  Who is nearer to it?")
    ('The door is open.', 'Who is nearer to it?')
    """
    lines = [line.strip() for line in doc.strip().splitlines()]
    at = lines.index(HINT) if HINT in lines else len(lines)
    return "\n".join(lines[:at]).strip(), " ".join(lines[at + 1 :]).strip()


def _at(node: Node) -> int:
    line: int = node["location"]["line"]
    return line


def _twice(rules: Iterable[Node]) -> Iterator[Slip]:
    seen: set[str] = set()
    for rule in rules:
        if rule["name"] in seen:
            yield _at(rule), f'a second Rule is called "{rule["name"]}"; rename one'
        seen.add(rule["name"])


def _background(part: Node) -> Iterator[Slip]:
    columns = outlines.columns(part["children"])
    for child in part["children"]:
        if "background" in child:
            yield from _no_words(child["background"])
            yield from outlines.background_faults(child["background"]["steps"], columns)


def _no_words(node: Node) -> Iterator[Slip]:
    """What stands under a Background or Examples is on no page."""
    if node.get("description", "").strip():
        what = f"nobody reads the words under this {node['keyword']}; they belong under a Feature, Rule or scenario"
        yield _at(node), what


def _scenario(node: Node, language: str) -> Iterator[Slip]:
    if not node["name"]:
        yield _at(node), "a scenario has no name; write one after the colon"
    if not node["steps"]:
        yield _at(node), f'scenario "{node["name"]}" has no steps'
    yield from outlines.faults(node)
    outlined = node["examples"] or node["keyword"] in dialect(language).scenario_outline_keywords
    rows: list[tuple[int, dict[str, str]]] = []
    for examples in node["examples"]:
        yield from _no_words(examples)
        head = [cell["value"] for cell in examples.get("tableHeader", {"cells": ()})["cells"]]
        if twice := next((name for name in head if head.count(name) > 1), None):
            yield _at(examples["tableHeader"]), f'two columns are called "{twice}"; rename one'
        for row in examples.get("tableBody", ()):
            values = dict(zip(head, [cell["value"] for cell in row["cells"]], strict=True))
            if first := next((line for line, other in rows if other == values), None):
                yield _at(row), f"this row is the same as line {first}; take one out"
            rows.append((_at(row), values))
    if outlined and not rows:
        yield _at(node), f'outline "{node["name"]}" has no example rows'


def _tags(node: Node, tags: Tags) -> Iterator[Slip]:
    for tag in node["tags"]:
        if fault := tags.fault(tag["name"]):
            yield _at(tag), fault


def _without_rule(feature: Node, rules: Iterable[Node], one: str) -> Iterator[Slip]:
    """Scenarios that no tag ties to a rule, on them or above them; `one` is a rule as a tag names it."""
    for above in ((feature,), *((feature, rule) for rule in rules)):
        for child in above[-1]["children"]:
            if "scenario" in child and not any(map(_ruled, (*above, child["scenario"]))):
                node = child["scenario"]
                what = f'scenario "{node["name"]}" has no rule tag; tag it, its Rule or the feature, as @rule_{one}'
                yield _at(node), what


def _ruled(node: Node) -> bool:
    return any(RULE_TAG.match(tag["name"]) for tag in node["tags"])


def _steps(pickle: Pickle) -> Iterator[Slip]:
    for step in pickle.steps:
        if not step.kind:
            keyword = step.node["keyword"].strip()
            yield _at(step.node), f'a first step cannot be "{keyword}"; begin with Given, When or Then'
        yield from _words(step)
    yield from _out_of_order(pickle.steps, _at(pickle.node))


def _words(step: PickledStep) -> Iterator[Slip]:
    """Placky's words are a doc string of media type `placky`, with his mood after a semicolon."""
    doc = step.node.get("docString")
    marked = (doc or {}).get("mediaType") or ""
    mood = spoken(step.node)
    if doc and mood is None and marked.lower().startswith("plac"):
        what = f"\"{marked}\" is nobody's; Placky's words are marked placky, with his mood as in placky; glad"
        yield _at(doc), what
    marks = [line.strip() for line in (step.doc or "").splitlines()].count(HINT) if mood is not None else 0
    if doc and marks > bool(hinted(step.doc or "")[1]):
        yield _at(doc), "a line with a question mark alone goes before one hint of Placky's, which ends his words"
    if doc and mood not in (None, *MOODS):
        yield _at(doc), f'Placky has no mood "{mood}"; allowed: {", ".join(MOODS)}'


def _out_of_order(steps: Sequence[PickledStep], line: int) -> Iterator[Slip]:
    """Every Given after the first When or Then, with its line, as the table is laid by then; and Givens alone."""
    begun = next((step for step in steps if step.kind in ("when", "then")), None)
    if begun is None:
        if steps:
            yield line, "this scenario lays the table and no more; go on with a When or a Then"
        return
    after = f"a Given after line {_at(begun.node)}, {begun.node['keyword']}{begun.text}, comes too late"
    for step in steps[steps.index(begun) :]:
        if step.kind == "given":
            yield _at(step.node), f"{after}: the table is laid before that; put it first"


def _called_twice(made: Iterable[Pickle]) -> Iterator[Slip]:
    seen: dict[str, int] = {}
    for pickle in made:
        for name in (pickle.node["name"], pickle.name):
            first = seen.setdefault(name, _at(pickle.node))
            if first != _at(pickle.node):
                yield _at(pickle.node), f'a second scenario is called "{name}" (the first: line {first}); rename one'
