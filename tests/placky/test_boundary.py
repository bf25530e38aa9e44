"""The boundary around what an author wrote: what breaks there is noted, and something stands in for the answer."""

import inspect
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from placky.boundary.answers import answer_of
from placky.boundary.asked import asked
from placky.errors import AuthorFault, BadStory, Fault
from placky.faults import attempt, fault_of, hearing
from placky.matches.frames import match_frames
from placky.matches.recording import Taken
from placky.rulebook import Match, Painter, Standing
from placky.words import Choices, DiceWords, Rail, Telling, Words

ROLL: Mapping[str, Any] = {"ask": "roll", "rule": "3", "dice": [{"player": "Ada", "sides": 6}]}
ROLLED: Mapping[str, Any] = {"event": "rolled", "rule": "3", "player": "Ada", "face": 4, "results": ["4"]}
STATE: Mapping[str, Any] = {"teams": ["Ada", "Ben"], "heap": 3}
GIVEN: Mapping[str, Any] = {
    "act": {"act": {"do": "walk"}}, "before": STATE, "came": STATE, "classes": [["4"]], "coming": None,
    "dice": [{"player": "Ada", "face": 4}], "event": ROLLED, "events": [ROLLED], "kind": "dice", "offered": None,
    "pending": {"ask": "choose", "coach": "Ada"}, "previous": None, "roll": ROLL, "rolled": ROLLED, "size": (9, 9),
    "state": STATE, "states": [STATE], "text": "Ada walks", "view": (0, 0, 9, 9),
}  # fmt: skip
"""What each parameter of the interface is given here."""
PROTOCOLS = {
    "rail": Rail,
    "telling": Telling,
    "choices": Choices,
    "dice": DiceWords,
    "painter": Painter,
    "match": Match,
}
FUNCTIONS = [
    (part, name, function)
    for part, protocol in PROTOCOLS.items()
    for name, function in vars(protocol).items()
    if inspect.isfunction(function) and not name.startswith("_")
]


class Everything:
    """A part of a rulebook that has every function, and all of them do the same."""

    def __init__(self, does: Any) -> None:
        self.does = does

    def __getattr__(self, name: str) -> Any:
        return self.does


def book(does: Any) -> Any:
    """A rulebook whose every function does the same."""
    part = Everything(does)
    own = SimpleNamespace(
        name="race", engine="race.engine", words=lambda: Words(part, part, part, part), painter=lambda: part,
        match=lambda: part,
    )  # fmt: skip
    own.__module__ = __name__
    return asked(own)


def function_of(made: Any, part: str, name: str) -> Any:
    """A function of a rulebook."""
    holder = getattr(made, part)() if part in ("painter", "match") else getattr(made.words(), part)
    return getattr(holder, name)


def given(function: Any) -> tuple[list[Any], dict[str, Any]]:
    """Arguments for a function of the interface."""
    parameters = [one for one in inspect.signature(function).parameters.values() if one.name != "self"]
    by_name = {one.name: GIVEN[one.name] for one in parameters if one.kind is one.KEYWORD_ONLY}
    return [GIVEN[one.name] for one in parameters if one.kind is not one.KEYWORD_ONLY], by_name


def breaks(*_: Any, **__: Any) -> Any:
    """As an author's function does in the middle of writing."""
    return STATE["coach"]


@pytest.mark.parametrize(("part", "name", "declared"), FUNCTIONS, ids=[f"{part}.{name}" for part, name, _ in FUNCTIONS])
@pytest.mark.parametrize("does", [breaks, lambda *_, **__: object()], ids=["breaks", "gives something else"])
def test_whatever_breaks_is_noted_and_answered(part: str, name: str, declared: Any, does: Any) -> None:
    function, heard = function_of(book(does), part, name), list[Fault]()
    places, names = given(declared)
    with hearing(heard):
        answer = function(*places, **names)
    fits, allowed = answer_of(declared)
    assert fits(answer)
    (fault,) = heard
    assert f".{name}" in fault.what
    other = f"gives <object object> (object); allowed: {allowed}"
    reason = "KeyError: 'coach'" if does is breaks else other
    assert fault.why == reason
    with pytest.raises(AuthorFault, match=f"{name}.*: "):
        function(*places, **names)


def test_a_fault_says_where_the_authors_code_was_and_no_address() -> None:
    line = inspect.getsourcelines(breaks)[1] + 2
    heard: list[Fault] = []
    with hearing(heard):
        attempt(lambda: breaks(object()), lambda: None, "it", book(breaks))
    assert str(heard[0]) == f"it: KeyError: 'coach' (tests/placky/test_boundary.py:{line})"
    assert fault_of(ValueError(f"{object()} is odd")).why == "ValueError: <object object> is odd"
    assert str(fault_of(BadStory("begins elsewhere"), "the scenario")) == "the scenario: begins elsewhere"


def test_one_event_that_cannot_be_told_costs_one_line_of_a_match() -> None:
    class Tale:
        unit, turns = "steps", "turn"

        def tell(self, event: Mapping[str, Any], _: Any) -> str:
            return f"{event['coach']} {event['event']}."

        def aside(self, _: Any) -> None:
            return None

        def moment(self, _: Any, __: Any) -> None:
            return None

        def standing(self, _: Any) -> Standing:
            return Standing((1, 0))

    def match() -> Iterator[Taken]:
        yield Taken((), STATE)
        for event in ({"coach": "Ada"}, {"player": "Ada"}, {"coach": "Ben"}):
            yield Taken([{"event": "walks", "rule": "1", **event}], STATE)

    own = SimpleNamespace(name="race", engine="race.engine", match=Tale, words=lambda: None)
    own.__module__ = __name__
    made: Any = own
    frames = list(match_frames(made, match()))
    assert [frame.text for frame in frames] == ["", "Ada walks.", "Ada walks.", "Ben walks."]
    assert [[fault.why for fault in frame.faults] for frame in frames] == [[], [], ["KeyError: 'coach'"], []]
