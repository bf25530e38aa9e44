"""Every way in which a roll can fall: none is left out, and each is told as the rules tell it."""

import copy
from functools import partial
from itertools import product

import pytest
from tests.touchline.core.play.test_ahead import grabbed
from tests.touchline.core.play.test_consequences import PLAYERS, Spots, tackled, throw_and_keep

from placky.recording.fallen import ways_of, with_falls
from touchline.core.dice.throws import Handful, Pool
from touchline.core.play import falls as falling
from touchline.core.play.drivers import Play
from touchline.core.play.events import shown_faces
from touchline.core.play.falls import falls
from touchline.core.play.requests import CHECKPOINT, Rules
from touchline.core.rulebook.cited import unstated
from touchline.takkure.table import Table

FACES = [*product(range(1, 13), repeat=2)]
SOME = [(1, 1), (1, 2), (4, 4), (5, 3), (7, 12), (12, 1), (12, 12)]


def throwing(hand: Handful, _: Spots) -> Rules[None]:
    """A rule that throws a hand."""
    yield CHECKPOINT
    yield Pool("1", "", "", (hand,), lambda hands: (str(len(hands)),))


def test_every_way_of_a_roll_is_there_once() -> None:
    ways = [first + n for fall in tackled().falls() for first, length in fall["ways"] for n in range(length)]
    assert sorted(ways) == [*range(144)]


def test_a_way_is_told_as_it_would_be_played() -> None:
    found = tackled().falls()
    for faces in SOME:
        way = FACES.index(faces)
        fall = next(one for one in found if any(first <= way < first + length for first, length in one["ways"]))
        table = tackled()
        told = len(table.events())
        table.roll([{"player": player, "face": face} for player, face in zip(("AGUILA", "GARRA"), faces, strict=True)])
        events = copy.deepcopy(table.events()[told:])
        unstated(events)
        mine = copy.deepcopy(fall["events"])
        for die, face in zip(mine[0]["dice"], faces, strict=True):
            die["face"] = face
        assert mine == events
        assert fall["state"] == table.state()


def test_to_look_at_all_ways_changes_nothing() -> None:
    table = tackled()
    before = table.state(), table.events(), table.pending()
    table.falls()
    assert (table.state(), table.events(), table.pending()) == before


def test_faces_of_symbols_are_ways_as_well() -> None:
    found = falls(Play(Spots(), throw_and_keep), lambda spots: {"kept": spots.kept})
    assert [(one["ways"], one["events"][0]["player"]) for one in found] == [([[n, 1]], str(n + 1)) for n in range(3)]


def test_of_many_ways_those_that_are_judged_alike_are_what_each_of_them_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three go for the ball: 1728 ways, of which one is played for all that a rule may not tell apart."""
    some = falls(grabbed(), Table().show)
    monkeypatch.setattr(falling, "EACH", 12**3)
    every = falls(grabbed(), Table().show)
    assert sum(length for fall in some for _, length in fall["ways"]) == 12**3
    assert [(one["ways"], one["state"]) for one in some] == [(one["ways"], one["state"]) for one in every]
    assert [one["events"] for one in some] == [one["events"] for one in every]


def test_where_nobody_can_count_the_ways_there_are_none() -> None:
    """As where no roll is due, and where symbols have more ways than are played: three of twelve sides are 1728."""
    table = Table()
    table.set_up({"players": PLAYERS})
    assert table.falls() == []
    hand = Handful("Ada", "Ada", "dice", 3, tuple(map(str, range(12))))
    assert falls(Play(Spots(), partial(throwing, hand)), lambda _: {}) == []


def test_only_the_event_of_the_roll_shows_faces() -> None:
    rolled = {"event": "rolled", "hands": [{"player": "Ada", "faces": ["x", "y"]}, {"player": "Ben", "faces": ["z"]}]}
    assert shown_faces(rolled) == ["x", "y", "z"]
    assert shown_faces({"event": "natural face", "face": 12}) == []


def test_a_recording_keeps_each_way_with_its_outcome_and_gives_it_back() -> None:
    table = tackled()
    outcomes, found, before = table.outcomes(), table.falls(), table.state()
    kept = with_falls(outcomes, found, before)
    assert [{k: v for k, v in one.items() if k != "falls"} for one in kept] == outcomes
    for one in kept:
        back = ways_of(one, before)
        assert sum(length for way in back for _, length in way.ways) == one["ways"]
        assert all({"ways": way.ways, "events": way.events, "state": way.state} in found for way in back)


def test_ways_that_belong_to_no_outcome_are_not_kept() -> None:
    table = tackled()
    outcomes = table.outcomes()
    assert with_falls(outcomes[1:], table.falls(), table.state()) == outcomes[1:]
    assert with_falls(outcomes, [], table.state()) == outcomes
