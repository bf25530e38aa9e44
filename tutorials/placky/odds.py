"""Exact odds of the roll at which a story stands: replay it at a fresh table, then unfold the rules themselves.

Faces that lead to the same consequences are one outcome; what counts as a consequence, the rulebook's words say.
"""

import json
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from placky.errors import BadRulebook
from placky.rulebook import Plain, Rulebook, Words
from touchline.core.ahead import steady
from touchline.core.drivers import THROWS, Play, unfold
from touchline.core.events import to_json
from touchline.core.requests import Choose

FILLS = ("f-a", "f-0", "f-x", "f-b")
"""The patterns of the bars, in their order."""
DEPTH = 2
"""How many decisions after the roll are answered with what changes least, to see what follows."""


@dataclass(frozen=True)
class OddsLine:
    """One outcome of a roll: the results of the dice that lead there, how many faces of all, and the words for it."""

    results: frozenset[tuple[str, ...]]
    ways: int
    of: int
    label: str
    fill: str
    rolled: Plain = field(default_factory=dict, compare=False)
    """One roll that ends this way: the event with its faces and results."""
    rounded: bool = False
    """Are the ways those of a million rolls, as sixes add dice without end?"""

    @property
    def per_cent(self) -> str:
        """The chance, to a tenth of a per cent; what is rarer still is less than that, and not nothing."""
        return "<\u00a00.1\u00a0%" if 0 < self.ways < 0.0005 * self.of else f"{100 * self.ways / self.of:.1f}\u00a0%"


MILLION = 10**6
_known: dict[tuple[str, str], tuple[OddsLine, ...]] = {}
"""By rulebook and acts: several pages come to the same roll."""


def odds_lines(book: Rulebook, acts: Sequence[Mapping[str, Any]]) -> tuple[OddsLine, ...]:
    """Every outcome of the roll that is due after these acts, attackers' wins first."""
    key = book.name, json.dumps(acts, sort_keys=True)
    if key not in _known:
        table = book.table()
        for act in acts:
            table.put(act)
        assert table.play is not None  # noqa: S101 - a storyboard starts with a position
        _known[key] = tuple(gathered(table.play, book.words(), table.state()))
    return _known[key]


def gathered(play: Play[Any], words: Words, state: Plain) -> list[OddsLine]:
    """Every outcome of the roll at which a play stands; outcomes with the same consequences are one.

    `state` is the position as the table tells it.
    """
    assert isinstance(play.pending, THROWS)  # noqa: S101 - asked only where dice are due
    roll = play.pending.to_json()
    classes: dict[tuple[Any, ...], list[Any]] = {}
    read = _Reader(words)
    for result, twin in unfold(play):
        coming = None if twin.pending is None else twin.pending.to_json()
        key, events = _consequences(twin, words, read)
        if not key[0]:  # a roll for its own sake: what it is called is all that came of it
            key = (*key, words.outcome(roll, [result.results], events, state, coming))
        entry = classes.setdefault(key, [set(), 0, result.of, events, coming])
        entry[0].add(result.results)
        entry[1] += result.ways
    lines = [
        OddsLine(
            frozenset(found), ways, of, *words.outcome(roll, sorted(found), events, state, coming), _rolled(events)
        )
        for found, ways, of, events, coming in classes.values()
    ]
    if any(hand.get("bursts") for hand in roll.get("hands", ())):
        lines = of_a_million(lines)
    if strange := next((line for line in lines if line.fill not in FILLS), None):
        raise BadRulebook(f'outcome "{strange.label}" has the pattern "{strange.fill}"; allowed: {", ".join(FILLS)}')
    return sorted(lines, key=lambda line: (FILLS.index(line.fill), -line.ways, line.label))


def of_a_million(lines: Sequence[OddsLine]) -> list[OddsLine]:
    """The same outcomes with their ways out of a million, for rolls without end, of which none can be counted.

    They add up to it: the largest remainders are rounded up.
    """
    shares = [divmod(MILLION * line.ways, line.of) for line in lines]
    left = MILLION - sum(whole for whole, _ in shares)
    up = sorted(range(len(lines)), key=lambda n: Fraction(shares[n][1], lines[n].of), reverse=True)[:left]
    return [replace(line, ways=shares[n][0] + (n in up), of=MILLION, rounded=True) for n, line in enumerate(lines)]


class _Reader:
    """Events as plain data, with what makes a difference in each: many outcomes of a roll share most of them."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.known: dict[Any, tuple[Plain, Hashable]] = {}

    def __call__(self, event: Any) -> tuple[Plain, Hashable]:
        try:
            found = self.known.get((type(event), event))
        except TypeError:  # it holds something that can change
            return self._read(event)
        if found is None:
            found = self.known[type(event), event] = self._read(event)
        return found

    def _read(self, event: Any) -> tuple[Plain, Hashable]:
        plain = to_json(event)
        return plain, self.words.consequence(plain)


def _consequences(twin: Play[Any], words: Words, read: _Reader) -> tuple[tuple[Any, ...], list[Plain]]:
    """What came of a roll, as something that can be compared, and the events behind it."""
    asked = []
    for _ in range(DEPTH):
        if not isinstance(twin.pending, Choose):
            break
        asked.append(words.asked(twin.pending.to_json()))
        if twin.settled:  # something new begins here; what a coach does then did not come of the roll
            break
        twin.act(steady(twin.pending, twin))
    if isinstance(twin.pending, THROWS):
        asked.append(words.asked(twin.pending.to_json()))
    found = [read(event) for event in twin.events]
    told = tuple(what for _, what in found if what is not None)
    return (told, tuple(what for what in asked if what is not None)), [event for event, _ in found]


def _rolled(events: Sequence[Plain]) -> Plain:
    return next((event for event in events if event["event"] == "rolled"), {})
