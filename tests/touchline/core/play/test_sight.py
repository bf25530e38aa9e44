"""What one player sees at a table: nothing of what is hidden from him, whichever way the hidden cards lie."""

import json
from fractions import Fraction
from math import comb
from random import Random
from typing import Any

import pytest
from magpies.engine import sight
from magpies.engine.numbers import CARDS
from magpies.engine.table import PLAYERS, Table

from touchline.core.play.drivers import THROWS
from touchline.core.play.sight import HIDDEN, UNSEEN, arrangements

ADA, BEN, CLEO = PLAYERS
DRAWING = {"hands": {ADA: ["ring"], BEN: ["chalice", "bead"]}, "nests": {CLEO: ["lens"]}, "open": ["shard"]}


def at(**position: Any) -> Table:
    table = Table()
    table.set_up(position)
    return table


def seen(table: Table, player: str) -> str:
    """All that a player is told."""
    return json.dumps([table.state(player), table.events(player), table.pending(player)])


def test_what_is_hidden_is_nothing_that_could_stand_there() -> None:
    state = at(**DRAWING).state(ADA)
    assert state["hands"] == {ADA: ["ring"], BEN: [HIDDEN, HIDDEN], CLEO: []}
    assert state["deck"] == [HIDDEN] * 4
    assert state["open"] == ["shard"]
    assert at(**DRAWING).state()["hands"][BEN] == ["chalice", "bead"]


def test_every_way_to_deal_is_there_once() -> None:
    found = list(arrangements("abcdefg", [2, 2, 3]))
    assert len(set(found)) == len(found) == comb(7, 2) * comb(5, 2)
    assert all(sorted("".join("".join(heap) for heap in one)) == [*"abcdefg"] for one in found)


def test_another_players_options_show_nothing_of_his_hand() -> None:
    table = at(turn=BEN, hands={BEN: ["ring", "lens"]})
    asked = table.pending(ADA)
    assert asked is not None
    assert (asked["coach"], asked["options"], asked["forbidden"]) == (BEN, [], [])
    assert len((table.pending(BEN) or {})["options"]) == 2


def test_a_card_that_another_draws_is_a_card() -> None:
    table = at(turn=BEN, hands={BEN: ["ring"]})
    table.roll([{"player": None, "face": "lens"}])
    *_, rolled = table.events(ADA)
    assert (rolled["player"], rolled["face"], rolled["results"]) == (BEN, HIDDEN, [UNSEEN])
    assert table.events(BEN)[-1]["face"] == "lens"


def test_odds_are_over_all_cards_that_a_player_has_not_seen() -> None:
    table = at(**DRAWING)
    unseen = sorted(card for card in CARDS if card not in ("ring", "shard"))
    found = {one["results"][0][0]: Fraction(one["ways"], one["of"]) for one in table.outcomes(ADA)}
    assert found == dict.fromkeys(unseen, Fraction(1, 7))
    assert {one["results"][0][0] for one in table.outcomes()} == {"crown", "marble", "bottle", "button"}


def test_odds_say_nothing_of_a_card_that_another_draws() -> None:
    (only,) = at(turn=BEN, hands={BEN: ["ring"], ADA: ["lens"]}).outcomes(ADA)
    assert (only["results"], only["ways"], only["of"]) == ([[UNSEEN]], 1, 1)


def test_nobody_counts_odds_that_the_game_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "worlds", lambda *_: ())
    assert at(**DRAWING).outcomes(ADA) == []


FEW = 100
"""Odds are compared where no more positions than these look alike, as it takes long."""


@pytest.mark.parametrize("seed", range(2))
def test_positions_that_a_player_cannot_tell_apart_tell_him_the_same(seed: int) -> None:
    """Each position of a game, dealt anew as he does not see it, gives him the same state, question and odds."""
    chance, table, compared, odds = Random(seed), at(), 0, 0
    play: Any = table.play
    while play.pending is not None:
        if play.settled:
            player = chance.choice(PLAYERS)
            worlds = [*sight.worlds(table.state(), player)]
            other = at(**chance.choice(worlds))
            compared += other.state() != table.state()
            assert other.state(player) == table.state(player)
            assert other.pending(player) == table.pending(player)
            if isinstance(play.pending, THROWS) and len(worlds) < FEW:
                odds += 1
                assert other.outcomes(player) == table.outcomes(player)
        if isinstance(play.pending, THROWS):
            play.roll(play.pending.draw(chance))
        else:
            play.act({"do": chance.choice(play.pending.options).do})
    assert compared > 5
    assert odds > 1
