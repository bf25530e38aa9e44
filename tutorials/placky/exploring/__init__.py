"""Two engines, or two readings of one, played against each other at random until they part."""

from placky.exploring.engines import Engine, engines
from placky.exploring.play import Exploration, Found, Tally

__all__ = ["Engine", "Exploration", "Found", "Tally", "engines"]
