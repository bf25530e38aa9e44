"""What scenarios put to a table, written back in the steps of their game: positions, commands, dice, claims."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from tests.thorough import few

from placky.phrasing import Desk, Said, dice_due, faults_of, givens, perform, then, values_in, when
from placky.rulebooks import features, rulebook, step_book
from placky.scenarios.steps import StepBook

EACH_TIME = {"dice_football": 12, "dreadball": 10, "takkure": 12}
"""Scenarios that are tried each time, of some hundreds; all of them can be written back."""
BEFORE = (
    Said("given", "these players are on the pitch:", (("player", "at", "ball"), ("AGUILA", "12, 12", "yes"),
                                                       ("GARRA", "12, 16", ""))),
    Said("when", "AGUILA is activated"),
    Said("when", "AGUILA marks a move to 12, 20"),
)  # fmt: skip


class Written(Desk):
    """A desk that writes back whatever is put to it, and notes what cannot be."""

    def __init__(self, table: Any, words: Any, steps: StepBook) -> None:
        super().__init__(table, words)
        self.steps, self.lost = steps, list[Any]()
        self.moves = 0

    def act(self, command: Mapping[str, Any]) -> bool:
        """Write a command back, then do it."""
        self._write({"act": dict(command)})
        return super().act(command)

    def roll(self, dice: Any) -> None:
        """Write dice back, then let them fall."""
        self._write({"roll": [dict(die) for die in dice]})
        super().roll(dice)

    def _write(self, move: Mapping[str, Any]) -> None:
        self.moves += 1
        if when(move, self.steps, self.table) is None:
            self.lost.append(move)


def scenarios(game: str) -> Iterator[tuple[str, list[Said]]]:
    every = [scenario for feature in features(rulebook(game)) for scenario in feature.scenarios]
    for scenario in few(every, EACH_TIME[game]):
        yield scenario.name, [Said(step.kind, step.text, step.table) for step in scenario.steps]


@pytest.mark.parametrize("game", EACH_TIME)
def test_every_command_every_roll_and_every_position_can_be_written_back(game: str) -> None:
    book = rulebook(game)
    steps, moves = step_book(book), 0
    for name, said in scenarios(game):
        desk = Written(book.table(), book.words(), steps)
        assert perform(said, steps, desk) == "", f"{name} passes outside of pytest, as it does in it"
        assert desk.lost == [], name
        position = json.loads(json.dumps(desk.position.plain()))
        assert json.loads(json.dumps(givens(position, steps)[1])) == position, name
        moves += desk.moves
    assert moves > len(list(scenarios(game)))


def at_takkure(*said: Said) -> Desk:
    book = rulebook("takkure")
    desk = Desk(book.table(), book.words())
    for step in said:
        assert not faults_of(step, step_book(book), desk)
    return desk


def test_what_no_step_says_is_left_out_of_the_givens_and_named_by_what_is_missing() -> None:
    steps = step_book(rulebook("takkure"))
    said, laid = givens({"attacker": "Yamato", "play": {"shown": True}}, steps)
    assert said == [Said("given", "Yamato attacks")]
    assert laid == {"attacker": "Yamato"}


def test_a_command_that_no_step_makes_has_no_text() -> None:
    steps, desk = step_book(rulebook("takkure")), at_takkure(*BEFORE[:1])
    desk.set_up()
    assert when({"act": {"do": "activate", "player": "AGUILA"}}, steps, desk.table) == Said(
        "when", "AGUILA is activated"
    )
    assert when({"act": {"do": "activate", "player": "AGUILA", "sings": True}}, steps, desk.table) is None


def test_a_claim_tells_two_tables_apart() -> None:
    steps = step_book(rulebook("takkure"))
    here = at_takkure(*BEFORE, Said("when", "GARRA presses from 12, 14"))
    there = at_takkure(*BEFORE, Said("when", "GARRA presses from 12, 14.5"))
    moved = next(one for one in here.state()["players"] if one["name"] == "GARRA")
    found = then(steps, here, there, values_in(moved))
    assert found == Said("then", "GARRA stands at 12, 14")
    assert then(steps, here, here, values_in(moved)) is None


def test_a_refusal_is_told_by_its_rule_and_dice_that_are_due_by_who_rolls_them() -> None:
    steps = step_book(rulebook("takkure"))
    refused = at_takkure(*BEFORE, Said("when", "GARRA runs"))
    free = at_takkure(*BEFORE)
    found = then(steps, refused, free, values_in(refused.refusal))
    assert found is not None
    assert found.text.startswith("rule 1.")
    assert found.text.endswith("forbids it")
    on = [Said("when", text) for text in ("GARRA tackles AGUILA at 12, 15", "AGUILA runs", "AGUILA breaks through")]
    due = dice_due(steps, at_takkure(*BEFORE, *on))
    assert due is not None
    assert due.text == "GARRA needs 7 or less"
