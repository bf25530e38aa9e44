"""The settings of pages that have none of their own; their name is that of what they show."""

from pathlib import Path

from sphinx.application import Sphinx

from placky.rulebooks import shown_in

project = "Rulebook"
extensions = ["myst_parser", "placky.sphinx"]
exclude_patterns = ["_build"]
nitpicky = True
html_theme = "placky"


def setup(app: Sphinx) -> None:
    """Name the project."""
    app.config["project"] = ", ".join(book.title for book in shown_in(Path(app.srcdir)))
