"""Where things lie: strange names, links, what only looks like a file, folders that nobody may write into."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.placky.desk import ACTIVATED, CAUGHT, REAL, Desk, at_desk, feature
from tests.thorough import few

from placky.recording import load, recording_path

ROOT = Path(__file__).parents[2]
PAGE = "# Try-out\n\n```{exercise} 90_tryout\n```\n"
NAMES = ["~", "-dash $HOME sp ace #1?", "@at br[a]ck[1] 100%25", os.fsdecode(b"a::b qu'o\"te caf\xe9")]


@pytest.fixture(params=few(NAMES[::-1], 2), ids=ascii)
def named(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
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


def test_a_checkout_may_have_any_name(named: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    named.write(feature(ACTIVATED))
    named.pages(tryout=PAGE)
    assert named.placky("test") == 0, capsys.readouterr()
    assert named.placky("record") == 0, capsys.readouterr()
    assert recorded(named) == ["AGUILA is activated"]
    assert named.placky("test", "--record", "kept") == 0
    assert (named.root / "kept" / "takkure" / "exercises" / "90_tryout.jsonl").is_file()


@pytest.mark.parametrize("name", ["br[a]ck[1] #?", os.fsdecode(b"caf\xe9")], ids=ascii)
def test_pages_are_built_in_a_folder_of_any_name(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
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


LINKS = ["features", "features/takkure/exercises", "features/takkure", "docs", "a feature"]


@pytest.mark.parametrize("link", few(LINKS, 2))
def test_what_lies_behind_a_link_is_recorded_and_built(
    desk: Desk, link: str, capsys: pytest.CaptureFixture[str]
) -> None:
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


def test_a_checkout_behind_a_link_is_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
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


STRANGE: dict[str, tuple[Callable[[Path], None], str]] = {
    "a loop of links": (_loop, "cannot be read: Too many levels of symbolic links"),
    "a dangling link": (_dangling, "cannot be read: No such file or directory"),
    "a FIFO": (os.mkfifo, "this is a FIFO; allowed: a file"),
    "a socket": (_socket, "this is a socket; allowed: a file"),
    "a folder": (Path.mkdir, "this is a folder; allowed: a file"),
}


@pytest.mark.parametrize("kind", STRANGE)
@pytest.mark.parametrize("command", ["test", "record"])
def test_a_feature_that_is_no_file_is_a_fault(
    desk: Desk, capsys: pytest.CaptureFixture[str], kind: str, command: str
) -> None:
    desk.pages(tryout=PAGE)
    desk.write(feature(ACTIVATED))
    make, said = STRANGE[kind]
    make(desk.features / "exercises" / "91_strange.feature")
    assert desk.placky(command) == 2
    assert capsys.readouterr().err == f"features/takkure/exercises/91_strange.feature:1: {said}\n"


@pytest.mark.parametrize("kind", STRANGE)
def test_a_module_of_steps_that_is_no_file_is_a_fault(
    desk: Desk, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    desk.write(feature(ACTIVATED))
    make, said = STRANGE[kind]
    make(desk.features / "steps" / "strange.py")
    assert desk.placky("test") == 2
    assert capsys.readouterr().err == f"features/takkure/steps/strange.py: {said}\n"


@pytest.mark.parametrize("command", ["replay", "render"])
def test_a_saved_match_that_is_no_file_is_told(desk: Desk, capsys: pytest.CaptureFixture[str], command: str) -> None:
    for name in ("a loop of links", "a dangling link", "a socket", "a folder"):
        make, _ = STRANGE[name]
        make(desk.root / name)
        assert desk.placky(command, name) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"{name}: ")
        assert len(told.splitlines()) == 1


def test_a_folder_of_features_that_is_a_loop_of_links_is_told(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    away = desk.features.rename(desk.root / "away")
    assert away.is_dir()
    _loop(desk.features)
    assert desk.placky("test") == 2
    assert capsys.readouterr().err.startswith("features/takkure: ")


def as_owner() -> list[str]:
    """How a command begins that may do no more than the owner of its files: root may write anywhere."""
    if os.geteuid():
        return []
    if not (setpriv := shutil.which("setpriv")):
        pytest.skip("root may write anywhere, and there is no setpriv to give that up")
    return [setpriv, "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search"]


def run_as_owner(desk: Desk, *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command at a desk."""
    script = (
        "import sys; from pathlib import Path; from placky.cli import main\n"
        "import placky.rulebooks as found; root = Path.cwd(); book = found.rulebook('takkure')\n"
        "type(book).features = root / 'features' / 'takkure'\n"
        "found.rulebooks = lambda: {'takkure': book}\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        [*as_owner(), sys.executable, "-c", script, *arguments],
        cwd=desk.root, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return ran.returncode, ran.stdout, ran.stderr


@pytest.fixture
def locked(desk: Desk) -> Iterator[Desk]:
    """A desk in a checkout that nobody may write into, until the test is over."""
    desk.write(feature(ACTIVATED))
    desk.pages(tryout=PAGE)
    folders = [desk.root, *[path for path in desk.root.rglob("*") if path.is_dir()]]
    for folder in folders:
        folder.chmod(0o555)
    yield desk
    for folder in folders:
        folder.chmod(0o755)


def test_a_checkout_that_may_only_be_read_is_tested(locked: Desk) -> None:
    code, out, errors = run_as_owner(locked, "test")
    assert (code, errors) == (0, "")
    assert out.splitlines()[-1] == "1 passed, 0 failed"


@pytest.mark.parametrize(
    ("command", "folder"),
    [
        (["record"], "docs/_build/recordings"),
        (["rules"], "docs/_build/recordings"),
        (["build"], "docs/_build/html"),
        (["build", "--builder", "text"], "docs/_build/text"),
        (["serve"], "docs/_build/html"),
        (["test", "--record", "kept"], "--record kept"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_checkout_that_may_only_be_read_is_told_before_any_work(
    locked: Desk, command: list[str], folder: str
) -> None:
    assert run_as_owner(locked, *command) == (2, "", f"{folder}: cannot be written: Permission denied\n")


@pytest.mark.parametrize("folder", ["html", "doctrees", "boards", "recordings"])
def test_a_part_of_the_built_site_that_may_not_be_written_is_told_before_any_work(
    desk: Desk, capsys: pytest.CaptureFixture[str], folder: str
) -> None:
    desk.write(feature(ACTIVATED))
    desk.pages(tryout=PAGE)
    (desk.docs / "_build").mkdir()
    (desk.docs / "_build" / folder).write_text("", encoding="utf-8")
    assert desk.placky("build") == 2
    assert tuple(capsys.readouterr()) == ("", f"docs/_build/{folder}: this is a file; allowed: a folder\n")


def test_what_sphinx_cannot_write_is_one_line(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from sphinx.application import Sphinx

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", str(desk.docs / "index.md"), None, str(desk.docs / "copy.txt"))

    monkeypatch.setattr(Sphinx, "build", full)
    desk.write(feature(ACTIVATED))
    desk.pages(tryout=PAGE)
    assert desk.placky("build") == 2
    assert capsys.readouterr().err == "docs/copy.txt: No space left on device\n"


def test_what_a_process_with_pages_cannot_write_is_told_as_by_any_other(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from sphinx.application import Sphinx
    from sphinx.errors import SphinxParallelError

    def full(*_: object) -> None:
        raise SphinxParallelError("placky.writing.Unwritten: docs/a.svg: cannot be written: No space left", "Traceback")

    monkeypatch.setattr(Sphinx, "build", full)
    desk.write(feature(ACTIVATED))
    desk.pages(tryout=PAGE)
    assert desk.placky("build") == 2
    assert capsys.readouterr().err == "docs/a.svg: cannot be written: No space left\n"


def test_a_busy_port_is_found_before_the_build(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED))
    desk.pages(tryout=PAGE)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert desk.placky("serve", "--port", str(port)) == 2
    said = f"--port {port}: the pages cannot be served there: Address already in use; name another port\n"
    assert tuple(capsys.readouterr()) == ("", said)
    assert not (desk.docs / "_build").exists()


def test_rulebooks_keep_their_own_steps_when_run_together(tmp_path: Path) -> None:
    """Whatever the folder above is called, each file of tests has a name of its own for pytest."""
    root = tmp_path / "$HOME"
    for game in REAL:
        shutil.copytree(REAL[game], root / "features" / game)
        for path in sorted((root / "features" / game).glob("*/*.feature"))[1:]:
            path.unlink()
    script = (
        "import sys; from pathlib import Path; from placky.cli import main; from placky.rulebooks import rulebooks\n"
        "for name, book in rulebooks().items(): type(book).features = Path.cwd() / 'features' / name\n"
        "sys.exit(main(['test']))"
    )
    ran = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("kind", ["a loop of links", "a dangling link"])
@pytest.mark.parametrize("folder", ["exercises", "steps"])
def test_a_folder_that_leads_nowhere_is_a_fault(
    desk: Desk, capsys: pytest.CaptureFixture[str], kind: str, folder: str
) -> None:
    desk.write(feature(ACTIVATED), "rules/tackle.feature")
    make, said = STRANGE[kind]
    place = desk.features / folder
    place.rename(desk.root / "away")
    make(place)
    assert desk.placky("test") == 2
    assert tuple(capsys.readouterr()) == ("", f"features/takkure/{folder}: {said}\n")


@pytest.mark.parametrize("folder", ["exercises", "rules", "steps"])
def test_a_folder_that_may_not_be_read_is_a_fault(desk: Desk, folder: str) -> None:
    desk.write(feature(ACTIVATED))
    place = desk.features / folder
    place.chmod(0o000)
    try:
        found = run_as_owner(desk, "test")
    finally:
        place.chmod(0o755)
    assert found == (2, "", f"features/takkure/{folder}: cannot be read: Permission denied\n")


def test_a_match_is_rendered_from_a_file_that_can_be_read_again(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(desk.root / "match.json")
    assert desk.placky("render", "match.json", "-o", "page.html") == 2
    assert capsys.readouterr().err == "match.json: this is a FIFO; allowed: a file\n"


def test_the_page_of_a_match_is_made_wherever_placky_is_installed(tmp_path: Path) -> None:
    package = tmp_path / os.fsdecode(b"caf\xe9")
    try:
        package.mkdir()
    except OSError:
        pytest.skip("this system has no such names")
    for name in ("engine", "tutorials"):
        shutil.copytree(ROOT / name, package / name, ignore=shutil.ignore_patterns("__pycache__"))
    env = {**os.environ, "PYTHONPATH": f"{package / 'engine'}{os.pathsep}{package / 'tutorials'}"}
    match = ROOT / "docs" / "dice_football" / "match.json"
    ran = subprocess.run(
        [sys.executable, "-m", "placky", "render", str(match), "-o", "page.html"],
        cwd=tmp_path, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert (tmp_path / "page.html").is_file()
