"""What a player may say: a verb for each option, and by whom."""

from pebbles.engine.numbers import NUMBERS
from touchline.core.play.commands import Commands, Form
from touchline.core.play.values import Key, Name

PLAYER = Name("player", lambda s: s.teams)
WHO = {"player": Key(PLAYER, optional=True)}
BY_HAND = range(1, NUMBERS.heap.pebbles + 1)
"""So many might be tried; how many are allowed, P-2 says."""
COMMANDS = Commands([Form("roll", ("turn",), WHO), *(Form(f"take {n}", ("turn",), WHO) for n in BY_HAND)], PLAYER)
