"""Data files are checked by their schemas: whatever stands there, a line names file, key and what is allowed."""

import json
import math
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from copy import copy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.thorough import few

from touchline.core.errors import BadRuleData
from touchline.core.rulebook import data

ROOT = Path(__file__).parents[2]
GAMES = ("touchline.takkure", "touchline.dice_football", "touchline.dreadball")
FILES = [(game, file.name) for game in GAMES for file in sorted(Path(str(files(game) / "data")).glob("*.toml"))]
NAMES = [f"{game.rpartition('.')[2]}/{name}" for game, name in FILES]
FEW = 2
"""As many entries as any list of tables has to hold."""
MAY_BE_EMPTY = ("head", "rows")
"""Keys below which a text may be empty: cells of tables."""

Way = tuple[str | int, ...]


def leaves(value: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Every value in a table, those that hold others included, under its keys and places."""
    yield way, value
    for key, entry in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from leaves(entry, (*way, key))


def one_of_each(table: dict[str, Any]) -> list[Way]:
    """Where the first value under each key stands, whatever entry of a list it is in."""
    found: dict[tuple[Any, ...], Way] = {}
    for way, value in leaves(table):
        found.setdefault((*(key for key in way if isinstance(key, str)), type(value)), way)
    return list(found.values())


def thinned(table: dict[str, Any]) -> dict[str, Any]:
    """A table without the entries of its lists that hold nothing new: to check a long table takes long."""
    kept = {way[:length] for way in one_of_each(table) for length in range(len(way) + 1)}

    def thin(value: Any, way: Way) -> Any:
        if isinstance(value, dict):
            return {key: thin(entry, (*way, key)) for key, entry in value.items()}
        if isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
            return [thin(entry, (*way, n)) for n, entry in enumerate(value) if n < FEW or (*way, n) in kept]
        return value

    less: dict[str, Any] = thin(table, ())
    return less


def hostile(value: Any, way: Way) -> list[Any]:
    """Values that mean nothing where this one stands."""
    wrong: list[Any] = [math.nan, math.inf, 10**400, -(10**400), [], [[]], {}, {"no such key": 1}, True, 5, ""]
    if isinstance(value, bool):
        return [one for one in wrong if type(one) is not bool]
    if isinstance(value, str):
        return [one for one in wrong if not isinstance(one, str) or not any(key in MAY_BE_EMPTY for key in way)]
    if isinstance(value, int):
        return [one for one in wrong if one != 5 or isinstance(one, bool)]
    if isinstance(value, dict):
        return [one for one in wrong if not isinstance(one, dict)]
    return [one for one in wrong if one != []]


def put(table: Any, way: Way, value: Any) -> Any:
    """A table with another value under these keys; the rest is the same."""
    key, *rest = way
    changed = copy(table)
    changed[key] = put(table[key], tuple(rest), value) if rest else value
    return changed


def refused(game: str, name: str, table: dict[str, Any]) -> list[str]:
    """The lines that a table is refused with in the place of a file."""
    with pytest.raises(BadRuleData) as error:
        data.check(game, name, table, name)
    return str(error.value).split("\n")


@pytest.mark.parametrize(("game", "name"), FILES, ids=NAMES)
def test_a_file_names_the_schema_that_it_is_checked_by_so_that_editors_complete_by_it(game: str, name: str) -> None:
    path = Path(str(files(game) / "data" / name))
    first = path.read_text(encoding="utf-8").splitlines()[0]
    schema = (path.parent / first.removeprefix("#:schema ")).resolve()
    document = data.shape_of(game, path.stem).document
    assert document == json.loads(schema.read_text(encoding="utf-8"))
    assert {"properties", "additionalProperties"} & set(document)


@pytest.mark.parametrize(("game", "name"), few(FILES, 9), ids=few(NAMES, 9))
def test_a_value_that_means_nothing_is_refused_in_a_short_line_with_file_and_key(game: str, name: str) -> None:
    whole = data.read_data(game, name)
    table = thinned(whole)
    data.check(game, name, table, name)
    ways = dict(leaves(table))
    assert len(one_of_each(table)) == len(one_of_each(whole))
    for way in few(one_of_each(table), 50):
        if not way:
            continue
        for wrong in hostile(ways[way], way):
            said = refused(game, name, put(table, way, wrong))
            assert len(said) <= 21, (way, wrong)
            for line in said:
                assert line.startswith(f"{name}: "), (way, wrong)
                assert line.isprintable(), (way, wrong)
                assert len(line) < 500, (way, wrong)
            keys = [key for key in way if isinstance(key, str) and re.fullmatch(r"[\w-]{1,40}", key)]
            assert any(keys[-1] in line for line in said) or "is missing" in said[0] or "twice" in said[0], (way, said)


@pytest.mark.parametrize(("game", "name"), FILES, ids=NAMES)
def test_a_key_that_is_missing_or_too_much_is_named(game: str, name: str) -> None:
    table = data.read_data(game, name)
    document = data.shape_of(game, name.removesuffix(".toml")).document
    for key in document.get("required", ()):
        said = refused(game, name, {other: table[other] for other in table if other != key})
        assert said[0].startswith(f"{name}: {key} is missing; allowed: ")
    said = refused(game, name, {**table, "colour": "red", "size": [1]})
    assert [line.partition(";")[0] for line in said] == [
        f'{name}: unknown key "colour"',
        f'{name}: unknown key "size"',
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"a = " + b"9" * 5000, "cannot read a whole number of so many digits|Exceeds the limit"),
        (b"a = " + b"[" * 300_000, "lie too deep in one another"),
        (b"\xff", ":1: is no UTF-8; allowed: TOML in UTF-8"),
        (b"a = 1\nb = '\xe9'", ":2: is no UTF-8"),
        (b"\xef\xbb\xbfa = 1", ":1: begins with a byte-order mark"),
        (b'a = "\\ud800"', "allowed: TOML in UTF-8"),
        (b"a = 1\na = 2", "Cannot overwrite a value"),
        (b"#" * (2**20 + 1), "is larger than 1048576 bytes"),
        (b"a = 1\x00", "allowed: TOML in UTF-8"),
    ],
    ids=["digits", "deep", "bytes", "latin", "mark", "surrogate", "twice", "large", "nul"],
)
def test_a_file_that_cannot_be_read_is_told_in_one_line(tmp_path: Path, text: bytes, why: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(text)
    with pytest.raises(BadRuleData, match=why) as error:
        data.read_toml(path, "mine.toml")
    assert str(error.value).startswith("mine.toml:")
    assert str(error.value).isprintable()


FAULTS = [
    ("takkure/data/players.toml", r"(?s).*", "players = 5\nteams = []\n", "teams has 0 entries; allowed: 2 or more"),
    ("takkure/data/pitch.toml", r"(?s).*", "", "length is missing; allowed: a whole number, 1 to 120000"),
    ("takkure/data/pitch.toml", r"length = \d+", "length = nan", "length is nan; allowed: a whole number, 1 to 120000"),
    ("takkure/data/pitch.toml", r"length = \d+", f"length = {10**40}", "length is a whole number of 41 digits; allow"),
    ("takkure/data/pitch.toml", r"in_goal = \d+", "in_goal = 50000", "length is 36000; allowed: more than 1"),
    ("takkure/data/numbers.toml", r"(?s).*", "", "measuring is missing; allowed: a table"),
    ("takkure/data/numbers.toml", r"size = \d+", "size = nan", "team.size is nan; allowed: a whole number, 1 to 20"),
    ("takkure/data/numbers.toml", r"size = \d+", "size = 0", "team.size is 0; allowed: a whole number, 1 to 20"),
    ("takkure/data/scatter.toml", r"(?s).*", "", "arrows is missing; allowed: a list of 2 or more"),
    ("takkure/data/scatter.toml", r"distance = \d+", "distance = inf", "distance is inf; allowed: a whole number"),
    ("takkure/data/injuries.toml", r"(?s).*", "", "results is missing; allowed: a list"),
    ("takkure/data/injuries.toml", r"faces = \[1", "faces = [nan", '"shaken": faces entry 1 is nan; allowed: a whole'),
    ("takkure/data/rulings.toml", r"(?s).*", "rulings = 5\n", "rulings is 5; allowed: a list"),
    ("dice_football/data/numbers.toml", r"target = \d+", "target = 0", "score.target is 0; allowed: a whole number, 1"),
    ("dice_football/data/numbers.toml", r"target = \d+", "target = 1000000000", "score.target is 1000000000; allowed:"),
    ("dice_football/data/dice.toml", r"(?s).*", "", "offence is missing; allowed: a list of 6"),
]


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the engines, as their modules were compiled; what is compiled in it stays for the next command."""
    folder = tmp_path_factory.mktemp("engines")
    shutil.copytree(ROOT / "engine", folder / "engine")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "why"), few(FAULTS, 8), ids=[f"{f[0]} {f[2][:12]}" for f in few(FAULTS, 8)]
)
def test_a_faulty_file_ends_a_command_with_one_line_that_names_it_and_code_2(
    engines: Path, file: str, old: str, new: str, why: str
) -> None:
    path = engines / "engine" / "touchline" / file
    whole = path.read_text(encoding="utf-8")
    text, times = re.subn(old, new, whole, count=1)
    assert times == 1
    path.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "placky", "play", file.partition("/")[0], "--seed", "1"]
    surroundings = {**os.environ, "PYTHONPATH": str(engines / "engine")}
    try:
        done = subprocess.run(command, cwd=engines, env=surroundings, capture_output=True, text=True, check=False)
    finally:
        path.write_text(whole, encoding="utf-8")
    assert done.returncode == 2, done.stderr
    assert len(done.stdout.splitlines()) <= 1  # who plays whom
    said = done.stderr.splitlines()
    assert all(line.startswith(f"{file}: ") for line in said), done.stderr
    assert why in done.stderr
