"""Glossary, numbers and tables of rules on a page: from the data of the engine, and refused where it lacks them."""

import json

import pytest
from tests.placky.desk import Desk
from tests.placky.sphinx.pages import build, elements

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


def test_what_placky_says_is_written_for_the_search(desk: Desk) -> None:
    desk.pages(sheet="# Sheet\n\n## Part\n\n```{placky} dry\nOne <b>word</b> on *plans*.\n```\n")
    assert build(desk).code == 0
    script = (desk.docs / "_build" / "html" / "_static" / "sayings.js").read_text(encoding="utf-8")
    says, names, answers = (json.loads(line.split(" = ", 1)[1].removesuffix(";")) for line in script.splitlines())
    (said,) = says
    assert names == answers == []  # no rule has its page here
    assert said == ["takkure/sheet", "Sheet", "part", "Part", "One <b>word</b> on plans."]
