"""A position in plain data -> a state and the procedure to run over it, or every fault of it at once.

>>> s, _ = read({"yard": 45, "down": 2})
>>> s.spot(), s.team(s.chip)
("Red's 45", 'Blue')
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Any

from touchline.core.brief import brief
from touchline.core.errors import UnlawfulPosition
from touchline.core.faults import PositionFault
from touchline.core.play.positions import TWO_TEAMS, as_table, two_teams, unknown_keys
from touchline.core.play.requests import Rules
from touchline.core.rulebook.index import load
from touchline.dice_football.dice import HOUSE, DiceSet, dice_set
from touchline.dice_football.dice import faults as dice_faults
from touchline.dice_football.game import begun
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.rolling import throws
from touchline.dice_football.rules.toss import CHIP
from touchline.dice_football.state import DRIVE, FIELDS, OF_A_DRIVE, OVER, PHASES, TOSS, SetUp, State

TEAMS = ("Red", "Blue")
"""The house names."""
KEYS = FIELDS.keys | {"teams", "readings", "dice"}
"""Of a position."""


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules[None]]]:
    """A state and the procedure to run over it. Raises `UnlawfulPosition` with every fault."""
    faults = unknown_keys(as_table(position), KEYS)
    given = {key: value for key, value in position.items() if value is not None}
    teams, dice = _teams(given, faults), _dice(given, faults)
    readings = load("touchline.dice_football").chosen(given.get("readings"), faults)
    s = State(SetUp(teams, dice, MappingProxyType(readings), throws(teams, dice)))
    if _of_a_drive(given):
        s.phase, s.offence, s.yard = DRIVE, 0, NUMBERS.start.first
    faults += FIELDS.read(s, s.set_up, given)
    faults += _score(s)
    faults += _drive(s, given) if s.phase == DRIVE else _before(s, given)
    if not faults:
        faults += FIELDS.contradictions(s, position)
    if faults:
        raise UnlawfulPosition(faults)
    return s, begun


def _of_a_drive(given: Mapping[str, Any]) -> bool:
    """Does it begin with a drive? Where no phase says so, whatever is said of a drive does, and so do points."""
    score = given.get("score")
    scored = isinstance(score, Mapping) and any(score.values())
    said = scored or not given.keys().isdisjoint(FIELDS.keys_of(OF_A_DRIVE))
    phase = given.get("phase")
    return phase == DRIVE or (phase != TOSS and said)


def _teams(given: Mapping[str, Any], faults: list[PositionFault]) -> tuple[str, str]:
    teams = two_teams(given.get("teams"), TEAMS, faults)
    if CHIP in teams:
        what = f"teams is {brief(given['teams'])}; allowed: {TWO_TEAMS}, and {CHIP} is none"
        faults.append(PositionFault(what, "teams"))
    return teams


def _dice(given: Mapping[str, Any], faults: list[PositionFault]) -> DiceSet:
    dice = given.get("dice", {})
    if not isinstance(dice, Mapping) or not set(dice) <= set(DiceSet._fields):
        what = f'dice is {brief(dice)}; allowed: a table with the faces of "offence" and of "defence"'
        faults.append(PositionFault(what, "dice"))
        return HOUSE
    wrong = dice_faults(dice)
    faults += [PositionFault(what, "dice") for what in wrong]
    return HOUSE if wrong else dice_set(dice, HOUSE)


@cache
def reachable() -> frozenset[int]:
    """Every score below the target that touchdowns, field goals and safeties can add up to (S-02)."""
    score = NUMBERS.score
    steps = [range(0, score.target, points) for points in (score.touchdown, score.field_goal, score.safety)]
    return frozenset(total for total in map(sum, product(*steps)) if total < score.target)


def _score(s: State) -> Iterator[PositionFault]:
    for team, points in s.points().items():
        if points >= NUMBERS.score.target:
            what = f"{team} has {points} points; the game is over at {NUMBERS.score.target}"
            yield PositionFault(what, "score", (team,), ("S-02",))
        elif points not in reachable():
            what = f"{team} has {points} point{'s' * (points != 1)}; nothing scores that"
            yield PositionFault(what, "score", (team,), ("S-09", "S-10", "S-24"))


def _before(s: State, given: Mapping[str, Any]) -> Iterator[PositionFault]:
    """Before the toss nobody has the ball, and a drive is as it is there."""
    if s.phase == OVER:
        yield PositionFault(f"phase is {OVER!r}; allowed: {', '.join(PHASES[:-1])}", "phase")
        return
    if any(s.score):
        yield PositionFault(f"score is {brief(s.points())} before the toss; allowed: no points yet", "score")
    for name, field in FIELDS.parts(OF_A_DRIVE).items():
        if getattr(s, name) != field.begins(0):
            what = f"{field.key} is {brief(given[field.key])} before the toss; leave it out, or set phase to {DRIVE}"
            yield PositionFault(what, field.key)


def _drive(s: State, given: Mapping[str, Any]) -> Iterator[PositionFault]:
    """What a drive begins with, where a position does not say it; and what does not go together in one."""
    number, beyond = NUMBERS.downs.number, s.yard >= NUMBERS.field.midfield
    if "chip" not in given:
        s.chip = s.defence
    if "crossed" not in given:
        s.crossed = beyond
    if given.get("crossed") is False and beyond and s.readings["RS-9"] == "one set":
        what = f"crossed is false on yard {s.yard}; from the 50 on no fresh set is waiting"
        yield PositionFault(what, "crossed", (), ("S-15", "RS-9"))
    if s.declared is not None and s.down != number:
        what = f"declared is {brief(s.declared)} on down {s.down}; it is said on down {number}"
        yield PositionFault(what, "declared", (), ("S-17",))
