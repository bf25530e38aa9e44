"""Where things lie: strange names, links, what only looks like a file, folders that nobody may write into."""

import os
import socket
from pathlib import Path

import pytest
from tests.placky.desk import ACTIVATED, CAUGHT, Desk, at_desk, feature

from placky.recording import load, recording_path

PAGE = "# Try-out\n\n```{exercise} 90_tryout\n```\n"
NAMES = [
    "br[a]ck[1]",
    "a::b",
    "$HOME",
    "~",
    "sp ace #1?",
    "100%25",
    "@at",
    "-dash",
    "qu'o\"te",
    os.fsdecode(b"caf\xe9"),
]


@pytest.fixture(params=NAMES, ids=ascii)
def named(request, tmp_path):
    """A desk in a folder of such a name."""
    root = tmp_path / request.param
    try:
        root.mkdir()
    except OSError:
        pytest.skip("this system has no such names")
    with at_desk(root) as made:
        yield made


def recorded(desk: Desk) -> list[str]:
    """The scenarios in the recording of the try-out."""
    path = recording_path(desk.docs / "_build" / "recordings", desk.game, "exercises/90_tryout.feature")
    return [scenario.name for scenario in load(path).scenarios]


def test_a_checkout_may_have_any_name(named, capsys):
    named.write(feature(ACTIVATED))
    named.pages(tryout=PAGE)
    assert named.placky("test") == 0, capsys.readouterr()
    assert named.placky("record") == 0, capsys.readouterr()
    assert recorded(named) == ["AGUILA is activated"]
    assert named.placky("test", "--record", "kept") == 0
    assert (named.root / "kept" / "takkure" / "exercises" / "90_tryout.jsonl").is_file()


@pytest.mark.parametrize("name", ["br[a]ck[1] #?", os.fsdecode(b"caf\xe9")], ids=ascii)
def test_pages_are_built_in_a_folder_of_any_name(tmp_path, name, capsys):
    (tmp_path / name).mkdir()
    with at_desk(tmp_path / name) as desk:
        desk.write(feature(ACTIVATED))
        desk.pages(tryout=PAGE)
        assert desk.placky("build", "--strict") == 0, capsys.readouterr()
        assert "AGUILA is activated" in (desk.docs / "_build" / "html" / "takkure" / "tryout.html").read_text("utf-8")


def linked(desk: Desk, path: Path) -> None:
    """Move a thing elsewhere and leave a symbolic link."""
    away = desk.root / "elsewhere" / f"away_{path.name}"
    away.parent.mkdir(exist_ok=True)
    path.rename(away)
    path.symlink_to(away)


@pytest.mark.parametrize("link", ["features", "features/takkure", "features/takkure/exercises", "docs", "a feature"])
def test_what_lies_behind_a_link_is_recorded_and_built(desk, link, capsys):
    written = desk.write(feature(ACTIVATED))
    desk.pages(tryout=PAGE)
    linked(desk, written if link == "a feature" else desk.root / link)
    assert desk.placky("test") == 0, capsys.readouterr()
    assert desk.placky("build", "--strict") == 0, capsys.readouterr()
    assert recorded(desk) == ["AGUILA is activated"]
    desk.write(feature(ACTIVATED, CAUGHT))
    assert desk.placky("build", "--strict") == 0, capsys.readouterr()
    assert recorded(desk) == ["AGUILA is activated", "Caught"]
    told = capsys.readouterr().out
    assert "Recording features/takkure/exercises/90_tryout.feature\n" in told, "as the author calls it"


def test_a_checkout_behind_a_link_is_recorded(tmp_path, monkeypatch, capsys):
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    with at_desk(tmp_path / "link") as desk:
        monkeypatch.chdir(tmp_path / "link")
        desk.write(feature(ACTIVATED))
        desk.pages(tryout=PAGE)
        assert desk.placky("record") == 0, capsys.readouterr()
        assert recorded(desk) == ["AGUILA is activated"]


def _loop(path: Path) -> None:
    path.symlink_to(path.name)


def _dangling(path: Path) -> None:
    path.symlink_to("nowhere")


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(os.path.relpath(path))


STRANGE = {
    "a loop of links": (_loop, "cannot be read: Too many levels of symbolic links"),
    "a dangling link": (_dangling, "cannot be read: No such file or directory"),
    "a FIFO": (os.mkfifo, "this is a FIFO; allowed: a file"),
    "a socket": (_socket, "this is a socket; allowed: a file"),
    "a folder": (Path.mkdir, "this is a folder; allowed: a file"),
}


@pytest.mark.parametrize("kind", STRANGE)
@pytest.mark.parametrize("command", ["test", "record"])
def test_a_feature_that_is_no_file_is_a_fault(desk, capsys, kind, command):
    desk.pages(tryout=PAGE)
    desk.write(feature(ACTIVATED))
    make, said = STRANGE[kind]
    make(desk.features / "exercises" / "91_strange.feature")
    assert desk.placky(command) == 2
    assert capsys.readouterr().err == f"features/takkure/exercises/91_strange.feature:1: {said}\n"


@pytest.mark.parametrize("kind", STRANGE)
def test_a_module_of_steps_that_is_no_file_is_a_fault(desk, capsys, kind):
    desk.write(feature(ACTIVATED))
    make, said = STRANGE[kind]
    make(desk.features / "steps" / "strange.py")
    assert desk.placky("test") == 2
    assert capsys.readouterr().err == f"features/takkure/steps/strange.py: {said}\n"


@pytest.mark.parametrize("command", ["replay", "render"])
def test_a_saved_match_that_is_no_file_is_told(desk, capsys, command):
    for name in ("a loop of links", "a dangling link", "a socket", "a folder"):
        make, _ = STRANGE[name]
        make(desk.root / name)
        assert desk.placky(command, name) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"{name}: ")
        assert len(told.splitlines()) == 1


def test_a_folder_of_features_that_is_a_loop_of_links_is_told(desk, capsys):
    away = desk.features.rename(desk.root / "away")
    assert away.is_dir()
    _loop(desk.features)
    assert desk.placky("test") == 2
    assert capsys.readouterr().err.startswith("features/takkure: ")
