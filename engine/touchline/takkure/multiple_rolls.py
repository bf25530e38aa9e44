"""3.07 Multiple face-to-face roll, 4.06 Multiple dice: several tacklers, several dice, one at a time.

Everything that is rolled in step 5 goes through here, in the attacking coach's order (1.13-c). Each die of the active
player faces one tackler; tacklers without a die against them roll unopposed; when he is down, the rest neither roll
nor fall. Leans on 1.13, 1.15, 1.18, 1.19, 1.20, 4.05.
"""

from typing import NamedTuple

from touchline.core.register import rule
from touchline.core.requests import Choose, Modifier, Option, Rules
from touchline.takkure.break_through import BREAK_THROUGH, break_through_takes_effect
from touchline.takkure.dodge import DODGE, dodge_takes_effect
from touchline.takkure.events import NothingHappens, SeriesStopped, SkillUsed
from touchline.takkure.ground import standing
from touchline.takkure.position_skills import SKILLS, skill_for
from touchline.takkure.pressure import pressures
from touchline.takkure.roll_events import DiceOrdered, ExtraDice
from touchline.takkure.rolls import CRITICAL, FAIL, WON, die, throw
from touchline.takkure.rugby import prevails
from touchline.takkure.state import State, Tackle
from touchline.takkure.tackle import TACKLE, tackle_fails, tackle_takes_effect, without_contact

STAT = {DODGE: "REF", BREAK_THROUGH: "STR"}
NUMBER = {DODGE: "1.18", BREAK_THROUGH: "1.19"}


class Throw(NamedTuple):
    """What may be rolled next: a tackle (None for a dodge with nobody to face) and how many of his dice face it."""

    verb: str
    tackle: Tackle | None
    dice: int


@rule("4.06")
def dice_for(s: State, player: int, action: str) -> int:
    """4.06: how many dice a player rolls for an action; one, unless a skill says more."""
    skill = skill_for(s, player, action)
    return int(SKILLS[skill]["dice"]) if skill else 1


def _skill_told(s: State, player: int, action: str, dice: int) -> Rules:
    skill = skill_for(s, player, action)
    if skill is not None and dice > 1:
        name = s.line_up.names[player]
        yield SkillUsed("4.05", name, skill)
        yield prevails(s, player, skill, str(SKILLS[skill]["over"]))
        yield ExtraDice("4.06", name, skill, dice)


@rule("3.07")
def roll_everything(s: State, action: str) -> Rules:
    """3.07: modifiers first, then every roll of step 5, earlier results weighing on later ones."""
    acting = action in STAT
    modifiers = (yield from pressures(s, s.active)) if acting else ()
    touching = [t for t in s.tackles if t.contact]
    short = [t for t in s.tackles if not t.contact]
    name = s.line_up.names[s.active]
    if action == BREAK_THROUGH and not touching:
        yield NothingHappens("1.19", name, action, "nobody to beat", ("R-53",))
    dice = dice_for(s, s.active, action) if acting and (touching or action == DODGE) else 0
    if dice > 1:
        yield from _skill_told(s, s.active, action, dice)
    alone = action == DODGE and not touching
    crowd = len(touching) > 1
    moved = False
    while True:
        if touching and not standing(s, touching[0].on):
            left = tuple(s.line_up.names[t.by] for t in touching)
            yield SeriesStopped("3.07", s.line_up.names[touching[0].on], left, ("R-77",) if not acting else ())
            touching = []
        options = _options(s, touching, short, dice, alone)
        if not options:
            return
        pick: Throw = options[0].value
        if len(options) > 1:
            number = "3.07" if crowd else "1.13"
            coach = s.coach(s.attacker)
            pick = yield Choose(coach, "next roll", number, None, options)
            yield DiceOrdered(
                number, coach, name if pick.tackle is None else s.line_up.names[pick.tackle.by], pick.verb
            )
        if pick.tackle is None:
            alone = False
            yield from _dodge_alone(s, modifiers, pick.dice)
        elif pick.tackle.contact:
            touching.remove(pick.tackle)
            dice -= pick.dice
            moved = (yield from _face(s, action, pick, modifiers, moved)) or moved
        else:
            short.remove(pick.tackle)
            yield from without_contact(s, pick.tackle)


def _options(s: State, touching: list[Tackle], short: list[Tackle], dice: int, alone: bool) -> list[Option]:
    names = s.line_up.names
    options = [Option("keep feet", names[t.by], "1.20", Throw("keep feet", t, 0)) for t in short]
    if alone:
        options.append(Option("dodge alone", names[s.active], "1.18", Throw("dodge alone", None, dice)))
    for t in touching:
        who = names[t.by]
        if dice:
            several = dice > 1 and len(touching) > 1
            options.append(Option("face", who, "3.07", Throw("face", t, 1 if several else dice)))
            if several:
                options.append(Option("face with all dice", who, "4.06", Throw("face with all dice", t, dice)))
        if not dice or len(touching) > 1:
            options.append(Option("leave", who, "3.07", Throw("leave", t, 0)))
    return options


def _dodge_alone(s: State, modifiers: tuple[Modifier, ...], dice: int) -> Rules:
    """R-53: a tackle was declared, nobody touched him; the dodge is unopposed."""
    name = s.line_up.names[s.active]
    results = yield from throw(DODGE, [die(s, s.active, STAT[DODGE], modifiers)] * dice)
    if results[name] in WON:
        yield from dodge_takes_effect(s, s.active, results[name] == CRITICAL, alone=True)
    else:
        yield NothingHappens("1.18", name, DODGE, "failed", ("R-53",))


def _face(s: State, action: str, pick: Throw, modifiers: tuple[Modifier, ...], moved: bool) -> Rules:
    """One tackler's roll, with or without dice against it. Returns whether the carrier has dodged away."""
    t = pick.tackle
    assert t is not None  # noqa: S101 - only called for a tackle
    name, tackler = s.line_up.names[s.active], s.line_up.names[t.by]
    his = dice_for(s, t.by, TACKLE)
    yield from _skill_told(s, t.by, TACKLE, his)
    tackle_dice = [die(s, t.by, "STR")] * his
    if not pick.dice:
        results = yield from throw(TACKLE, tackle_dice)
        yield from tackle_takes_effect(s, t, results[tackler])
        return False
    mine = [die(s, s.active, STAT[action], modifiers)] * pick.dice
    results = yield from throw(action, [*mine, *tackle_dice])
    won = results[name] in WON
    critical = results[name] == CRITICAL
    if not won:
        yield NothingHappens(NUMBER[action], name, action, "failed" if results[name] == FAIL else "cancelled")
        yield from tackle_takes_effect(s, t, results[tackler])
    elif action == BREAK_THROUGH:
        yield from break_through_takes_effect(s, s.active, t.by, critical, results[tackler] == FAIL)
    else:
        if not moved:
            yield from dodge_takes_effect(s, s.active, critical)
        else:
            yield NothingHappens("3.07", name, action, "has already dodged", ("R-75",))
        if results[tackler] == FAIL:
            yield from tackle_fails(s, t, "roll")
        else:
            yield NothingHappens("1.20", tackler, TACKLE, "cancelled")
    return won and action == DODGE
