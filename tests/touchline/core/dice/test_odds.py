"""Odds: exact counts against formulas and against going through all faces by hand."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.exploring import examples
from tests.touchline.playing import POSITIONS, begin, moments, photograph, somewhere
from tests.touchline.takkure.restated import verdicts

from touchline.core.dice.outcomes import count, odds
from touchline.core.dice.throws import Die, Roll
from touchline.core.errors import DiceError
from touchline.core.play.drivers import unfold
from touchline.takkure.rules.melee import scramble
from touchline.takkure.rules.rolls import counting, face_to_face, unopposed

SIDES = 12
TARGETS = (-3, 0, 1, 2, 7, 11, 12, 20)


def rolled(*wanted: tuple[str, int]) -> Roll:
    """A request for these dice: whose, and the target."""
    dice = tuple(Die(who, "", "STR", target, (), target, SIDES, 1) for who, target in wanted)
    targets, criticals = tuple(d.target for d in dice), tuple(d.critical for d in dice)
    players = tuple(d.player for d in dice)
    if len(set(players)) == 1:
        return Roll("1.14", "unopposed", "", dice, partial(unopposed, targets=targets, criticals=criticals))
    judge = partial(face_to_face, targets=targets, criticals=criticals, players=players)
    return Roll("1.15", "face-to-face", "", dice, judge, alike=partial(counting, targets=targets, criticals=criticals))


@pytest.mark.parametrize("target", range(-3, 16))
def test_the_odds_of_one_die_are_the_twelfths_that_anybody_can_count(target: int) -> None:
    found = {outcome.results[0]: outcome.chance for outcome in odds(rolled(("A", target)))}
    plain = min(max(target, 1), 11) - 1
    wanted = {"critical": Fraction(1, 12), "success": Fraction(plain, 12), "fail": Fraction(11 - plain, 12)}
    assert found == {result: chance for result, chance in wanted.items() if chance}


@pytest.mark.parametrize(("one", "two"), list(product(TARGETS, repeat=2)))
def test_the_odds_face_to_face_are_those_of_all_144_rolls(one: int, two: int) -> None:
    found = {outcome.results: outcome.chance for outcome in odds(rolled(("A", one), ("B", two)))}
    counted = Counter(verdicts(faces, (one, two), "AB") for faces in product(range(1, SIDES + 1), repeat=2))
    assert found == {results: Fraction(ways, 144) for results, ways in counted.items()}


@pytest.mark.parametrize(("mine", "his"), [(7, 7), (0, 12), (12, 0), (9, 4)])
def test_the_odds_with_two_dice_of_one_player_are_those_of_all_1728_rolls(mine: int, his: int) -> None:
    players, targets = "AAB", (mine, mine, his)
    found: Counter[tuple[str, ...]] = Counter()
    for outcome in odds(rolled(*zip(players, targets, strict=True))):
        best = {p: r for p, r in zip(players, outcome.results, strict=True) if r != "spare"}
        found[best["A"], best["B"]] += outcome.ways
    counted = Counter(verdicts(faces, targets, players) for faces in product(range(1, SIDES + 1), repeat=3))
    assert found == counted


@pytest.mark.parametrize(
    "judge", [face_to_face, scramble, partial(scramble, again=True)], ids=["face to face", "melee", "melee again"]
)
@pytest.mark.parametrize("players", ["AB", "AAB", "ABA", "BCA"])
def test_what_is_alike_for_the_judge_is_counted_as_if_face_by_face(players: str, judge: Callable[..., Any]) -> None:
    """With criticals and without, easy targets and hard ones, of which some cannot be met; the example is the same."""
    for number, of in enumerate([*product(TARGETS, repeat=2)][::7]):
        targets = tuple(of[place % 2] + place for place in range(len(players)))
        criticals = (1, 2, 3)[: len(players)] if number % 2 else (1,) * len(players)
        dice = tuple(Die(who, "", "STR", 7, (), 7, SIDES, 1) for who in players)
        judged = partial(judge, targets=targets, criticals=criticals, players=players)
        roll = Roll("1.15", "", "", dice, judged, alike=partial(counting, targets=targets, criticals=criticals))
        assert count(roll) == count(roll._replace(alike=None))


@pytest.mark.parametrize("target", [0, 1, 7, 12])
def test_two_unopposed_dice_fail_only_when_both_do(target: int) -> None:
    found = odds(rolled(("A", target), ("A", target)))
    failed = sum(outcome.chance for outcome in found if "fail" in outcome.results)
    one = next((o.chance for o in odds(rolled(("A", target))) if o.results == ("fail",)), 0)
    assert failed == one**2


@examples(30)
@given(st.lists(st.tuples(st.sampled_from("AB"), st.integers(-2, 14)), min_size=1, max_size=3))
def test_odds_are_remembered_as_they_are_counted_and_sum_to_one(wanted: list[tuple[str, int]]) -> None:
    request = rolled(*wanted)
    found = count(request)
    assert odds(request) == odds(request) == found
    assert sum(outcome.chance for outcome in found) == 1
    assert all(request.judge(outcome.faces) == outcome.results for outcome in found)


def drawn(cards: Sequence[str]) -> Roll:
    """A request for a die with a card on each face."""
    die = Die("Yamato", "Yamato", "draw", len(cards), (), len(cards), len(cards), 0)
    return Roll("4.07", "table", "draw", (die,), partial(on_face, cards=cards))


def on_face(faces: tuple[int, ...], cards: Sequence[str]) -> tuple[str, ...]:
    """What stands on the face."""
    return (cards[faces[0] - 1],)


@pytest.mark.parametrize("kind", [tuple, list])
def test_two_tables_of_one_size_have_odds_of_their_own(kind: Callable[[Sequence[Any]], Any]) -> None:
    """A coach draws from what is left, which is not what was left in another match."""
    for cards in (kind(["Sprint", "Pounce"]), kind(["Sprint", "Relay"])):
        assert [outcome.results for outcome in odds(drawn(cards))] == [(card,) for card in sorted(cards)]


@given(st.sampled_from(sorted(POSITIONS)), st.integers(0, 10_000))
def test_unfolding_a_roll_gives_every_outcome_once_with_chances_that_sum_to_one(name: str, seed: int) -> None:
    play, chance = somewhere(name, seed)
    for _ in moments(play, chance):
        if isinstance(play.pending, Roll):
            break
    else:
        return
    before = photograph(play)
    unfolded = unfold(play)
    assert sum(outcome.chance for outcome, _ in unfolded) == 1
    assert len({outcome.results for outcome, _ in unfolded}) == len(unfolded)
    for outcome, twin in unfolded:
        assert twin.log == [*play.log, {"roll": list(outcome.faces)}]
        fallen = next(event for event in twin.events if type(event).__name__ == "Rolled")
        assert fallen.results == outcome.results
    assert photograph(play) == before


def test_there_is_nothing_to_unfold_where_no_roll_is_due() -> None:
    with pytest.raises(DiceError, match="no roll is due"):
        unfold(begin(POSITIONS["one against one"]))
