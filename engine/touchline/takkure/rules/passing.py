"""2.01 Pass: the carrier throws the ball to a team-mate who is not ahead of him.

One small position: AGUILA has run from (12, 13) to (12, 17), and GARRA has touched that way near (12, 15). Thrown from
(12, 14), the pass is unopposed and GARRA tackles a man without a ball; thrown from (12, 16) it meets GARRA's dice.

All measuring is done from the spot where the ball leaves (R-65). In step 5 it comes first. Then the passer's dice fall,
with the tacklers whom he had met by then (R-66). Interceptions follow (3.06), and receipt, or reception and scatter
(2.02, 2.03). A winning tackler is next, and last the tacklers whom he met later (R-21). Leans on 0.01, 1.06, 1.13 and
3.07.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from touchline.core.dice.throws import Die, Modifier
from touchline.core.inches.geometry import Point, near_segment
from touchline.core.inches.places import on_path
from touchline.core.play.requests import Command, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.ball import PassDeclared, PassHeld, PassResult
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY, Pass, Steal, Tackle
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.flight import Flight, fly
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.measuring import measure_in_step_5
from touchline.takkure.rules.multiple_rolls import Foe, Series, foe_takes_effect, resolve_foe
from touchline.takkure.rules.order import RollSource, roll_at_once
from touchline.takkure.rules.pressure import pressures
from touchline.takkure.rules.ranges import BANDS, in_band
from touchline.takkure.rules.rolls import CANCELLED, FAIL, WON, die
from touchline.takkure.rules.rugby import may_pass
from touchline.takkure.rules.space import point
from touchline.takkure.rules.tackle import meets
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

PASS: Final = "pass"  # noqa: S105 - a verb
CHAPTER = 2


@rule("2.01")
def receivers(s: State, passer: int, way: Sequence[Point]) -> dict[int, Refusal | None]:
    """2.01-b, c: every team-mate, with the reason why he cannot receive from any point of this way (R-22, R-24)."""
    return {
        mate: min((_refused(s, passer, mate, spot) for spot in way), key=lambda refusal: refusal is not None)
        for mate in s.side(s.line_up.team[passer])
        if mate != passer
    }


def _refused(s: State, passer: int, mate: int, spot: Point) -> Refusal | None:
    if not standing(s, mate):
        return refuse("2.01", "receiver-down", who=s.line_up.names[mate])
    return may_pass(s, passer, mate, spot)


@rule("2.01")
def plan_pass(s: State, passer: int, way: Sequence[Point], command: Command, *, ground: bool = False) -> Pass | Refusal:
    """2.01-b, c, d: to whom, and from which point of the way; without one, from its end."""
    names = s.line_up.names
    listed = receivers(s, passer, way)
    if "to" not in command:
        able = [names[mate] for mate, refusal in listed.items() if refusal is None]
        return refuse("", "lacks-receiver", players=able)
    mate = s.line_up.who.get(command["to"], NOBODY)
    if mate not in listed:
        return refuse("2.01", "receiver-not-on-field", who=command["to"], passer=names[passer])
    spot = point(command, "from") or way[-1]
    if not on_path(spot, way):
        return refuse("2.01", "not-on-his-way", who=names[passer])
    return _refused(s, passer, mate, spot) or Pass(passer, mate, spot, ground)


def propose_pass(s: State, passer: int, way: Sequence[Point], verb: str, chance: Random) -> Command:
    """A receiver and a point of the way from which he may receive."""
    able = [mate for mate, refusal in receivers(s, passer, way).items() if refusal is None]
    mate = able[int(chance.random() * len(able))]
    spots = [spot for spot in (*way, _midway(way)) if _refused(s, passer, mate, spot) is None]
    spot = spots[int(chance.random() * len(spots))]
    names = s.line_up.names
    return {"do": verb, "player": names[passer], "to": names[mate], "from": list(spot)}


def _midway(way: Sequence[Point]) -> Point:
    (x, y), (to_x, to_y) = way[0], way[:2][-1]
    return (x + to_x) // 2, (y + to_y) // 2


def declare_pass(s: State, plan: Pass) -> Rules[None]:
    """2.01-b: the receiver is named with the action; measuring waits for step 5."""
    names = s.line_up.names
    s.throw = plan
    rulings = ("R-22", "R-24", "R-68") if plan.ground else ("R-22", "R-24", "R-65")
    elsewhere = ("2.01-d",) if plan.at != s.at[plan.by] else ()
    number = STATED["3.03-e"] if plan.ground else STATED["2.01-b", "2.01-c", *elsewhere]
    yield PassDeclared(number, names[plan.by], names[plan.to], plan.at, rulings)


def way_until(way: Sequence[Point], spot: Point) -> tuple[Point, ...]:
    """The part of a way that ends at one of its points, where it first comes there."""
    for leg in range(1, len(way)):
        if near_segment(spot, way[leg - 1], way[leg], _HAIR):
            return (*way[:leg], spot)
    return (*way[:1], spot) if way else (spot,)


_HAIR = 4


@rule("2.01")
def opposing(s: State, throw: Pass) -> tuple[list[Tackle], list[Tackle]]:
    """2.01-e, R-66: tacklers whom the passer has met when the ball leaves, and those whom he meets later."""
    touching = [t for t in s.tackles if t.contact]
    way = way_until(s.run or (throw.at,), throw.at)
    met = [t for t in touching if t.on == throw.by and meets(s, t, way)]
    return met, [t for t in touching if t not in met]


class Throwing:
    """2.01 and 3.03 in step 5: one side of a multiple face-to-face roll (3.07)."""

    verb, number, alone = PASS, "2.01", PASS

    def __init__(
        self, s: State, throw: Pass, apart: int, modifiers: tuple[Modifier, ...], rulings: tuple[str, ...] = ()
    ) -> None:
        self.s, self.throw, self.by, self.apart, self.modifiers = s, throw, throw.by, apart, modifiers
        self.rulings = rulings
        self.stated = ("2.01-f", "2.01-e") if "R-66" in rulings else ("2.01-f",)
        self.results: list[str] = []
        self.done = False

    def die(self) -> Die:
        """2.01-f: BaC, general use."""
        return die(self.s, self.by, "BaC", self.modifiers, action=PASS)

    def possible(self) -> bool:
        """Has he the ball still, and his feet where he needs them?"""
        s = self.s
        return not self.done and s.carrier == self.by and (self.throw.ground or standing(s, self.by))

    def lonely(self) -> bool:
        """An unopposed pass is a pass."""
        return True

    def by_himself(self, result: str) -> Rules[None]:
        """2.01-i, j, k."""
        self.results.append(result)
        yield from self._judged()

    def against(self, foe: Foe, mine: str, his: str, left: int) -> Rules[None]:
        """2.01-l, R-20, R-67, R-76: the flight before a tackler who won, a loser's fall before the flight."""
        self.results.append(mine)
        if his in WON:
            yield from self._judged(isinstance(foe, Steal), opponent_won=True)
            yield from resolve_foe(self.s, foe, his)
        elif mine in WON or not left:
            yield from self._judged(due=(yield from foe_takes_effect(self.s, foe, his)))
        else:
            yield from resolve_foe(self.s, foe, his)

    def stopped(self) -> Rules[None]:
        """3.07-d, R-76: down, or without the ball, with dice left; those that he has rolled are judged."""
        if self.results and not self.done and self.s.carrier == self.by:
            yield from self._judged(opponent_won=True)
        elif not self.done:
            self.done = True
            yield PassHeld("2.01", self.s.line_up.names[self.by], "down")

    @rule("2.01")
    def _judged(self, stolen: bool = False, opponent_won: bool = False, due: Sequence[RollSource] = ()) -> Rules[None]:
        """R-76: one winner, made; else one success, not made; else missed.

        `due`: what an opponent's failure asks him to roll, which comes first, or beside the flight's own dice (R-79).
        """
        self.done = True
        name = self.s.line_up.names[self.by]
        winner = next((won for result in self.results for won in WON if won == result), None)
        split = (*self.rulings, "R-76") if len(self.results) > 1 else self.rulings
        beaten = stolen or (opponent_won and self.s.reading("R-20") == "no reception")
        if winner is not None:
            yield from self._leaves(winner, split, due)
        elif CANCELLED not in self.results and not beaten:
            yield from self._leaves(FAIL, (*split, *(("R-20",) if opponent_won else ())), due)
        else:
            yield from roll_at_once(self.s, due)
            if CANCELLED in self.results:
                tied = not opponent_won
                yield PassHeld(
                    STATED["2.01-l"], name, "tied" if tied else "beaten", (*split, *(("R-67",) if tied else ()))
                )
            else:
                yield PassHeld("2.01", name, "beaten", ("R-20", *split))

    def _leaves(self, how: PassResult, rulings: tuple[str, ...], due: Sequence[RollSource]) -> Rules[None]:
        """2.01-i, j, k: the ball flies."""
        yield from fly(Flight(self.s, self.throw, how, self.apart, rulings), due)


@rule("2.01")
def begin_pass(s: State) -> Rules[Series]:
    """2.01-f, g, h, 1.13-b: measure and modify before any die. Returns the series of its rolls."""
    throw = s.throw
    assert throw is not None  # noqa: S101 - only called with a declared pass
    apart = yield from range_of(s, throw)
    band = in_band(apart, NUMBERS.passing.modifiers, STATED["2.01-f", "2.01-g"])
    pressed = yield from pressures(s, throw.by, throw.at)
    met, late = opposing(s, throw)
    rulings = ("R-66",) if met or late else ()
    return Series(s, Throwing(s, throw, apart, (band, *pressed), rulings), met, late)


def range_of(s: State, throw: Pass) -> Rules[int]:
    """2.01-h, R-65: from the spot where the ball leaves to the receiver. Returns the distance."""
    yield from measure_in_step_5(s, throw.by, throw.to, BANDS, PASS, ("R-65",), throw.at)
    return s.measured[-1].distance
