"""The fields of a state, each written once: its type, how it begins, and how it stands in a position.

A state is a dataclass in which `StatePart.told`, `StatePart.each`, `StatePart.one` or `kept` stands where a default
would. `Fields` makes the rest of them: how a state begins, is copied, shown and read, and which keys a position may
have.

>>> from touchline.core.play.codecs import whole
>>> @dataclasses.dataclass(slots=True, init=False)
... class State:
...     score: int = StatePart("match").told(whole(0), 0)
>>> fields, s = Fields(State), State()
>>> fields.begin(s, 2)
>>> fields.read(s, None, {"score": -1})
[PositionFault(text='score is -1; allowed: 0 or more', key='score', of=(), rules=())]
>>> fields.read(s, None, {"score": 3}), fields.show(s, None)
([], {'score': 3})
"""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from touchline.core.brief import brief
from touchline.core.faults import PositionFault
from touchline.core.play.codecs import FLAG, Codec, Misread, as_it_is
from touchline.core.rulebook.shape import Schema

__all__ = ["ROWS", "Column", "Fields", "Follow", "StateField", "StatePart", "kept"]

S = TypeVar("S")
ROWS = "players"
"""The key of a position under which each player has a table of his own."""


class StatePart(NamedTuple):
    """Fields that belong together, so that a game can say something of all of them."""

    name: str

    def told(self, codec: Codec[Any], begins: Any, key: str = "") -> Any:
        """A field under a key of the position, its own name unless another is given."""
        return _field(StateField(self, _anew(begins), codec, key))

    def each(self, codec: Codec[Any], begins: Any, key: str = "") -> Any:
        """A list with a value for each player, which stands in his table."""
        return _field(StateField(self, lambda players: [begins] * players, codec, key, Column(_as_it_is, list)))

    def one(self, nobody: int, key: str) -> Any:
        """The number of a player, or of nobody; each player's table says whether it is he."""
        return _field(StateField(self, _anew(nobody), FLAG, key, Column(_who, partial(_which, nobody))))


def kept(begins: Any = None) -> Any:
    """A field that no position shows: what is fixed at set-up, or follows from others."""
    return _field(StateField(None, _anew(begins)))


class Column(NamedTuple):
    """Between the value of a field and a list of values, one a player."""

    spread: Callable[[Any, int], Sequence[Any]]
    gathered: Callable[[list[Any]], Any]


class StateField(NamedTuple):
    """One field of a state. Without a `codec` no position shows it; with a `column` it stands in players' tables."""

    part: StatePart | None
    begins: Callable[[int], Any]
    """Its first value, for so many players."""
    codec: Codec[Any] | None = None
    key: str = ""
    column: Column | None = None

    def nothing(self) -> Any:
        """What a position shows where this has its first value; of players' tables, where there are none."""
        return self.codec.show(self.begins(0), None) if self.codec is not None else None


class Follow(NamedTuple):
    """What a state shows besides its fields, as plain data, and the schema of that.

    A position need not say it, and where it does it must agree.
    """

    shape: Schema
    of: Callable[[Any], Any]


Follows = Mapping[str, Follow]
_NOTHING: Follows = MappingProxyType({})


class Fields:
    """The fields of a class of states, in their order. Raises `TypeError` for one that does not say what it is.

    What `follows` from them is shown besides; of `each` player something follows as well, which comes as a list.
    """

    def __init__(self, state: type[Any], follows: Follows = _NOTHING, each: Follows = _NOTHING) -> None:
        self.of: Mapping[str, StateField] = MappingProxyType(dict(_fields(state)))
        self._told = [(name, field, field.codec) for name, field in self.of.items() if field.codec is not None]
        self._resets: dict[tuple[str, ...], Callable[[Any, int], None]] = {}
        self._follows, self._each = follows, each
        self.keys = frozenset(field.key for _, field, _ in self._told if field.column is None) | follows.keys()
        """Of a position."""
        self.player_keys = frozenset(field.key for _, field, _ in self._told if field.column is not None) | each.keys()
        """Of a player's table."""

    def shapes(self, *, of_players: bool = False) -> dict[str, Schema]:
        """The schema of each key of a position, or of a player's table."""
        own = {field.key: codec.shape for _, field, codec in self._told if (field.column is not None) is of_players}
        return {**own, **{key: one.shape for key, one in (self._each if of_players else self._follows).items()}}

    def begin(self, s: Any, players: int) -> None:
        """Give every field its first value, for so many players."""
        self.reset(s, players, self.of)

    def reset(self, s: Any, players: int, names: Mapping[str, StateField]) -> None:
        """Give these fields their first values again."""
        key = tuple(names)
        known = self._resets.get(key)
        if known is None:
            known = self._resets[key] = _written("s, players", *_firsts(names))
        known(s, players)

    def parts(self, *parts: StatePart) -> Mapping[str, StateField]:
        """The fields of some parts."""
        return MappingProxyType({name: field for name, field in self.of.items() if field.part in parts})

    def keys_of(self, *parts: StatePart) -> list[str]:
        """The keys of the fields of some parts."""
        return [field.key for field in self.parts(*parts).values()]

    def show(self, s: Any, match: Any, players: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
        """What follows and every field as plain data; those in players' tables are added to these."""
        shown: dict[str, Any] = {key: follows.of(s) for key, follows in self._follows.items()}
        for name, field, codec in self._told:
            value, show = getattr(s, name), codec.show
            if field.column is None:
                shown[field.key] = value if show is as_it_is else show(value, match)
                continue
            shown[ROWS] = players
            values = field.column.spread(value, len(players))
            _fill(players, field.key, values if show is as_it_is else [show(one, match) for one in values])
        for key, follows in self._each.items():
            _fill(players, key, follows.of(s))
        return shown

    def read(self, s: Any, match: Any, position: Mapping[str, Any]) -> list[PositionFault]:
        """Take over what a position gives, and say what of it cannot be read; that stays as it was.

        What only follows is left to `contradictions`, once the state is whole.
        """
        faults: list[PositionFault] = []
        rows: Sequence[Mapping[str, Any]] = position.get(ROWS, ())
        for name, field, codec in self._told:
            if field.column is None:
                if (given := position.get(field.key)) is not None:
                    try:
                        setattr(s, name, codec.read(given, match))
                    except Misread as error:
                        faults += [one.fault(field.key) for one in error.misfits]
                continue
            if not rows:
                continue
            values = [row.get(field.key) for row in rows]
            if codec.fits is None or not all(map(codec.fits, values)):
                before = field.column.spread(getattr(s, name), len(rows))
                values = [
                    _told(row, field.key, codec, match, one, faults) for row, one in zip(rows, before, strict=True)
                ]
            setattr(s, name, field.column.gathered(values))
        return faults

    def contradictions(self, s: Any, position: Mapping[str, Any]) -> list[PositionFault]:
        """Where a position is wrong about what follows from the rest of it, which `s` holds."""
        found = [_contradicts("", position, key, follows.of(s)) for key, follows in self._follows.items()]
        for key, follows in self._each.items():
            for row, one in zip(position.get(ROWS) or (), follows.of(s), strict=False):
                found.append(_contradicts(row["name"], row, key, one))
        return [fault for fault in found if fault]

    def copier(self, state: type[S]) -> Callable[[S], S]:
        """A function that copies a state: lists and tables are its own, all else is shared."""
        lines = [f"twin.{name} = self.{name}{_end(field.begins(1))}" for name, field in self.of.items()]
        copy: Callable[[S], S] = _written(
            "self", ["twin = new(kind)", *lines, "return twin"], {"new": state.__new__, "kind": state}
        )
        return copy


def _written(takes: str, lines: Iterable[str], known: Mapping[str, Any]) -> Any:
    """A function of these lines, a line a field: states are begun and copied all the time, and a loop takes longer."""
    made = dict(known)
    exec("\n ".join((f"def written({takes}):", *lines)), made)  # noqa: S102 - only names of fields are in it
    return made["written"]


def _firsts(fields: Mapping[str, StateField]) -> tuple[list[str], dict[str, Any]]:
    """The lines that give fields their first values, and what these lines know: what cannot change is made once."""
    changes = {name for name, field in fields.items() if _end(field.begins(1))}
    lines = [f"s.{name} = {name}(players)" if name in changes else f"s.{name} = {name}" for name in fields]
    return lines, {name: field.begins if name in changes else field.begins(1) for name, field in fields.items()}


def _end(value: Any) -> str:
    """What copies a value, written after it; one that cannot change needs nothing."""
    return "[:]" if isinstance(value, list) else ".copy()" if isinstance(value, dict) else ""


def _fields(state: type[Any]) -> Iterator[tuple[str, StateField]]:
    for one in dataclasses.fields(state):
        field = one.metadata.get(StateField)
        if field is None:
            raise TypeError(f"{state.__name__}.{one.name} does not say what it is; allowed: told, each, one or kept")
        yield one.name, field._replace(key=field.key or one.name)


def _field(field: StateField) -> Any:
    return dataclasses.field(default=None, metadata={StateField: field})


def _anew(begins: Any) -> Callable[[int], Any]:
    """What changes is every state's own."""
    return (lambda _: begins.copy()) if isinstance(begins, list | dict) else (lambda _: begins)


def _fill(players: Sequence[dict[str, Any]], key: str, values: Sequence[Any]) -> None:
    for row, one in zip(players, values, strict=True):
        row[key] = one


def _told(
    row: Mapping[str, Any], key: str, codec: Codec[Any], match: Any, before: Any, faults: list[PositionFault]
) -> Any:
    """The value that a player's table gives; what he had `before` where it gives none, or a faulty one."""
    given = row.get(key)
    if given is None:
        return before
    try:
        return codec.read(given, match)
    except Misread as error:
        faults += [one.fault(key, (row["name"],)) for one in error.misfits]
        return before


def _contradicts(who: str, told: Mapping[str, Any], key: str, follows: Any) -> PositionFault | None:
    given = told.get(key, follows)
    if type(given) is type(follows) and given == follows:
        return None
    to, of = (f"{who}: ", (who,)) if who else ("", ())
    return PositionFault(
        f"{to}{key} is {brief(given)}; from the rest of the position follows {brief(follows)}", key, of
    )


def _as_it_is(values: list[Any], _: int) -> list[Any]:
    return values


def _who(player: int, players: int) -> list[bool]:
    return [player == i for i in range(players)]


def _which(nobody: int, flags: list[bool]) -> int:
    return flags.index(True) if True in flags else nobody
