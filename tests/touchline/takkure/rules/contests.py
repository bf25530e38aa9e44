"""What tests of contests share: a play up to its throw, how it ends, and the same by hand for every face."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from tests.touchline.playing import begin
from tests.touchline.takkure.restated import best_of

from touchline.core.dice.throws import Roll
from touchline.core.play.drivers import Play, unfold
from touchline.core.play.requests import Choose
from touchline.takkure.records import NOBODY
from touchline.takkure.state import State

FACES = range(1, 13)


BEFORE_WOUNDS = 4
"""Stamina rolls and player skills would only multiply the branches."""


Chances = dict[str, Fraction]


def holder(play: Play[State]) -> str:
    """Who has the ball."""
    return play.state.line_up.names[play.state.carrier] if play.state.carrier != NOBODY else "nobody"


def scored(play: Play[State]) -> str:
    """How a try ended."""
    return "scored" if sum(play.state.score) else "missed"


def chances(play: Play[State], told: Callable[[Play[State]], str]) -> Chances:
    """How a throw ends, however many throws that takes: all that follows is unfolded, first options taken."""
    request = play.pending
    if request is None or (isinstance(request, Choose) and request.kind == "removing tokens"):
        return {told(play): Fraction(1)}
    if isinstance(request, Choose):
        option = request.options[0]
        twin = play.fork()
        twin.act({"do": option.do, "player": option.player})
        return chances(twin, told)
    if request.action == "scatter":
        return {told(play): Fraction(1)}
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    for outcome, twin in unfold(play):
        for name, chance in chances(twin, told).items():
            found[name] += outcome.chance * chance
    return dict(found)


def played(players: Sequence[dict[str, Any]], acts: Iterable[dict[str, Any]], **more: Any) -> Play[State]:
    """A play up to its first throw."""
    play = begin({"players": list(players), "chapter": BEFORE_WOUNDS, **more})
    for act in acts:
        play.act(act)
    assert isinstance(play.pending, Roll)
    return play


def figure(name: str, x: int, y: int, **more: Any) -> dict[str, Any]:
    return {"name": name, "at": [x, y], **more}


def quiet(player: str, *then: dict[str, Any], between: Sequence[dict[str, Any]] = ()) -> list[dict[str, Any]]:
    """Activated on the spot, what the defence does, and his second action."""
    return [
        {"do": "activate", "player": player}, {"do": "mark", "player": player}, *between,
        {"do": "run", "player": player}, *then,
    ]  # fmt: skip


def of(faces: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every way in which so many dice fall."""
    return [(roll, Fraction(1, 12**faces)) for roll in product(FACES, repeat=faces)]


def caught(target: int) -> Fraction:
    return Fraction(sum(best_of((face,), (target,))[0] != "fail" for face in FACES), 12)


def by_hand(faces: Sequence[int], targets: Sequence[int]) -> tuple[str, ...]:
    """3.08 said again: the best roll wins, criticals first; where several share it, they are tied."""
    grades = [best_of((face,), (target,))[0] for face, target in zip(faces, targets, strict=True)]
    worth = [{"fail": 0, "success": face, "critical": 99}[g] for g, face in zip(grades, faces, strict=True)]
    best = max(worth)
    shared = worth.count(best) > 1
    return tuple(
        "fail"
        if not w
        else "cancelled"
        if w < best
        else ("tied critical" if grade == "critical" else "tied")
        if shared
        else grade
        for w, grade in zip(worth, grades, strict=True)
    )
