"""Pictures on pages: drawn once for equal marks, and lent to the pages that show them."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from tests.placky.desk import ACTIVATED, Desk, feature
from tests.placky.diagrams import positions as p
from tests.placky.diagrams.elements import parsed
from tests.placky.sphinx.pages import build

from placky.diagrams.stage import Scene
from placky.rulebooks import rulebook
from placky.sphinx.walkthrough.boards import FOLDER, picture

painter = rulebook("takkure").painter()

PAGE = "# Try-out\n\n```{exercise} 90_tryout\n```\n"


def drawn(folder: Path, *scenes: Scene) -> dict[str, bytes]:
    for scene in scenes:
        picture(scene, folder)
    return {path.name: path.read_bytes() for path in (folder / FOLDER).iterdir()}


def test_what_marks_are_called_changes_no_picture_whichever_comes_first(tmp_path: Path) -> None:
    scene = painter.scene(p.RUN)
    called = replace(scene, marks=tuple(replace(mark, id=f"other-{mark.id}") for mark in scene.marks))
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    assert drawn(tmp_path / "one", scene, called) == drawn(tmp_path / "two", called, scene)
    assert len(drawn(tmp_path / "one", scene)) == 1


@pytest.mark.parametrize("view", [(8000, 14000, 8400, 7900), (0, 10000, 24000, 9000)])
def test_a_page_knows_the_size_of_a_board_before_it_is_there(tmp_path: Path, view: tuple[int, int, int, int]) -> None:
    node = picture(painter.scene(p.RUN, view=view), tmp_path)
    file = parsed((tmp_path / node["file"]).read_text(encoding="utf-8"))
    assert (float(node["width"]), float(node["height"])) == pytest.approx(
        (float(file.get("width", "")), float(file.get("height", ""))), abs=0.5
    )


@pytest.fixture
def shown(desk: Desk) -> Desk:
    """A page with boards, built."""
    desk.recorded(feature(ACTIVATED))
    shutil.copytree(desk.root / "recordings", desk.pages(tryout=PAGE) / "_build" / "recordings")
    assert build(desk).code == 0
    return desk


def lent(desk: Desk) -> dict[str, bytes]:
    page = (desk.docs / "_build/html/takkure/tryout.html").read_text(encoding="utf-8")
    names = set(re.findall(r'src="\.\./_images/([0-9a-f]+\.svg)"', page))
    return {name: (desk.docs / "_build/html/_images" / name).read_bytes() for name in names}


def test_every_board_of_a_page_lies_beside_the_pages(shown: Desk) -> None:
    kept = {path.name: path.read_bytes() for path in (shown.docs / FOLDER).iterdir()}
    assert lent(shown) == kept != {}


def test_what_is_done_to_a_page_s_board_leaves_the_kept_one_alone(shown: Desk) -> None:
    kept = {path.name: path.read_bytes() for path in (shown.docs / FOLDER).iterdir()}
    for name in lent(shown):
        (shown.docs / "_build/html/_images" / name).write_bytes(b"smaller")
    assert {path.name: path.read_bytes() for path in (shown.docs / FOLDER).iterdir()} == kept != {}


def test_boards_that_were_taken_away_are_drawn_again(shown: Desk) -> None:
    before = lent(shown)
    for folder in (FOLDER, "_build/html"):
        shutil.rmtree(shown.docs / folder)
    assert build(shown).code == 0
    assert lent(shown) == before


def test_a_single_board_that_was_taken_away_is_drawn_again(shown: Desk) -> None:
    before = lent(shown)
    taken, *_ = (shown.docs / FOLDER).iterdir()
    taken.unlink()
    assert build(shown).code == 0
    assert taken.exists()
    assert lent(shown) == before


def test_a_page_is_found_by_the_titles_on_its_chips(shown: Desk) -> None:
    index = (shown.docs / "_build/html/searchindex.js").read_text(encoding="utf-8")
    assert '"possess":' in index


def test_a_plan_that_no_painter_draws_is_told_with_file_and_line(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.pages(plan="# The field\n\n```{plan}\n```\n")
    desk.write(feature(ACTIVATED))
    assert desk.placky("build", "--strict") == 1
    said = capsys.readouterr().err
    assert "docs/takkure/plan.md:3: WARNING: the painter of Takkure has no plan()" in said
