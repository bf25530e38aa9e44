"""Random legal play with every card in hand: no exception, no card lost or doubled, every card is played."""

import json
from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.exploring import examples
from tests.touchline.playing import POSITIONS, begin, moments, overlapping
from tests.touchline.takkure.test_random_play import check_request, check_state

from touchline.core.play.drivers import Play
from touchline.takkure.cards.plays import COLLECTIVE, INDIVIDUAL, deck_of, playbook_of
from touchline.takkure.position import read
from touchline.takkure.state import State, show

TEAMS = ("Yamato", "Teriomorph")
CARDS = {
    "hands": {team: list(deck_of(team)) for team in TEAMS},
    "team_plays": {team: list(playbook_of(team)) for team in TEAMS},
}
"""Both coaches hold all they may ever hold."""


def check_cards(play: Play[State]) -> None:
    """Every card is in one place; what is used or laid belongs to its coach."""
    s = play.state
    for team in (0, 1):
        name = s.coach(team)
        held = (*s.decks[team], *s.hands[team], *s.discards[team])
        assert sorted(held) == sorted(deck_of(name))
        assert set(s.used_plays[team]) <= set(s.team_plays[team]) == set(playbook_of(name))
        assert len(set(s.used_plays[team])) == len(s.used_plays[team])
    for card, player in s.laid:
        assert card in s.discards[s.line_up.team[player]]
    if s.play is not None:
        assert len({s.line_up.team[i] for i in s.play.players}) == 1
        assert s.play.card in s.used_plays[s.line_up.team[s.play.players[0]]]


@examples(60)
@given(st.sampled_from(sorted(POSITIONS)), st.integers(0, 1_000_000))
def test_random_play_with_cards_breaks_no_invariant_and_loses_no_card(name: str, seed: int) -> None:
    play = begin({**POSITIONS[name], **CARDS})
    for _ in moments(play, Random(seed)):
        check_state(play)
        check_request(play)
        check_cards(play)
        if not overlapping(play.state):
            state, _ = read(json.loads(json.dumps(show(play.state))))
            assert state == play.state
    assert play.state.over


@examples(30)
@given(st.sampled_from(sorted(POSITIONS)), st.integers(0, 1_000_000))
def test_a_play_with_cards_can_be_forked_anywhere(name: str, seed: int) -> None:
    play = begin({**POSITIONS[name], **CARDS})
    chance = Random(seed)
    for _ in moments(play, chance):
        if chance.random() < 0.1:
            twin = play.fork()
            assert twin.state == play.state
            assert repr(twin.pending) == repr(play.pending) or type(twin.pending) is type(play.pending)


def test_every_card_is_played_sooner_or_later() -> None:
    laid: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    for seed in range(40):
        for name in sorted(POSITIONS):
            *_, play = moments(begin({**POSITIONS[name], **CARDS}), Random(seed))
            laid.update(e.card for e in play.events if type(e).__name__ == "PlayLaid")
            shown.update(e.card for e in play.events if type(e).__name__ == "TeamPlayShown")
    assert set(laid) == set(INDIVIDUAL)
    assert set(shown) == set(COLLECTIVE)
