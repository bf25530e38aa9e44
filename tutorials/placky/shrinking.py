"""The smallest game that still shows something: fewer moves, figures and keys, earlier names, rounder numbers.

What it is that a game shows, only who asks can say. So a game is made smaller here, and `played` plays what came of it:
it gives back the game as far as it counts, without moves that are no longer open, or None where nothing is shown.

>>> game = SmallGame({"heap": 12}, [{"act": {"do": "take 2"}}, {"act": {"do": "take 1"}}, {"act": {"do": "roll"}}])
>>> shrunk(game, lambda tried: tried if {"act": {"do": "roll"}} in tried.moves else None)
SmallGame(position={}, moves=[{'act': {'do': 'roll'}}])
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from touchline.core.play.wire import Plain

__all__ = ["SmallGame", "leaner", "rounder", "shrunk"]

Way = tuple[str | int, ...]
"""The keys and places that lead to a value inside others."""
MOST = 3000
"""So many smaller games are played at most, where nobody says otherwise."""
GRAINS = (1000, 500, 100, 10)
"""What a number of thousandths may be a multiple of, the roundest first."""
TIMELY = 100
"""A number below it counts something; from there on it is a length."""


class SmallGame(NamedTuple):
    """A position, and what was done from there: `{"act": command}` and `{"roll": dice}`, as a table takes them."""

    position: Plain
    moves: Sequence[Plain] = ()

    @property
    def cost(self) -> tuple[int, int]:
        """How large it is: its moves, then the length of its position."""
        return len(self.moves), len(json.dumps(self.position))


Played = Callable[[SmallGame], SmallGame | None]
"""Plays a game: what of it counts, if it still shows what is wanted."""


def _no_later(_: SmallGame) -> Iterable[SmallGame]:
    return ()


def _never() -> bool:
    return False


def shrunk(
    game: SmallGame, played: Played, *, later: Callable[[SmallGame], Iterable[SmallGame]] = _no_later,
    names: Sequence[str] = (), most: int = MOST, stop: Callable[[], bool] = _never,
) -> SmallGame:  # fmt: skip
    """The smallest game found that still shows it; the same one each time, but where `stop` says that time is up.

    `later`: the same game from positions on its way, the last one first. `names`: those that a player may be given in
    the place of his own, the plainest first. `most`: how many games may be played.
    """
    return _Shrinking(played, names, most, stop).shrunk(game, later)


def leaner(state: Any, first: Any, said: Any) -> Any:
    """A state as a position, without what is as it was at first, where that position does not say it.

    >>> leaner({"ball": 3, "clock": 5, "score": 0}, {"ball": 1, "clock": 5, "score": 0}, {"score": 0})
    {'ball': 3, 'score': 0}
    """
    if isinstance(state, Mapping) and isinstance(first, Mapping) and isinstance(said, Mapping):
        kept = (key for key in state if key in said or state[key] != first.get(key))
        return {key: leaner(state[key], first.get(key), said.get(key)) for key in kept}
    lists = [one for one in (state, first, said) if isinstance(one, list) and one and isinstance(one[0], Mapping)]
    if len(lists) == 3 and len(state) == len(first) == len(said):
        return [leaner(*three) for three in zip(state, first, said, strict=True)]
    return state


class _Shrinking:
    """One search, by delta debugging: each part is left out, or made simpler, as long as the rest still shows it."""

    def __init__(self, played: Played, names: Sequence[str], most: int, stop: Callable[[], bool]) -> None:
        self.played, self.names, self.left, self.stop = played, names, most, stop
        self.seen: set[str] = set()

    def shrunk(self, game: SmallGame, later: Callable[[SmallGame], Iterable[SmallGame]]) -> SmallGame:
        """Pass after pass, until one of them finds nothing."""
        before = None
        while game != before and not self.over:
            before = game
            game = self._first(later(game)) or game
            for smaller in (self._moves, self._figures, self._keys, self._names, self._numbers, self._faces):
                game = smaller(game)
        return game

    @property
    def over(self) -> bool:
        """Is there no more time?"""
        return self.left <= 0 or self.stop()

    def _try(self, tried: SmallGame) -> SmallGame | None:
        """What a game comes to, if it shows what is wanted; each one is played once."""
        key = json.dumps(tried, sort_keys=True, default=str)
        if key in self.seen or self.over:
            return None
        self.seen.add(key)
        self.left -= 1
        return self.played(tried)

    def _first(self, tried: Iterable[SmallGame]) -> SmallGame | None:
        return next((found for one in tried if (found := self._try(one)) is not None), None)

    def _moves(self, game: SmallGame) -> SmallGame:
        """Without runs of moves, long ones first."""
        return self._thinned(game, ("moves",))

    def _figures(self, game: SmallGame) -> SmallGame:
        """Without what lists of the position hold."""
        for way in list(_lists(game.position)):
            if _there(game, way) and isinstance(_at(_tree(game), way), list):  # it may be gone since it was found
                game = self._thinned(game, way)
        return game

    def _thinned(self, game: SmallGame, way: Way) -> SmallGame:
        """Zeller's delta debugging: without one chunk after another, and with chunks half as long when none can go."""
        chunk = end = len(_at(_tree(game), way))
        while chunk:
            while end > 0:
                whole, begin = _at(_tree(game), way), max(0, end - chunk)
                found = self._try(_with_tree(game, way, [*whole[:begin], *whole[end:]]))
                if found is not None and _there(found, way):
                    game = found
                end = min(begin, len(_at(_tree(game), way)))
            chunk //= 2
            end = len(_at(_tree(game), way))
        return game

    def _keys(self, game: SmallGame) -> SmallGame:
        """Without keys of the position and of commands that need not be there."""
        for way in sorted(_tables(game), key=lambda way: (len(way), str(way))):
            game = self._first([_with_tree(game, way, _LEFT_OUT)] if _there(game, way) else []) or game
        return game

    def _names(self, game: SmallGame) -> SmallGame:
        """With the plainest names for those who are left."""
        for name in sorted(set(_texts([game.position, game.moves])) & set(self.names), key=self.names.index):
            taken = set(_texts([game.position, game.moves]))
            free = [one for one in self.names[: self.names.index(name)] if one not in taken]
            game = self._first(_renamed(game, name, one) for one in free) or game
        return game

    def _numbers(self, game: SmallGame) -> SmallGame:
        """With rounder lengths and smaller numbers."""
        for way in list(_leaves(game)):
            while True:
                value = _at(_tree(game), way) if _there(game, way) else None
                if type(value) is not int:
                    break
                found = self._first(_with_tree(game, way, simpler) for simpler in rounder(value))
                if found is None:
                    break
                game = found
        return game

    def _faces(self, game: SmallGame) -> SmallGame:
        """With fewer kinds of symbols on the dice of each who rolls."""
        for number, move in enumerate(game.moves):
            for place, die in enumerate(move.get("roll", ())):
                mine = [one["face"] for one in move["roll"] if one["player"] == die["player"]]
                plain = [face for face, _ in Counter(sorted(map(str, mine))).most_common()]
                way = ("moves", number, "roll", place, "face")
                if isinstance(die["face"], str) and _there(game, way) and (now := _at(_tree(game), way)) in plain:
                    game = self._first(_with_tree(game, way, one) for one in plain[: plain.index(now)]) or game
        return game


def rounder(number: int) -> list[int]:
    """What a number may be in its place, the simplest first; a length is in thousandths.

    >>> rounder(12591), rounder(12500), rounder(3)
    ([13000, 12000, 12500, 12600, 12590], [12000, 13000], [0, 1, 2])
    """
    if number < 0:
        return [-number]
    if number < TIMELY:
        return list(dict.fromkeys((0, 1, 2, number // 2, number - 1)))[: min(number, 5)] if number else []
    found: list[int] = []
    for grain in GRAINS:
        if number % grain == 0:
            break
        below = number - number % grain
        near = sorted((below, below + grain), key=lambda one: (abs(one - number) >= grain // 2, one))
        found += [one for one in (near if grain == GRAINS[0] else near[:1]) if one]
    return list(dict.fromkeys(found))


_LEFT_OUT = object()


def _tree(game: SmallGame) -> dict[str, Any]:
    return {"position": game.position, "moves": list(game.moves)}


def _with_tree(game: SmallGame, way: Way, value: Any) -> SmallGame:
    return SmallGame(**_with(_tree(game), way, value))


def _at(value: Any, way: Way) -> Any:
    for step in way:
        value = value[step]
    return value


def _there(game: SmallGame, way: Way) -> bool:
    try:
        _at(_tree(game), way)
    except (KeyError, IndexError, TypeError):
        return False
    return True


def _with(value: Any, way: Way, new: Any) -> Any:
    """A copy with another value in one place, or without it."""
    if not way:
        return new
    step, rest = way[0], way[1:]
    if isinstance(value, Mapping):
        if not rest and new is _LEFT_OUT:
            return {key: one for key, one in value.items() if key != step}
        return {key: _with(one, rest, new) if key == step else one for key, one in value.items()}
    return [_with(one, rest, new) if place == step else one for place, one in enumerate(value)]


def _below(value: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Every value inside another, with the way to it, itself first."""
    yield way, value
    if isinstance(value, Mapping):
        for key, one in value.items():
            yield from _below(one, (*way, key))
    elif isinstance(value, list | tuple):
        for place, one in enumerate(value):
            yield from _below(one, (*way, place))


def _lists(position: Plain) -> Iterator[Way]:
    """Where lists of tables and of texts stand: figures, cards. A list of numbers is a place, and has its length."""
    for way, value in _below(position, ("position",)):
        if isinstance(value, list) and value and not any(isinstance(one, int | float) for one in value):
            yield way


def _tables(game: SmallGame) -> Iterator[Way]:
    """Every key that might be left out: of the position, at any depth, and of a command all but its verb."""
    for way, _ in _below(_tree(game)):
        inside = len(way) > 1 if way[:1] == ("position",) else len(way) > 3 and way[2] == "act" and way[3:] != ("do",)
        if inside and isinstance(way[-1], str):
            yield way


def _leaves(game: SmallGame) -> Iterator[Way]:
    """Every whole number, those of the moves behind those of the position."""
    yield from (way for way, value in _below(_tree(game)) if type(value) is int)


def _texts(value: Any) -> Iterator[str]:
    for _, one in _below(value):
        if isinstance(one, str):
            yield one
        elif isinstance(one, Mapping):
            yield from one


def _renamed(game: SmallGame, old: str, new: str) -> SmallGame:
    def changed(value: Any) -> Any:
        if isinstance(value, Mapping):
            return {new if key == old else key: changed(one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            return [changed(one) for one in value]
        return new if value == old else value

    return SmallGame(**changed(_tree(game)))
