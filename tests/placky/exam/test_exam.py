"""An exam from its command to its result: verdicts, sums, restarts, what is not asked, and the bytes of the file."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.placky.desk import ACTIVATED, BACKGROUND, DODGED, Desk, feature

from placky.errors import PlackyError
from placky.exam import result, sitting
from placky.exam.result import Result
from placky.exam.sitting import Exam, Ours
from placky.protocol import Declared
from placky.recording import candidates
from placky.rulebooks import index, rulebook
from placky.verdicts import VERDICTS

ENGINE = '''"""An engine that plays as ours does, but for one thing."""

import json, os, sys, time

sys.path[:0] = {path!r}
from tests.placky.exam.engines import Server


class Other(Server):
    {what}


server = Other("takkure")
for line in sys.stdin:
    answer = server.answer(json.loads(line))
    print(json.dumps(answer), flush=True)
'''
AS_READ = """  Scenario: As it is read
    Given ruling R-18 is read as "fails"
    When AGUILA is activated
    Then Yamato has 3 activation tokens left

"""
LACKING = """  Scenario: Lacking
    When AGUILA is activated
    And AGUILA marks a move to 12, 18
    And GARRA tackles AGUILA
    And AGUILA runs
    And AGUILA dodges
    Then AGUILA stands at 12, 16

"""
WRONG = """  Scenario: Wrong
    When AGUILA is activated
    Then Yamato has 2 activation tokens left

"""
DISPUTED = """  Scenario: Disputed
    When AGUILA is activated
    And AGUILA marks a move to 12, 20
    And GARRA tackles AGUILA at 12, 20
    And AGUILA runs
    And AGUILA moves to 10, 20
    And the die shows 7 for GARRA
    Then GARRA is standing
    And ruling R-18 was at work

"""
APART = BACKGROUND.replace("12, 12", "12, 13").replace("12, 15", "14, 15")
MARKS = (("errored", 14), ("timeout", 15), ("crash", 16), ("protocol", 17), ("skipped", 18))
DISPUTES = """def hello(self, one):
        found = super().hello(one)
        why = {"ruling": "R-18", "why": "the rulebook rolls nothing there", "issue": "https://example.org/18"}
        found["games"]["takkure"] = {"disputes": [why]}
        return found

    def new(self, one):
        return super().new({**one, "position": {**one["position"], "readings": {"R-18": "fails"}}})

    def act(self, one):
        aside, where = one["act"].get("to", [0, 0])
        if aside != 11000:
            return super().act(one)
        if where == 14000:
            return {"answer": "errored", "message": "no"}
        if where == 15000:
            time.sleep(60)
        if where == 16000:
            os._exit(3)
        if where == 17000:
            return {"answer": "perhaps"}
        if where == 18000:
            return {"answer": "skipped", "reason": "known", "issue": "https://example.org/7"}
        return super().act(one)"""
RESTARTS = 3
"""As often as engines are started anew here; each time they import ours."""
REFUSED = """  Scenario: Refused
    When AGUILA tackles GARRA
    Then rule 1.01 forbids it

"""


@pytest.fixture
def desk_for_exams(desk: Desk) -> Desk:
    """A desk with scenarios of each kind."""
    desk.write(feature(ACTIVATED, WRONG, AS_READ, LACKING, background=BACKGROUND))
    return desk


def engine(desk: Desk, what: str = "pass") -> str:
    """Write an engine. Returns the command that starts it."""
    file = desk.root / "engine.py"
    file.write_text(ENGINE.format(what=what, path=sys.path), encoding="utf-8")
    return f"{sys.executable} {file}"


def sat(desk: Desk, command: str, *more: str, code: int) -> Result:
    """What is written of an exam."""
    file = desk.root / "result.json"
    assert desk.placky("test", "takkure", "--engine", command, "--result", str(file), *more) == code
    return result.load(file)


def verdicts(found: Result) -> dict[str, str]:
    """Name -> verdict."""
    return {one["name"]: one["verdict"] for one in found["scenarios"]}


def test_a_real_process_comes_to_every_verdict_and_the_report_counts_them(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    """It holds R-18 to be wrong and plays it its own way; what else is wrong with it hangs on where AGUILA marks."""
    marks = "  Scenario: {}\n    When AGUILA is activated\n    And AGUILA marks a move to 11, {}\n\n"
    wrong = [marks.format(*one) for one in MARKS]
    desk.write(
        feature(ACTIVATED, WRONG, AS_READ, LACKING.replace("12, 16", "12, 17"), *wrong, DISPUTED, background=APART)
    )
    found = sat(desk, engine(desk, DISPUTES), "--timeout", "2", code=1)
    assert verdicts(found) == {
        "AGUILA is activated": "passed", "Wrong": "failed", "As it is read": "not applicable", "Lacking": "dice",
        "Disputed": "disputed", **{name: name for name, _ in MARKS},
    }  # fmt: skip
    assert found["sums"] == dict.fromkeys(VERDICTS, 1)
    told = capsys.readouterr().out
    bad = "1 failed, 1 dice, 1 errored, 1 timeout, 1 crash, 1 protocol"
    assert f"1 passed, 6 failed ({bad}), 1 skipped, 1 not applicable, 1 disputed" in told
    assert "    Then Yamato has 2 activation tokens left\n    # failed: " in told
    assert "    #   expected: 2\n    #   came: 3\n" in told
    of = {one["name"]: one for one in found["scenarios"]}
    assert of["Wrong"]["why"]["step"] == "Then Yamato has 2 activation tokens left"
    assert [next(iter(entry)) for entry in of["Wrong"]["played"]] == ["set_up", "act"]
    assert of["Wrong"]["played"][1]["state"]["tokens"] == 3
    assert of["As it is read"]["reason"] == "reading"
    assert (of["skipped"]["reason"], of["skipped"]["issue"]) == ("known", "https://example.org/7")
    assert of["Disputed"]["issue"] == "https://example.org/18"
    assert of["Disputed"]["why"]["message"].endswith("; its author disputes R-18: the rulebook rolls nothing there")

    assert desk.placky("report", "result.json", "-o", "all") == 0
    page = (desk.root / "all" / "report.html").read_text("utf-8")
    assert "disputes R-18 (the rulebook rolls nothing there)" in page
    assert all(f"1 {verdict}" in page for verdict in VERDICTS)
    (one,) = json.loads((desk.root / "all" / "report.json").read_text("utf-8"))["reports"]
    assert (one["verdicts"], one["applicable"]) == (found["sums"], len(VERDICTS) - 1)


def test_the_bytes_are_the_same_for_any_number_of_processes_and_name_no_place(desk_for_exams: Desk) -> None:
    desk = desk_for_exams
    command = engine(desk)
    once = json.dumps(sat(desk, command, code=1))
    assert json.dumps(sat(desk, command, "-n", "3", code=1)) == once
    assert str(desk.root) not in once
    assert sys.executable not in once


def test_an_engine_that_reads_otherwise_is_not_asked_what_leans_on_it() -> None:
    book = rulebook("takkure")
    engine = {"name": "e", "version": "1", "language": "C"}
    games = {"takkure": {"readings": {"R-18": "fails"}}}
    declared = Declared({"protocol": "1.0", "implementation": engine, "games": games}, "takkure", index(book))
    ours = Ours(book, Exam())
    ours.__dict__["outcomes"] = {
        ("a", 1, 0): {"fired": ["R-18"], "named": []},
        ("b", 1, 0): {"fired": ["R-18"], "named": ["R-18"]},
        ("c", 1, 0): {"fired": ["R-13"], "named": []},
    }
    found = ours.other_readings(declared)
    assert [*found] == [("a", 1, 0)]
    assert (found["a", 1, 0]["verdict"], found["a", 1, 0]["reason"]) == ("not applicable", "reading")


FAILS = "def act(self, one):\n        return {'answer': 'errored', 'message': 'no'}"
LEAVES = "def act(self, one):\n        os._exit(3)"
LEAVES_FOR_GARRA = """def act(self, one):
        one["act"]["player"] == "GARRA" and os._exit(3)
        return super().act(one)"""
CHANGES = """def act(self, one):
        found = super().act(one)
        if found:
            super().act({"act": {"do": "activate", "player": "AGUILA"}})
        return found"""
ADDS = "def roll(self, one):\n        return {'answer': 'malformed', 'dice': 'left over'}"


@pytest.mark.parametrize(
    ("what", "verdict", "code", "said"),
    [
        (CHANGES, "failed", 1, "a refused command has"),
        (ADDS, "dice", 1, "dice are left over"),
    ],
)
def test_what_an_engine_answers_becomes_a_verdict(desk: Desk, what: str, verdict: str, code: int, said: str) -> None:
    desk.write(feature(*([DODGED] if "roll" in what else [REFUSED])))
    (one,) = sat(desk, engine(desk, what), code=code)["scenarios"]
    assert (one["verdict"], said in one["why"]["message"]) == (verdict, True), one


@pytest.mark.parametrize(("what", "verdict"), [(FAILS, "errored"), (LEAVES, "crash")])
def test_where_nothing_was_answered_there_is_no_result(
    desk: Desk, capsys: pytest.CaptureFixture[str], what: str, verdict: str
) -> None:
    desk.write(feature(*[ACTIVATED.replace("Scenario: ", f"Scenario: {n} ") for n in range(3)]))
    file = desk.root / "result.json"
    assert desk.placky("test", "--engine", engine(desk, what), "--result", str(file)) == 2
    assert f"the engine has answered in no scenario (3 {verdict}); this is no result" in capsys.readouterr().err
    assert not file.exists()


def test_an_engine_is_started_anew_so_often_and_no_oftener_however_many_processes_ask(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (candidates, sitting):
        assert module.RESTARTS == 10
        monkeypatch.setattr(module, "RESTARTS", RESTARTS)
    good = ACTIVATED.replace("AGUILA is activated", "Good", 1)
    other = ACTIVATED.replace("When AGUILA", "When GARRA")
    bad = [other.replace("Scenario: AGUILA", f"Scenario: {number} AGUILA") for number in range(RESTARTS + 3)]
    desk.write(feature(good, *bad, good.replace("Good", "Last")))
    command = engine(desk, LEAVES_FOR_GARRA)
    once = sat(desk, command, code=1)
    assert once["restarts"] == RESTARTS
    assert once["sums"] == {"passed": 1, "errored": 3, "crash": RESTARTS + 1}
    assert sat(desk, command, "-n", "2", code=1) == once


def test_an_engine_without_a_hello_is_one_line(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED))
    assert desk.placky("test", "--engine", engine(desk, "def hello(self, one):\n        os._exit(3)")) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "crash at its hello: the process of the engine ended with exit code 3" in told.err


def test_a_result_whose_sums_are_wrong_is_none(tmp_path: Path, desk_for_exams: Desk) -> None:
    found: Any = sat(desk_for_exams, engine(desk_for_exams), code=1)
    broken: Any
    for broken, said in (
        ({**found, "sums": {"passed": 4}}, "its sums"),
        ({**found, "scenarios": found["scenarios"][1:]}, "and the suite has 4"),
        ({**found, "sums": []}, "sums is"),
    ):
        with pytest.raises(PlackyError, match=said):
            result.write(tmp_path / "no.json", broken)
    assert not (tmp_path / "no.json").exists()


def test_the_file_of_the_schema_is_what_the_types_say() -> None:
    file = Path(str(sys.modules["placky.exam"].__file__)).with_name("result.schema.json")
    assert file.read_text(encoding="utf-8") == result.written()


def test_our_own_engine_gets_such_a_file(desk_for_exams: Desk) -> None:
    file = desk_for_exams.root / "ours.json"
    assert desk_for_exams.placky("test", "takkure", "--result", str(file)) == 1
    found = result.load(file)
    assert (found["implementation"]["name"], verdicts(found)["As it is read"]) == ("touchline", "passed")
