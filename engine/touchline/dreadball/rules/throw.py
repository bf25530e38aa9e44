"""D-17 Throw: a Pass to a team-mate, or a Strike.

One small position: VEGA, a Striker, unmoved and unthreatened, passes over five hexes: 2 + 1 dice. At a Strike hex from
as far it is one less. Nine hexes, moved, under two threats: no dice.

Leans on D-18 for the catch.
"""

from touchline.core.dice.throws import Modifier
from touchline.core.hexes.coordinates import Hex, distance
from touchline.core.hexes.facing import ahead
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events.ball import StrikeScored, Thrown
from touchline.dreadball.events.rolls import Tested
from touchline.dreadball.modifiers import modifier
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH, Zone
from touchline.dreadball.records import NOBODY
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.approach import AimedAction, approach
from touchline.dreadball.rules.catch import catch
from touchline.dreadball.rules.dice_tests import pool, tried
from touchline.dreadball.rules.moving import Plan
from touchline.dreadball.rules.rush import lose_rush, win
from touchline.dreadball.rules.scatter import scatter
from touchline.dreadball.rules.stats import SKILL, STRIKER
from touchline.dreadball.rules.threats import by_role, by_threats, threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import PASS, STRIKE

MOST_TOLD = 2 * NUMBERS.test.dice
"""Successes of a pass that are told apart."""
FAR = NUMBERS.throw.ranges[-1]


@rule("D-17")
def dice_at(hexes: int) -> int:
    """D-17: dice by range; none beyond the last.

    >>> [dice_at(hexes) for hexes in (1, 3, 4, 6, 7, 9, 10)]
    [3, 3, 2, 2, 1, 1, 0]
    """
    bands = zip(NUMBERS.throw.ranges, NUMBERS.throw.dice, strict=True)
    return next((dice for most, dice in bands if hexes <= most), 0)


def in_range(here: Hex, there: Hex) -> bool:
    """Near enough for a throw?"""
    return 0 < distance(here, there) <= int(FAR)


def in_front_arc(here: Hex, facing: int, there: Hex) -> bool:
    """In the front half of somebody (RD-11)?"""
    return ahead(here, facing, there) >= 0


def _at_mate(s: State, target: int, here: Hex) -> Hex:  # noqa: ARG001 - an aim's signature
    return s.here(target)


def zone_of(side: int, here: Hex) -> Zone | None:
    """The Strike Zone in which a team may strike from a hex; None outside the opponents' zones (RD-10)."""
    zone = PITCH.in_zone.get(here)
    return zone if zone is not None and zone.side != side else None


def _at_strike_hex(s: State, target: int, here: Hex) -> Hex | None:
    zone = zone_of(s.cards[target].side, here)
    return zone.strike if zone is not None else None


PASS_ACTION = AimedAction(
    PASS, "D-17", _at_mate, in_range, in_front_arc, False, refuse("D-17", "throw-too-far", most=FAR),
    refuse("D-17", "target-not-in-front"),
)  # fmt: skip
STRIKE_ACTION = AimedAction(
    STRIKE, "D-17", _at_strike_hex, in_range, in_front_arc, False,
    refuse("D-17", "strike-from-elsewhere"), refuse("D-17", "strike-hex-not-in-front"),
)  # fmt: skip
"""Its target is the thrower himself: the Strike hex follows from where he stands."""


def throw_modifiers(role: str, enemies: int, *, moved: bool = False, strike: bool = False) -> tuple[Modifier, ...]:
    """D-17: a die less for whoever moved, for each threat and at a Strike hex, one more for a Striker."""
    before = (modifier(NUMBERS.throw.moved, "moved", STATED["D-17-c"]),) if moved else ()
    after = (modifier(NUMBERS.throw.strike, "at-a-strike-hex", STATED["D-17-e"]),) if strike else ()
    return (
        before
        + by_threats(STATED["D-17-d"], enemies)
        + after
        + by_role(STATED["D-17-f"], role, STRIKER, NUMBERS.role.striker)
    )


def _test(s: State, player: int, there: Hex, strike: bool) -> Rules[tuple[int, bool]]:
    card, here = s.cards[player], s.here(player)
    moved = s.action is not None and s.action.moved
    modifiers = throw_modifiers(card.role, threats(s, here, card.side), moved=moved, strike=strike)
    mine = pool(s, player, SKILL, modifiers, dice_at(distance(here, there)) or 0)
    action: Tested
    action, most = (STRIKE, NUMBERS.test.first) if strike else (PASS, MOST_TOLD)
    return (yield from tried(STATED["D-17-a", "D-17-b"], action, mine, NUMBERS.test.first, most))


def _end_of_rush(s: State, player: int) -> Rules[None]:
    """A throw of the rushing team ends its rush; one of the other team, by a free action, does not (RD-5)."""
    if s.cards[player].side == s.side:
        yield from lose_rush(s, "thrown", ("RD-5",))


@rule("D-17")
def throw_pass(s: State, player: int, plan: Plan) -> Rules[None]:
    """D-17 Pass: accurate with a success, and then a catch; else it scatters from the target's hex (RD-7, RD-25)."""
    if not (yield from approach(s, player, PASS_ACTION, plan)):
        return
    target = plan.target
    there = s.here(target)
    hexes = distance(s.here(player), there)
    successes, accurate = yield from _test(s, player, there, strike=False)
    s.carrier, s.ball = NOBODY, there
    number = STATED["D-17-j"] if accurate else STATED["D-17-i"]
    yield Thrown(number, s.name(player), s.name(target), there, hexes, accurate, () if accurate else ("RD-7",))
    literal = s.readings["RD-5"] == "any throw"
    if literal:
        yield from _end_of_rush(s, player)
    if accurate:
        held = yield from catch(s, target, successes)
        if held:
            return
    yield from scatter(s, STATED["D-18-d"] if accurate else STATED["D-17-i"], there)
    if not literal and (s.carrier == NOBODY or s.cards[s.carrier].side != s.side):
        yield from _end_of_rush(s, player)


@rule("D-17")
def strike(s: State, player: int, plan: Plan) -> Rules[None]:
    """D-17 Strike: with a success it scores and the ball is out of play; else it scatters from the Strike hex."""
    if not (yield from approach(s, player, STRIKE_ACTION, plan)):
        return
    zone = zone_of(s.cards[player].side, s.here(player))
    if zone is None:
        return
    here = s.here(player)
    _, good = yield from _test(s, player, zone.strike, strike=True)
    s.carrier, s.ball = NOBODY, zone.strike
    yield Thrown(
        STATED["D-17-k"] if good else STATED["D-17-i"],
        s.name(player),
        None,
        zone.strike,
        distance(here, zone.strike),
        good,
    )
    yield from _end_of_rush(s, player)
    if not good:
        yield from scatter(s, STATED["D-17-i"], zone.strike)
        return
    s.ball = None
    bonus = here == zone.bonus_hex
    yield from score(s, player, zone, zone.bonus if bonus else zone.points, bonus)


def score(s: State, player: int, zone: Zone, points: int, bonus: bool) -> Rules[None]:
    """Points on the one track; seven ahead, or any point in sudden death, win at once (RD-10)."""
    side = s.cards[player].side
    end = int(NUMBERS.score.end)
    s.score = max(-end, min(end, s.score + (points if side == 0 else -points)))
    yield StrikeScored(
        STATED["D-17-k", "D-17-l"], s.coach(player), s.name(player), zone.name, points, bonus, s.points()
    )
    if abs(s.score) >= end:
        yield from win(s, side, f"{end} points ahead")
    elif s.sudden and s.score:
        yield from win(s, int(s.score < 0), "first point of sudden death")
