"""What is drilled in Takkure alone: who presses, the band of a pass, how far one may go, who may catch, the time."""

from placky.rulebooks.takkure.drills.bands import Band
from placky.rulebooks.takkure.drills.catching import Catching, Follows
from placky.rulebooks.takkure.drills.clock import Clock
from placky.rulebooks.takkure.drills.excluded import excluded
from placky.rulebooks.takkure.drills.farthest import Farthest, weighed
from placky.rulebooks.takkure.drills.pressing import WhoPresses
from placky.rulebooks.takkure.drills.targets import Target

__all__ = ["Band", "Catching", "Clock", "Farthest", "Follows", "Target", "WhoPresses", "excluded", "weighed"]
