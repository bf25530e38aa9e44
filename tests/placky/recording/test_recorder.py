"""The recorder: what makes a scenario fail, what is written, and when nothing is."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from gherkin.parser import Parser
from tests.placky.desk import ACTIVATED, BACKGROUND, CAUGHT, DODGED, GAME, TO_THE_DICE, Desk, feature

from placky.recording import load, recording_path
from placky.scenarios import reader

TOLD = "    Then Yamato has 3 activation tokens left\n"
FELL = "    And the dice show 6 for AGUILA and 9 for GARRA\n    And AGUILA stays put\n    Then GARRA is on the ground\n"
WHERE = "features/takkure/exercises/90_tryout.feature:13: "
WHY = "WHY"
"""Stands for the engine's own words."""

FAILURES = {
    "a die missing": (
        DODGED.replace("6 for AGUILA and 9 for GARRA", "6 for AGUILA"),
        ("Dodged: line 19, And the dice show 6 for AGUILA: dice of rule 1.15: "
        "2 dice are due for dodge, from AGUILA, GARRA; one from GARRA is missing; dice came from AGUILA"),
    ),
    "a die left over": (
        DODGED.replace("9 for GARRA", "9 for GARRA and 4 for AGUILA"),
        ("Dodged: line 19, And the dice show 6 for AGUILA and 9 for GARRA and 4 for AGUILA: "
        "dice of rule 1.15: left over: 4 for AGUILA; asked for: AGUILA, GARRA"),
    ),
    "a die of the wrong size": (
        DODGED.replace("9 for GARRA", "13 for GARRA"),
        ("Dodged: line 19, And the dice show 6 for AGUILA and 13 for GARRA: dice of rule 1.15: "
        "13 is not a face of GARRA's D12; allowed: 1 to 12"),
    ),
    "a die of the wrong player": (
        DODGED.replace("9 for GARRA", "9 for AGUILA"),
        ("Dodged: line 19, And the dice show 6 for AGUILA and 9 for AGUILA: dice of rule 1.15: "
        "2 dice are due for dodge, from AGUILA, GARRA; one from GARRA is missing; dice came from AGUILA (2 dice)"),
    ),
    "a die of nobody": (
        DODGED.replace("9 for GARRA", "9 for LINCE"),
        ('Dodged: line 19, And the dice show 6 for AGUILA and 9 for LINCE: "LINCE" is no player here; '
        "there are: AGUILA, GARRA, COIN"),
    ),
    "dice that are still due at the end": (
        DODGED.replace(FELL, ""),
        "Dodged: rule 1.15 still waits for dice of AGUILA and GARRA (dodge)",
    ),
    "dice that nobody asked for": (
        ACTIVATED.replace(TOLD, "    And the dice show 5 for AGUILA\n"),
        ("AGUILA is activated: line 15, And the dice show 5 for AGUILA: dice: 1 left over; no roll is due: "
        "Yamato has to decide on first action"),
    ),
    "a refusal that the next step does not mention": (
        ACTIVATED.replace("    When", "    When GARRA is activated\n    And"),
        f"AGUILA is activated: line 14, When GARRA is activated: refused by rule 1.01: {WHY} (before line 15)",
    ),
    "a refusal at the end that nobody mentions": (
        ACTIVATED.replace(TOLD, "    And GARRA is activated\n"),
        f"AGUILA is activated: line 15, And GARRA is activated: refused by rule 1.03 and no step says so: {WHY}",
    ),
    "a refusal by another rule": (
        ACTIVATED.replace(TOLD, "    And GARRA is activated\n    Then rule 1.01 forbids it\n"),
        f"AGUILA is activated: line 16, Then rule 1.01 forbids it: refused by 1.03: {WHY}",
    ),
    "a refusal that did not come": (
        ACTIVATED.replace(TOLD, "    Then rule 1.01 forbids it\n"),
        "AGUILA is activated: line 15, Then rule 1.01 forbids it: nothing was refused",
    ),
    "something untrue": (
        ACTIVATED.replace("3 activation", "2 activation"),
        "AGUILA is activated: line 15, Then Yamato has 2 activation tokens left: Yamato's activation tokens: 3, not 2",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("scenario", "reason"), FAILURES.values(), ids=FAILURES)
def test_a_scenario_fails_with_one_line_that_says_where_and_why(
    desk: Desk, capsys: pytest.CaptureFixture[str], scenario: str, reason: str
) -> None:
    desk.write(feature(scenario))
    cannot_be = "dice: " in reason or "dice of rule" in reason or "is no player" in reason or "still waits" in reason
    assert desk.placky("test") == (2 if cannot_be else 1)
    told = capsys.readouterr()
    pattern = re.escape(WHERE + reason).replace(WHY, r"\w.{9,}\w\)?")
    assert len(told.err.splitlines()) == 1
    assert re.fullmatch(pattern, told.err.strip()), told.err
    assert told.out.splitlines()[-1] == "0 passed, 1 failed"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("next(iter(()))", r"a step or the table broke at features/takkure/steps/dice\.py:\d+: StopIteration"),
        ('{}["step"]', r"a step or the table broke at features/takkure/steps/dice\.py:\d+: KeyError: 'step'"),
        ("assert not dice", r"a claim does not hold, and does not say why \(features/takkure/steps/dice\.py:\d+\)"),
        ('assert not dice, "some\\ndice"', "some dice"),
    ],
)
def test_a_step_that_breaks_says_so_in_a_sentence(
    desk: Desk, capsys: pytest.CaptureFixture[str], code: str, reason: str
) -> None:
    steps = desk.features / "steps" / "dice.py"
    text = steps.read_text(encoding="utf-8")
    assert "    table.roll(dice)" in text
    steps.write_text(text.replace("    table.roll(dice)", f"    {code}"), encoding="utf-8")
    desk.write(feature(DODGED))
    assert desk.placky("test") == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert re.search(rf": line 19, And the dice show 6 for AGUILA and 9 for GARRA: {reason}$", line), line


def test_an_unlawful_position_that_nobody_expects_fails_with_all_its_faults(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.write(feature(ACTIVATED, background=BACKGROUND.replace("12, 15", "12, 12.3").replace("yes", "   ")))
    assert desk.placky("test") == 2
    assert capsys.readouterr().err.splitlines() == [
        WHERE
        + "AGUILA is activated: the position is refused: nobody holds the ball; say who holds it, or who attacks; "
        "AGUILA and GARRA overlap"
    ]


def test_a_scenario_that_hands_in_what_cannot_be_is_recorded_as_failed(desk: Desk, tmp_path: Path) -> None:
    desk.write(feature(ACTIVATED, background=BACKGROUND.replace("12, 15", "12, 12.3")))
    assert desk.placky("test", "--record", str(tmp_path / "recordings")) == 2
    (path,) = tmp_path.glob("recordings/**/*.jsonl")
    (one,) = load(path).scenarios
    assert (one.passed, one.reason) == (False, "the position is refused: AGUILA and GARRA overlap")


def test_under_rules_a_tagged_rule_must_fire_and_under_exercises_it_need_not(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    tagged = ACTIVATED.replace("  Scenario", "  @rule_1_20\n  Scenario")
    desk.write(feature(tagged))
    desk.write(feature(tagged), "rules/tackle.feature")
    assert desk.placky("test") == 1
    (line,) = capsys.readouterr().err.splitlines()
    where, _, why = line.partition(": AGUILA is activated: ")
    assert where == "features/takkure/rules/tackle.feature:14"
    assert why == "tag @rule_1_20 (line 13) claims rule 1.20, which never fired: no event and no refusal is of it"


@pytest.mark.parametrize(
    ("scenario", "fired"),
    [
        (ACTIVATED, {"1.01", "1.02", "R-63"}),
        (ACTIVATED.replace(TOLD, "    And GARRA is activated\n    Then rule 1.03 forbids it\n"), {"1.03"}),
        (DODGED, {"1.15", "1.18", "1.20", "3.01"}),
    ],
    ids=["by its events", "by its refusal", "by its rolls"],
)
def test_what_fired_is_measured(desk: Desk, scenario: str, fired: set[str]) -> None:
    _, recording = desk.recorded(feature(scenario))
    assert fired <= set(recording.scenarios[0].fired)
    assert "1.19" not in recording.scenarios[0].fired


def test_a_recording_tells_step_by_step_what_was_put_to_the_table_and_what_came_of_it(desk: Desk) -> None:
    scenario = ACTIVATED + "    When GARRA is activated\n    Then rule 1.03 forbids it\n"
    found, recording = desk.recorded(feature(scenario))
    assert (recording.game, recording.feature) == (GAME, "exercises/90_tryout.feature")
    assert recording.feature_digest == found.digest
    steps = recording.scenarios[0].steps
    assert [step.line for step in steps] == [7, 8, 14, 15, 17, 18]
    assert [list(act) for step in steps for act in step.acts] == [["set_up"], ["act"], ["act"]]
    setup, activated, _, refused, forbidden = steps[1:]
    assert setup.state is not None
    assert setup.state["tokens"] == 4
    assert setup.pending is not None
    assert setup.pending["kind"] == "activation"
    assert next(event["event"] for event in activated.events) == "activated"
    assert activated.state is not None
    assert activated.state["tokens"] == 3
    assert (refused.state, list(refused.events)) == (None, [])
    assert refused.refusal is not None
    assert refused.refusal["rule"] == "1.03"
    assert forbidden.refusal is None
    assert recording.scenarios[0].passed


def test_features_that_have_not_changed_are_not_parsed_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.write(feature(ACTIVATED, DODGED))
    desk.pages(tryout="# Try-out\n\n```{exercise} exercises/90_tryout\n```\n")
    parsed: list[str] = []

    def parse(self: Parser, text: str) -> Any:
        parsed.append(text)
        return whole(self, text)

    whole = Parser.parse
    monkeypatch.setattr(Parser, "parse", parse)
    for text in (path.read_text(encoding="utf-8"), None):
        reader._read.cache_clear()
        assert desk.placky("record") == 0
        assert parsed == ([text] if text else [])
        parsed.clear()


def test_an_outline_is_recorded_row_by_row(desk: Desk) -> None:
    rows = "    Examples:\n      | tokens |\n      | 3      |\n      | 2      |\n"
    desk.write(feature(ACTIVATED.replace("Scenario:", "Scenario Outline:").replace("3 act", "<tokens> act") + rows))
    folder = desk.root / "recordings"
    assert desk.placky("test", "--record", str(folder)) == 1
    recording = load(recording_path(folder, GAME, "exercises/90_tryout.feature"))
    assert [(s.line, s.row, s.passed) for s in recording.scenarios] == [(13, 19, True), (13, 20, False)]


def recordings(desk: Desk) -> dict[str, tuple[bytes, int]]:
    """Every recording of a desk's pages."""
    return {name: found for name, found in desk.files().items() if "_build/recordings" in name}


def test_nothing_is_written_when_nothing_has_changed(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.pages()
    desk.write(feature(ACTIVATED))
    desk.write(feature(DODGED, CAUGHT), "exercises/91_dice.feature")
    assert desk.placky("record") == 0
    before = recordings(desk)
    assert len(before) == 2
    capsys.readouterr()
    assert desk.placky("record") == 0
    assert recordings(desk) == before
    assert capsys.readouterr().out == ""
    folder = str(desk.docs / "_build" / "recordings")
    assert desk.placky("test", "--record", folder) == 0
    assert recordings(desk) == before


def test_one_changed_feature_is_recorded_anew_and_no_other(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.pages()
    desk.write(feature(ACTIVATED))
    desk.write(feature(DODGED), "exercises/91_dice.feature")
    assert desk.placky("record") == 0
    before = recordings(desk)
    desk.write(feature(DODGED, CAUGHT), "exercises/91_dice.feature")
    capsys.readouterr()
    assert desk.placky("record") == 0
    after = recordings(desk)
    assert [name.rpartition("/")[2] for name in before if before[name] != after[name]] == ["91_dice.jsonl"]
    assert capsys.readouterr().out.splitlines() == ["Recording features/takkure/exercises/91_dice.feature"]


def test_changed_steps_make_every_recording_out_of_date(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.pages()
    desk.write(feature(ACTIVATED))
    desk.write(feature(DODGED), "exercises/91_dice.feature")
    assert desk.placky("record") == 0
    before = recordings(desk)
    dice = desk.features / "steps" / "dice.py"
    dice.write_text(dice.read_text(encoding="utf-8") + "\n# a remark\n", encoding="utf-8")
    capsys.readouterr()
    assert desk.placky("record") == 0
    assert capsys.readouterr().out.splitlines() == ["Recording 2 features"]
    assert all(before[name][0] != found[0] for name, found in recordings(desk).items())


def test_a_failing_scenario_is_recorded_as_failing_and_recorded_again_until_it_passes(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.pages()
    desk.write(feature(ACTIVATED.replace("3 activation", "2 activation"), DODGED))
    for _ in range(2):
        assert desk.placky("record") == 1
        assert "AGUILA is activated: line 15, " in capsys.readouterr().err
    recording = load(recording_path(desk.docs / "_build" / "recordings", GAME, "exercises/90_tryout.feature"))
    assert [scenario.passed for scenario in recording.scenarios] == [False, True]
    desk.write(feature(ACTIVATED, DODGED))
    assert desk.placky("record") == 0


def test_a_run_that_breaks_down_is_no_success(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED, DODGED))
    steps = desk.features / "steps" / "dice.py"
    steps.write_text(
        steps.read_text(encoding="utf-8").replace("    table.roll(dice)", "    raise KeyboardInterrupt"),
        encoding="utf-8",
    )
    assert desk.placky("test") == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[-1] == "1 passed, 1 failed"
    assert "90_tryout.feature:17: Dodged: line 23, And the dice show" in told.err


def in_a_process_of_its_own(desk: Desk, folder: Path, *more: str) -> None:
    """Run the desk's features with pytest and record them."""
    found = desk.pytest("--record", str(folder), *more)
    assert found.returncode == 0, found.stdout + found.stderr


def test_serial_and_parallel_runs_record_the_same_bytes(desk: Desk) -> None:
    desk.write(feature(ACTIVATED, DODGED, CAUGHT))
    desk.write(feature(CAUGHT, DODGED, name="The other way round"), "exercises/91_dice.feature")
    desk.write(feature(ACTIVATED), "rules/activation.feature")
    in_a_process_of_its_own(desk, desk.root / "serial")
    in_a_process_of_its_own(desk, desk.root / "parallel", "-n", "2")
    files = {name: found[0] for name, found in desk.files().items() if name.endswith(".jsonl")}
    names = [name.partition("/")[2] for name in files if name.startswith("serial/")]
    assert len(names) == 3
    for name in names:
        assert files[f"serial/{name}"] == files[f"parallel/{name}"]
        assert all(json.loads(line) for line in files[f"serial/{name}"].splitlines())


ENCORE = '''"""encore.py: Takkure with one mistake."""

from touchline.takkure.table import Table


class Refused(Exception):
    """What the suite looks for in a refusal."""

    def __init__(self, rule, code, **values):
        super().__init__(code)
        self.refusal = {"rule": rule, "code": code, "values": values}


class NoEncore:
    """Hands every call to our own table, but for one: nobody is activated twice."""

    def __init__(self):
        self.inner, self.activated = Table(), False

    def act(self, command):
        if command["do"] == "activate":
            if self.activated:
                raise Refused("1.01", "turn-had", who=command["player"])
            self.activated = True
        self.inner.act(command)

    def __getattr__(self, name):
        return getattr(self.inner, name)
'''
AGAIN = """  Scenario: Once more
    When AGUILA is activated
    And AGUILA marks no way
    And GARRA presses
    And AGUILA runs
    And AGUILA stays put
    And Yamato removes the tokens
    And AGUILA is activated
    Then Yamato has 2 activation tokens left
"""


def test_another_engine_is_tested_and_its_mistake_found(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.write(feature(ACTIVATED, AGAIN))
    (desk.root / "encore_of_tests.py").write_text(ENCORE, encoding="utf-8")
    monkeypatch.syspath_prepend(desk.root)
    assert desk.placky("test") == 0
    capsys.readouterr()
    assert desk.placky("test", "--engine", "encore_of_tests:NoEncore") == 1
    told = capsys.readouterr()
    out = told.out.splitlines()
    assert (out[0], out[-1]) == ("Testing encore_of_tests:NoEncore against Takkure", "1 passed, 1 failed")
    assert out[1] == "  Scenario: Once more"
    assert out[-4:-1] == [
        "    # failed: refused by rule 1.01: AGUILA has had his turn (before line 25)",
        "    #   expected: it is done",
        "    #   came: refused by rule 1.01: AGUILA has had his turn",
    ]
    assert told.err.splitlines() == [
        (
            "features/takkure/exercises/90_tryout.feature:17: Once more: line 24, And AGUILA is activated: refused by "
            "rule 1.01: AGUILA has had his turn (before line 25)"
        )
    ]


def test_a_recording_of_another_engine_is_not_taken_for_ours(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (desk.root / "encore_of_tests_2.py").write_text(ENCORE, encoding="utf-8")
    monkeypatch.syspath_prepend(desk.root)
    desk.pages()
    desk.write(feature(ACTIVATED))
    folder = str(desk.docs / "_build" / "recordings")
    assert desk.placky("test", "--engine", "encore_of_tests_2:NoEncore", "--record", folder) == 0
    capsys.readouterr()
    assert desk.placky("record") == 0
    assert capsys.readouterr().out.splitlines() == ["Recording features/takkure/exercises/90_tryout.feature"]


def test_a_position_that_must_be_refused_is_recorded_without_a_state(desk: Desk) -> None:
    rows = "      | key | of            |\n      | at  | GARRA, AGUILA |\n"
    scenario = f"  Scenario: Refused\n    Then the position is refused:\n{rows}"
    _, recording = desk.recorded(feature(scenario, background=BACKGROUND.replace("12, 15", "12, 12.3")))
    assert recording.scenarios[0].passed
    assert [step.state for step in recording.scenarios[0].steps] == [None] * 3


def test_the_dice_may_stay_due_where_the_last_step_speaks_of_them(desk: Desk) -> None:
    desk.write(feature(f"  Scenario: Due\n{TO_THE_DICE}    Then the dice of AGUILA and GARRA are due\n"))
    assert desk.placky("test") == 0
