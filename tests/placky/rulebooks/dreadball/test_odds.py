"""What pages and matches say of a roll, out of a million, is what `touchline.dreadball.chances` reckons."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random

import pytest
from tests.placky.rulebooks.dreadball.test_words_and_painter import CLOSE
from tests.touchline.dreadball.games import OTHERS, begin, moments

from placky.rulebooks.dreadball.words import words
from placky.storyboard.odds import odds_lines
from touchline.core.dice.successes import SuccessPool, at_least, doubled_by, exactly
from touchline.core.dice.throws import DiceTest
from touchline.core.play.consequences import MILLION, outcomes
from touchline.core.play.drivers import Play
from touchline.dreadball import consequences
from touchline.dreadball.chances import clash, freed, row
from touchline.dreadball.state import State, show

FREE = ("pick up", "catch", "stand up")


NEAR = [
    {"name": "NIB", "at": [0, 0], "facing": 3, "ball": True}, {"name": "MIRA", "at": [-1, 0], "facing": 0},
    {"name": "VEGA", "at": [-1, 1], "facing": 5}, {"name": "FIZZ", "at": [2, -1], "facing": 3},
    {"name": "ORION", "at": [-3, 1], "facing": 0}, {"name": "GRUM", "at": [3, 0], "facing": 3},
]  # fmt: skip
"""A carrier who may slam back, thieves of either role before him, and somebody of his own to pass to."""


@cache
def rolls() -> dict[str, list[Play[State]]]:
    """Plays at the dice of a test, by its action; every number of dice and of needed successes once."""
    found: dict[str, dict[tuple[object, ...], Play[State]]] = {}
    for seed in range(60):
        readings = {"readings": {"RD-3": OTHERS["RD-3"]}} if seed % 3 == 2 else {}
        for play in moments(begin(players=(CLOSE, NEAR)[seed % 2], **readings), Random(seed), 400):
            if isinstance(play.pending, DiceTest):
                pools = tuple((one.number, one.target, one.bursts) for one in play.pending.pools)
                found.setdefault(play.pending.action, {}).setdefault((*pools, play.pending.most), play.fork())
    return {action: [*plays.values()] for action, plays in found.items()}


def pools(asked: DiceTest) -> Iterator[SuccessPool]:
    return (SuccessPool(one.number, one.target, one.bursts) for one in asked.pools)


def reckoned(asked: DiceTest, result: str) -> Fraction:
    """The chance of one class of results, of the first of the pools."""
    mine, *others = pools(asked)
    kind, _, rest = result.partition(" ")
    if others:
        odds = clash(mine, *others).contest
        if kind not in ("double", "doubled"):
            return {"draw": odds.draw, "win": odds.win, "loss": odds.loss}[kind]
        first, second = (mine, *others) if kind == "double" else (*others, mine)
        below = sum((doubled_by(first, second, lead) for lead in range(1, asked.most)), Fraction(0))
        all_of_them = odds.double if kind == "double" else odds.doubled
        return all_of_them - below if "more" in rest else doubled_by(first, second, int(rest))
    successes = int(kind)
    if asked.action in ("dash", "evade") and rest:
        before = row([mine] * (successes - 1))  # row() gives chances to pass all; this is the last of them alone
        return row([mine] * successes)[-1] / (before[-1] if before else 1)
    if asked.action in FREE:
        free = freed(mine)
        return (free.failed, free.bare, free.free)[successes]
    return at_least(mine, successes) if rest else exactly(mine, successes)


ACTIONS = [
    "dash", "evade", "pick up", "catch", "stand up", "strike", "pass", "armour check", "slam against slamback",
    "slam against dodge", "steal against slamback", "steal against dodge",
]  # fmt: skip


@pytest.mark.parametrize("action", ACTIONS)
def test_a_roll_is_told_as_it_is_reckoned(action: str) -> None:
    plays = rolls()[action]
    assert len(plays) > 1
    for play in plays:
        asked = play.pending
        assert isinstance(asked, DiceTest)
        lines = odds_lines(asked.to_json(), outcomes(play, consequences), words.dice, show(play.state))
        for line in lines:
            share = sum((reckoned(asked, results[0]) for results in line.results), Fraction(0))
            if line.rounded:
                assert abs(line.ways - MILLION * share) < 1, (action, line.label)
            else:
                assert Fraction(line.ways, line.of) == share, (action, line.label)
        assert len(lines) > 1 or len(lines[0].results) > 1


def test_every_action_with_dice_of_players_is_looked_at() -> None:
    assert {*rolls()} == {*ACTIONS}
