"""What is drilled in Sports Dice Football alone: where the ball lies then, what comes then, how far a kick goes."""

from placky.rulebooks.dice_football.drills.better import Better
from placky.rulebooks.dice_football.drills.follows import Follows
from placky.rulebooks.dice_football.drills.kicks import Kick, Needed
from placky.rulebooks.dice_football.drills.lies import Lies
from placky.rulebooks.dice_football.drills.next_drive import Next
from placky.rulebooks.dice_football.drills.thrown import weighed

__all__ = ["Better", "Follows", "Kick", "Lies", "Needed", "Next", "weighed"]
