"""What a roll may lead to: its outcomes as plain data, those with the same consequences gathered into one.

A game says what counts as a consequence (`Differ`); how dice fell is none, so all results that lead to the same are one
outcome. A table offers this as `outcomes()`, and whoever reads a recording needs no engine to show the odds of a roll.
Nothing of it has been played, so it names no statements.
"""

import json
from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from math import lcm
from typing import Any, Protocol

from touchline.core.dice.throws import DiceTest
from touchline.core.errors import DiceError
from touchline.core.play.ahead import steady
from touchline.core.play.drivers import THROWS, Play, unfold
from touchline.core.play.events import to_json
from touchline.core.play.requests import Choose
from touchline.core.play.sight import Eyes
from touchline.core.play.wire import Event, Outcome, Pending, Plain, State
from touchline.core.rulebook.cited import STATEMENTS, unstated

__all__ = ["MILLION", "ByEvents", "Differ", "Plain", "of_a_million", "outcomes", "outcomes_seen"]

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
    """For a game that says nothing of it: whatever happens until somebody decides, but for how the dice fell."""

    def consequence(self, event: Plain) -> Hashable:
        """The whole event, but for the statements that it names."""
        told = {key: value for key, value in event.items() if key != STATEMENTS}
        return None if event["event"] == "rolled" else json.dumps(told, sort_keys=True)

    def asked(self, pending: Plain) -> Hashable:
        """Which roll or decision it is, and whose."""
        return pending["ask"], pending.get("action"), pending.get("kind"), pending.get("coach")

    def shown(self, _: Plain, results: Sequence[str]) -> Hashable:
        """All of them."""
        return tuple(results)


def outcomes(play: Play[Any], differ: Differ) -> list[Outcome]:
    """Every outcome of the roll at which a play stands. Raises `DiceError` where no roll is due."""
    _check(play)
    classes: dict[Hashable, Outcome] = {}
    read, roll = _Reader(differ), _due(play)
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
        unstated([one["events"], one["next"]])
    return of_a_million(found) if _endless(play.pending) else found


def outcomes_seen(
    plays: Sequence[Play[Any]], differ: Differ, eyes: Eyes, show: Callable[[Any], State]
) -> list[Outcome]:
    """Every outcome as far as a player can know: of plays that he cannot tell apart, each as likely as any other.

    What he does not see makes no difference to him. Raises `DiceError` where no roll is due.
    """

    def due(twin: Play[Any]) -> Pending:
        return eyes.pending(_due(twin), show(twin.state)) or {}

    def read(event: Any) -> tuple[Event | None, Hashable]:
        seen = next(iter(eyes.events([to_json(event)])), None)
        return seen, None if seen is None else differ.consequence(seen)

    found: dict[Hashable, Outcome] = {}
    chances: dict[Hashable, Fraction] = {}
    for play in plays:
        _check(play)
        roll = due(play)
        for result, twin in unfold(play):
            coming = due(twin) if twin.pending else None
            came, events = _came_of(twin, differ, read, due)
            rolled = next((event for event in events if event["event"] == "rolled"), {"results": result.results})
            results = list(rolled["results"])
            key = _compared(came if came[0] else ((), differ.shown(roll, results)))
            one = found.setdefault(key, {"results": [], "ways": 0, "of": 0, "events": events, "next": coming})
            if results not in one["results"]:
                one["results"].append(results)
            chances[key] = chances.get(key, Fraction(0)) + result.chance / len(plays)
    of = lcm(*(chance.denominator for chance in chances.values()))
    for key, one in found.items():
        one["results"].sort()
        unstated([one["events"], one["next"]])
        one["ways"], one["of"] = int(chances[key] * of), of
    return of_a_million([*found.values()]) if _endless(plays[0].pending) else [*found.values()]


def _check(play: Play[Any]) -> None:
    if not isinstance(play.pending, THROWS):
        raise DiceError("", "no roll is due, so it has no outcomes")


def _compared(what: Hashable) -> Hashable:
    """The same as something that can be looked up, also where something hidden is in it."""
    try:
        hash(what)
    except TypeError:
        return repr(what)
    return what


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


_Read = Callable[[Any], tuple[Event | None, Hashable]]


def _due(play: Play[Any]) -> Pending:
    """What a play waits for, as plain data; it waits for something."""
    assert play.pending is not None  # noqa: S101 - whoever asks has looked
    return play.pending.to_json()


def _came_of(
    twin: Play[Any], differ: Differ, read: _Read, due: Callable[[Play[Any]], Plain] = _due
) -> tuple[tuple[Any, ...], list[Event]]:
    """What came of a roll, as something that can be compared, and the events behind it."""
    asked = []
    for _ in range(DEPTH):
        if not isinstance(twin.pending, Choose):
            break
        asked.append(differ.asked(due(twin)))
        if twin.settled or isinstance(differ, ByEvents):  # what a coach does then did not come of the roll
            break
        twin.act(steady(twin.pending, twin))
    if isinstance(twin.pending, THROWS):
        asked.append(differ.asked(due(twin)))
    found = [read(event) for event in twin.events]
    told = tuple(what for _, what in found if what is not None)
    return (told, tuple(what for what in asked if what is not None)), [event for event, _ in found if event is not None]
