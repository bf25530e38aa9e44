"""Tags: they name what there is, or nothing at all; none of them changes how a scenario runs."""

from itertools import product

import pytest
from tests.placky.desk import ACTIVATED, BACKGROUND, Desk, feature

from placky.errors import FeatureFaults
from placky.rulebooks import index, rulebook
from placky.scenarios.reader import read
from placky.scenarios.tags import Known

WRONG = ACTIVATED.replace("3 activation", "2 activation")
HEEDED = (
    "skip",
    "skipif",
    "xfail",
    "parametrize",
    "usefixtures",
    "filterwarnings",
    "tryfirst",
    "smoke",
    "smoke-test",
    "1st",
)
"""Names that mean something to pytest, and some that could."""
RULE = "  {tag}\n  Rule: R\n\n"
OUTLINE = """  Scenario Outline: Row
    When AGUILA is activated
    Then Yamato has <tokens> activation tokens left

    {tag}
    Examples:
      | tokens |
      | 2      |
"""


def called(scenario: str, name: str) -> str:
    """A scenario under another name."""
    return scenario.replace("Scenario: AGUILA is activated", f"Scenario: {name}")


def tagged(where: str, tag: str) -> str:
    """A feature whose only scenario fails, with a tag somewhere above it."""
    if where == "feature":
        return f"{tag}\n{feature(WRONG)}"
    if where == "rule":
        return feature(RULE.format(tag=tag) + BACKGROUND + WRONG, background="")
    if where == "examples":
        return feature(OUTLINE.format(tag=tag))
    return feature(f"  {tag}\n{WRONG}")


def test_no_tag_hides_a_failure(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    for where, tag in product(("feature", "rule", "scenario", "examples"), HEEDED):
        desk.write(tagged(where, f"@{tag}"), f"exercises/{where}_{tag}.feature")
    assert desk.placky("test") == 1
    told = capsys.readouterr()
    failed = told.err.splitlines()
    assert told.out.splitlines()[-1] == f"0 passed, {4 * len(HEEDED)} failed"
    assert len({line.partition(":")[0] for line in failed}) == 4 * len(HEEDED)
    assert [line for line in failed if not line.endswith(": 3, not 2")] == []


def test_no_tag_hides_a_failure_from_plain_pytest_either(desk: Desk) -> None:
    desk.write(feature(*[f"  @{tag}\n{called(WRONG, tag)}" for tag in HEEDED]))
    found = desk.pytest()
    assert found.returncode == 1, found.stdout + found.stderr
    assert f"{len(HEEDED)} failed" in found.stdout


def test_scenarios_can_be_chosen_by_a_tag(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(f"  @smoke-test\n{ACTIVATED}", called(WRONG, "Another")))
    assert desk.placky("test", "-k", "smoke-test") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"


KNOWN = Known(("1.01", "1.20", "S-24"), ("1.20-a", "1.20-d", "S-24-a"), ("R-18", "RS-1"), ("X21",))

UNKNOWN = {
    "@rule_9_99": 'tag "@rule_9_99" names no rule of the index; the nearest: @rule_',
    "@rule_1_21": 'tag "@rule_1_21" names no rule of the index; the nearest: @rule_1_20',
    "@rule_1.20": 'tag "@rule_1.20" names no rule of the index; the nearest: @rule_1_20',
    "@Rule_1_20": 'tag "@Rule_1_20" names no rule of the index; the nearest: @rule_1_20',
    "@rule-1-20": 'tag "@rule-1-20" names no rule of the index; the nearest: @rule_1_20',
    "@rule_": 'tag "@rule_" names no rule of the index; the nearest: @rule_',
    "@s_S_24_z": 'tag "@s_S_24_z" names no statement of the index; the nearest: @s_S_24_a',
    "@s_1_20": 'tag "@s_1_20" names no statement of the index; the nearest: @s_1_20_',
    "@ruling_R_99": 'tag "@ruling_R_99" names no ruling of the index; the nearest: @ruling_R',
    "@eyes-Ada": 'tag "@eyes-Ada" says whose eyes a scenario has, in a way that nobody reads; write @eyes_Ada',
    "@Aim_Ada": 'tag "@Aim_Ada" says for whom all is played, in a way that nobody reads; write @aim_Ada',
    "@Counted": 'tag "@Counted" is read by nobody; write @counted',
    "@example_X99": 'tag "@example_X99" names no worked example of the index; the nearest: @example_X21',
}


@pytest.mark.parametrize("tag", UNKNOWN)
def test_a_tag_that_names_nothing_is_a_fault_with_its_line_and_the_nearest(desk: Desk, tag: str) -> None:
    path = desk.write(f"@rule_1_01\nFeature: F\n  {tag}\n  Scenario: S\n    When A\n")
    with pytest.raises(FeatureFaults) as error:
        read(path, KNOWN)
    (line,) = str(error.value).splitlines()
    assert line.startswith(f"features/takkure/exercises/90_tryout.feature:3: {UNKNOWN[tag]}")


@pytest.mark.parametrize(
    "tag",
    ["@rule_1_20", "@s_1_20_d", "@ruling_R_18", "@example_X21", "@aim_Ada", "@counted", "@rulebook", "@slow", "@été"],
)
def test_a_tag_that_names_something_or_is_free_text_is_none(desk: Desk, tag: str) -> None:
    found = read(desk.write(f"@rule_1_01\nFeature: F\n  {tag}\n  Scenario: S\n    When A\n"), KNOWN)
    assert found.scenarios[0].tags == ("@rule_1_01", tag)


def test_all_is_played_for_one(desk: Desk) -> None:
    path = desk.write("@rule_1_01\nFeature: F\n  @aim_Ada @aim_Ben\n  Scenario: S\n    When A\n")
    with pytest.raises(FeatureFaults, match='scenario "S" is played for Ada and Ben; leave it one of them'):
        read(path, KNOWN)


def test_tags_of_example_rows_are_checked_too(desk: Desk) -> None:
    path = desk.write("@rule_1_01\nFeature: F\n" + OUTLINE.format(tag="@s_1_20_z"))
    with pytest.raises(FeatureFaults, match=r":7: tag \"@s_1_20_z\" names no statement"):
        read(path, KNOWN)


@pytest.mark.parametrize("game", ["takkure", "dice_football"])
def test_every_worked_example_of_the_index_is_played(game: str) -> None:
    from placky.rulebooks import features

    book = rulebook(game)
    tags = {tag for feature in features(book) for scenario in feature.scenarios for tag in scenario.tags}
    assert [one for one in index(book).examples if f"@example_{one.replace('-', '_')}" not in tags] == []


def test_plain_pytest_takes_a_faulty_tag_for_a_fault(desk: Desk) -> None:
    desk.write(feature(f"  @s_1_01_zz\n{ACTIVATED}"))
    found = desk.pytest()
    assert found.returncode != 0
    assert '90_tryout.feature:13: tag "@s_1_01_zz" names no statement of the index' in found.stdout


@pytest.mark.parametrize("place", ["feature", "rule", "examples", "scenario"])
def test_a_tag_that_never_fired_is_named_with_its_place_and_its_scenario(
    desk: Desk, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    right = tagged(place, "@rule_1_20").replace("2 activation", "3 activation").replace("| 2 ", "| 3 ")
    desk.write(right, "rules/tackle.feature")
    assert desk.placky("test") == 1
    (line,) = capsys.readouterr().err.splitlines()
    text = (desk.features / "rules" / "tackle.feature").read_text(encoding="utf-8").splitlines()
    number = next(n for n, one in enumerate(text, 1) if "@rule_1_20" in one)
    assert f"tag @rule_1_20 (line {number}) claims rule 1.20, which never fired" in line
    assert ("Row: " if place == "examples" else "AGUILA is activated: ") in line
