"""The shape of a position: which key takes which kind of value, before anybody asks whether it is lawful.

`faults` looks at plain data only and knows no rule; `position.read` asks it first, so that the rest may rely on kinds.
"""

from collections.abc import Callable, Mapping
from typing import Any

from touchline.core.brief import brief
from touchline.core.inches.geometry import Point
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.pitch import LINES, LONGEST
from touchline.takkure.state import CARD_KEYS, PHASES

Check = tuple[Callable[[Any], bool], str]
"""Is this value of the right kind, and what would be allowed."""

MARKERS = (None, "pressure", "tackle", "steal")
STEALS = ("loose", "ground", "air")


_STR = frozenset({str})


def as_point(value: Any) -> Point | None:
    """A point from plain data, or None where it is not one, or lies farther away than anything can."""
    if isinstance(value, (list, tuple)) and len(value) == 2:
        x, y = value
        if type(x) is type(y) is int and -LONGEST <= x <= LONGEST >= y >= -LONGEST:
            return (x, y)
    return None


def whereabouts(value: Any) -> str:
    """Where a fault says that something is: "nowhere", or "at" and the plain data that was no good."""
    return "nowhere" if value is None else f"at {brief(value)}"


def _texts(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and (_STR.issuperset(map(type, value)) or all(map(_is_text, value)))


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_table(value: Any) -> bool:
    return type(value) is dict or isinstance(value, Mapping)


def _pair(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2


def _text(value: Any) -> bool:
    return isinstance(value, str) and value != ""


def _flag(value: Any) -> bool:
    return type(value) is bool


def _cards(value: Any) -> bool:
    return _is_table(value) and _texts([*value]) and all(map(_texts, value.values()))


def _field(value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and set(value) == set(LINES)
        and all(type(v) is int and 0 <= v <= LONGEST for v in value.values())
    )


def _tables(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(map(_is_table, value))


POINT = "[x, y] in whole thousandths of an inch"
POSITION: Mapping[str, Check] = {
    "game": (lambda v: v == "takkure", '"takkure"'),
    "mode": (_text, "a word"),
    "readings": (lambda v: isinstance(v, Mapping) and _texts([*v, *v.values()]), "a table of ruling and reading"),
    "forward_only": (_flag, "true or false"),
    "team_skills": (lambda v: isinstance(v, Mapping) and _texts([*v, *v.values()]), "a table of team and skill"),
    "field": (_field, f"{', '.join(LINES)} in whole thousandths of an inch, 0 to {LONGEST}"),
    "teams": (lambda v: _texts(v) and len(v) <= 2, "two names"),
    "attacker": (_text, "a team's name"),
    "step": (lambda v: type(v) is int and v in range(7), "0 to 6"),
    "active": (_text, "a player's name"),
    "declared": (_text, "a player's name"),
    "players": (_tables, "a list of tables, one a player"),
    "mark": (lambda v: isinstance(v, Mapping), "a table with from, turn and to"),
    "start": (lambda v: as_point(v) is not None, POINT),
    "run": (lambda v: isinstance(v, list | tuple) and all(as_point(p) for p in v), f"a list of {POINT}"),
    "tackles": (
        lambda v: _tables(v) and all(t.get("contact") in (None, True, False) for t in v),
        "a list of tables, contact true, false or null",
    ),
    "steals": (
        lambda v: _tables(v) and all(x.get("how") in STEALS for x in v),
        f"a list of tables, how {', '.join(STEALS)}",
    ),
    "throw": (lambda v: isinstance(v, Mapping) and _flag(v.get("ground")), "a table with by, to, at and ground"),
    "moves": (_tables, "a list of tables"),
    "measured": (
        lambda v: _tables(v) and all(type(m.get("distance")) is int for m in v),
        "tables with a distance each",
    ),
    "over": (_flag, "true or false"),
    "cards": (_flag, "true or false"),
    **dict.fromkeys(CARD_KEYS, (_cards, "a table of team and a list of cards")),
    "laid": (_tables, "a list of tables, card and player"),
    "play": (lambda v: isinstance(v, Mapping), "a table with card, players and shown"),
    "phase": (lambda v: v in PHASES, ", ".join(PHASES)),
    "score": (lambda v: _pair(v) and all(type(n) is int and n >= 0 for n in v), "two whole numbers, 0 or more"),
    "clock": (lambda v: type(v) is int and 0 <= v <= NUMBERS.time.boxes, f"0 to {NUMBERS.time.boxes} (6.04)"),
    "flipped": (lambda v: _pair(v) and all(type(n) is bool for n in v), "two of true and false, one a team"),
    "half": (lambda v: type(v) is int and v in (1, 2), "1 or 2"),
    "kicked": (_text, "a team's name"),
    "kicker_decides": (_text, "a team's name"),
    "kicking": (_text, "a team's name"),
    "template": (lambda v: as_point(v) is not None, POINT),
    "waiting": (_texts, "a list of players' names"),
}
PLAYER: Mapping[str, Check] = {
    "name": (_text, "a name"),
    "team": (_text, "a team's name"),
    "number": (lambda v: isinstance(v, str | int), "a shirt number"),
    "ball": (_flag, "true or false"),
    "marker": (lambda v: v in MARKERS, "pressure, tackle, steal or nothing"),
    "skills": (_texts, "a list of names"),
    "position": (_text, "a position"),
    "player_skill": (_text, "a player skill's name"),
    "house": (_flag, "true or false"),
}
_IN_PLAY: Mapping[str, Check] = {key: PLAYER[key] for key in ("ball", "marker")}
"""What changes about a player, and is no number."""


def faults(position: Mapping[str, Any], *, printed: bool = True) -> list[str]:
    """Everything of a wrong kind in a position, in words. Keys that may be left out may also be null.

    `printed`: are the players' cards to be judged as well? They are not when they are known already.
    """
    checks = PLAYER if printed else _IN_PLAY
    found = _wrong(position, POSITION, "")
    players = position.get("players")
    if players is not None and not _tables(players):
        return found
    if not printed and all(type(p["ball"]) is bool and p["marker"] in MARKERS for p in position["players"]):
        return found
    for number, entry in enumerate(players or (), 1):
        who = entry.get("name") if _text(entry.get("name")) else f"player {number}"
        found += _wrong(entry, checks, f"{who}: ")
    return found


def _wrong(values: Mapping[str, Any], checks: Mapping[str, Check], where: str) -> list[str]:
    return [
        f"{where}{key} is {brief(value)}; allowed: {allowed}"
        for key, (good, allowed) in checks.items()
        if (value := values.get(key)) is not None and not good(value)
    ]
