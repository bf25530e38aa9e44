"""Lengths as readers of a board take them, rightly and by the common slips: centre for edge, and the old position."""

from collections.abc import Mapping
from typing import Any

from placky.drills.spots import Juncture
from placky.sentences import Say
from touchline.core.inches.geometry import Point, distance, gap

__all__ = ["apart", "before", "centres", "figures", "in_inches", "say"]

Player = Mapping[str, Any]


def figures(juncture: Juncture) -> dict[str, Player]:
    """Everybody on the field, by name."""
    players: Any = juncture.table.state()["players"]
    return {one["name"]: one for one in players if one["at"] and not one["off"]}


def apart(one: Player, other: Player) -> int:
    """From edge to edge, as 0.03 measures."""
    return gap((one["at"], one["radius"]), (other["at"], other["radius"]))


def centres(one: Player, other: Player) -> int:
    """From centre to centre, which is a slip."""
    return distance(one["at"], other["at"])


def before(juncture: Juncture) -> dict[str, Point]:
    """Where those who have moved on the way to a place stood before; those who have not are left out."""
    table, found, last = juncture.book.table(), dict[str, Point](), dict[str, Point]()
    table.set_up(juncture.position)
    for move in (None, *juncture.moves):
        if move:
            table.put(move)
        for one in table.state()["players"]:
            now = tuple(one["at"] or ())
            was = last.get(one["name"])
            if was and now and was != now:
                found[one["name"]] = was
            if now:
                last[one["name"]] = now
    return found


def in_inches(length: int) -> str:
    """A length to a hundredth of an inch.

    >>> in_inches(1148), in_inches(2000)
    ('1.15', '2')
    """
    return f"{length / 1000:.2f}".rstrip("0").rstrip(".")


say = Say({"inches": lambda length: f"{in_inches(length)}\u2033"})
"""Fills sentences of drills: `{far:inches}` is a length to a hundredth of an inch."""
