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
