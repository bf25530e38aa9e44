"""Statements named by lines: they are the number of their rule, and plain data has them beside it."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from touchline.core.dice.throws import Die, Modifier, Roll
from touchline.core.errors import BadRuleData
from touchline.core.play.codes import Code, Codes
from touchline.core.play.events import named_by, rules_of, to_json
from touchline.core.play.requests import Choose, Option
from touchline.core.rulebook.index import load
from touchline.core.rulebook.stated import Stated
from touchline.dice_football.events import NoGain
from touchline.dice_football.table import Table

GAMES = ("dice_football", "dreadball", "takkure")
STATED = Stated("touchline.dice_football")
ENGINE = Path(str(files("touchline")))


def test_what_is_named_is_the_number_of_its_rule() -> None:
    found = STATED["S-13-a"]
    assert (found, found.statements) == ("S-13", ("S-13-a",))
    assert len({found, "S-13"}) == 1
    assert STATED["S-13-a"] is found
    assert STATED["S-13-a"] != STATED["S-13-b"]
    assert STATED["S-13-b"] == "S-13" == STATED["S-13-a"]


def test_several_are_named_at_once_by_the_rule_of_the_first_or_by_the_one_before_them() -> None:
    assert (STATED["S-13-a", "S-16-a"], STATED["S-13-a", "S-16-a"].statements) == ("S-13", ("S-13-a", "S-16-a"))
    assert (STATED["S-15", "S-16-a"], STATED["S-15", "S-16-a"].statements) == ("S-15", ("S-16-a",))


@pytest.mark.parametrize("named", ["S-13-z", "S-99", ("S-13-a", "S-16")])
def test_what_the_index_does_not_have_is_told_with_the_nearest(named: str | tuple[str, ...]) -> None:
    with pytest.raises(BadRuleData, match=r'the index of touchline.dice_football has no statement "S-.*; the nearest'):
        STATED[named]


def test_plain_data_name_statements_beside_the_rule_and_plain_numbers_name_none() -> None:
    assert to_json(NoGain(STATED["S-13-a"], "Red")) == {
        "event": "no gain", "rule": "S-13", "team": "Red", "rulings": [], "statements": ["S-13-a"],
    }  # fmt: skip
    assert "statements" not in to_json(NoGain("S-13", "Red"))
    assert type(to_json(NoGain(STATED["S-13-a"], "Red"))["rule"]) is str


def test_decisions_throws_and_their_modifiers_name_statements_and_options_none() -> None:
    choose = Choose("Red", "chip", STATED["S-08-a"], None, [Option("keep", None, STATED["S-08-c"])]).to_json()
    assert (choose["rule"], choose["statements"]) == ("S-08", ["S-08-a"])
    assert choose["options"] == [{"do": "keep", "player": None, "rule": "S-08", "region": None}]
    die = Die("Red", "Red", "x", 7, (Modifier(1, "wind", STATED["S-16-a"]),), 8, 12, 1)
    roll = Roll(STATED["S-05-a"], "", "", (die,), lambda _: ())
    assert named_by(roll.to_json()) == {"S-05-a", "S-16-a"}
    assert rules_of({**roll.to_json(), "event": "rolled"}) == {"S-05", "S-16"}


def test_a_code_names_the_statements_of_the_rule_that_refuses_unless_the_line_does() -> None:
    code = Code(("S-08", "S-17"), {}, (), ("S-17-c", "S-08-a"))
    refuse = Codes({"too-early": code}, "touchline.dice_football")
    assert refuse("S-17", "too-early").to_json()["statements"] == ["S-17-c"]
    assert refuse("S-08", "too-early").to_json()["statements"] == ["S-08-a"]
    assert refuse(STATED["S-08-c"], "too-early").to_json()["statements"] == ["S-08-c"]
    assert "statements" not in refuse("S-06", "too-early").to_json()
    further = refuse("S-06", "too-early").and_also(refuse("S-17", "too-early"))
    assert named_by(further.to_json()) == {"S-17-c"}


def test_what_has_not_been_played_names_no_statement() -> None:
    table = Table()
    table.set_up({"offence": "Red", "yard": 25, "down": 1})
    assert named_by(table.pending() or {}) == {"S-01-b", "S-05-a", "S-05-b"}
    assert '"statements"' not in str(table.outcomes()).replace("'", '"')


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_that_can_fire_is_named_by_a_line_or_a_code(game: str) -> None:
    package = f"touchline.{game}"
    rules = load(package).rules.values()
    named = set(re.findall(r"statements = \[([^\]]*)\]", (ENGINE / game / "data/refusals.toml").read_text("utf-8")))
    named = {one.strip(' "') for ids in named for one in ids.split(",")}
    for path in (ENGINE / game).rglob("*.py"):
        named |= {
            node.value
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    known = {one.id: one for rule in rules for one in rule.statements}
    fires = {one for one, statement in known.items() if statement.checkable and not statement.shown_by}
    assert fires - named == set()
    assert (set(known) & named) - fires == set()
