"""DreadBall's odds tables against dice counted by hand, from rules said again in the tests."""

from fractions import Fraction
from itertools import pairwise

import pytest
from tests.placky.rulebooks.dreadball.counting import TINY, against, at_least, harmed, passed, says, spread

from placky.diagrams.svg import plot
from placky.rulebooks.dreadball.advice import advice, sheets
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.stats import PROFILES

STRIKER = ("Striker",)
GUARD = ("Guard",)
BONUS: dict[str, tuple[str, ...]] = {"slam": GUARD, "slamback": GUARD, "armour": GUARD}
"""Which role has a die more; of every other test it is the Striker."""


def dice(test: str, role: str, enemies: int = 0, *, more: int = 0, base: int = 3) -> int:
    """How many dice a test has, as the sheet says it."""
    return max(0, base + (role in BONUS.get(test, STRIKER)) - min(2, enemies) + more)


def beaten(mine: tuple[int, int], other: tuple[int, int]) -> tuple[Fraction, Fraction]:
    found = against(mine, other)
    return found["win"] + found["double"], found["loss"] + found["doubled"]


def off(mine: tuple[int, int], other: tuple[int, int], armour: tuple[int, int]) -> Fraction:
    """A double of which the armour does not stop every hit."""
    return sum((chance for hits, chance in harmed(mine, other, armour).items() if hits), Fraction(0))


def stat(name: str, what: str) -> int:
    return int(getattr(PROFILES[name], what))


def slam(name: str) -> tuple[int, int]:
    """The dice of a row of slams: "Orc, moved"."""
    who, _, moved = name.partition(", ")
    return dice("slam", PROFILES[who].role, more=bool(moved)), stat(who, "strength")


def answer(name: str, how: str) -> tuple[int, int]:
    return dice(how, PROFILES[name].role), stat(name, "strength" if how == "slamback" else "speed")


def armour(name: str) -> tuple[int, int]:
    return dice("armour", PROFILES[name].role), stat(name, "armour")


def test_so_many_successes_come_as_often_as_they_are_counted() -> None:
    for n, row in enumerate(sheets.success_sheet().rows, 1):
        assert all(says(cell, at_least(n, target, 1)) for target, cell in enumerate(row[1:], 2)), row
    for n, row in enumerate(sheets.harder_sheet().rows, 1):
        assert all(says(cell, at_least(n, 4, many)) for many, cell in enumerate(row[1:], 1)), row
    for n, row in enumerate(sheets.free_sheet().rows, 1):
        one, two = at_least(n, 4, 1), at_least(n, 4, 2)
        assert [says(cell, share) for cell, share in zip(row[1:], (1 - one, one - two, two), strict=True)] == [True] * 3
    assert len(sheets.success_sheet().rows) == 5


def test_each_test_has_the_dice_of_the_sheet() -> None:
    told = {}
    names = [(name, *row) for names, *row in sheets.test_sheet().rows for name in names.split("; ")]
    for name, roles, *cells in names:
        what, _, hurried = name.partition(", has ")
        more = -bool(hurried) - what.startswith("Strike")
        for role in roles.split(" or "):
            told[name, role] = cells
            for enemies, cell in enumerate(cells):
                number = dice(what, role, enemies, more=more)
                assert cell.endswith(f"({number})")
                assert says(cell, at_least(number, 4, 1))
    for anybodys in ("Dash", "Evade", "Stand up"):
        assert {role for name, role in told if name == anybodys} == {"Striker", "Jack", "Guard"}
    assert {role for name, role in told if name.startswith(("Pick up", "Throw", "Strike"))} == {"Striker", "Jack"}


def test_each_dash_needs_a_success_more() -> None:
    speeds = {"Striker, 4+": (4, 4), "others, 3+": (3, 3), "others, 4+": (3, 4)}
    sheet = sheets.dash_sheet()
    for column, name in enumerate(sheet.head[1:], 1):
        if name in speeds:
            chance = Fraction(1)
            for needed, row in enumerate(sheet.rows, 1):
                chance *= at_least(*speeds[name], needed)
                assert says(row[column], chance), (name, row)
    assert {*speeds} < {*sheet.head}


def test_a_dash_out_of_a_threatened_hex_asks_for_an_evade_first() -> None:
    """The Evade counts as the first of the tests, and the threat takes a die of either."""
    chance = at_least(2, 4, 1) * at_least(2, 4, 2)
    for needed, row in enumerate(sheets.dash_sheet().rows, 3):
        assert says(row[-1], chance), row
        chance *= at_least(3, 4, needed)


def test_a_pick_up_is_harder_for_who_has_sprinted() -> None:
    for name, *cells in sheets.pick_up_sheet().rows:
        role, _, sprinted = name.partition(", ")
        for enemies, cell in enumerate(cells):
            number = dice("pick up", role, enemies, more=-bool(sprinted))
            assert says(cell, at_least(number, 4, 1), at_least(number, 4, 2)), (name, cell)


def test_a_pass_is_one_chain() -> None:
    for base, row in zip((3, 2, 1), sheets.pass_sheet().rows, strict=True):
        ways = [(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)]
        found = [passed(dice("pass", "Striker", mine, base=base), 1 - other)[0] for mine, other in ways]
        assert [says(cell, share) for cell, share in zip(row[1:], found, strict=True)] == [True] * 5, row
    sheet = sheets.roles_sheet()
    for n, (name, *cells) in enumerate(sheet.rows):
        for pair, cell in zip(sheet.head[1:], cells, strict=True):
            mine, other = pair.split(" to ")
            number = dice("pass", mine, more=-name.endswith("moved"), base=3 - n // 2)
            assert says(cell, *passed(number, other == "Striker")), (name, pair)
    assert sheet.head[1:] == ("Striker to Striker", "Striker to Jack", "Jack to Striker", "Jack to Jack")
    for base, row in zip((3, 2, 1), sheets.chain_sheet().rows, strict=True):
        held, free = passed(base + 1, 1)
        missed = spread(base + 1, 4)[0]
        wanted = missed, 1 - missed - held, held - free, free
        assert [says(cell, share) for cell, share in zip(row[1:], wanted, strict=True)] == [True] * 4, row


def test_a_strike_is_a_throw_with_a_die_less() -> None:
    for name, *cells in sheets.strike_sheet().rows:
        role, far = name.split(", ")[0], name.endswith("4 to 6 hexes")
        for enemies, cell in enumerate(cells):
            number = dice("strike", role, enemies, more=-1 - ("moved" in name), base=3 - far)
            assert says(cell, at_least(number, 4, 1)), (name, cell)


def test_a_striker_who_has_moved_strikes_as_a_jack_who_has_not() -> None:
    """The plot has one line for both."""
    assert all(
        sheets.struck(n, "Striker", enemies, moved=True) == sheets.struck(n, "Jack", enemies)
        for n in range(1, 10) for enemies in range(3)
    )  # fmt: skip


def test_dice_against_dice_are_counted_pair_by_pair() -> None:
    for mine, row in enumerate(sheets.clash_sheet().rows, 1):
        for other, cell in enumerate(row[1:], 1):
            found = against((mine, 4), (other, 4))
            assert says(cell, found["win"] + found["double"], found["double"]), row


@pytest.mark.parametrize("how", ["slamback", "dodge"])
def test_a_slam_meets_either_answer(how: str) -> None:
    sheet = sheets.slamback_sheet() if how == "slamback" else sheets.dodge_sheet()
    assert ("Human Striker" in sheet.head) == (how == "dodge")
    for name, *cells in sheet.rows:
        for other, cell in zip(sheet.head[1:], cells, strict=True):
            assert says(cell, *beaten(slam(name), answer(other, how))), (name, other)
    assert {name.partition(",")[0] for name, *_ in sheet.rows} == {*PROFILES} - {"Human Striker"}


def test_armour_keeps_some_on_the_pitch() -> None:
    sheet = sheets.off_sheet()
    for name, *cells in sheet.rows:
        for other, cell in zip(sheet.head[1:], cells, strict=True):
            answers = ("slamback", "dodge")[PROFILES[other].role == "Striker" :]
            assert says(cell, *(off(slam(name), answer(other, how), armour(other)) for how in answers)), (name, other)
    sheet = sheets.armour_sheet()
    for hits, *cells in sheet.rows:
        for head, cell in zip(sheet.head[1:], cells, strict=True):
            assert says(cell, at_least(*armour(head.partition(":")[0].partition(" and ")[0]), int(hits))), head


def test_who_is_slammed_can_compare_his_answers() -> None:
    for other, name, back, pushes, floors, away, free in sheets.answer_sheet().rows:
        slammed, dodged = (against(slam(name), answer(other, how)) for how in ("slamback", "dodge"))
        assert says(back, slammed["win"] + slammed["double"])
        assert says(pushes, slammed["loss"] + slammed["doubled"])
        assert says(floors, slammed["doubled"])
        assert says(away, dodged["win"] + dodged["double"])
        assert says(free, dodged["doubled"])


def test_a_steal_meets_either_answer() -> None:
    sheet = sheets.steal_sheet()
    for name, *cells in sheet.rows:
        mine = dice("steal", PROFILES[name].role), stat(name, "speed")
        for head, cell in zip(sheet.head[1:], cells, strict=True):
            other, how = (head.removesuffix(" dodges"), "dodge") if head.endswith("dodges") else (
                head.removesuffix(" slams back"), "slamback"
            )  # fmt: skip
            found = against(mine, answer(other, how))
            assert says(cell, found["double"], found["win"]), (name, head)
    assert [name for name, *_ in sheet.rows] == ["Human Striker", "Human Jack", "Goblin"]
    assert "Human Striker slams back" not in sheet.head


@pytest.mark.parametrize("name", advice.sheets)
def test_a_table_has_a_cell_for_each_of_its_columns(name: str) -> None:
    sheet = advice.sheets[name]()
    assert {len(row) for row in sheet.rows} == {len(sheet.head)}
    assert len({row[:2] for row in sheet.rows}) == len(sheet.rows)
    assert sheet == advice.sheets[name]()


@pytest.mark.parametrize("name", advice.charts)
def test_a_plot_can_be_drawn(name: str) -> None:
    chart = advice.charts[name]()
    assert plot(chart, "p-").in_page("pk-plot").startswith("<svg")
    assert all(0 <= y <= 100 for line in chart.series for _, y in line.points)


def test_what_the_page_advises_is_what_the_tables_say() -> None:
    """The sentences over the tables hold for every cell that they speak of."""
    ones = [at_least(n, 4, 1) for n in range(6)]
    gains = [more - fewer for fewer, more in pairwise(ones)]
    assert gains == sorted(gains, reverse=True)
    assert at_least(2, 4, 2) < Fraction(1, 2) < at_least(3, 4, 2)
    near = passed(4, 1)[0]
    assert near - passed(4, -1)[0] > near - passed(3, 1)[0]
    assert abs(at_least(dice("strike", "Jack", more=-2), 4, 1) - Fraction(1, 2)) < TINY
    assert Fraction(1, 5) < against((3, 4), (3, 4))["draw"] < Fraction(3, 10)
    for mine in range(1, 6):
        for other in range(1, 6):
            found = against((mine, 4), (other, 4))
            assert found["double"] > found["win"]
    for name in ("Human Jack", "Human Guard", "Orc", "Goblin"):
        for target, better, worse in (("Human Guard", "slamback", "dodge"), ("Goblin", "dodge", "slamback")):
            assert beaten(slam(name), answer(target, better))[0] < beaten(slam(name), answer(target, worse))[0]
    taken = {(name, other): against((dice("steal", PROFILES[name].role), stat(name, "speed")), answer(other, "dodge"))
             for name in ("Human Striker", "Human Jack", "Goblin") for other in PROFILES}  # fmt: skip
    for name in PROFILES:
        jack = taken["Human Jack", name]["double"]
        assert min(taken["Human Striker", name]["double"], taken["Goblin", name]["double"]) > jack
    for name in ("Human Striker", "Goblin"):
        best = taken[name, "Human Jack"]["double"]
        assert best > max(taken[name, "Human Striker"]["double"], taken[name, "Goblin"]["double"])
    for name in PROFILES:
        assert at_least(*armour(name), 1) > Fraction(1, 2) > Fraction(1, 5) > at_least(*armour(name), 4)
    assert NUMBERS.armour.removed == 4
