"""What the options of a decision are worth by their next roll."""

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from tests.placky.desk import ACTIVATED, DODGED, TO_THE_DICE, Desk, feature

from placky.sphinx.walkthrough.data import _to_look_at
from placky.sphinx.walkthrough.worth import best_of, worth_facts
from placky.storyboard import stories
from placky.storyboard.frames import Frame
from placky.storyboard.odds import NOBODY, OddsLine, Whose
from placky.storyboard.worth import AHEAD, best, worths

BROKE_THROUGH = f"""  Scenario: Broke through
{TO_THE_DICE.replace("AGUILA dodges", "AGUILA breaks through")}    And the dice show 6 for AGUILA and 9 for GARRA
    Then GARRA is on the ground

"""
WON, LOST, NEITHER = 0, 1, NOBODY


def line(whose: Whose, ways: int, label: str, of: int = 12) -> OddsLine:
    """One outcome of a roll: "Red wins with a six; he is away, Blue falls" is that Red wins, and two things more."""
    lead, _, more = label.partition("; ")
    gist, also = lead.partition(" with ")[0], tuple(more.split(", ")) if more else ()
    return OddsLine(frozenset({(label,)}), ways, of, label, whose, gist=gist, also=also)


def decision(*options: tuple[str, tuple[OddsLine, ...]], coach: str = "Red") -> Frame:
    """A decision of one of two players; each option by the name of its roll, and its odds."""
    root = Frame("d", "action", "What now?", None, 1, [], state={"teams": ["Red", "Blue"]}, pending={"coach": coach})
    for name, odds in options:
        option = Frame(name, "action", name, root, 1, [], way=({"do": name},), pending={"action": name}, odds=odds)
        option.children = [Frame(f"{name}-fell", "dice", "It fell", option, 1, [])]
        root.children.append(option)
    root.children.append(Frame("no", "refused", "Forbidden", root, 1, []))
    return root


def test_the_odds_of_two_options_stand_side_by_side(desk: Desk) -> None:
    """To dodge and to break through are rolls of the same dice, and a dodge has more ways to end."""
    found, recording = desk.recorded(feature(ACTIVATED, DODGED, BROKE_THROUGH))
    (story,) = stories(found, recording, desk.book)
    (fork,) = [frame for frame in story.frames if worths(frame)]
    dodge, through = worths(fork)
    assert (dodge.option.title, through.option.title) == ("AGUILA dodges", "AGUILA breaks through")
    assert [sum(share.ways for share in one.shares) for one in (dodge, through)] == [dodge.of, through.of]
    facts = worth_facts((dodge, through), fork)
    assert facts[dodge.option.id]["odds"][0] == f"{dodge.per_cent} AGUILA wins"
    assert dodge.ways == sum(odds.ways for odds in dodge.option.odds if odds.label.startswith("AGUILA wins"))


def test_what_more_dice_may_undo_is_said_so() -> None:
    """A pass on its way is no pass that came down."""
    late = replace(line(WON, 2, "A throws; B jumps"), more=True)
    fork = decision(
        ("pass", (line(WON, 3, "A throws"), late, line(WON, 1, "The ball flies"), line(LOST, 6, "B has it")))
    )
    told = worth_facts(worths(fork), fork)["pass"]["odds"]
    assert told == ["50.0\u00a0% for Red, and more dice to come", "50.0\u00a0% B has it"]


def test_what_hardly_ever_falls_has_no_say_in_a_name_for_several() -> None:
    of, rare = 100_000, "Both have six"
    near, far, odd = (
        line(NEITHER, ways, label, of)
        for ways, label in ((60_000, "Short with 10"), (39_999, "Short with 20"), (1, rare))
    )
    fork = decision(("kick", (near, far, odd)), ("other", (line(WON, of, "Red has it", of),)))
    assert worth_facts(worths(fork), fork)["kick"]["odds"] == ["100.0\u00a0% Short"]
    often = decision(
        ("kick", (near, replace(far, ways=39_000), replace(odd, ways=1000))), ("other", (line(WON, of, "Red", of),))
    )
    assert "kick" not in worth_facts(worths(often), often)


def test_the_best_chance_is_that_of_the_one_who_decides() -> None:
    """His outcomes come first, those of his side by its words or by his name."""
    run = ("run", (line(WON, 7, "A runs"), line(LOST, 5, "B tackles; A falls")))
    jump = ("jump", (line(WON, 3, "A jumps; far"), line(WON, 2, "A flies"), line(LOST, 7, "B tackles")))
    fork = decision(run, jump)
    found = worths(fork)
    assert [one.chance for one in found] == [Fraction(7, 12), Fraction(5, 12)]
    assert best_of(found, (), fork) == {"best": {"to": "run", "who": "Red"}}
    assert worth_facts(found, fork) == {
        "run": {"odds": ["58.3\u00a0% A runs", "41.7\u00a0% B tackles; A falls"], "won": "58.3\u00a0%"},
        "jump": {"odds": ["41.7\u00a0% for Red", "58.3\u00a0% B tackles"], "won": "41.7\u00a0%"},
    }
    blue = decision(run, jump, coach="Blue")
    assert best_of(worths(blue), (), blue) == {"best": {"to": "jump", "who": "Blue"}}
    assert worth_facts(worths(blue), blue)["jump"]["odds"][0] == "58.3\u00a0% B tackles"


def test_the_same_chance_of_different_rolls_is_an_answer_and_of_one_roll_is_nothing() -> None:
    odds = (line(WON, 6, "A wins"), line(LOST, 6, "B wins"))
    found = worths(decision(("dodge", odds), ("break through", odds)))
    assert best(found) == (found, None)
    fork = decision(("spend", odds), ("keep", odds))
    for option in fork.children:
        option.pending = {"action": "down"}
    assert worths(fork) == ()


def test_what_cannot_be_compared_is_not_asked_and_what_has_no_name_is_not_told() -> None:
    """A ball that scatters to anywhere is said in no line; a roll that most often nobody wins is no contest."""
    run = ("run", (line(WON, 7, "A runs"), line(LOST, 5, "B tackles")))
    punt = ("punt", (line(WON, 1, "A scores"), line(NEITHER, 7, "50 yards"), line(NEITHER, 4, "40 yards")))
    found = worths(decision(run, punt))
    assert best(found) is None
    assert worth_facts(found, found[0].option.parent or found[0].option)["punt"] == {
        "odds": ["8.3\u00a0% A scores", "91.7\u00a0% something else"]
    }
    scatter = ("scatter", (line(NEITHER, 6, "To A1"), line(NEITHER, 6, "To B2")))
    assert [one.option.id for one in worths(decision(run, scatter))] == ["run"]
    stranger = worths(decision(run, ("jump", run[1]), coach="nobody"))
    assert best(stranger) is None


def test_dice_that_fall_later_are_said_to_be_of_the_lesson_and_are_not_compared() -> None:
    """What comes first counts: acts told in one frame, frames in between, and the longer way where it parts."""
    odds, worse = (line(WON, 6, "A wins"), line(LOST, 6, "B wins")), (line(WON, 5, "A wins"), line(LOST, 7, "B wins"))
    fork = decision(("run", odds), ("jump", ()), ("wait", ()))
    run, jump, wait, _ = fork.children
    run.way, run.told = ({"do": "run"}, {"do": "dodge"}), ("A runs", "A dodges")
    roll = decision(("throw", worse)).children[0]
    jump.children = [Frame("rest", "action", "B rests", jump, 1, []), Frame("away", "action", "B runs", jump, 1, [])]
    jump.children[1].children = [roll]
    wait.children = []
    found = worths(fork)
    assert [(one.option.id, one.later and one.later.id) for one in found] == [("run", "run"), ("jump", "throw")]
    facts = worth_facts(found, fork)
    assert facts["run"] == {"odds": ["50.0\u00a0% A wins", "50.0\u00a0% B wins"], "later": "A dodges"}
    assert facts["jump"] == {"odds": ["41.7\u00a0% A wins", "58.3\u00a0% B wins"], "later": "throw"}
    assert best(found) is None


def test_dice_behind_others_of_which_nobody_knows_the_odds_are_not_the_next() -> None:
    fork = decision(("scatter", ()), ("jump", (line(WON, 5, "A wins"), line(LOST, 7, "B wins"))))
    scatter = fork.children[0]
    scatter.children[0].children = [decision(("throw", (line(WON, 6, "A wins"), line(LOST, 6, "B wins")))).children[0]]
    assert [one.option.id for one in worths(fork)] == ["jump"]


def test_dice_a_long_way_ahead_say_nothing_of_a_choice() -> None:
    fork = decision(
        ("run", (line(WON, 6, "A wins"), line(LOST, 6, "B wins"))),
        ("jump", (line(WON, 5, "A wins"), line(LOST, 7, "B wins"))),
    )
    run = fork.children[0]
    between = [Frame(f"a{n}", "action", "A waits", None, 1, []) for n in range(AHEAD)]
    for one, other in pairwise([*between, run]):
        one.children = [other]
    fork.children = [between[0], fork.children[1]]
    assert [one.later for one in worths(fork)] == [run, None]
    first = Frame("first", "action", "A waits", fork, 1, [], children=[between[0]])
    fork.children[0] = first
    assert [one.option.id for one in worths(fork)] == ["jump"]


def test_of_dice_that_fall_later_nothing_is_told_beside_an_option_without_any() -> None:
    """What rolls at once is told of, though."""
    fork = decision(("run", (line(WON, 6, "A wins"), line(LOST, 6, "B wins"))), ("jump", ()))
    run, jump, _ = fork.children
    assert [one.option for one in worths(fork)] == [run]
    wait = Frame("wait", "action", "A waits", fork, 1, [], children=[run])
    fork.children = [wait, jump]
    assert worths(fork) == ()


def test_where_only_a_lesson_leaves_out_what_is_tried_there_is_no_rule_to_look_at() -> None:
    """Such a choice names no rule, and nothing else may be chosen."""
    fork = decision()
    (no,) = fork.children
    no.refusal = {"rule": "1.10", "code": "not-in-this-exercise"}
    writer: Any = SimpleNamespace(left_out=lambda child: child is no, words=None, book="takkure")
    assert _to_look_at(fork, writer) == []
