"""Odds: exact counts against going through all faces by hand, and against sums that anybody can do."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product

import pytest
from tests.touchline.dice_football.games import begin

from touchline.core.dice.outcomes import count, odds
from touchline.core.dice.throws import Handful, Pool
from touchline.core.play.drivers import unfold
from touchline.dice_football.dice import DEFENCE, HOUSE, OFFENCE
from touchline.dice_football.rules.rolling import judge_down, judge_kick
from touchline.dice_football.state import DOWN, KICK, PUNT


def pool(dice: tuple[int, int], judge: Callable[..., tuple[str, ...]]) -> Pool:
    hands = (
        Handful("Red", "Red", "offence dice", dice[0], HOUSE.offence),
        Handful("Blue", "Blue", "defence dice", dice[1], HOUSE.defence),
    )
    return Pool("S-05", "down", "test", hands, judge)


def restated_down(offence: Sequence[str], defence: Sequence[str]) -> tuple[str, ...]:
    """S-06 and S-07 once more, from the faces themselves."""
    most = [max(Counter(hand).values()) for hand in (offence, defence)]
    plays = [
        " or ".join(x for x in order if hand.count(x) == top)
        for hand, top, order in zip((offence, defence), most, (OFFENCE, DEFENCE), strict=True)
    ]
    if most[0] == most[1]:
        return ("tie", *plays)
    return ("offence", plays[0]) if most[0] > most[1] else ("defence", plays[1])


def restated_kick(offence: Sequence[str], _: Sequence[str]) -> tuple[str, ...]:
    return ("kick", str(sum(int(face) for face in offence if face.isdigit())))


@pytest.mark.parametrize("dice", [(1, 1), (2, 2), (3, 2), (2, 3)])
@pytest.mark.parametrize(("judge", "restated"), [(judge_down, restated_down), (judge_kick, restated_kick)])
def test_the_odds_of_a_few_dice_are_those_of_all_their_faces(
    dice: tuple[int, int],
    judge: Callable[..., tuple[str, ...]],
    restated: Callable[[Sequence[str], Sequence[str]], tuple[str, ...]],
) -> None:
    found = {outcome.results: outcome.ways for outcome in count(pool(dice, judge))}
    faces = product(product(HOUSE.offence, repeat=dice[0]), product(HOUSE.defence, repeat=dice[1]))
    assert found == Counter(restated(offence, defence) for offence, defence in faces)


def test_all_twelve_dice_have_exact_odds() -> None:
    s = begin(yard=40).state
    for action in (DOWN, PUNT, KICK):
        found = odds(s.set_up.throws[0][action])
        assert sum(outcome.ways for outcome in found) == 6**12 == found[0].of
        assert sum(outcome.chance for outcome in found) == 1
        assert len({outcome.results for outcome in found}) == len(found)
    six = Fraction(3, 6) ** 6
    kicks = {outcome.results: outcome.chance for outcome in odds(s.set_up.throws[0][PUNT])}
    assert kicks["tie", "six 10", "six NG"] == six**2
    assert kicks["six", "10"] == kicks["six", "NG"] == six * (1 - six)
    assert kicks["kick", "120"] == Fraction(1, 6) ** 6 * (1 - six)
    downs = {outcome.results: outcome.chance for outcome in odds(s.set_up.throws[0][DOWN])}
    assert downs["tie", "six 10", "six NG"] == six**2
    assert downs["offence", "six 10"] == six * (1 - Fraction(3**6 + 1 + 1 + 1, 6**6))


def test_a_roll_falls_into_the_class_that_the_odds_name_for_it() -> None:
    for declared in (None, "go for it", "punt", "field goal"):
        play = begin(yard=45, down=4, declared=declared) if declared else begin(yard=45)
        before = play.state.copy()
        for outcome, twin in unfold(play):
            rolled = next(event for event in twin.events if type(event).__name__ == "Rolled")
            assert rolled.results == outcome.results
            assert isinstance(play.pending, Pool)
            assert play.pending.judge(tuple(Counter(hand.faces) for hand in rolled.hands)) == outcome.results
        assert play.state == before


def test_how_a_class_is_written() -> None:
    classes = {
        outcome.results for action in (DOWN, PUNT) for outcome in odds(begin(yard=9).state.set_up.throws[1][action])
    }
    assert {
        ("offence", "10"), ("offence", "six 10"), ("offence", "TD or 10"), ("defence", "six NG"),
        ("defence", "TO or NG"),
        ("tie", "TD or FG or 20", "P6 or TO or S"), ("tie", "six 10", "six NG"), ("tie", "TD", "six NG"),
        ("kick", "0"), ("kick", "70"), ("six", "10"), ("six", "NG"),
    } <= classes  # fmt: skip
    assert {results[0] for results in classes} == {"offence", "defence", "tie", "kick", "six"}
