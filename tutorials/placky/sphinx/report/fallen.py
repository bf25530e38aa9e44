"""A scenario that has fallen: as Gherkin with what was expected and what came, and both engines where they part."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from docutils import nodes

from placky.exam.result import ScenarioResult
from placky.faults import Fault, attempt, hearing
from placky.report.parting import AfterStep, Keys, StepsApart, parting
from placky.scenarios.claims import worded
from placky.scenarios.features import Scenario, Step
from placky.sentences import Sentence, Term, say
from placky.sphinx.domain.origins import with_origins
from placky.sphinx.domain.rule_links import chip, number_link
from placky.sphinx.nodes import say_nodes, table, tag
from placky.sphinx.report.parts import Report
from placky.sphinx.report.verdicts import mark
from placky.sphinx.walkthrough.boards import picture
from placky.words import AnyWords
from touchline.core.play.wire import Plain

MOST_DRAWN = 60
"""So many of an implementation are drawn; of more, a page gets heavy, and they say nothing new."""
MOST_LINES = 14
"""So many differences are listed."""
LONGEST = 160
"""Letters of a value; more is cut off."""
NOTHING: Sentence = "Nothing that both have played is in this result, so there is nothing to draw."
WHY: Sequence[tuple[Term, str]] = (
    ("Step", "step"), ("Expected", "expected"), ("Came", "came"), ("Why", "message"),
)  # fmt: skip
"""What a result says of a step that has fallen, and under which key."""


def fallen(report: Report, srcdir: Path) -> list[nodes.Node]:
    """All of them, each folded but for the first."""
    out: list[nodes.Node] = []
    for n, one in enumerate(report.results):
        drawn = 0
        for sat in one["scenarios"]:
            place = report.fallen.get((n, sat["feature"], sat["line"]))
            if place:
                drawn += 1
                node = _entry(report, n, sat, srcdir if drawn <= MOST_DRAWN else None)
                node["ids"].append(place)
                if not out:
                    node["attributes"]["open"] = ""
                out.append(node)
    return out


def _entry(report: Report, n: int, sat: ScenarioResult, srcdir: Path | None) -> nodes.Node:
    """`srcdir` is the folder of the pages; without it nothing is drawn."""
    scenario, record = report.scenarios.get((sat["feature"], sat["line"]), (None, None))
    parted = parting(record, sat)
    summary = tag(
        "summary", mark(sat["verdict"]), " ", tag("b", sat["name"]), " ",
        tag("small", f"{report.names[n]}, {sat['feature']}:{sat['line']}", class_="muted"),
    )  # fmt: skip
    known = [chip(report.game, rule) for rule in sat["rules"]]
    parts: list[nodes.Node] = [tag("ul", *[tag("li", one) for one in known], class_="chips")] if known else []
    parts.append(_why(sat))
    if scenario is None:
        parts.append(nodes.paragraph("", say("The suite here has no such scenario, so its steps cannot be shown.")))
    else:
        parts.append(_gherkin(scenario, sat, parted))
    if parted is None:
        parts.append(nodes.paragraph("", say(NOTHING)))
    else:
        faults: list[Fault] = []
        with hearing(faults):
            make = partial(_apart, report, parted, report.names[n], srcdir, sat["name"])
            parts += attempt(make, partial(_undrawn, parted, sat["name"]), "", report.contents.book)
        parts += [_odd(faults)] if faults else []
    found = f"{n}:{sat['verdict'].replace(' ', '-')}"
    return tag("details", summary, tag("div", *parts, class_="inside"), class_="fell", data_v=found)


# ------------------------------------------------------------------ in words


def _why(sat: ScenarioResult) -> nodes.Node:
    why: Mapping[str, Any] = sat.get("why") or {}
    listed = tag("dl", class_="why")
    both = bool(why.get("expected") and why.get("came"))
    for name, key in WHY:
        if why.get(key) and not (both and key == "message"):
            listed += [tag("dt", say(name)), tag("dd", str(why[key]))]
    if not listed.children:
        listed += [tag("dt", say("Why")), tag("dd", say("The result does not say."))]
    return listed


def _gherkin(scenario: Scenario, sat: ScenarioResult, parted: StepsApart | None) -> nodes.Node:
    """The scenario with the step that has fallen marked, and the one before at which they part."""
    failed = _failed(scenario, sat)
    at = parted.ours.line if parted and (parted.differs or parted.refused) else 0
    pre = tag("pre", tag("span", f"{say('Scenario: {name}', name=scenario.name)}\n"), class_="fell-steps", tabindex="0")
    over = False
    for step in scenario.steps:
        said = "\n".join(_lines(step)) + "\n"
        if step.line == failed:
            pre += tag(
                "mark",
                tag("b", "✕ ", aria_hidden="true"),
                said.rstrip("\n"),
                tag("em", f"  {say('here it fails')}"),
                "\n",
            )
        elif step.line == at:
            pre += tag(
                "mark",
                tag("b", "≠ ", aria_hidden="true"),
                said.rstrip("\n"),
                tag("em", f"  {say('here they part')}"),
                "\n",
                class_="part",
            )
        else:
            pre += tag("span", f"  {said}", **({"class_": "muted"} if over else {}))
        over = over or step.line == failed
    return pre


def _failed(scenario: Scenario, sat: ScenarioResult) -> int:
    """The line of the step that has fallen; 0 where it is no single step's fault."""
    line = sat["why"].get("line", 0) if "why" in sat else 0
    return line if any(step.line == line for step in scenario.steps) else 0


def _lines(step: Step) -> Iterator[str]:
    yield step.said
    if step.table:
        wide = [max(len(row[n]) for row in step.table) for n in range(len(step.table[0]))]
        for row in step.table:
            yield f"      | {' | '.join(cell.ljust(width) for cell, width in zip(row, wide, strict=True))} |"


# ------------------------------------------------------------------ both, side by side


def _apart(report: Report, parted: StepsApart, name: str, srcdir: Path | None, of: str) -> list[nodes.Node]:
    book = report.contents.book
    shown = [_side(report, parted.ours, say("Ours")), _side(report, parted.theirs, name)]
    if srcdir is not None:
        painter, states = book.painter(), [parted.ours.state, parted.drawn]
        size = painter.window_size(states)
        view = painter.follow(painter.follow(None, states[0], size), states[1], size)
        for column, state in zip(shown, states, strict=True):
            scene = painter.scene(state, before=parted.before, view=view)
            column.insert(1, tag("figure", picture(scene, srcdir), class_="board"))
    out: list[nodes.Node] = [tag("div", *shown, class_="readings parted")]
    out += _differing(parted, name, of)
    if srcdir is None:
        out.append(nodes.paragraph("", say("Not drawn here, as the page has enough pictures."), classes=["muted"]))
    return out


def _side(report: Report, moment: AfterStep, name: str) -> nodes.Node:
    """What one of them tells of the step at which they part."""
    words, lines = report.contents.book.words(), list[nodes.Node]()
    if moment.refusal:
        why = attempt(partial(words.refusals.text, moment.refusal), str, "why not", report.contents.book)
        rule = moment.refusal["rule"]
        put = {"refused": tag("b", say("Refused")), "why": why or moment.refusal["code"]}
        by = number_link(report.game, rule) if rule else ""
        lines.append(
            tag("li", *say_nodes("{refused} by rule {rule}: {why}" if rule else "{refused}: {why}", rule=by, **put))
        )
    for event in moment.events:
        if said := words.telling.tell(event):
            lines.append(tag("li", *with_origins(said)))
    if moment.pending and not moment.refusal:
        lines.append(tag("li", tag("b", say("Then: ")), *with_origins(_asked(words, moment.pending))))
    told = (
        tag("div", tag("ul", *lines), class_="happened")
        if lines
        else nodes.paragraph("", say("It tells of nothing here."))
    )
    return tag("div", tag("p", tag("strong", name), class_="reading"), told, class_="panel")


def _asked(words: AnyWords, pending: Plain) -> str:
    return words.choices.ask(pending) if pending["ask"] == "choose" else words.dice.roll_title(pending)


def _differing(parted: StepsApart, name: str, of: str) -> list[nodes.Node]:
    """What differs in the two states, in words."""
    out: list[nodes.Node] = []
    if parted.differs:
        rows = [[_called(one.way), _value(one.ours), _value(one.theirs)] for one in parted.differs[:MOST_LINES]]
        head = [say("Value"), say("Ours"), name]
        out.append(table(say("What differs with {engine}: {scenario}", engine=name, scenario=of), head, rows))
    elif not parted.refused:
        out.append(nodes.paragraph("", say("Both say that the same lies there; only what the step asks for differs.")))
    left = len(parted.differs) - MOST_LINES
    more = [say("And {count} more differences.", count=left)] if left > 0 else []
    if parted.always:
        more.append(say("Different since the beginning: {ways}.", ways=_several([one.way for one in parted.always])))
    if parted.unsaid:
        ways = _several(parted.unsaid)
        more.append(say("Not told by {engine}, and drawn as ours has it: {ways}.", engine=name, ways=ways))
    return [*out, *(nodes.paragraph("", said, classes=["muted"]) for said in more)]


def _several(ways: Sequence[Keys]) -> str:
    shown = "; ".join(map(_called, ways[:MOST_LINES]))
    return say("{ways}; and {count} more", ways=shown, count=len(ways) - MOST_LINES) if ways[MOST_LINES:] else shown


def _called(way: Keys) -> str:
    """A value by its way: `players, GARRA, at`."""
    return ", ".join(way) or say("all of it")


def _value(value: Any) -> str:
    said = worded(value)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]} …"


def _undrawn(parted: StepsApart, of: str) -> list[nodes.Node]:
    """Where no picture can be made of what it says, its words as they came."""
    text = json.dumps(parted.theirs.state, ensure_ascii=False, indent=1)
    said = nodes.paragraph("", say("This cannot be drawn. It says:"))
    return [said, nodes.literal_block(text, text, language="json"), *_differing(parted, say("it"), of)]


def _odd(faults: Sequence[Fault]) -> nodes.Node:
    """What could not be shown of it: most often the other engine says less, or otherwise, than ours."""
    lines = [tag("li", tag("code", str(fault))) for fault in faults]
    return tag("details", tag("summary", say("What could not be shown of it")), tag("ul", *lines))
