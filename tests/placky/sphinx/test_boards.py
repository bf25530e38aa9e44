"""Pictures on pages: drawn once for equal marks."""

from dataclasses import replace

from tests.placky.diagrams import positions as p

from placky.rulebooks.takkure import painter
from placky.sphinx.boards import FOLDER, picture


def drawn(folder, *scenes):
    for scene in scenes:
        picture(scene, "A board", folder)
    return {path.name: path.read_bytes() for path in (folder / FOLDER).iterdir()}


def test_what_marks_are_called_changes_no_picture_whichever_comes_first(tmp_path):
    scene = painter.scene(p.RUN)
    called = replace(scene, marks=tuple(replace(mark, id=f"other-{mark.id}") for mark in scene.marks))
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    assert drawn(tmp_path / "one", scene, called) == drawn(tmp_path / "two", called, scene)
    assert len(drawn(tmp_path / "one", scene)) == 1
