"""Which reasons do not hold of a command that is refused for another: where somebody stands, what he holds, his way."""

from collections.abc import Collection

from touchline.core.inches.geometry import crosses, distance
from touchline.core.play.wire import Plain
from touchline.takkure.wire_types import Command

__all__ = ["excluded"]

LIES = ("only-standing-up", "second-action-on-the-ground", "cannot-move-on-the-ground")
STANDS = ("stands-already", "stands-and-moves", "ground-pass-standing")
HOLDS_NONE = ("does-not-hold-ball", "only-carrier-passes", "only-carrier-breaks-through")
HOLDS_ONE = ("carrier-stays-down", "holds-ball-already")
HAD = ("action-had", "second-action-had", "turn-had")
"""Who has had it is offered no other action, but for the MOVE that belongs to it."""
ACTIONS = ("activation", "first action", "defence", "second action")
"""The decisions in which actions are offered: a roll of an action comes after it."""
SHORT = 2_000
"""No move is shorter than that, in thousandths."""


def excluded(act: Command, state: Plain, pending: Plain) -> Collection[str]:
    """The codes that plainly do not hold of who would act."""
    who = next((one for one in state["players"] if one["name"] == act.get("player")), None)
    if who is None or who["off"] or not who["at"]:
        return ()
    attacks = who["team"] == state["attacker"]
    found = [*(STANDS if who["ground"] else LIES), *(HOLDS_NONE if who["ball"] else HOLDS_ONE)]
    found.append("defends" if attacks else "attacker-rests-not")
    offered = pending.get("options", ()) if pending.get("kind") in ACTIONS else ()
    if any(one["player"] == who["name"] and one["do"] != "move" for one in offered):
        found += HAD
    if _is_short(act, who, state):
        found.append("way-too-long")
    return found


def _is_short(act: Command, who: Plain, state: Plain) -> bool:
    """Does a way lead straight to where every move leads, past nobody?"""
    to = act.get("to")
    if not isinstance(to, list) or {"via", "turn"} & act.keys():
        return False
    others = [(one["at"], one["radius"]) for one in state["players"] if one["at"] and not one["off"] and one is not who]
    there = (to[0], to[1])
    return distance(who["at"], there) <= SHORT and crosses(who["at"], there, who["radius"], others) is None
