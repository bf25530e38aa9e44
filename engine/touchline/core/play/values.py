"""What the keys of a command take, as data: a name, a word, a whole number, a point, a list, a table.

Each kind says in words what it takes, and of a value what is wrong with it. Some names are known only in a match, its
players for instance: such a kind asks the state. `True` is no number, and nothing is turned into something else.
"""

from collections.abc import Callable, Collection, Container, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from touchline.core.nearest import nearest, shown
from touchline.core.rulebook.shape import Schema, table

__all__ = ["Key", "Keyed", "Kind", "Name", "OnField", "Several", "Text", "Whole", "Word", "faults", "shape_of", "taken"]

FARTHEST = 1_000_000
"""Thousandths of an inch: no coordinate is greater. Every pitch is smaller by far."""


class Kind(Protocol):
    """What a key takes."""

    @property
    def said(self) -> str:
        """In words: "a player"."""

    @property
    def shape(self) -> Schema:
        """As a schema."""

    def fault(self, value: Any, state: Any) -> str | None:
        """How a sentence goes on that begins with the key, where this is not what it takes; None where it is."""


class Name(NamedTuple):
    """A name out of those that there are: `known` lists them in a state."""

    called: str
    known: Callable[[Any], Collection[str]]

    @property
    def said(self) -> str:
        """In words."""
        return f"a {self.called}"

    @property
    def shape(self) -> Schema:
        """As a schema; which names there are, only a match knows."""
        return {"type": "string", "description": f"name of a {self.called}"}

    def fault(self, value: Any, state: Any) -> str | None:
        """Is there somebody or something of this name?"""
        if not isinstance(value, str):
            return _no(value, self.said)
        known = self.known(state)
        return None if value in known else f"is {shown(value)}, which is no {self.called}; {nearest(value, known)}"


class Word(NamedTuple):
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def said(self) -> str:
        """In words."""
        return " or ".join(f'"{word}"' for word in self.words)

    @property
    def shape(self) -> Schema:
        """As a schema."""
        return {"enum": list(self.words)}

    def fault(self, value: Any, state: Any) -> str | None:  # noqa: ARG002 - one signature for all
        """Is it one of them?"""
        return None if isinstance(value, str) and value in self.words else _no(value, self.said)


class Text(NamedTuple):
    """Any text."""

    said: str = "a text"

    @property
    def shape(self) -> Schema:
        """As a schema."""
        return {"type": "string"}

    def fault(self, value: Any, state: Any) -> str | None:  # noqa: ARG002 - one signature for all
        """Is it a text?"""
        return None if isinstance(value, str) else _no(value, self.said)


class Whole(NamedTuple):
    """A whole number between two others."""

    least: int
    most: int

    @property
    def said(self) -> str:
        """In words."""
        return f"a whole number from {self.least} to {self.most}"

    @property
    def shape(self) -> Schema:
        """As a schema."""
        return {"type": "integer", "minimum": self.least, "maximum": self.most}

    def fault(self, value: Any, state: Any) -> str | None:  # noqa: ARG002 - one signature for all
        """Is it a whole number, not too great?"""
        return None if type(value) is int and self.least <= value <= self.most else _no(value, self.said)


class OnField(NamedTuple):
    """A place on the field."""

    said: str = "[x, y] in whole thousandths of an inch"

    @property
    def shape(self) -> Schema:
        """As a schema."""
        length = {"type": "integer", "minimum": -FARTHEST, "maximum": FARTHEST}
        return {"type": "array", "items": length, "minItems": 2, "maxItems": 2}

    def fault(self, value: Any, state: Any) -> str | None:  # noqa: ARG002 - one signature for all
        """Are they two whole numbers, not too great? Whether that is on the field, a rule says."""
        fits = isinstance(value, list | tuple) and len(value) == 2 and all(map(_coordinate, value))
        return None if fits else _no(value, self.said)


class Several(NamedTuple):
    """A list. Names in it `differ`, unless a rule says so itself."""

    of: Kind
    many: str
    least: int = 0
    differ: bool = True

    @property
    def said(self) -> str:
        """In words."""
        return f"a list of {self.many}"

    @property
    def shape(self) -> Schema:
        """As a schema."""
        return {"type": "array", "items": self.of.shape, **({"minItems": self.least} if self.least else {})}

    def fault(self, value: Any, state: Any) -> str | None:
        """Is it a list, and is every entry what it should be?"""
        if not isinstance(value, list | tuple) or len(value) < self.least:
            return _no(value, self.said)
        for number, one in enumerate(value, 1):
            if fault := self.of.fault(one, state):
                return f"number {number} {fault}"
            if self.differ and isinstance(one, str) and one in value[: number - 1]:
                return f"names {one} twice"
        return None


class Key(NamedTuple):
    """A key of a command: what it takes, and whether it may be left out.

    With `beside` it stands only where that other key does, and with `words` only where that one is one of these.
    """

    takes: Kind
    optional: bool = False
    beside: str = ""
    words: tuple[str, ...] = ()

    def has_a_place(self, table: Mapping[str, Any]) -> bool:
        """May it stand in this table, where it has to stand `beside` another?"""
        return table.get(self.beside) in self.words if self.words else self.beside in table


class Keyed(NamedTuple):
    """A table with keys of its own."""

    keys: Mapping[str, Key]

    @property
    def said(self) -> str:
        """In words."""
        return f"a table of {taken(self.keys)}"

    @property
    def shape(self) -> Schema:
        """As a schema."""
        return shape_of(self.keys)

    def fault(self, value: Any, state: Any) -> str | None:
        """Is it a table that has the keys it needs and no others?"""
        return next(faults(value, self.keys, state), None) if isinstance(value, Mapping) else _no(value, self.said)


def shape_of(keys: Mapping[str, Key], besides: Mapping[str, Schema] = MappingProxyType({})) -> Schema:
    """A table with these keys; those `besides` may be left out."""
    optional = [name for name, key in keys.items() if key.optional or key.beside]
    return table({**{name: key.takes.shape for name, key in keys.items()}, **besides}, [*optional, *besides])


def taken(keys: Mapping[str, Key]) -> str:
    """Keys in words, with a question mark where one may be left out.

    >>> taken({"player": Key(Text()), "to": Key(OnField(), optional=True)})
    'player, to?'
    """
    return ", ".join(f"{name}?" if key.optional or key.beside else name for name, key in keys.items()) or "no keys"


def faults(
    table: Mapping[Any, Any], keys: Mapping[str, Key], state: Any, besides: Container[str] = ()
) -> Iterator[str]:
    """What is wrong with the keys of a table, each in words that go on after its name; `besides` are not looked at."""
    for name in table:
        if name not in keys and name not in besides:
            yield f"has no key {shown(name)}; it takes {taken(keys)}"
    for name, key in keys.items():
        if key.beside and not key.has_a_place(table):
            if name in table:
                yield f'takes "{name}" only beside {_beside(key)}'
        elif name in table:
            if fault := key.takes.fault(table[name], state):
                yield f'"{name}" {fault}'
        elif not key.optional:
            yield f'lacks "{name}", {key.takes.said}; it takes {taken(keys)}'


def _beside(key: Key) -> str:
    return f'"{key.beside}"' + (f", which is {' or '.join(key.words)}" if key.words else "")


def _no(value: Any, allowed: str) -> str:
    return f"is {shown(value)}; allowed: {allowed}"


def _coordinate(value: Any) -> bool:
    return type(value) is int and -FARTHEST <= value <= FARTHEST
