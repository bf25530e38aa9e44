"""Reports for programs: a summary as JSON, JUnit XML for whoever runs tests, a badge as SVG for a README."""

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree import ElementTree as ET

from placky.exam.result import Result, ScenarioResult, sums
from placky.report.tally import applicable, has_fallen, name_of, rule_by_rule, statement_by_statement
from placky.sentences import Sentence, say
from placky.verdicts import BAD

VERSION = "1.1"
"""Of the summary's format."""


# ------------------------------------------------------------------ JSON


def summary(results: Sequence[Result]) -> str:
    """Everything counted, and each scenario that has fallen with its reason: the same results, the same bytes."""
    found = {"format": VERSION, "reports": [_one(result) for result in results]}
    return f"{json.dumps(found, ensure_ascii=False, indent=1)}\n"


def _one(result: Result) -> dict[str, Any]:
    scenarios = result["scenarios"]
    by_rule = {rule: sums(some) for rule, some in sorted(rule_by_rule(scenarios).items())}
    by_statement = {one: sums(some) for one, some in sorted(statement_by_statement(scenarios).items())}
    return {
        "suite": result["suite"],
        "implementation": result["implementation"],
        "verdicts": result["sums"],
        "applicable": applicable(result),
        "rules": by_rule,
        "statements": by_statement,
        "fallen": [_without_play(one) for one in scenarios if has_fallen(one)],
    }


def _without_play(one: ScenarioResult) -> dict[str, Any]:
    return {key: value for key, value in one.items() if key != "played"}


# ------------------------------------------------------------------ JUnit


_UNWRITABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 cannot hold, not even escaped."""
FAILED = ("failed", "dice")
"""The rules say otherwise; of all else that is wrong, JUnit says error."""


def junit(results: Sequence[Result]) -> str:
    """One suite for each result. A verdict that decides nothing is `skipped`, with the verdict as its message."""
    top = ET.Element("testsuites")
    for result in results:
        top.append(_suite(result))
    ET.indent(top)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(top, encoding="unicode")}\n'


def _suite(result: Result) -> ET.Element:
    counts = result["sums"]
    failed, wrong = (sum(counts.get(one, 0) for one in some) for some in (FAILED, BAD))
    skipped = len(result["scenarios"]) - wrong - counts.get("passed", 0)
    game = str(result["suite"]["game"])
    numbers = {"tests": len(result["scenarios"]), "failures": failed, "errors": wrong - failed, "skipped": skipped}
    suite = ET.Element(
        "testsuite", _written({"name": f"{name_of(result)}: {game}", **{k: str(n) for k, n in numbers.items()}})
    )
    properties = ET.SubElement(suite, "properties")
    for name, value in _properties(result):
        ET.SubElement(properties, "property", _written({"name": name, "value": value}))
    often = Counter((one["feature"], one["name"]) for one in result["scenarios"])
    for one in result["scenarios"]:
        row = f" (line {one['line']})" if often[one["feature"], one["name"]] > 1 else ""
        suite.append(_case(game, one, f"{one['name']}{row}"))
    return suite


def _properties(result: Result) -> list[tuple[str, str]]:
    """What identifies suite and implementation, and each verdict with its number."""
    found = [
        (f"{part}.{key}", value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
        for part, told in (("suite", result["suite"]), ("implementation", result["implementation"]))
        for key, value in told.items()
    ]
    return [*found, *((f"verdict.{verdict}", str(n)) for verdict, n in result["sums"].items())]


def _case(game: str, one: ScenarioResult, name: str) -> ET.Element:
    classname = f"{game}.{one['feature'].removesuffix('.feature').replace('/', '.')}"
    case = ET.Element("testcase", _written({"classname": classname, "name": name}))
    verdict = one["verdict"]
    if verdict == "passed":
        return case
    kind = "failure" if verdict in FAILED else "error" if verdict in BAD else "skipped"
    attributes = {"message": short(one)}
    if kind != "skipped":
        attributes["type"] = verdict
    told = ET.SubElement(case, kind, _written(attributes))
    if kind != "skipped":
        told.text = _printable("\n".join((f"{one['feature']}:{one['line']}", *reasons(one))))
    return case


def _written(attributes: Mapping[str, str]) -> dict[str, str]:
    return {key: _printable(value) for key, value in attributes.items()}


def _printable(text: str) -> str:
    return _UNWRITABLE.sub("\ufffd", text)


def short(one: ScenarioResult) -> str:
    """Why a scenario has its verdict, in one line."""
    why = " ".join(" ".join(reasons(one)[-1:]).split())
    return f"{one['verdict']}: {why}" if why else one["verdict"]


TOLD: Mapping[str, Sentence] = {"expected": "Expected: {what}", "came": "Came: {what}"}
"""What a result says of a step that has fallen."""


def reasons(one: ScenarioResult) -> list[str]:
    """The step, what was expected and what came, line by line; of what is skipped or disputed, why."""
    why: Mapping[str, Any] = one.get("why") or {}
    named = [say(sentence, what=why[key]) for key, sentence in TOLD.items() if why.get(key)]
    lines = (why.get("step"), *named, why.get("message"), one.get("reason"), one.get("issue"))
    return [str(line) for line in lines if line]


# ------------------------------------------------------------------ badge


GREEN, VIOLET, RED = "#00693f", "#4527c4", "#b00f35"
LEFT = "#1b1640"
LETTER = 7
"""How wide a letter is, in pixels, on the average; `textLength` sets the text to that on any machine."""


def badge(title: str, results: Sequence[Result]) -> str:
    """A flat badge: of a game, or of the implementation that all results are of, how many passed of how many apply."""
    passed = sum(one["sums"].get("passed", 0) for one in results)
    of = sum(map(applicable, results))
    fallen = sum(has_fallen(one) for result in results for one in result["scenarios"])
    colour = RED if fallen else GREEN if passed == of else VIOLET
    left, right = title, f"{passed}/{of}"
    widths = [LETTER * len(text) + 12 for text in (left, right)]
    words = f"{left}: {passed} of {of} scenarios passed"
    svg = ET.Element(
        "svg", {"xmlns": "http://www.w3.org/2000/svg", "width": str(sum(widths)), "height": "20", "role": "img",
                "viewBox": f"0 0 {sum(widths)} 20", "aria-label": _printable(words)}
    )  # fmt: skip
    ET.SubElement(svg, "title").text = _printable(words)
    at = 0
    for text, width, fill in zip((left, right), widths, (LEFT, colour), strict=True):
        ET.SubElement(svg, "rect", {"x": str(at), "width": str(width), "height": "20", "fill": fill})
        ET.SubElement(
            svg, "text",
            {"x": str(at + 6), "y": "14", "fill": "#ffffff", "font-family": "Verdana, DejaVu Sans, sans-serif",
             "font-size": "11", "textLength": str(width - 12), "lengthAdjust": "spacingAndGlyphs"},
        ).text = _printable(text)  # fmt: skip
        at += width
    return f"{ET.tostring(svg, encoding='unicode')}\n"
