"""What a move comes to, told for each by itself: how far it goes, and which opponents are near enough to answer it.

Nobody measures for a defence that has not been declared (0.03), so who is near enough is told as one sees it, and no
length with it. Cards that lengthen a move are in a hand, and figures may stand between: neither is counted.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from placky.rulebooks.takkure.words.numbers import inches
from placky.rulebooks.takkure.words.places import direction
from placky.words import Plain, listed
from touchline.takkure import wire_types as wire
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.position_skills import CHAPTER, SKILLS

_DEFENCE = "defensive move"
_NEXT = {1: "second", 2: "third", 3: "fourth"}
"""How many activations -> which one would be the next."""


def of_move(act: Plain, state: wire.State) -> str:
    """Of a move, where to and who can reach the carrier there; of a marked one, who can on his way, if he stands.

    Of a carrier whom somebody has already, or who is too tired for it, nobody's reach is told. Of one who keeps the
    ball, which activation would be his next one. Empty for all else.
    """
    command: wire.Command = act.get("act") or {}
    verb, to = command.get("do", ""), command.get("to")
    player = next((one for one in state["players"] if one["name"] == command.get("player")), None)
    if verb == "move" and player and not to:
        return _waits(state, player)
    if verb not in ("move", "mark") or player is None or not to or isinstance(to, str):
        return ""
    if verb == "move":
        said = f"{inches(round(math.dist(player['at'], to)))} {direction(player['at'], to)}. Figures block."
        free = (
            player["ball"] and not any(tackle["contact"] for tackle in state["tackles"]) and not _spent(state, player)
        )
        return f"{said} {_near(state, player, (to,))} can touch him there." if free else said
    way = [player["at"], *([command["turn"]] if command.get("turn") else [])]
    path = (*way, _end(way[-1], to, player["radius"]))
    said = marked(player["at"], to, bent=len(way) > 1)
    runs = player["ball"] and not player["ground"]
    return f"{said} {_near(state, player, path)} can touch him on this way." if runs else said


def _spent(state: wire.State, player: wire.Player) -> bool:
    """R-52: who is so tired that he has one MOVE an activation, and has run."""
    tired = state["chapter"] >= CHAPTER and player["fatigue"] >= NUMBERS.fatigue.one_move
    return tired and len(state.get("run") or ()) > 1


def _waits(state: wire.State, player: wire.Player) -> str:
    """4.01: each activation counts, so who waits with the ball is told which one would be next."""
    told = _NEXT.get(player["activations"], "")
    awake = player["ball"] and state["chapter"] >= CHAPTER and state["tokens"] and not state["tackles"]
    return f"He waits, and keeps the ball for the next token: his {told}." if told and awake else ""


def marked(start: Sequence[float], to: Sequence[float], *, bent: bool) -> str:
    """What a marked move looks like; no length, because nobody measures it yet."""
    way = direction(start, to)
    turn = ", with a turn on the way" if bent else ""
    return f"{way[:1].upper()}{way[1:]}{turn}. Put the token down; nobody moves yet."


def _end(start: Sequence[float], token: Sequence[float], radius: int) -> tuple[float, float]:
    """Where a base stops that touches the token (1.08)."""
    far = math.dist(start, token)
    share = max(0.0, far - radius) / far if far else 0.0
    return start[0] + share * (token[0] - start[0]), start[1] + share * (token[1] - start[1])


def _near(state: wire.State, player: wire.Player, path: Sequence[Sequence[float]]) -> str:
    """Which opponents could touch a base on its path by a defensive move of their own."""
    found = [
        one["name"]
        for one in state["players"]
        if one["team"] != player["team"] and not one["ground"] and not one.get("off")
        and _apart(one["at"], path) - one["radius"] - player["radius"] <= _reach(one, state["chapter"])
    ]  # fmt: skip
    return f"By eye, {listed(found) if found else 'nobody'}"


def _reach(player: wire.Player, chapter: int) -> int:
    """1.07-a, 4.05-e: the second MOV value in thousandths of an inch, twice that by a skill that is awake (4.01)."""
    awake = chapter >= CHAPTER and not player["fatigue"]
    skills = [SKILLS[skill] for skill in player["skills"] if awake]
    often = max((int(skill.get("times", 1)) for skill in skills if skill["action"] == _DEFENCE), default=1)
    return 1_000 * player["MOV"][1] * often


def _apart(at: Sequence[float], path: Sequence[Sequence[float]]) -> float:
    legs = pairwise(path) if len(path) > 1 else [(path[0], path[0])]
    return min(_from_leg(at, start, end) for start, end in legs)


def _from_leg(at: Sequence[float], start: Sequence[float], end: Sequence[float]) -> float:
    far = math.dist(start, end)
    along = sum((a - s) * (e - s) for a, s, e in zip(at, start, end, strict=True)) / (far * far) if far else 0.0
    share = min(1.0, max(0.0, along))
    return math.dist(at, [s + share * (e - s) for s, e in zip(start, end, strict=True)])
