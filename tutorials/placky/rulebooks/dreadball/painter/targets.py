"""What a reader may press or drag on DreadBall's board: where on the sheet a coach's act is answered.

A move is answered by the hex where it ends, an attack or a pass by whom it is aimed at. A Strike is answered by the
Strike hex, and any other act by the player who acts.
"""

from collections.abc import Sequence

from placky.diagrams.stage import Grip, TargetData, units
from placky.rulebooks.dreadball.language import label_of
from placky.rulebooks.dreadball.painter.marks import BALL_RADIUS, HEIGHT, RADIUS, centre, here, named, side_of
from touchline.core.hexes.coordinates import neighbour
from touchline.core.play.wire import Act
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.wire_types import Command, Player, State

MOVES = frozenset({"run", "sprint", "move", "dash", "slip", "push", "enter", "place"})
AIMED = frozenset({"slam", "steal", "pass"})


def target(act: Act[Command], state: State) -> TargetData | None:
    """Return what on the sheet answers an act; ``state`` is the position before it. None where nothing does."""
    command = act.get("act") or {}
    verb = command.get("do", "")
    player = named(state, command.get("player"))
    path = command.get("path")
    place = command.get("to") or (path[-1] if path else None)
    if verb in AIMED and (aim := named(state, command.get("target"))):
        found = _at(centre(here(aim)), RADIUS, aim["name"])
        return _gripped(found, state, player, ball=verb == "pass")
    if verb == "strike" and player:
        x, y = place or here(player)
        zone = PITCH.in_zone.get((x, y))
        return _gripped(_at(centre(zone.strike), BALL_RADIUS), state, player, ball=True) if zone else None
    if verb in MOVES and place:
        found = _at(centre(place), RADIUS)
        return _gripped({**found, "called": label_of(place)}, state, player if verb != "push" else None)
    if verb == "face" and player:
        there = neighbour(here(player), command.get("facing", 0))
        return {**_at(centre(there), RADIUS // 2), "called": label_of(there)}
    return _at(centre(here(player)), RADIUS, player["name"]) if player else None


def _gripped(found: TargetData, state: State, player: Player | None, *, ball: bool = False) -> TargetData:
    if player is None or player["name"] == found.get("name"):
        return found
    x, y = _spot(centre(here(player)))
    grip: Grip = {
        "x": x, "y": y, "r": units(BALL_RADIUS if ball else RADIUS), "form": "piece" if ball else "figure",
        "side": side_of(state, player),
    }  # fmt: skip
    return {**found, "grip": grip}


def _at(at: Sequence[float], radius: int, name: str = "") -> TargetData:
    x, y = _spot(at)
    found: TargetData = {"x": x, "y": y, "r": units(radius)}
    return {**found, "name": name} if name else found


def _spot(at: Sequence[float]) -> tuple[float, float]:
    return units(at[0]), units(HEIGHT - at[1])
