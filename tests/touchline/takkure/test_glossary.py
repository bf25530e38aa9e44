"""The words of Takkure: three names each, the documents' own names where a rule has them, every rule explained."""

import tomllib
from importlib.resources import files

import pytest

from touchline.core.rulebook.index import load as load_index
from touchline.core.rulebook.terms import LANGUAGES, GlossaryTerm, load, search

TERMS = load("touchline.takkure")
RULES = load_index("touchline.takkure").rules
BY_NAME = {name.casefold(): term for term in TERMS for name in (*term.names.values(), *term.also)}


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.id)
def test_a_word_has_three_names_and_a_rule_that_there_is(term: GlossaryTerm) -> None:
    assert [language for language in LANGUAGES if not term.names[language]] == []
    assert term.rules
    assert set(term.rules) <= set(RULES)
    assert term.text.endswith(".")
    assert set(term.house) <= set(LANGUAGES)


def test_no_two_words_share_an_english_name() -> None:
    names = [term.names["en"].casefold() for term in TERMS]
    assert sorted(names) == sorted(set(names))


def test_a_name_that_the_rule_index_knows_from_a_document_is_not_ours() -> None:
    """Names in the index come from documents; the glossary may not mark the same name as house."""
    printed = {(code, name.casefold()) for rule in RULES.values() for code, name in rule.names.items()}
    ours = {(code, term.names[code].casefold()) for term in TERMS for code in term.house}
    assert ours & printed == set()


@pytest.mark.parametrize(
    "number", ["1.01", "1.06", "1.12", "1.18", "1.19", "1.20", "2.01", "3.02", "3.05", "3.06", "4.03", "4.04", "5.03"]
)
def test_the_names_of_an_action_are_found_in_every_language_that_a_document_prints(number: str) -> None:
    for name in RULES[number].names.values():
        plain = name.split(" (")[0].casefold().replace("kick off", "kick-off")
        spoken = plain.removeprefix("einen ").removesuffix(" erzielen")
        assert any(number in BY_NAME[known].rules for known in (plain, spoken) if known in BY_NAME), name


def test_no_number_of_the_rulebook_is_typed_in_a_text() -> None:
    """Numbers come from numbers.toml; a digit in a text is the number of a step, or a mistake."""
    raw = tomllib.loads(files("touchline.takkure").joinpath("data", "terms.toml").read_text(encoding="utf-8"))["terms"]
    allowed = {"D12", "0", *(f"{step}" for step in range(1, 7))}  # the die, the last box, steps of an activation
    for entry in raw:
        words = entry["text"].replace("{", " {").split()
        typed = {word.strip(".,;:") for word in words if any(c.isdigit() for c in word) and "{" not in word}
        assert typed <= allowed, entry["id"]


def test_a_statement_is_settled_by_a_ruling_on_its_rule() -> None:
    rulings = load_index("touchline.takkure").rulings
    settled = search("touchline.takkure").settled
    assert settled
    for statement, ruling in settled.items():
        assert statement.rpartition("-")[0] in rulings[ruling].rules, statement
