"""The table that scenarios talk to: how a position is read."""

from collections.abc import Callable, Mapping
from typing import Any

from pebbles.engine import consequences
from pebbles.engine.heap import faults
from pebbles.engine.numbers import NUMBERS
from pebbles.engine.state import State, show
from pebbles.engine.turn import game
from touchline.core.errors import UnlawfulPosition
from touchline.core.faults import PositionFault
from touchline.core.play.requests import Rules
from touchline.core.play.table import InProcessTable
from touchline.core.rulebook.index import load

TEAMS = ("Ada", "Ben")
READINGS = {ruling.id: [one.id for one in ruling.readings] for ruling in load("pebbles.engine").rulings.values()}


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules[None]]]:
    """A state and what to play on it. Raises `UnlawfulPosition` with every fault."""
    given = {"heap": NUMBERS.heap.pebbles, "turn": TEAMS[0], "readings": {}} | dict(position)
    found = [PositionFault(f"unknown: {key}", key) for key in given if key not in ("heap", "turn", "readings")]
    found += faults(given["heap"])
    if given["turn"] not in TEAMS:
        found.append(PositionFault(f"it is the turn of {given['turn']}; allowed: {', '.join(TEAMS)}", "turn"))
    for ruling, reading in given["readings"].items():
        if reading not in READINGS.get(ruling, ()):
            found.append(PositionFault(f"{ruling} has no reading {reading}", "readings", (), (ruling,)))
    if found:
        raise UnlawfulPosition(found)
    readings = {ruling: known[0] for ruling, known in READINGS.items()} | given["readings"]
    return State(TEAMS, given["heap"], TEAMS.index(given["turn"]), readings), game


class Table(InProcessTable):
    """A table for Pebbles."""

    def __init__(self) -> None:
        super().__init__(read, show, consequences)
