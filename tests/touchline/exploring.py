"""How many examples a property is tried with."""

from hypothesis import settings

DEFAULT = 100


def examples(usual: int) -> settings:
    """So many; with `--hypothesis-profile=explore` as many times more as the profile has more than hypothesis' own."""
    return settings(max_examples=usual * settings.default.max_examples // DEFAULT)
