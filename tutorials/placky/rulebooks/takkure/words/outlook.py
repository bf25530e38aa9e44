"""What a move comes to, told for each by itself: how far it goes, and which opponents are near enough to answer it.

Nobody measures for a defence that has not been declared (0.03), so who is near enough is told as one sees it, and no
length with it. Cards that lengthen a move are in a hand, and figures may stand between: neither is counted.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from placky.rulebooks.takkure.words.numbers import say
from placky.rulebooks.takkure.words.places import direction
from placky.sentences import Sentence
from touchline.core.play.wire import Act
from touchline.takkure import wire_types as wire
from touchline.takkure.cards.position_skills import POSITION_CHAPTER, SKILLS
from touchline.takkure.numbers import NUMBERS

_DEFENCE = "defensive move"
_NEXT: Mapping[int, Sentence] = {
    1: "He waits, and keeps the ball for the next token: his second.",
    2: "He waits, and keeps the ball for the next token: his third.",
    3: "He waits, and keeps the ball for the next token: his fourth.",
}
"""How many activations -> that he waits, and which one would be the next."""
_THERE: Mapping[bool, Sentence] = {
    True: "By eye, {names:and} can touch him there.",
    False: "By eye, nobody can touch him there.",
}
_ON_THE_WAY: Mapping[bool, Sentence] = {
    True: "By eye, {names:and} can touch him on this way.",
    False: "By eye, nobody can touch him on this way.",
}


def of_move(act: Act[wire.Command], state: wire.State) -> str:
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
        far, way = round(math.dist(player["at"], to)), direction(player["at"], to)
        free = (
            player["ball"] and not any(tackle["contact"] for tackle in state["tackles"]) and not _spent(state, player)
        )
        if not free:
            return say("{far:inches} {way}.", far=far, way=way)
        said, near = say("{far:inches} {way}. Figures block.", far=far, way=way), _near(state, player, (to,))
        return " ".join((said, say(_THERE[bool(near)], names=near)))
    ways = [player["at"], *([command["turn"]] if command.get("turn") else [])]
    path = (*ways, _end(ways[-1], to, player["radius"]))
    said = marked(player["at"], to, bent=len(ways) > 1)
    runs = player["ball"] and not player["ground"]
    if not runs:
        return said
    near = _near(state, player, path)
    return " ".join((said, say(_ON_THE_WAY[bool(near)], names=near)))


def _spent(state: wire.State, player: wire.Player) -> bool:
    """R-52: who is so tired that he has one MOVE an activation, and has run."""
    tired = state["chapter"] >= POSITION_CHAPTER and player["fatigue"] >= NUMBERS.fatigue.one_move
    return tired and len(state.get("run") or ()) > 1


def _waits(state: wire.State, player: wire.Player) -> str:
    """4.01: each activation counts, so who waits with the ball is told which one would be next."""
    told = _NEXT.get(player["activations"])
    awake = player["ball"] and state["chapter"] >= POSITION_CHAPTER and state["tokens"] and not state["tackles"]
    return say(told) if told and awake else ""


def marked(start: Sequence[float], to: Sequence[float], *, bent: bool) -> str:
    """What a marked move looks like; no length, because nobody measures it yet."""
    turned: Sentence = "{way:capital}, with a turn on the way. Put the token down; nobody moves yet."
    straight: Sentence = "{way:capital}. Put the token down; nobody moves yet."
    return say(turned if bent else straight, way=direction(start, to))


def _end(start: Sequence[float], token: Sequence[float], radius: int) -> tuple[float, float]:
    """Where a base stops that touches the token (1.08)."""
    far = math.dist(start, token)
    share = max(0.0, far - radius) / far if far else 0.0
    return start[0] + share * (token[0] - start[0]), start[1] + share * (token[1] - start[1])


def _near(state: wire.State, player: wire.Player, path: Sequence[Sequence[float]]) -> list[str]:
    """Which opponents could touch a base on its path by a defensive move of their own."""
    return [
        one["name"]
        for one in state["players"]
        if one["team"] != player["team"] and not one["ground"] and not one.get("off")
        and _apart(one["at"], path) - one["radius"] - player["radius"] <= _reach(one, state["chapter"])
    ]  # fmt: skip


def _reach(player: wire.Player, chapter: int) -> int:
    """1.07-a, 4.05-e: the second MOV value in thousandths of an inch, twice that by a skill that is awake (4.01)."""
    awake = chapter >= POSITION_CHAPTER and not player["fatigue"]
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
