"""The shape of a line-up in a position: which key takes which kind of value, before anybody asks whether it is lawful.

`faults` looks at plain data only and knows no rule; `position.read` asks it first, so that the rest may rely on kinds.
What a position says of the state, the codecs of its fields judge.
"""

from collections.abc import Callable, Mapping
from typing import Any

from touchline.core.brief import brief
from touchline.core.faults import PositionFault
from touchline.takkure.pitch import LINES, LONGEST

Check = tuple[Callable[[Any], bool], str]
"""Is this value of the right kind, and what would be allowed."""

_STR = frozenset({str})


def _texts(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and (_STR.issuperset(map(type, value)) or all(map(_is_text, value)))


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_table(value: Any) -> bool:
    return type(value) is dict or isinstance(value, Mapping)


def _text(value: Any) -> bool:
    return isinstance(value, str) and value != ""


def _flag(value: Any) -> bool:
    return type(value) is bool


def _field(value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and set(value) == set(LINES)
        and all(type(v) is int and 0 <= v <= LONGEST for v in value.values())
    )


def _tables(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(map(_is_table, value))


POSITION: Mapping[str, Check] = {
    "game": (lambda v: v == "takkure", '"takkure"'),
    "mode": (_text, "a word"),
    "forward_only": (_flag, "true or false"),
    "team_skills": (lambda v: isinstance(v, Mapping) and _texts([*v, *v.values()]), "a table of team and skill"),
    "field": (_field, f"{', '.join(LINES)} in whole thousandths of an inch, 0 to {LONGEST}"),
    "teams": (lambda v: _texts(v) and len(v) <= 2, "two names"),
    "players": (_tables, "a list of tables, one a player"),
    "cards": (_flag, "true or false"),
}


def faults(position: Mapping[str, Any]) -> list[PositionFault]:
    """Everything of a wrong kind in a position, in words. Keys that may be left out may also be null."""
    found = [
        PositionFault(f"{key} is {brief(value)}; allowed: {allowed}", key)
        for key, (good, allowed) in POSITION.items()
        if (value := position.get(key)) is not None and not good(value)
    ]
    players = position.get("players")
    names = [entry.get("name") for entry in players] if players and _tables(players) else []
    found += [
        PositionFault(f"player {n}: name is {brief(name)}; allowed: a name", "players")
        for n, name in enumerate(names, 1)
        if not _text(name)
    ]
    return found
