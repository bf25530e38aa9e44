"""The fields of a state, each written once: its type, how it begins, and how it stands in a position.

A state is a dataclass in which `Part.told`, `Part.each`, `Part.one` or `kept` stands where a default would. `Fields`
makes the rest of them: how a state begins, is copied, shown and read, and which keys a position may have.

>>> from touchline.core.play.codecs import whole
>>> @dataclasses.dataclass(slots=True, init=False)
... class State:
...     score: int = Part("match").told(whole(0), 0)
>>> fields, s = Fields(State), State()
>>> fields.begin(s, 2)
>>> fields.read(s, None, {"score": -1}), fields.read(s, None, {"score": 3}), fields.show(s, None)
(['score is -1; allowed: 0 or more'], [], {'score': 3})
"""

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from touchline.core.play.codecs import FLAG, Codec, Misread, as_it_is

S = TypeVar("S")
ROWS = "players"
"""The key of a position under which each player has a table of his own."""


class Part(NamedTuple):
    """Fields that belong together, so that a game can say something of all of them."""

    name: str

    def told(self, codec: Codec[Any], begins: Any, key: str = "") -> Any:
        """A field under a key of the position, its own name unless another is given."""
        return _field(Field(self, _anew(begins), codec, key))

    def each(self, codec: Codec[Any], begins: Any, key: str = "") -> Any:
        """A list with a value for each player, which stands in his table."""
        return _field(Field(self, lambda players: [begins] * players, codec, key, Column(_as_it_is, list)))

    def one(self, nobody: int, key: str) -> Any:
        """The number of a player, or of nobody; each player's table says whether it is he."""
        return _field(Field(self, _anew(nobody), FLAG, key, Column(_who, partial(_which, nobody))))


def kept(begins: Any = None) -> Any:
    """A field that no position shows: what is fixed at set-up, or follows from others."""
    return _field(Field(None, _anew(begins)))


class Column(NamedTuple):
    """Between the value of a field and a list of values, one a player."""

    spread: Callable[[Any, int], Sequence[Any]]
    gathered: Callable[[list[Any]], Any]


class Field(NamedTuple):
    """One field of a state. Without a `codec` no position shows it; with a `column` it stands in players' tables."""

    part: Part | None
    begins: Callable[[int], Any]
    """Its first value, for so many players."""
    codec: Codec[Any] | None = None
    key: str = ""
    column: Column | None = None

    def nothing(self) -> Any:
        """What a position shows where this has its first value; of players' tables, where there are none."""
        return self.codec.show(self.begins(0), None) if self.codec is not None else None


class Fields:
    """The fields of a class of states, in their order. Raises `TypeError` for one that does not say what it is."""

    def __init__(self, state: type[Any]) -> None:
        self.of: Mapping[str, Field] = MappingProxyType(dict(_fields(state)))
        self._told = [(name, field, field.codec) for name, field in self.of.items() if field.codec is not None]
        self.keys = frozenset(field.key for _, field, _ in self._told if field.column is None)
        """Of a position."""
        self.player_keys = frozenset(field.key for _, field, _ in self._told if field.column is not None)
        """Of a player's table."""

    def begin(self, s: Any, players: int) -> None:
        """Give every field its first value, for so many players."""
        self.reset(s, players, self.of)

    def reset(self, s: Any, players: int, names: Mapping[str, Field]) -> None:
        """Give these fields their first values again."""
        for name, field in names.items():
            setattr(s, name, field.begins(players))

    def parts(self, *parts: Part) -> Mapping[str, Field]:
        """The fields of some parts."""
        return MappingProxyType({name: field for name, field in self.of.items() if field.part in parts})

    def keys_of(self, *parts: Part) -> list[str]:
        """The keys of the fields of some parts."""
        return [field.key for field in self.parts(*parts).values()]

    def show(self, s: Any, match: Any, players: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
        """Every field as plain data; those in players' tables are added to these."""
        shown: dict[str, Any] = {}
        for name, field, codec in self._told:
            value = getattr(s, name)
            if field.column is None:
                shown[field.key] = codec.show(value, match)
                continue
            shown[ROWS] = players
            key, show = field.key, codec.show
            for row, one in zip(players, field.column.spread(value, len(players)), strict=True):
                row[key] = one if show is as_it_is else show(one, match)
        return shown

    def read(self, s: Any, match: Any, position: Mapping[str, Any]) -> list[str]:
        """Take over what a position gives, and say what of it cannot be read; that stays as it was."""
        faults: list[str] = []
        rows: Sequence[Mapping[str, Any]] = position.get(ROWS, ())
        for name, field, codec in self._told:
            if field.column is None:
                if (given := position.get(field.key)) is not None:
                    try:
                        setattr(s, name, codec.read(given, match))
                    except Misread as error:
                        faults.append(f"{field.key}{error.where} {error.words}")
                continue
            values = list(field.column.spread(getattr(s, name), len(rows)))
            for i, row in enumerate(rows):
                if (given := row.get(field.key)) is not None:
                    try:
                        values[i] = codec.read(given, match)
                    except Misread as error:
                        faults.append(f"{row['name']}: {field.key}{error.where} {error.words}")
            setattr(s, name, field.column.gathered(values))
        return faults

    def copier(self, state: type[S]) -> Callable[[S], S]:
        """A function that copies a state: lists and tables are its own, all else is shared.

        It is written out, a line a field, as forks copy states all the time and a loop would take twice as long.
        """
        lines = [f" twin.{name} = self.{name}{_end(field.begins(1))}" for name, field in self.of.items()]
        made: dict[str, Any] = {"new": state.__new__, "kind": state}
        exec("\n".join(("def copy(self):", " twin = new(kind)", *lines, " return twin")), made)  # noqa: S102 - only names of fields are in it
        copy: Callable[[S], S] = made["copy"]
        return copy


def _end(value: Any) -> str:
    """What copies a value, written after it; one that cannot change needs nothing."""
    return "[:]" if isinstance(value, list) else ".copy()" if isinstance(value, dict) else ""


def _fields(state: type[Any]) -> Iterator[tuple[str, Field]]:
    for one in dataclasses.fields(state):
        field = one.metadata.get(Field)
        if field is None:
            raise TypeError(f"{state.__name__}.{one.name} does not say what it is; allowed: told, each, one or kept")
        yield one.name, field._replace(key=field.key or one.name)


def _field(field: Field) -> Any:
    return dataclasses.field(default=None, metadata={Field: field})


def _anew(begins: Any) -> Callable[[int], Any]:
    """What changes is every state's own."""
    return (lambda _: begins.copy()) if isinstance(begins, list | dict) else (lambda _: begins)


def _as_it_is(values: list[Any], _: int) -> list[Any]:
    return values


def _who(player: int, players: int) -> list[bool]:
    return [player == i for i in range(players)]


def _which(nobody: int, flags: list[bool]) -> int:
    return flags.index(True) if True in flags else nobody
