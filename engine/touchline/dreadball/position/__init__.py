"""A position in plain data -> a state and the procedure to run over it, or every fault of it at once.

>>> s, _ = read({"players": [{"name": "VEGA", "at": [0, 0], "ball": True}, {"name": "GRUM", "at": [2, 0]}]})
>>> s.name(s.carrier), s.coach(1), s.facing
('VEGA', 'Wreckers', [0, 3])
"""

from collections.abc import Callable, Mapping
from typing import Any

from touchline.core.errors import UnlawfulPosition
from touchline.core.play.positions import as_table, unknown_keys
from touchline.core.play.requests import Rules
from touchline.dreadball.game import game
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.position import line_up
from touchline.dreadball.position.line_up import read_line_up
from touchline.dreadball.position.whole import contradictions, spent
from touchline.dreadball.rules.entering import forward
from touchline.dreadball.state import ACTIONS, FIELDS, RUSHING, SET_UP, State

KEYS = FIELDS.keys.union(line_up.KEYS)
"""Of a position."""


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules[None]]]:
    """A state and the procedure to run over it. Raises `UnlawfulPosition` with every fault."""
    faults = unknown_keys(as_table(position), KEYS)
    given = {key: value for key, value in position.items() if value is not None}
    set_up, rows = read_line_up(given, faults)
    s = State(set_up)
    s.phase = ACTIONS if any("at" in row for row in rows) else SET_UP
    s.facing = [forward(card.side) for card in set_up.cards]
    faults += FIELDS.read(s, set_up, {**given, "players": rows})
    s.stand()
    _begin_rush(s, given)
    faults += contradictions(s, rows)
    if not faults:
        faults += FIELDS.contradictions(s, position)
    if faults:
        raise UnlawfulPosition(faults)
    return s, game


def _begin_rush(s: State, given: Mapping[str, Any]) -> None:
    """What a rush begins with, where a position does not say it."""
    if s.phase in RUSHING:
        s.rush = s.rush if "rush" in given else 1
        s.tokens = s.tokens if "tokens" in given else max(0, NUMBERS.rush.tokens - spent(s))
