"""How the ways after a choice end."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from placky.recording.fallen import Way
from placky.sphinx.walkthrough.worth import best_of, option_facts, prospect_facts
from placky.storyboard.frames import Frame
from placky.storyboard.odds import NOBODY, OddsLine, Whose
from placky.storyboard.prospects import Prospect, misleads, prospects
from placky.storyboard.worth import worths
from placky.words import Ended

HELD, LOST = Ended("Red has it", 0), Ended("Blue has it", 1)
RESULT = "rolled"


def frame(name: str, kind: str, parent: Frame | None, holder: str = "", coach: str = "Red") -> Frame:
    """A frame below another one; whoever has it after it, and who decides then."""
    events = ({"event": RESULT, "results": [name]},) if kind == "dice" else ()
    made = Frame(
        name, kind, name, parent, 1, [], way=(*(parent.way if parent else ()), {"do": name}), events=events,
        state={"teams": ["Red", "Blue"], "holder": holder}, pending={"coach": coach, "action": name},
    )  # fmt: skip
    if parent:
        parent.children.append(made)
    return made


def rolls(before: Frame, *outcomes: tuple[str, int, str]) -> list[Frame]:
    """Let dice be due after a frame: outcomes with their ways of twelve, and who has it then."""
    sides: dict[str, Whose] = {"Red": 0, "Blue": 1, "": NOBODY}
    before.odds = tuple(
        OddsLine(frozenset({(name,)}), ways, 12, f"{name} {holder}", sides[holder]) for name, ways, holder in outcomes
    )
    return [frame(name, "dice", before, holder) for name, _, holder in outcomes]


def ended(state: Any, _: Any) -> Ended | None:
    """What has come of it; nothing while it is in the air."""
    end = {"Red": HELD, "Blue": LOST, "": Ended("nobody has it"), "air": None}[state["holder"]]
    return end and end._replace(left=state.get("left", 0))


def chances(decision: Frame) -> dict[str, dict[str | None, Fraction]]:
    """Option -> end -> chance."""
    return {one.option.id: {end and end.text: chance for end, chance in one.ends} for one in prospects(decision, ended)}


def two_in_a_row() -> Frame:
    """All dice against the first man, and none for the second; or some for each. The first roll alone misleads."""
    top = frame("top", "action", None)
    first, _ = rolls(frame("all", "action", top), ("past", 8, "Red"), ("stopped", 4, "Blue"))
    rolls(first, ("past the other", 3, "Red"), ("held", 9, "Blue"))
    second, _ = rolls(frame("each", "action", top), ("by", 6, "Red"), ("caught", 6, "Blue"))
    rolls(second, ("by the other", 10, "Red"), ("grabbed", 2, "Blue"))
    return top


def test_all_rolls_of_a_way_count() -> None:
    top = two_in_a_row()
    assert chances(top) == {
        "all": {"Red has it": Fraction(1, 6), "Blue has it": Fraction(5, 6)},
        "each": {"Red has it": Fraction(5, 12), "Blue has it": Fraction(7, 12)},
    }
    assert prospect_facts(prospects(top, ended))["each"] == {"ends": ["42\u00a0% Red has it", "58\u00a0% Blue has it"]}


def test_the_better_next_roll_is_no_answer_where_its_ways_end_worse() -> None:
    top = two_in_a_row()
    assert best_of(worths(top), (), top)["best"]["to"] == "all"
    assert best_of(worths(top), prospects(top, ended), top) == {}


def test_later_decisions_go_as_is_best_for_the_one_who_has_them() -> None:
    for coach, shares in (
        ("Red", {"Red has it": Fraction(1)}),
        ("Blue", {"Red has it": Fraction(1, 4), "Blue has it": Fraction(3, 4)}),
    ):
        top = frame("top", "action", None)
        (fork,) = rolls(frame("wait", "action", top), ("on", 12, "Red"))
        fork.pending = {"coach": coach}
        frame("keep", "action", fork, "Red")
        rolls(frame("throw", "action", fork), ("caught", 3, "Red"), ("missed", 9, "Blue"))
        well, _ = rolls(frame("go", "action", top), ("well", 6, "Red"), ("badly", 6, "Blue"))
        rolls(well, ("better", 12, "Red"))
        assert chances(top)["wait"] == shares


@pytest.mark.parametrize(("weight", "share"), [(0, Fraction(1, 4)), (2, Fraction(1, 2))])
def test_whoever_decides_later_weighs_what_comes_beside(weight: int, share: Fraction) -> None:
    """Blue may throw, after which Red has it less often, but which always costs Blue something."""

    def dear(state: Any, before: Any) -> Ended | None:
        end = ended(state, before)
        return end and end._replace(beside=(Ended("Blue limps", 0, weight),) if state.get("limps") else ())

    top = frame("top", "action", None)
    (fork,) = rolls(frame("wait", "action", top), ("on", 12, "Red"))
    fork.pending = {"coach": "Blue"}
    rolls(frame("keep", "action", fork), ("kept", 6, "Red"), ("lost", 6, ""))
    for thrown in rolls(frame("throw", "action", fork), ("caught", 3, "Red"), ("missed", 9, "")):
        thrown.state = {**thrown.state, "limps": True}
    well, _ = rolls(frame("go", "action", top), ("well", 6, "Red"), ("badly", 6, "Blue"))
    rolls(well, ("better", 12, "Red"))
    found = {one.option.id: one.good for one in prospects(top, dear)}
    assert found["wait"] == share


def test_where_somebody_chooses_before_the_next_roll_it_goes_as_is_best_for_him() -> None:
    """A single roll after a choice would count whatever he takes on the longest way."""
    top = frame("top", "action", None)
    past = frame("past", "action", top, coach="Blue")
    rolls(frame("press", "action", past), ("on", 8, "Red"), ("lost", 4, "Blue"))
    rolls(frame("tackle", "action", past), ("through", 6, "Red"), ("down", 6, "Blue"))
    rolls(frame("round", "action", top), ("away", 7, "Red"), ("caught", 5, "Blue"))
    assert {one.option.id: one.good for one in prospects(top, ended)} == {
        "past": Fraction(1, 2), "round": Fraction(7, 12),
    }  # fmt: skip
    past.children.pop(0)
    assert prospects(top, ended) == ()


def test_of_a_choice_before_another_one_of_the_same_side_the_best_is_told() -> None:
    """All its ends would say which way is best at the next question; those of a choice of others would not."""
    best = "at best 67\u00a0% Red has it: your next choice decides"
    for coach, said in (("Red", {"odds": [best]}), ("Blue", {"ends": ["50\u00a0% Red has it"]})):
        top = frame("top", "action", None)
        past = frame("past", "action", top, coach=coach)
        rolls(frame("press", "action", past), ("on", 6, "Red"), ("lost", 6, ""))
        rolls(frame("tackle", "action", past), ("through", 8, "Red"), ("down", 4, ""))
        rolls(frame("round", "action", top), ("away", 7, "Red"), ("caught", 5, "Blue"))
        told = prospect_facts(prospects(top, ended))["past"]
        assert told == {key: [*of, "50\u00a0% nobody has it"] if key == "ends" else of for key, of in said.items()}
        assert option_facts(worths(top), prospects(top, ended), top)["past"] == told


def open_both_ways(good: str) -> Frame:
    top = frame("top", "action", None)
    for name, ways in (("left", 6), ("right", 9)):
        way = frame(name, "action", top)
        rolls(frame(f"{name} and run", "action", way), ("on", ways, good), ("lost", 12 - ways, "Blue"))
        rolls(frame(f"{name} and throw", "action", way), ("caught", 3, good), ("dropped", 9, "Blue"))
    return top


def test_where_the_next_choice_decides_of_all_options_each_is_told_at_its_best() -> None:
    """Who can only lose is told of the least that others win; where no end is known, nothing is told of any."""
    top, lost = open_both_ways("Red"), open_both_ways("")
    decides, best = "your next choice decides", "if your next choice is the best"
    assert option_facts(worths(top), prospects(top, ended), top) == {
        "left": {"odds": [f"at best 50\u00a0% Red has it: {decides}"]},
        "right": {"odds": [f"at best 75\u00a0% Red has it: {decides}"]},
    }
    assert option_facts(worths(lost), prospects(lost, ended), lost) == {
        "left": {"odds": [f"no more than 50\u00a0% Blue has it, {best}"]},
        "right": {"odds": [f"no more than 25\u00a0% Blue has it, {best}"]},
    }
    assert option_facts(worths(top), (), top) == {}


def test_what_no_branch_plays_goes_on_like_what_is_called_most_alike() -> None:
    top = two_in_a_row()
    option = top.children[1]
    option.odds = (
        OddsLine(frozenset({("by",)}), 4, 12, "Red runs by", 0),
        OddsLine(frozenset({("by far",)}), 2, 12, "Red runs by far away", 0),
        OddsLine(frozenset({("caught",)}), 6, 12, "Blue holds him", 1),
    )
    assert chances(top)["each"] == {"Red has it": Fraction(5, 12), "Blue has it": Fraction(7, 12)}


def test_of_ends_that_are_not_known_nothing_is_claimed() -> None:
    """One in twelve that nobody plays may turn the order round; so may a ball that is still in the air."""
    top = two_in_a_row()
    option = top.children[1]
    *_, caught = option.odds
    option.odds = (*option.odds[:-1], replace(caught, ways=5), OddsLine(frozenset({("tie",)}), 1, 12, "Tie", NOBODY))
    assert prospects(top, ended) == ()
    flying = two_in_a_row()
    last = flying.children[1].children[1]
    last.state = {**last.state, "holder": "air"}
    assert prospects(flying, ended) == ()


def test_the_next_roll_misleads_where_what_is_known_of_all_says_otherwise() -> None:
    top = two_in_a_row()
    top.children[1].odds += (OddsLine(frozenset({("odd",)}), 1, 13, "Anything", NOBODY),)
    assert prospects(top, ended) == ()
    assert misleads(top, ended, top.children[0])
    assert not misleads(top, ended, top.children[1])


def test_a_tie_after_which_they_roll_again_leaves_the_reckoning() -> None:
    top = two_in_a_row()
    option = top.children[1]
    by, caught = option.odds
    tie = OddsLine(frozenset({("tie",)}), 4, 12, "They roll again", NOBODY, more=True, again=True)
    option.odds = (replace(by, ways=4), replace(caught, ways=4), tie)
    assert chances(top)["each"] == {"Red has it": Fraction(5, 12), "Blue has it": Fraction(7, 12)}


def test_what_nobody_plays_ends_like_the_same_roll_after_another_outcome() -> None:
    """After a tie the second man rolls as he does after a step past the first, whatever rules say so."""
    top = two_in_a_row()
    option = top.children[1]
    by, caught = option.odds
    option.children[0].pending = {"ask": "roll", "dice": [{"who": "Blue", "statements": ["1"]}], "statements": ["2"]}
    coming = {"ask": "roll", "dice": [{"who": "Blue"}]}
    tie = OddsLine(frozenset({("tie",)}), 3, 12, "Nothing yet", NOBODY, more=True, coming=coming)
    option.odds = (by, replace(caught, ways=3), tie)
    assert chances(top)["each"] == {"Red has it": Fraction(5, 8), "Blue has it": Fraction(3, 8)}


def saved_beside() -> tuple[Any, Any, Any]:
    """A start, and two outcomes of its second option that stand alike: one that goes on, and one that stops."""
    top = two_in_a_row()
    option = top.children[1]
    frame("saved", "dice", option, "Red")
    by, saved = option.children[0], option.children[2]
    by.pending = saved.pending = {"coach": "Red"}
    by.state = saved.state
    first, last = option.odds
    option.odds = (first, replace(last, ways=3), OddsLine(frozenset({("saved",)}), 3, 12, "saved", NOBODY))
    return top, by, saved


def test_a_way_that_stops_goes_on_like_another_one_from_the_same_state() -> None:
    top, _, _ = saved_beside()
    assert chances(top)["each"] == {"Red has it": Fraction(5, 8), "Blue has it": Fraction(3, 8)}


def test_a_way_that_goes_on_into_another_state_goes_on_by_itself() -> None:
    """Who is to fall once the winner has moved still stands when he may move."""
    top, by, saved = saved_beside()
    frame("away", "action", saved, "Red")
    assert by.children[0].state == saved.children[0].state
    assert chances(top)["each"] == {"Red has it": Fraction(5, 8), "Blue has it": Fraction(3, 8)}
    saved.children[0].state = {**saved.state, "down": 1}
    assert chances(top)["each"] == {"Red has it": Fraction(2, 3), "Blue has it": Fraction(1, 3)}


def test_a_way_that_stops_before_others_for_the_same_side_is_no_end() -> None:
    """It goes on like one that is as good; where there is none, what comes of it is not known."""
    top = two_in_a_row()
    option = top.children[1]
    frame("early", "dice", option, "Red")
    early = option.children[2]
    early.state = {**early.state, "left": 1}
    first, last = option.odds
    line = OddsLine(frozenset({("early",)}), 3, 12, "early", 0)
    option.odds = (replace(first, ways=3), last, line)
    assert chances(top)["each"] == {"Red has it": Fraction(5, 12), "Blue has it": Fraction(7, 12)}
    option.odds = (replace(first, ways=3), last, replace(line, whose=NOBODY))
    assert prospects(top, ended) == ()


def test_what_is_rounded_is_no_end_of_its_own() -> None:
    """Thirds are 33 % each, and nothing else is left; what is too rare is left out.

    What is not known is shared among the others, so that two add up to a hundred.
    """
    thirds = tuple((Ended(text), Fraction(1, 3)) for text in "abc")
    rare = ((HELD, Fraction(989, 1000)), (LOST, Fraction(5, 1000)), (None, Fraction(6, 1000)))
    facts = prospect_facts([Prospect(two_in_a_row(), thirds, Fraction(0), 2)])
    assert facts["top"]["ends"] == ["33\u00a0% a", "33\u00a0% b", "33\u00a0% c"]
    facts = prospect_facts([Prospect(two_in_a_row(), rare, Fraction(0), 2)])
    assert facts["top"]["ends"] == ["99\u00a0% Red has it"]
    open_ = ((HELD, Fraction(752, 1000)), (LOST, Fraction(241, 1000)), (None, Fraction(7, 1000)))
    facts = prospect_facts([Prospect(two_in_a_row(), open_, Fraction(0), 2)])
    assert facts["top"]["ends"] == ["76\u00a0% Red has it", "24\u00a0% Blue has it"]


def test_each_chance_is_rounded_for_itself() -> None:
    """34 + 14 + 28 + 25 are 101: one that was made smaller to fit was another number than Placky's."""
    four = tuple(
        (Ended(text), Fraction(chance, 10000)) for text, chance in zip("abcd", (3362, 1412, 2755, 2471), strict=True)
    )
    facts = prospect_facts([Prospect(two_in_a_row(), four, Fraction(0), 2)])
    assert facts["top"]["ends"] == ["34\u00a0% a", "14\u00a0% b", "28\u00a0% c", "25\u00a0% d"]


def test_ends_that_differ_in_what_came_beside_are_added_up() -> None:
    """A try has one chance, whoever has gone off at it; who goes off is counted of all ways, and stands last."""
    ways = ("a try", "A is off", 25), ("a try", "", 44), ("none", "B is off", 17), ("none", "A is off", 14)
    ends = tuple(
        (Ended(text, beside=(Ended(off),) if off else ()), Fraction(chance, 100)) for text, off, chance in ways
    )
    facts = prospect_facts([Prospect(two_in_a_row(), ends, Fraction(0), 2)])
    assert facts["top"]["ends"] == [
        "69\u00a0% a try", "31\u00a0% none", "in all, 39\u00a0% A is off", "17\u00a0% B is off"
    ]  # fmt: skip
    off = (Ended("", beside=(Ended("A is off"),)), Fraction(1))
    facts = prospect_facts([Prospect(two_in_a_row(), (off,), Fraction(0), 2)])
    assert facts["top"]["ends"] == ["100\u00a0% A is off"]


def test_where_the_next_roll_says_it_all_or_too_little_is_known_there_are_none() -> None:
    single = frame("top", "action", None)
    for name, ways in (("here", 7), ("there", 5)):
        rolls(frame(name, "action", single), (f"{name} well", ways, "Red"), (f"{name} badly", 12 - ways, "Blue"))
    assert prospects(single, ended) == ()
    unknown = two_in_a_row()
    unknown.children[1].odds += (OddsLine(frozenset({("odd",)}), 6, 12, "Anything", NOBODY),)
    assert prospects(unknown, ended) == ()
    uncounted = two_in_a_row()  # as of an engine that does not say what may come
    uncounted.children[1].odds = ()
    assert prospects(uncounted, ended) == ()
    undiced = two_in_a_row()
    stop = frame("stop", "action", undiced, "Red")
    stop.state = {**stop.state, "left": 1}
    assert prospects(undiced, ended) == ()
    assert prospects(undiced.children[0], ended) == ()


def test_where_something_is_aimed_at_a_single_roll_is_told_by_what_comes_of_it() -> None:
    """A roll that is won more often may bring nothing of what the part is for."""
    top = frame("top", "action", None)
    rolls(frame("dodge", "action", top), ("past", 5, "Red"), ("held", 7, "Blue"))
    rolls(frame("push", "action", top), ("shoved", 4, ""), ("pushed", 8, "Blue"))
    assert chances(top) == {}
    top.aim = "the line"
    assert chances(top) == {
        "dodge": {"Red has it": Fraction(5, 12), "Blue has it": Fraction(7, 12)},
        "push": {"nobody has it": Fraction(1, 3), "Blue has it": Fraction(2, 3)},
    }


def test_where_nobody_can_lose_it_a_single_roll_is_no_way() -> None:
    """Who stops short still has it, and has not won what the roll was for."""
    safe = frame("top", "action", None)
    onward, _ = rolls(frame("dodge", "action", safe), ("past", 7, "Red"), ("down", 5, "Red"))
    rolls(onward, ("past all", 6, "Red"), ("not past", 6, ""))
    rolls(frame("shove", "action", safe), ("through", 5, "Red"), ("stopped", 7, "Red"))
    assert prospects(safe, ended) != ()
    safe.children[0].children[0].children[1].state = {**safe.state, "holder": "Red"}
    assert prospects(safe, ended) == ()


def way(name: str, holder: str, first: int, faces: int) -> Way:
    """So many faces that come to this, and who has it then."""
    return Way([[first, faces]], [{"event": RESULT, "results": [name]}], {"teams": ["Red", "Blue"], "holder": holder})


def test_faces_that_leave_another_state_end_as_they_do_and_not_as_the_branch() -> None:
    """An arrow that nobody plays is told with others; where more dice follow, it has to have come to as much."""
    top = two_in_a_row()
    _, stopped = top.children[0].children
    line = top.children[0].odds[1]
    falls = (way("stopped", "Blue", 8, 3), way("stopped short", "", 11, 1))
    top.children[0].odds = (top.children[0].odds[0], replace(line, falls=falls))
    assert chances(top)["all"] == {
        "Red has it": Fraction(1, 6), "Blue has it": Fraction(3, 4), "nobody has it": Fraction(1, 12)
    }  # fmt: skip
    rolls(stopped, ("again", 6, "Blue"), ("back", 6, "Red"))
    assert prospects(top, ended) == ()
    elsewhere = way("stopped", "Blue", 11, 1)
    elsewhere = elsewhere._replace(state={**elsewhere.state, "place": "far away"})
    top.children[0].odds = (top.children[0].odds[0], replace(line, falls=(falls[0], elsewhere)))
    assert chances(top)["all"] == {"Red has it": Fraction(1, 3), "Blue has it": Fraction(2, 3)}, "they roll there too"
    top.children[0].odds = (top.children[0].odds[0], replace(line, falls=falls))
    top.children[0].children.remove(stopped)
    assert chances(top)["all"]["nobody has it"] == Fraction(1, 12)


def test_of_ways_that_lead_to_each_other_for_ever_nothing_is_claimed() -> None:
    """Each stops where the other one has begun."""
    top, begun = frame("top", "action", None), []
    for name, other in (("one", "two"), ("two", "one")):
        first, _ = rolls(frame(name, "action", top), (f"{name} on", 6, "Red"), (f"{name} lost", 6, "Blue"))
        last, _ = rolls(first, (f"{name} round", 6, "Red"), (f"{name} out", 6, "Blue"))
        first.state, last.state = {**first.state, "place": name}, {**last.state, "place": other}
        begun += [first, last]
    for one in begun:
        one.pending = {"coach": "Red", "action": "go on"}
    assert prospects(top, ended) == ()


def test_what_is_only_counted_makes_the_ends_known() -> None:
    """A tie that no frame shows: one in twelve, which ends where its author ends it, though turns are left."""
    top = two_in_a_row()
    option = top.children[1]
    *_, caught = option.odds
    option.odds = (*option.odds[:-1], replace(caught, ways=5), OddsLine(frozenset({("tie",)}), 1, 12, "Tie", NOBODY))
    tie = frame("tie", "dice", option, "Red")
    tie.state = {**tie.state, "left": 3}
    assert prospects(top, ended) == (), "on a page it has stopped too early"
    option.counted.append(option.children.pop())
    shares = {"Red has it": Fraction(5, 12) + Fraction(1, 12), "Blue has it": Fraction(1, 12) + Fraction(5, 12)}
    assert chances(top)["each"] == shares


def test_faces_with_a_branch_of_their_own_end_like_that_branch() -> None:
    """As each arrow of a scatter does that is played, if only to be counted; nothing is known of the others."""
    top = two_in_a_row()
    first, stopped = top.children[0].children
    line = top.children[0].odds[1]
    near, far = way("stopped", "air", 8, 3), way("elsewhere", "air", 11, 1)
    falls = near, far._replace(state={**far.state, "place": "far away"})
    both = frozenset({("stopped",), ("elsewhere",)})
    top.children[0].odds = (top.children[0].odds[0], replace(line, results=both, falls=falls))
    rolls(stopped, ("again", 6, "Blue"), ("back", 6, "Red"))
    assert prospects(top, ended) == ()
    elsewhere = frame("elsewhere", "dice", top.children[0], "air")
    top.children[0].counted.append(top.children[0].children.pop())
    rolls(elsewhere, ("caught", 9, "Red"), ("lost", 3, "Blue"))
    red = Fraction(1, 6) + Fraction(3, 12) * Fraction(1, 2) + Fraction(1, 12) * Fraction(3, 4)
    assert first.children
    assert chances(top)["all"] == {"Red has it": red, "Blue has it": 1 - red}


def contest(top: Frame, name: str, ways: int) -> tuple[Frame, Frame]:
    """An option: Red wins it in so many ways, with three turns left, or Blue."""
    won, lost = rolls(frame(name, "action", top), (f"{name} won", ways, "Red"), (f"{name} lost", 12 - ways, "Blue"))
    won.state = {**won.state, "left": 3}
    return won, lost


def test_options_are_told_as_far_as_the_one_that_is_played_on_least() -> None:
    """Who has it after the first roll has it, whatever may come of it a turn later."""
    top = frame("top", "action", None)
    contest(top, "short", 6)
    won, lost = contest(top, "long", 8)
    again = frame("again", "action", won, "Red")
    for one in (again, *rolls(again, ("through", 3, "Red"), ("down", 9, "Blue"))):
        one.state = {**one.state, "left": 2}
    rolls(lost, ("blue on", 12, "Blue"))
    assert chances(top)["long"] == {"Red has it": Fraction(2, 3), "Blue has it": Fraction(1, 3)}


def test_an_option_without_a_roll_is_told_where_nothing_is_left_to_play() -> None:
    top = two_in_a_row()
    stop = frame("stop", "action", top, "Red")
    assert chances(top)["stop"] == {"Red has it": Fraction(1)}
    stop.state = {**stop.state, "left": 2}
    assert prospects(top, ended) == ()


def test_where_one_option_has_a_roll_and_another_none_the_next_roll_does_not_say_it_all() -> None:
    """Of the option without, nothing would be said."""
    top = frame("top", "action", None)
    rolls(frame("try", "action", top), ("down", 8, "Red"), ("dropped", 4, ""))
    assert prospects(top, ended) == ()
    frame("stop", "action", top, "Red")
    assert chances(top) == {
        "try": {"Red has it": Fraction(2, 3), "nobody has it": Fraction(1, 3)},
        "stop": {"Red has it": Fraction(1)},
    }
