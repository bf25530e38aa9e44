"""What is drilled in Takkure alone: who presses, which band a pass lies in, how far a figure may go, who may catch."""

from placky.rulebooks.takkure.drills.bands import Band
from placky.rulebooks.takkure.drills.catching import Catching, Follows
from placky.rulebooks.takkure.drills.farthest import Farthest, weighed
from placky.rulebooks.takkure.drills.pressing import Pressing
from placky.rulebooks.takkure.drills.targets import Target

__all__ = ["Band", "Catching", "Farthest", "Follows", "Pressing", "Target", "weighed"]
