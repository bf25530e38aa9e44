"""Refusals in words: each code of an engine has one whole sentence, and its places are the values of the code."""

import ast
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from string import Formatter
from types import MappingProxyType
from typing import Any

import pytest

from placky.recording.watched import WatchedTable
from placky.refusals import COMMON, FORMS, RULINGS, Refusals, rulings_of
from placky.rulebooks import index, rulebook
from placky.scenarios.steps import StepBook
from placky.sentences import FORMS as USUAL
from placky.sentences import Plural, places_of
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.codes import COMMON as OF_THE_ORDER
from touchline.core.play.codes import Codes, by_order
from touchline.core.play.refusals import Refusal, plainly
from touchline.core.play.wire import Command

SAMPLES: Mapping[str, Any] = MappingProxyType(
    {
        "name": "SUZU", "names": ["SUZU", "HAYATE", "KURO"], "number": 3, "length": 2500,
        "places": [[1000, 2500], [3000, 4000]],
        "open": [{"do": "run", "player": "SUZU"}, {"do": "end", "player": None}],
    }
)  # fmt: skip


@pytest.fixture(params=["takkure", "dice_football", "dreadball"])
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@pytest.fixture
def codes(game: str) -> Codes:
    """The codes of its engine."""
    refuse: Codes = import_module(f"{rulebook(game).engine}.refusals").refuse
    return refuse


@pytest.fixture
def words(game: str) -> Refusals:
    """Its refusals in words."""
    return rulebook(game).words().refusals


def test_every_code_has_a_sentence_and_every_sentence_a_code(codes: Codes, words: Refusals) -> None:
    assert set(words.sentences) == set(codes)
    assert words.lessons | words.manners | words.turns | words.absent | set(words.holds) <= set(codes)
    assert set(COMMON) == set(OF_THE_ORDER)


def test_every_place_is_a_value_of_its_code_and_every_form_is_known(codes: Codes, words: Refusals) -> None:
    for code, sentence in words.sentences.items():
        assert places_of(sentence) - {RULINGS} <= set(codes[code].values), code
        assert places_of(words.holds.get(code, "")) <= {*codes[code].values, "player"}, code
        for one in sentence[1:] if isinstance(sentence, Plural) else [sentence]:
            for _, name, form, _ in Formatter().parse(one):
                number = codes[code].values.get(name or "") == "number"
                assert not form or form in {**USUAL, **FORMS} or (number and form.isdigit()), code


def test_every_code_is_told_in_words(codes: Codes, words: Refusals) -> None:
    for code, declared in codes.items():
        values = {name: SAMPLES[kind] for name, kind in declared.values.items()}
        told = words.tell({"rule": "", "code": code, "values": values})
        assert told != plainly(code, values), code
        assert not {"{", "}", "[", "'{"} & set(told), code
        assert not told.endswith((".", " ")), code


def test_every_value_is_told(codes: Codes, words: Refusals) -> None:
    """One that no sentence shows would be computed in vain. Which rule a later lesson teaches is for engines alone."""
    untold = {code: set(declared.values) - places_of(words.sentences[code]) for code, declared in codes.own.items()}
    assert {value for code in words.lessons for value in untold.pop(code)} <= {"taught_by"}
    assert {code: values for code, values in untold.items() if values} == {}


def test_no_sentence_is_glued(game: str) -> None:
    module = import_module(f"placky.rulebooks.{game}.words.refusals")
    for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
        assert not isinstance(node, ast.JoinedStr | ast.BinOp), f"line {node.lineno}"


def test_rulings_stand_behind_each_reason_and_every_game_knows_them(game: str, codes: Codes, words: Refusals) -> None:
    known = index(rulebook(game)).rulings
    for code, declared in codes.items():
        assert set(declared.rulings) <= set(known)
        values = {name: SAMPLES[kind] for name, kind in declared.values.items()}
        refusal = {"rule": "", "code": code, "values": values, "rulings": list(declared.rulings)}
        both = {**refusal, "also": [refusal]}
        behind = f" ({', '.join(declared.rulings)})" if declared.rulings else ""
        if RULINGS in places_of(words.sentences[code]):
            assert words.text(both).count(behind) == 2
        else:
            assert words.text(both) == "; ".join([words.tell(refusal) + behind] * 2)
        assert rulings_of(both) == [*declared.rulings] * 2


def test_a_code_without_words_or_without_its_values_is_told_as_it_is() -> None:
    words = Refusals({"too-far": "{who} goes too far"})
    assert words.tell({"rule": "1", "code": "too-near"}) == "too near"
    assert words.tell({"rule": "1", "code": "too-near", "values": {"who": "A", "by": 3}}) == "too near (who: A, by: 3)"
    assert words.tell({"rule": "1", "code": "too-far", "values": {}}) == "too far"
    assert words.tell({"rule": "1", "code": "too-far", "values": {"who": "A"}}) == "A goes too far"


@pytest.mark.parametrize(
    ("few", "said"),
    [(0, "0 dice show FG, 3 show TD or 10"), (1, "1 die shows FG, 3 show TD or 10")],
)
def test_one_of_a_thing_has_a_sentence_of_its_own(few: int, said: str) -> None:
    values = {"few": few, "symbol": "FG", "most": 3, "called": ["TD", "10"]}
    assert rulebook("dice_football").words().refusals.tell({"code": "fewer-dice", "values": values}) == said


@pytest.mark.parametrize(
    ("open_now", "said"),
    [
        ([("try", "SUZU"), ("move", "SUZU")], "that is not open: now SUZU may go for a try or move"),
        (
            [("press", "B"), ("press", "A"), ("stay", None)],
            "that is not open: now A or B may press; Home may choose stay",
        ),
        ([("keep", None), ("spend", None)], "that is not open: now Home may choose keep or spend"),
        (
            [("ball out", None), ("spend", None)],
            "that is not open: now Home may choose spend or put the ball out",
        ),
    ],
)
def test_what_is_open_instead_is_one_sentence(open_now: Sequence[tuple[str, str | None]], said: str) -> None:
    words = Refusals({}, {"try": "go for a try", "choose ball out": "put the ball out"})
    offers = [{"do": do, "player": player} for do, player in open_now]
    assert words.tell({"code": "not-open", "values": {"coach": "Home", "open": offers}}) == said


def test_the_one_thing_that_is_due_is_said_with_whoever_has_to_do_it() -> None:
    words = Refusals({}, {"mark": "mark a move"})
    for player, said in (("SUZU", "first SUZU has to mark a move"), (None, "first Home has to choose mark")):
        values = {"coach": "Home", "open": [{"do": "mark", "player": player}]}
        assert words.tell({"code": "something-first", "values": values}) == said


def test_whose_dice_are_due_is_counted() -> None:
    refusal = by_order("1.15", "dice-first", owners=["HAYATE", "HAYATE", "GARRA"]).to_json()
    assert Refusals({}).text(refusal) == "dice are due first, for HAYATE (2 dice), GARRA"


def test_an_error_of_the_engine_is_told_in_words() -> None:
    words = Refusals({"too-far": "that is too far", "lacks-place": 'lacks "at"'})
    no = by_order("1.01", "over")
    assert words.message(IllegalAction("run", no)) == 'rule 1.01 forbids "run": nothing is left to decide: it is over'
    assert words.message(BadCommand(action="run", lacking=no._replace(code="lacks-place"))) == '"run" lacks "at"'
    assert words.message(BadCommand("no command")) == "no command"


def test_a_command_that_lacks_something_is_told_in_words_to_whoever_runs_the_scenario() -> None:
    class Lax:
        def act(self, command: Command) -> None:
            raise BadCommand(action=command["do"], lacking=Refusal("", "lacks-receiver", {"players": ["SUZU", "KURO"]}))

    nothing: Any = None
    words, steps = rulebook("takkure").words, StepBook({})
    watched = WatchedTable(Lax, nothing, "", "", recording=False, index=nothing, steps=steps, words=words)
    with pytest.raises(BadCommand, match=r'^"pass" lacks "to", the receiver: SUZU or KURO$'):
        watched.act({"do": "pass"})
    assert watched.misused
    assert watched.forgive() is None
