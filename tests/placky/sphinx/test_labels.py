"""What choices of one title are called on a page."""

import re
from pathlib import Path

import pytest
from tests.placky.desk import at_desk
from tests.placky.sphinx.pages import build, elements

FEATURE = """@rule_D_12
Feature: A try-out

  @rule_D_12
  Rule: Before him

    Background:
      Given these players are there:
        | player | hex | facing |
        | ORION  | F10 | east   |
        | GRUM   | F12 | west   |
      And 5 action tokens are left

    Scenario: He looks at him
      When ORION slams GRUM from F11
      Then GRUM is in F12

    Scenario: He looks away
      When ORION slams GRUM from F11, facing west
      Then rule D-12 forbids it
"""


KEYWORDS = {
    "Feature:": "功能:", "Rule:": "规则:", "Background:": "背景:", "Scenario:": "场景:",
    "Given ": "假如", "When ": "当", "Then ": "那么", "And ": "而且",
}  # fmt: skip


def in_chinese(text: str) -> str:
    """The feature with keywords that no blank parts from their steps."""
    for word, other in KEYWORDS.items():
        text = re.sub(rf"(?m)^( *){word}", rf"\1{other}", text)
    return "# language: zh-CN\n" + text


@pytest.mark.parametrize("feature", [FEATURE, in_chinese(FEATURE)], ids=["en", "zh-CN"])
def test_a_choice_does_not_say_its_title_twice(tmp_path: Path, feature: str) -> None:
    """Two slams from one hex differ by the facing alone, which only the step says, in whatever language."""
    with at_desk(tmp_path, "dreadball") as desk:
        desk.write(feature, "exercises/90_tryout.feature")
        docs = desk.pages(tryout="# Try-out\n\n```{exercise} 90_tryout\n```\n")
        assert desk.placky("record", "--docs", str(docs)) == 0
        source = build(desk).page("dreadball/tryout")
    slams = {text for one in elements(source) if one.name == "strong" for text in one.text if "slams" in text}
    assert slams == {"ORION slams GRUM from F11", "ORION slams GRUM from F11: facing west"}
