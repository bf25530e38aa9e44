"""Refusals of every engine: codes that are declared, with the values that are declared, and no sentence in them."""

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from touchline.core.errors import BadCommand, BadRuleData, IllegalAction
from touchline.core.play.codes import COMMON, KINDS, OPEN, Code, Codes
from touchline.core.play.refusals import Refusal
from touchline.core.play.requests import Choose, Forbidden, Option
from touchline.core.play.typed import MODULE
from touchline.core.rulebook.data import check
from touchline.core.rulebook.index import load

GAMES = ("takkure", "dice_football", "dreadball")
CODE = re.compile(r"[a-z]+(-[a-z]+)*")
ENGINE = Path(str(files("touchline")))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@pytest.fixture
def codes(game: str) -> Codes:
    """Its codes."""
    refuse: Codes = import_module(f"touchline.{game}.refusals").refuse
    return refuse


def sources(game: str) -> list[Path]:
    """The modules of an engine that somebody has written."""
    return [path for path in sorted((ENGINE / game).rglob("*.py")) if path.stem != MODULE]


def calls(game: str) -> Iterator[tuple[str, ast.Call]]:
    """Where its engine makes a refusal."""
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                yield f"{path.name}:{node.lineno}", node


def literals(node: ast.expr) -> list[str]:
    """The texts that an argument may be, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [str(node.value)] if isinstance(node, ast.Constant) else []


def test_a_code_is_a_term_and_its_rules_and_rulings_are_in_the_index(game: str, codes: Codes) -> None:
    index = load(f"touchline.{game}")
    assert len(codes.own) > 5
    for code, declared in codes.items():
        assert CODE.fullmatch(code)
        assert set(declared.rules) <= set(index.rules), code
        assert set(declared.rulings) <= set(index.rulings), code
    assert not set(codes.own) & set(COMMON)


def test_every_refusal_of_the_source_is_as_its_code_is_declared(game: str, codes: Codes) -> None:
    assert len([*calls(game)]) > 5
    for where, call in calls(game):
        rule, code = call.args
        for one in literals(code):
            assert one in codes.own, where
            assert set(literals(rule)) <= set(codes[one].rules or [""]), where
            if all(key.arg for key in call.keywords):
                assert {key.arg for key in call.keywords} == set(codes[one].values), where


def test_every_code_is_used(game: str, codes: Codes) -> None:
    texts = {
        node.value
        for path in sources(game)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert set(codes.own) <= texts


def test_no_refusal_is_made_without_its_code(game: str) -> None:
    for path in sources(game):
        assert not re.search(r"\b(Refusal|IllegalAction)\(", path.read_text("utf-8")), path


REFUSE = Codes({"receiver-down": Code(("2.01",), {"who": "name"}, ("R-22",)), "lacks-receiver": Code((), {})})


def test_a_refusal_has_the_rulings_of_its_code_and_further_reasons_stand_behind() -> None:
    no = REFUSE("2.01", "receiver-down", who="SUZU").and_also(REFUSE("1.13", "dice-first", owners=["AGUILA"]))
    assert no.to_json() == {
        "rule": "2.01", "code": "receiver-down", "values": {"who": "SUZU"}, "rulings": ["R-22"],
        "also": [{"rule": "1.13", "code": "dice-first", "values": {"owners": ["AGUILA"]}}],
    }  # fmt: skip
    assert str(no) == "receiver down (who: SUZU; R-22); dice first (owners: AGUILA)"


def test_a_code_that_nobody_has_declared_is_an_error() -> None:
    with pytest.raises(KeyError):
        REFUSE("2.01", "receiver-up")


def refused(no: Refusal) -> Choose:
    """A decision with one option, which is always refused, and one thing that is forbidden."""
    option = Option("pass", "AGUILA", "2.01", None, {}, lambda _: no)
    return Choose("Yamato", "action", "1.09", None, [option], lambda: [Forbidden("try", "AGUILA", no)])


def test_who_is_refused_gets_it_as_plain_data_and_a_decision_tells_what_it_forbids() -> None:
    no = REFUSE("2.01", "receiver-down", who="SUZU")
    choose = refused(no)
    for do in ("pass", "try"):
        with pytest.raises(IllegalAction) as error:
            choose.take({"do": do, "player": "AGUILA"})
        assert (error.value.action, error.value.rule, error.value.code) == (do, "2.01", "receiver-down")
        assert error.value.refusal == no.to_json()
    assert choose.to_json()["forbidden"] == [{"do": "try", "player": "AGUILA", "refusal": no.to_json()}]


def test_what_lacks_something_is_malformed_and_no_refusal() -> None:
    with pytest.raises(BadCommand, match='"pass": lacks receiver') as error:
        refused(REFUSE("", "lacks-receiver")).take({"do": "pass"})
    assert error.value.lacking is not None
    assert error.value.lacking["code"] == "lacks-receiver"
    assert not hasattr(error.value, "refusal")


def test_what_is_open_instead_is_told_with_whoever_may_do_it() -> None:
    with pytest.raises(IllegalAction) as error:
        Choose("Home", "chip", "S-08", None, [Option("keep", None, "S-08"), Option("run", "SUZU", "S-08")]).take(
            {"do": "spend"}
        )
    assert error.value.refusal == {
        "rule": "S-08", "code": "not-open",
        "values": {"coach": "Home", "open": [{"do": "keep", "player": None}, {"do": "run", "player": "SUZU"}]},
    }  # fmt: skip


def test_the_schema_of_the_file_knows_every_kind_of_value() -> None:
    schema = json.loads((ENGINE / "core/rulebook/schemas/refusals.schema.json").read_text("utf-8"))
    entry = schema["properties"]["codes"]["additionalProperties"]
    kinds = entry["properties"]["values"]["additionalProperties"]["enum"]
    assert {*kinds, OPEN} == set(KINDS)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({}, "rules is missing"),
        ({"rules": [], "valuse": {}}, 'unknown key "valuse"'),
        ({"rules": ["1"], "values": {"who": "nmae"}}, r"too-far\.values\.who is 'nmae'; allowed: name, names"),
    ],
)
def test_a_slip_in_the_file_is_told(entry: dict[str, Any], said: str) -> None:
    with pytest.raises(BadRuleData, match=said):
        check("touchline.takkure", "refusals.toml", {"codes": {"too-far": entry}}, "refusals.toml")
