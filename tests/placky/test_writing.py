"""Writing files: whole or not at all, through links, with the mode that was there, and by one function alone."""

import ast
import os
import re
import socket
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from placky.errors import PlackyError
from placky.writing import Unwritten, check_target, write_cache, write_file

ROOT = Path(__file__).parents[2]
SOURCES = [
    path for folder in ("engine", "tutorials", "features", "docs") for path in sorted((ROOT / folder).rglob("*.py"))
]


def made(path: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(one.name for one in path.iterdir())


@pytest.mark.parametrize("content", ["Één\n", b"\xff\xfe\0"])
def test_a_file_is_written_only_when_its_content_differs(tmp_path: Path, content: str | bytes) -> None:
    path = tmp_path / "deep" / "one"
    assert write_file(path, content)
    before = path.stat().st_mtime_ns
    assert not write_file(path, content)
    assert path.stat().st_mtime_ns == before
    assert write_file(path, "two\n")
    assert path.read_text(encoding="utf-8") == "two\n"
    assert made(path.parent) == ["one"]


def test_a_link_is_followed_and_stays(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    target, link = tmp_path / "real" / "one", tmp_path / "link"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    write_file(link, "new")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"


def test_a_dangling_link_makes_the_file_that_it_names(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to("one")
    check_target(link)
    write_file(link, "new")
    assert link.is_symlink()
    assert (tmp_path / "one").read_text(encoding="utf-8") == "new"


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755])
def test_the_mode_of_a_file_is_kept(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "one"
    path.write_text("old", encoding="utf-8")
    path.chmod(mode)
    write_file(path, "new")
    assert stat.S_IMODE(path.stat().st_mode) == mode


def test_a_new_file_has_the_mode_that_the_system_gives_new_files(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_file(tmp_path / "one", "new")
    assert (tmp_path / "one").stat().st_mode == (tmp_path / "usual").stat().st_mode


def _fifo(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(os.path.relpath(path))


def _loop(path: Path) -> None:
    path.symlink_to(path.name)


def _below_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.write_text("", encoding="utf-8")


STRANGE: dict[str, tuple[Callable[[Path], None], str]] = {
    "a folder": (Path.mkdir, "this is a folder; allowed: a file"),
    "a FIFO": (_fifo, "this is a FIFO; allowed: a file"),
    "a socket": (_socket, "this is a socket; allowed: a file"),
    "a loop of links": (_loop, "cannot be written: Too many levels of symbolic links"),
    "below a file": (_below_a_file, "cannot be written: Not a directory"),
}


@pytest.mark.parametrize("kind", STRANGE)
@pytest.mark.parametrize("act", [check_target, lambda path: write_file(path, "new")], ids=["check", "write"])
def test_what_is_no_file_is_refused_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, act: Callable[..., object]
) -> None:
    monkeypatch.chdir(tmp_path)
    make, said = STRANGE[kind]
    path = tmp_path / "deep" / "one"
    path.parent.mkdir()
    make(path)
    before = path.lstat().st_mode if kind != "below a file" else None
    with pytest.raises(Unwritten) as error:
        act(path)
    assert str(error.value) == f"deep/one: {said}"
    assert before is None or path.lstat().st_mode == before
    assert made(tmp_path) == ["deep"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("n" * 300, "cannot be written: File name too long"),
        ("deep/" + "n" * 300 + "/one", "cannot be written: File name too long"),
        ("one\0two", "cannot be written: a name cannot hold a NUL"),
    ],
    ids=["long", "long folder", "NUL"],
)
def test_a_name_that_cannot_be_is_refused_before_any_work(tmp_path: Path, name: str, said: str) -> None:
    for act in (check_target, lambda path: write_file(path, "new")):
        with pytest.raises(Unwritten) as error:
            act(tmp_path / name)
        assert str(error.value).endswith(said)
        assert len(str(error.value).splitlines()) == 1
    assert made(tmp_path) == []


def test_the_longest_name_that_a_folder_takes_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    check_target(path)
    write_file(path, "new")
    assert made(tmp_path) == [path.name]


def test_the_option_that_named_a_file_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(PlackyError, match=r"^-o \.: this is a folder; allowed: a file$"):
        check_target(Path(), "-o")


def test_a_full_disk_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one"
    write_file(path, "old")

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(Unwritten, match="cannot be written: No space left on device"):
        write_file(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert made(tmp_path) == ["one"]


def test_a_cache_that_cannot_be_written_costs_time_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    write_cache(tmp_path / "one", b"new")
    write_cache(tmp_path / "two" / "three", b"new")
    assert (tmp_path / "two" / "three").read_bytes() == b"new"
    assert made(tmp_path) == ["one", "two"]


def test_processes_may_write_one_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "one"
    write = (
        "import sys; from pathlib import Path; from placky.writing import write_file\n"
        "for turn in range(200): write_file(Path(sys.argv[1]), f'{sys.argv[2]} {turn}')"
    )
    writers = [subprocess.Popen([sys.executable, "-c", write, str(path), name]) for name in ("left", "right")]
    assert [writer.wait(60) for writer in writers] == [0, 0]
    assert path.read_text(encoding="utf-8") in ("left 199", "right 199")
    assert made(tmp_path) == ["one"]


WRITES = {
    "write_text", "write_bytes", "copyfile", "copy", "copy2", "copytree", "move", "rename", "renames", "touch",
    "mkfifo", "symlink_to", "hardlink_to", "symlink", "link", "mkstemp", "NamedTemporaryFile", "savefig", "dump",
    "fdopen", "truncate", "ZipFile",
}  # fmt: skip
"""Calls by which a file comes to be, or may."""
MODE = re.compile(r"[rbt]*[wxa+][bt+]*")
"""How a file is opened to be written."""
HARMLESS = {
    "tutorials/placky/mutants/process.py": {"fdopen"},  # pipes
    "tutorials/placky/protocol/process.py": {"open"},  # what an engine says aside is added while it runs
    "tutorials/placky/protocol/warden.py": {"open"},  # nowhere, and what /proc says
    "tutorials/placky/streams.py": {"open"},  # nowhere, in place of a closed stream
}


def _call(line: str) -> ast.Call:
    call = ast.parse(line, mode="eval").body
    assert isinstance(call, ast.Call)
    return call


def _writing(call: ast.Call) -> str | None:
    """By what a call writes a file, or None."""
    match call.func:
        case ast.Attribute(attr=name):
            owner = ast.unparse(call.func.value)
        case ast.Name(id="open" as name):
            owner = ""
        case _:
            return None
    if name in WRITES and not (name in ("copy", "link") and owner not in ("shutil", "os")):
        return name
    if name == "replace" and (owner == "os" or (len(call.args) == 1 and not call.keywords)):
        return name  # that of a text takes two
    if name == "open":
        given = call.args[1:] if owner in ("", "io", "os") else call.args
        words = [ast.unparse(one).strip("'") for one in (*given, *[one.value for one in call.keywords])]
        return name if any("O_WRONLY" in w or "O_RDWR" in w or MODE.fullmatch(w) for w in words) else None
    return None


def test_files_are_written_by_one_module() -> None:
    others = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {how}"
        for path in SOURCES
        if path.relative_to(ROOT).as_posix() != "tutorials/placky/writing.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and (how := _writing(node))
        if how not in HARMLESS.get(path.relative_to(ROOT).as_posix(), set())
    ]
    assert len(SOURCES) > 100
    assert others == []


@pytest.mark.parametrize(
    "line",
    ["Path('a').write_text('')", "part.replace(out)", "open('a', 'w')", "path.open(mode='ab')", "shutil.copy(a, b)",
     "os.replace(a, b)", "os.open(a, os.O_WRONLY)", "json.dump(a, f)", "figure.savefig(a)", "io.open(a, 'r+')"],
)  # fmt: skip
def test_the_reader_of_sources_sees_a_file_written(line: str) -> None:
    assert _writing(_call(line))


@pytest.mark.parametrize(
    "line", ["text.replace('a', 'b')", "open('a')", "path.open('rb')", "state.copy()", "replace(a, b=1)"]
)
def test_the_reader_of_sources_lets_other_calls_be(line: str) -> None:
    assert _writing(_call(line)) is None
