"""What building costs in CPU: the whole site, one changed feature, a new project, more and more scenarios, a picture.

`tests.bench` prints it. Everything is built in folders of its own, by commands in processes of their own.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.placky import projects
from tests.placky.test_outside_rulebook import Author
from tests.touchline.playing import POSITIONS, advance, begin

from placky.diagrams import canvas, svg
from placky.diagrams.ground import ground
from placky.diagrams.palette import tints
from placky.diagrams.shapes import UNIT, leaves
from placky.diagrams.stage import Scene
from placky.rulebooks import rulebook
from touchline.takkure.state import show

ROOT = Path(__file__).parents[1]
CHANGED = "features/takkure/exercises/03_the_square_of_death.feature"
COPIES = (8, 16, 32, 64)
BOARDS = 12


class Failed(Exception):  # noqa: N818 - it is said, never seen
    """A build that did not come to its end, with what it printed."""


def cpu(command: list[str], folder: Path, **more: str) -> float:
    """The CPU seconds of a command and its children. Raises `Failed`."""
    before = os.times()
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **more}, capture_output=True, text=True, check=False
    )  # fmt: skip
    after = os.times()
    if done.returncode:
        raise Failed(f"{' '.join(command[1:])}: {done.stdout[-1000:]}{done.stderr[-1000:]}")
    return after.children_user - before.children_user + after.children_system - before.children_system


@contextmanager
def checkout() -> Iterator[Path]:
    """A copy of everything that a site is made from, nothing of it built."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("engine", "tutorials", "features", "docs", "tests"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("_build", "__pycache__"))
        shutil.copy(ROOT / "CHANGELOG.md", folder)
        yield folder


def whole() -> tuple[float, float, float]:
    """The whole site from nothing, by two processes and by one, and again after one exercise was given another line.

    Two are sooner done and cost more: they wait for each other's memory, and what one has read the other reads, too.
    """
    with checkout() as folder:
        paths = {"PYTHONPATH": f"{folder / 'engine'}{os.pathsep}{folder / 'tutorials'}"}
        command = [sys.executable, "-m", "placky", "build", "--strict"]
        two = cpu(command, folder, **paths)
        shutil.rmtree(folder / "docs" / "_build")
        one = cpu([*command, "--jobs", "1"], folder, **paths)
        feature = folder / CHANGED
        feature.write_text(feature.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
        return two, one, cpu(command, folder, **paths)


def begun() -> float:
    """The CPU seconds from `placky new` to the first pages of its project."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "race"
        command = [sys.executable, "-m", "placky"]
        seconds = cpu([*command, "new", folder.name], folder.parent, PYTHONPATH=_paths())
        projects.install(folder)
        return seconds + cpu([*command, "build", "--strict"], folder, PYTHONPATH=f"{folder}{os.pathsep}{_paths()}")


def growing() -> list[float]:
    """CPU seconds for the pages of a small rulebook with its exercise ever more often, as `COPIES` says."""
    found = []
    for copies in COPIES:
        with tempfile.TemporaryDirectory() as name:
            author = Author(Path(name))
            _multiply(author.folder, copies)
            command = [sys.executable, "-m", "placky", "build", "--docs", "docs"]
            found.append(cpu(command, author.folder, PYTHONPATH=f"{author.folder}{os.pathsep}{_paths()}"))
    return found


def _paths() -> str:
    return os.pathsep.join((str(ROOT / "engine"), str(ROOT / "tutorials")))


def _multiply(folder: Path, copies: int) -> None:
    """Copy the exercise of Pebbles with its page, and list them all on the front page."""
    feature = folder / "pebbles" / "features" / "exercises" / "01_last_pebbles.feature"
    page = folder / "docs" / "pebbles" / "exercises" / "01_last_pebbles.md"
    names = [f"{number:02}_last_pebbles" for number in range(1, copies + 1)]
    for name in names[1:]:
        feature.with_stem(name).write_bytes(feature.read_bytes())
        page.with_stem(name).write_text(page.read_text(encoding="utf-8").replace(page.stem, name), encoding="utf-8")
    index = folder / "docs" / "index.md"
    listed = "\n".join(f"pebbles/exercises/{name}" for name in names)
    text = index.read_text(encoding="utf-8").replace(f"pebbles/exercises/{page.stem}", listed)
    index.write_text(text, encoding="utf-8")


PLOT = """
from tests.building import plot
plot({number})
"""
CONF = """
extensions = ["matplotlib.sphinxext.plot_directive"] if {plots} else []
plot_formats = ["svg"]
plot_html_show_source_link = plot_html_show_formats = False
"""


def pictures() -> tuple[float, float]:
    """Milliseconds for one of a dozen boards: ours, and the same boards through Sphinx's plot directive.

    The directive's are what a page with them takes longer than one without.
    """
    scenes = [_scene(number) for number in range(BOARDS)]
    before = os.times()
    for number, scene in enumerate(scenes):
        canvas._page.cache_clear()  # as if each were the first
        svg.board(scene, f"b{number}-").as_file()
    after = os.times()
    ours = after.user - before.user + after.system - before.system
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        seconds = []
        for plots in (False, True):
            directives = "".join(f".. plot::\n{_indented(PLOT.format(number=n))}\n" for n in range(BOARDS))
            (folder / "index.rst").write_text(f"Boards\n======\n\n{directives if plots else ''}", encoding="utf-8")
            (folder / "conf.py").write_text(CONF.format(plots=plots), encoding="utf-8")
            command = [sys.executable, "-m", "sphinx", "-q", "-E", "-b", "html", ".", f"out-{plots}"]
            seconds.append(cpu(command, folder, PYTHONPATH=f"{ROOT}{os.pathsep}{_paths()}", MPLBACKEND="agg"))
    return 1000 * ours / BOARDS, 1000 * (seconds[1] - seconds[0]) / BOARDS


def _indented(text: str) -> str:
    return "".join(f"   {line}\n" if line else "\n" for line in text.splitlines())


def _scene(number: int) -> Scene:
    """A board in the middle of four against four, another for each number."""
    play, chance = begin({**POSITIONS["four against four"], "chapter": 1}), Random(number)
    for _ in range(10 + 3 * number):
        if play.pending is not None:
            advance(play, chance)
    return rulebook("takkure").painter().scene(show(play.state))


def plot(number: int) -> None:
    """The same board by pyplot: a figure of the same size with the same shapes, which the directive saves."""
    import matplotlib.pyplot as plt
    from matplotlib.transforms import Affine2D

    scene = _scene(number)
    x, y, width, height = scene.window
    scale = UNIT / 1000
    shapes = [ground(scene.field, scene.window, ""), *svg._stack(scene.marks, "")]
    figure = plt.figure(figsize=(width * scale / 72, height * scale / 72))
    to_page = Affine2D().translate(-x, -y).scale(scale * figure.dpi / 72)
    figure.add_artist(canvas._Painting(leaves(shapes), to_page, tints(scene.field.colours), figure.dpi / 72))
