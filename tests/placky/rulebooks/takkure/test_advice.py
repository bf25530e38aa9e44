"""Takkure's odds tables against all faces counted by hand, from rules said again in the tests."""

from fractions import Fraction
from itertools import pairwise, product

import pytest
from tests.touchline.takkure.restated import best_of, verdicts

from placky.diagrams.svg import plot
from placky.rulebook import Sheet
from placky.rulebooks.takkure import advice
from placky.rulebooks.takkure.advice import percent, trials
from touchline.takkure.numbers import NUMBERS

FACES = range(1, 13)
GOOD = ("success", "critical")


def once(target: int) -> Fraction:
    """One die against a target."""
    return Fraction(sum(best_of((face,), (target,))[0] != "fail" for face in FACES), 12)


def against(targets: tuple[int, ...], players: str, wanted: str) -> Fraction:
    """How often the first player's result, or the second one's, is a good one."""
    place = "AB".index(wanted)
    rolls = [verdicts(faces, targets, players)[place] in GOOD for faces in product(FACES, repeat=len(targets))]
    return Fraction(sum(rolls), len(rolls))


def cell(sheet: Sheet, row: int, column: int) -> str:
    return sheet.rows[row][column]


@pytest.mark.parametrize(("band", "pressed"), [(0, 0), (1, 3), (2, 1), (3, 2)])
def test_a_pass_is_thrown_or_caught(band: int, pressed: int) -> None:
    target = 8 + NUMBERS.passing.modifiers[band] + pressed * NUMBERS.pressure.modifier
    thrown, caught = once(target), once(8 + NUMBERS.reception.modifiers[band])
    wanted = thrown + (1 - thrown) * caught
    assert trials.passed(8, band, pressed, catch=8) == wanted
    assert cell(advice.pass_sheet(), band, 1 + pressed) == percent(wanted)


@pytest.mark.parametrize(("mine", "his"), [(7, 7), (5, 9), (8, 5)])
def test_a_dodge_and_a_break_through_end_as_the_dice_say(mine: int, his: int) -> None:
    """The carrier falls where the tackler wins; a break through beats the tackler, his own failure fells him."""
    falls = against((mine, his), "AB", "B")
    results = [verdicts(faces, (mine, his), "AB") for faces in product(FACES, repeat=2)]
    failed = Fraction(sum(one[1] == "fail" for one in results), 144)
    beaten = Fraction(sum(one[0] in GOOD or one[1] == "fail" for one in results), 144)
    for action, floored in (("dodge", failed), ("break through", beaten)):
        assert trials.duel(action, mine, his) == (1 - falls, against((mine, his), "AB", "A"), floored), action
    row = advice.REFLEXES.index(mine)
    assert cell(advice.dodge_sheet(), row, 1 + advice.STRENGTHS.index(his)) == percent(1 - falls)


def test_a_second_die_is_the_better_of_two() -> None:
    one = 1 - against((7, 7), "AB", "B")
    two = 1 - against((7, 7, 7), "AAB", "B")
    assert trials.duel("dodge", 7, 7, skills=("Side Step",)).up == two
    assert cell(advice.dice_sheet(), 1, 2) == percent(one)
    assert cell(advice.dice_sheet(), 1, 3) == percent(two)
    expert = 1 - against((7, 7, 7), "ABB", "B")
    assert trials.duel("dodge", 7, 7, expert=("Expert Tackler",)).up == expert


@pytest.mark.parametrize(("active", "resting", "off"), [(0, 0, 0), (1, 0, 1), (2, 1, 3), (3, 0, 4)])
def test_a_try_loses_a_face_a_token_and_one_more_for_the_third_active(active: int, resting: int, off: int) -> None:
    assert trials.scored(11, active, resting) == once(11 - off)
    assert trials.scored(11, active, resting, pressed=2) == once(11 - off - 2)
    assert trials.scored(11, active, resting, tackled=1) == against((11 - off, 7), "AB", "A")


def test_those_who_tie_in_a_melee_roll_again_until_one_has_it() -> None:
    """Two tacklers: the best success takes it; who shares it rolls again, and then only that roll counts."""

    def worth(face: int, target: int) -> int:
        return 99 if face == 1 else face if face <= target and face != 12 else 0

    def scores(targets: tuple[int, ...]) -> Fraction:
        won = again = Fraction(0)
        share = Fraction(1, 12 ** len(targets))
        for faces in product(FACES, repeat=len(targets)):
            values = [worth(face, target) for face, target in zip(faces, targets, strict=True)]
            best = [n for n, value in enumerate(values) if value == max(values)]
            if not max(values) or 0 not in best:
                continue
            if len(best) == 1:
                won += share
            else:
                again += share * tied(tuple(targets[n] for n in best))
        return won + again

    def tied(targets: tuple[int, ...]) -> Fraction:
        """The chance of the first of those who tied; whoever ties or fails altogether rolls once more."""
        won = lost = Fraction(0)
        share = Fraction(1, 12 ** len(targets))
        for faces in product(FACES, repeat=len(targets)):
            values = [worth(face, target) for face, target in zip(faces, targets, strict=True)]
            best = [n for n, value in enumerate(values) if value == max(values)]
            if max(values) and len(best) == 1:
                won, lost = (won + share, lost) if best == [0] else (won, lost + share)
        return won / (won + lost)

    assert trials.scored(11, tackled=2, strength=7) == scores((11, 7, 7))


def test_steals_and_catches() -> None:
    assert [trials.stolen(how, 7) for how in ("loose", "ground", "air")] == [
        once(7 + NUMBERS.steal.loose), once(7), once(7 + NUMBERS.steal.air)
    ]  # fmt: skip
    assert trials.stolen("ground pass", 7, passer=8) == against((8 - 2, 7), "AB", "B")
    miss = 1 - once(6 + NUMBERS.kick_off.catch_modifier)
    assert [trials.kicked(6, many) for many in (1, 2, 3)] == [1 - miss, 1 - miss**2, 1 - miss**3]
    assert cell(advice.catch_sheet(), advice.HANDS.index(6), 2) == percent(1 - miss**2)


@pytest.mark.parametrize("name", advice.advice.sheets)
def test_a_table_has_a_cell_for_each_of_its_columns(name: str) -> None:
    sheet = advice.advice.sheets[name]()
    assert {len(row) for row in sheet.rows} == {len(sheet.head)}
    assert len({row[:2] for row in sheet.rows}) == len(sheet.rows)


@pytest.mark.parametrize("name", advice.advice.charts)
def test_a_plot_can_be_drawn(name: str) -> None:
    chart = advice.advice.charts[name]()
    assert plot(chart, "p-").in_page("pk-plot").startswith("<svg")


def test_what_the_page_advises_is_what_the_tables_say() -> None:
    """The sentences over the tables hold for every cell that they speak of."""
    passes = [[trials.passed(8, band, pressed, catch=8) for pressed in range(4)] for band in advice.BANDS]
    for near, wide in pairwise(passes):
        assert near[0] - wide[0] > max(here - there for here, there in pairwise(near))
    for value in advice.HANDS:
        first, two = trials.kicked(value, 1), trials.kicked(value, 2)
        assert two - first >= first / 2
    assert trials.scored(11, tackled=1) < trials.scored(11, 2)
    for his in advice.STRENGTHS:
        assert trials.duel("dodge", 7, his).up == trials.duel("break through", 7, his).up
        assert trials.duel("dodge", 7, his).floored < trials.duel("break through", 7, his).floored
