"""Recordings: exact there and back, and every damage told in one line."""

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.placky.desk import relabelled

from placky.errors import BadRecording
from placky.recording import VERSION, Recording, ScenarioRecord, StepRecord, load, recording_path

STEP = StepRecord("when", "AGUILA is activated", 14, {"tokens": 3}, None, ({"event": "fell"},), ({"act": {}},), None)
RECORDING = Recording(
    VERSION,
    "takkure",
    "exercises/90.feature",
    "abc",
    "def",
    (ScenarioRecord("Één", 13, None, True, ("1.01",), (STEP,)),),
)


def damaged(**changes: object) -> str:
    """The recording with other values in its first line; None takes a key out."""
    return relabelled(RECORDING.dump(), **changes)


def another_scenario(line: str) -> str:
    """The recording with another line for its scenario."""
    _, _, *steps = RECORDING.dump().split("\n")
    rest = "\n".join([line, *steps])
    return f"{damaged(digest=hashlib.sha256(rest.encode()).hexdigest()).partition(chr(10))[0]}\n{rest}"


def test_a_recording_there_and_back_is_the_same_bytes(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    path.write_text(RECORDING.dump(), encoding="utf-8")
    found = load(path)
    assert found.dump() == RECORDING.dump()
    assert found.scenarios[0].steps[0].text == STEP.text


def test_what_is_asked_after_several_outcomes_is_kept_once(tmp_path: Path) -> None:
    """Each has the whole of it again when it is read; one that leads to nothing has nothing."""
    due = {"ask": "choose", "kind": "gift", "rule": "1.01", "options": ["one", "two"]}
    nexts = [due, None, {**due, "rule": "1.02"}, due]
    outcomes: Any = [
        {"results": [[str(n)]], "ways": n + 1, "of": 10, "events": [], "next": one} for n, one in enumerate(nexts)
    ]
    scenario = replace(RECORDING.scenarios[0], steps=(replace(STEP, outcomes=outcomes),))
    text = replace(RECORDING, scenarios=(scenario,)).dump()
    assert text.count('"gift"') == 2
    (path := tmp_path / "one.jsonl").write_text(text, encoding="utf-8")
    assert load(path).scenarios[0].steps[0].outcomes == outcomes
    assert load(path).dump() == text


DAMAGE = {
    "no JSON": ("this is not JSON", "is damaged"),
    "cut short": (RECORDING.dump()[:-30], "is damaged (its steps are not those that were recorded)"),
    "without its steps": (RECORDING.dump().partition("\n")[0], "is damaged (its steps are not"),
    "another step": (RECORDING.dump().replace("AGUILA", "GARRA"), "is damaged (its steps are not"),
    "brackets without end": ("[" * 100_000, "is damaged ("),
    "a line too many": (RECORDING.dump() + "[]\n", "is damaged (its steps are not"),
    "empty": ("", "is damaged"),
    "a list": ("[]", f"is of version None, this placky reads {VERSION}"),
    "a number": ("3", "is of version None"),
    "another version": (damaged(version=VERSION + 1), f"is of version {VERSION + 1}, this placky reads {VERSION}"),
    "no version": (damaged(version=None), "is of version None"),
    "no digest of the steps": (damaged(digest=None), "is damaged"),
    "no scenarios": (damaged(scenarios=None), "is damaged ('scenarios')"),
    "scenarios are no number": (damaged(scenarios=[]), "is damaged"),
    "a scenario too many": (damaged(scenarios=3), "is damaged"),
    "a scenario is a number": (another_scenario("3"), "is damaged"),
    "a scenario is empty": (another_scenario("{}"), "is damaged"),
    "a scenario without a name": (another_scenario('{"line": 13, "steps": []}'), "is damaged"),
    "no digest": (damaged(feature_digest=None), "is damaged"),
    "a key too many": (damaged(colour="red"), "is damaged"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "what"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_recording_is_told_in_one_line_with_its_file_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, what: str
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "one.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecording) as error:
        load(path)
    told = str(error.value)
    assert told.startswith("one.jsonl:1: the recording ")
    assert what in told
    assert "record it anew" in told
    assert len(told.splitlines()) == 1


def test_bytes_that_are_not_utf_8_are_damage(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    path.write_bytes(RECORDING.dump().encode("latin-1"))
    with pytest.raises(BadRecording, match="is damaged"):
        load(path)


def test_a_missing_recording_says_how_to_make_it(tmp_path: Path) -> None:
    with pytest.raises(BadRecording, match="there is no recording; record the scenarios with: placky"):
        load(tmp_path / "none.jsonl")


def test_a_recording_lies_where_its_feature_does(tmp_path: Path) -> None:
    assert (
        recording_path(tmp_path, "chess", "rules/castling.feature") == tmp_path / "chess" / "rules" / "castling.jsonl"
    )
