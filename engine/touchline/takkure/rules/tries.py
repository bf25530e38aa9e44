"""4.04 Try: the ball on the ground behind the line, which needs the second BaC value and some quiet.

Second action of a carrier whose base touches the in-goal zone that he attacks. One tackler meets him face to face,
several in a melee (3.08). Whatever comes of it, the activation is played to its end and a kick-off is due (R-83). Who
has fallen rolls stamina first, several of them in the order that the attacking coach likes (R-79).
"""

from touchline.core.dice.throws import Modifier
from touchline.core.play.requests import Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.ball import TryMissed, TryScored, WhyNoTry
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import Tackle
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.melee import all_at_once
from touchline.takkure.rules.multiple_rolls import foe_dice, foe_takes_effect
from touchline.takkure.rules.order import RollSource, roll_at_once
from touchline.takkure.rules.pitch import reaches_in_goal
from touchline.takkure.rules.pressure import pressures
from touchline.takkure.rules.rolls import FAIL, WON, die
from touchline.takkure.state import KICK_OFF, State
from touchline.takkure.stated import STATED

TRY = "try"
CHAPTER = 4


@rule("4.04")
def may_try(s: State, player: int) -> Refusal | None:
    """4.04-a: the carrier, touching the opponents' in-goal zone."""
    name = s.line_up.names[player]
    if s.carrier != player:
        return refuse("4.04", "does-not-hold-ball", who=name)
    if not reaches_in_goal(s.line_up.pitch, *s.disc(player), s.line_up.team[player]):
        return refuse("4.04", "in-goal-not-touched", who=name)
    return None


class Try:
    """One throw for the carrier and everyone who has contact with him."""

    verb, number = TRY, "4.04"

    def __init__(self, s: State, modifiers: tuple[Modifier, ...], foes: list[Tackle]) -> None:
        self.s, self.by, self.modifiers, self.foes = s, s.active, modifiers, foes

    @rule("4.04")
    def roll(self) -> Rules[None]:
        """4.04-b to f: the second BaC value, less fatigue and pressure; then what the tackles do (R-39)."""
        s, names = self.s, self.s.line_up.names
        foes = self.foes
        pressed = ("4.04-d",) if self.modifiers else ()
        dice = [die(s, self.by, TRY, self.modifiers, action=TRY)]
        for foe in foes:
            dice += yield from foe_dice(s, foe)
        results = yield from all_at_once(s, TRY, dice, "4.04-b", *pressed, *(("4.04-f",) if foes else ()))
        yield from _scored_or_not(s, self.by, results[names[self.by]], tackled=bool(foes))
        due: list[RollSource] = []
        for foe in foes:
            due += yield from foe_takes_effect(s, foe, results[names[foe.by]])
        yield from roll_at_once(s, due)


@rule("4.04")
def _scored_or_not(s: State, player: int, result: str, *, tackled: bool) -> Rules[None]:
    """4.04-g, h: one try or none; the tokens are gone, and the other coach decides who kicks off (R-83)."""
    name, team = s.line_up.names[player], s.line_up.team[player]
    rulings = (*(("R-33", "R-39") if tackled else ()), *(("R-38",) if weakened(s, player) else ()), "R-83")
    if result in WON:
        s.score[team] += 1
        yield TryScored(STATED["4.04-g", "5.03-d"], name, s.coach(team), rulings)
    else:
        why: WhyNoTry = "failed" if result == FAIL else "cancelled"
        number = STATED["4.04-g", "5.03-e"] if result == FAIL else STATED["4.04-g", "4.04-h", "5.03-e"]
        yield TryMissed(number, name, s.coach(team), why, rulings)
    s.tokens = 0
    s.phase = KICK_OFF
    s.kicker_decides = 1 - team


def weakened(s: State, player: int) -> bool:
    """R-38: does his fatigue take from the try twice, as tokens and as a weaker BaC?"""
    return bool(s.fatigue[player] >= NUMBERS.fatigue.weakened)


def begin_try(s: State) -> Rules[Try]:
    """1.13-b: the modifiers, before any die."""
    return Try(s, (yield from pressures(s, s.active)), [t for t in s.tackles if t.contact])
