"""`placky render`: every format, the same bytes each time, and bad input of every kind in one line."""

import io
import json
import re
import shutil
from pathlib import Path

import pytest
from PIL import Image, ImageSequence
from tests.placky.desk import frames_of

from placky.cli import main
from placky.matches.play import dumped, load

DOCS = Path(__file__).parents[3] / "docs"
LONG = DOCS / "takkure" / "match.json"


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match: a game of dice football."""
    path = tmp_path_factory.mktemp("log") / "short.json"
    assert (
        main(["play", "dice_football", "--home", "first", "--away", "first", "--seed", "3", "--save", str(path)]) == 0
    )
    return path


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short: Path) -> Path:
    """An empty folder with the short match, to work in."""
    shutil.copy(short, tmp_path / "match.json")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def rendered(*arguments: str, to: str) -> bytes:
    """What a command writes."""
    assert main(["render", *arguments, "-o", to]) == 0
    return Path(to).read_bytes()


@pytest.mark.parametrize("kind", ["svg", "png", "gif", "html"])
def test_the_same_match_gives_the_same_bytes(place: Path, kind: str) -> None:
    first = rendered("match.json", to=f"one.{kind}")
    assert rendered("match.json", to=f"two.{kind}") == first


def test_without_a_name_it_becomes_a_page_in_this_folder(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", "match.json"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Written: match.html"
    assert sorted(path.name for path in place.iterdir()) == ["match.html", "match.json"]


def test_a_page_is_one_file_that_asks_for_no_other(place: Path) -> None:
    page = rendered("match.json", to="match.html").decode()
    assert "<title>Red" in page
    assert "<placky-match" in page
    assert not re.findall(r'<(?:script|img|link)[^>]*(?:src|href)="(?!data:)[^"]*"', page)
    assert not re.findall(r"url\((?!data:|#)", page)
    assert page.index("customElements.define") > page.index("</main>")
    assert "search.html" not in page


def test_names_in_a_log_are_text_on_its_page(place: Path) -> None:
    book, played = load(Path("match.json"))
    played.coaches = ["<b>*bold*</b> `x` {match}\n# not a title", "first"]
    Path("odd.json").write_text(dumped(played), encoding="utf-8")
    page = rendered("odd.json", to="odd.html").decode()
    assert "&lt;b&gt;*bold*&lt;/b&gt; `x` {match} # not a title against first" in page
    assert book.name == "dice_football"


def test_a_step_is_a_picture_and_the_last_one_is_taken_where_none_is_named(place: Path) -> None:
    frames = frames_of(Path("match.json"))
    last = rendered("match.json", to="last.svg")
    assert rendered("match.json", "--at", str(frames[-1].number), to="same.svg") == last
    assert rendered("match.json", "--at", "2", to="early.svg") != last
    assert b"<title" in last


@pytest.mark.parametrize(("options", "across"), [([], 1200), (["--width", "300"], 300)])
def test_a_png_has_its_width_and_the_colours_of_its_theme(place: Path, options: list[str], across: int) -> None:
    day = Image.open(io.BytesIO(rendered("match.json", *options, to="day.png")))
    night = Image.open(io.BytesIO(rendered("match.json", *options, "--night", to="night.png")))
    assert day.size == night.size
    assert day.width == across
    light, dark = (one.convert("L").resize((1, 1)).tobytes()[0] for one in (day, night))
    assert light > 150
    assert dark < 100


def test_a_gif_shows_every_step_and_stays_on_the_last(place: Path) -> None:
    frames = frames_of(Path("match.json"))
    moving = Image.open(io.BytesIO(rendered("match.json", "--width", "120", to="match.gif")))
    durations = [shot.info["duration"] for shot in ImageSequence.Iterator(moving)]
    assert moving.size[0] == 120
    assert moving.info["loop"] == 0
    assert sum(durations) >= 700 * (len(frames) - 1) + 4000
    assert durations[-1] >= 4000


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_position_of_either_game_is_a_picture(place: Path, kind: str) -> None:
    end = load(LONG)[1].end
    Path("position.json").write_text(json.dumps(end), encoding="utf-8")
    assert len(rendered("position.json", "--rulebook", "takkure", to=f"a.{kind}")) > 3000
    Path("other.json").write_text('{"phase": "toss"}', encoding="utf-8")
    assert len(rendered("other.json", "--rulebook", "dice_football", to=f"b.{kind}")) > 3000


BAD = [
    (["nothing.json"], "nothing.json: cannot be read: No such file"),
    (["."], "no feature file lies here or below"),
    (["broken.json"], "broken.json:1: the file is cut short or damaged"),
    (["list.json"], "this is no log"),
    (["cut.json"], "cut.json: the log ends after entry 4, before the match does"),
    (["edited.json"], "edited.json: .*the log was edited"),
    (["match.json", "-o", "match.pdf"], "-o match.pdf: a log becomes one of .html, .svg, .png, .gif"),
    (["match.json", "-o", "match"], "-o match: a log becomes one of"),
    (["match.json", "-o", "folder.svg"], "-o folder.svg: this is a folder; allowed: a file"),
    (["match.json", "-o", "no/where.svg"], "-o no/where.svg: there is no folder no"),
    (["match.json", "-o", "a.svg", "--at", "9999"], r"--at 9999: match.json has the steps 0 to \d+"),
    (["match.json", "-o", "a.svg", "--at", "-1"], "--at -1: match.json has the steps 0 to"),
    (["match.json", "--at", "3"], "--at 3: that is for one picture of a log: .svg, .png"),
    (["match.json", "-o", "a.gif", "--at", "3"], "--at 3: that is for one picture"),
    (["match.json", "-o", "a.svg", "--width", "300"], "--width 300: that is for pixels: .png, .gif"),
    (["match.json", "-o", "a.png", "--width", "7"], "--width 7: allowed: 64 to 4096"),
    (["match.json", "--night"], "--night: that is for pixels"),
    (["match.json", "--rulebook", "takkure"], '--rulebook takkure: match.json is a log of "dice_football"'),
    (["position.json"], "position.json: a position does not say of which game it is; add --rulebook: "),
    (["position.json", "--rulebook", "chess"], 'no rulebook is called "chess"'),
    (["position.json", "--rulebook", "takkure", "-o", "a.gif"], "-o a.gif: a position becomes one of .svg, .png"),
    (["position.json", "--rulebook", "dice_football", "--at", "1"], "--at 1: that is for one picture of a log"),
    (["position.json", "--rulebook", "dice_football"], "position.json: unlawful position: .*yard"),
    (["strange.json", "--rulebook", "takkure"], "strange.json: "),
]


@pytest.mark.parametrize(
    ("arguments", "what"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_is_one_line_and_nothing_is_written(
    place: Path, arguments: list[str], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    body = json.loads(Path("match.json").read_text("utf-8"))
    book, played = load(Path("match.json"))
    played.entries = played.entries[:4]
    Path("cut.json").write_text(dumped(played), encoding="utf-8")
    Path("edited.json").write_text(json.dumps({**body, "seed": 99}), encoding="utf-8")
    Path("broken.json").write_text('{"version": 1,', encoding="utf-8")
    Path("list.json").write_text("[1, 2]", encoding="utf-8")
    Path("position.json").write_text('{"yard": 400}', encoding="utf-8")
    Path("strange.json").write_text('{"players": 7, "mode": []}', encoding="utf-8")
    Path("folder.svg").mkdir()
    before = sorted(path.name for path in place.iterdir())
    assert main(["render", *arguments]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1, said
    assert re.search(what, said[0]), said[0]
    assert sorted(path.name for path in place.iterdir()) == before
    assert book.name == "dice_football"


def test_a_file_that_cannot_be_written_is_said_and_leaves_nothing(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("deep").write_text("", encoding="utf-8")
    assert main(["render", "match.json", "-o", "deep/a.svg"]) == 2
    assert capsys.readouterr().err.strip() == "-o deep/a.svg: there is no folder deep"


def test_the_file_itself_is_not_written_over(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy("match.json", "match.svg")
    assert main(["render", "match.svg", "-o", "match.svg"]) == 2
    assert capsys.readouterr().err.strip() == "-o match.svg: that is the file to be rendered; name another one"


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["--at", "3"], "--at 3: of which log? Name it with --from"),
        (["--from", "match.json"], "--from match.json: from which step? Say so with --at, as its page counts them"),
        (["--from", "match.json", "--at", "9999"], "--at 9999: one can go on from the steps 0 to "),
        (["--from", "none.json", "--at", "3"], "none.json: cannot be read: No such file or directory"),
    ],
)
def test_going_on_from_what_there_is_not_is_one_line(
    place: Path, arguments: list[str], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "dice_football", "--home", "first", "--away", "first", *arguments]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert said[0].startswith(what)


def test_going_on_from_a_step_replays(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--from", "match.json", "--at", "5", "--seed", "9", "--save", "other.json"]
    assert main(["play", "dice_football", "--home", "first", "--away", "first", *more]) == 0
    assert main(["replay", "other.json"]) == 0
    old, new = (load(Path(name))[1].entries for name in ("match.json", "other.json"))
    assert new[:5] == old[:5]
    assert new != old
