"""Takkure's painter, what a reader may press or drag: where on the sheet a coach's act is answered.

An act that puts something down is answered by its place, one that is aimed at somebody by his figure. One at the ball
is answered by the ball, and any other by the figure that acts. A length goes with a drag only where the move is
measured while it is made (R-02) and nothing else could be measured with it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from placky.diagrams.stage import Grip, TargetData, units
from placky.rulebooks.takkure.painter.base import THE_BALL, holder, named, side_of
from placky.sentences import say
from touchline.core.play.wire import Act
from touchline.takkure.state import BALL_RADIUS
from touchline.takkure.template import TEMPLATE_RADIUS
from touchline.takkure.wire_types import Command, Player, State

AIMED: Mapping[str, Literal["target", "to"]] = {
    "tackle": "target", "pass": "to", "ground pass": "to", "measure": "to", "declare": "to",
}  # fmt: skip
"""Verb -> the part of its command that names whom it is aimed at."""
BALL = frozenset({"steal", "pick up", "drop"})
"""Verbs that are about the ball, wherever it is."""
PLACED: Mapping[str, Literal["to", "at"]] = {
    "mark": "to", "run": "to", "move": "to", "pressure": "to", "place": "at", "template": "at", "land": "at",
}  # fmt: skip
"""Verb -> the part of its command that is a place on the pitch."""
TOKENS = {"mark": "M"}
"""Verbs that put a token down, and what stands on it."""
THROWN = frozenset({"pass", "ground pass"})
MEASURED = frozenset({"move", "pressure"})
SIGN = "\u2033"
TOKEN_RADIUS = 360


def target(act: Act[Command], state: State) -> TargetData | None:
    """Return what on the sheet answers an act; ``state`` is the position before it. None where nothing does."""
    command = act.get("act") or {}
    verb = command.get("do", "")
    player = _fielded(state, command.get("player"))
    found = _placed(verb, command, player, state) or _aimed(verb, command, player, state)
    if found is None and player is not None:
        found = _at(state, player["at"], player["radius"], player["name"])
    return found


def _placed(verb: str, command: Command, player: Player | None, state: State) -> TargetData | None:
    at = command.get(PLACED[verb]) if verb in PLACED else None
    if at is None or isinstance(at, str):
        return None
    carried = verb == "place" and player is not None and (player["ball"] or state["ball"])
    mover = None if carried else named(state, command.get("player"))
    radius = TOKEN_RADIUS if verb in TOKENS else mover["radius"] if mover else BALL_RADIUS
    found = _at(state, at, TEMPLATE_RADIUS if verb == "template" else radius)
    if verb in TOKENS and player:
        found["grip"] = _grip(state, player, TOKEN_RADIUS, "token") | {"text": TOKENS[verb]}
        if command.get("turn"):
            found["via"] = [_spot(state, command["turn"])]
    elif carried and player:
        found["grip"] = _grip(state, player, BALL_RADIUS, "piece")
    elif player:
        found["grip"] = _grip(state, player, player["radius"], "figure")
        if verb in MEASURED:
            found["grip"]["sign"] = SIGN
    return found


def _aimed(verb: str, command: Command, player: Player | None, state: State) -> TargetData | None:
    if verb == "tackle" and command.get("at"):
        found = _at(state, command["at"], TOKEN_RADIUS)
    elif verb in AIMED and (aim := _fielded(state, command.get(AIMED[verb]))):
        found = _at(state, aim["at"], aim["radius"], aim["name"])
    elif verb in BALL and (ball := _ball(state, command)):
        found = ball
    else:
        return None
    if player and player["name"] != found.get("name"):
        done = command.get("action", "") if verb == "declare" else verb
        if done in THROWN and player["ball"]:
            found["grip"] = _grip(state, player, BALL_RADIUS, "piece")
            if command.get("from"):
                found["start"] = _spot(state, command["from"])
        elif done in ("tackle", "steal"):
            found["grip"] = _grip(state, player, player["radius"], "figure")
    return found


def _ball(state: State, command: Command) -> TargetData | None:
    """Return the ball: on the ground, in somebody's hands, or where it is going to fly."""
    flying = named(state, (state.get("throw") or {}).get("to")) if command.get("how") == "air" else None
    if flying:
        return _at(state, flying["at"], flying["radius"], flying["name"])
    at, name = holder(state)
    if at is None:
        return None
    held = named(state, name)
    return _at(state, at, held["radius"], held["name"]) if held else _at(state, at, BALL_RADIUS, say(THE_BALL))


def _fielded(state: State, name: str | Sequence[int] | None) -> Player | None:
    player = named(state, name) if isinstance(name, str) else None
    return player if player is not None and not player.get("off") else None


def _grip(state: State, player: Player, radius: int, form: Any) -> Grip:
    x, y = _spot(state, player["at"])
    return {"x": x, "y": y, "r": units(radius), "form": form, "side": side_of(state, player)}


def _at(state: State, at: Sequence[float], radius: int, name: str = "") -> TargetData:
    x, y = _spot(state, at)
    return {"x": x, "y": y, "r": units(radius)} | ({"name": name} if name else {})  # type: ignore[return-value]


def _spot(state: State, at: Sequence[float]) -> tuple[float, float]:
    return units(at[0]), units(state["field"]["length"] - at[1])
