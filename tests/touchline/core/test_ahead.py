"""Looking ahead: probabilities add up, agree with brute force over all faces, and nothing is touched."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from tests.touchline.playing import begin

from touchline.core.ahead import after, chances, futures, nobody, steady
from touchline.core.errors import IllegalAction
from touchline.core.requests import Choose
from touchline.core.throws import Roll

TWO_TACKLERS = {
    "players": [
        {"name": "AGUILA", "at": [12000, 12000], "ball": True},
        {"name": "GARRA", "at": [11300, 15000]},
        {"name": "LINCE", "at": [12700, 15000]},
    ]
}
DODGE = {"do": "dodge", "player": "AGUILA"}


def tackled(position=None):
    """AGUILA has run, two tacklers have named him, and he may choose how to meet them."""
    play = begin(position or TWO_TACKLERS)
    play.act({"do": "activate", "player": "AGUILA"})
    play.act({"do": "mark", "player": "AGUILA", "to": [12000, 13500]})
    play.act({"do": "tackle", "player": "GARRA", "target": "AGUILA"})
    play.act({"do": "tackle", "player": "LINCE", "target": "AGUILA"})
    play.act({"do": "run", "player": "AGUILA"})
    return play


def down(play):
    """Who is on the ground, and who was hurt."""
    s = play.state
    return tuple(s.ground), tuple(s.wounds)


def brute(play, classify):
    """The same by every face of every die, one after the other."""
    found: Counter = Counter()

    def go(here, weight):
        if isinstance(here.pending, Roll):
            faces = [range(1, die.sides + 1) for die in here.pending.dice]
            share = weight / Fraction(len(list(product(*faces))))
            for fallen in product(*faces):
                twin = here.fork()
                twin.roll(fallen)
                go(twin, share)
        elif here.pending is not None and not here.settled and here.state.step == 5:
            here.act(steady(here.pending, here))
            go(here, weight)
        else:
            found[classify(here)] += weight

    go(play, Fraction(1))
    return dict(found)


def upto_dice(choose, play):
    """Decide while dice are being rolled, no longer."""
    return steady(choose, play) if play.state.step == 5 else None


def test_a_dodge_past_one_tackler_agrees_with_every_face(monkeypatch):
    one = {"players": TWO_TACKLERS["players"][:2]}
    play = begin(one)
    for command in (
        {"do": "activate", "player": "AGUILA"}, {"do": "mark", "player": "AGUILA", "to": [12000, 13500]},
        {"do": "tackle", "player": "GARRA", "target": "AGUILA"}, {"do": "run", "player": "AGUILA"}, DODGE,
    ):  # fmt: skip
        play.act(command)
    counted = chances(futures(play, upto_dice), down)
    assert sum(counted.values()) == 1
    assert counted == brute(play.fork(), down)


def test_a_dodge_past_two_tacklers_adds_up_and_touches_nothing():
    play = tackled()
    before, log, events = play.state.copy(), list(play.log), list(play.events)
    found = after(play, DODGE, upto_dice)
    assert sum(chance for chance, _ in found) == 1
    assert len(found) > 8
    counted = chances(found, down)
    assert list(counted.values()) == sorted(counted.values(), reverse=True)
    assert any(ground[0] for ground, _ in counted)
    assert (play.state, play.log, play.events) == (before, log, events)


def test_without_a_decider_a_future_ends_at_the_next_choice():
    play = tackled()
    (future,) = futures(play, nobody)
    assert future.chance == 1
    assert isinstance(future.play.pending, Choose)
    assert future.play.pending.kind == play.pending.kind


def test_an_option_that_there_is_not_is_refused():
    with pytest.raises(IllegalAction):
        after(tackled(), {"do": "move", "player": "AGUILA"})
