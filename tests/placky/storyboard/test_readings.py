"""Both readings of a ruling, played from one scenario, each at a table of its own."""

from pathlib import Path
from typing import Any

import pytest

from placky.recording import ScenarioRecord
from placky.recording.by_reading import by_reading
from placky.rulebooks import features, index, rulebook
from placky.storyboard.readings import Compared, compared

TAKKURE = rulebook("takkure")
INDEX = index(TAKKURE)
PASSER = [
    {"name": "HAYATE", "at": [12000, 12000], "ball": True, "BaC": [7, 9]},
    {"name": "SUZU", "at": [17000, 12000]},
    {"name": "LINCE", "at": [12000, 12984], "STR": 6},
]
ACTS: list[dict[str, Any]] = [
    {"act": {"do": "activate", "player": "HAYATE"}},
    {"act": {"do": "mark", "player": "HAYATE"}},
    {"act": {"do": "tackle", "player": "LINCE", "target": "HAYATE"}},
    {"act": {"do": "run", "player": "HAYATE"}},
    {"act": {"do": "pass", "player": "HAYATE", "to": "SUZU"}},
    {"roll": [{"player": "HAYATE", "face": 9}, {"player": "LINCE", "face": 4}]},
]


def played(position: dict[str, Any], acts: list[dict[str, Any]], *fired: str) -> dict[str, Any]:
    """What the readings of these rulings make of a position and acts, each a step."""
    moves = [("a position", {"set_up": position}), *((f"step {n}", act) for n, act in enumerate(acts))]
    return by_reading(INDEX, fired, moves, TAKKURE.table)


def side_by_side(found: dict[str, Any], ruling: str) -> Compared:
    """As a page shows it."""
    record = ScenarioRecord("a scenario", 1, None, passed=True, fired=[ruling], steps=(), readings=found)
    shown = compared(INDEX.rulings[ruling], [record], TAKKURE.words().dice)
    assert shown is not None
    return shown


def a_pass(**position: Any) -> dict[str, Any]:
    """A pass under pressure that leaves, and is to be caught by one reading alone."""
    return played({"players": PASSER, "chapter": 4, **position}, ACTS, "R-20")


def test_each_reading_makes_its_own_of_the_same_dice() -> None:
    found = side_by_side(a_pass(readings={"R-20": "no reception"}), "R-20")
    assert found.shared == ("a position", "step 0", "step 1", "step 2", "step 3", "step 4")
    usual, other = found.sides
    assert (usual.reading.id, other.reading.id) == ("reception", "no reception")
    assert usual.rolls
    assert usual.pending is not None
    assert usual.pending["action"] == "reception"
    assert sum(line.ways for line in usual.odds) == 12
    assert not other.rolls
    assert [event["event"] for step in other.steps for event in step.events].count("fell") == 2
    assert "fell" not in [event["event"] for step in usual.steps for event in step.events]


def test_events_that_readings_share_are_told_by_none_of_them() -> None:
    found = side_by_side(a_pass(readings={"R-20": "no reception"}), "R-20")
    first = [side.steps[0].events[0] for side in found.sides]
    assert first[0] != first[1]


def test_an_edition_plays_another_reading_too() -> None:
    for edition, differs in (("rulebook beta", True), ("quick reference", False)):
        position = {"players": PASSER, "chapter": 4, "edition": edition}
        others = {one for one, reading in INDEX.defaults(edition).items() if reading != INDEX.defaults()[one]}
        assert ("R-18" in others) == differs
        assert set(played(position, ACTS, *INDEX.rulings)) <= others


def test_a_refusal_is_where_a_reading_parts() -> None:
    acts: list[dict[str, Any]] = [
        {"act": {"do": "activate", "player": "HAYATE"}},
        {"act": {"do": "mark", "player": "HAYATE"}},
        {"act": {"do": "tackle", "player": "LINCE", "target": "HAYATE"}},
        {"act": {"do": "run", "player": "HAYATE"}},
        {"act": {"do": "move", "player": "HAYATE", "to": [12000, 10000]}},
    ]
    position = {"players": PASSER, "chapter": 4, "readings": {"R-13": "unopposed"}}
    forbidden, allowed = side_by_side(played(position, acts, "R-13"), "R-13").sides
    assert forbidden.steps[0].refusal is not None
    assert forbidden.steps[0].refusal["rule"] == "1.10"
    assert allowed.steps[0].refusal is None
    assert allowed.rolls


def test_scenarios_without_a_difference_record_none() -> None:
    assert a_pass() == {}
    short = {"players": PASSER, "chapter": 4, "readings": {"R-20": "no reception"}}
    assert played(short, ACTS[:5], "R-20") == {}
    assert compared(INDEX.rulings["R-20"], [], TAKKURE.words().dice) is None


def test_the_scenario_in_which_readings_part_most_clearly_is_taken() -> None:
    apart = a_pass(readings={"R-20": "no reception"})
    alike = {"R-20": {**apart["R-20"], "apart": False}}
    records = [
        ScenarioRecord(name, 1, None, passed=True, fired=["R-20"], steps=(), readings=readings)
        for name, readings in (("none", {}), ("alike", alike), ("apart", apart), ("later", apart))
    ]
    ruling, dice = INDEX.rulings["R-20"], TAKKURE.words().dice
    for among, taken in ((records, "apart"), (records[:2], "alike")):
        found = compared(ruling, among, dice)
        assert found is not None
        assert found.scenario == taken


@pytest.mark.parametrize("game", ["takkure", "dice_football"])
def test_every_ruling_with_readings_has_a_scenario_that_plays_another(game: str) -> None:
    """The text of the features says so; the pages need a scenario for each side by side."""
    book = rulebook(game)
    written = "".join(Path(feature.path).read_text(encoding="utf-8") for feature in features(book))
    for ruling in index(book).rulings.values():
        if ruling.readings:
            assert f"ruling {ruling.id} is read as" in written, ruling.id
