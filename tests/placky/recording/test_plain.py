"""Tables of others: whatever they answer, a value that JSON cannot hold is named, and the other scenarios run on."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.placky.desk import ACTIVATED, Desk, feature
from tests.thorough import few

from placky.errors import NoPlainData
from placky.plain import DEEPEST, PlainTable, fault
from touchline.core.play.schema import Wire

TABLE = """
from enum import Enum
from touchline.takkure.table import Table

class Odd:
    def __repr__(self):
        return "<Odd>"

class Refused(Exception):
    def __init__(self, refusal):
        self.refusal = refusal

def deep(levels):
    made = []
    for _ in range(levels):
        made = [made]
    return made

def looped():
    made = []
    made.append(made)
    return made

class Strange(Table):
    def set_up(self, position):
        super().set_up(position)
        self.count = len(position["players"])

    def state(self):
        state = super().state()
        if self.count == 3:
            STATE
        return state

    def events(self):
        events = super().events()
        if self.count == 3:
            EVENTS
        return events

    def pending(self):
        pending = super().pending()
        if self.count == 3:
            PENDING
        return pending

    def act(self, command):
        if self.count == 3:
            ACT
        super().act(command)
"""
THIRD = """  Scenario: With a third
    Given these players are on the pitch:
      | player | at     |
      | LINCE  | 18, 18 |
    When AGUILA is activated
    Then Yamato has 3 activation tokens left

"""
ANSWERS = [
    ("STATE", "state['note'] = b'half'", "state()['note'] is b'half' (bytes)"),
    ("STATE", "state['players'][1]['at'] = (1, 2)", "state()['players'][1]['at'] is (1, 2) (tuple)"),
    ("STATE", "state['note'] = {3}", "state()['note'] is {3} (set)"),
    ("STATE", "state['note'] = [float('nan')]", "state()['note'][0] is nan (no number)"),
    ("STATE", "state['note'] = float('-inf')", "state()['note'] is -inf (no number)"),
    ("STATE", "state['note'] = deep(5000)", "lies more than 64 deep"),
    ("STATE", "state['note'] = looped()", "lies more than 64 deep"),
    ("STATE", "state['note'] = {5: 'five'}", "state()['note'] has the key 5 (int)"),
    ("STATE", "state['note'] = '\\ud800'", "state()['note'] is '\\ud800', with half a character (a lone surrogate)"),
    ("STATE", "state['\\udfff'] = 1", "state() has the key '\\udfff', half a character (a lone surrogate)"),
    ("STATE", "state['note'] = 10 ** 5000", "state()['note'] is a whole number of 5001 digits; whole numbers go to "),
    ("STATE", "state['note'] = Odd()", "state()['note'] is <Odd> (Odd)"),
    ("STATE", "state = [state]", "state() is [{'"),
    ("STATE", "state['tokens'] = 9", "state(): tokens is 9; allowed: a whole number, 0 to 4"),
    ("STATE", "state['players'][0]['at'] = [1.5, 2]", 'state(): players "AGUILA": at entry 1 is 1.5; allowed: a whole'),
    ("STATE", "state['tokkens'] = 2", 'state(): unknown key "tokkens"; allowed: active, '),
    ("STATE", "state = None", "state() is None (NoneType); allowed: an object"),
    ("EVENTS", "events[-1]['note'] = Odd", "['note'] is <class 'strange_of_tests.Odd'> (type)"),
    ("EVENTS", "events = tuple(events)", "(tuple); allowed: a list of objects"),
    ("EVENTS", "events = [*events, 'fell']", "is 'fell' (str); allowed: an object"),
    ("EVENTS", "del events[-1]['event']", '["event"] is None; allowed: a text'),
    ("EVENTS", "events[-1]['rule'] = 5", '["rule"] is 5; allowed: a text'),
    ("EVENTS", "events[-1]['player'] = 7", "]: player is 7; allowed: a text"),
    ("EVENTS", "events[-1]['event'] = 'activatd'", "]: event is 'activatd'; the nearest: activated"),
    ("PENDING", "pending['options'] = pending['options'].__iter__()", "pending()['options'] is <list_iterator"),
    ("PENDING", "del pending['options']", "pending(): options is missing; allowed: a list"),
    ("PENDING", "pending['ask'] = 'chose'", "pending(): ask is 'chose'; allowed: choose, roll"),
    ("PENDING", "pending = 'nothing'", "pending() is 'nothing' (str); allowed: an object, or None"),
    ("ACT", "raise Refused('1.01')", "Refused.refusal is '1.01' (str); allowed: an object with rule and code"),
    ("ACT", "raise Refused({'rule': 101, 'code': 'over'})", 'Refused.refusal["rule"] is 101; allowed: a text'),
    ("ACT", "raise Refused({'rule': '1.01'})", 'Refused.refusal["code"] is None; allowed: a text'),
    ("ACT", "raise Refused({'rule': '1.01', 'code': 'ovr'})", "Refused.refusal: code is 'ovr'; the nearest: over"),
    ("ACT", "raise Refused({'rule': '1.01', 'code': 'over', 'values': 5})", '["values"] is 5; allowed: an object'),
    ("ACT", "raise Refused({'rule': '1.01', 'code': 'over', 'values': {'who': 'X'}})", 'unknown key "who"'),
    ("ACT", "raise Refused({'rule': '1.01', 'code': 'turn-had', 'values': {'who': 5}})", "who is 5; allowed: a text"),
    ("ACT", "raise Refused({'rule': '1.01', 'code': 'over', 'also': [7]})", '["also"][0] is 7 (int)'),
]


CALLS = ("STATE", "EVENTS", "PENDING", "ACT")
ENGINE = ("--engine", "strange_of_tests:Strange")


@pytest.fixture
def strange(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Write two scenarios and a table that does something odd in the first of them."""

    def write(call: str, odd: str) -> None:
        text = TABLE
        for one in CALLS:
            text = text.replace(f"            {one}\n", f"            {odd if one == call else 'pass'}\n")
        (desk.root / "strange_of_tests.py").write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(desk.root)
        monkeypatch.delitem(sys.modules, "strange_of_tests", raising=False)
        desk.write(feature(THIRD, ACTIVATED))

    return write


FIRST = [next(answer for answer in ANSWERS if answer[0] == call) for call in CALLS]
RUNS = [(*answer, True) for answer in ANSWERS] + [(*answer, False) for answer in FIRST]


TRIED = few(RUNS, 10)


@pytest.mark.parametrize(("call", "odd", "named", "recording"), TRIED, ids=[f"{run[1]}{run[3]:2}" for run in TRIED])
def test_an_answer_that_json_cannot_hold_is_named_and_other_scenarios_run_on(
    desk: Desk,
    capsys: pytest.CaptureFixture[str],
    strange: Callable[[str, str], None],
    call: str,
    odd: str,
    named: str,
    recording: bool,
) -> None:
    strange(call, odd)
    code = desk.placky("test", *ENGINE, *(["--record", str(desk.root / "recordings")] if recording else []))
    told = capsys.readouterr()
    assert code == 1, told.err
    (line,) = told.err.splitlines()
    assert line.startswith("features/takkure/exercises/90_tryout.feature:13: With a third: ")
    assert named in line
    assert len(line) < 700
    assert told.out.splitlines()[-1] == "1 passed, 1 failed (1 protocol)"


def test_what_is_recorded_of_a_run_with_a_strange_answer_can_still_be_read(
    desk: Desk, capsys: pytest.CaptureFixture[str], strange: Callable[[str, str], None]
) -> None:
    strange("STATE", "state['note'] = float('nan')")
    folder: Path = desk.root / "recordings"
    assert desk.placky("test", *ENGINE, "--record", str(folder)) == 1
    (path,) = folder.rglob("*.jsonl")
    for line in path.read_text(encoding="utf-8").splitlines():
        json.loads(line, parse_constant=pytest.fail)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
)  # fmt: skip
ODD = (
    st.binary()
    | st.sets(st.integers())
    | st.just(float("nan"))
    | st.tuples()
    | st.just("\ud800")
    | st.complex_numbers()
)


@given(PLAIN)
def test_what_json_can_hold_comes_back_from_it_the_same(value: Any) -> None:
    assert fault(value) is None
    assert json.loads(json.dumps(value, allow_nan=False)) == value


@given(PLAIN, ODD, st.lists(st.integers(0, 5) | st.text("ab", min_size=1), max_size=DEEPEST - 1))
def test_one_odd_value_is_found_wherever_it_lies(value: Any, odd: object, way: list[int | str]) -> None:
    for step in reversed(way):
        odd = {step: odd, "": value} if isinstance(step, str) else [*[value] * min(step, 3), odd]
    assert fault(odd)


class Answering:
    """A table that answers as it is told."""

    answer: Any = None

    def state(self) -> Any:
        """The position now."""
        return self.answer


class Judging:
    """A schema: `at` is a whole number. It counts what it was asked of."""

    def __init__(self) -> None:
        self.asked = 0

    def faults(self, _: str, value: Any) -> list[str]:
        """What is wrong with a state."""
        self.asked += 1
        return [] if type(value["at"]) is int else [f"at is {value['at']}"]


def test_what_was_in_order_is_looked_at_once_and_what_only_equals_it_again() -> None:
    table, wire = Answering(), Judging()
    tables = [PlainTable(table, cast("Wire", wire)) for _ in range(2)]
    for one in (*tables, *tables):
        table.answer = {"at": 1}
        assert one.state() == {"at": 1}
    assert wire.asked == 1
    for like in (True, 1.0):
        table.answer = {"at": like}
        with pytest.raises(NoPlainData, match=f"at is {like}"):
            tables[0].state()
    table.answer = {"at": 1, "with": {1}}
    with pytest.raises(NoPlainData, match="set"):
        tables[0].state()


class _Refusing:
    """A table that has nothing but faults."""

    def __init__(self, faults: Any) -> None:
        self.error = ValueError("no")
        self.error.faults = faults  # type: ignore[attr-defined]

    def set_up(self, _: Any) -> None:
        """Refuse whatever comes."""
        raise self.error


@pytest.mark.parametrize("faults", [["a sentence"], [{"key": "ball", "of": ["Ada"]}, {"text": "so"}], (), []])
def test_faults_of_a_position_are_texts_or_tables(faults: Any) -> None:
    table = _Refusing(faults)
    with pytest.raises(ValueError, match=r"^no$") as error:
        PlainTable(table).set_up({})
    assert error.value is table.error


@pytest.mark.parametrize(
    ("faults", "why"),
    [
        ("ball", "ValueError.faults is 'ball'; allowed: a list of faults"),
        ([3], "ValueError.faults: 3 is no fault; allowed: a text, or a table of text, key, of, rules"),
        ([{"key": 3}], "is no fault; allowed"),
        ([{"rule": "1.01"}], "is no fault; allowed"),
        ([{"key": "at", "of": "Ada"}], "is no fault; allowed"),
        ([{"key": "at", "rules": [1]}], "is no fault; allowed"),
    ],
)
def test_what_is_no_fault_is_named(faults: Any, why: str) -> None:
    with pytest.raises(NoPlainData, match=why.replace(".", r"\.")):
        PlainTable(_Refusing(faults)).set_up({})
