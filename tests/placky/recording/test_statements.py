"""Statements: what fired is measured, and a tag that claims what did not is found."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from placky.checking.project import Project
from placky.checking.scenarios import tags_that_claim_more
from placky.recording import VERSION, Recording, ScenarioRecord, recording_path
from placky.recording.statements import Shown, statements_shown
from placky.rulebooks import features, rulebook
from placky.scenarios.features import Feature, Scenario
from touchline.core.rulebook.index import RuleIndex, load

INDEX = load("touchline.dice_football")

NO_GAIN = Scenario(
    "no gain", "no gain", 10, None, (), ("@rule_S_13", "@s_S_13_a"), (5, 9), "", "", 0, (), ("S-13",), ("S-13-a",)
)
FIVE = replace(NO_GAIN, name="five NGs", line=20, tags=("@s_S_14_b",), tag_lines=(19,), statements=("S-14-b",))
ROWS = [replace(NO_GAIN, name=f"row {row}", row=row) for row in (30, 31)]


def played(scenario: Scenario, *stated: str, fired: tuple[str, ...] = ("S-13",)) -> ScenarioRecord:
    """What became of a scenario."""
    return ScenarioRecord(scenario.name, scenario.line, scenario.row, True, fired, (), stated=stated)


def shown(*records: tuple[Scenario, ScenarioRecord], index: RuleIndex = INDEX) -> Shown:
    """What these scenarios show, in one feature."""
    scenarios = tuple(scenario for scenario, _ in records)
    feature = Feature(Path("rules/dice.feature"), "en", "", "", (), {}, scenarios, "")
    recording = Recording(VERSION, "", "", "", "", [record for _, record in records])
    return statements_shown(index, [(feature, recording)])


def false(found: Shown) -> list[tuple[str, int, str]]:
    """The claims that are not so."""
    return [(one.scenario.name, one.line, one.tag) for one in found.false]


def test_a_statement_that_fires_is_shown_whether_a_tag_claims_it_or_not() -> None:
    found = shown((NO_GAIN, played(NO_GAIN, "S-13-a", "S-16-a")))
    assert [len(found.by(one)) for one in INDEX.rules["S-13"].statements] == [1, 0, 0, 0, 0]
    assert len(found.by(INDEX.rules["S-16"].statements[0])) == 1
    assert false(found) == []


def test_a_tag_that_claims_what_did_not_fire_is_false_and_shows_nothing() -> None:
    record = played(NO_GAIN, "S-13-b")
    found = shown((NO_GAIN, record))
    assert false(found) == [("no gain", 9, "@s_S_13_a")]
    assert found.claims_that_hold(INDEX.rules["S-13"].statements[0]) == []
    assert found.borne_out(NO_GAIN, record) == []


def test_of_an_outline_one_row_is_enough() -> None:
    first, second = ROWS
    assert false(shown((first, played(first, "S-13-b")), (second, played(second, "S-13-a")))) == []
    assert len(false(shown((first, played(first, "S-13-b")), (second, played(second, "S-13-b"))))) == 1


def test_a_position_that_cannot_be_claims_nothing_false() -> None:
    assert false(shown((NO_GAIN, played(NO_GAIN, fired=())), (FIVE, played(FIVE, "S-13-a")))) == []


def test_what_nothing_can_name_is_shown_by_its_tag() -> None:
    record = played(FIVE, "S-13-a")
    found = shown((FIVE, record))
    statement = INDEX.rules["S-14"].statements[1]
    assert (found.measures(statement), len(found.by(statement)), found.borne_out(FIVE, record)) == (
        False,
        1,
        ["S-14-b"],
    )
    counts = [*found.counts(one for rule in INDEX.rules.values() for one in rule.statements)]
    assert counts[0].startswith("1 of 66 statements fire in a scenario: not S-01-a, S-01-b, ")
    assert counts[1].startswith("1 of 6 statements that no event can name have a scenario by its tag: not S-01-c, ")


def test_of_an_engine_that_names_none_nothing_is_measured_and_no_tag_is_false() -> None:
    found = shown((NO_GAIN, played(NO_GAIN)))
    assert (found.measured, false(found)) == (False, [])
    assert len(found.by(INDEX.rules["S-13"].statements[0])) == 1
    (said,) = found.counts(INDEX.rules["S-13"].statements)
    assert said == (
        "1 of 5 statements have a scenario by its tag: not S-13-b, S-13-c, S-13-d, S-13-e; "
        "the engine names none, so nothing is measured"
    )


@pytest.mark.parametrize("stated", [(), ("S-13-a", "S-16-a")])
def test_a_recording_keeps_what_was_stated(stated: tuple[str, ...], tmp_path: Path) -> None:
    from placky.recording import load as load_recording

    recording = Recording(VERSION, "dice_football", "rules/dice.feature", "a", "b", [played(NO_GAIN, *stated)])
    path = tmp_path / "one.jsonl"
    path.write_text(recording.dump(), encoding="utf-8")
    assert tuple(load_recording(path).scenarios[0].stated) == stated


def test_the_check_of_a_rulebook_names_a_tag_that_claims_more(tmp_path: Path) -> None:
    book = rulebook("dice_football")
    (feature,) = [one for one in features(book) if one.path.stem == "kit"]
    records = [
        ScenarioRecord(one.name, one.line, one.row, True, ("S-01",), (), stated=("S-01-a",))
        for one in feature.scenarios
    ]
    path = recording_path(tmp_path, book.name, "rules/kit.feature")
    path.parent.mkdir(parents=True)
    path.write_text(Recording(VERSION, book.name, "rules/kit.feature", "", "", records).dump(), encoding="utf-8")
    (found,) = map(str, tags_that_claim_more(Project(book, None, tmp_path)))
    assert re.match(r".*rules/kit\.feature:\d+: .* claims S-01-b, which did not fire in it; take @s_S_01_b out", found)
