"""Recordings that are not true, and directives that ask for what there is not: located warnings that fail a build."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from tests.placky.desk import ACTIVATED, DODGED, GAME, TO_THE_DICE, Desk, at_desk, feature, relabelled
from tests.placky.sphinx.pages import Built, build

from placky.recording import VERSION

CANNOT = "cannot be shown: its recording is missing, stale or damaged."
GOOD = "90_good"
FAULTY = {
    "91_damaged": "the recording is damaged (",
    "92_version": f"the recording is of version 99, this placky reads {VERSION}",
    "93_stale": "the feature has changed since it was recorded",
    "94_engine": "the engine, the steps or the rulebook have changed since it was recorded",
    "95_missing": "there is no recording",
    "96_scenario": 'scenario "Once more, AGUILA is activated" is not in the recording',
}
FAILED = "97_failed"


def page(name: str) -> str:
    """A page that shows one exercise."""
    return f"# Page {name}\n\n```{{exercise}} {name}\n```\n"


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Desk, Built]]:
    """A project with a page for every kind of recording that is not true, and one that is; built once."""
    with at_desk(tmp_path_factory.mktemp("desk")) as desk:
        names = (GOOD, *FAULTY, FAILED)
        desk.pages(
            **{f"page_{name}": page(name) for name in names},
            page_unknown=page("98_nowhere"),
            page_book="# Book\n\n```{exercise} 90_good\n:rulebook: chess\n```\n",
            page_rule="# Rule\n\n```{rule} 9.99\n```\n",
            page_card="# Card\n\n```{course}\n90 | Try-out\n```\n",
            page_mood="# Mood\n\n```{placky} angry\nGrr.\n```\n",
        )
        for name in names:
            said = "2 act" if name == FAILED else "3 act"
            desk.write(feature(ACTIVATED.replace("3 act", said), name=name), f"exercises/{name}.feature")
        assert desk.placky("record") == 1
        folder = desk.docs / "_build" / "recordings" / GAME / "exercises"
        (folder / "91_damaged.jsonl").write_text((folder / "91_damaged.jsonl").read_text("utf-8")[:-40], "utf-8")
        for name, key, value in (("92_version", "version", 99), ("94_engine", "engine", "another")):
            changed = relabelled((folder / f"{name}.jsonl").read_text("utf-8"), **{key: value})
            (folder / f"{name}.jsonl").write_text(changed, "utf-8")
        desk.write(feature(ACTIVATED, DODGED, name="93_stale"), "exercises/93_stale.feature")
        (folder / "95_missing.jsonl").unlink()
        more = desk.write(
            feature(ACTIVATED, ACTIVATED.replace("o: A", "o: Once more, A"), name="96_scenario"),
            "exercises/96_scenario.feature",
        )
        from placky.scenarios.reader import read

        part = relabelled((folder / "96_scenario.jsonl").read_text("utf-8"), feature_digest=read(more).digest)
        (folder / "96_scenario.jsonl").write_text(part, "utf-8")
        before = {name: found for name, found in desk.files().items() if "_build/recordings" in name}
        built = build(desk)
        after = {name: found for name, found in desk.files().items() if "_build/recordings" in name}
        assert before == after, "a build of pages must not touch recordings"
        yield desk, built


def test_a_build_with_warnings_as_errors_fails(faulty: tuple[Desk, Built]) -> None:
    _, built = faulty
    assert built.code != 0


@pytest.mark.parametrize(("name", "what"), FAULTY.items())
def test_a_recording_that_is_not_true_is_a_warning_at_its_feature(
    faulty: tuple[Desk, Built], name: str, what: str
) -> None:
    desk, built = faulty
    place = f"{desk.features}/exercises/{name}.feature:1: WARNING: "
    mine = [line for line in built.warnings if line.startswith(place)]
    assert len(mine) == 1, built.warnings
    assert what in mine[0]
    assert mine[0].endswith("[placky.recording]")


@pytest.mark.parametrize("name", FAULTY)
def test_the_page_says_that_something_is_missing_and_is_whole(faulty: tuple[Desk, Built], name: str) -> None:
    _, built = faulty
    source = built.page(f"{GAME}/page_{name}")
    assert CANNOT in source
    assert FAULTY[name] in unescape(re.sub("</?span.*?>", "", source))
    assert "<placky-walk" not in source
    assert source.rstrip().endswith("</html>")


def test_a_scenario_that_failed_is_a_warning_at_its_line_and_its_story_is_not_told(faulty: tuple[Desk, Built]) -> None:
    desk, built = faulty
    place = f"{desk.features}/exercises/{FAILED}.feature:13: WARNING: "
    why = "line 15, Then Yamato has 2 activation tokens left: Yamato's activation tokens: 3, not 2"
    assert [line for line in built.warnings if line.startswith(place)] == [
        f'{place}scenario "AGUILA is activated" failed: {why} [placky.recording]'
    ]
    source = built.page(f"{GAME}/page_{FAILED}")
    assert f'scenario "AGUILA is activated" has failed: {why}' in unescape(re.sub("</?span.*?>", "", source))
    assert "<placky-walk" not in source


@pytest.mark.parametrize(
    ("name", "line", "what"),
    [
        ("unknown", 3, 'no feature "exercises/98_nowhere"; known exercises: exercises/90_good, exercises/91_damaged'),
        ("book", 3, 'no rulebook "chess" can be shown; say which one with :rulebook: (here: takkure)'),
        ("rule", 3, 'no rule "9.99" in the index of Takkure'),
        ("card", 3, '"90 | Try-out" is no card; allowed: NUMBER | TITLE | WORDS, '),
        ("mood", 3, 'Placky has no mood "angry"; allowed: calm, glad, dry, alarmed, thinking'),
    ],
)
def test_a_directive_that_asks_for_what_there_is_not_is_a_warning_at_its_line(
    faulty: tuple[Desk, Built], name: str, line: int, what: str
) -> None:
    desk, built = faulty
    place = f"{desk.docs}/{GAME}/page_{name}.md:{line}: "
    mine = [said for said in built.warnings if said.startswith(place)]
    assert any(what in said for said in mine), built.warnings


def test_the_exercise_that_is_true_is_told_all_the_same(faulty: tuple[Desk, Built]) -> None:
    _, built = faulty
    source = built.page(f"{GAME}/page_{GOOD}")
    assert "<placky-walk" in source
    assert CANNOT not in source
    assert not [line for line in built.warnings if GOOD in line and "known exercises" not in line]


def test_nothing_half_written_is_left_anywhere(faulty: tuple[Desk, Built]) -> None:
    desk, _ = faulty
    names = list(desk.files())
    assert not [name for name in names if name.endswith(".part")]
    assert len([name for name in names if re.search(r"page_\w+\.html$", name)]) == 13


def test_every_warning_has_a_place(faulty: tuple[Desk, Built]) -> None:
    desk, built = faulty
    loose = [line for line in built.warnings if not line.startswith(str(desk.root)) and "WARNING" in line]
    assert loose == []


def test_placky_build_records_anew_what_is_not_true_and_then_the_strict_build_passes(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.pages(page_one=page("90_one"), page_two=page("91_two"))
    one = desk.write(feature(ACTIVATED), "exercises/90_one.feature")
    desk.write(feature(DODGED), "exercises/91_two.feature")
    assert desk.placky("build", "--strict") == 0
    recording = desk.docs / "_build" / "recordings" / GAME / "exercises" / "90_one.jsonl"
    whole = recording.read_bytes()
    recording.write_bytes(whole[:-40])
    capsys.readouterr()
    assert desk.placky("build", "--strict") == 0
    assert capsys.readouterr().out.splitlines()[0] == f"Recording {one.relative_to(desk.root).as_posix()}"
    assert recording.read_bytes() == whole


def test_placky_build_strict_fails_on_a_failing_scenario_and_says_so(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.pages(page_one=page("90_one"))
    desk.write(feature(ACTIVATED.replace("3 act", "2 act")), "exercises/90_one.feature")
    assert desk.placky("build", "--strict") != 0
    told = capsys.readouterr().err
    assert "90_one.feature:13: AGUILA is activated: line 15, Then Yamato has 2 activation tokens left: " in told
    assert 'WARNING: scenario "AGUILA is activated" failed' in told
    assert "Traceback" not in told


def test_placky_build_strict_fails_on_an_unknown_exercise(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.pages(page_one=page("99_nowhere"))
    desk.write(feature(ACTIVATED))
    assert desk.placky("build", "--strict") != 0
    told = capsys.readouterr().err
    assert 'page_one.md:3: WARNING: no feature "exercises/99_nowhere"; known exercises: exercises/90_tryout' in told


def test_only_pages_whose_recording_changed_are_read_again(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.pages(page_one=page("90_one"), page_two=page("91_two"))
    desk.write(feature(ACTIVATED), "exercises/90_one.feature")
    desk.write(feature(DODGED), "exercises/91_two.feature")
    assert desk.placky("build", "--strict") == 0
    doctrees = desk.docs / "_build" / "doctrees" / GAME
    before = {path.name: path.stat().st_mtime_ns for path in doctrees.iterdir()}
    desk.write(feature(DODGED.replace("Dodged", "Got away")), "exercises/91_two.feature")
    assert desk.placky("build", "--strict") == 0
    after = {path.name: path.stat().st_mtime_ns for path in doctrees.iterdir()}
    assert [name for name in before if before[name] != after[name]] == ["page_two.doctree"]


def test_what_is_tried_while_dice_are_due_is_told_and_no_coach_is_asked(tmp_path: Path) -> None:
    """A scenario may say that dice are due, try what has to wait, and end there."""
    waiting = (
        f"  Scenario: Waiting\n{TO_THE_DICE}    When AGUILA is activated\n    Then rule 1.02 forbids it\n"
        "    And the dice of AGUILA and GARRA are due\n\n"
    )
    with at_desk(tmp_path) as desk:
        desk.pages(rule="# Rule\n\n```{rule} 1.01\n```\n")
        desk.write(feature(waiting, name="Rules"), "rules/activation.feature")
        assert desk.placky("record") == 0
        built = build(desk)
        assert (built.code, built.warnings) == (0, [])
        assert "What now?" in built.page(f"{GAME}/rule")
