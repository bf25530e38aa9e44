"""How a value of a state stands in a position, and how it is read from there: a codec for each kind of value.

A state has numbers for players and teams; a position has their names, and lists and tables where a state has records.
What is read is checked first, and `Misread` says what is wrong with it.

>>> listed(whole(0, 4)).read([1, 9], None)
Traceback (most recent call last):
...
touchline.core.play.codecs.Misread: [1] is 9; allowed: 0 to 4
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from touchline.core.brief import brief
from touchline.core.faults import PositionFault
from touchline.core.rulebook.shape import Schema, or_null, table

__all__ = [
    "FLAG", "TEXT", "Codec", "Misfit", "Misread", "as_it_is", "listed", "maybe", "name_in", "of_teams", "plain",
    "record", "tupled", "whole", "word", "wrong",
]  # fmt: skip

T = TypeVar("T")


class Misfit(NamedTuple):
    """One thing that is wrong with a value: words that go on after its key, and where it lies in the value.

    `path` is the keys and places on the way to it; `rules` what does not allow it; `of` the team that it is told of.
    """

    text: str
    rules: tuple[str, ...] = ()
    path: tuple[str | int, ...] = ()
    of: tuple[str, ...] = ()

    def whole(self) -> str:
        """The words, with the way to it before them."""
        way = "".join(f"[{one}]" if isinstance(one, int) else f".{one}" for one in self.path)
        return f"{way} {self.text}"

    def fault(self, key: str, of: tuple[str, ...] = ()) -> PositionFault:
        """The fault of a position that has the value at this key; `of` is whose it is."""
        who = f"{of[0]}: " if of else ""
        return PositionFault(f"{who}{key}{self.whole()}", key, of or self.of, self.rules)

    def of_row(self, who: str) -> PositionFault:
        """The fault of a player's table that was read as a whole: the first step leads to its key."""
        return self._replace(path=self.path[1:]).fault(str(self.path[0]), (who,))

    def within(self, step: str | int, of: tuple[str, ...] = ()) -> "Misfit":
        """The same, told of a value that has this one at a key or a place."""
        return self._replace(path=(step, *self.path), of=of or self.of)


class Misread(ValueError):  # noqa: N818 - named after what happened, as `UnlawfulPosition`
    """A value of a position cannot be read; `misfits` says what is wrong with it."""

    def __init__(self, *misfits: Misfit) -> None:
        super().__init__("; ".join(str(one.fault("")) for one in misfits).strip())
        self.misfits = misfits


class Codec(NamedTuple, Generic[T]):
    """Shows a value as plain data, and reads it from there; both are given the line-up, which knows the names.

    Reading raises `Misread` for what cannot be read, with all that is wrong and where it lies.
    `shape` is the schema of what is shown. `fits` says of a value that stands in a position as it is in the state
    whether it may; who reads many of them asks it and spares the calls.
    """

    show: Callable[[T, Any], Any]
    read: Callable[[Any, Any], T]
    shape: Schema
    fits: Callable[[Any], bool] | None = None


def wrong(given: Any, allowed: str, *rules: str) -> Misread:
    """It is this, and something else would be allowed, by these rules."""
    return Misread(Misfit(f"is {brief(given)}; allowed: {allowed}", rules))


def as_it_is(value: Any, _: Any) -> Any:
    """How most values are shown; who shows many of them looks for it and spares the calls."""
    return value


def _as_list(values: Any, _: Any) -> Any:
    return list(values)


def plain(allowed: str, fits: Callable[[Any], bool], shape: Schema, *rules: str) -> Codec[Any]:
    """A value that stands in a position as it is in the state."""

    def read(given: Any, _: Any) -> Any:
        if not fits(given):
            raise wrong(given, allowed, *rules)
        return given

    return Codec(as_it_is, read, shape, fits)


FLAG: Codec[bool] = plain("true or false", lambda given: type(given) is bool, {"type": "boolean"})
TEXT: Codec[str] = plain("a text", lambda given: isinstance(given, str), {"type": "string"})


def whole(least: int, most: int | None = None, why: str = "") -> Codec[int]:
    """A whole number in these bounds; `why` is the number of the rule that sets them."""
    allowed = f"{least} or more" if most is None else f"{least} to {most}"
    return plain(
        allowed,
        lambda given: type(given) is int and least <= given and (most is None or given <= most),
        {"type": "integer", "minimum": least, **({} if most is None else {"maximum": most})},
        *([why] if why else ()),
    )


def word(*words: str) -> Codec[str]:
    """One of these words."""
    known = frozenset(words)
    return plain(", ".join(words), lambda given: isinstance(given, str) and given in known, {"enum": list(words)})


def name_in(names: Callable[[Any], Sequence[str]], there: str, joined: str = ", ") -> Codec[int]:
    """A number in the state, the name in this place of a list in a position. `there` is how a message lists them."""

    def read(given: Any, match: Any) -> int:
        known = names(match)
        if given not in known:
            raise Misread(Misfit(f"is {brief(given)}; {there}: {joined.join(known)}"))
        return known.index(given)

    return Codec(lambda value, match: names(match)[value], read, TEXT.shape)


def maybe(codec: Codec[Any], nothing: Any = None) -> Codec[Any]:
    """What there may be and may not be; `nothing` is null in a position."""

    def show(value: Any, match: Any) -> Any:
        return None if value is nothing or value == nothing else codec.show(value, match)

    def read(given: Any, match: Any) -> Any:
        return nothing if given is None else codec.read(given, match)

    return Codec(as_it_is if nothing is None and codec.show is as_it_is else show, read, or_null(codec.shape))


def listed(codec: Codec[T], long: int | None = None, make: Callable[[Iterable[T]], Any] = list) -> Codec[Any]:
    """A list of them, `long` of them where that is said; what the state has is made of it."""

    def show(values: Iterable[T], match: Any) -> list[Any]:
        return [codec.show(value, match) for value in values]

    def read(given: Any, match: Any) -> Any:
        if not isinstance(given, list | tuple) or long not in (None, len(given)):
            raise wrong(given, "a list" if long is None else f"a list of {long}")
        if codec.fits is not None and all(map(codec.fits, given)):
            return make(given)
        try:
            return make([codec.read(one, match) for one in given])
        except Misread:
            raise _misread(match, ((place, codec, one) for place, one in enumerate(given))) from None

    size = {} if long is None else {"minItems": long, "maxItems": long}
    shape = {"type": "array", "items": codec.shape, **size}
    return Codec(_as_list if codec.show is as_it_is else show, read, shape)


def tupled(codec: Codec[T], long: int | None = None) -> Codec[tuple[T, ...]]:
    """The same as a tuple."""
    return listed(codec, long, tuple)


def record(make: Callable[..., T], codecs: Mapping[str, Codec[Any]]) -> Codec[T]:
    """A tuple, or a named one, as a table: these are its keys, in the order of its values."""
    turned = [(key, codec.show) for key, codec in codecs.items() if codec.show is not as_it_is]

    def show(values: Any, match: Any) -> dict[str, Any]:
        shown = dict(zip(codecs, values, strict=True))
        for key, one in turned:
            shown[key] = one(shown[key], match)
        return shown

    def read(given: Any, match: Any) -> T:
        if not isinstance(given, Mapping) or given.keys() != codecs.keys():
            raise wrong(given, f"a table of {', '.join(codecs)}")
        try:
            return make(*[codec.read(given[key], match) for key, codec in codecs.items()])
        except Misread:
            raise _misread(match, ((key, codec, given[key]) for key, codec in codecs.items())) from None

    return Codec(show, read, table({key: codec.shape for key, codec in codecs.items()}))


def of_teams(codec: Codec[T], nothing: Any) -> Codec[tuple[T, T]]:
    """One for each team, as a table of team and value; a team that is left out has `nothing`."""

    def show(values: tuple[T, T], match: Any) -> dict[str, Any]:
        return {team: codec.show(value, match) for team, value in zip(match.teams, values, strict=True)}

    def read(given: Any, match: Any) -> tuple[T, T]:
        if not isinstance(given, Mapping):
            raise wrong(given, f"a table of {' and '.join(match.teams)}")
        if strange := [team for team in given if team not in match.teams]:
            there = " and ".join(match.teams)
            raise Misread(*(Misfit(f"names {brief(team)}; playing: {there}") for team in strange))
        try:
            first, second = [codec.read(given[team], match) if team in given else nothing for team in match.teams]
        except Misread:
            raise _misread(match, ((team, codec, one) for team, one in given.items()), of_teams=True) from None
        return first, second

    return Codec(show, read, {"type": "object", "additionalProperties": codec.shape})


def _misread(match: Any, parts: Iterable[tuple[str | int, Codec[Any], Any]], *, of_teams: bool = False) -> Misread:
    """All that is wrong with parts of a list or a table: where each stands in it, its codec, what is given there."""
    misfits: list[Misfit] = []
    for step, codec, given in parts:
        try:
            codec.read(given, match)
        except Misread as error:
            of = (str(step),) if of_teams else ()
            misfits += [one.within(step, of) for one in error.misfits]
    return Misread(*misfits)
