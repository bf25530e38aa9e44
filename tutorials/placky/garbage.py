"""When Python looks for garbage: seldom while pages are made, which are trees of a hundred thousand nodes that stay."""

import atexit
import gc

SELDOM = (1_000_000, 20, 1000)
"""Thresholds, see `gc.set_threshold`."""


def seldom() -> tuple[int, int, int]:
    """From now on. Give the thresholds as they were."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    return before


def usually(thresholds: tuple[int, int, int]) -> None:
    """As it was."""
    gc.set_threshold(*thresholds)


def own_process() -> None:
    """This process makes pages and ends: seldom to its end, and no last look at what ends with it anyway."""
    seldom()
    atexit.register(gc.freeze)
