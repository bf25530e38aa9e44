"""Any point of a match as a position: phase, score, half, time tokens, and what a kick-off has on the table.

Everything has a default: a match whose players have no places begins with the toss, one whose players have places is in
play. `position.read` asks `laid_out` before it reads anything, `read_match` last.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from touchline.core.brief import brief
from touchline.core.faults import PositionFault
from touchline.core.inches.geometry import inches
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.pitch import Pitch
from touchline.takkure.records import NOBODY
from touchline.takkure.rules.card import ROSTER, TEAMS
from touchline.takkure.rules.kick_off import in_reach
from touchline.takkure.rules.kick_off_places import template_box
from touchline.takkure.rules.time_board import tired
from touchline.takkure.state import (
    CATCHING,
    FULL_TIME,
    HALF_TIME,
    KICK_OFF,
    KICKING,
    MOVING,
    NEXT_KICK_OFF,
    PLACING,
    PLAY,
    TEMPLATE,
    TOSS,
    State,
)
from touchline.takkure.template import TEMPLATE_RADIUS

MATCHES: Mapping[str, int] = MappingProxyType({"practice match": 5, "match": 6})
"""Mode -> the chapter that teaches the last rule of it."""
_KICKING = (PLACING, TEMPLATE, MOVING, KICKING, CATCHING)


def laid_out(position: Mapping[str, Any]) -> Mapping[str, Any]:
    """In a match, players without a place wait beside the field, and if all of them do, it has not begun.

    Where no players are listed, the first four of each team of the rosters play.
    """
    if position.get("mode") not in MATCHES:
        return position
    listed = position.get("players") or [{"name": name} for team in TEAMS[:2] for name in _first_four(team)]
    players = [{"off": NEXT_KICK_OFF, **entry} if entry.get("at") is None else entry for entry in listed]
    begun = position.get("ball") is not None or any(entry.get("at") is not None for entry in players)
    phase = position.get("phase") or (PLAY if begun else TOSS)
    return {**position, "players": players, "phase": phase}


def _first_four(team: str) -> list[str]:
    return [card.name for card in ROSTER.values() if card.team == team][: NUMBERS.team.size]


def read_phase(s: State, position: Mapping[str, Any], faults: list[PositionFault]) -> None:
    """What must be known before it can be said who attacks: the phase, and who kicks."""
    practised = s.line_up.mode != "match" and s.kicked != NOBODY  # then those who kicked do so again
    if s.phase == KICK_OFF and NOBODY == s.kicking == s.kicker_decides and not practised:
        faults.append(
            PositionFault("a kick-off is due; say who kicks, or who decides on that", "kicking", (), ("5.03",))
        )
    if s.phase in (HALF_TIME, FULL_TIME) and s.line_up.mode == "practice match":
        what = f"a practice match knows no time, so its phase is never {s.phase}"
        faults.append(PositionFault(what, "phase", (), ("5.01-e",)))
    if s.phase in _KICKING and s.kicking == NOBODY:
        faults.append(PositionFault(f"the phase is {s.phase}; say who kicks", "kicking", (), ("5.03",)))
    if s.phase != PLAY:
        s.tokens = 0
        if tokens := position.get("tokens"):
            why = "nobody is activated before the ball is in play"
            what = f"tokens is {tokens!r} in the phase {s.phase}; allowed: 0, {why}"
            faults.append(PositionFault(what, "tokens", (), ("5.03",)))


def read_match(s: State, position: Mapping[str, Any], faults: list[PositionFault]) -> None:
    """Score, half, time and template; only called once everybody's place is known."""
    if s.line_up.mode in MATCHES:
        faults += too_small(s.line_up.pitch)
        needed = MATCHES[s.line_up.mode]
        if s.line_up.chapter < needed:
            what = f"a {s.line_up.mode} needs the rules up to chapter {needed}; these end at {s.line_up.chapter}"
            faults.append(PositionFault(what, "chapter"))
        if s.kicked == NOBODY and s.phase in (PLAY, HALF_TIME, FULL_TIME):
            s.kicked = 1 - s.attacker
        if s.kicked == NOBODY and s.phase in _KICKING:
            s.kicked = s.kicking
    _time(s, position, faults)
    _kick_off(s, position, faults)


def too_small(pitch: Pitch) -> list[PositionFault]:
    """Has the field room for a kick-off: four players along a line, a template before each in-goal?"""
    (_, y0), (_, y1) = template_box(pitch, 1)
    room = inches(2 * TEMPLATE_RADIUS)
    found = []
    if pitch.width < NUMBERS.team.size * 4 * TEMPLATE_RADIUS // 2:
        what = f"the field is {inches(pitch.width)}\u2033 wide, too narrow for a kick-off"
        found.append(PositionFault(what, "field", (), ("5.03",)))
    if y0 > y1:
        what = f"the template, {room}\u2033 across, has no room between a kick-off line and the in-goal"
        found.append(PositionFault(what, "field", (), ("5.03",)))
    return found


def _time(s: State, position: Mapping[str, Any], faults: list[PositionFault]) -> None:
    if position.get("flipped") is None and s.tokens and s.line_up.mode == "match":
        s.flipped[s.attacker] = True
    if s.line_up.mode != "match":
        return
    if s.tokens and not s.flipped[s.attacker]:
        team = s.coach(s.attacker)
        what = f"{team} has activation tokens, so its time token shows the inactive side"
        faults.append(PositionFault(what, "flipped", (team,), ("6.04",)))
    if not s.clock and s.phase not in (HALF_TIME, FULL_TIME) and not s.over:
        faults.append(PositionFault("clock is 0, and at 0 the half is over", "clock", (), ("6.04",)))


def _kick_off(s: State, position: Mapping[str, Any], faults: list[PositionFault]) -> None:
    """What lies on the table while a kick-off is taken."""
    waiting = position.get("waiting")
    if s.phase not in _KICKING or faults:
        if s.phase == HALF_TIME:
            s.waiting = tired(s) if waiting is None else [i for i in s.waiting if i in tired(s)]
        return
    if s.phase in (MOVING, KICKING, CATCHING):
        low, high = template_box(s.line_up.pitch, 1 - s.kicking)
        lies = s.template
        if lies is None or not (low[0] <= lies[0] <= high[0] and low[1] <= lies[1] <= high[1]):
            where = "nowhere" if lies is None else f"at {brief(position['template'])}"
            what = f"the phase is {s.phase}; the template lies {where}"
            faults.append(PositionFault(what, "template", (), ("5.03-i",)))
    if (s.ball is not None) != (s.phase == CATCHING) or s.carrier != NOBODY:
        what = f"the phase is {s.phase}; the ball is {'loose' if s.phase == CATCHING else 'not in play'}"
        faults.append(PositionFault(what, "ball", (), ("5.03",)))
    if faults:
        return
    if waiting is None:
        s.waiting = _due(s)
    due = {i for i, off in enumerate(s.off) if off == NEXT_KICK_OFF} if s.phase == PLACING else set(s.fielded())
    if stray := [s.line_up.names[i] for i in s.waiting if i not in due]:
        what = f"waiting names {', '.join(stray)}, who cannot be waiting in the phase {s.phase}"
        faults.append(PositionFault(what, "waiting", tuple(stray)))
    if s.phase in (PLACING, MOVING) and not s.waiting:
        faults.append(PositionFault(f"the phase is {s.phase}, and nobody is waiting", "waiting"))


def _due(s: State) -> list[int]:
    """Whoever is still to act in this phase, if nobody has yet."""
    order = [*s.squad(s.kicking), *s.squad(1 - s.kicking)]
    if s.phase == PLACING:
        return [i for i in order if s.off[i] == NEXT_KICK_OFF]
    if s.phase == MOVING:
        return [i for i in order if not s.off[i]]
    return in_reach(s) if s.phase == CATCHING else []
