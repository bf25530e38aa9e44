"""What pages and pictures need beyond the core, and the sentence where it is missing.

Playing, replaying, counting and testing draw nothing; what only pages and pictures need is the extra `site`.
"""

import shlex
import sys
from collections.abc import Sequence
from importlib.util import find_spec

from placky.errors import PlackyError

NAMES = {
    "babel": "Babel", "matplotlib": "matplotlib", "myst_parser": "MyST-Parser", "PIL": "Pillow", "rcssmin": "rCSSmin",
    "rjsmin": "rJSmin",
    "sphinx": "Sphinx", "sphinx_autobuild": "sphinx-autobuild",
}  # fmt: skip
"""What is imported -> what it is called."""
DRAWING = ("matplotlib",)
PIXELS = (*DRAWING, "PIL")
TRANSLATING = ("babel",)
PAGES = (*TRANSLATING, "matplotlib", "myst_parser", "PIL", "rcssmin", "rjsmin", "sphinx")
SERVING = (*PAGES, "sphinx_autobuild")


def need(command: str, modules: Sequence[str]) -> None:
    """Raise `PlackyError` if one of the modules that a command needs is not installed."""
    missing = [NAMES[module] for module in modules if find_spec(module) is None]
    if missing:
        pip = f'{shlex.quote(sys.executable)} -m pip install "placky[site]"'
        raise PlackyError(f"placky {command} needs {', '.join(missing)}; install what is missing: {pip}")
