"""Both readings of a ruling, played from one scenario, each at a table of its own."""

from pathlib import Path

import pytest

from placky.readings import compared, plays_another
from placky.recording import ScenarioRecord, StepRecord
from placky.rulebooks import features, index, rulebook

TAKKURE = rulebook("takkure")
INDEX = index(TAKKURE)
PASSER = [
    {"name": "HAYATE", "at": [12000, 12000], "ball": True, "BaC": [7, 9]},
    {"name": "SUZU", "at": [17000, 12000]},
    {"name": "LINCE", "at": [12000, 12984], "STR": 6},
]
ACTS = [
    {"act": {"do": "activate", "player": "HAYATE"}},
    {"act": {"do": "mark", "player": "HAYATE"}},
    {"act": {"do": "tackle", "player": "LINCE", "target": "HAYATE"}},
    {"act": {"do": "run", "player": "HAYATE"}},
    {"act": {"do": "pass", "player": "HAYATE", "to": "SUZU"}},
    {"roll": [{"player": "HAYATE", "face": 9}, {"player": "LINCE", "face": 4}]},
]


def record(position: dict, acts: list[dict], fired: tuple[str, ...]) -> ScenarioRecord:
    """A recorded scenario with a step for each act."""
    put = [("a position", {"set_up": position}), *((f"step {n}", act) for n, act in enumerate(acts))]
    steps = tuple(StepRecord("when", text, n, None, None, (), (act,), None) for n, (text, act) in enumerate(put))
    return ScenarioRecord(name="a scenario", line=1, row=None, passed=True, fired=list(fired), steps=steps)


def a_pass(**position) -> ScenarioRecord:
    return record({"players": PASSER, "chapter": 4, **position}, ACTS, ("R-20",))


def test_each_reading_makes_its_own_of_the_same_dice():
    found = compared(INDEX.rulings["R-20"], INDEX, [a_pass(readings={"R-20": "no reception"})], TAKKURE)
    assert found is not None
    assert found.shared == ("a position", "step 0", "step 1", "step 2", "step 3", "step 4")
    usual, other = found.sides
    assert (usual.reading.id, other.reading.id) == ("reception", "no reception")
    assert usual.rolls
    assert usual.pending["action"] == "reception"
    assert sum(line.ways for line in usual.odds) == 12
    assert not other.rolls
    assert [event["event"] for beat in other.beats for event in beat.events].count("fell") == 2
    assert "fell" not in [event["event"] for beat in usual.beats for event in beat.events]


def test_events_that_readings_share_are_told_by_none_of_them():
    found = compared(INDEX.rulings["R-20"], INDEX, [a_pass(readings={"R-20": "no reception"})], TAKKURE)
    first = [side.beats[0].events[0] for side in found.sides]
    assert first[0] != first[1]


def test_an_edition_plays_another_reading_too():
    ruling = INDEX.rulings["R-18"]
    assert plays_another(ruling, INDEX, record({"edition": "rulebook beta"}, [], ()))
    assert not plays_another(ruling, INDEX, record({"edition": "quick reference"}, [], ()))
    assert not plays_another(ruling, INDEX, record({"readings": {"R-18": "roll"}}, [], ()))


def test_a_refusal_is_where_a_reading_parts():
    acts = [
        {"act": {"do": "activate", "player": "HAYATE"}},
        {"act": {"do": "mark", "player": "HAYATE"}},
        {"act": {"do": "tackle", "player": "LINCE", "target": "HAYATE"}},
        {"act": {"do": "run", "player": "HAYATE"}},
        {"act": {"do": "move", "player": "HAYATE", "to": [12000, 10000]}},
    ]
    one = record({"players": PASSER, "chapter": 4, "readings": {"R-13": "unopposed"}}, acts, ("R-13",))
    found = compared(INDEX.rulings["R-13"], INDEX, [one], TAKKURE)
    forbidden, allowed = found.sides
    assert forbidden.beats[0].refusal["rule"] == "1.10"
    assert allowed.beats[0].refusal is None
    assert allowed.rolls


def test_scenarios_without_a_difference_show_none():
    ruling = INDEX.rulings["R-20"]
    assert compared(ruling, INDEX, [a_pass()], TAKKURE) is None
    short = record({"players": PASSER, "chapter": 4, "readings": {"R-20": "no reception"}}, ACTS[:5], ("R-20",))
    assert compared(ruling, INDEX, [short], TAKKURE) is None


@pytest.mark.parametrize("game", ["takkure", "dice_football"])
def test_every_ruling_with_readings_has_a_scenario_that_plays_another(game):
    """The text of the features says so; the pages need a scenario for each side by side."""
    book = rulebook(game)
    written = "".join(Path(feature.path).read_text(encoding="utf-8") for feature in features(book))
    for ruling in index(book).rulings.values():
        if ruling.readings:
            assert f"ruling {ruling.id} is read as" in written, ruling.id
