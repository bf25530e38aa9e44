"""The line-up of a position: cards, teams, field and readings, everything that does not change during play.

Positions of one match, as `state.show` gives them, share it. `known` finds it by what is printed in the position, so
that it is not read and judged again.
"""

import marshal
from collections.abc import Collection, Mapping
from operator import itemgetter
from types import MappingProxyType
from typing import Any

from touchline.core.brief import brief
from touchline.core.faults import PositionFault
from touchline.core.play.codecs import Misread
from touchline.core.play.positions import unknown_keys
from touchline.core.rulebook.index import load
from touchline.takkure.cards.printed import CARD, PRINTED, Card, radius
from touchline.takkure.cards.roster import PAIRS, SINGLES, value_fault
from touchline.takkure.pitch import PITCH, Pitch, pitch_faults, pitch_of
from touchline.takkure.records import SetUp
from touchline.takkure.rules.card import ROSTER, TEAMS, card
from touchline.takkure.rules.positions import line_up_faults
from touchline.takkure.rules.team_skill import read_team_skills
from touchline.takkure.state import FIELDS

LAST_CHAPTER = 6
PLAYER_KEYS = FIELDS.player_keys | PRINTED.keys()
_printed = itemgetter(*PRINTED)
LINE_UP = ("game", "mode", "chapter", "edition", "readings", "forward_only", "team_skills", "field", "teams", "players")
"""What a position says of the line-up."""
_FIXED = LINE_UP[1:-1]
_REMEMBERED = 64
_known: dict[bytes, SetUp] = {}


def printed(position: Mapping[str, Any]) -> bytes | None:
    """All that does not change during play, if it is as complete as `state.show` makes it."""
    players = position.get("players")
    if type(players) is not list or not all(type(p) is dict and p.keys() == PLAYER_KEYS for p in players):
        return None
    try:
        # version 2 writes equal values alike; of kinds that only look alike, as 1 and true, it writes which they are
        return marshal.dumps(([position.get(key) for key in _FIXED], [*map(_printed, players)]), 2)
    except ValueError:
        return None


def known(key: bytes | None) -> SetUp | None:
    """The line-up of a position that has been read before and had no fault in it."""
    return _known.get(key) if key is not None else None


def remember(key: bytes | None, line_up: SetUp) -> None:
    """Keep a line-up without faults."""
    if key is not None:
        if len(_known) >= _REMEMBERED:
            _known.clear()
        _known[key] = line_up


def _cards(position: Mapping[str, Any], faults: list[PositionFault]) -> list[Card]:
    found: list[Card] = []
    entries = position.get("players") or []
    if not entries:
        faults.append(PositionFault("nobody is on the field; list at least one player", "players"))
    for entry in entries:
        name = entry["name"]
        faults += unknown_keys(entry, PLAYER_KEYS, name)
        if name in ROSTER and all(key == "name" or entry[key] is None for key in entry.keys() & PRINTED.keys()):
            found.append(ROSTER[name])  # as it stands there, which was judged when it was read
            continue
        values: dict[str, Any] = {"number": "?", "skills": (), "house": True}
        if name in ROSTER:
            values = CARD.show(ROSTER[name], None)
            del values["radius"]  # which the base settles
        values |= {key: value for key, value in entry.items() if key in PLAYER_KEYS and value is not None}
        missing = [key for key in ("team", *PAIRS, *SINGLES) if key not in values]
        if missing:
            there = ", ".join(sorted(ROSTER))
            what = f"{name} is not on a roster and lacks {', '.join(missing)}; on the rosters: {there}"
            faults.append(PositionFault(what, "players", (name,)))
            continue
        fault = value_fault(values)
        if fault is None and values.get("radius") not in (None, radius(values["base"])):
            what = f"is {brief(values['radius'])}; a base of {values['base']} mm has {radius(values['base'])}"
            fault = "radius", f"radius {what}"
        if fault is not None:
            key, what = fault
            faults.append(PositionFault(f"{name}: {what}", key, (name,)))
            continue
        try:
            found.append(card(values))
        except Misread as error:
            faults += [one.of_row(name) for one in error.misfits]
    return found


def read_line_up(position: Mapping[str, Any], modes: Collection[str], faults: list[PositionFault]) -> SetUp | None:
    """Cards, teams, field and readings of a position; faults are added to the list."""
    cards = _cards(position, faults)
    names = tuple(c.name for c in cards)
    twice = sorted({n for n in names if names.count(n) > 1})
    faults += [PositionFault(f"{name} is on the field twice", "players", (name,)) for name in twice]
    fielded = tuple(dict.fromkeys(c.team for c in cards))
    sides = tuple(position.get("teams") or fielded)
    if len(sides) == 1:
        sides = (sides[0], next(team for team in TEAMS if team != sides[0]))
    if len(sides) != 2 or not set(fielded) <= set(sides):
        named = tuple(dict.fromkeys((*sides, *fielded)))
        faults.append(PositionFault(f"two teams play, not {len(named)}: {', '.join(named) or 'none'}", "teams"))
        return None
    mode = position.get("mode", "exercise")
    if mode not in modes:
        faults.append(PositionFault(f"mode is {brief(mode)}; allowed: {', '.join(modes)}", "mode"))
    chapter = position.get("chapter", LAST_CHAPTER)
    if type(chapter) is not int or not 0 <= chapter <= LAST_CHAPTER:
        faults.append(PositionFault(f"chapter is {brief(chapter)}; allowed: 0 to {LAST_CHAPTER}", "chapter"))
        chapter = LAST_CHAPTER
    for team in sides:
        faults += line_up_faults(team, [c for c in cards if c.team == team], chapter)
    readings = load("touchline.takkure").chosen(position.get("readings"), faults, position.get("edition", ""))
    return SetUp(
        tuple(cards), names, tuple(sides.index(c.team) for c in cards), tuple(c.radius for c in cards),
        MappingProxyType({name: i for i, name in enumerate(names)}), (sides[0], sides[1]), _pitch(position, faults),
        chapter, MappingProxyType(readings), bool(position.get("forward_only", False)), mode,
        read_team_skills(position, (sides[0], sides[1]), faults),
    )  # fmt: skip


def _pitch(position: Mapping[str, Any], faults: list[PositionFault]) -> Pitch:
    field = position.get("field")
    if field is None:
        return PITCH
    pitch = pitch_of(field, PITCH.house)
    if pitch_faults(pitch) or not pitch.width:
        what = f"the field ({pitch.width} by {pitch.length}) is too small for its lines"
        faults.append(PositionFault(what, "field"))
    return pitch
