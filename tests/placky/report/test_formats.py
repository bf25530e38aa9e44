"""A report for programs: JSON, JUnit XML and a badge."""

import json
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from tests.placky.report.sat import result

from placky.report.formats import badge, junit, summary

WHY = {
    "step": "Then it <holds>", "line": 9, "expected": "1", "came": "2 \x1b & \U0001f600", "message": "2, not 1",
}  # fmt: skip
VERDICTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("passed", {}),
    ("failed", {"why": WHY}),
    ("dice", {"why": {"message": "left over"}}),
    ("errored", {"why": {"message": "it broke"}}),
    ("timeout", {"why": {"message": "no answer"}}),
    ("skipped", {"reason": "capability"}),
    ("not applicable", {"reason": "reading"}),
    ("disputed", {"issue": "https://example.org/1"}),
)


def sat(**who: str) -> Any:
    """A result with eight verdicts."""
    scenarios: Any = [
        {
            "id": f"rules/a.feature#{n}", "feature": "rules/a.feature", "line": n, "name": f"S{n}",
            "rules": ["1.01"] if n % 2 else [], "statements": [], "verdict": verdict, **more,
        }
        for n, (verdict, more) in enumerate(VERDICTS, 1)
    ]  # fmt: skip
    return result(scenarios, **who)


def test_the_summary_counts_by_verdict_and_by_rule_and_says_why_each_has_fallen() -> None:
    (one,) = json.loads(summary([sat()]))["reports"]
    assert sum(one["verdicts"].values()) == one["suite"]["scenarios"] == 8
    assert one["applicable"] == 7
    assert one["rules"]["1.01"] == {"passed": 1, "dice": 1, "timeout": 1, "not applicable": 1}
    assert [two["verdict"] for two in one["fallen"]] == ["failed", "dice", "errored", "timeout"]
    assert "played" not in str(one)


ALLOWED = {
    "testsuites": (set[str](), {"testsuite"}),
    "testsuite": ({"name", "tests", "failures", "errors", "skipped"}, {"properties", "testcase"}),
    "properties": (set(), {"property"}),
    "property": ({"name", "value"}, set()),
    "testcase": ({"classname", "name"}, {"failure", "error", "skipped"}),
    "failure": ({"message", "type"}, set()),
    "error": ({"message", "type"}, set()),
    "skipped": ({"message"}, set()),
}
"""What Jenkins' schema of JUnit XML allows, as far as it is used: element -> its attributes, its children."""


def test_junit_has_a_suite_for_each_implementation_in_the_shape_that_readers_expect() -> None:
    text = junit([sat(), sat(name="other <&>")])
    top = ET.fromstring(text)  # noqa: S314 - our own
    for node in top.iter():
        attributes, children = ALLOWED[node.tag]
        assert set(node.attrib) == attributes
        assert {child.tag for child in node} <= children
    first, second = top
    assert [first.get(key) for key in ("tests", "failures", "errors", "skipped")] == ["8", "2", "2", "3"]
    assert second.get("name") == "other <&> 0.1: takkure"
    assert first.find("properties/property[@name='verdict.timeout']").get("value") == "1"  # type: ignore[union-attr]
    failure = first.find("testcase[@name='S2']/failure")
    assert failure is not None
    assert failure.text == "rules/a.feature:2\nThen it <holds>\nExpected: 1\nCame: 2 \ufffd & \U0001f600\n2, not 1"
    names = [(case.get("classname"), case.get("name")) for case in first.iter("testcase")]
    assert len(set(names)) == len(names)


def test_rows_of_one_name_are_told_apart_by_their_lines() -> None:
    one = sat()
    for each in one["scenarios"]:
        each["name"] = "S"
    names = [case.get("name") for case in ET.fromstring(junit([one])).iter("testcase")]  # noqa: S314 - our own
    assert names[:2] == ["S (line 1)", "S (line 2)"]


@pytest.mark.parametrize(("verdicts", "said"), [(VERDICTS, "1/7"), (VERDICTS[:1], "1/1")])
def test_a_badge_says_how_many_of_those_that_apply_have_passed(verdicts: Any, said: str) -> None:
    one = sat()
    one["scenarios"] = one["scenarios"][: len(verdicts)]
    one["sums"] = {"passed": 1, **({"not applicable": 1} if len(verdicts) > 1 else {})}
    svg = ET.fromstring(badge("Takkure <1>", [one]))  # noqa: S314 - our own
    names = "{http://www.w3.org/2000/svg}"
    assert [text.text for text in svg.iter(f"{names}text")] == ["Takkure <1>", said]
    passed, of = said.split("/")
    title = svg.find(f"{names}title")
    assert title is not None
    assert title.text == svg.get("aria-label") == f"Takkure <1>: {passed} of {of} scenarios passed"
    assert svg.get("role") == "img"
