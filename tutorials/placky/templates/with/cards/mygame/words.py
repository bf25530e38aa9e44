"""What pages say. Sentences are made from events; here stand those that should be better than that."""

from mygame.engine.chance import STEPS

from placky.defaults import PlainWords
from placky.diagrams.looks import Look

words = PlainWords(
    {"wins": "{player} reaches the end of the track and wins."},
    form="card",
    looks={card: Look(str(steps)) for card, steps in STEPS.items()},
)
