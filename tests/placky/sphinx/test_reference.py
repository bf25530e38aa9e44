"""Glossary, numbers and tables of rules on a page: from the data of the engine, and refused where it lacks them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.placky.desk import ENTRIES, Desk, at_desk
from tests.placky.sphinx.pages import build, elements

from placky import rulebooks
from touchline.core.rulebook.terms import search

NUMBERS = "Tokens {number}`activation.tokens`, near {inches}`takkure:pressure.reach`, {signed}`pressure.modifier`."
TABLE = "```{rule-table} 2.01\n```"


def test_numbers_and_tables_come_from_the_data(desk: Desk) -> None:
    desk.pages(sheet=f"# Sheet\n\n{NUMBERS}\n\n{TABLE}\n")
    built = build(desk)
    assert (built.code, built.warnings) == (0, [])
    text = built.page("takkure/sheet")
    assert "Tokens 4, near 2\u2033, \u22121." in text
    assert "over 4, up to 8" in text


def test_words_have_an_address_and_can_be_linked_to(desk: Desk) -> None:
    desk.pages(words="# Words\n\n```{terms}\n```\n", sheet="# Sheet\n\nA {term}`Tackle`.\n")
    built = build(desk)
    assert not [line for line in built.warnings if "Tackle" in line]
    links = [e.attributes.get("href") for e in elements(built.page("takkure/sheet")) if e.name == "a"]
    assert "words.html#term-tackle" in links
    names = [
        e.text for e in elements(built.page("takkure/words")) if e.name == "i" and e.attributes.get("lang") == "fr"
    ]
    assert ["Plaquage"] in names


def test_a_word_of_two_games_is_that_of_the_page_unless_the_other_game_is_named(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A word that only the other game has is a located warning."""
    monkeypatch.setattr(rulebooks, "entry_points", lambda **_: [ENTRIES["takkure"], ENTRIES["dreadball"]])
    rulebooks.rulebooks.cache_clear()
    words = "---\norphan: true\n---\n# Words\n\n```{terms}\n```\n"
    desk.pages(words=words, sheet="# Sheet\n\n{term}`Pass`, {term}`dreadball:pass`, {term}`Slam`.\n")
    (desk.docs / "dreadball").mkdir()
    (desk.docs / "dreadball" / "words.md").write_text(words, encoding="utf-8")
    built = build(desk)
    (fault,) = [line for line in built.warnings if "term" in line]
    assert "sheet.md:3: WARNING: rulebook:term reference target not found: takkure:slam" in fault
    links = [e.attributes.get("href") or "" for e in elements(built.page("takkure/sheet")) if e.name == "a"]
    assert [link for link in links if "#term" in link] == ["words.html#term-pass", "../dreadball/words.html#term-pass"]


def test_a_word_shows_what_it_is_called_besides_and_where_its_meaning_stands(dread: Desk) -> None:
    """A line of names only where there are any; no other language has to be given."""
    dread.pages(words="# Words\n\n```{terms}\n```\n")
    source = build(dread).page("dreadball/words")
    entries = {part.partition('"')[0]: part for part in source.split('<dt id="term-')[1:]}
    assert '<p class="names">Also Sin Bin</p>' in entries["out-of-play"]
    assert "names" not in entries["slam"]
    assert "origin" not in entries["slam"]
    assert re.findall(r'class="origin" title="([^"]+)">(\w+)<', entries["pitch"]) == [
        ("Public facts beyond the sheet", "public"), ("Invented for this project", "house"),
    ]  # fmt: skip
    assert "No document prints this name" in entries["clash"]


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("{number}`pressure.height`", 'no number "pressure.height"; near it: pressure.reach, pressure.modifier'),
        ("```{rule-table} 9.99\n```", 'no rule "9.99" in the index of Takkure'),
        ("```{rule-table} 2.01\n:only: 2\n```", "rule 2.01 has 1 tables"),
        ("```{rule-table} 1.01\n```", "rule 1.01 has 0 tables"),
    ],
)
def test_what_is_not_in_the_data_is_a_located_warning(desk: Desk, written: str, why: str) -> None:
    desk.pages(sheet=f"# Sheet\n\n{written}\n")
    built = build(desk)
    assert built.code == 1
    (line,) = [line for line in built.warnings if why in line]
    assert "sheet.md:3" in line


@pytest.fixture
def dread(tmp_path: Path) -> Iterator[Desk]:
    """A desk of the game that has sources beyond its document."""
    with at_desk(tmp_path, "dreadball") as made:
        yield made


def test_what_only_an_external_source_or_nobody_gives_is_marked_by_its_data(dread: Desk) -> None:
    """On a page of a rule, in a ruling, and where a page asks for it."""
    rule = "```{rule} D-05\n:no-proof:\n```"
    dread.pages(sheet=f"# Sheet\n\n{rule}\n\nAlso RD-11 ({{origin}}`RD-11`).\n", rulings="# R\n\n```{rulings}\n```\n")
    source = build(dread).page("dreadball/sheet")
    marks = [(one.text, one.attributes["title"]) for one in elements(source) if one.attributes.get("class") == "origin"]
    ours, theirs = "Invented for this project", "Public facts beyond the sheet"
    cell = (["public"], "Known in public, and in no document of the game")
    assert marks == [
        *[(["public"], theirs)] * 2,  # D-05-e and D-05-f
        *[cell] * 2,  # Orc and Goblin in the table
        (["public"], theirs),  # RD-1
        (["public"], theirs),  # RD-11
        (["house"], ours),
    ]
    assert "[PUB]" not in source
    assert source.count(">DB<") == 4


def test_the_name_of_a_rule_is_not_said_twice(dread: Desk) -> None:
    """Of a rule that its document calls by its title, in whatever capitals, nothing more is told."""
    dread.pages(sheet="# Sheet\n\n```{rule} D-19\n:no-proof:\n```\n\n```{rule} D-11\n:no-proof:\n```\n")
    source = build(dread).page("dreadball/sheet")
    names = [one.text for one in elements(source) if one.name == "i" and one.attributes.get("lang") == "en"]
    assert names == [["Pick Up Ball"]]


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("{origin}`RD-16`", "RD-16 stands in DB: there is nothing to mark"),
        ("{origin}`D-05-a`", "D-05-a stands in DB: there is nothing to mark"),
        ("{origin}`RD-99`", 'no ruling or statement "RD-99" in DreadBall'),
        ("```{prose-table} Dice\nNo table.\n```", "its content has to be one table, and is paragraph"),
    ],
)
def test_a_mark_of_what_needs_none_is_a_located_warning(dread: Desk, written: str, why: str) -> None:
    dread.pages(sheet=f"# Sheet\n\n{written}\n")
    built = build(dread)
    assert built.code == 1
    (line,) = [line for line in built.warnings if why in line]
    assert "sheet.md:3" in line


def test_cells_of_a_table_in_prose_bear_the_name_of_their_column(desk: Desk) -> None:
    """By which they are told apart on a narrow window; an empty one stays empty."""
    desk.pages(
        sheet="# Sheet\n\n```{prose-table} Dice\n| Test | Too few |\n| --- | --- |\n| *A* | falls |\n| B | |\n```\n"
    )
    built = build(desk)
    assert built.code == 0
    cells = [
        (one.attributes.get("data-name"), one.text) for one in elements(built.page("takkure/sheet")) if one.name == "td"
    ]
    assert [name for name, _ in cells] == ["Too few", "Too few"]
    assert cells[1][1] == []


def told(desk: Desk) -> dict[str, list[Any]]:
    """What was written for the search, by the names that its script knows."""
    script = (desk.docs / "_build" / "html" / "_static" / "sayings.js").read_text(encoding="utf-8")
    found = (line.removeprefix("const ").removesuffix(";").split(" = ", 1) for line in script.splitlines())
    return {name: json.loads(data) for name, data in found}


def test_what_placky_says_is_written_for_the_search(desk: Desk) -> None:
    desk.pages(sheet="# Sheet\n\n## Part\n\n```{placky} dry\nOne <b>word</b> on *plans*.\n```\n")
    assert build(desk).code == 0
    found = told(desk)
    (said,) = found["SAYINGS"]
    assert found["NAMES"] == found["ANSWERS"] == []  # no rule has its page here
    assert said == ["takkure/sheet", "Sheet", "part", "Part", "One <b>word</b> on plans."]


def test_answers_are_written_for_the_search_with_what_asks_for_them(desk: Desk) -> None:
    """By game: its name, what to try, what people's words mean there, each sentence with its place and questions."""
    desk.pages(
        rules="# Rules\n\n```{rule} 1.20\n```\n\n```{rule} 1.15\n```\n", rulings="# Rulings\n\n```{rulings}\n```\n"
    )
    build(desk)
    ((name, title, samples, words, entries, common),) = told(desk)["ANSWERS"]
    asking = search("touchline.takkure")
    assert (name, title, samples, words) == ("takkure", "Takkure", list(asking.samples), asking.words)
    assert tuple(common) == asking.common
    lines = {title.partition(" ")[0]: lines for _, title, _, _, _, lines in entries}
    said = ["rule-1-15-f", "Successes on equal dice are all cancelled.", *asking.asked_as["1.15-f"]]
    assert said in lines["1.15"]


def test_what_a_ruling_has_settled_otherwise_asks_for_the_ruling(desk: Desk) -> None:
    """The rule does not say it, and the ruling says first what is played."""
    desk.pages(rules="# Rules\n\n```{rule} 1.20\n```\n", rulings="# Rulings\n\n```{rulings}\n```\n")
    build(desk)
    ((*_, entries, _),) = told(desk)["ANSWERS"]
    lines = {title.partition(" ")[0]: lines for _, title, _, _, _, lines in entries}
    settled = "Without contact the tackle has failed."
    assert settled not in [text for _, text, *_ in lines["1.20"]]
    ((place, played, *questions),) = lines["R-18"]
    assert place == "r-18"
    assert played.startswith("Whether the tackler falls is left to a REF roll.")
    assert settled in questions


def test_a_plot_of_odds_is_an_answer_with_the_words_before_it(desk: Desk) -> None:
    desk.pages(odds="# Odds\n\n## Try\n\nRest him\nfirst ({rule}`4.04`).\n\n```{odds-plot} try\n```\n")
    build(desk)
    ((*_, entries, _),) = told(desk)["ANSWERS"]
    assert entries == [
        ["takkure/odds", "Odds: Try", "try", "odds", ["Odds", "Try"], [["try", "Rest him first (4.04)."]]]
    ]
