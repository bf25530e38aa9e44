"""The words of DreadBall: each with a meaning and its rules, every rule explained, every number from the data."""

import tomllib
from importlib.resources import files

import pytest

from touchline.core.rulebook.index import load as load_index
from touchline.core.rulebook.terms import GlossaryTerm, load

TERMS = load("touchline.dreadball")
INDEX = load_index("touchline.dreadball")


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.id)
def test_a_word_has_a_meaning_and_a_rule_that_there_is(term: GlossaryTerm) -> None:
    assert set(term.rules) <= set(INDEX.rules)
    assert term.text.endswith(".")


def test_no_two_words_share_a_name() -> None:
    names = [name.casefold() for term in TERMS for name in (*term.names.values(), *term.also)]
    assert sorted(names) == sorted(set(names))


def test_every_rule_explains_a_word() -> None:
    assert {number for term in TERMS for number in term.rules} == set(INDEX.rules)


def test_no_number_of_the_sheet_is_typed_in_a_text() -> None:
    """Numbers come from numbers.toml; a digit in a text is the name of a kind of test, or of a stat."""
    raw = tomllib.loads(files("touchline.dreadball").joinpath("data", "terms.toml").read_text(encoding="utf-8"))
    for entry in raw["terms"]:
        words = entry["text"].replace("{", " {").split()
        typed = {word.strip(".,;:") for word in words if any(c.isdigit() for c in word) and "{" not in word}
        assert typed <= {"(1)", "(123)", "4+"}, entry["id"]
