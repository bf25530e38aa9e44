"""Random games to the end: never an exception, never a broken invariant; a replay is the game again."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.dice_football.games import (
    CROWDED,
    NOTHING,
    READINGS,
    STOPPED,
    after,
    begin,
    final_log,
    moments,
    told,
)
from tests.touchline.exploring import examples

from touchline.core.dice.throws import Pool
from touchline.core.play.drivers import play_out, replay
from touchline.core.play.events import to_json
from touchline.core.play.requests import Choose
from touchline.core.rulebook.index import load
from touchline.dice_football.coaches import COACHES
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.position import read
from touchline.dice_football.state import DRIVE, OVER, TOSS

INDEX = load("touchline.dice_football")
SEEDS = st.integers(0, 1_000_000)


@examples(60)
@given(SEEDS, st.sampled_from(READINGS), st.booleans())
def test_random_play_breaks_no_invariant_and_ends(seed: int, readings: dict[str, str], crowded: bool) -> None:
    play = begin(readings=readings, dice=CROWDED if crowded else {})
    score = [0, 0]
    for _ in moments(play, Random(seed)):
        s = play.state
        assert all(now >= before for now, before in zip(s.score, score, strict=True)), "a score has fallen"
        score = s.score[:]
        assert 1 <= s.yard < NUMBERS.field.length
        assert 1 <= s.down <= NUMBERS.downs.number
        assert (s.phase == OVER) == (play.pending is None) == (max(score) >= NUMBERS.score.target)
        if s.phase == DRIVE:
            assert s.chip in (0, 1)
            assert s.offence in (0, 1)
        if isinstance(play.pending, Choose):
            assert play.pending.rule in INDEX.rules
            assert play.pending.coach in s.set_up.teams
            assert {no.refusal.rule for no in play.pending.forbidden()} <= set(INDEX.rules)
        elif isinstance(play.pending, Pool) and s.phase != TOSS:
            assert [hand.number for hand in play.pending.hands] == [NUMBERS.kit.dice] * 2
            assert [hand.team for hand in play.pending.hands] == [s.attackers(), s.defenders()]
    assert min(score) < NUMBERS.score.target
    plain = [to_json(event) for event in play.events]
    assert json.loads(json.dumps(plain)) == plain
    assert {event["rule"] for event in plain} <= set(INDEX.rules)
    assert {ruling for event in plain for ruling in event["rulings"]} <= set(INDEX.rulings)
    assert [event["event"] for event in plain].count("game won") == 1
    assert plain[-1] == {
        "event": "game won", "rule": "S-02", "team": play.state.team(play.state.winner()),
        "score": play.state.points(), "rulings": [], "statements": ["S-02-a", "S-02-b"],
    }  # fmt: skip


@examples(25)
@given(SEEDS, st.sampled_from(READINGS))
def test_a_replay_is_the_game_again(seed: int, readings: dict[str, str]) -> None:
    play = begin(readings=readings)
    play_out(play, COACHES["random"], Random(seed))
    again = replay(*read({"readings": readings}), json.loads(json.dumps(play.log)))
    assert (again.state, again.events, again.log) == (play.state, play.events, play.log)


@examples(15)
@given(SEEDS)
def test_a_fork_goes_its_own_way_and_leaves_the_game_alone(seed: int) -> None:
    chance = Random(seed)
    for play in moments(begin(), chance):
        state, pending, log = play.state.copy(), play.pending, list(play.log)
        twin = play.fork()
        assert (twin.state, twin.log) == (state, log)
        assert (twin.pending and twin.pending.to_json()) == (pending and pending.to_json())
        assert twin.events == play.events[len(play.events) - len(twin.events) :]
        if len(log) % 8 == 0:
            play_out(twin, COACHES["first"], Random(seed))
        assert (play.state, play.pending, play.log) == (state, pending, log)


def test_every_kind_of_event_and_every_decision_comes_up() -> None:
    from touchline.dice_football import events

    kinds = {k for k, v in vars(events).items() if isinstance(v, type) and "rulings" in getattr(v, "_fields", ())}
    seen: set[str] = set()
    decisions: set[str] = set()
    for seed in range(40):
        for play in moments(begin(dice=CROWDED if seed % 2 else {}), Random(seed)):
            if isinstance(play.pending, Choose):
                decisions.add(play.pending.kind)
        seen.update(type(event).__name__ for event in play.events)
    assert seen == kinds
    assert decisions == {"toss", "fourth down", "chip", "play", "field goal"}


def test_the_first_coach_goes_for_everything() -> None:
    play = begin()
    play_out(play, COACHES["first"], Random(1))
    assert play.pending is None
    assert {event["option"] for event in told(play, "declared")} <= {"go for it"}


def test_the_deciding_points_end_the_game_at_once() -> None:
    play = after(f"TD TD TD TD 20 10 / {STOPPED}", yard=30, score={"Red": 14, "Blue": 20})
    assert play.pending is None
    assert told(play, "drive begun") == []
    assert play.state.points() == {"Red": 21, "Blue": 20}
    play = after(f"{NOTHING} / S S S NG TO P6", yard=4, score={"Red": 14, "Blue": 20})
    assert play.state.points() == {"Red": 14, "Blue": 22}
    assert play.pending is None


def test_the_same_seed_gives_the_same_log_and_events_whatever_the_hash_seed() -> None:
    root = Path(__file__).parents[3]
    code = (
        "from tests.touchline.dice_football.games import final_log\n"
        "print(*(final_log(seed) for seed in range(4)), sep='\\n')"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": f"{root}{os.pathsep}{root / 'engine'}"},
            cwd=root, capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert said[0] == said[1]
    assert said[0].splitlines() == [final_log(seed) for seed in range(4)]
