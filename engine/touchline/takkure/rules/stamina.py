"""5.04 Stamina roll and wound: after a fall, BOD + PRT against a D12.

Made at once, before the next roll; of several that are due at the same moment the attacking coach says which comes
first (R-79). Exercises before chapter 5 know neither roll nor wound: the rulebook's first exercise asks for the ground
token alone (R-94). As many wounds as BOD are an injury (5.05).
"""

from functools import partial

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.printed import STAMINA_CHAPTER
from touchline.takkure.events import Unhurt, WhyWounded, Wounded
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.individual_play import before_roll
from touchline.takkure.rules.injury import wounded_enough
from touchline.takkure.rules.order import Due, roll_at_once
from touchline.takkure.rules.rolls import WON, die, throw
from touchline.takkure.state import State
from touchline.takkure.stated import STATED


def stamina_due(s: State, player: int) -> list[Due]:
    """The stamina roll of somebody who has fallen; none before wounds are taught."""
    taught = s.line_up.chapter >= STAMINA_CHAPTER
    return [Due("stamina", player, "5.04", partial(stamina_roll, s, player))] if taught else []


@rule("5.04")
def stamina_roll(s: State, player: int) -> Rules[None]:
    """5.04-a: unopposed; up to BOD + PRT no damage, above it one wound."""
    yield from before_roll(s, [(player, "stamina")])
    results = yield from throw("stamina", [die(s, player, "stamina", action="stamina")], "5.04-a", "5.04-b")
    name = s.line_up.names[player]
    if results[name] in WON:
        yield Unhurt(STATED["5.04-a"], name, ("R-79",))
    else:
        yield from roll_at_once(s, (yield from wound(s, player, NUMBERS.stamina.wounds, "stamina")))


def wound(s: State, player: int, tokens: int, why: WhyWounded) -> Rules[list[Due]]:
    """Wound tokens; a critical brings them without a roll. Returns the roll for an injury, where they are one."""
    if s.line_up.chapter < STAMINA_CHAPTER:
        return []
    s.wounds[player] += tokens
    number = STATED["5.04-b"] if why == "critical" else STATED["5.04-a"]
    yield Wounded(number, s.line_up.names[player], s.wounds[player], why, ("R-79",))
    return (yield from wounded_enough(s, player)) or []
