"""Dice and cards as a step names them."""

import re

from touchline.core.play.wire import FallenDie

__all__ = ["fallen"]


def fallen(said: str, player: str | None = None) -> list[FallenDie]:
    """What fell or was drawn, from a text: for `table.roll`, which takes those of several players added together.

    `player` is whose they are; it may be left out where all that is due is one player's.

    >>> fallen("7 of hearts, 2 of clubs and ace of spades", "Ada")[1:]
    [{'player': 'Ada', 'face': '2 of clubs'}, {'player': 'Ada', 'face': 'ace of spades'}]
    """
    return [{"player": player, "face": face} for face in re.split(r",\s*|\s+and\s+", said.strip())]
