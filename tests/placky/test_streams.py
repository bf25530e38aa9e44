"""Standard output and error: what they cannot show, nobody at the other end, a full disk, an impatient hand."""

import ast
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from tests.thorough import few

import placky
from placky.cli.optimized import unoptimized
from placky.cli.playing import _tell
from placky.errors import shown
from placky.matches.play import Played, coach_named, dumped, load, play_match
from placky.rulebooks import rulebook
from touchline.core.brief import printable

PLACKY = (sys.executable, "-m", "placky")
RANDOM = ("--home", "random", "--away", "random")
"""Coaches who think of nothing, so that a command is soon done."""
THOUGHTFUL = ("play", "takkure", "--seed", "3")
"""A match that takes its time, to be interrupted."""
MATCH = (*THOUGHTFUL, *RANDOM)
TELLING = {
    "play": MATCH,
    "odds": ("odds", "dreadball"),
    "help": ("--help",),
    "render": ("render", "match.json", "-o", "page.svg"),
    "fault": ("render", "nowhere.json"),
}
"""Commands that need no checkout; the others say the same things by the same functions."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a saved match."""
    folder = tmp_path_factory.mktemp("streams")
    assert ran(folder, *MATCH, "--save", "match.json").returncode == 0
    return folder


def ran(
    folder: Path, *arguments: str, env: dict[str, str] | None = None, **more: Any
) -> subprocess.CompletedProcess[bytes]:
    """Run a command to its end."""
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | more
    env = {**os.environ, **(env or {})}
    found: Any = subprocess.run([*PLACKY, *arguments], cwd=folder, env=env, check=False, **streams)
    return cast("subprocess.CompletedProcess[bytes]", found)


def closed() -> int:
    """A pipe at whose other end nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    return writing


@pytest.mark.parametrize(
    ("command", "encoding"), [*[(name, "ascii") for name in few([*TELLING], 3)], ("play", "cp1252"), ("play", "utf-8")]
)
def test_what_a_pipe_cannot_encode_is_replaced(place: Path, command: str, encoding: str) -> None:
    found = ran(place, *TELLING[command], env={"PYTHONIOENCODING": encoding})
    assert found.returncode == (2 if command == "fault" else 0)
    assert found.stderr.count(b"\n") == (command == "fault")
    told = (found.stdout + found.stderr).decode(encoding)
    assert told
    if command == "play":
        assert ("runs 1.8″." if encoding == "utf-8" else "runs 1.8?.") in told


@pytest.mark.parametrize("command", few([*TELLING], 3))
def test_a_closed_pipe_ends_quietly(place: Path, command: str) -> None:
    writing = closed()
    found = ran(place, *TELLING[command], stdout=writing)
    os.close(writing)
    assert found.stderr.count(b"\n") == (command == "fault")
    assert b"Traceback" not in found.stderr
    assert found.returncode == (2 if command == "fault" else 0)


@pytest.mark.parametrize("command", ["play", "odds", "fault"])
def test_both_pipes_closed_and_no_streams_at_all_change_no_exit_code(place: Path, command: str) -> None:
    writing = closed()
    code = ran(place, *TELLING[command], stdout=writing, stderr=writing).returncode
    os.close(writing)
    none = subprocess.run(
        ["/bin/sh", "-c", '"$@" <&- >&- 2>&-', "sh", *PLACKY, *TELLING[command]], cwd=place, check=False
    ).returncode
    assert code == none == (2 if command == "fault" else 0)


def test_what_nobody_hears_is_done_all_the_same(place: Path, tmp_path: Path) -> None:
    for target in ("kept.json", "kept.svg"):
        writing = closed()
        command = (*MATCH, "--save") if target.endswith("json") else ("render", "match.json", "-o")
        assert ran(place, *command, target, stdout=writing).returncode == 0
        os.close(writing)
    assert (place / "kept.json").read_bytes() == (place / "match.json").read_bytes()
    assert (place / "kept.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", few([name for name in TELLING if name != "fault"], 2))
def test_output_that_cannot_be_written_is_one_line(place: Path, command: str, unbuffered: str) -> None:
    with Path("/dev/full").open("wb") as full:
        found = ran(place, *TELLING[command], stdout=full, env={"PYTHONUNBUFFERED": unbuffered})
    assert found.stderr.decode() == "standard output cannot be written: No space left on device\n"
    assert found.returncode == 2


def test_a_match_is_saved_before_it_is_told(place: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    if not hasattr(fcntl, "F_SETPIPE_SZ"):
        pytest.skip("this system cannot make a pipe shallow, and a whole match fits into a usual one")
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    with subprocess.Popen([*PLACKY, *MATCH, "--save", "early.json"], cwd=place, stdout=writing) as playing:
        os.close(writing)
        told = b""
        while b"FIRST HALF" not in told:
            told += os.read(reading, 100)
        playing.kill()  # in the middle of its tale, as nobody reads the rest
        os.close(reading)
    assert (place / "early.json").read_bytes() == (place / "match.json").read_bytes()


def test_a_match_that_cannot_be_saved_is_told(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from placky.cli import main, playing
    from placky.writing import Unwritten

    def full(*_: object) -> None:
        raise Unwritten("--save late.json: cannot be written: No space left on device")

    monkeypatch.chdir(place)
    monkeypatch.setattr(playing, "write_file", full)
    assert main([*MATCH, "--save", "late.json"]) == 2
    told = capsys.readouterr()
    assert "FINAL WHISTLE" in told.out
    assert told.err == "--save late.json: cannot be written: No space left on device\n"


def test_a_match_that_a_coach_breaks_off_is_told_so_far(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from placky.cli import main, playing
    from placky.errors import PlackyError

    def broken(*_: object) -> Iterator[str]:
        yield "It begins."
        raise PlackyError("the coach failed")

    monkeypatch.chdir(place)
    monkeypatch.setattr(playing, "play_match", broken)
    assert main([*MATCH, "--save", "never.json"]) == 2
    told = capsys.readouterr()
    assert told.out.splitlines()[-1] == "It begins."
    assert told.err == "the coach failed\n"
    assert not (place / "never.json").exists()


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("\x1b[2J\x07", "\\x1b[2J\\x07"),
        ("one\ntwo\r\t", "one\\ntwo\\r\\t"),
        ("\x9b31m\u2028\u202eabc\u2066", "\\x9b31m\\u2028\\u202eabc\\u2066"),
        ("\udcff\ud800", "\\udcff\\ud800"),
        ("Één ‘naïve’ 3.4″, 7\xa0points 🏈", "Één ‘naïve’ 3.4″, 7\xa0points 🏈"),
    ],
)
def test_control_characters_are_shown_as_such(text: str, seen: str) -> None:
    assert printable(text) == seen


def test_a_tale_keeps_its_blank_lines_and_a_name_makes_none(capsys: pytest.CaptureFixture[str]) -> None:
    _tell("\nBlue\x1b has the ball,\nit says.")
    assert capsys.readouterr().out == "\nBlue\\x1b has the ball,\\nit says.\n"


def test_a_path_is_shown_on_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert shown("a\nb\x1b[1m") == "a\\nb\\x1b[1m"
    assert shown(os.fsdecode(b"caf\xe9")) == "caf\\udce9"


NAME = "bold\x1b[1m\nnext\u202e"


@pytest.mark.parametrize("key", ["rulebook", "entries", "version"])
@pytest.mark.parametrize("command", ["replay", "render"])
def test_faults_of_a_saved_game_command_no_terminal(place: Path, key: str, command: str) -> None:
    body = json.loads((place / "match.json").read_text(encoding="utf-8"))
    (place / "fault.json").write_text(json.dumps({**body, key: NAME}), encoding="utf-8")
    found = ran(place, command, "fault.json")
    assert found.returncode == 2
    assert len(found.stderr.splitlines()) == 1
    assert not any(sign in found.stderr.decode() for sign in "\x1b\u202e")


def test_names_of_a_saved_game_are_shown_with_their_control_characters(place: Path) -> None:
    _, played = load(place / "match.json")
    (place / "named.json").write_text(dumped(replace(played, coaches=[NAME, "random"])), encoding="utf-8")
    found = ran(place, "replay", "named.json")
    assert found.returncode == 0
    assert found.stdout.decode().splitlines()[0] == "bold\\x1b[1m\\nnext\\u202e against random, seed 3"


def test_names_of_teams_in_a_saved_game_are_shown_with_their_control_characters(place: Path) -> None:
    assert ran(place, "play", "dice_football", "--seed", "2", *RANDOM, "--save", "dice.json").returncode == 0
    _, played = load(place / "dice.json")
    book = rulebook("dice_football")
    position = {**played.position, "teams": [NAME, "Blue"]}
    coaches = [coach_named(book, kind)() for kind in played.coaches]
    opening = Played(book.name, played.coaches, 2, position)
    tale = play_match(book, played.coaches, coaches, 2, opening)
    while True:
        try:
            next(tale)
        except StopIteration as end:
            (place / "teams.json").write_text(dumped(end.value), encoding="utf-8")
            break
    found = ran(place, "replay", "teams.json")
    assert found.returncode == 0
    assert "bold\\x1b[1m\\nnext\\u202e" in found.stdout.decode()
    assert not any(sign in found.stdout.decode() for sign in "\x1b\u202e")


def test_a_title_is_no_markup(tmp_path: Path) -> None:
    from placky.console import bar

    assert bar("Recording [bold]features[/x]").tasks[0].description == "Recording [bold]features[/x]"


def interrupted(folder: Path, until: bytes, *arguments: str) -> tuple[int, bytes, bytes]:
    """Exit code, output and errors of a command that is interrupted once it has said something."""
    with subprocess.Popen(
        [*PLACKY, *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        assert running.stdout
        assert running.stderr
        told = b""
        while until not in told and (line := running.stdout.readline()):
            told += line
        assert until in told
        os.killpg(running.pid, signal.SIGINT)
        last = threading.Timer(60, running.kill)  # nobody waits for ever for what does not end
        last.start()
        told += running.stdout.read()
        last.cancel()
        return running.wait(60), told, running.stderr.read()


@pytest.mark.parametrize(
    ("until", "arguments", "said"),
    [
        (b"against", (*THOUGHTFUL, "--save", "stopped.json"), b"placky play: stopped; stopped.json was not written\n"),
        (b"FIRST HALF", THOUGHTFUL, b"placky play: stopped\n"),
        (b"Testing", ("test", "--rulebook", "dice_football"), b"placky test: stopped\n"),
        (
            b"Playing",
            ("render", "match.json", "-o", "stopped.gif"),
            b"placky render: stopped; stopped.gif was not written\n",
        ),
    ],
)
def test_an_interrupted_command_ends_with_130_and_one_true_line(
    place: Path, until: bytes, arguments: tuple[str, ...], said: bytes
) -> None:
    """Python may also end by the signal itself, which shells show as 130, too."""
    code, _, errors = interrupted(place, until, *arguments)
    assert errors == said
    assert code in (130, -signal.SIGINT)
    assert not list(place.glob("*stopped*"))
    assert not list(place.glob("*.part"))


def test_a_command_that_python_begins_twice_is_interrupted_once(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONOPTIMIZE", "1")
    code, _, errors = interrupted(place, b"Testing", "test", "--rulebook", "dice_football")
    assert (code, errors) == (130, b"placky test: stopped\n")


FORKING = """
import os, signal
from placky.worker import Worker
os.register_at_fork(after_in_parent=lambda: signal.raise_signal(signal.SIGINT))
before = signal.getsignal(signal.SIGINT)
try:
    Worker(lambda tell: None)
except KeyboardInterrupt:
    print("interrupted", signal.getsignal(signal.SIGINT) is before)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="here no worker is a fork")
def test_an_interrupt_while_a_worker_begins_is_not_lost() -> None:
    """Python prints what is raised while it forks, and goes on."""
    found = subprocess.run([sys.executable, "-c", FORKING], capture_output=True, timeout=60, check=False)
    assert (found.stdout, found.stderr) == (b"interrupted True\n", b"")


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_what_python_begins_twice_ends_like_the_second(monkeypatch: pytest.MonkeyPatch, number: int, code: int) -> None:
    """Also where a signal has ended that before it could say so, which shells show as 128 and its number."""
    ended = f"import os, signal; signal.signal({int(number)}, signal.SIG_DFL); os.kill(os.getpid(), {int(number)})"
    monkeypatch.setattr(sys, "orig_argv", [sys.executable, "-O", "-c", ended])
    assert unoptimized() == code


def test_every_line_goes_through_one_function() -> None:
    """But for the process with the mutants, which answers in JSON to a pipe."""
    sources = sorted(Path(placky.__file__).parent.rglob("*.py"))
    printing = [
        path.name
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]
    assert printing == ["process.py", "streams.py"]
