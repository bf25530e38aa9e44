"""Events of a roll as plain data, read once however many outcomes share them."""

from typing import Any, NamedTuple

import pytest

from placky.odds import _Reader, odds_lines
from placky.rulebooks import rulebook


class Fell(NamedTuple):
    """An event."""

    rule: str
    player: Any


class Words:
    """Words that count what they are asked."""

    def __init__(self):
        self.asked = 0

    def consequence(self, event):
        """Who fell."""
        self.asked += 1
        return event["player"]


@pytest.mark.parametrize(("player", "asked"), [("GARRA", 1), (("GARRA", 4), 1), (["GARRA"], 2), ({"name": "GARRA"}, 2)])
def test_equal_events_are_read_once_but_for_those_that_can_change(player, asked):
    words = Words()
    read = _Reader(words)
    first, again = (read(Fell("3.01", player)) for _ in range(2))
    plain = list(player) if isinstance(player, tuple) else player
    assert first == again == ({"event": "fell", "rule": "3.01", "player": plain}, plain)
    assert words.asked == asked


def test_an_outcome_is_followed_through_the_choice_of_a_place():
    players = [
        {"name": "AGUILA", "at": [12000, 13000], "ball": True},
        {"name": "HAYATE", "at": [12000, 15900]},
        {"name": "GARRA", "at": [12000, 10500]},
    ]
    who = {"player": "AGUILA"}
    acts = [
        {"do": "activate", **who}, {"do": "mark", **who, "to": [12000, 20000]},
        {"do": "tackle", "player": "GARRA", "target": "AGUILA"}, {"do": "run", **who}, {"do": "break through", **who},
    ]  # fmt: skip
    lines = odds_lines(rulebook("takkure"), [{"set_up": {"players": players}}, *({"act": act} for act in acts)])
    won = [line.label for line in lines if line.label.startswith("GARRA wins")]
    assert len(won) == 2
    assert all("both go to ground" in label for label in won), won
