from dataclasses import replace
from typing import Any

import pytest

from placky.chances import CARDS
from placky.defaults import PaperTable, PlainBook, PlainWords
from placky.diagrams.looks import Look
from placky.errors import PlackyError
from placky.nouns import Nouns
from placky.rulebook import playable
from placky.rulebooks import lacking_parts
from placky.scenarios.steps import StepBook
from placky.words import Hand, RollOutcome

ADA: dict[str, Any] = {"rule": "2", "player": "Ada", "rulings": []}


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"event": "taken", "number": 2, "left": 4}, "Ada has taken 2 (left 4)."),
        ({"event": "takes", "number": 2}, "Ada takes 2."),
        ({"event": "game won"}, "Game won by Ada."),
        ({"event": "passes", "to": None, "cards": ["two", "ten"]}, "Ada passes (cards two and ten)."),
        ({"event": "heap laid", "player": None, "stones": 15}, "Heap laid (stones 15)."),
        ({"event": "press"}, "Press (Ada)."),
        ({"event": "rolled", "face": "3", "results": ["3"]}, None),
    ],
)
def test_an_event_is_a_sentence(event: dict[str, Any], said: str | None) -> None:
    assert PlainWords().tell({**ADA, **event}) == said


def test_an_author_words_one_kind_and_silences_another() -> None:
    words = PlainWords({"taken": "{player} takes {number} from the heap.", "turn passed": ""})
    assert words.tell({**ADA, "event": "taken", "number": 2}) == "Ada takes 2 from the heap."
    assert words.tell({**ADA, "event": "turn passed"}) is None
    assert words.headline([{**ADA, "event": "taken", "number": 2}, {**ADA, "event": "turn passed"}]) == (
        "Ada takes 2 from the heap"
    )


def test_it_has_every_part_that_words_have() -> None:
    book = PlainBook("placky", "Plain", steps=StepBook({}), table=PaperTable)
    assert lacking_parts(book) == []


def test_a_refusal_is_told_by_the_author_or_by_its_code() -> None:
    book = PlainBook(
        "placky", "Plain", steps=StepBook({}), table=PaperTable,
        words=lambda: PlainWords(refusals={"too-far": "{who} walks {most} steps at most"}),
    )  # fmt: skip
    refusal = {"rule": "1", "values": {"who": "Ada", "most": 3}}
    assert book.words().refusals.tell({**refusal, "code": "too-far"}) == "Ada walks 3 steps at most"
    assert "too near" in book.words().refusals.tell({**refusal, "code": "too-near"})


def test_a_game_is_called_so_unless_it_says_otherwise() -> None:
    for words, noun in ((PlainWords, "game"), (lambda: PlainWords(nouns=Nouns(game="duel")), "duel")):
        book = PlainBook("placky", "Plain", steps=StepBook({}), table=PaperTable, words=words, match=lambda: None)
        with pytest.raises(PlackyError, match=f"Plain cannot be played as a whole {noun} yet"):
            playable(book)


def test_dice_of_either_shape_are_hands() -> None:
    words, state = PlainWords(), {"teams": ["Ada", "Ben"]}
    pool = {"rule": "3", "hands": [{"player": "Ben", "number": 2, "faces": ["1", "2", "3"]}]}
    roll = {"rule": "3", "dice": [{"player": "Cleo", "sides": 4}]}
    assert words.hands(pool, state) == [Hand(1, "Ben", 2, 3, ("1", "2", "3"))]
    assert words.hands(roll, state) == [Hand(None, "Cleo", 1, 4, ("1", "2", "3", "4"))]
    assert words.roll_title(roll) == "Cleo rolls"
    assert words.outcome(pool, [["2"]], [{**ADA, "event": "wins"}], state, None) == RollOutcome("Ada wins", side=1)


def test_a_roll_of_which_nothing_is_told_yet_says_what_fell_and_who_decides() -> None:
    words, rolled = PlainWords(), {**ADA, "event": "rolled", "face": "5", "results": ["5"]}
    roll = {"rule": "3", "hands": [{"player": "Ada", "number": 1, "faces": ["4", "5"]}]}
    asked = {"ask": "choose", "coach": "Ada", "kind": "tiles"}
    assert words.outcome(roll, [["4"], ["5"]], [rolled], {"players": ["Ada"]}, asked)[0] == "4 or 5: Ada decides"
    assert words.title({"roll": [{"face": "5"}]}, "the die shows 5", [rolled]) == "5"


def test_cards_of_a_deck_are_drawn_and_told_as_such() -> None:
    words, looks = PlainWords(form="card", looks={"hare": Look("4")}), {"hare": Look("4")}
    roll = {"rule": "3", "hands": [{"player": "Ada", "number": 2}], "deck": {"hare": 2, "ox": 1}}
    assert words.hands(roll, {}) == [Hand(None, "Ada", 2, 2, ("hare", "ox"), form="card", looks=looks)]
    assert words.roll_title(roll) == "Ada draws"
    assert words.verdicts({"faces": ["hare", "ox"], "results": ["hare"]}) == [("", "draws hare and ox")]
    refusal = {"code": "dice-first", "values": {"owners": ["Ada", "Ada"]}}
    assert words.refusals.tell(refusal) == "cards are due first, for Ada (2 cards)"
    assert PlainWords().hands(roll, {})[0].form == "card"
    assert PlainWords(form="token").hands(roll, {})[0].form == "token"


def test_an_author_calls_chance_what_it_is() -> None:
    words = PlainWords(form="card", chance=replace(CARDS, title="{who} turns over", shows="turns over {faces}"))
    roll = {"rule": "3", "hands": [{"player": "Ada", "number": 1}], "deck": {"hare": 1}}
    assert words.roll_title(roll) == "Ada turns over"
    assert words.verdicts({"face": "hare", "results": ["hare"]}) == [("", "turns over hare")]
