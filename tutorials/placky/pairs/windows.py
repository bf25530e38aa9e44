"""Windows: what is told between one beginning and the next, as of an activation, an action or a down."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations

from touchline.core.play.events import rules_of, to_json
from touchline.core.play.table import InProcessTable
from touchline.core.play.wire import Plain

__all__ = ["Interval", "Watch"]


@dataclass(frozen=True)
class Interval:
    """What happened from one beginning to the next."""

    position: Callable[[], Plain]
    """How everything stood at its beginning."""
    moves: Sequence[Plain]
    """What was put to the table in it: `{"act": command}` and `{"roll": dice}`."""
    rules: frozenset[str]
    """The numbers of the rules that were at work."""
    earlier: "Interval | None" = None
    """The one before it: not every position can be said in steps, as where an action is owed to somebody."""

    def pairs(self) -> Iterator[tuple[str, str]]:
        """The rules that met in it, two and two."""
        return combinations(sorted(self.rules), 2)


class Watch:
    """Looks at a table after each move, and cuts what its play has told where something begins."""

    def __init__(self, table: InProcessTable, opening: Plain) -> None:
        """`opening`: the position that has been set up."""
        assert table.play is not None  # noqa: S101 - something has been set up
        self._table, self._play = table, table.play
        self._moves: list[Plain] = []
        self._position: Callable[[], Plain] = partial(dict, opening)
        self._begun, self._seen = (0, 0), (-1, -1)
        self._before: Interval | None = None

    def over(self, move: Plain | None = None) -> Iterator[Interval]:
        """The windows that have come to their end with this move, which the play has taken; without it, before any."""
        self._moves += [move] if move else []
        for state, answers, events in self._play.checkpoints:
            at = (answers, events)
            if at <= self._seen:
                continue
            self._seen = at
            if self._table.begins(state):
                window = self._cut(*at)
                self._before = replace(window, earlier=None)
                yield window
                self._position, self._begun = partial(self._table.show, state), at

    def last(self) -> Interval:
        """The window in which the play has been left."""
        return self._cut(len(self._moves), len(self._play.events))

    def _cut(self, answers: int, events: int) -> Interval:
        since, told = self._begun
        rules: set[str] = set()
        for event in self._play.events[told:events]:
            if type(event).__name__ == "Rolled":  # its modifiers have rules of their own
                rules |= rules_of(to_json(event))
            elif event.rule:
                rules.add(str(event.rule))  # whichever of its statements it names
        return Interval(self._position, self._moves[since:answers], frozenset(rules), self._before)
