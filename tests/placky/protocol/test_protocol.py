"""The protocol: its schema, and a table over a process."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import pytest
from tests.placky.exam import engines

from placky.protocol import Declared, EngineRefuses, ProcessTable
from placky.protocol.schema import document, faults, written
from placky.rulebooks import index, rulebook
from placky.verdicts import EngineSkips, NotApplicable
from touchline.core.errors import BadCommand, UnlawfulPosition

HERE = Path(__file__).parent
FILE = Path(str(sys.modules["placky.protocol"].__file__)).with_name("protocol.schema.json")
BOOK = rulebook("dice_football")


def command(kind: str = "ours", *more: str) -> list[str]:
    """An engine of `engines.py`."""
    return [sys.executable, str(engines.__file__), kind, *more]


@pytest.fixture
def table() -> Iterator[ProcessTable]:
    made = ProcessTable(command(), "dice_football", index(BOOK))
    yield made
    made.close()


def test_the_file_is_what_the_messages_say() -> None:
    assert FILE.read_text(encoding="utf-8") == written()


def test_a_process_is_a_table_like_ours(table: ProcessTable) -> None:
    ours = BOOK.table()
    for one in (ours, table):
        one.set_up({"phase": "toss"})
        one.roll([{"player": "the chip", "face": "Red"}])
    with pytest.raises(EngineRefuses) as refused:
        table.act({"do": "punt", "coach": "Red"})
    assert refused.value.refusal["rule"]
    with pytest.raises(BadCommand, match="malformed"):
        table.act({"do": "sing", "coach": "Red"})
    assert (table.state(), table.events(), table.pending()) == (ours.state(), ours.events(), ours.pending())
    with pytest.raises(UnlawfulPosition, match="unknown key"):
        table.set_up({"yards": 3})
    table.set_up({})
    assert len(table.outcomes()) == 2
    ours.set_up({"phase": "toss"})
    table.set_up({"phase": "toss"})
    assert table.falls() == ours.falls()
    assert len(table.falls()) == 2
    assert table.starts == 1


def test_an_engine_that_skips_all_says_so_each_time_and_no_call_grows(tmp_path: Path) -> None:
    begun = Path(str(sys.modules["placky"].__file__)).with_name("templates") / "adapter" / "python" / "adapter.py"
    file = tmp_path / "adapter.py"
    file.write_text(begun.read_text("utf-8").replace("mygame", "dice_football"), "utf-8")
    table = ProcessTable([sys.executable, str(file)], "dice_football", index(BOOK))
    lengths = set()
    for _ in range(3):
        with pytest.raises(EngineSkips, match="no select yet") as told:
            table.set_up({})
        lengths.add(len(told.traceback))
    table.close()
    assert len(lengths) == 1


def test_what_is_not_known_is_ignored_and_what_is_lacking_is_not() -> None:
    ok = {"number": 3, "answer": "ok", "state": {}}
    assert faults("state", {**ok, "mood": "good"}) == []
    assert faults("roll", {"number": 3, "answer": "refused", "rule": "1", "code": "no"}) != []
    assert faults("state", {"number": 3, "answer": "ok"}) == ["state is missing; allowed: a table"]


def test_the_schema_is_one_that_others_read_as_we_do() -> None:
    for name in ("request", "answer to act"):
        schema = {**document(), **document()["definitions"][name]}
        jsonschema.Draft4Validator(schema).validate(
            json.loads('{"number": 1, "command": "hello", "protocol": "1.0", "suite": "x", "more": 1}')
            if name == "request"
            else {"number": 1, "answer": "refused", "rule": "1.20", "code": "not-open"}
        )


def test_a_reading_that_is_not_declared_is_not_applicable() -> None:
    engine = {"name": "e", "version": "1", "language": "C"}
    hello = {"protocol": "1.3", "implementation": engine, "games": {"takkure": {"readings": {"R-18": "fails"}}}}
    declared = Declared(hello, "takkure", index(rulebook("takkure")))
    assert declared.unusual == {"R-18": "fails"}
    declared.check({"readings": {"R-18": "fails"}})
    with pytest.raises(NotApplicable) as told:
        declared.check({"readings": {"R-18": "roll"}})
    assert told.value.reason == "reading"
    with pytest.raises(NotApplicable) as told:
        declared.check({"edition": "quick reference"})
    assert told.value.reason == "edition"
