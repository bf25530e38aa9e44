"""Sports Dice Football in words; `placky.words` says what each part is."""

from placky.rulebooks.dice_football.words import choices, dice, rail, telling
from placky.words import Words

words = Words(rail, telling, choices, dice)
