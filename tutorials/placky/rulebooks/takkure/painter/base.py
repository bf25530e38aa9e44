"""What every part of Takkure's painter starts from: places, players, and marks that appear together."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from placky.diagrams.labels import LabelSpot
from placky.diagrams.marks import Mark, Place
from placky.sentences import Term
from touchline.takkure.wire_types import Player, State

TOUCH = 60
"""Lengths up to this are not worth a mark."""
THE_BALL: Term = "the ball"
"""Stands among the names of players, for the ball."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Words that want a place: the first free one of ``spots``."""

    text: str
    size: int
    spots: tuple[LabelSpot, ...]
    weight: int = 700
    spare: bool = False
    """Left out where no spot is free."""
    colour: str = "label"


@dataclass(frozen=True, slots=True)
class Cluster:
    """Marks that appear together, and the words that go with them. Words without a mark need an ``ident``."""

    marks: tuple[Mark, ...]
    wishes: tuple[Wish, ...] = ()
    ident: str = ""


def place(at: Sequence[float]) -> Place:
    """Return a position of the state as a place of a mark."""
    return round(at[0]), round(at[1])


def way(points: Sequence[Sequence[float]]) -> tuple[Place, ...]:
    """Return a polyline of the state as places."""
    return tuple(place(point) for point in points)


def side_of(state: State, player: Player) -> Literal[0, 1]:
    """Return 0 for a player of the first team, 1 for one of the second."""
    return 1 if state["teams"].index(player["team"]) else 0


def named(state: State, name: str | None) -> Player | None:
    """Return the player of that name, None where the field has none."""
    return next((player for player in state["players"] if player["name"] == name), None)


def fielded(state: State) -> list[Player]:
    """Return the players who are on the field."""
    return [player for player in state["players"] if not player.get("off")]


def holder(state: State) -> tuple[Place | None, str | None]:
    """Return where the ball is and who holds it; nobody, where it is loose or in the air."""
    carrier = next((player for player in state["players"] if player["ball"]), None)
    if carrier:
        return place(carrier["at"]), carrier["name"]
    return (place(state["ball"]), None) if state["ball"] else (None, None)


def in_the_air(state: State) -> bool:
    """Say whether a pass has left and has not come down."""
    return bool(state.get("throw")) and holder(state) == (None, None)


def dropped(state: State) -> bool:
    """Say whether nobody has caught a pass, and its arrow is still to be rolled: the template lies there."""
    return in_the_air(state) and bool(state.get("template"))
