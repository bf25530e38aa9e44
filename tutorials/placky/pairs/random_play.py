"""Play at random: whole matches and exercises, by coaches who take anything and by those of a rulebook; seeded."""

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import cycle
from random import Random
from typing import NamedTuple

from placky.checking.playing import Stuck, drawn
from placky.console import Steps
from placky.matches.play import decide
from placky.matches.views import Views
from placky.pairs.windows import Interval, Watch
from placky.rulebook import Rulebook
from touchline.core.errors import UnlawfulPosition
from touchline.core.play.drivers import THROWS, Coach, at_random
from touchline.core.play.table import fallen
from touchline.core.play.wire import Plain

__all__ = ["windows"]

LONGEST = 5_000
"""So many answers at most in one play: whoever takes anything may go round in circles."""


class Opening(NamedTuple):
    """Where a play begins, and who decides in it."""

    position: Plain
    name: str
    coach: Callable[[], Coach]


def windows(book: Rulebook, exercises: Sequence[Plain], answers: int, steps: Steps) -> Iterator[Interval]:
    """Every window of so many decisions and rolls: a third each of matches at random, by its coaches, and exercises.

    Where there are no matches or no exercises, the others have their part. Raises `PlackyError` when a coach fails.
    """
    parts = [cycle(part) for part in _parts(book, exercises) if part]
    spent = [0 for _ in parts]
    steps.total(100)
    for game in range(answers if parts else 0):
        before = sum(spent)
        if before >= answers:
            break
        turn = min(range(len(parts)), key=spent.__getitem__)
        spent[turn] += yield from _played(book, next(parts[turn]), game, min(LONGEST, answers - before))
        for _ in range(before * 100 // answers, min(100, sum(spent) * 100 // answers)):
            steps.step(f"{game + 1} played")


def _parts(book: Rulebook, exercises: Sequence[Plain]) -> Iterator[list[Opening]]:
    match = book.match()
    if match is not None:
        yield [Opening(match.position, "", _anything)]
        yield [Opening(match.position, name, coach) for name, coach in match.coaches.items()]
    yield [Opening(position, "", _anything) for position in exercises]


def _anything() -> Coach:
    return at_random


def _played(book: Rulebook, opening: Opening, seed: int, most: int) -> Generator[Interval, None, int]:
    """The windows of one play. Returns how many answers it took, at least one."""
    table = book.table()
    try:
        table.set_up(opening.position)
    except UnlawfulPosition:  # some scenarios are about those
        return 1
    play, views, chance = table.play, Views(book, seed), Random(seed)
    assert play is not None  # noqa: S101 - it has just been set up
    coach, watch = opening.coach(), Watch(table, opening.position)
    yield from watch.over()
    number, told = 0, 0
    while (asked := play.pending) is not None and number < most:
        views.hear(play.events[told:])
        number, told = number + 1, len(play.events)
        if isinstance(asked, THROWS):
            faces = asked.draw(chance)
            play.roll(faces)
            move: Plain = {"roll": fallen(asked, faces)}
        elif opening.name:
            move = {"act": decide(book, play, views.given(asked, play, chance), opening.name, coach, number)}
        else:
            try:
                move = {"act": drawn(asked, play.state, chance)}
            except Stuck:
                break
            play.act(move["act"])
        yield from watch.over(move)
    yield watch.last()
    return max(number, 1)
