"""Takkure's words: whatever happens in a match or with cards can be told, titled and asked."""

from collections import Counter
from random import Random

import pytest
from tests.touchline.playing import POSITIONS, advance, begin
from tests.touchline.takkure.test_random_cards import CARDS

from placky.rulebooks.takkure import words
from touchline.core.events import to_json
from touchline.core.requests import Choose
from touchline.takkure.state import show

FOUR = ("AGUILA", "HAYATE", "SUZU", "KURO", "ZORRO", "LINCE", "BUHO", "TORO")
MATCH = {"mode": "match", "cards": True, "players": [{"name": name} for name in FOUR]}
BOOKS = words.QUIET | {"action chosen", "rolled", "cards laid", "dice ordered"}
"""Events that keep the books, and those that other events tell."""
UNTITLED = "as the step says it"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("position", [{**POSITIONS["four against four"], **CARDS}, MATCH], ids=["cards", "match"])
def test_everything_that_happens_in_random_play_has_words(position, seed):
    play, chance = begin(position), Random(seed)
    told, untitled = 0, Counter()
    while play.pending is not None:
        asked, state = play.pending.to_json(), show(play.state)
        if isinstance(play.pending, Choose):
            assert words.ask(asked)
        else:
            assert words.roll_title(asked)
            assert len(words.hands(asked, state)) == len(asked["dice"])
        advance(play, chance)
        came = [to_json(event) for event in play.events[told:]]
        told = len(play.events)
        assert [e["event"] for e in came if words.tell(e) is None and e["event"] not in BOOKS] == []
        act = play.log[-1]
        if "act" in act:
            untitled[act["act"]["do"]] += words.title(act, UNTITLED, came) == UNTITLED
            words.option(act, asked)
        else:
            assert words.headline(came)
            rolled = next(e for e in came if e["event"] == "rolled")
            assert len(words.verdicts(rolled)) == len(words.faces(rolled))
    assert +untitled == Counter()


def test_a_marked_move_says_which_way_it_leads_and_whether_it_turns():
    pending = {"options": [{"do": "mark", "player": "AGUILA", "region": {"from": [12_000, 10_000], "reach": 4_000}}]}
    mark = {"do": "mark", "player": "AGUILA"}
    told = [
        words.option({"act": mark | more}, pending)
        for more in ({"to": [12_000, 8_000]}, {"to": [18_000, 16_000], "turn": [14_000, 11_000]}, {})
    ]
    assert told == [
        "Straight down the pitch. Put the token down; nobody moves yet.",
        "Up the pitch to the right, with a turn on the way. Put the token down; nobody moves yet.",
        "A move of no length. Nobody moves yet.",
    ]


def test_a_ball_that_is_placed_is_named_in_the_title():
    act = {"act": {"do": "place", "player": "AGUILA", "at": [12_000, 14_000]}}
    assert words.title(act, "AGUILA places the ball at 12, 14") == "AGUILA places the ball"
    assert words.title(act, "AGUILA makes way to 12, 14") == "A place for AGUILA"


def test_a_tie_is_called_only_where_nobody_wins():
    def heard(*results):
        dice = [{"player": f"P{n}", "team": "Yamato", "result": result} for n, result in enumerate(results)]
        return words.sound([{"event": "rolled", "dice": dice}], {"teams": ["Yamato", "Teriomorph"]})

    assert heard("cancelled", "cancelled") == ("TIE.", "n")
    assert heard("success", "cancelled") is None
