"""How many examples a property is tried with; with `EXPLORE=50` in the environment fifty times as many, new ones."""

import os

from hypothesis import settings

DEFAULT = 100
TIMES = int(os.environ.get("EXPLORE", "1"))


def examples(usual: int) -> settings:
    """So many; with `--hypothesis-profile=explore` as many times more as the profile has more than hypothesis' own."""
    assert settings.default is not None
    return settings(max_examples=usual * TIMES * settings.default.max_examples // DEFAULT)
