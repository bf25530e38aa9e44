"""A position in plain data -> a state and the procedure to run over it, or every fault of it at once.

>>> s, _ = read({"yard": 45, "down": 2})
>>> s.spot(), s.team(s.chip)
("Red's 45", 'Blue')
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Any

from touchline.core.brief import brief
from touchline.core.errors import UnlawfulPosition
from touchline.core.play.requests import Rules
from touchline.core.rulebook.index import load
from touchline.dice_football.dice import HOUSE, DiceSet, dice_set
from touchline.dice_football.dice import faults as dice_faults
from touchline.dice_football.game import begun
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.rolling import throws
from touchline.dice_football.rules.toss import CHIP
from touchline.dice_football.state import DRIVE, GO, KICK, PUNT, TOSS, SetUp, State, show

TEAMS = ("Red", "Blue")
"""The house names."""
PHASES = (TOSS, DRIVE)
DECLARATIONS = (GO, PUNT, KICK)
OF_A_DRIVE = ("offence", "yard", "down", "crossed", "chip", "declared")
"""Whoever says one of these means a drive."""
DERIVED = ("game", "spot", "target", "winner", "house")
"""What a state shows and a position need not say; where it does, it must agree."""
KEYS = {"teams", "phase", "score", "readings", "dice", *OF_A_DRIVE, *DERIVED}


def default_readings() -> dict[str, str]:
    """Ruling -> the reading played unless a position says otherwise."""
    rulings = load("touchline.dice_football").rulings.values()
    return {ruling.id: reading.id for ruling in rulings for reading in ruling.readings if reading.default}


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules]]:
    """A state and the procedure to run over it. Raises `UnlawfulPosition` with every fault."""
    if not isinstance(position, Mapping):
        raise UnlawfulPosition([f"a position is a table of values, not {brief(position)}"])
    strange = sorted(str(key) for key in set(position) - KEYS)
    faults = [f'unknown key "{key}"; allowed: {", ".join(sorted(KEYS))}' for key in strange]
    given = {key: value for key, value in position.items() if value is not None}
    teams = _teams(given, faults)
    dice = _dice(given, faults)
    readings = _readings(given, faults)
    s = State(SetUp(teams, dice, MappingProxyType(readings), throws(teams, dice)))
    _score(s, given, faults)
    s.phase = _phase(s, given, faults)
    if s.phase == DRIVE:
        _drive(s, given, faults)
    else:
        _toss(s, given, faults)
    if not faults:
        _derived(s, position, faults)
    if faults:
        raise UnlawfulPosition(faults)
    return s, begun


def _teams(given: Mapping[str, Any], faults: list[str]) -> tuple[str, str]:
    teams = given.get("teams", TEAMS)
    named = isinstance(teams, list | tuple) and all(isinstance(team, str) and team.strip() for team in teams)
    if not named or len(teams) != 2 or teams[0] == teams[1] or CHIP in teams:
        faults.append(f"teams is {brief(teams)}; allowed: the names of two different teams")
        return TEAMS
    return (teams[0], teams[1])


def _dice(given: Mapping[str, Any], faults: list[str]) -> DiceSet:
    dice = given.get("dice", {})
    if not isinstance(dice, Mapping) or not set(dice) <= set(DiceSet._fields):
        faults.append(f'dice is {brief(dice)}; allowed: a table with the faces of "offence" and of "defence"')
        return HOUSE
    wrong = dice_faults(dice)
    faults += wrong
    return HOUSE if wrong else dice_set(dice, HOUSE)


def _readings(given: Mapping[str, Any], faults: list[str]) -> dict[str, str]:
    readings = given.get("readings", {})
    if not isinstance(readings, Mapping):
        faults.append(f"readings is {brief(readings)}; allowed: a table of rulings, each with a reading")
        return default_readings()
    return load("touchline.dice_football").chosen(readings, faults)


@cache
def reachable() -> frozenset[int]:
    """Every score below the target that touchdowns, field goals and safeties can add up to (S-02)."""
    score = NUMBERS.score
    steps = [range(0, score.target, points) for points in (score.touchdown, score.field_goal, score.safety)]
    return frozenset(total for total in map(sum, product(*steps)) if total < score.target)


def _score(s: State, given: Mapping[str, Any], faults: list[str]) -> None:
    score = given.get("score", {})
    teams = s.set_up.teams
    if not isinstance(score, Mapping):
        faults.append(f"score is {brief(score)}; allowed: a table with the points of each team")
        return
    for team, points in score.items():
        if team not in teams:
            faults.append(f"score names {brief(team)}; playing: {' and '.join(teams)}")
        elif type(points) is not int or points < 0:
            faults.append(f"{team} has {brief(points)} points; allowed: a whole number, 0 or more")
        elif points >= NUMBERS.score.target:
            faults.append(f"{team} has {brief(points)} points; the game is over at {NUMBERS.score.target} (S-02)")
        elif points not in reachable():
            faults.append(f"{team} has {points} point{'s' * (points != 1)}; nothing scores that (S-09, S-10, S-24)")
        else:
            s.score[teams.index(team)] = points


def _phase(s: State, given: Mapping[str, Any], faults: list[str]) -> str:
    phase = given.get("phase", DRIVE if any(s.score) or any(key in given for key in OF_A_DRIVE) else TOSS)
    if phase not in PHASES:
        faults.append(f"phase is {brief(phase)}; allowed: {', '.join(PHASES)}")
        return DRIVE
    return str(phase)


def _toss(s: State, given: Mapping[str, Any], faults: list[str]) -> None:
    """Before the toss nobody has the ball; what a state shows of a drive then must be as it is there."""
    shown = show(s)
    if any(s.score):
        faults.append(f"score is {brief(s.points())} before the toss; allowed: no points yet")
    faults += [
        f"{key} is {brief(given[key])} before the toss; leave it out, or set phase to {DRIVE}"
        for key in OF_A_DRIVE
        if key in given and (type(given[key]) is not type(shown[key]) or given[key] != shown[key])
    ]


def _drive(s: State, given: Mapping[str, Any], faults: list[str]) -> None:
    number = NUMBERS.downs.number
    s.offence = _side(s, given, "offence", 0, faults)
    s.chip = _side(s, given, "chip", s.defence, faults)
    s.yard = _whole(given, "yard", NUMBERS.start.first, NUMBERS.field.length - 1, faults)
    s.down = _whole(given, "down", 1, number, faults)
    beyond = s.yard >= NUMBERS.field.midfield
    crossed = given.get("crossed", beyond)
    if type(crossed) is not bool:
        faults.append(f"crossed is {brief(crossed)}; allowed: true or false")
    elif beyond and not crossed and s.readings["RS-9"] == "one set":
        faults.append(f"crossed is false on yard {s.yard}; from the 50 on no fresh set is waiting (S-15, RS-9)")
    else:
        s.crossed = crossed
    declared = given.get("declared")
    if declared is not None and declared not in DECLARATIONS:
        faults.append(f"declared is {brief(declared)}; allowed: {', '.join(DECLARATIONS)}")
    elif declared is not None and s.down != number:
        faults.append(f"declared is {brief(declared)} on down {s.down}; it is said on down {number} (S-17)")
    s.declared = declared


def _side(s: State, given: Mapping[str, Any], key: str, otherwise: int, faults: list[str]) -> int:
    if key not in given:
        return otherwise
    if given[key] not in s.set_up.teams:
        faults.append(f"{key} is {brief(given[key])}; playing: {' and '.join(s.set_up.teams)}")
        return otherwise
    return s.set_up.teams.index(given[key])


def _whole(given: Mapping[str, Any], key: str, otherwise: int, most: int, faults: list[str]) -> int:
    value = given.get(key, otherwise)
    if type(value) is not int or not 1 <= value <= most:
        faults.append(f"{key} is {brief(value)}; allowed: 1 to {most}")
        return otherwise
    return value


def _derived(s: State, position: Mapping[str, Any], faults: list[str]) -> None:
    shown = show(s)
    faults += [
        f"{key} is {brief(position[key])}; from the rest of the position follows {brief(shown[key])}"
        for key in DERIVED
        if key in position and position[key] != shown[key]
    ]
