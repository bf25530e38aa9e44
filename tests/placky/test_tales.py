"""One table tells events to frames and to matches."""

from pathlib import Path
from typing import Any, Literal, Required, TypedDict

import pytest
from tests.slips import check_slips

from placky.rulebook import Rulebook, playable
from placky.rulebooks import rulebook
from placky.rulebooks.takkure.words import ball, cards, match, players, telling
from placky.tales import BIG, Tale, Tales, both, by_kind, first, kind_of, told, untold
from touchline.core.play.events import kinds

GAMES = ("dice_football", "dreadball", "takkure")


class Taken(TypedDict, total=False):
    """Pebbles are taken."""

    event: Required[Literal["taken"]]
    player: str
    number: int


class Won(TypedDict):
    """The game is won."""

    event: Literal["won"]
    player: str


class Passed(TypedDict):
    """It is somebody's turn."""

    event: Literal["passed"]
    player: str


class Rolled(TypedDict):
    """The die is rolled."""

    event: Literal["rolled"]
    face: int


TALES = Tales(
    "    ",
    (
        both(Taken, lambda e: f"{e['player']} takes {e['number']}."),
        both(Won, lambda e: f"{e['player']} wins.", BIG),
        told(Passed, lambda e: f"{e['player']} is next.", None),
    ),
    [told(Rolled, None, lambda e, state: f"{e['face']} of {state['sides']}" if e["face"] > 1 else None)],
)


def tales_of(book: Rulebook) -> Tales:
    """The table of a game: whatever stands beside its sentences."""
    telling: Any = book.words().telling
    found: Tales = telling.TALES
    return found


@pytest.mark.parametrize(
    ("event", "sentence", "line"),
    [
        ({"event": "taken", "player": "Ada", "number": 2}, "Ada takes 2.", "    Ada takes 2."),
        ({"event": "won", "player": "Ada"}, "Ada wins.", "  ** Ada wins."),
        ({"event": "passed", "player": "Ben"}, "Ben is next.", None),
        ({"event": "rolled", "face": 5}, None, "    5 of 6"),
        ({"event": "rolled", "face": 1}, None, None),
        ({"event": "heap laid"}, None, None),
    ],
)
def test_an_event_is_told_in_each_register_or_in_none(
    event: dict[str, Any], sentence: str | None, line: str | None
) -> None:
    assert TALES.sentence(event) == sentence
    assert TALES.line(event, {"sides": 6}) == line


@pytest.mark.parametrize("game", GAMES)
def test_a_match_and_its_frames_tell_events_from_one_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words, told = rulebook(game).words(), playable(rulebook(game))
    kinds: Any = tales_of(rulebook(game)).kinds
    monkeypatch.setitem(kinds, "news", Tale("news", lambda _: "Beside a frame.", lambda *_: "In a match.", ""))
    assert words.telling.tell({"event": "news"}) == "Beside a frame."
    assert told.tell({"event": "news"}, {}) == "In a match."


@pytest.mark.parametrize("game", GAMES)
def test_a_new_kind_of_event_has_to_be_told_or_left_out_by_name(game: str) -> None:
    book = rulebook(game)
    told, there = set(tales_of(book).kinds), set(kinds(book.engine))
    where = f"in a table TALES of tutorials/placky/rulebooks/{game}/words, told or untold"
    assert not there - told, f"{sorted(there - told)} need a line {where}"
    assert not told - there, f"{sorted(told - there)} are no events any more: take out their lines {where}"


def test_what_is_left_out_by_name_is_told_in_no_register() -> None:
    tales = Tales("", untold(Passed, Rolled))
    assert tales.sentence({"event": "rolled"}) is tales.line({"event": "rolled"}, {}) is None


def test_events_are_found_by_their_kind() -> None:
    events = [{"event": "passed", "player": "Ada"}, {"event": "won", "player": "Ben"}, {"event": "passed"}]
    assert first(events, Passed) == events[0]
    assert first(events, Taken) is None
    assert by_kind(events) == {"passed": events[2], "won": events[1]}
    assert [kind_of(one) for one in (Taken, Passed)] == ["taken", "passed"]


SLIPS = """
from collections.abc import Sequence

from placky.tales import Tale, both, first, told
from touchline.dreadball import wire_types as wire

TALES: Sequence[Tale] = (
    told(wire.Fell, lambda e: f"{e['playr']} falls over.", None),                       # 1
    both(wire.Dropped, lambda e: f"{e['player']} drops the ball in {e['hex']}."),       # 2
    told(wire.Thrown, None, lambda e, state: f"{e['aim']} catches it."),                # 3
    told(wire.Fallen, None, None),                                                      # 4
    told(wire.ClashWon, lambda e: f"{e['player']} beats {e['opponent']}.", None),
)


def kind(event: wire.Event) -> bool:
    return event["event"] == "fel"                                                      # 5


def told_of(events: Sequence[wire.Event], state: wire.State) -> str:
    scored = first(events, wire.StrikeScored)
    return f"{scored['point']}" if scored else state["rusching"]                        # 6
"""


def test_a_type_checker_finds_a_misspelt_key_and_a_kind_that_there_is_not(tmp_path: Path) -> None:
    check_slips(SLIPS, tmp_path)


def test_no_kind_of_event_stands_in_two_parts_of_a_table() -> None:
    tables = [ball.TALES, cards.TALES, match.TALES, players.TALES]
    assert sum(map(len, tables)) < len(telling.TALES.kinds) == sum(map(len, [telling._TALES, telling._UNTOLD, *tables]))
