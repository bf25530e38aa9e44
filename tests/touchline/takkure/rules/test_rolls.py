"""1.14 to 1.17, every face of two and three dice against the rules said again."""

from collections.abc import Sequence
from itertools import product

import pytest
from tests.touchline.takkure.restated import best_of, verdicts

from touchline.core.dice.throws import Die, Modifier
from touchline.takkure.events.rolls import NaturalFace
from touchline.takkure.rules.rolls import face_to_face, grade, modified, throw, unopposed

FACES = range(1, 13)
TARGETS = (-1, 0, 1, 6, 7, 11, 12, 14)
THREE = [(7, 7, 7), (0, 6, 12), (13, 13, 13), (1, 11, 5), (-2, -2, 8)]


def by_player(results: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """The one result of each player that is not a spare die."""
    found: dict[str, str] = {}
    for player, result in zip(players, results, strict=True):
        if result != "spare":
            assert player not in found, f"two dice of {player} count: {results}"
            found[player] = result
    return tuple(found[player] for player in dict.fromkeys(players))


@pytest.mark.parametrize("targets", list(product(TARGETS, repeat=2)))
def test_two_players_face_to_face_come_out_as_the_rule_says(targets: tuple[int, int]) -> None:
    for faces in product(FACES, repeat=2):
        assert face_to_face(faces, targets, (1, 1), "AB") == verdicts(faces, targets, "AB"), faces


@pytest.mark.parametrize("targets", THREE)
@pytest.mark.parametrize("players", ["ABC", "AAB", "ABB", "ABA"])
def test_three_dice_face_to_face_come_out_as_the_rule_says(players: str, targets: tuple[int, int, int]) -> None:
    of_dice = tuple(targets[players.index(p)] for p in players)
    for faces in product(FACES, repeat=3):
        results = face_to_face(faces, of_dice, (1, 1, 1), players)
        assert by_player(results, players) == verdicts(faces, of_dice, players), faces
        assert sum(result in ("success", "critical") for result in results) <= 1, faces


@pytest.mark.parametrize("targets", [(7, 7), (3, 9), (12, 0)])
def test_the_die_that_counts_is_the_best_one(targets: tuple[int, int]) -> None:
    for faces in product(FACES, repeat=2):
        results = unopposed(faces, targets, (1, 1))
        counting = [(r, f) for r, f in zip(results, faces, strict=True) if r != "spare"]
        assert counting == [best_of(faces, targets)], faces


@pytest.mark.parametrize("dice", [1, 3])
@pytest.mark.parametrize("target", TARGETS)
def test_an_unopposed_roll_is_its_best_die(dice: int, target: int) -> None:
    for faces in product(FACES, repeat=dice):
        results = unopposed(faces, (target,) * dice, (1,) * dice)
        assert by_player(results, "A" * dice) == verdicts(faces, (target,) * dice, "A" * dice), faces


@pytest.mark.parametrize("target", range(-5, 20))
def test_a_twelve_always_fails_and_a_one_never_does(target: int) -> None:
    assert grade(12, target, 1) == "fail"
    assert grade(1, target, 1) == "critical"


def test_a_second_critical_face_is_critical_against_any_higher_success() -> None:
    assert face_to_face((2, 9), (7, 10), (2, 1), "AB") == ("critical", "cancelled")
    assert face_to_face((2, 9), (7, 10), (1, 1), "AB") == ("cancelled", "success")


def test_modifiers_add_up_without_floor_or_ceiling() -> None:
    steps = [Modifier(by, "", "1.06") for by in (-1, -1, -9)]
    assert modified(7, steps) == -4
    assert modified(11, [Modifier(4, "", "2.01")]) == 15
    assert modified(7, []) == 7


@pytest.mark.parametrize(
    ("faces", "told"), [((4, 12), []), ((12, 4), []), ((12, 12), [12]), ((1, 12), [1]), ((1, 1), [1]), ((5, 6), [])]
)
def test_of_two_dice_of_a_player_only_the_one_that_counts_has_a_natural_face(
    faces: tuple[int, int], told: list[int]
) -> None:
    die = Die("AGUILA", "Yamato", "BaC", 8, (), 8, 12, 1)
    rolling = throw("pass", [die, die])
    next(rolling)
    events = [rolling.send(faces)]
    events += rolling
    assert [event.face for event in events if isinstance(event, NaturalFace)] == told
