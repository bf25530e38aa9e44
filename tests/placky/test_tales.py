"""One table tells events to frames and to matches."""

from typing import Any

import pytest

from placky.rulebook import Rulebook, playable
from placky.rulebooks import rulebook
from placky.rulebooks.takkure.words import ball, cards, match, players, telling
from placky.tales import BIG, Tale, Tales, both, untold
from touchline.core.play.events import kinds

GAMES = ("dice_football", "dreadball", "takkure")
TALES = Tales(
    "    ",
    {
        "taken": both(lambda e: f"{e['player']} takes {e['number']}."),
        "won": both(lambda e: f"{e['player']} wins.", BIG),
        "passed": Tale(lambda e: f"{e['player']} is next.", None),
    },
    {
        "rolled": Tale(None, lambda e, state: f"{e['face']} of {state['sides']}" if e["face"] > 1 else None),
    },
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
    monkeypatch.setitem(kinds, "news", Tale(lambda _: "Beside a frame.", lambda *_: "In a match.", ""))
    assert words.telling.tell({"event": "news"}) == "Beside a frame."
    assert told.tell({"event": "news"}, {}) == "In a match."


@pytest.mark.parametrize("game", GAMES)
def test_a_new_kind_of_event_has_to_be_told_or_left_out_by_name(game: str) -> None:
    book = rulebook(game)
    assert set(tales_of(book).kinds) == set(kinds(book.engine))


def test_what_is_left_out_by_name_is_told_in_no_register() -> None:
    tales = Tales("", untold("step begun", "rolled"))
    assert tales.sentence({"event": "rolled"}) is tales.line({"event": "rolled"}, {}) is None


def test_no_kind_of_event_stands_in_two_parts_of_a_table() -> None:
    tables = [ball.TALES, cards.TALES, match.TALES, players.TALES]
    assert sum(map(len, tables)) < len(telling.TALES.kinds) == sum(map(len, [telling._TALES, telling._UNTOLD, *tables]))
