"""Random games: nothing breaks, whatever is played; a log plays again; a position is read back without loss.

With `EXPLORE=50` in the environment a million decisions are taken, never the same twice.
"""

import json
from random import Random

import pytest
from tests.touchline.anything import faces_logged
from tests.touchline.dreadball.games import DEFAULTS, OTHERS, begin, moments
from tests.touchline.dreadball.invariants import check, faces_told, progress
from tests.touchline.exploring import TIMES
from tests.touchline.pending import asked

from touchline.core.play.drivers import Play, replay
from touchline.core.play.events import to_json
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.position import read
from touchline.dreadball.state import OVER, RUSHING, State, show

READINGS = {"default": DEFAULTS, "other": OTHERS}


DECISIONS = 10_000 * TIMES


def test_random_games_end_and_never_break_what_is_always_true() -> None:
    seed = 1 if TIMES == 1 else Random().getrandbits(32)
    decided = games = 0
    while decided < DECISIONS:
        chance, readings = Random(seed + games), READINGS[sorted(READINGS)[games % 2]]
        play, told = begin(readings=readings), 0
        before: tuple[int, ...] = (0,)
        for here in moments(play, chance):
            check(here, told)
            now = progress(here.state)
            assert now >= before, f"back from {before} (seed {seed + games})"
            told, before = len(here.events), now
            s = here.state
            assert s.phase not in RUSHING or sum(s.used) + s.tokens == NUMBERS.rush.tokens, "tokens are conserved"
        assert play.pending is None, f"a game without an end (seed {seed + games})"
        assert faces_told(play) == list(map(str, faces_logged(play)))
        decided, games = decided + sum("act" in entry for entry in play.log), games + 1


@pytest.mark.parametrize("readings", READINGS)
def test_a_log_plays_again_to_the_same_end(readings: str) -> None:
    play = begin(readings=READINGS[readings])
    for _ in moments(play, Random(11)):
        pass
    again = replay(*read({"readings": READINGS[readings]}), play.log)
    assert again.state == play.state
    assert list(map(to_json, again.events)) == list(map(to_json, play.events))


def test_every_position_between_two_actions_is_read_back_without_loss() -> None:
    read_back = 0
    for play in moments(begin(readings=OTHERS), Random(5), 3_000):
        if play.settled and play.state.phase != OVER:
            shown = json.loads(json.dumps(show(play.state)))
            twin, procedure = read(shown)
            assert {name: getattr(twin, name) for name in State.__slots__} == {
                name: getattr(play.state, name) for name in State.__slots__
            }
            assert asked(Play(twin, procedure)) == asked(play)
            read_back += 1
    assert read_back > 200


def test_a_fork_in_the_middle_of_an_action_goes_the_same_way() -> None:
    forked = 0
    for number, play in enumerate(moments(begin(), Random(7), 1_500)):
        if number % 25:
            continue
        twin = play.fork()
        assert twin.state == play.state
        one, other = Random(number), Random(number)
        for mine, theirs in zip(moments(twin, one, 30), moments(play.fork(), other, 30), strict=True):
            assert mine.state == theirs.state
        forked += 1
    assert forked > 20


def test_a_refused_command_changes_nothing() -> None:
    play = begin(players=[{"name": "VEGA", "at": [0, 0]}, {"name": "GRUM", "at": [3, 0]}])
    before = play.state.copy()
    for path in ([[9, 9]], [[2, 0]], [[1, 0], [2, 0], [3, 0]], [[1, 0]] * 3):
        with pytest.raises(Exception, match="forbids"):
            play.act({"do": "run", "player": "VEGA", "path": path})
        assert play.state == before
