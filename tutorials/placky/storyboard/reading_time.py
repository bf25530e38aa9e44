"""How long the lesson of a story takes: its longest way, with what is read, looked at, decided and rolled there."""

from dataclasses import dataclass
from itertools import accumulate
from math import ceil

from placky.storyboard.frames import Frame, Story
from placky.words import AnyWords

__all__ = ["LONGEST", "Stretch", "minutes_of", "reading_time", "stretches"]

WORDS = 200
"""Words that somebody reads in a minute who may have learnt English at school."""
BOARD, DECISION, ROLL = 4, 6, 8
"""Seconds: to find what has moved on a board, to decide, to see dice fall and their odds."""
LONGEST = 300
"""So many seconds somebody reads at a stretch."""
DETOUR = 50
"""So many seconds a stop may come earlier or later to be at the end of a turn; twice as many to be at no roll."""


@dataclass(frozen=True)
class Stretch:
    """A piece of a main line: the seconds that it takes, and the last frame of it."""

    seconds: int
    last: Frame


def reading_time(story: Story, words: AnyWords) -> int:
    """The seconds that the main line of a story takes."""
    return sum(stretch.seconds for stretch in stretches(story, words))


def stretches(story: Story, words: AnyWords) -> list[Stretch]:
    """The main line in pieces of about the same time, none much longer than `LONGEST`.

    A piece ends rather at the end of a turn, and hardly ever where dice are about to fall. There is one more where that
    would leave a piece too long.
    """
    line = story.main_line
    until = [
        *accumulate((_seconds(frame, words) for frame in line), initial=60 * len(story.description.split()) / WORDS)
    ][1:]
    found = [Stretch(round(until[-1]), line[-1])]
    for pieces in range(ceil(until[-1] / LONGEST), len(line)):
        found = _cut(line, until, pieces)
        if max(minutes_of(piece.seconds) for piece in found) <= minutes_of(LONGEST):
            break
    return found


def _cut(line: list[Frame], until: list[float], pieces: int) -> list[Stretch]:
    ends = [_stop(line, until, until[-1] * n / pieces) for n in range(1, pieces)]
    ends = [*dict.fromkeys(ends), len(line) - 1]
    times = [round(until[end]) for end in ends]
    return [Stretch(time - before, line[end]) for time, before, end in zip(times, [0, *times], ends, strict=False)]


def minutes_of(seconds: int) -> int:
    """The same in whole minutes, at least one.

    >>> minutes_of(20), minutes_of(200)
    (1, 3)
    """
    return max(1, round(seconds / 60))


def _stop(line: list[Frame], until: list[float], wanted: float) -> int:
    """Where on a main line to stop, about when so many seconds are over."""

    def off(at: int) -> float:
        turn_ends = line[at + 1].step < line[at].step if line[at].step else line[at].kind == "dice"
        return abs(until[at] - wanted) + DETOUR * (2 * (line[at].asks == "dice") + (not turn_ends))

    return min(range(1, len(line) - 1), key=off, default=len(line) - 1)


def _seconds(frame: Frame, words: AnyWords) -> float:
    """A frame: its title, Placky's words, what happened, and what may be chosen are read."""
    told = {words.telling.tell(event) or "" for event in frame.events}
    offered = [child.title for child in frame.children] if frame.asks == "coach" else []
    read = sum(len(text.split()) for text in (frame.title, frame.words, *told, *offered))
    return 60 * read / WORDS + BOARD + {"coach": DECISION, "dice": ROLL}.get(frame.asks, 0)
