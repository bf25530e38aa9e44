"""The words of a game, and numbers put into texts: read, and refused where they are wrong."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from touchline.core.errors import BadRuleData
from touchline.core.rulebook import index, numbers, terms

RULES = """
game = "tiny"
edition = "one"
sources = [{ id = "D", title = "Document" }, { id = "P", title = "Public", external = true }]
chapters = [{ number = 0, title = "All" }]
[[rules]]
number = "1"
stem = "one"
chapter = 0
title = "One"
summary = "One, at {reach.by:+}."
[rules.statements]
a = { text = "One and {reach.far:in}." }
[[rules.tables]]
caption = "Up to {reach.far:in}"
head = ["On", "By"]
rows = [["{reach.by:+}", "{reach.list.1} and {reach.none:+}, {braces} stay"]]
"""
RULING = """
[[rulings]]
id = "R"
title = "One or two"
rules = ["1"]
kind = "gap"
question = "Or two?"
ruling = "Two."
why = "So."
"""
SEARCH = """
[search]
samples = ["One?"]
common = ["one"]
[search.words]
eins = "one"
[search.asked_as]
a = ["how far"]
"1" = ["which"]
"1-a" = ["how many", "what sum"]
R = ["is it two"]
[search.settled]
"1-a" = "R"
"""
TERM = '[[terms]]\nid = "a"\nnames = { en = "A", fr = "B", de = "C" }\ntext = "{reach.far:in} far"\nrules = ["1"]\n'


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str | None], str]:
    """A game of one rule; give a function that writes its words and names the package."""
    folder = tmp_path / "tiny_words" / "data"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "rules.toml").write_text(RULES, encoding="utf-8")
    (folder / "rulings.toml").write_text(RULING)
    (folder / "numbers.toml").write_text("[reach]\nfar = 2500\nby = -2\nnone = 0\nlist = [3, 4]\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    for cached in (index.load, terms.load, terms.search, numbers._known):
        cached.cache_clear()
    sys.modules.pop("tiny_words", None)

    def with_terms(text: str | None) -> str:
        if text is not None:
            (folder / "terms.toml").write_text(text, encoding="utf-8")
        return "tiny_words"

    return with_terms


def test_summaries_statements_and_tables_get_their_numbers_from_the_data(
    package: Callable[[str | None], str],
) -> None:
    rule = index.load(package(None)).rules["1"]
    assert rule.summary == "One, at \u22122."
    assert rule.statements[0].text == "One and 2.5."
    (table,) = rule.tables
    assert table["caption"] == "Up to 2.5"
    assert table["rows"] == [["\u22122", "4 and 0, {braces} stay"]]


@pytest.mark.parametrize(
    ("text", "why"),
    [("{reach.near}", 'no number "reach.near"; near it: reach.far'), ("{reach.far:cm}", 'cannot be written as "cm"')],
)
def test_a_number_that_there_is_not_is_named(package: Callable[[str | None], str], text: str, why: str) -> None:
    with pytest.raises(BadRuleData, match=why):
        numbers.filled(package(None), text)


def test_a_statement_with_a_number_that_there_is_not_is_named(
    package: Callable[[str | None], str], tmp_path: Path
) -> None:
    name = package(None)
    rules = tmp_path / name / "data" / "rules.toml"
    rules.write_text(RULES.replace("One and {reach.far:in}", "One and {reach.near}"), encoding="utf-8")
    with pytest.raises(
        BadRuleData, match=r'rules\.toml: rules "1": statements\.a: .* no number "reach\.near"; near it'
    ):
        index.load(name)


def test_a_word_needs_no_name_in_another_language_and_may_say_where_its_meaning_stands(
    package: Callable[[str | None], str],
) -> None:
    (term,) = terms.load(package(TERM.replace(', fr = "B", de = "C"', "") + 'sources = ["P", "house"]\n'))
    assert term.names == {"en": "A"}
    assert term.searched == ("A",)
    assert term.sources == ("P", "house")


def test_a_game_without_words_has_none(package: Callable[[str | None], str]) -> None:
    assert terms.load(package(None)) == ()


def test_a_word_is_read_with_its_numbers(package: Callable[[str | None], str]) -> None:
    (term,) = terms.load(package(TERM + 'also = ["D"]\ntyped = ["E", "B"]\nhouse = ["fr"]\n'))
    assert term.text == "2.5 far"
    assert term.searched == ("A", "B", "C", "D", "E")
    assert term.house == ("fr",)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (TERM.replace('en = "A", ', ""), 'terms "a": names.en is missing; allowed: a text'),
        (TERM.replace('fr = "B", ', "") + 'house = ["fr"]\n', 'terms "a": house names "fr", and it has no such name'),
        (TERM + 'sources = ["D"]\n', 'terms "a": sources names "D"; allowed: P, house'),
        (TERM.replace('"1"', '"2"'), 'terms "a": rules names "2", and there is none'),
        (TERM.replace('text = "{reach.far:in} far"\n', ""), 'terms "a": text is missing; allowed: a text'),
        (TERM + 'colour = "red"\n', 'terms "a": unknown key "colour"; allowed: also, house'),
        (TERM + 'house = ["es"]\n', "terms \"a\": house entry 1 is 'es'; allowed: en, fr, de"),
        (TERM + TERM, 'terms "a": stands 2 times; allowed: once'),
    ],
)
def test_a_faulty_word_is_named(package: Callable[[str | None], str], text: str, why: str) -> None:
    with pytest.raises(BadRuleData, match=why):
        terms.load(package(text))


def test_how_people_ask_is_read(package: Callable[[str | None], str]) -> None:
    found = terms.search(package(TERM + SEARCH))
    assert found.samples == ("One?",)
    assert found.common == ("one",)
    assert found.words == {"eins": "one"}
    assert found.asked_as == {"a": ("how far",), "1": ("which",), "1-a": ("how many", "what sum"), "R": ("is it two",)}
    assert found.settled == {"1-a": "R"}


@pytest.mark.parametrize("text", [None, TERM])
def test_a_game_that_does_not_say_how_people_ask_has_nothing_of_it(
    package: Callable[[str | None], str], text: str | None
) -> None:
    assert terms.search(package(text)) == ((), {}, {}, {}, ())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("search = 1\n", "search is 1; allowed: a table"),
        ("[search]\nsample = []\n", 'search: unknown key "sample"; allowed: asked_as, common, samples, settled, words'),
        ("[search]\nwords = []\n", r"search.words is \[\]; allowed: a table"),
        ("[search.words]\neins = 1\n", "search.words.eins is 1; allowed: a text"),
        ("[search.settled]\n1-a = ['R']\n", r"search.settled.1-a is \['R'\]; allowed: a text"),
        ("[search]\nsamples = 'One?'\n", "search.samples is 'One.'; allowed: a list"),
        ("[search.asked_as]\n1-a = 'which'\n", "search.asked_as.1-a is 'which'; allowed: a list"),
        ("[search.asked_as]\n1-b = ['which']\n", 'search.asked_as names "1-b", and there is none'),
        ("[search.settled]\n1 = 'R'\n", 'search.settled names "1", and there is none'),
        ("[search.settled]\n1-a = 'R-2'\n", 'search.settled names "R-2", and there is none'),
    ],
)
def test_what_is_wrong_with_how_people_ask_is_told_whoever_reads_the_words(
    package: Callable[[str | None], str], text: str, why: str
) -> None:
    with pytest.raises(BadRuleData, match=why):
        terms.load(package(text))
