"""How outcomes end that no branch of a page plays."""

from dataclasses import replace

from tests.placky.storyboard.test_prospects import ended, frame, rolls

from placky.recording.fallen import Way
from placky.storyboard.frames import Frame
from placky.storyboard.unplayed import ended_unplayed, most_like


def told(roll: Frame) -> dict[str, str]:
    """Label -> how it has ended."""
    return {label: end.text for label, end in ended_unplayed(roll, ended).items()}


def fork(*unplayed: str) -> tuple[Frame, dict[str, Frame]]:
    """A roll of which some outcomes have no branch."""
    top = frame("top", "action", None)
    outcomes = (("clean", 3, "Red"), ("lucky", 2, "Red"), ("robbed", 3, "Blue"), ("level", 2, ""), ("wild", 2, "Blue"))
    branches = {one.id: one for one in rolls(top, *outcomes)}
    top.children = [one for one in top.children if one.id not in unplayed]
    return top, branches


def test_an_outcome_without_a_branch_ends_like_those_for_the_same_side() -> None:
    top, _ = fork("lucky", "wild")
    assert told(top) == {
        "clean Red": "Red has it", "lucky Red": "Red has it", "robbed Blue": "Blue has it", "wild Blue": "Blue has it",
        "level ": "nobody has it",
    }  # fmt: skip


def test_where_others_of_that_side_go_on_it_has_not_ended() -> None:
    top, branches = fork("lucky")
    rolls(branches["clean"], ("on", 12, "Red"))
    assert "lucky Red" not in told(top)
    assert told(top)["robbed Blue"] == "Blue has it"


def test_what_has_a_branch_has_ended_if_nothing_that_falls_later_changes_it() -> None:
    """Somebody may still fall, and the ball lies where it lies."""
    top, branches = fork()
    (up,) = rolls(branches["level"], ("stays up", 12, ""))
    assert told(top)["level "] == "nobody has it"
    red = Way(((0, 1),), (), {"teams": ["Red", "Blue"], "holder": "Red"})
    branches["level"].odds += (replace(branches["level"].odds[0], results=frozenset({("down",)}), falls=(red,)),)
    assert "level " not in told(top)
    branches["level"].odds = branches["level"].odds[:1]
    rolls(up, ("first", 6, "Red"), ("second", 6, "Blue"))
    assert "level " not in told(top)


def test_what_is_for_nobody_has_to_be_counted_to_be_known() -> None:
    top, branches = fork("level")
    rolls(branches["clean"], ("on", 12, "Red"))
    assert "level " not in told(top)
    top.counted = [branches["level"]]
    assert told(top)["level "] == "nobody has it"


def test_what_has_more_dice_to_come_has_not_ended_unless_its_own_branch_has() -> None:
    top, _ = fork("lucky")
    top.odds = tuple(replace(line, more=line.label in ("lucky Red", "robbed Blue")) for line in top.odds)
    assert "lucky Red" not in told(top)
    assert told(top)["robbed Blue"] == "Blue has it"


def test_after_the_last_roll_each_way_says_for_itself_what_has_come_of_it() -> None:
    """Whoever falls then, the ball is where it is."""
    top, _ = fork("robbed", "wild")
    red = Way(((0, 3),), (), {"teams": ["Red", "Blue"], "holder": "Red"})
    top.odds = tuple(replace(line, falls=(red,)) if line.label == "wild Blue" else line for line in top.odds)
    assert told(top)["wild Blue"] == "Red has it"
    assert "robbed Blue" not in told(top)


def test_the_lesson_goes_on_from_an_outcome_without_a_branch_by_one_for_the_same_side() -> None:
    """Also where the longest way begins with another one: who was lucky has not been robbed."""
    top, branches = fork("lucky", "wild", "level")
    lines = {line.label: line for line in top.odds}
    assert most_like(lines["lucky Red"], top) is None, "of equal ways the lesson takes the first, which is Red's"
    rolls(branches["robbed"], ("on", 12, "Blue"))
    assert most_like(lines["lucky Red"], top) is branches["clean"]
    assert most_like(lines["wild Blue"], top) is None
    assert most_like(lines["level "], top) is None


def test_another_position_of_an_outcome_goes_on_by_the_branch_of_that_outcome() -> None:
    top, branches = fork()
    rolls(branches["clean"], ("on", 12, "Red"))
    lines = {line.label: line for line in top.odds}
    assert most_like(lines["lucky Red"], top) is branches["lucky"]
