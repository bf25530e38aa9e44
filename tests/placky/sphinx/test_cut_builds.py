"""A build that was cut, or whose files somebody has taken away or cut short, and builds after a change.

Whatever was there before, the pages are byte for byte those of a build from nothing.
"""

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest
from tests import warm
from tests.placky.test_outside_rulebook import Author
from tests.thorough import THOROUGH, few

CUT = """

def setup(app):
    import os, signal

    def cut(event):
        def die(*arguments):
            place, _, of = os.environ.get("CUT", "").partition(":")
            named = [one for one in arguments if isinstance(one, str)]
            if place == event and (not of or of in named):
                os.kill(os.getpid(), signal.SIGKILL)
        return die

    def imported(*_):
        import sys
        from pathlib import Path

        if kept := os.environ.get("IMPORTED"):
            Path(kept).write_text(" ".join(sorted(sys.modules)))

    def reads(_, env, pages):
        from pathlib import Path

        if kept := os.environ.get("READ"):
            Path(kept).write_text(" ".join(sorted(pages)))

    app.connect("build-finished", imported)
    app.connect("env-before-read-docs", reads)
    for event in ("env-before-read-docs", "env-updated", "write-started", "html-page-context", "build-finished"):
        app.connect(event, cut(event))
"""
"""Kills the build at one of its events; for those of pages, at the page that is named. Tells what it has imported, and
which pages it reads."""
EXERCISE = "pebbles/features/exercises/01_last_pebbles.feature"


class Pages(Author):
    """Pebbles and its pages, built as often as one likes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        with (folder / "docs" / "conf.py").open("a", encoding="utf-8") as conf:
            conf.write(CUT)

    @property
    def built(self) -> Path:
        """What builds have made."""
        return self.folder / "docs" / "_build"

    def build(self, *options: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run placky build."""
        env = {**os.environ, "PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1", **more}
        return warm.placky("build", *options, cwd=self.folder, env=env)

    def site(self) -> dict[str, bytes]:
        """Every file of the pages."""
        html = self.built / "html"
        return {path.relative_to(html).as_posix(): path.read_bytes() for path in html.rglob("*") if path.is_file()}

    def whole(self) -> dict[str, bytes]:
        """The pages of a build from nothing."""
        shutil.rmtree(self.built)
        self.is_done()
        return self.site()

    def is_done(self, jobs: str = "1") -> None:
        """Build with so many processes, and see that there is nothing to say against it."""
        done = self.build("--strict", "--jobs", jobs)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr


def is_same(found: dict[str, bytes], whole: dict[str, bytes]) -> None:
    """See that two sites are the same, byte for byte."""
    assert sorted(found) == sorted(whole)
    assert [name for name in whole if found[name] != whole[name]] == []


def change(pages: Pages) -> None:
    """Give Placky other words in the exercise."""
    pages.edit(EXERCISE, "Feature: ", "Feature: Once more, ")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Pages, Path, dict[str, bytes]]:
    """A folder with pages that are built, a copy of it, and the pages."""
    made = Pages(tmp_path_factory.mktemp("pages") / "here")
    made.is_done()
    copy = made.folder.with_name("copy")
    shutil.copytree(made.folder, copy)
    return made, copy, made.site()


@pytest.fixture
def pages(kept: tuple[Pages, Path, dict[str, bytes]]) -> Pages:
    """The folder as it was built; Sphinx knows the place of its pages, so it is always the same one."""
    made, copy, _ = kept
    shutil.rmtree(made.folder)
    shutil.copytree(copy, made.folder)
    return made


@pytest.fixture
def whole(kept: tuple[Pages, Path, dict[str, bytes]]) -> dict[str, bytes]:
    """The pages as they were built."""
    return kept[2]


@pytest.fixture(scope="module")
def changed_whole(
    kept: tuple[Pages, Path, dict[str, bytes]], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, bytes]:
    """The pages of a build from nothing after `change`."""
    made = Pages(tmp_path_factory.mktemp("changed") / "here")
    change(made)
    made.is_done()
    return made.site()


MOMENTS = ["env-updated", "html-page-context:index", "html-page-context:search", "build-finished"]


@pytest.mark.parametrize("moment", few(MOMENTS, 2))
def test_a_build_that_was_killed_leaves_nothing_behind(
    pages: Pages, changed_whole: dict[str, bytes], moment: str
) -> None:
    change(pages)
    assert pages.build("--jobs", "1", CUT=moment).returncode == -signal.SIGKILL
    pages.is_done()
    is_same(pages.site(), changed_whole)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_first_build_may_be_the_one_that_was_killed(pages: Pages, whole: dict[str, bytes], jobs: str) -> None:
    shutil.rmtree(pages.built)
    killed = pages.build("--jobs", jobs, CUT="html-page-context:pebbles/rules/heap")
    assert killed.returncode == -signal.SIGKILL or (jobs == "2" and killed.returncode)  # one of its processes is
    pages.is_done(jobs)
    is_same(pages.site(), whole)


def test_a_build_that_was_killed_is_not_forgotten_when_the_next_is_killed_too(
    pages: Pages, changed_whole: dict[str, bytes]
) -> None:
    change(pages)
    for moment in ("html-page-context:index", "env-before-read-docs"):
        assert pages.build("--jobs", "1", CUT=moment).returncode == -signal.SIGKILL
    pages.is_done()
    is_same(pages.site(), changed_whole)


GONE = ["html/searchindex.js", "html/_images", "html/pebbles/coverage.html", "html/objects.inv",
        "doctrees/environment.pickle", "doctrees/index.doctree", "doctrees", "boards"]  # fmt: skip


@pytest.mark.parametrize("name", few(GONE, 3))
def test_what_was_taken_away_is_made_again(pages: Pages, whole: dict[str, bytes], name: str) -> None:
    path = pages.built / name
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()
    pages.is_done()
    is_same(pages.site(), whole)


CUT_SHORT = ["html/searchindex.js", "html/_images/*.svg", "html/_static/walk.js", "doctrees/pebbles/rules/die.doctree",
             "doctrees/made.json", "boards/*.svg"]  # fmt: skip


@pytest.mark.parametrize("pattern", few(CUT_SHORT, 3))
def test_what_was_cut_short_is_made_again(pages: Pages, whole: dict[str, bytes], pattern: str) -> None:
    path = min(pages.built.glob(pattern))
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    pages.is_done()
    is_same(pages.site(), whole)


def test_what_others_keep_beside_the_pages_is_left_alone(pages: Pages) -> None:
    theirs = pages.built / "html" / "CNAME"
    theirs.write_text("example.org", encoding="utf-8")
    empty = pages.built / "html" / ".git" / "refs"
    empty.mkdir(parents=True)
    (pages.built / "html" / "searchindex.js").unlink()
    pages.is_done()
    assert theirs.read_text(encoding="utf-8") == "example.org"
    assert empty.is_dir()


def test_a_folder_in_place_of_a_page_gives_way(pages: Pages, whole: dict[str, bytes]) -> None:
    page = pages.built / "html" / "pebbles" / "coverage.html"
    page.unlink()
    page.mkdir()
    pages.is_done()
    is_same(pages.site(), whole)


def test_a_strict_build_repeats_what_the_one_before_has_warned_of(pages: Pages) -> None:
    pages.edit("docs/index.md", "# ", "{rule}`9.99`\n\n# ")
    for _ in range(2):
        told = pages.build("--strict", "--jobs", "1")
        assert told.returncode == 1
        assert "9.99" in told.stderr


def _retitle_page(pages: Pages) -> None:
    pages.edit("docs/pebbles/rulings.md", "# ", "# Of ")


def _drop_page(pages: Pages) -> None:
    (pages.folder / "docs" / "more.md").unlink()
    pages.edit("docs/index.md", "more\n", "")


def _add_page(pages: Pages) -> None:
    text = "# More of it\n\n```{index} pebble; unheard\n```\n\nUnheard words.\n"
    (pages.folder / "docs" / "more.md").write_text(text, encoding="utf-8")
    pages.edit("docs/index.md", "pebbles/rulings\n", "more\npebbles/rulings\n")


def _swap_pages(pages: Pages) -> None:
    pages.edit("docs/index.md", "pebbles/rulings\npebbles/coverage", "pebbles/coverage\npebbles/rulings")


def _drop_words(pages: Pages) -> None:
    pages.edit("docs/index.md", "A heap, two hands and a die. I have seen careers begin with more.", "A heap.")


def _drop_scenario(pages: Pages) -> None:
    path = pages.folder / EXERCISE
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("  Scenario: ")].rstrip() + "\n", encoding="utf-8")


def test_builds_after_changes_give_the_bytes_of_whole_ones(pages: Pages) -> None:
    """One change after the other. Every page is held against a whole build after some, or after each of them.

    Two processes make the changed pages, one makes all of them.
    """
    edits = (_add_page, _drop_words, change, _drop_scenario, _retitle_page, _drop_page, _swap_pages)
    for edit in edits:
        edit(pages)
        pages.is_done("2")
        if edit not in few(edits[2:], 2) and not THOROUGH:
            continue
        found = pages.site()
        copy = pages.folder / "before"
        pages.built.rename(copy)
        pages.built.mkdir()
        try:
            is_same(found, pages.whole())
        finally:
            shutil.rmtree(pages.built)
            copy.rename(pages.built)


def test_a_build_without_changes_imports_no_engine_and_no_words(pages: Pages, tmp_path: Path) -> None:
    games = r"(?:pebbles\.(?:engine|words)|touchline\.(?!core\.)\w+)\.\w+"
    kept = tmp_path / "imported"
    assert pages.build("--jobs", "1", IMPORTED=str(kept)).returncode == 0
    assert [name for name in kept.read_text().split() if re.fullmatch(games, name)] == []
    change(pages)
    assert pages.build("--jobs", "1", IMPORTED=str(kept)).returncode == 0
    assert "pebbles.words.telling" in kept.read_text().split()


def test_a_page_of_results_is_read_again_where_its_pattern_finds_others_and_then_alone(
    pages: Pages, tmp_path: Path
) -> None:
    read = tmp_path / "read"

    def built() -> str:
        read.unlink(missing_ok=True)
        done = pages.build("--strict", "--jobs", "1", READ=str(read))
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return read.read_text(encoding="utf-8")

    (pages.folder / "docs/pebbles/engines.md").write_text("# Engines\n\n```{report} ../results/*.json\n:ours:\n```\n")
    pages.edit("docs/index.md", "pebbles/rulings\n", "pebbles/engines\npebbles/rulings\n")
    assert "pebbles/engines" in built().split()
    assert built() == ""
    (pages.folder / "docs/results").mkdir()
    asked = pages.placky("test", "pebbles", "--result", "docs/results/ours.json")
    assert asked.returncode == 0, asked.stderr
    assert built() == "pebbles/engines"
    assert built() == ""


def test_a_rule_without_a_page_gets_one_and_what_its_author_writes_goes_before(pages: Pages) -> None:
    page, html = pages.folder / "docs/pebbles/rules/die.md", pages.built / "html/pebbles/rules/die.html"
    written = page.read_text(encoding="utf-8")
    page.unlink()
    pages.is_done()
    assert 'id="rule-p-3"' in html.read_text(encoding="utf-8")
    page.write_text(written.replace("# ", "# In my own words: ", 1), encoding="utf-8")
    pages.is_done()
    assert "In my own words" in html.read_text(encoding="utf-8")
    shutil.rmtree(page.parent)
    pages.is_done()
    assert 'href="die.html#rule-p-3"' in html.with_name("index.html").read_text(encoding="utf-8")
