"""The testers' guide against what scenarios really put to a table, and what they read there."""

import json
import os
import re
import shlex
import shutil
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests import warm

from placky.console import Silent
from placky.rulebooks import index, rulebook
from placky.rulebooks.takkure.names import VERBS
from placky.running.sessions import run_scenarios
from touchline.core.play.wire import Command, Position
from touchline.dice_football.commands import COMMANDS as FOOTBALL
from touchline.dreadball.commands import COMMANDS as DREADBALL
from touchline.takkure.commands import COMMANDS as TAKKURE

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guides" / "tester.md"
GAMES = ("takkure", "dice_football", "dreadball")
COMMANDS = {"takkure": TAKKURE, "dice_football": FOOTBALL, "dreadball": DREADBALL}
NOTES = "NOTES_OF_TESTS"
"""An environment variable: the file in which a noting table writes."""
EVERY_EVENT = {"event", "rule", "rulings", "player", "statements"}

# ------------------------------------------------------------------ an engine that notes

_noted: set[tuple[str, ...]] = set()


def note(*what: str) -> None:
    """Write something down, once."""
    if what not in _noted:
        _noted.add(what)
        with Path(os.environ[NOTES]).open("a", encoding="utf-8") as file:
            file.write(json.dumps(what) + "\n")


class Read(dict[str, Any]):
    """Values of which is noted what is read: `where`, then the keys that lead there."""

    def __init__(self, values: Mapping[str, Any], *where: str) -> None:
        super().__init__(values)
        self.where = where

    def __getitem__(self, key: str) -> Any:
        value = super().__getitem__(key)
        note(*self.where, key)
        return watched(value, *self.where, key)

    def get(self, key: str, default: Any = None) -> Any:
        """The value, where there is one."""
        try:
            return self[key]
        except KeyError:
            return default


def watched(value: Any, *where: str) -> Any:
    """The same value, with its tables watched."""
    if isinstance(value, list):
        return [watched(item, *where) for item in value]
    return Read(value, *where) if isinstance(value, dict) else value


class Noting:
    """Our own table. What it has accepted is noted, and what a step reads from it."""

    def __init__(self, table: Any) -> None:
        self.inner = table
        self.roll = self.inner.roll

    def pending(self) -> Any:
        """What is asked for, watched."""
        return watched(self.inner.pending(), "pending")

    def set_up(self, position: Position) -> None:
        """A position: its keys, and those values that are words of the interface."""
        self.inner.set_up(position)
        for key in position:
            note("position", key)
        words = {**self.inner.state(), **position}
        for key in {"mode", "phase", "edition"} & set(words):
            note("word", key, words[key])
        for player in position.get("players", ()):
            for key in player:
                note("position", key)

    def act(self, command: Command) -> None:
        """A command: the decision that it answers, its verb and its other keys; and what else was open."""
        asked = self.inner.pending()
        self.inner.act(command)
        assert asked is not None
        note("command", asked["kind"], command["do"], *sorted(set(command) - {"do", "coach"}))
        for option in asked["options"]:
            note("option", asked["kind"], option["do"])

    def state(self) -> dict[str, Any]:
        """The state, watched."""
        return Read(self.inner.state(), "state")

    def events(self) -> list[dict[str, Any]]:
        """The events, each watched."""
        return [Read(event, "event", event["event"]) for event in self.inner.events()]


@pytest.fixture(scope="module", params=GAMES)
def noted(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, dict[str, set[tuple[str, ...]]]]:
    """A game, and everything that its scenarios have put to a table and read there, by the first word of a note."""
    game, file = request.param, tmp_path_factory.mktemp("notes") / "notes"
    book = rulebook(game)
    make = type(book).table
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(NOTES, str(file))
        patch.setattr(type(book), "table", lambda one: Noting(make(one)))
        ran = run_scenarios([book], Silent())
    assert ran.failures == []
    assert ran.passed == ran.meant > 500
    found: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for line in file.read_text(encoding="utf-8").splitlines():
        kind, *what = json.loads(line)
        found[kind].add(tuple(what))
    return game, found


# ------------------------------------------------------------------ the page


def said_of(game: str) -> str:
    """The part of the page that is about a game, without its samples."""
    text = re.sub(r"```.*?```", "", GUIDE.read_text(encoding="utf-8"), flags=re.DOTALL)
    takkures, footballs, dreadballs = re.split(r"\(table-of-(?:dice-football|dreadball)\)=", text)
    takkures = takkures.partition("### A position")[2]
    return {"takkure": takkures, "dice_football": footballs, "dreadball": dreadballs}[game]


def code(text: str) -> list[str]:
    """What is set as code, without the quotation marks of a text and the question mark of a key."""
    return [word.strip('"?') for word in re.findall(r"(?<!\})`([^`]+)`", text)]


def rows(text: str, first: str) -> Iterator[dict[str, str]]:
    """The rows of every table whose first column is headed so; an empty first cell is that of the row above."""
    for block in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        head, _, *lines = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.splitlines()]
        above = ""
        for cells in lines if head[0] == first else ():
            above = cells[0] or above
            yield dict(zip(head, [above, *cells[1:]], strict=True))


def commands(text: str) -> dict[tuple[str, str], tuple[set[str], set[str]]]:
    """Decision and verb -> the keys that a command needs, and all that it may have."""
    found = {}
    for row in rows(text, "decision"):
        keys = row.get("keys", "")
        possible, optional = set(code(keys)), set(re.findall(r"`(\w+)\?`", keys))
        for kind, verb in product(code(row["decision"]), code(row["verb"])):
            found[kind, verb] = (possible - optional, possible)
    return found


def words(text: str) -> set[tuple[str, str]]:
    """Keys with the words that they take: those of the key's row, and those of a table of its own."""
    found = {(key, word) for row in rows(text, "key") for key in code(row["key"]) for word in code(row["means"])}
    return found | {(key, word) for key in ("mode", "phase") for row in rows(text, key) for word in code(row[key])}


def test_the_guide_names_all_that_scenarios_put_to_a_table_and_read_there(
    noted: tuple[str, dict[str, set[tuple[str, ...]]]],
) -> None:
    game, found = noted
    text = said_of(game)
    described = commands(text)
    keys = {key for row in rows(text, "key") for key in code(row["key"])} | set(code(_line(text, "A player has")))
    keys |= set(code(_line(text, "Any value of his card")))
    assert {key for (key,) in found["position"]} - keys == set()
    assert found["word"] - words(text) == set()
    assert {(kind, verb) for kind, verb, *_ in found["option"] | found["command"]} - set(described) == set()
    assert [one for one in found["command"] if not _fits(one, described)] == []
    assert {key for key, *deeper in found["state"] if not deeper} - set(code(_line(text, "The steps read"))) == set()
    regions = {what[-1] for what in found["pending"] if "region" in what[:-1]}
    assert regions == set(code(_line(text, "Of a region the steps read"))) - declared_verbs(game)
    if game == "takkure":
        fields = {kind: set(code(row["fields"])) for row in rows(text, "event") for kind in code(row["event"])}
        read = {(kind, field) for kind, *_, field in found["event"]}
        assert [one for one in sorted(read) if one[1] not in EVERY_EVENT | fields.get(one[0], set())] == []
        of_players = {key for one, *deeper in found["state"] if one == "players" for key in deeper}
        assert of_players - keys - set(code(_line(text, "Of each player"))) == set()


def declared_verbs(game: str) -> set[str]:
    """Every verb of a game."""
    return {form.verb for form in COMMANDS[game].forms}


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_lists_the_declared_verbs_and_keys_and_no_others(game: str) -> None:
    declared = {
        (decision, form.verb): (
            {name for name, key in form.keys.items() if not key.optional and not key.beside},
            set(form.keys),
        )
        for form in COMMANDS[game].forms
        for decision in form.decisions
    }
    assert commands(said_of(game)) == declared


def test_the_words_of_steps_name_every_verb() -> None:
    assert sorted(VERBS) == sorted(COMMANDS["takkure"].verbs)


def _line(text: str, begins: str) -> str:
    (line,) = [line for line in text.splitlines() if line.startswith(begins)] or [""]
    return line


def _fits(put: Sequence[str], described: Mapping[tuple[str, str], tuple[set[str], set[str]]]) -> bool:
    kind, verb, *keys = put
    needed, possible = described[kind, verb]
    return needed <= set(keys) <= possible


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_lists_every_ruling_with_more_than_one_reading_the_usual_one_first(game: str) -> None:
    rulings = index(rulebook(game)).rulings.values()
    listed = {re.findall(r":(R.*)`", row["ruling"])[0]: code(row["readings"]) for row in rows(said_of(game), "ruling")}
    assert listed == {
        one.id: [reading.id for reading in sorted(one.readings, key=lambda reading: not reading.default)]
        for one in rulings
        if one.readings
    }


# ------------------------------------------------------------------ the listings, in an empty folder


def said(folder: Path, line: str) -> list[str]:
    """What a command of placky prints there; programs and paths are as the guide has them."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    program, *arguments = shlex.split(line)
    assert program == "placky"
    done = warm.placky(*arguments, cwd=folder, env={**os.environ, "PATH": path})
    return (done.stdout + done.stderr).replace(f"{ROOT}/", "").splitlines()


def listing(first: str) -> list[str]:
    """The lines of the listing in the guide that begins like this."""
    found = re.findall(r"^```\w[^\n]*\n(.*?)^```$", GUIDE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    (block,) = [block for block in found if block.startswith(first)]
    return str(block).splitlines()


@pytest.mark.skipif(not shutil.which("node"), reason="no Node.js here")
def test_an_adapter_is_begun_and_examined_as_the_guide_says(tmp_path: Path) -> None:
    made, *told = listing("$ placky adapter new --language javascript")
    there, exam = told.index("$ cd adapter"), told.index("$ cd adapter") + 1
    assert said(tmp_path, made.removeprefix("$ ")) == told[:there]
    assert said(tmp_path / "adapter", told[exam].removeprefix("$ ")) == told[exam + 1 :]


def test_a_stranger_comes_from_an_empty_folder_to_a_report(tmp_path: Path) -> None:
    """All listings of the quarter of an hour, one after the other; .ci/run installs what its first one installs."""
    part = GUIDE.read_text("utf-8").partition("## From an empty folder to a report")[2].partition("\n## ")[0]
    folder, (install, *blocks) = tmp_path, re.findall(r"^```(\w+)\n(.*?)^```$", part, re.DOTALL | re.MULTILINE)
    assert '"../placky[site]"' in install[1]
    for kind, block in blocks:
        if kind == "python":
            adapter = folder / "adapter.py"
            adapter.write_text(mended(adapter.read_text("utf-8"), block), "utf-8")
            continue
        for command, *told in (run.splitlines() for run in block.removeprefix("$ ").split("\n$ ")):
            if command.startswith("cd "):
                folder /= command.removeprefix("cd ")
            else:
                assert [*map(uncounted, said(folder, command))] == [*map(uncounted, told)], command
    assert "Offence dice and defence dice do not look alike" in (folder / "report.html").read_text("utf-8")


def mended(text: str, block: str) -> str:
    """A file with another line in place of the one that sets the same; a whole file takes its place."""
    if block.count("\n") > 1:
        return block
    (line,) = [line for line in text.splitlines(keepends=True) if line.partition(" = ")[0] == block.partition(" = ")[0]]
    assert line != block
    return text.replace(line, block)


def uncounted(line: str) -> str:
    """A last line without how much of the suite an engine left out: the suite grows."""
    return re.sub(r"\d+ (skipped|not applicable)", r"some \1", line)


def test_an_engine_with_a_mistake_is_told_as_the_guide_says(tmp_path: Path) -> None:
    (tmp_path / "encore.py").write_text("\n".join(listing('"""encore.py')), encoding="utf-8")
    exam, *told = listing("$ placky test --rulebook takkure --engine encore:NoEncore -k")
    assert sorted(said(tmp_path, exam.removeprefix("$ "))) == sorted(told)
