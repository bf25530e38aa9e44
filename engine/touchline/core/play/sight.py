"""What each player may see: hidden hands, cards face down, secret choices. A game says it once.

Such a game has a module with the four functions of `Sight`, and its table is made with it. They turn what the referee
is told, as plain data, into what one player sees of it. What he may not see is `HIDDEN`, a table of its own, so that
no schema takes it for a name or a number. A game without such a module is open to everybody.

>>> veiled({"event": "drawn", "player": "Ben", "card": "crown"}, "card")
{'event': 'drawn', 'player': 'Ben', 'card': {'hidden': True}}
>>> [hand for hand, deck in arrangements(["crown", "ring", "pearl"], [1, 2])]
[('crown',), ('ring',), ('pearl',)]
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Any, Final, NamedTuple, Protocol

from touchline.core.play.requests import Choose
from touchline.core.play.wire import Event, FallenDie, Pending, Plain, Position, State

__all__ = ["HIDDEN", "UNSEEN", "Eyes", "Sight", "View", "arrangements", "hidden", "offered", "veiled"]

HIDDEN: Final[dict[str, Any]] = {"hidden": True}
"""Stands for whatever a player may not see."""
UNSEEN = "hidden"
"""What a result of dice is called that a player does not see, as results are texts."""


def hidden(value: object) -> bool:
    """Is this what stands for something that may not be seen?"""
    return bool(value == HIDDEN)


def veiled(table: Plain, *keys: str) -> dict[str, Any]:
    """A table in which the values of these keys are hidden, as far as it has them."""
    return {key: HIDDEN if key in keys else value for key, value in table.items()}


def arrangements(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way to deal cards into heaps of these sizes, each equally likely; together they take all cards."""
    if len(sizes) < 2:
        yield (tuple(cards),)
        return
    for taken in combinations(range(len(cards)), sizes[0]):
        first = tuple(cards[n] for n in taken)
        rest = [card for n, card in enumerate(cards) if n not in taken]
        yield from ((first, *others) for others in arrangements(rest, sizes[1:]))


class Sight(Protocol):
    """What one player sees of a game. A module with these functions serves.

    Each is given plain data, does not change it, and gives the same with `HIDDEN` in the place of what he may not see.
    """

    def show(self, state: State, for_player: str) -> State:
        """The position as this player sees it."""

    def told(self, said: Plain, for_player: str) -> Plain | None:
        """An event, a command, or a die that has fallen; None for an event of which he notices nothing.

        An event has the key `event`, a command `do`, a die `face`.
        """

    def due(self, throw: Pending, state: State, for_player: str) -> Pending:
        """A throw that is due: its dice may show what only the referee knows. `state` is all that he knows."""

    def worlds(self, state: State, for_player: str) -> Iterable[Position]:
        """Every position that this player cannot tell from this one, each as likely as any other.

        Odds that he sees are counted over all of them. Empty where nobody counts them: then he sees no odds. Positions
        that he could tell from this one do no harm.
        """


class Eyes(NamedTuple):
    """What one player sees of whatever crosses a table."""

    sight: Sight
    player: str

    def state(self, state: State) -> State:
        """The position."""
        return self.sight.show(state, self.player)

    def events(self, events: Iterable[Event]) -> list[Event]:
        """What has happened, as far as he notices."""
        found = []
        for event in events:
            seen = self.sight.told(event, self.player)
            if seen is not None:
                found.append(dict(seen))
                if "results" in seen:
                    found[-1]["results"] = [UNSEEN if hidden(one) else one for one in _listed(seen["results"])]
        return found

    def pending(self, pending: Pending | None, state: State) -> Pending | None:
        """What is asked for. What others may do shows what they have, so nobody sees the options of another."""
        if pending is None:
            return None
        if pending["ask"] == "roll":
            return self.sight.due(pending, state, self.player)
        return pending if pending["coach"] == self.player else {**pending, "options": [], "forbidden": []}

    def command(self, command: Plain) -> Plain:
        """What somebody does."""
        return self.sight.told(command, self.player) or {"do": command["do"]}

    def dice(self, dice: Sequence[FallenDie], owners: Sequence[str]) -> list[Plain]:
        """How dice fall; where nobody says whose a die is, it is one of these owners."""
        whose = owners[0] if len({*owners}) == 1 else None
        named = [{**die, "player": whose if die["player"] is None else die["player"]} for die in dice]
        return [
            {**die, "face": HIDDEN if seen is None else seen["face"]}
            for die, one in zip(dice, named, strict=True)
            for seen in [self.sight.told(one, self.player)]
        ]


def _listed(results: Any) -> Sequence[Any]:
    return [results] if hidden(results) else list(results)


class View(NamedTuple):
    """What a coach of a game with secrets is given in the place of the play: nothing that he could look into or fork.

    `events` are all that have happened, as far as he has noticed, with those that have just come last.
    """

    player: str
    state: State
    events: Sequence[Event]


def offered(choose: Choose) -> Choose:
    """A decision with all that may be said of it and with nothing of the engine, which would know the secrets."""
    options = [
        option._replace(value=None, check=None, sample=None, limits=option.limits and dict(option.limits))
        for option in choose.options
    ]
    return choose._replace(options=options, forbidden=partial(tuple, choose.refused()))
