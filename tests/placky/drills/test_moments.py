"""A command is asked about where somebody could think of it: by the one who decides, of those who may be due."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.placky.drills.shared import some
from tests.placky.drills.test_drills import asked_at

from placky.drills import Drill
from placky.drills.made import by_kind
from placky.rulebooks import rulebook
from placky.words import players
from touchline.core.errors import IllegalAction

GAMES = ("takkure", "dreadball")


@pytest.fixture(scope="module", params=GAMES)
def refused(request: pytest.FixtureRequest) -> tuple[str, Sequence[Drill]]:
    """Commands that a rule refuses, of a game."""
    return request.param, [one for one in some(request.param, "legal", "forbids") if one.expected.refused]


def refusal(game: str, one: Drill) -> Any:
    """How a fresh table refuses what a drill asks about."""
    table = asked_at(rulebook(game), one)
    with pytest.raises(IllegalAction) as caught:
        table.put(one.expected.put)
    return caught.value.refusal


def test_a_player_of_another_side_acts_only_where_the_rule_says_whose_turn_it_is(
    refused: tuple[str, Sequence[Drill]],
) -> None:
    game, found = refused
    book, others = rulebook(game), 0
    for one in found:
        table = asked_at(book, one)
        state, pending, act = table.state(), table.pending(), one.expected.put["act"]
        team = {him["name"]: him["team"] for him in state["players"]}.get(act.get("player"))
        offered = {(each["do"], each["player"]) for each in pending["options"]}
        if team in {None, pending["coach"]} or (act["do"], act["player"]) in offered:
            continue
        assert pending["coach"] in players(state)
        assert refusal(game, one)["code"] in book.words().refusals.turns, one.question
        others += 1
    assert others, "whose turn it is, is asked"


def test_a_command_that_is_never_due_in_a_decision_is_refused_for_more_than_its_moment() -> None:
    """Team plays and cards are changed between the halves: in the middle of a roll nobody would ask for that."""
    book = rulebook("takkure")
    made = by_kind(book, kind="legal", answers=4000, count=12)
    asked = [one.drill for rule in ("5.01", "6.02") for one in made.get((rule, "legal"), ())]
    assert asked
    for one in asked:
        verbs = {each["do"] for each in asked_at(book, one).pending()["options"]}
        assert one.expected.put["act"]["do"] in verbs, json.dumps(one.expected.put)
