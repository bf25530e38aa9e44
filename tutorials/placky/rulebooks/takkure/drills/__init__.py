"""What is drilled in Takkure alone: who presses, which band a pass lies in, how far a figure may go."""

from placky.rulebooks.takkure.drills.bands import Band
from placky.rulebooks.takkure.drills.farthest import Farthest
from placky.rulebooks.takkure.drills.pressing import Pressing

__all__ = ["Band", "Farthest", "Pressing"]
