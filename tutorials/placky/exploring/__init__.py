"""Two engines, or two readings of one, played against each other at random until they part."""

from placky.exploring.engines import Engine, engines
from placky.exploring.play import ComparedSoFar, Disagreement, Exploration

__all__ = ["ComparedSoFar", "Disagreement", "Engine", "Exploration", "engines"]
