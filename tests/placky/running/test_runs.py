"""A run that did not run: engines that die, hang or leave, and surroundings that say how to run."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from signal import Signals
from typing import Any

import pytest
from tests.placky.desk import ACTIVATED, DODGED, Desk, feature
from tests.placky.test_outside_rulebook import Author
from tests.thorough import few

from placky import rulebooks
from placky.console import Silent
from placky.recording import load, recording_path
from placky.recording.drills import drills_path
from placky.rulebook import Rulebook
from placky.running.sessions import run_scenarios
from touchline.core.play.table import Table
from touchline.core.play.wire import Command

ENGINE = '''"""An engine of ours that {what} when somebody {verb}s."""

import ctypes, os, signal, sys, time

from touchline.takkure.table import Table as Inner

{top}


class Table:
    def __init__(self):
        {made}
        self.inner = Inner()

    def act(self, command):
        """Play, or die."""
        if command["do"] == "{verb}":
            {what}
        self.inner.act(command)

    def __getattr__(self, name):
        return getattr(self.inner, name)
'''
DEATHS = {
    "os._exit(0)": "the process of the engine ended with exit code 0",
    "os._exit(7)": "the process of the engine ended with exit code 7",
    "os.kill(os.getpid(), signal.SIGKILL)": "the process of the engine was ended by SIGKILL",
    "os.kill(os.getpid(), signal.SIGSEGV)": "the process of the engine was ended by SIGSEGV",
    "ctypes.string_at(0)": "the process of the engine was ended by SIGSEGV",
}
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="the desk is only known to this process and its forks")


def engine(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, what: str, *, top: str = "", made: str = "pass", verb: str = "dodge"
) -> str:
    """Write an engine where the command is given. Returns its name."""
    (desk.root / "broken.py").write_text(ENGINE.format(what=what, verb=verb, top=top, made=made), encoding="utf-8")
    monkeypatch.syspath_prepend(desk.root)
    return "broken:Table"


ASKED = "asked for act({'do': 'dodge', 'player': 'AGUILA'})"


@needs_fork
@pytest.mark.parametrize("what", few(list(DEATHS), 3))
def test_an_engine_that_dies_fails_its_scenario_and_the_others_run_on(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    desk.write(feature(ACTIVATED, DODGED, ACTIVATED.replace("Scenario: ", "Scenario: Again, ")))
    name = engine(desk, monkeypatch, what)
    assert desk.placky("test", "--engine", name) == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[-1] == "2 passed, 1 failed (1 crash)"
    (line,) = told.err.splitlines()
    assert line.endswith(f"90_tryout.feature:17: Dodged: line 22, And AGUILA dodges: {DEATHS[what]}, {ASKED}")


HANGS = {
    "it waits": "time.sleep(600)",
    "it turns round and round": "exec('while True: pass')",
    "it is deaf in C": "ctypes.PyDLL(None).sleep(600)",
    "it minds no signal": "[signal.signal(n, signal.SIG_IGN) for n in (2, 14, 15)]; time.sleep(600)",
}


@needs_fork
@pytest.mark.parametrize("what", few(list(HANGS.values()), 2))
def test_an_engine_that_hangs_has_a_time_limit_and_the_others_run_on(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    desk.write(feature(DODGED, ACTIVATED))
    name = engine(desk, monkeypatch, what)
    began = time.monotonic()
    assert desk.placky("test", "--engine", name, "--timeout", "0.5") == 1
    assert time.monotonic() - began < 60
    told = capsys.readouterr()
    assert told.out.splitlines()[-1] == "1 passed, 1 failed (1 timeout)"
    (line,) = told.err.splitlines()
    assert line.endswith(f": Dodged: line 18, And AGUILA dodges: the engine gave no answer within 0.5 s, {ASKED}")


@needs_fork
@pytest.mark.parametrize(
    ("where", "what", "said"),
    [
        ("top", "sys.exit(0)", "it ends the process: SystemExit(0)"),
        ("made", "sys.exit(0)", "it ends the process: SystemExit(0)"),
        ("top", "os._exit(0)", "the process of the engine ended with exit code 0, asked for a table"),
        ("made", "os._exit(3)", "the process of the engine ended with exit code 3, asked for a table"),
        ("top", "os.kill(os.getpid(), 9)", "the process of the engine was ended by SIGKILL, asked for a table"),
    ],
)
def test_an_engine_that_cannot_even_be_made_is_one_line_and_exit_code_2(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, where: str, what: str, said: str
) -> None:
    desk.write(feature(ACTIVATED))
    name = engine(desk, monkeypatch, "pass", **{where: what})
    assert desk.placky("test", "--engine", name) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"--engine {name}: {said}; allowed: MODULE:NAME of a callable that gives a Table\n"


@needs_fork
def test_an_engine_whose_import_hangs_is_one_line(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("placky.worker.BEGINNING", 0.5)
    desk.write(feature(ACTIVATED))
    name = engine(desk, monkeypatch, "pass", top="time.sleep(600)")
    assert desk.placky("test", "--engine", name) == 2
    assert capsys.readouterr().err.startswith(f"--engine {name}: the engine gave no answer within 0.5 s, asked for a ")


SECOND = {
    "sys.exit(0)": "a table cannot be made: SystemExit: 0",
    "raise ValueError('no more')": "a table cannot be made: ValueError: no more",
    "pytest.skip('no')": "a table cannot be made: Skipped: no",
    "os._exit(0)": "the process of the engine ended with exit code 0, asked for a table",
}


@needs_fork
@pytest.mark.parametrize("what", SECOND)
def test_an_engine_that_leaves_at_its_second_table_fails_every_scenario_and_has_no_result(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    desk.write(feature(ACTIVATED, DODGED))
    made = "count.append(1)\n        if len(count) > 1:\n            " + what
    name = engine(desk, monkeypatch, "pass", top="import pytest\ncount = []", made=made)
    assert desk.placky("test", "--engine", name) == 2
    told = capsys.readouterr()
    assert told.out.splitlines()[-1].startswith("0 passed, 2 failed")
    where = "features/takkure/exercises/90_tryout.feature"
    named = [f"{where}:13: AGUILA is activated", f"{where}:17: Dodged"]
    assert told.err.splitlines()[:-1] == [f"{scenario}: {SECOND[what]}" for scenario in named]
    assert "the engine has answered in no scenario" in told.err


@needs_fork
def test_a_fork_of_the_engine_that_comes_back_has_no_say(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.write(feature(*[DODGED.replace("Dodged", f"Dodged {number}") for number in range(6)]))
    name = engine(desk, monkeypatch, "os.fork()")
    assert desk.placky("test", "--engine", name) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "6 passed, 0 failed"


@needs_fork
def test_what_an_engine_has_started_holds_nothing_up(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.write(feature(DODGED, ACTIVATED))
    name = engine(desk, monkeypatch, "os.fork() and os._exit(0); time.sleep(60); os._exit(0)")
    began = time.monotonic()
    assert desk.placky("test", "--engine", name, "--timeout", "300") == 1
    assert time.monotonic() - began < 50
    assert "ended with exit code 0, asked for act" in capsys.readouterr().err


class Dying:
    """An engine of ours that ends the process when somebody dodges."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def act(self, command: Command) -> None:
        """Play, or die."""
        if command["do"] == "dodge":
            os._exit(0)
        self.table.act(command)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)


@pytest.fixture
def dying(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A desk whose rulebook has such an engine of its own."""
    make = type(desk.book).table
    monkeypatch.setattr(type(desk.book), "table", lambda book: Dying(make(book)))
    desk.pages()
    desk.write(feature(DODGED, ACTIVATED))
    desk.write(feature(ACTIVATED), "exercises/91_more.feature")
    return desk


@needs_fork
@pytest.mark.parametrize("command", ["test", "record", "build", "rules"])
def test_the_engine_of_a_rulebook_may_die_in_no_command_unseen(
    dying: Desk, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    assert dying.placky(command) == 1
    told = capsys.readouterr()
    assert "Dodged: line 18, And AGUILA dodges: the process of the engine ended with exit code 0" in told.err


@needs_fork
def test_what_has_run_is_recorded_and_what_came_to_no_end_as_failed(dying: Desk) -> None:
    folder = dying.root / "kept"
    assert dying.placky("test", "--record", str(folder)) == 1
    whole = load(recording_path(folder, "takkure", "exercises/91_more.feature"))
    assert [scenario.passed for scenario in whole.scenarios] == [True]
    cut = load(recording_path(folder, "takkure", "exercises/90_tryout.feature"))
    died = [scenario.reason for scenario in cut.scenarios if not scenario.passed]
    assert died
    assert all("the process of the engine" in reason or "ended the run" in reason for reason in died), died


LEAVING = {
    "pytest.skip('no')": "a step skips the scenario: no",
    "pytest.xfail('no')": "no",
    "pytest.exit('no', 0)": "a step or the engine ended the run, which nothing in a scenario may do",
    "raise SystemExit(0)": "steps/actions.py:{}: SystemExit: 0",
    "raise KeyboardInterrupt": "a step or the engine ended the run, which nothing in a scenario may do",
    "os._exit(0)": "the process of the engine ended with exit code 0",
}


@needs_fork
@pytest.mark.parametrize("words", LEAVING)
def test_a_step_that_leaves_is_a_failure(desk: Desk, capsys: pytest.CaptureFixture[str], words: str) -> None:
    desk.write(feature(DODGED, ACTIVATED))
    steps = desk.features / "steps" / "actions.py"
    text = steps.read_text(encoding="utf-8")
    leaving = re.sub(
        r'(\n    table\.act\(\{"do": (?:"dodge"|how))', rf"\n    import os, pytest\n    {words}\1", text, count=1
    )
    assert leaving != text
    steps.write_text(leaving, encoding="utf-8")
    assert desk.placky("test") == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[-1] == "1 passed, 1 failed"
    (line,) = told.err.splitlines()
    assert ": Dodged: line 18, And AGUILA dodges: " in line
    assert line.endswith(LEAVING[words].format(leaving[: leaving.index(words)].count("\n") + 1))


# ------------------------------------------------------------------ what stands around


def test_the_environment_says_nothing_about_a_run(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.write(feature(ACTIVATED, DODGED))
    monkeypatch.setenv("PYTEST_ADDOPTS", "-k activated -x --collect-only")
    monkeypatch.setenv("PYTEST_PLUGINS", "no_such_plugin")
    assert desk.placky("test") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed"
    assert os.environ["PYTEST_ADDOPTS"] == "-k activated -x --collect-only"


def test_a_record_is_whole_whatever_the_environment_says(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_ADDOPTS", "-k activated")
    _, recording = desk.recorded(feature(ACTIVATED, DODGED))
    assert [scenario.name for scenario in recording.scenarios] == ["AGUILA is activated", "Dodged"]


def test_files_around_say_nothing_about_a_run(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED, DODGED))
    for folder in (desk.root, desk.root / "features", desk.features):
        (folder / "pytest.ini").write_text("[pytest]\naddopts = -k activated\n", encoding="utf-8")
        (folder / "conftest.py").write_text("raise SystemExit(0)\n", encoding="utf-8")
    (desk.root / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = "-k activated"\n', encoding="utf-8")
    assert desk.placky("test") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed"


INSTALLED = """
def pytest_collection_modifyitems(items):
    del items[1:]
"""


def test_plugins_that_happen_to_be_installed_have_no_say(tmp_path: Path) -> None:
    info = tmp_path / "shortener-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.4\nName: shortener\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[pytest11]\nshortener = shortener\n", encoding="utf-8")
    (tmp_path / "shortener.py").write_text(INSTALLED, encoding="utf-8")
    found = command(tmp_path, "test", "--rulebook", "dice_football", "-k", "touchdown", PYTHONPATH=str(tmp_path))
    assert found.returncode == 0, found.stderr
    assert int(found.stdout.split()[-4]) > 1


def command(folder: Path, *arguments: str, flags: Sequence[str] = (), **env: str) -> subprocess.CompletedProcess[str]:
    """Run placky in a process of its own."""
    return subprocess.run(
        [sys.executable, *flags, "-m", "placky", *arguments], cwd=folder, env={**os.environ, **env},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(("flags", "env"), [(("-OO",), {}), ((), {"PYTHONOPTIMIZE": "1"})])
def test_asserts_of_steps_are_there_whatever_python_is_told(
    tmp_path: Path, flags: tuple[str, ...], env: dict[str, str]
) -> None:
    author = Author(tmp_path)
    author.edit("pebbles/features/rules/heap.feature", "Then 14 pebbles are left", "Then 13 pebbles are left")
    found = command(tmp_path, "test", "--rulebook", "pebbles", flags=flags, PYTHONPATH=str(tmp_path), **env)
    assert found.returncode == 1, found.stdout + found.stderr
    assert re.search(r"\b1 failed", found.stdout)


# ------------------------------------------------------------------ the closing count


SHORT = """
from pytest_bdd import scenarios

from placky.recording.recorder import prepare

paths = prepare(globals(), __file__)
scenarios(*paths[:-1])
"""


@pytest.mark.parametrize("arguments", [("test",), ("record",), ("build",), ("rules",), ("rules", "--mutants")])
def test_a_run_that_did_not_run_what_it_set_out_to_run_has_failed(
    desk: Desk, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    desk.pages()
    desk.write(feature(ACTIVATED, DODGED))
    desk.write(feature(ACTIVATED), "exercises/91_more.feature")
    (desk.features / "test_takkure.py").write_text(SHORT, encoding="utf-8")
    assert desk.placky(*arguments) == 1
    told = capsys.readouterr()
    assert "3 scenarios were to run, and 2 did" in told.err
    assert "Traceback" not in told.err


LISTING = """from pathlib import Path

LISTED = Path(__file__).with_name("listed.txt")


def pytest_collect_directory(path):
    with LISTED.open("a") as listed:
        print(path, file=listed)
"""


@needs_fork
def test_a_run_looks_into_no_folder_of_others_on_its_way_to_the_features(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A home, or a place for temporary files, may have thousands."""
    (desk.root / "listing.py").write_text(LISTING, encoding="utf-8")
    (desk.root / "neighbour").mkdir()
    monkeypatch.syspath_prepend(desk.root)
    desk.write(feature(ACTIVATED))
    assert run_scenarios([desk.book], Silent(), extra=["-p", "listing"]).passed == 1
    listed = (desk.root / "listed.txt").read_text(encoding="utf-8").splitlines()
    assert listed
    assert [path for path in listed if not Path(path).is_relative_to(desk.features)] == []


@needs_fork
def test_a_run_leaves_no_temporary_folder_behind(dying: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is ended when the last scenario has run, or by the engine, and could not clear up."""
    (place := tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    assert dying.placky("test") == 1
    assert list(place.iterdir()) == []


def test_features_that_no_file_binds_are_bound(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED))
    (desk.features / "test_takkure.py").unlink()
    (desk.root / "test_other.py").write_text("def test_it(): pass\n", encoding="utf-8")
    assert desk.placky("test") == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out


@pytest.mark.parametrize("seconds", ["0", "-1", "x", "nan", "inf", "1e999"])
def test_a_time_limit_is_a_number_of_seconds(desk: Desk, capsys: pytest.CaptureFixture[str], seconds: str) -> None:
    with pytest.raises(SystemExit) as ended:
        desk.placky("test", "--engine", "a:B", f"--timeout={seconds}")
    assert ended.value.code == 2
    assert f"argument --timeout: {seconds}: seconds are needed, more than 0" in capsys.readouterr().err


# ------------------------------------------------------------------ where there are no forks


def test_without_forks_it_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "dies.py").write_text(
        "import os\nfrom touchline.dice_football.table import Table as Inner\n\n\nclass Table(Inner):\n"
        "    def act(self, command):\n        if command['do'] == 'punt':\n            os._exit(0)\n"
        "        super().act(command)\n",
        encoding="utf-8",
    )
    program = (
        "import sys; from placky import worker; from placky.cli import main\n"
        "if __name__ == '__main__':\n    worker.METHOD = 'spawn'; sys.exit(main(sys.argv[1:]))\n"
    )
    (tmp_path / "run.py").write_text(program, encoding="utf-8")
    chosen = "nobody_wins_the_roll_of_a_punt or tie_in_a_punt or go_nowhere or before_the_toss_there_is"
    found = subprocess.run(
        [sys.executable, "run.py", "test", "--rulebook", "dice_football", "--engine", "dies:Table", "-k", chosen],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert found.returncode == 1, found.stderr
    lines = found.stderr.splitlines()
    assert len(lines) > 2
    assert all("When Red punts: the process of the engine ended with exit code 0" in line for line in lines)
    assert found.stdout.splitlines()[-1] == f"1 passed, {len(lines)} failed ({len(lines)} crash)"


# ------------------------------------------------------------------ what ends with it


WAITING = """
import os, time
from touchline.dice_football.table import Table as Inner


class Table(Inner):
    def act(self, command):
        with open("begun", "w"):
            time.sleep(600)
"""


@needs_fork
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_no_worker_outlives_the_command(tmp_path: Path, number: Signals) -> None:
    (tmp_path / "waits.py").write_text(WAITING, encoding="utf-8")
    os.mkfifo(tmp_path / "begun")
    words = ["test", "--rulebook", "dice_football", "--engine", "waits:Table", "--timeout", "600"]
    with (
        subprocess.Popen([sys.executable, "-m", "placky", *words], cwd=tmp_path, stdout=subprocess.PIPE) as command,
        (tmp_path / "begun").open(),  # it is opened when the engine is asked, and not before
    ):
        command.send_signal(number)
        try:
            told, _ = command.communicate(timeout=60)  # comes to an end when nobody can write any more
        finally:
            command.kill()
    assert b"passed" not in told
    assert command.returncode in (-number, 130)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        *[("test", words) for words in ("raise SystemExit", "1 / 0", "this is no Python")],
        *[(command, "sys.exit(0)") for command in ("test", "record", "build", "rules")],
    ],
)
def test_steps_that_end_the_process_or_break_at_their_import_are_one_line(
    desk: Desk, capsys: pytest.CaptureFixture[str], command: str, words: str
) -> None:
    desk.pages()
    desk.write(feature(ACTIVATED))
    (desk.features / "steps" / "zeal.py").write_text(f'"""Zeal."""\n\nimport sys\n\n{words}\n', encoding="utf-8")
    assert desk.placky(command) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith("features/takkure/steps/zeal.py:5: breaks as it is imported: ")


@pytest.mark.parametrize("command", [["test"], ["record"], ["build"], ["play", "chess"], ["odds", "chess"]])
def test_a_rulebook_that_ends_the_process_at_its_import_is_one_line(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    desk.pages()
    (desk.root / "chess.py").write_text("import sys\n\nsys.exit(0)\n", encoding="utf-8")
    monkeypatch.syspath_prepend(desk.root)
    entry = EntryPoint("chess", "chess:book", "placky.rulebooks")
    monkeypatch.setattr(rulebooks, "entry_points", lambda **_: [entry])
    rulebooks.rulebooks.cache_clear()
    assert desk.placky(*command) == 2
    assert capsys.readouterr().err == 'rulebook "chess" (chess:book) does not load: SystemExit: 0 (chess.py:3)\n'


def test_the_rules_of_a_rulebook_need_no_drills(desk: Desk) -> None:
    """Whoever asks what scenarios notice does not wait for what pages alone show."""
    desk.pages(drilled="# Drills\n\n```{drills} 0\n```\n")
    desk.write(feature(ACTIVATED))
    assert desk.placky("rules", "--rulebook", "takkure") == 1  # as most rules have no scenario here
    recordings = desk.root / "docs" / "_build" / "recordings"
    assert recording_path(recordings, "takkure", "exercises/90_tryout.feature").is_file()
    assert not drills_path(recordings, "takkure").exists()


@pytest.mark.parametrize("command", [["record"], ["rules"]])
def test_a_command_that_something_leaves_has_failed(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    desk.pages()
    desk.write(feature(ACTIVATED))

    def leave(_book: Rulebook) -> None:
        sys.exit(0)

    monkeypatch.setattr("placky.running.sound_features", leave)
    assert desk.placky(*command) == 2
    assert capsys.readouterr().err == "something in a rulebook ended the command: SystemExit(0)\n"


def test_a_scenario_that_is_bound_twice_is_no_result_either(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED, DODGED))
    bound = desk.features / "test_takkure.py"
    (desk.features / "test_takkure_again.py").write_text(bound.read_text(encoding="utf-8"), encoding="utf-8")
    assert desk.placky("test") == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[-1] == "4 passed, 0 failed"
    assert told.err == "2 scenarios were to run, and 4 did; this is no result\n"


def test_other_tests_beside_the_features_run_and_count(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED, DODGED))
    bound = desk.features / "test_takkure.py"
    more = "\n\ndef test_one():\n    assert False, 'no'\n\n\ndef test_two():\n    pass\n"
    bound.write_text(bound.read_text(encoding="utf-8") + more, encoding="utf-8")
    assert desk.placky("test") == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[-1] == "3 passed, 1 failed"
    assert told.err.splitlines() == ["takkure/test_takkure.py::test_one: no"]
