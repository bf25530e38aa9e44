"""Modifiers of every engine: codes that are declared, with the values that are declared, and no sentence in them."""

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from touchline.core.dice.modifiers import KINDS, ModifierCodes
from touchline.core.dice.throws import DicePool, Die, Values
from touchline.core.play.events import to_json
from touchline.core.play.typed import MODULE
from touchline.core.rulebook.typed import of_type
from touchline.takkure.events.rolls import Modified

GAMES = ("takkure", "dreadball")
CODE = re.compile(r"[a-z]+(-[a-z]+)*")
ENGINE = Path(str(files("touchline")))
MODIFIER = ModifierCodes({"pressure": {"who": "name"}, "sprinted": {}})


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game that changes dice, in turn."""
    return str(request.param)


@pytest.fixture
def codes(game: str) -> ModifierCodes:
    """Its codes."""
    modifier: ModifierCodes = import_module(f"touchline.{game}.modifiers").modifier
    return modifier


def sources(game: str) -> list[Path]:
    """The modules of an engine that somebody has written."""
    return [path for path in sorted((ENGINE / game).rglob("*.py")) if path.stem != MODULE]


def nodes(game: str) -> Iterator[tuple[str, ast.AST]]:
    """Everything in them, and where it stands."""
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            yield f"{path.name}:{getattr(node, 'lineno', 0)}", node


def calls(game: str) -> Iterator[tuple[str, ast.Call]]:
    """Where its engine makes a modifier."""
    for where, node in nodes(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "modifier":
            yield where, node


def test_a_code_is_a_term_and_its_values_are_of_known_kinds(codes: ModifierCodes) -> None:
    assert len(codes) > 5
    for code, values in codes.items():
        assert CODE.fullmatch(code)
        assert set(values.values()) <= set(KINDS), code


def test_every_modifier_of_the_source_is_as_its_code_is_declared(game: str, codes: ModifierCodes) -> None:
    assert len([*calls(game)]) > 4
    for where, call in calls(game):
        code = call.args[1]
        if isinstance(code, ast.Constant):
            assert {key.arg for key in call.keywords} == set(codes[str(code.value)]), where
        assert not isinstance(code, ast.JoinedStr | ast.BinOp), where


def test_every_code_is_used(game: str, codes: ModifierCodes) -> None:
    assert set(codes) <= {node.value for _, node in nodes(game) if isinstance(node, ast.Constant)}


def test_no_modifier_is_made_without_its_code() -> None:
    for game in [path.name for path in ENGINE.iterdir() if (path / "rules").is_dir()]:
        for path in sources(game):
            assert not re.search(r"\bModifier\(", path.read_text("utf-8")), path


def test_a_modifier_is_plain_data_with_its_values_wherever_it_is_told() -> None:
    one = MODIFIER(-1, "pressure", "1.06", who="GARRA")
    told = {"by": -1, "why": "pressure", "values": {"who": "GARRA"}, "rule": "1.06"}
    assert one.to_json() == told
    assert MODIFIER(-1, "sprinted", "1.06").to_json() == {**told, "why": "sprinted", "values": {}}
    assert to_json(Modified("1.16", "AGUILA", "REF", 7, 6, (one,)))["modifiers"] == [told]


def test_a_type_without_values_of_its_own_stands_for_those_that_have_any() -> None:
    assert of_type(Values) == {"type": "object"}


def test_dice_that_are_changed_alike_are_the_same_key() -> None:
    def dice(who: str) -> tuple[Die, DicePool]:
        why = (MODIFIER(-1, "pressure", "1.06", who=who),)
        return Die("A", "X", "REF", 7, why, 6, 12, 1), DicePool("A", "X", "REF", 4, 3, why, 2, bursts=True)

    assert len({dice("GARRA"), dice("GARRA"), dice("LINCE")}) == 2


def test_a_modifier_without_its_values_or_with_others_is_an_error() -> None:
    for values in ({}, {"whom": "GARRA"}, {"who": "GARRA", "by": 3}):
        with pytest.raises(TypeError):
            MODIFIER(-1, "pressure", "1.06", **values)
    with pytest.raises(KeyError):
        MODIFIER(-1, "pressing", "1.06")


def test_the_schema_of_the_file_knows_every_kind_of_value() -> None:
    schema = json.loads((ENGINE / "core/rulebook/schemas/modifiers.schema.json").read_text("utf-8"))
    values = schema["properties"]["codes"]["additionalProperties"]
    assert values["additionalProperties"]["enum"] == [*KINDS]
