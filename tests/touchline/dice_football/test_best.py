"""Best play: the values fit the choices, chances are chances, and the coach who follows them wins more often."""

from random import Random
from typing import Any

import pytest
from tests.touchline.pending import decision

from touchline.core.play.drivers import THROWS, Coach, Play, at_random
from touchline.dice_football import best
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.state import DRIVE, OVER, State
from touchline.dice_football.table import Table

START = best.Position(NUMBERS.start.first, 1, crossed=False, chip=False)
FOURTH = NUMBERS.downs.number


def game(**position: Any) -> Play[State]:
    table = Table()
    table.set_up(position)
    assert table.play is not None
    return table.play


@pytest.fixture(scope="module")
def solved() -> best.Solution:
    return best.solution(game(phase="toss").state.set_up, START)


def test_every_position_that_can_follow_another_is_solved(solved: best.Solution) -> None:
    assert len(solved.trees) > 300
    for tree in solved.trees.values():
        assert {leaf.position for leaf in best.leaves(tree)} <= set(solved.values)


def test_no_choice_is_better_than_the_value_says(solved: best.Solution) -> None:
    for at, tree in solved.trees.items():
        assert best.value(tree, solved.worth) == pytest.approx(solved.values[at], abs=1e-8)


def test_where_a_throw_may_lead_adds_up_to_certainty(solved: best.Solution) -> None:
    for at in solved.trees:
        assert sum(solved.row(at).values()) == pytest.approx(1, abs=1e-12)


def test_the_chip_and_the_ground_are_worth_something(solved: best.Solution) -> None:
    values = solved.values
    for at in solved.trees:
        mine, theirs = at._replace(chip=True), at._replace(chip=False)
        if mine in values and theirs in values and at.declared is None:
            assert values[mine] > values[theirs], at
    first = [values[best.Position(yard, 1, True, False)] for yard in range(50, 100, 5)]
    assert first == sorted(first)


@pytest.mark.parametrize(
    ("yard", "chosen"), [(5, "punt"), (25, "punt"), (75, "field goal"), (80, "field goal"), (95, "go for it")]
)
def test_fourth_down_is_played_as_football_players_would(solved: best.Solution, yard: int, chosen: str) -> None:
    tree = solved.trees[best.Position(yard, FOURTH, yard >= NUMBERS.field.midfield, chip=False)]
    assert isinstance(tree, best.Pick)
    assert best.choice(tree, solved.worth) == chosen


def test_at_eighteen_all_three_points_are_taken(solved: best.Solution) -> None:
    play = game(offence="Red", yard=95, down=FOURTH, chip="Blue", score={"Red": 18, "Blue": 18})
    coach = best.coach()
    tree = best.grow(play)
    assert isinstance(tree, best.Pick)
    assert best.choice(tree, solved.worth) == "go for it"
    assert coach(decision(play), play, Random(1)) == {"do": "field goal"}


def test_looking_ahead_changes_nothing(solved: best.Solution) -> None:
    play = game(offence="Red", yard=60, down=FOURTH)
    before, log = play.state.copy(), list(play.log)
    best.coach()(decision(play), play, Random(1))
    assert (play.state, play.log) == (before, log)


def played(seed: int, red: Coach, blue: Coach) -> str:
    play, chance = game(phase="toss"), Random(seed)
    while play.pending is not None:
        request = play.pending
        if isinstance(request, THROWS):
            play.roll(request.draw(chance))
        else:
            play.act((red if request.coach == "Red" else blue)(request, play, chance))
    assert play.state.phase == OVER
    return play.state.team(play.state.winner())


def test_the_best_coach_wins_more_games_than_one_who_does_anything(solved: best.Solution) -> None:
    coach = best.coach()
    won = sum(played(seed, coach, at_random) == "Red" for seed in range(150))
    won += sum(played(seed, at_random, coach) == "Blue" for seed in range(150))
    assert won > 165  # of 300; a coach who is no better stays below that in more than 95 of 100 such tests


def test_drives_score_as_often_as_counted(solved: best.Solution) -> None:
    """Drives under best play against the solved rows: the share that ends in points, within four standard errors."""
    counted = chance_of_points(solved)[START]
    coach, chance, scored, many = best.coach(), Random(3), 0, 600
    for _ in range(many):
        play = game(offence="Red", yard=START.yard, down=1, chip="Blue", phase=DRIVE)
        while play.state.offence == 0 and not any(play.state.score):
            request = play.pending
            if isinstance(request, THROWS):
                play.roll(request.draw(chance))
            else:
                play.act(coach(decision(play), play, chance))
        scored += play.state.score[0] > 0
    error = (counted * (1 - counted) / many) ** 0.5
    assert abs(scored / many - counted) < 4 * error


def chance_of_points(solved: best.Solution) -> dict[best.Position, float]:
    """The chance that the offence scores before it gives up the ball, by sweeps."""
    chances = dict.fromkeys(solved.trees, 0.0)
    rows = {at: solved.row(at) for at in chances}
    for _ in range(200):
        for at in chances:
            chances[at] = sum(
                share * (1.0 if leaf.gained else 0.0 if leaf.swapped or leaf.given else chances[leaf.position])
                for leaf, share in rows[at].items()
            )
    return chances
