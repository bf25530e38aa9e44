"""Positions, commands, dice and facts in a game's own steps: the other way round from its step definitions."""

from placky.phrasing.candidates import values_in
from placky.phrasing.desk import Desk, Said, faults_of, perform
from placky.phrasing.gherkin import lines
from placky.phrasing.givens import givens
from placky.phrasing.sayable import Sayable
from placky.phrasing.thens import Claims, dice_due, then
from placky.phrasing.whens import when

__all__ = [
    "Claims", "Desk", "Said", "Sayable", "dice_due", "faults_of", "givens", "lines", "perform", "then", "values_in",
    "when",
]  # fmt: skip
