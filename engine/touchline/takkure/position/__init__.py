"""Positions: plain data -> a state, or all the faults at once.

A position says who stands where and, if it matters, what has happened so far; everything else has a default. What
`state.show` gives comes back as the same state.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from touchline.core.errors import UnlawfulPosition
from touchline.core.faults import PositionFault
from touchline.core.inches.geometry import overlap
from touchline.core.play.positions import as_table, unknown_keys
from touchline.core.play.requests import Rules
from touchline.takkure.events import PitchLaid
from touchline.takkure.position import shapes
from touchline.takkure.position.line_up import LINE_UP, known, printed, read_line_up, remember
from touchline.takkure.position.match import MATCHES, laid_out, read_match, read_phase
from touchline.takkure.position.modes import misplaced
from touchline.takkure.position.plays import read_cards
from touchline.takkure.records import EXERCISE, NOBODY, SetUp
from touchline.takkure.rules.activation import exercise
from touchline.takkure.rules.ball import lying
from touchline.takkure.rules.card import lay_cards
from touchline.takkure.rules.full_match import match
from touchline.takkure.rules.max_fatigue import fatigue_slots
from touchline.takkure.rules.positions import name_line_up
from touchline.takkure.rules.possession import possession, teams
from touchline.takkure.rules.practice import practice
from touchline.takkure.rules.set_up import practice_match
from touchline.takkure.rules.team_skill import lay_team_skill
from touchline.takkure.state import BALL_RADIUS, CATCHING, FIELDS, NOWHERE, PLAY, State

MODES: Mapping[str, Callable[[State], Rules[None]]] = MappingProxyType(
    {"exercise": exercise, "practice": practice, "practice match": practice_match, "match": match}
)
KEYS = frozenset({*LINE_UP, "cards"}) | FIELDS.keys
"""Of a position: those of the line-up, those of the state, and one that stands for all cards at once."""


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules[None]]]:
    """A state and the procedure to run over it. Raises `UnlawfulPosition` with every fault."""
    faults = unknown_keys(as_table(position), KEYS)
    key = printed(position)
    line_up = known(key)
    if misshapen := shapes.faults(position):
        raise UnlawfulPosition([*faults, *misshapen])
    position = laid_out(position)
    if line_up is None:
        line_up = read_line_up(position, MODES, faults)
        if line_up is not None and not faults:
            remember(key, line_up)
    strange = list(misplaced(position, position.get("mode", EXERCISE)))
    if line_up is None:
        raise UnlawfulPosition([*faults, *strange])
    s, lined_up = State(line_up), not faults
    position = _of_line_up(line_up, position)
    faults += FIELDS.read(s, line_up, position)
    _places(s, position, faults)
    if not lined_up:
        raise UnlawfulPosition([*faults, *strange])
    _conditions(s, position, faults)
    read_phase(s, position, faults)
    _ball(s, position, faults)
    _bases(s, faults)
    read_cards(s, position, faults)
    read_match(s, position, faults)
    faults += strange
    if faults:
        raise UnlawfulPosition(faults)
    procedure = MODES[line_up.mode]
    return s, (procedure if s.over else _begun(procedure))


def _begun(procedure: Callable[[State], Rules[None]]) -> Callable[[State], Rules[None]]:
    """Say once what lies on the table, then play."""

    def play(s: State) -> Rules[None]:
        pitch = s.line_up.pitch
        yield PitchLaid("0.C", pitch.width, pitch.length, pitch.house)
        yield from teams(s)
        for team, name in enumerate(s.line_up.teams):
            cards = [s.line_up.cards[i] for i in s.squad(team)]
            yield lay_cards(name, cards)
            yield from name_line_up(name, cards, s.line_up.chapter)
            yield from lay_team_skill(s, team)
        if s.phase == PLAY:
            yield possession(s)
        if s.phase != CATCHING:  # there it is still in the air
            yield from lying(s)
        yield from procedure(s)

    return play


def _of_line_up(line_up: SetUp, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """A position without the players of whom there is no card, as its line-up is faulty."""
    if len(position["players"]) == len(line_up.names):
        return position
    entries = {entry.get("name"): entry for entry in position["players"]}
    return {**position, "players": [entries[name] for name in line_up.names]}


def _places(s: State, position: Mapping[str, Any], faults: list[PositionFault]) -> None:
    """Everybody stands on the field, unless he is off it."""
    for i, entry in enumerate(position["players"]):
        if s.off[i] or (s.at[i] is NOWHERE and entry.get("at") is not None):
            continue  # the place is of no importance, or could not be read
        name, (x, y) = s.line_up.names[i], s.at[i]
        (x0, y0), (x1, y1) = s.line_up.pitch.box(s.line_up.radius[i])
        if s.at[i] is NOWHERE:
            what = f"{name} stands nowhere; allowed: [x, y] in whole thousandths of an inch"
            faults.append(PositionFault(what, "at", (name,)))
        elif not (x0 <= x <= x1 and y0 <= y <= y1):
            what = f"{name} stands off the field at {x / 1000:g}, {y / 1000:g}"
            faults.append(PositionFault(what, "at", (name,)))


def _conditions(s: State, position: Mapping[str, Any], faults: list[PositionFault]) -> None:
    """Fatigue, and whether he is on the field at all (4.01, 5.05)."""
    for i, name in enumerate(s.line_up.names):
        tokens = s.fatigue[i] + s.resting[i]
        if tokens and tokens > (most := fatigue_slots(s, i)):
            what = f"{name} has {tokens} fatigue tokens; a player holds {most}"
            faults.append(PositionFault(what, "fatigue", (name,), ("4.02",)))
        if s.off[i] and position["players"][i].get("ball"):
            faults.append(PositionFault(f"{name} is off the field and holds the ball", "ball", (name,)))


def _ball(s: State, position: Mapping[str, Any], faults: list[PositionFault]) -> None:
    """Where the ball is."""
    carriers = [entry["name"] for entry in position["players"] if entry.get("ball")]
    if len(carriers) > 1:
        what = f"{' and '.join(carriers)} both hold the ball; there is one"
        faults.append(PositionFault(what, "ball", tuple(carriers)))
    if s.ball is not None:
        if carriers:
            what = f"the ball is loose and in {carriers[0]}'s hands; it is one or the other"
            faults.append(PositionFault(what, "ball", (carriers[0],)))
        (x0, y0), (x1, y1) = s.line_up.pitch.box(BALL_RADIUS)
        if not (x0 <= s.ball[0] <= x1 and y0 <= s.ball[1] <= y1):
            faults.append(PositionFault("the ball lies off the field", "ball"))
    _attackers(s, position.get("attacker"), faults)


def _attackers(s: State, named: Any, faults: list[PositionFault]) -> None:
    """Whose ball it is: the carrier's team, or the one that is named (0.05)."""
    teams = s.line_up.teams
    if s.carrier != NOBODY:
        s.attacker = s.line_up.team[s.carrier]
        if named in teams and named != teams[s.attacker]:
            carrier = s.line_up.names[s.carrier]
            what = f"{named} cannot attack while {carrier} of the other team holds the ball"
            faults.append(PositionFault(what, "attacker", (carrier,), ("0.05",)))
    elif named is None and s.phase != PLAY:
        s.attacker = 1 - s.kicking if s.kicking != NOBODY else 0
    elif named is None:
        faults.append(PositionFault("nobody holds the ball; say who holds it, or who attacks", "attacker"))
    if not s.side(s.attacker) and s.line_up.mode not in MATCHES:
        coach = s.coach(s.attacker)
        faults.append(PositionFault(f"{coach} attacks and has nobody on the field", "attacker", (coach,)))


def _bases(s: State, faults: list[PositionFault]) -> None:
    names = s.line_up.names
    on, discs = s.fielded(), list(zip(s.at, s.line_up.radius, strict=True))
    for i in on:
        mine = discs[i]
        under = [names[j] for j in on[: on.index(i)] if overlap(mine, discs[j])]
        faults += [PositionFault(f"{name} and {names[i]} overlap", "at", (name, names[i])) for name in under]
        if s.ball is not None and overlap(mine, (s.ball, BALL_RADIUS)):
            faults.append(PositionFault(f"{names[i]} stands on the ball", "at", (names[i],)))
