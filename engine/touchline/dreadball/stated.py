"""The statements of DreadBall, as the lines name them that play them."""

from touchline.core.rulebook.stated import Stated

__all__ = ["STATED"]

STATED = Stated("touchline.dreadball")
