"""4.02 Max fatigue: the fourth token is an injury.

It is not kept, the others stay (R-37). Where the third activation token brings it, the activation is over before it
has begun (R-80). `tire` is what gives a player fatigue, whoever asks for it.
"""

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import number, used
from touchline.takkure.events.players import ActivationLost, Exhausted
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.fatigue import CHAPTER, gain
from touchline.takkure.rules.injury import injure
from touchline.takkure.rules.order import roll_at_once
from touchline.takkure.state import State
from touchline.takkure.stated import STATED


def fatigue_slots(s: State, player: int) -> int:
    """4.02: how many tokens a player can hold."""
    most: int = NUMBERS.fatigue.most
    return most + number(s, player, "tough")


def tire(s: State, player: int, why: str) -> Rules[None]:
    """4.01: one fatigue token, with all that comes of it; `why`: "activation" or the card that says so."""
    if s.line_up.chapter < CHAPTER:
        return
    if s.fatigue[player] >= fatigue_slots(s, player):
        yield from _exhaust(s, player)
    else:
        if s.fatigue[player] >= NUMBERS.fatigue.most:
            yield from used(s, player, "tough")
        yield from gain(s, player, why)


@rule("4.02")
def _exhaust(s: State, player: int) -> Rules[None]:
    """4.02-a: no room for the token; off the field, and the rest of 5.05."""
    yield Exhausted(STATED["4.02-a"], s.line_up.names[player], s.fatigue[player])
    yield from roll_at_once(s, (yield from injure(s, player, "fatigue")) or [])


@rule("4.01")
def tired_by_activation(s: State, player: int) -> Rules[bool]:
    """4.01-a: the third activation token tires, no other does (R-34). Returns whether he can still act (R-80)."""
    late = number(s, player, "fresh")
    if s.activations[player] == NUMBERS.fatigue.activations:
        yield from used(s, player, "fresh")
    if s.activations[player] == NUMBERS.fatigue.activations + late:
        yield from tire(s, player, "activation")
        if s.off[player]:
            s.clear_table()
            yield ActivationLost(STATED["4.02-a"], s.line_up.names[player])
    return not s.off[player]
