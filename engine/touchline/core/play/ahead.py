"""Looking ahead: every outcome of a decision, with its exact probability, by unfolding the rules themselves.

A future is one way in which the dice may fall from here. It ends where something new begins (a checkpoint), where a
coach has to decide, or where all is over. Decisions on the way are answered by `decide`; a future ends before one only
where it answers `STOP`. Classes of faces that a rule treats alike are one branch. So a contest of four dice has a
handful of futures and not twenty thousand.

A roll that is made again until something comes of it (`Roll.again`) may go on for ever. Then its futures are the sum
of a series: each has the share that it has among the outcomes that end the row.
"""

from collections.abc import Callable, Hashable, Sequence
from enum import Enum
from fractions import Fraction
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from touchline.core.errors import BadCommand, Unanswered, Unending
from touchline.core.play.drivers import THROWS, Play, unfold
from touchline.core.play.requests import Choose, Command, Option, Refusal

__all__ = ["STOP", "Decide", "Future", "after", "chances", "futures", "nobody", "steady"]


class _Answer(Enum):
    STOP = "stop"


STOP: Final = _Answer.STOP
"""What a decider says where futures are to end."""
Decide: TypeAlias = Callable[[Choose, Play[Any]], "Command | _Answer"]
H = TypeVar("H", bound=Hashable)
MOST = 200
"""More throws in a row than any rule asks for."""
TRIES = 100
"""So many of a rule's own proposals are looked at before a decision counts as unanswerable."""


class Future(NamedTuple):
    """One outcome: how probable it is, and the play in which it has come about."""

    chance: Fraction
    play: Play[Any]


def nobody(choose: Choose, play: Play[Any]) -> _Answer:  # noqa: ARG001 - a decider's signature
    """Decide nothing: a future ends where a coach has to choose."""
    return STOP


def steady(choose: Choose, play: Play[Any]) -> Command:  # noqa: ARG001 - a decider's signature
    """Choose what changes least: stay where that is possible, else take the first option that needs no more words.

    Where every option needs a place or a name, the first lawful one that its rule proposes, the same every time.
    Raises `Unanswered` where there is none.
    """
    options = sorted(choose.options, key=lambda one: one.limits is None)
    for option in options:
        command: Command = {"do": option.do, "player": option.player}
        if _lawful(option, command):
            return command
    chance = Random(0)
    for option in options:
        for _ in range(TRIES if option.sample is not None else 0):
            assert option.sample is not None  # noqa: S101 - looked at right before
            command = option.sample(chance)
            if _lawful(option, command):
                return command
    raise Unanswered(choose.coach, choose.kind, choose.rule)


def _lawful(option: Option, command: Command) -> bool:
    try:
        return option.check is None or not isinstance(option.check(command), Refusal)
    except BadCommand:  # it lacks a name or a place
        return False


def _ended(play: Play[Any]) -> bool:
    return play.pending is None or play.settled


def futures(play: Play[Any], decide: Decide = steady, ended: Callable[[Play[Any]], bool] = _ended) -> list[Future]:
    """Every outcome from here on. The play itself is not touched; probabilities add up to 1.

    `ended` says where a future is over: usually where something new begins. Raises `Unanswered` where `decide` has no
    answer, and `Unending` where a rule asks for dice without end.
    """
    found: list[Future] = []
    todo = [(0, Future(Fraction(1), play.fork()))]
    while todo:
        throws, (chance, here) = todo.pop()
        pending = here.pending
        if isinstance(pending, THROWS):
            if throws == MOST:
                why = f"{MOST} throws in a row; a roll made until something comes of it has to say so (again)"
                raise Unending(pending.rule, pending.action, why)
            throws += 1
            branches = _fallen(here)
        elif pending is None or (answer := decide(pending, here)) is STOP:
            found.append(Future(chance, here))
            continue
        else:
            if answer is None:
                raise Unanswered(pending.coach, pending.kind, pending.rule)
            here.act(answer)
            branches = [Future(Fraction(1), here)]
        for share, twin in branches:
            future = Future(chance * share, twin)
            if ended(twin):
                found.append(future)
            else:
                todo.append((throws, future))
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


def _fallen(play: Play[Any]) -> list[Future]:
    """Every outcome of the roll that is due, each with all that has been told since the checkpoint.

    Outcomes after which the same roll is made again are none: the others share out what they leave.
    """
    told, roll = list(play.events), play.pending
    assert isinstance(roll, THROWS)  # noqa: S101 - asked only where dice are due
    found: list[Future] = []
    repeated = Fraction(0)
    for outcome, twin in unfold(play):
        if roll.again and isinstance(twin.pending, THROWS) and twin.pending.to_json() == roll.to_json():
            repeated += outcome.chance
        else:
            twin.events[:0] = told
            found.append(Future(outcome.chance, twin))
    if not found:
        raise Unending(roll.rule, roll.action, "however it falls, it is made again")
    return [Future(chance / (1 - repeated), twin) for chance, twin in found]
