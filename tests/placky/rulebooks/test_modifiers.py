"""Modifiers in words: each code of an engine has one whole sentence, and its places are the values of the code."""

import ast
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from placky.modifiers import Modifiers
from placky.rulebooks import rulebook
from placky.sentences import places_of
from touchline.core.dice.modifiers import ModifierCodes as Codes
from touchline.core.play.refusals import plainly

SAMPLES: Mapping[str, Any] = MappingProxyType({"name": "SUZU", "number": 3, "length": 2500, "text": "a skill"})


@pytest.fixture(params=["takkure", "dreadball"])
def game(request: pytest.FixtureRequest) -> str:
    """Each game that changes dice, in turn."""
    return str(request.param)


@pytest.fixture
def codes(game: str) -> Codes:
    """The codes of its engine."""
    modifier: Codes = import_module(f"{rulebook(game).engine}.modifiers").modifier
    return modifier


@pytest.fixture
def words(game: str) -> Modifiers:
    """Its modifiers in words."""
    return rulebook(game).words().modifiers


def test_every_code_has_a_sentence_and_every_sentence_a_code(codes: Codes, words: Modifiers) -> None:
    assert set(words.sentences) == set(codes)
    assert set(words.notes) <= set(codes)


def test_the_places_of_a_sentence_are_the_values_of_its_code(codes: Codes, words: Modifiers) -> None:
    for code, values in codes.items():
        assert places_of(words.sentences[code]) == set(values), code
        assert places_of(words.notes.get(code, words.sentences[code])) == set(values), code


def test_every_code_is_told_in_words(codes: Codes, words: Modifiers) -> None:
    for code, kinds in codes.items():
        values = {name: SAMPLES[kind] for name, kind in kinds.items()}
        one = {"by": 1, "why": code, "values": values, "rule": ""}
        for told in (words.tell(one), words.beside(one)):
            assert told
            assert not values or told != plainly(code, values), code
            assert not {"{", "}", "'{"} & set(told), code
            assert not told.endswith((".", " ")), code


def test_no_sentence_is_glued(game: str) -> None:
    module = import_module(f"placky.rulebooks.{game}.words.modifiers")
    for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
        assert not isinstance(node, ast.JoinedStr | ast.BinOp), f"line {node.lineno}"


@pytest.mark.parametrize(
    ("game", "why", "values", "told", "beside"),
    [
        ("takkure", "pressure", {"who": "GARRA"}, "pressure by GARRA", "pressure by GARRA"),
        (
            "takkure", "within", {"least": 2000, "most": 4000},
            "2\u2033 to 4\u2033", "at 2\u2033 to 4\u2033",
        ),
        ("takkure", "beyond", {"least": 8000}, "over 8\u2033", "over 8\u2033"),
        ("takkure", "ability", {"name": "Sprint"}, "Sprint", "Sprint"),
        ("takkure", "as-said", {"words": "pass at 3 inches"}, "pass at 3 inches", "pass at 3 inches"),
        ("dreadball", "threats", {"enemies": 1}, "an enemy's threat", "an enemy's threat"),
        ("dreadball", "threats", {"enemies": 3}, "threats of 3 enemies", "threats of 3 enemies"),
        ("dreadball", "role", {"role": "Striker"}, "a Striker", "a Striker"),
    ],
)  # fmt: skip
def test_a_modifier_is_told_by_itself_and_beside_its_die(
    game: str, why: str, values: Mapping[str, Any], told: str, beside: str
) -> None:
    one = {"by": 1, "why": why, "values": values, "rule": ""}
    words = rulebook(game).words().modifiers
    assert (words.tell(one), words.beside(one)) == (told, beside)


def test_another_engine_may_send_a_text_or_a_code_that_nobody_knows() -> None:
    """As a code of a refusal that has no sentence is told."""
    words = Modifiers({"pressure": "pressure by {who}"})
    assert words.tell({"why": "pass at 3 inches"}) == "pass at 3 inches"
    assert words.tell({"why": "Break-Line of the day"}) == "Break-Line of the day"
    assert words.tell({"why": "head-wind", "values": {"by": 3}}) == "head wind (by: 3)"
    assert words.tell({"why": "pressure"}) == "pressure"
    assert words.tell({"why": "pressure", "values": {"of": "GARRA"}}) == "pressure (of: GARRA)"


@pytest.mark.parametrize(
    ("modifier", "note"),
    [
        ({"by": 2, "why": "pass at 3 inches", "rule": "2.01"}, "+2 pass at 3 inches"),
        ({"by": 2, "why": "within", "values": {"least": 2000, "most": 4000}, "rule": "2.01"},
         "+2 at 2\u2033 to 4\u2033"),
    ],
)  # fmt: skip
def test_what_another_engine_sends_stands_beside_its_die(modifier: Mapping[str, Any], note: str) -> None:
    die = {
        "player": "AGUILA", "team": "Yamato", "stat": "BaC", "value": 7, "modifiers": [modifier], "target": 9,
        "sides": 12, "critical": 1,
    }  # fmt: skip
    roll: Any = {"ask": "roll", "rule": "1.14", "kind": "unopposed", "action": "pass", "dice": [die]}
    state: Any = {"teams": ["Yamato", "Teriomorph"]}
    [hand] = rulebook("takkure").words().dice.hands(roll, state)
    assert note in [one.text for one in hand.notes]
