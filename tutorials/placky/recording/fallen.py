"""The ways in which a roll can fall, as a recording keeps them: with the outcome that they lead to.

A state is what it changes of the one before the roll, and left out where it is that of the outcome's first way.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from placky.recording.changes import applied, difference
from touchline.core.play.wire import Event, Fall, Outcome

__all__ = ["Way", "ways_of", "with_falls"]


class Way(NamedTuple):
    """Ways of a roll that are told alike, as `touchline.core.play.wire.Fall`."""

    ways: Sequence[Sequence[int]]
    events: Sequence[Event]
    state: Mapping[str, Any]

    @property
    def number(self) -> int:
        """That of the first of them in the order of all faces; no others of the roll have it."""
        return self.ways[0][0]


def with_falls(outcomes: Sequence[Outcome], falls: Sequence[Fall], before: Mapping[str, Any]) -> Sequence[Outcome]:
    """The outcomes of a roll, each with its falls; as they are where a fall belongs to none of them."""
    kept: list[list[Fall]] = [[] for _ in outcomes]
    for fall in falls:
        rolled = next((event["results"] for event in fall["events"] if event["event"] == "rolled"), None)
        place = next((n for n, one in enumerate(outcomes) if rolled in one["results"]), None)
        if place is None:
            return outcomes
        kept[place].append(fall)
    if not falls or not all(kept):
        return outcomes
    return [{**one, "falls": _short(mine, before)} for one, mine in zip(outcomes, kept, strict=True)]  # type: ignore[typeddict-unknown-key]


def _short(falls: Sequence[Fall], before: Mapping[str, Any]) -> list[list[Any]]:
    first = falls[0]["state"]
    changes = [[] if n and one["state"] == first else [difference(before, one["state"])] for n, one in enumerate(falls)]
    return [[fall["ways"], fall["events"], *change] for fall, change in zip(falls, changes, strict=True)]


def ways_of(outcome: Mapping[str, Any], before: Mapping[str, Any]) -> tuple[Way, ...]:
    """The falls of an outcome as they were recorded; nothing where it has none. `before` is the state before it."""
    found: list[Way] = []
    for ways, events, *change in outcome.get("falls", ()):
        found.append(Way(ways, events, applied(before, change[0]) if change else found[0].state))
    return tuple(found)
