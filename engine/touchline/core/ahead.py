"""Looking ahead: every outcome of a decision, with its exact probability, by unfolding the rules themselves.

A future is one way in which the dice may fall from here, up to the point where something new begins (a checkpoint), a
coach has to decide, or all is over. Decisions on the way are answered by `decide`; where it has no answer, the future
ends. Classes of faces that a rule treats alike are one branch, so a contest of four dice has a handful of futures and
not twenty thousand.
"""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from touchline.core.drivers import THROWS, Play, unfold
from touchline.core.requests import Choose, Command, Refusal

Decide = Callable[[Choose, Play[Any]], Command | None]
H = TypeVar("H", bound=Hashable)


class Future(NamedTuple):
    """One outcome: how probable it is, and the play in which it has come about."""

    chance: Fraction
    play: Play[Any]


def nobody(choose: Choose, play: Play[Any]) -> Command | None:  # noqa: ARG001 - a decider's signature
    """Decide nothing: a future ends where a coach has to choose."""
    return None


def steady(choose: Choose, play: Play[Any]) -> Command | None:  # noqa: ARG001 - a decider's signature
    """Choose what changes least: stay where that is possible, else take the first option."""
    for option in sorted(choose.options, key=lambda one: one.limits is None):
        command = {"do": option.do, "player": option.player}
        if option.check is None or not isinstance(option.check(command), Refusal):
            return command
    return None


def futures(play: Play[Any], decide: Decide = steady) -> list[Future]:
    """Every outcome from here on. The play itself is not touched; probabilities add up to 1."""
    found: list[Future] = []
    todo = [Future(Fraction(1), play.fork())]
    while todo:
        chance, here = todo.pop()
        if isinstance(here.pending, THROWS):
            todo += [Future(chance * outcome.chance, twin) for outcome, twin in _unfolded(here)]
            found += [todo.pop(n) for n in reversed(range(len(todo))) if _ended(todo[n].play)]
            continue
        command = decide(here.pending, here) if isinstance(here.pending, Choose) else None
        if command is None:
            found.append(Future(chance, here))
            continue
        here.act(command)
        (found if _ended(here) else todo).append(Future(chance, here))
    return found


def after(play: Play[Any], command: Command, decide: Decide = steady) -> list[Future]:
    """Every outcome of one option. Raises `IllegalAction` for what is none."""
    twin = play.fork()
    seen = len(twin.events)
    twin.act(command)
    del twin.events[:seen]
    return [Future(Fraction(1), twin)] if _ended(twin) else futures(twin, decide)


def chances(found: Sequence[Future], classify: Callable[[Play[Any]], H]) -> dict[H, Fraction]:
    """The probability of each class of outcomes, the likeliest first."""
    sums: dict[H, Fraction] = {}
    for chance, play in found:
        kind = classify(play)
        sums[kind] = sums.get(kind, Fraction(0)) + chance
    return dict(sorted(sums.items(), key=lambda item: -item[1]))


def _unfolded(play: Play[Any]) -> list[tuple[Any, Play[Any]]]:
    """As `unfold`, each twin with everything that it has told since the checkpoint."""
    told = list(play.events)
    twins = unfold(play)
    for _, twin in twins:
        twin.events[:0] = told
    return twins


def _ended(play: Play[Any]) -> bool:
    return play.pending is None or play.settled
