"""What a roll may lead to: its outcomes as plain data, those with the same consequences gathered into one.

A game says what counts as a consequence (`Differ`); how dice fell is none, so all results that lead to the same are one
outcome. A table offers this as `outcomes()`, and whoever reads a recording needs no engine to show the odds of a roll.
"""

import json
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol, TypeAlias

from touchline.core.dice.throws import DiceTest
from touchline.core.errors import DiceError
from touchline.core.play.ahead import steady
from touchline.core.play.drivers import THROWS, Play, unfold
from touchline.core.play.events import to_json
from touchline.core.play.requests import Choose
from touchline.core.play.wire import Event, Outcome

__all__ = ["MILLION", "ByEvents", "Differ", "Plain", "of_a_million", "outcomes"]

Plain: TypeAlias = Mapping[str, Any]
DEPTH = 2
"""How many decisions after the roll are answered with what changes least, to see what follows."""
MILLION = 10**6


class Differ(Protocol):
    """What makes one outcome of a roll differ from another. A module with these three functions serves."""

    def consequence(self, event: Plain) -> Hashable:
        """What of an event makes outcomes differ; None where it makes no difference.

        It depends on the event alone and does not change it: of equal events it is asked once.
        """

    def asked(self, pending: Plain) -> Hashable:
        """What of the question or roll that comes next makes outcomes differ; None where it makes no difference."""

    def shown(self, roll: Plain, results: Sequence[str]) -> Hashable:
        """What of results makes outcomes differ of which nothing came but what the dice showed."""


class ByEvents:
    """For a game that says nothing of it: whatever happens makes a difference, but for how the dice fell."""

    def consequence(self, event: Plain) -> Hashable:
        """The whole event."""
        return None if event["event"] == "rolled" else json.dumps(event, sort_keys=True)

    def asked(self, pending: Plain) -> Hashable:
        """Which roll or decision it is, and whose."""
        return pending["ask"], pending.get("action"), pending.get("kind"), pending.get("coach")

    def shown(self, _: Plain, results: Sequence[str]) -> Hashable:
        """All of them."""
        return tuple(results)


def outcomes(play: Play[Any], differ: Differ) -> list[Outcome]:
    """Every outcome of the roll at which a play stands. Raises `DiceError` where no roll is due."""
    if not isinstance(play.pending, THROWS):
        raise DiceError("", "no roll is due, so it has no outcomes")
    classes: dict[Hashable, Outcome] = {}
    read, roll = _Reader(differ), play.pending.to_json()
    for result, twin in unfold(play):
        coming = None if twin.pending is None else twin.pending.to_json()
        key, events = _came_of(twin, differ, read)
        if not key[0]:  # a roll for its own sake: what it shows is all that came of it
            key = ((), differ.shown(roll, result.results))
        one = classes.setdefault(key, {"results": [], "ways": 0, "of": result.of, "events": events, "next": coming})
        one["results"].append(list(result.results))
        one["ways"] += result.ways
    found = list(classes.values())
    for one in found:
        one["results"].sort()
    return of_a_million(found) if _endless(play.pending) else found


def of_a_million(found: Sequence[Outcome]) -> list[Outcome]:
    """The same outcomes with their ways out of a million, for rolls without end, of which none can be counted.

    They add up to it: the largest remainders are rounded up.
    """
    shares = [divmod(MILLION * one["ways"], one["of"]) for one in found]
    left = MILLION - sum(whole for whole, _ in shares)
    up = sorted(range(len(found)), key=lambda n: Fraction(shares[n][1], found[n]["of"]), reverse=True)[:left]
    return [{**one, "ways": shares[n][0] + (n in up), "of": MILLION, "rounded": True} for n, one in enumerate(found)]


def _endless(throw: Any) -> bool:
    return isinstance(throw, DiceTest) and any(pool.bursts for pool in throw.pools)


class _Reader:
    """Events as plain data, with what makes a difference in each: many outcomes of a roll share most of them."""

    def __init__(self, differ: Differ) -> None:
        self.differ = differ
        self.known: dict[Any, tuple[Event, Hashable]] = {}

    def __call__(self, event: Any) -> tuple[Event, Hashable]:
        try:
            found = self.known.get((type(event), event))
        except TypeError:  # it holds something that can change
            return self._read(event)
        if found is None:
            found = self.known[type(event), event] = self._read(event)
        return found

    def _read(self, event: Any) -> tuple[Event, Hashable]:
        plain = to_json(event)
        return plain, self.differ.consequence(plain)


def _came_of(twin: Play[Any], differ: Differ, read: _Reader) -> tuple[tuple[Any, ...], list[Event]]:
    """What came of a roll, as something that can be compared, and the events behind it."""
    asked = []
    for _ in range(DEPTH):
        if not isinstance(twin.pending, Choose):
            break
        asked.append(differ.asked(twin.pending.to_json()))
        if twin.settled:  # something new begins here; what a coach does then did not come of the roll
            break
        twin.act(steady(twin.pending, twin))
    if isinstance(twin.pending, THROWS):
        asked.append(differ.asked(twin.pending.to_json()))
    found = [read(event) for event in twin.events]
    told = tuple(what for _, what in found if what is not None)
    return (told, tuple(what for what in asked if what is not None)), [event for event, _ in found]
