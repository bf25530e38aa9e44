"""Boxes that count down, large, and the marks in sentences."""

from dataclasses import replace

from docutils import nodes

from placky.diagrams.marks import Scoreboard
from placky.refusals import Refusals
from placky.sphinx.domain.origins import letters, reasoned, with_origins
from placky.sphinx.nodes import drawing
from placky.sphinx.walkthrough.track import counted, track

SAID = ("Ebb: turned over", "Flow: active", "On 0 it is over.")


def board(now: int = 4, turned: tuple[bool, bool] = (True, False), said: tuple[str, ...] = SAID) -> Scoreboard:
    return Scoreboard("s", (0, 0), (2, 1), 15, "1st half", (5, 4, 3, 2, 1, 0), now, turned, said)


def element(now: Scoreboard, before: Scoreboard | None) -> nodes.Element:
    """The boxes as a page shows them."""
    found = track(now, before)
    assert found is not None
    return found


def test_boxes_are_shown_at_first_and_where_something_on_them_has_changed() -> None:
    assert track(board(), None) is not None
    assert track(board(), board()) is None
    assert track(board(), board(now=5)) is not None
    assert track(board(), board(turned=(False, False))) is not None


def test_the_legend_says_what_each_token_shows() -> None:
    shown = element(board(), None)
    assert shown.astext() == f"543210{''.join(SAID)}"
    hollow = ['fill="none"' in node["svg"] for node in shown.findall(drawing)]
    assert hollow == [True, False, True, False]
    assert [
        "dasharray" in node["svg"] for node in shown.findall(drawing)
    ] == hollow  # by night an active one looks so too


def test_tokens_that_came_to_the_next_box_are_shown_as_they_were_as_they_arrived_and_as_they_lie() -> None:
    now = replace(board(now=4), arrive="Both arrive active")
    shown = element(now, board(now=5))
    assert shown.astext() == f"Before543210Both arrive active543210Then543210{''.join(SAID)}"
    hollow = ['fill="none"' in node["svg"] for node in shown.findall(drawing)]
    assert hollow == [True, False, False, False, True, False, True, False]
    active = replace(now, turned=(False, False))
    assert element(active, board(now=5)).astext() == f"Before543210Both arrive active543210{''.join(SAID)}"
    for before in (
        None,
        board(now=4, turned=(False, False)),
        board(now=1),
    ):  # first seen, turned on its box, a new half
        assert element(now, before).astext() == f"543210{''.join(SAID)}"


def test_a_strip_without_boxes_or_without_words_is_not_shown_large() -> None:
    assert counted([board(said=()), Scoreboard("s", (0, 0), (0, 0))]) is None
    assert counted([board()]) == board()


def test_what_was_invented_is_marked_and_rulings_are_links() -> None:
    text, opened, house, end = with_origins("One die more (house).")
    assert (text.astext(), opened.astext(), house["tag"], end.astext()) == ("One die more", " (", "abbr", ").")
    words = Refusals({"too-far": "too far{rulings}; allowed: {hex}"})
    no = {"rule": "1", "code": "too-far", "values": {"hex": "here"}, "rulings": ["R-86"]}
    told = [node.astext() for node in reasoned(no, words, "chess")]
    assert told == ["Too far; allowed: here.", " ", "R-86"]
    both = {**no, "also": [{"rule": "2", "code": "over", "rulings": ["RS-7"]}]}
    told = [node.astext() for node in reasoned(both, words, "chess")]
    assert told == ["Too far; allowed: here; nothing is left to decide: it is over.", " ", "R-86", " ", "RS-7"]


def test_letters_of_documents_say_what_they_stand_for() -> None:
    one, _, other = letters(("RB", "XX"), {"RB": "The rulebook"})
    assert one["attributes"]["title"] == "The rulebook"
    assert other.astext() == "XX"
