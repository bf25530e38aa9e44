"""Pebbles in words. Nothing here decides a rule."""

from pebbles.words import choices, dice, rail, telling
from pebbles.words.refusals import refusals
from placky.words import Words

words = Words(rail, telling, choices, dice, refusals)
