"""The tutorial, the rule reference and the guides."""

import os
import re
from typing import Any
from urllib.parse import urlsplit

from touchline import __version__

project = "placky"
author = "The placky authors"
copyright = "2026, The placky authors"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "placky.sphinx"]
exclude_patterns = ["_build"]
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # the types in signatures are those of other packages as well
default_role = "code"  # docstrings are written in Markdown
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
add_module_names = False
toc_object_entries = False
suppress_warnings = ["ref.python"]  # several modules have a Kind, and a signature says only that
python_use_unqualified_type_names = True
language = "en"
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

# Where the site will stand, as "https://example.org/placky/"; whoever publishes it says so.
html_baseurl = os.environ.get("PLACKY_SITE", "")

OTHERS = ("dice_football/", "dreadball/")
"""The folders of the games that are not the chief one."""

html_theme = "placky"
html_title = "placky"
html_extra_path = ["robots.txt"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_domain_indices = False
html_use_index = False
html_theme_options = {
    "base": urlsplit(html_baseurl).path,
    "nav_links": [
        {
            "name": "Course",
            "doc": "takkure/exercises/index",
            "under": ["takkure/exercises/", "takkure/match", "takkure/drills/"],
            "off": OTHERS,
        },
        {
            "name": "Rules",
            "doc": "takkure/rules/index",
            "off": OTHERS,
            "under": [
                "takkure/rules/",
                "takkure/rulings",
                "takkure/coverage",
                "takkure/engines",
                "takkure/glossary",
                "takkure/quick-reference",
                "takkure/odds",
            ],
        },
        {
            "name": "Course",
            "doc": "dice_football/index",
            "under": ["dice_football/exercises/", "dice_football/match", "dice_football/drills/"],
            "on": "dice_football/",
        },
        {
            "name": "Rules",
            "doc": "dice_football/rules/index",
            "under": [
                f"dice_football/{page}"
                for page in ("rules/", "rulings", "coverage", "engines", "quick-reference", "odds")
            ],
            "on": "dice_football/",
        },
        {
            "name": "Course",
            "doc": "dreadball/index",
            "under": ["dreadball/exercises/", "dreadball/match", "dreadball/drills/"],
            "on": "dreadball/",
        },
        {
            "name": "Rules",
            "doc": "dreadball/rules/index",
            "under": [
                f"dreadball/{page}"
                for page in ("rules/", "rulings", "coverage", "engines", "glossary", "quick-reference", "odds")
            ],
            "on": "dreadball/",
        },
        {"name": "Games", "doc": "index"},
        {
            "name": "Guides",
            "doc": "guides/index",
            "under": ["guides/", "authors/", "api/", "contributing/", "takkure/steps", "changelog"],
        },
    ],
    "description": "Takkure, Sports Dice Football and DreadBall: rules, exercises and exact odds.",
    "notice": "The games and their names belong to their owners; placky is not affiliated with them.",
    "house": "marks what the rulebook does not give and we have invented: rosters, pitch, cards, dice faces.",
    "public": "marks what the printed sheet leaves out and reviews, fan sheets and the designer tell.",
    "public_on": "dreadball/",
}

epub_theme = "placky-book"
epub_title = "Takkure with Placky"
epub_description = html_theme_options["description"]
epub_contributor = author
epub_uid = epub_identifier = "placky"
epub_show_urls = "no"
epub_tocscope = "includehidden"
epub_tocdepth = 2
epub_tocdup = False
epub_use_index = False
epub_exclude_files = ["404.xhtml"]


def _plain(
    _app: Any, _what: str, _name: str, _obj: Any, _options: Any, signature: str, returns: str
) -> tuple[str, str]:
    """Signatures without what Python adds: a Protocol takes nothing, and names of types go without their modules."""
    if signature == "(*args, **kwargs)":
        return "", returns
    return (re.sub(r"~[\w.]+\.(?=\w)", "", signature) if signature else signature), returns


def _said(_app: Any, _what: str, _name: str, obj: Any, skip: bool, _options: Any) -> bool:
    """Leave out fields of which Python alone says something."""
    return True if (getattr(obj, "__doc__", None) or "").startswith("Alias for field number") else skip


def setup(app: Any) -> None:
    """Tidy the API reference."""
    app.connect("autodoc-process-signature", _plain)
    app.connect("autodoc-skip-member", _said)
