"""1.12 Tackle (declaration), 1.20 Tackle: aim at the carrier or his marked path, then roll STR.

One small position: AGUILA runs from (12, 13) to (12, 17); GARRA stands at (13.2, 15) with a base that covers part of
that way. He has contact, so his tackle is rolled; one base further out and he would roll REF to keep his feet (R-18).

Leans on 0.01-b, 1.07, 3.01, 5.04 and on space occupation.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from touchline.core.inches.approach import approach, brought_to_touch
from touchline.core.inches.geometry import TOUCH, Point, cut, gap, near_path, path_length, touch
from touchline.core.inches.places import TIE, on_path
from touchline.core.play.requests import Command, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import (
    ContactChecked,
    KeptFeet,
    NothingHappens,
    Tackled,
    TackleDeclared,
    TackleFailed,
    WhyTackleFailed,
)
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import Tackle, marked_path
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.defensive_move import defensive_move, defensive_reach
from touchline.takkure.rules.ground import fall
from touchline.takkure.rules.order import Due, roll_at_once
from touchline.takkure.rules.rolls import CRITICAL, FAIL, WON, die, throw
from touchline.takkure.rules.rugby import may_be_tackled
from touchline.takkure.rules.space import others, point, set_touching
from touchline.takkure.rules.stamina import stamina_due, wound
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

TACKLE: Final = "tackle"


class Aim(NamedTuple):
    """Who is to be tackled, and where: at himself or at a point of his marked path."""

    target: int
    at: Point
    on_path: bool


@rule("1.12")
def plan_tackle(s: State, player: int, command: Command) -> Aim | Refusal:
    """1.12-b, c, d: the carrier, active or not; the point is himself or any point of the path he has marked."""
    name = command.get("target")
    target = s.carrier if name is None else s.line_up.who[str(name)]
    if s.line_up.team[target] == s.line_up.team[player]:
        return refuse("1.12", "no-opponent", who=str(name), carrier=s.line_up.names[s.carrier])
    if refusal := may_be_tackled(s, target):
        return refusal
    at = point(command, "at")
    if at is None or at == s.at[target]:
        return Aim(target, s.at[target], False)
    if s.mark is None or target != s.active:
        return refuse("1.12", "no-path-to-meet", who=s.line_up.names[target])
    if not on_path(at, marked_path(s.mark)):
        return refuse("1.12", "not-on-marked-path", who=s.line_up.names[target])
    return Aim(target, at, True)


@rule("1.12")
def declare_tackle(s: State, player: int, aim: Aim) -> Rules[None]:
    """1.12-c, e: the point first, then as close to it as possible, stopping on touch (R-61)."""
    names = s.line_up.names
    played = ("4.08-g",) if s.play is not None else ()
    yield TackleDeclared(
        STATED["1.12-b", "1.12-c", "1.12-d", "1.05-e", *played], names[player], names[aim.target], aim.at, aim.on_path
    )
    s.markers[player] = TACKLE
    target = s.at[aim.target]
    yield from defensive_move(s, player, _approach(s, player, aim), "1.12-a", "1.12-e", "1.07-c")
    s.tackles.append(Tackle(player, aim.target, aim.at, s.at[player], target, None))


def _approach(s: State, player: int, aim: Aim) -> tuple[Point, ...]:
    """The shortest way to the point; where it is out of reach or taken, as near as length and blockers allow (R-61)."""
    here, size = s.disc(player)
    stop = size if aim.on_path else size + s.line_up.radius[aim.target]
    box = s.line_up.pitch.box(size)
    around, reach = others(s, player), defensive_reach(s, player)
    path = approach(here, aim.at, stop, size, around, box, reach)
    # by the whole area of his run a thousandth short of its middle is contact all the same
    if aim.on_path and s.reading("R-62") == "area":
        return tuple(path)
    return brought_to_touch(path, aim.at, stop, size, around, box, reach)


def propose_tackle(s: State, player: int, chance: Random) -> Command:
    """Aim at the carrier himself or somewhere on the first 4 inches of his marked path."""
    command = {"do": TACKLE, "player": s.line_up.names[player], "target": s.line_up.names[s.carrier]}
    if s.mark is not None and s.active == s.carrier and chance.random() < 0.5:
        path = cut(marked_path(s.mark), int(chance.random() * 4000))
        command["at"] = list(path[-1])  # type: ignore[assignment]
    return command


@rule("1.20")
def check_contact(s: State) -> Rules[None]:
    """1.20-b: does the tackler touch the carrier or the way he really ran?

    The place where his defensive move ended counts (R-62), and the way walked, not marked (R-19).
    """
    names = s.line_up.names
    for k, t in enumerate(s.tackles):
        ran = s.run if t.on == s.active and s.run else (t.target,)
        contact = meets(s, t, ran)
        s.tackles[k] = t._replace(contact=contact)
        rulings = ("R-19", "R-62") if t.on == s.active else ("R-54", "R-62")
        missed = () if contact else ("1.20-c",) if near_path(t.at, ran, TOUCH) else ("1.20-c", "1.12-f")
        yield ContactChecked(STATED["1.20-b", *missed], names[t.by], names[t.on], contact, rulings)


def meets(s: State, t: Tackle, ran: Sequence[Point]) -> bool:
    """1.20-b: does the tackler, where his move ended, touch a carrier who runs this way (R-62)?"""
    size, his = s.line_up.radius[t.by], s.line_up.radius[t.on]
    if s.reading("R-62") == "area":
        return near_path(t.place, ran, size + his + TOUCH)
    if any(touch((t.place, size), (end, his)) for end in (ran[0], ran[-1])):
        return True
    # the point that he aimed at may lie beside the line by rounding, and it is a point of the line all the same
    aimed = on_path(t.at, ran) and touch((t.place, size), (t.at, 0))
    return aimed or near_path(t.place, ran, size + TOUCH)


@rule("1.20")
def tackle_takes_effect(s: State, t: Tackle, result: str, late: tuple[str, ...] = ()) -> Rules[list[Due]]:
    """1.20-d to g: what a rolled tackle does, by its result; also to one who has lost the ball since (R-21, R-70).

    Returns the rolls that are due then, at once (R-79).
    """
    names = s.line_up.names
    late = late if s.carrier == t.on else (*late, "R-70")
    if result in WON:
        critical = result == CRITICAL
        number = STATED["1.20-g", "1.17-c", "5.04-b"] if critical else STATED["1.20-d", "5.04-b"]
        apart = gap(s.disc(t.by), s.disc(t.on))
        path = yield from set_touching(s, t.by, t.on, number)
        taken = path_length(path) > apart + TIE
        yield Tackled(number, names[t.by], names[t.on], critical, path, (*late, *(("R-12",) if taken else ()), "R-78"))
        yield from fall(s, t.by)
        yield from fall(s, t.on)
        if critical:
            return (yield from wound(s, t.on, NUMBERS.tackle.wounds, "critical"))
        return stamina_due(s, t.on)
    if result == FAIL:
        return (yield from tackle_fails(s, t, "roll", late))
    yield NothingHappens(STATED["1.20-f"], names[t.by], TACKLE, "cancelled", late)
    return []


def tackle_fails(s: State, t: Tackle, why: WhyTackleFailed, late: tuple[str, ...] = ()) -> Rules[list[Due]]:
    """1.20-e: the tackler goes to ground. Returns his stamina roll, which is due."""
    rulings = ("R-18",) if why != "roll" else late
    number = STATED["1.20-e", "5.04-b"] if why == "roll" else STATED["1.20-c", "1.20-e", "5.04-b"]
    yield TackleFailed(number, s.line_up.names[t.by], why, rulings)
    yield from fall(s, t.by)
    return stamina_due(s, t.by)


@rule("1.20")
def without_contact(s: State, t: Tackle) -> Rules[None]:
    """1.20-c: no STR roll; a REF roll decides whether the tackler keeps his feet (R-18), or none does where so read."""
    if s.reading("R-18") == "fails":
        yield from roll_at_once(s, (yield from tackle_fails(s, t, "no contact")))
        return
    name = s.line_up.names[t.by]
    results = yield from throw("keep feet", [die(s, t.by, "REF", action="keep feet")])
    if results[name] in WON:
        yield KeptFeet(STATED["1.20-c"], name)
    else:
        yield from roll_at_once(s, (yield from tackle_fails(s, t, "balance")))
