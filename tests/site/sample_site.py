"""A small made-up site for the browser tests: pages as the Sphinx extension writes them, around the real theme.

`write(folder)` writes a Sphinx project, `build(folder)` builds it and returns the folder of HTML pages.
"""

import warnings
from pathlib import Path

from sphinx.cmd.build import build_main
from tests.site.walk_markup import SPRITE, broken, card, home, rule, walk
from tests.site.walk_trees import big, exercise, small

THEME = Path(__file__).parents[2] / "tutorials" / "placky" / "sphinx" / "theme"
PROSE = Path(__file__).with_name("prose.md")
ONWARDS = (
    '<nav class="onwards" aria-label="After this exercise" data-exercise="takkure/01">'
    '<a class="btn quiet" href="#mark">Repeat this exercise</a><a class="btn after" href="big.html">Next exercise</a>'
    "</nav>"
)

CONF = """
project = "placky"
author = "the authors of placky"
copyright = "the authors of placky"
extensions = ["myst_parser", "placky.sphinx.sent"]
myst_enable_extensions = ["deflist", "colon_fence", "fieldlist"]
html_theme = "placky"
html_title = "placky"
html_theme_options = {{
    "nav_links": [
        {{"name": "Course", "doc": "index", "under": ["walk", "big"]}},
        {{"name": "Rules", "doc": "rule"}},
        {{"name": "Guides", "doc": "prose"}},
    ],
    "house": "Invented for this project: the sources do not give it.",
    "notice": "A fan's work, not a product of any publisher.",
    "base": "/placky/",
}}
html_extra_path = ["boards"]
exclude_patterns = ["_site"]
html_show_sphinx = False
html_copy_source = False


def setup(app):
    app.add_html_theme("placky", {theme!r})
"""


def write(folder: Path) -> None:
    """Write the Sphinx project: a home page, walks, a rule, prose, a broken walk and a page for what is not there."""
    (folder / "boards").mkdir(parents=True)
    for frame in (*exercise().all(), *small().all(), *big().all()):
        picture = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 386 363"><path d="M0 0h386v363H0z" fill="#151a40"/>'
            f'<text x="193" y="190" text-anchor="middle" font-size="30" fill="#f2f0fd">{frame.id}</text></svg>'
        )
        (folder / "boards" / f"{frame.id}.svg").write_text(picture, encoding="utf-8")
    pages = {
        "index": home(card("takkure/01", "01", "First steps"), card("takkure/02", "02", "Pass")),
        "walk": "---\nnumber: '01'\nkicker: 'Exercise 01'\n---\n# At the tackle\n\nOne runner, one tackler.\n\n"
        + raw(
            SPRITE
            + walk(exercise(), "takkure/01", rail=True, after="Next exercise")
            + walk(small(), "", level=3)
            + ONWARDS
        ),
        "big": "# The long exercise\n\n" + raw(SPRITE + walk(big(), "takkure/big", rail=True)),
        "rule": "# Tackle\n\n" + raw(rule(walk(small(), "", level=3))),
        "broken": "# Damaged\n\n" + raw(broken(exercise())),
        "prose": PROSE.read_text(encoding="utf-8"),
        "404": "---\norphan: true\n---\n# Not on the pitch\n\nThere is no such page.\n",
    }
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    (folder / "conf.py").write_text(CONF.format(theme=str(THEME)), encoding="utf-8")


def raw(text: str) -> str:
    """Give HTML as MyST passes it through: a raw block."""
    return f"````{{raw}} html\n{text}\n````\n"


def build(folder: Path) -> Path:
    """Build the project with warnings as errors; give the folder of pages."""
    out = folder / "_site"
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=r"'myst_parser\.")  # MyST 5.2 uses what Sphinx 11 will drop
        status = build_main(["-q", "-W", "-b", "html", "-d", str(folder / "_doctrees"), str(folder), str(out)])
    if status:
        message = f"sphinx ended with {status}"
        raise RuntimeError(message)
    return out
