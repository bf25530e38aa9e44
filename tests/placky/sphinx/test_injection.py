"""Mark-up in a feature's texts is text: on every page, in every drawing, in the data for the scripts.

A step takes no name with mark-up, but an engine of one's own may give one: such names are put into the recordings.
"""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.placky.desk import GAME, Desk, at_desk, relabelled
from tests.placky.sphinx.pages import Built, build, elements

EVIL = {
    "feature": '<script id="evil-feature">alert("feature")</script>',
    "description": '<script id="evil-description">alert(1)</script> <b id="evil-b">bold</b> &lt;i&gt; {{ evil }}',
    "rule": '</title><script id="evil-rule">alert(2)</script>',
    "story": '<img id="evil-img" src="x" onerror="alert(3)"> [link](javascript:alert(4)) {rule}`1.20`',
    "scenario": '"><script id="evil-scenario">alert(5)</script>',
    "words": '</div></section><script id="evil-words">alert(6)</script> <b id="evil-b2">bold</b>',
    "player": '</text><script id="evil-player">alert(7)</script>',
    "team": '</title><b id="evil-team">T</b>',
    "number": '"><b id="evil-number">',
}
STATS = "| 4/2 | 8/11 | 7 | 7 | 7 | 1 | 3 | 25 |"


NAMES = {'"WICKED"': EVIL["player"], '"Yamato"': EVIL["team"], '"10"': EVIL["number"]}
"""What the engine calls a player, his team and a number, and what an engine of one's own might."""


def wicked(recording: str) -> str:
    """A recording with the names of an engine of one's own."""
    for name, evil in NAMES.items():
        assert name in recording
        recording = recording.replace(name, json.dumps(evil))
    return relabelled(recording, digest=sha256(recording.partition("\n")[2].encode()).hexdigest())


FEATURE = f"""@rule_1_01
Feature: {EVIL["feature"]}

  {EVIL["description"]}

  Rule: {EVIL["rule"]}

    {EVIL["story"]}

    Background:
      Given the rules up to chapter 1 are taught
      And these players are on the pitch:
        | player | team | at | ball | MOV | BaC | STR | REF | INT | PRT | BOD | base |
        | AGUILA | Yamato | 12, 12 | yes {STATS}
        | WICKED | Yamato | 9, 12 | {STATS}
        | GARRA | Teriomorph | 12, 15 | {STATS}

    Scenario: {EVIL["scenario"]}

      {EVIL["story"]}

      When AGUILA is activated
        \"\"\"placky; dry
        {EVIL["words"]}
        \"\"\"
      And AGUILA marks a move to 12, 18
      And GARRA tackles AGUILA
      And AGUILA runs
      And AGUILA dodges
      And the dice show 3 for AGUILA and 6 for GARRA
      Then AGUILA is on the ground

    Scenario: Refused, {EVIL["scenario"]}
      When GARRA is activated
      Then rule 1.01 forbids it
"""
STRAIGHT = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'"})
"""Sphinx sets quotes as a printer would."""
PAGES = {
    "tryout": "# Try-out\n\n```{exercise} 90_evil\n```\n",
    "rule": "# Rule\n\n```{rule} 1.01\n```\n",
    "all": "# All\n\n```{rule-list}\n```\n\n```{rulings}\n```\n\n```{coverage}\n```\n\n```{steps}\n```\n",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Desk, Built]]:
    """Pages about a feature that is full of mark-up."""
    with at_desk(tmp_path_factory.mktemp("desk")) as desk:
        desk.pages(**PAGES)
        desk.write(FEATURE, "exercises/90_evil.feature")
        desk.write(FEATURE.replace("Feature: ", "Feature: Rules, "), "rules/activation.feature")
        assert desk.placky("record") == 0
        for path in sorted(desk.docs.rglob("*.jsonl")):
            path.write_text(wicked(path.read_text(encoding="utf-8")), encoding="utf-8")
        yield desk, build(desk)


def sources(built: tuple[Desk, Built], kind: str) -> list[Path]:
    """The files of a kind that were built."""
    found = sorted(built[1].out.rglob(f"*.{kind}"))
    assert found
    return found


def test_the_pages_are_built_with_the_exercise_on_them(built: tuple[Desk, Built]) -> None:
    assert (built[1].code, built[1].warnings) == (0, [])
    assert "<placky-walk" in built[1].page(f"{GAME}/tryout")
    assert "<placky-walk" in built[1].page(f"{GAME}/rule")


def test_no_element_on_any_page_comes_from_a_feature(built: tuple[Desk, Built]) -> None:
    for path in sources(built, "html"):
        for element in elements(path.read_text(encoding="utf-8")):
            assert not (element.attributes.get("id") or "").startswith("evil"), f"{path.name}: {element}"
            assert "onerror" not in element.attributes
            assert not (element.attributes.get("href") or "").startswith("javascript:")
            if element.name == "script" and element.attributes.get("type") != "application/json":
                assert "alert" not in "".join(element.text)


@pytest.mark.parametrize("part", ["description", "rule", "story", "words", "player", "number"])
def test_what_was_written_is_read_as_it_was_written(built: tuple[Desk, Built], part: str) -> None:
    page = elements(built[1].page(f"{GAME}/tryout"))
    said = " ".join("".join(element.text) for element in page if element.name != "script").translate(STRAIGHT)
    assert EVIL[part].partition("`")[0] in re.sub(r"\s+", " ", said)


def test_the_data_for_the_scripts_cannot_end_its_element(built: tuple[Desk, Built]) -> None:
    for name in ("tryout", "rule"):
        source = built[1].page(f"{GAME}/{name}")
        listed = re.findall(r'<script type="application/json"[^>]*>(.*?)</script>', source, re.DOTALL)
        assert listed
        for text in listed:
            assert "<" not in text
            assert json.loads(text)["frames"]


def test_no_attribute_is_broken_open_by_a_text(built: tuple[Desk, Built]) -> None:
    for path in sources(built, "html"):
        for element in elements(path.read_text(encoding="utf-8")):
            assert not [name for name in element.attributes if '"' in name or "<" in name], f"{path.name}: {element}"


def test_boards_are_sound_drawings_without_foreign_elements(built: tuple[Desk, Built]) -> None:
    titles = []
    for path in sources(built, "svg"):
        root = ET.parse(path).getroot()  # noqa: S314 - our own drawing
        for element in root.iter():
            name = element.tag.rpartition("}")[2]
            assert name not in ("script", "b", "foreignObject", "img"), path.name
            assert not (element.get("id") or "").startswith("evil")
            if name in ("text", "title", "desc"):
                titles.append("".join(element.itertext()))
    assert any("alert(7)" in title for title in titles), "the player's name is shown as it was written"


def test_drawings_inside_the_pages_carry_no_foreign_elements(built: tuple[Desk, Built]) -> None:
    source = built[1].page(f"{GAME}/tryout")
    drawings = re.findall(r"<svg.*?</svg>", source, re.DOTALL)
    assert len(drawings) > 5
    for drawing in drawings:
        names = {element.name for element in elements(drawing)}
        assert not names & {"script", "b", "img", "foreignobject"}


def test_the_text_alternatives_say_the_names_as_they_were_written(built: tuple[Desk, Built]) -> None:
    images = [e for e in elements(built[1].page(f"{GAME}/tryout")) if e.name == "img" and e.attributes.get("loading")]
    assert images
    assert all(EVIL["player"] in (image.attributes["alt"] or "") for image in images)


def test_the_index_for_the_search_is_data(built: tuple[Desk, Built]) -> None:
    text = (built[1].out / "searchindex.js").read_text(encoding="utf-8")
    assert text.startswith("Search.setIndex(")
    assert json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
