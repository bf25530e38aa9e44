"""What crosses a table, as a schema: made from the engines, kept as files, and the same for every reader of schemas."""

import json
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from typing import Any, get_args, get_type_hints

import pytest
from jsonschema import Draft4Validator

from placky.rulebooks import rulebook
from touchline.core.play import typed
from touchline.core.play.events import kinds, records
from touchline.core.play.schema import PARTS, Wire, wire_of, written

GAMES = ("takkure", "dice_football", "dreadball")
ANEW = "what crosses the table is no longer what the file says; if that is meant: make wire"
POSITIONS: dict[str, dict[str, Any]] = {
    "takkure": {"mode": "practice match", "players": [{"name": "AGUILA", "at": [12000, 12000], "ball": True},
                                                      {"name": "GARRA", "at": [12000, 16000]}]},
    "dice_football": {"yard": 45, "down": 2},
    "dreadball": {"players": [{"name": "VEGA", "at": [0, 0], "ball": True}, {"name": "GRUM", "at": [2, 0]}]},
}  # fmt: skip


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


def crossing(game: str) -> Wire:
    """What crosses a game's tables."""
    found = wire_of(f"touchline.{game}")
    assert found is not None
    return found


@pytest.fixture
def wire(game: str) -> Wire:
    """What crosses its tables."""
    return crossing(game)


@pytest.fixture
def validator(wire: Wire) -> Callable[[str], Draft4Validator]:
    """Another reader of schemas, for a part."""
    return lambda part: Draft4Validator({**wire.document, "$ref": f"#/definitions/{part}"})


def test_the_file_is_what_the_engine_says_today(game: str) -> None:
    """Made by `make wire`."""
    kept = files(f"touchline.{game}").joinpath("schemas", "wire.schema.json").read_text(encoding="utf-8")
    assert kept == written(f"touchline.{game}"), ANEW


def test_the_types_are_what_the_engine_says_today(game: str) -> None:
    """Made by `make wire`."""
    kept = files(f"touchline.{game}").joinpath(f"{typed.MODULE}.py").read_text(encoding="utf-8")
    assert kept == typed.written(f"touchline.{game}"), ANEW


def test_each_kind_of_event_is_a_type_with_its_keys(game: str) -> None:
    wire_types = import_module(f"touchline.{game}.{typed.MODULE}")
    for kind, record in records(f"touchline.{game}").items():
        assert hasattr(wire_types, record.__name__), ANEW
        event = getattr(wire_types, record.__name__)
        assert get_args(get_type_hints(event)["event"]) == (kind,)
        assert [*get_type_hints(event)] == ["event", *kinds(f"touchline.{game}")[kind].fields, "statements"]
    assert len(get_args(wire_types.Event)) == len(records(f"touchline.{game}"))


def test_every_part_kind_of_event_and_verb_is_in_it(game: str, wire: Wire) -> None:
    parts = wire.document["definitions"]
    assert tuple(parts) == PARTS
    events = [one["properties"]["event"]["enum"][0] for one in parts["event"]["anyOf"]]
    assert events == list(kinds(f"touchline.{game}"))
    told = [set(one["properties"]) - {"event"} for one in parts["event"]["anyOf"]]
    assert told == [{*kind.fields, "statements"} for kind in kinds(f"touchline.{game}").values()]


def test_our_own_table_shows_every_key_and_both_readers_take_what_it_answers(
    game: str, wire: Wire, validator: Callable[[str], Draft4Validator]
) -> None:
    table = rulebook(game).table()
    table.set_up(POSITIONS[game])
    answers: dict[str, list[Any]] = {"state": [table.state()], "event": table.events(), "pending": [table.pending()]}
    assert set(table.state()) == set(wire.document["definitions"]["state"]["properties"])
    assert answers["event"]
    for part, values in {**answers, "position": [POSITIONS[game], table.state()]}.items():
        for value in values:
            assert wire.faults(part, value) == []
            validator(part).validate(value)


@pytest.mark.parametrize(
    ("part", "value", "said"),
    [
        ("position", {"teams": ["Red", 5]}, "teams entry 2 is 5; allowed: a text"),
        ("command", {"do": 5}, "do is 5; allowed: a text"),
        ("dice", [{"player": None, "face": 1.5}], "entry 1: face is 1.5; allowed: "),
        ("dice", [{"player": None, "face": 1, "sides": 6}], 'entry 1: unknown key "sides"; allowed: face, player'),
        ("state", [], "it is []; allowed: a table"),
        ("event", {"event": "fell asleep", "rule": "1"}, "event is 'fell asleep'; "),
        ("event", {}, "event is missing"),
        ("pending", {"ask": "roll", "dice": "two"}, "dice is 'two'; allowed: a list"),
        ("outcome", {"results": [["x"]], "ways": 1, "of": 2, "events": [{"event": "no"}], "next": None},
         "events entry 1: event is 'no'; "),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place_and_other_readers_refuse_it_too(
    wire: Wire, validator: Callable[[str], Draft4Validator], part: str, value: Any, said: str
) -> None:
    found = wire.faults(part, value)
    assert found[0].startswith(said)
    assert not validator(part).is_valid(value)


def test_a_command_of_ours_is_judged_by_its_verb() -> None:
    wire = crossing("takkure")
    assert wire.faults("command", {"do": "activate", "player": "AGUILA", "coach": "Yamato"}) == []
    assert wire.faults("command", {"do": "activate"}) == ["player is missing; allowed: a text"]
    assert wire.faults("command", {"do": "ball out", "player": None}) == []
    assert wire.faults("command", {"do": "rest", "player": "AGUILA", "to": [1, 2]}) == [
        'unknown key "to"; allowed: coach, do, player'
    ]


def test_a_player_of_a_position_has_a_name() -> None:
    faults = crossing("takkure").faults("position", {"players": [{"at": None}]})
    assert faults == ["players entry 1: name is missing; allowed: a text, not empty"]


def test_an_engine_that_does_not_say_what_crosses_its_tables_has_no_schema() -> None:
    assert wire_of("touchline.core") is None
    with pytest.raises(LookupError, match=r"touchline\.core has no module wire"):
        written("touchline.core")


def test_the_file_is_json_that_everybody_reads(game: str) -> None:
    kept = files(f"touchline.{game}").joinpath("schemas", "wire.schema.json").read_text(encoding="utf-8")
    json.loads(kept, parse_constant=pytest.fail)
