"""An exercise by the builders that know no HTML: its words, its odds and its rules are there."""

import io
import re
import shutil
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from sphinx.cmd.build import build_main
from tests.placky.desk import CAUGHT, DODGED, Desk, at_desk, feature

PAGE = "# Try-out\n\n```{placky}\nHere we go.\n```\n\n```{exercise} 90_tryout\n```\n"


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A page with a roll of which two outcomes are played."""
    with at_desk(tmp_path_factory.mktemp("desk")) as made:
        made.recorded(feature(DODGED, CAUGHT))
        shutil.copytree(made.root / "recordings", made.pages(tryout=PAGE) / "_build" / "recordings")
        yield made


def written(desk: Desk, builder: str) -> str:
    """All that a builder wrote, blanks made one, without warnings."""
    out, said = desk.docs / "_build" / builder, io.StringIO()
    with redirect_stderr(said), redirect_stdout(io.StringIO()):
        code = build_main(["-b", builder, "-q", "-d", f"{out}-trees", str(desk.docs), str(out)])
    assert (code, said.getvalue()) == (0, "")
    files = [file for file in Path(out).rglob("*") if file.suffix in {".txt", ".tex", ".texi", ".1"}]
    return re.sub(r"\s+", " ", " ".join(file.read_text(encoding="utf-8") for file in files))


@pytest.mark.parametrize("builder", ["text", "latex", "man", "texinfo"])
def test_nothing_that_is_read_is_lost(desk: Desk, builder: str) -> None:
    text = written(desk, builder)
    if builder == "latex":  # a bare one would begin a comment
        assert len(re.findall(r"\\%", text)) > 1
        assert not re.search(r"\d[ ~]%", text)
    text = text.replace("\\", "").replace("~", " ")
    for words in ("Here we go.", "GARRA is on the ground", "/144, ", "Rule 1.01 Activation", "holds the ball. 0.05"):
        assert words in text, words
