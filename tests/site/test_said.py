"""What Placky says where dice have fallen is true of every throw that leads there, not of the recorded one alone."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest
from tests.site.real_site import EXERCISES, Page, Walk

NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

COUNTED = re.compile(
    r"\b(BaC|BOD|PRT|REF|STR|needs|plus|step) (\w+)\b|\b(\w+) (or less|inch|inches|tokens?|dice|times in \w+)\b",
    re.IGNORECASE,
)
"""A number of these is no face: a value of a card, a target, a length, a chance, how many there are."""

GIVEN = {
    "Three on the ground, one of them you.": "players",
}
"""Sentences with a number that the recorded dice showed as well -> what it counts."""

COURSE, MOST = re.compile(r"(takkure|dice_football)/exercises/"), 46
"""The exercises that a beginner reads, and how many words a bubble of theirs may have."""

SPARE = "another die counts"
"""So ends the verdict on a die that comes to nothing, as its player has a better one."""

Verdicts = list[list[str]]


class Outcome(NamedTuple):
    """A frame that dice lead to, what Placky says there, and all throws that do."""

    ident: str
    said: str
    kinds: list[dict[str, Any]]
    throws: list[tuple[str, ...]]


def outcomes(walk: Walk) -> Iterator[Outcome]:
    """Give the outcomes at which Placky says something, of rolls of which the page knows every throw."""
    for ident, frame in walk.frames.items():
        if falls := frame.get("falls"):
            hands = [hand["faces"] for hand in frame["hands"] for _ in range(hand["dice"])]
            numbers = [range(1, faces + 1) if isinstance(faces, int) else faces for faces in hands]
            sides = falls.get("dice") or [[str(face) for face in faces] for faces in numbers]
            ways = list(zip(walk.kinds(ident), product(*sides), strict=True))
            for to in {child["to"] for child in frame["children"]} & walk.said.keys():
                mine = [(kind, throw) for kind, throw in ways if kind.get("to") == to]
                kinds = [kind for kind in falls["kinds"] if kind.get("to") == to]
                yield Outcome(to, walk.said[to], kinds, [throw for _, throw in mine])


def named(outcome: Outcome) -> set[str]:
    """Give the faces of the recorded throw, as the address has them, that other throws of the outcome do not show."""
    recorded = outcome.ident.split("-")[:-1][-len(outcome.throws[0]) :]
    loose = {face for face in recorded if any(face not in map(str.lower, throw) for throw in outcome.throws)}
    return loose | {NUMBERS[int(face) - 1] for face in loose if face.isdigit()}


def sentences(outcome: Outcome) -> list[str]:
    """Give what Placky says, sentence by sentence."""
    return [one for one in re.split(r"(?<=[.:;!?]) ", outcome.said) if one not in GIVEN]


def slips(outcome: Outcome) -> list[str]:
    """Give the sentences that name a face which another throw of the outcome does not show."""
    words = {one: set(re.findall(r"\w+", COUNTED.sub("", one).lower())) for one in sentences(outcome)}
    return [sentence for sentence, said in words.items() if named(outcome) & said]


@pytest.mark.parametrize("page", EXERCISES)
def test_placky_names_no_face_that_might_have_been_another(real_pages: dict[str, Page], page: str) -> None:
    """That six beats four was true of the throw that its author knew."""
    assert [one for walk in real_pages[page].walks for outcome in outcomes(walk) for one in slips(outcome)] == []


def beaten(verdicts: Verdicts) -> bool:
    """Did two ordinary successes meet, and one was higher?"""
    return any("beaten" in text for _, text in verdicts) and not any("critical" in text for _, text in verdicts)


CLAIMS: dict[str, Callable[[Verdicts], bool]] = {
    r"\bboth fail\b|\btwo failures\b|\bboth miss\b": lambda came: all(mark == "no" for mark, _ in came),
    r"\bboth (succeed|good)\b|\btwo successes\b": lambda came: all(mark != "no" for mark, _ in came),
    r"\bhigher\b": beaten,
    r"\btie\b|\bsame number\b": lambda came: all("cancelled" in text for _, text in came),
    r"^A natural 1\b|^Critical\b": lambda came: any("critical" in text for _, text in came),
    r"^A 12\b|\bfumble": lambda came: any(text.endswith(", fails") and " > " not in text for _, text in came),
}
"""What Placky may say of dice in Takkure -> is it true of what the dice of a throw came to?"""


@pytest.mark.parametrize("page", [page for page in EXERCISES if page.startswith("takkure")])
def test_what_placky_says_of_the_dice_is_true_of_every_throw(real_pages: dict[str, Page], page: str) -> None:
    """A natural 1 wins as well as the higher of two successes, and a die that is beaten has not failed."""
    found = [
        (sentence, kind["verdicts"])
        for walk in real_pages[page].walks
        for outcome in outcomes(walk)
        for sentence in sentences(outcome)
        for claim, holds in CLAIMS.items()
        if re.search(claim, sentence, re.IGNORECASE)
        for kind in outcome.kinds
        if not holds([verdict for verdict in kind["verdicts"] if not verdict[1].endswith(SPARE)])
    ]
    assert found == []


@pytest.mark.parametrize("page", EXERCISES)
def test_a_throw_beside_a_branch_is_called_as_the_branch_is(real_pages: dict[str, Page], page: str) -> None:
    """Else an arrow is told as not played, below a line of the table that has all arrows and is played."""
    for walk in real_pages[page].walks:
        for ident, frame in walk.frames.items():
            beside = {kind["label"] for kind in walk.kinds(ident) if "aside" in kind}
            assert beside <= {child["label"] for child in frame["children"]}, frame["title"]


@pytest.mark.parametrize("page", [page for page in EXERCISES if COURSE.match(page)])
def test_placky_says_in_few_words_what_is_to_be_done(real_pages: dict[str, Page], page: str) -> None:
    """Below more of them, a telephone has no room for what is chosen."""
    said = [said for walk in real_pages[page].walks for said in walk.said.values()]
    assert said
    assert [one for one in said if len(one.split()) > MOST] == []


def test_there_are_outcomes_to_look_at_and_a_face_in_one_is_seen(real_pages: dict[str, Page]) -> None:
    """Else the tests above would pass with nothing read."""
    found = [one for page in EXERCISES for walk in real_pages[page].walks for one in outcomes(walk)]
    assert len(found) > 50
    assert any(re.search(claim, one.said, re.IGNORECASE) for one in found for claim in CLAIMS)
    one, face = next((one, face) for one in found for face in NUMBERS if face in named(one))
    assert slips(one._replace(said=f"Well, {face} it is.")) == [f"Well, {face} it is."]
