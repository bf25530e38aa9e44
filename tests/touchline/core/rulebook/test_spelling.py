"""Rule numbers as rulebooks spell them: tags and addresses that can be told back, and what a person may type."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from touchline.core.errors import BadRuleData
from touchline.core.rulebook import index
from touchline.core.rulebook.spelling import anchored, listed_in, meant, tagged

PRINTED = ["1.20", "12.0", "II.3", "4", "4 b", "§ 7", "A-12(c)", "12.4.1", "Règle 3", "S-05", "1:3", "第5条", "IX", "X"]
HEAD = """
game = "tiny"
edition = "one"
sources = []
chapters = [{ number = 0, title = "All" }]
"""
RULE = """
[[rules]]
number = "{number}"
stem = "one"
chapter = 0
title = "One"
summary = "One."
[rules.statements]
a = {{ text = "One." }}
b = {{ text = "Two." }}
"""


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., index.RuleIndex]:
    """Read the index of a game with these rules, two statements each."""
    folder = tmp_path / "tiny_numbers" / "data"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("tiny_numbers", None)
    index.load.cache_clear()

    def read(*numbers: str) -> index.RuleIndex:
        text = HEAD + "".join(RULE.format(number=number) for number in numbers)
        (folder / "rules.toml").write_text(text, encoding="utf-8")
        return index.load("tiny_numbers")

    return read


def test_an_index_has_numbers_of_any_spelling_in_its_own_order(load: Callable[..., index.RuleIndex]) -> None:
    found = load(*PRINTED)
    assert list(found.rules) == PRINTED


def test_no_two_numbers_or_statements_have_one_tag_or_one_address(load: Callable[..., index.RuleIndex]) -> None:
    rules = load(*PRINTED).rules.values()
    statements = [one for rule in rules for one in rule.statements]
    anchors = [*(rule.anchor for rule in rules), *(one.anchor for one in statements)]
    assert len(set(anchors)) == len(anchors)
    for ids in (PRINTED, [one.id for one in statements]):
        tags = {tagged(one) for one in ids}
        assert len(tags) == len(ids)
        assert all(tag.isidentifier() or tag[0].isdigit() for tag in tags)


def test_a_statement_steps_aside_where_a_rule_has_its_address(load: Callable[..., index.RuleIndex]) -> None:
    found = load("4", "4 b").rules
    assert [one.anchor for one in found["4"].statements] == ["4-a", "4--b"]
    assert found["4 b"].anchor == "4-b"


@pytest.mark.parametrize(
    ("numbers", "why"),
    [
        (("4 b", "4.B"), 'rules "4.B": has the address of "4 b"; allowed: numbers that differ in a letter or a digit'),
        (("§ 7", "7"), 'rules "7": has the address of "§ 7"'),
        (("Règle 3", "Regle 3"), 'rules "Regle 3": has the address of "Règle 3"'),
        (("§",), 'rules "§": has no letter and no digit'),
        (("4", "4-b"), 'rules "4-b": a statement is called so as well; rename one'),
        ((" 4",), "number is ' 4'; allowed: a number as the rulebook prints it"),
        (("4  b",), "number is '4  b'; allowed: a number as the rulebook prints it"),
    ],
)
def test_numbers_that_cannot_be_told_apart_are_faults_of_the_index(
    load: Callable[..., index.RuleIndex], numbers: tuple[str, ...], why: str
) -> None:
    with pytest.raises(BadRuleData) as error:
        load(*numbers)
    assert f"tiny_numbers/data/rules.toml: {why}" in str(error.value).replace(f'rules "{numbers[0]}": number', "number")


def test_every_number_is_meant_by_itself_and_by_what_reads_alike() -> None:
    for number in PRINTED:
        assert meant(number, PRINTED) == [number]
        assert meant(anchored(number), PRINTED) == [number]
        assert meant(f"  {number.upper()} ", PRINTED) == [number]
    assert meant("IX", PRINTED) == ["IX"]
    assert meant("12 0", PRINTED) == ["12.0"]
    assert meant("120", PRINTED) == []
    assert meant("", PRINTED) == meant("§", PRINTED) == []


def test_numbers_in_a_list_are_found_with_their_blanks() -> None:
    assert listed_in("4, 4 b, § 7", PRINTED) == ["4", "4 b", "§ 7"]
    assert listed_in("14 b, 4bc, 1.20-a", PRINTED) == []
    assert listed_in("anything", []) == []
