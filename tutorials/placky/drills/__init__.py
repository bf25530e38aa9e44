"""Drills: questions about positions from random legal play, with the engine's answer, reason and rule."""

from placky.drills.drill import Answer, Asks, Drill, Expected
from placky.drills.made import ANSWERS, COUNT, KINDS, drills, kinds_of

__all__ = ["ANSWERS", "COUNT", "KINDS", "Answer", "Asks", "Drill", "Expected", "drills", "kinds_of"]
