"""What a roll may lead to: events read once however many outcomes share them, and outcomes as a table tells them."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.touchline.dreadball.games import begin, moments

from touchline.core.dice.throws import DiceTest, Handful, Pool
from touchline.core.errors import DiceError
from touchline.core.play.consequences import MILLION, ByEvents, Plain, _Reader, outcomes
from touchline.core.play.drivers import Play
from touchline.core.play.requests import CHECKPOINT, Choose, Option, Rules
from touchline.core.play.wire import Command
from touchline.dice_football import consequences as dice_football
from touchline.dreadball import consequences
from touchline.takkure import consequences as takkure
from touchline.takkure.table import Table


class Fell(NamedTuple):
    """An event."""

    rule: str
    player: Any


class Differ:
    """Counts what it is asked."""

    def __init__(self) -> None:
        self.read = 0

    def consequence(self, event: Plain) -> Any:
        """Who fell."""
        self.read += 1
        return event["player"]

    def asked(self, pending: Plain) -> Hashable:  # noqa: ARG002 - the signature of a `Differ`
        """Nothing that makes a difference."""
        return None

    def shown(self, roll: Plain, results: Sequence[str]) -> Hashable:  # noqa: ARG002 - as above
        """The first result."""
        return results[0]


class NothingCame(Differ):
    """Sees no consequence in any event."""

    def consequence(self, event: Plain) -> Any:  # noqa: ARG002 - as above
        """None."""
        return None


@pytest.mark.parametrize(("player", "asked"), [("GARRA", 1), (("GARRA", 4), 1), (["GARRA"], 2), ({"name": "GARRA"}, 2)])
def test_equal_events_are_read_once_but_for_those_that_can_change(player: object, asked: int) -> None:
    differ = Differ()
    read = _Reader(differ)
    first, again = (read(Fell("3.01", player)) for _ in range(2))
    plain = list(player) if isinstance(player, tuple) else player
    assert first == again == ({"event": "fell", "rule": "3.01", "player": plain}, plain)
    assert differ.read == asked


PLAYERS = [
    {"name": "AGUILA", "at": [12000, 13000], "ball": True},
    {"name": "HAYATE", "at": [12000, 15900]},
    {"name": "GARRA", "at": [12000, 10500]},
]
WHO = {"player": "AGUILA"}
ACTS: list[Command] = [
    {"do": "activate", **WHO}, {"do": "mark", **WHO, "to": [12000, 20000]},
    {"do": "tackle", "player": "GARRA", "target": "AGUILA"}, {"do": "run", **WHO}, {"do": "break through", **WHO},
]  # fmt: skip


def tackled() -> Table:
    """A table at a roll: AGUILA wants to break through GARRA."""
    table = Table()
    table.set_up({"players": PLAYERS})
    for act in ACTS:
        table.act(act)
    return table


def test_outcomes_share_out_every_face_and_every_class_of_results() -> None:
    table = tackled()
    found = table.outcomes()
    assert sum(one["ways"] for one in found) == found[0]["of"] == 12 * 12
    results = [tuple(result) for one in found for result in one["results"]]
    assert len(results) == len(set(results)) > len(found)
    assert all(one["events"][0]["event"] == "rolled" for one in found)


def test_to_look_ahead_changes_nothing() -> None:
    table = tackled()
    before = table.state(), table.events(), table.pending()
    table.outcomes()
    assert (table.state(), table.events(), table.pending()) == before


def test_where_no_roll_is_due_there_are_no_outcomes() -> None:
    table = Table()
    with pytest.raises(DiceError, match="start with a position"):
        table.outcomes()
    table.set_up({"players": PLAYERS})
    with pytest.raises(DiceError, match="no roll is due"):
        table.outcomes()


def test_a_game_that_says_nothing_of_it_tells_outcomes_apart_by_all_that_happens() -> None:
    play = tackled().play
    assert play is not None
    found = outcomes(play, ByEvents())
    assert len(found) > len(tackled().outcomes())
    assert sum(one["ways"] for one in found) == 12 * 12


@dataclass
class Spots:
    """A state: what was thrown, and what was kept of it."""

    thrown: int = 0
    kept: int = 0

    def copy(self) -> "Spots":
        """An independent copy."""
        return replace(self)


def throw_and_keep(s: Spots) -> Rules[None]:
    """Whoever throws more than one decides how much of it counts."""
    yield CHECKPOINT
    die = Handful("Ada", "Ada", "die", 1, ("1", "2", "3"))
    ((face,),) = yield Pool("1", "", "", (die,), lambda hands: (*hands[0],))
    yield Fell("1", face)
    s.kept = yield Choose("Ada", "keep", "2", "Ada", [Option(f"keep {n}", "Ada", "2", n) for n in range(int(face))])
    yield Fell("2", s.kept)


def test_what_a_player_may_decide_after_a_roll_is_no_outcome_of_it() -> None:
    play: Play[Spots] = Play(Spots(), throw_and_keep)
    found = outcomes(play, ByEvents())
    assert [[event["rule"] for event in one["events"]] for one in found] == [["1"]] * 3
    assert [one["next"] and one["next"]["kind"] for one in found] == ["keep"] * 3


def test_where_nothing_came_what_is_shown_makes_outcomes() -> None:
    """So many as the game tells apart, and each has all that are one to it."""
    play = tackled().play
    assert play is not None
    found = outcomes(play, NothingCame())
    assert all(len({results[0] for results in one["results"]}) == 1 for one in found)
    assert len(found) == len({one["results"][0][0] for one in found}) > 1
    assert len([results for one in found for results in one["results"]]) > len(found)
    assert sum(one["ways"] for one in found) == 12 * 12


FACED = {"kind": "face-to-face", "dice": [{"player": "AGUILA"}, {"player": "GARRA"}]}
BROKEN = {"kind": "face-to-face", "dice": [{"player": "AGUILA"}, {"player": "AGUILA"}, {"player": "GARRA"}]}
MELEE = {"kind": "melee", "dice": [{"player": "AGUILA"}, {"player": "SUZU"}, {"player": "GARRA"}]}


@pytest.mark.parametrize(
    ("game", "roll", "alike", "other"),
    [
        (takkure, FACED, [("cancelled", "success"), ("fail", "success")], ("fail", "critical")),
        (takkure, FACED, [("success", "fail"), ("success", "cancelled")], ("fail", "success")),
        (takkure, FACED, [("cancelled", "cancelled")], ("fail", "fail")),
        (takkure, BROKEN, [("spare", "cancelled", "cancelled"), ("cancelled", "spare", "cancelled")], ("fail",) * 3),
        (takkure, MELEE, [("tied", "tied", "fail")], ("tied", "fail", "tied")),
        (takkure, MELEE, [("tied", "tied", "fail")], ("tied critical", "tied critical", "fail")),
        (takkure, {"kind": "table"}, [("3",)], ("4",)),
        (dice_football, {"action": "punt"}, [("kick", "60"), ("kick", "100")], ("tie", "60")),
        (consequences, {"action": "scatter"}, [("1", "1"), ("4", "2")], None),
        (consequences, {"action": "launch"}, [("6",)], ("1",)),
    ],
)
def test_each_game_says_what_dice_are_one_outcome_where_nothing_came(
    game: Any, roll: Plain, alike: Sequence[Sequence[str]], other: Sequence[str] | None
) -> None:
    """As words would call them, but no word decides."""
    (shown,) = {game.shown(roll, results) for results in alike}
    assert other is None or game.shown(roll, other) != shown


def test_rolls_without_end_are_told_of_a_million() -> None:
    play = next(
        play
        for play in moments(begin(), Random(0))
        if isinstance(play.pending, DiceTest) and any(pool.bursts for pool in play.pending.pools)
    )
    found = outcomes(play, consequences)
    assert sum(one["ways"] for one in found) == MILLION
    assert all(one["rounded"] and one["of"] == MILLION for one in found)
