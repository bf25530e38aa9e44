"""Texts that a step might have: its patterns, with whatever is spoken of in the places of their fields."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice, product
from typing import Any

from placky.scenarios.fields import FieldType
from placky.scenarios.saying import texts
from placky.scenarios.steps import StepDefinition

__all__ = ["Texts", "Values", "candidates", "values_in"]

Values = Sequence[Any]
MOST = 300
"""So many texts of one pattern are looked at."""
_SLOT = re.compile(r"\0(\w+)\0")
_PLURAL = re.compile(r"(?<=[a-z])s\b")
_SEVERAL = re.compile(r"(?:,| and) \S+ [a-z]+$")
"""Who does something is named last of several; a verb follows, or its beginning."""
_NUMBER = re.compile(r"\d+")


class Texts:
    """What fields of each type may say of some values; a name that none of them is may be any in a state."""

    def __init__(self, types: Mapping[str, FieldType], values: Values, state: Any = None) -> None:
        self.types, self.values, self.state = types, values, state
        self._of: dict[str, list[str]] = {}

    def of(self, kind: str) -> list[str]:
        """The texts of a type."""
        if kind not in self._of:
            one = self.types[kind]
            names = one.present(self.state) if self.state is not None and one.present is not None else ()
            found = (text for value in (*self.values, *names) for text in _usual(one.texts(value), value))
            self._of[kind] = list(dict.fromkeys(found))
        return self._of[kind]


def _usual(texts: Sequence[str], value: Any) -> Sequence[str]:
    """Of several names the usual text alone, "Ada and Bo": it need not be the shortest."""
    return texts[:1] if isinstance(value, list) else texts


def candidates(definition: StepDefinition, known: Texts) -> list[str]:
    """Texts of a step in which its fields say what is known, the shortest first."""
    found, skeletons = {name: known.of(kind) for name, kind in definition.fields.items()}, _skeletons(definition)
    made = dict.fromkeys(text for skeleton in skeletons for text in islice(_filled(skeleton, found), MOST))
    return sorted(_agreeing(made) if len(skeletons) > 1 else made, key=len)


def _agreeing(made: Collection[str]) -> Iterator[str]:
    """Texts without those in which a noun does not fit its number, or a verb its names, where one may choose.

    >>> [*_agreeing(["3 action tokens", "3 action token", "1 inch", "1 inches", "3 hours"])]
    ['3 action tokens', '1 inch', '3 hours']
    >>> [*_agreeing(["Ada rests", "Ada rest", "Ada and Bo rests", "Ada and Bo rest"])]
    ['Ada rests', 'Ada and Bo rest']
    """
    wrong = set()
    for text in made:
        for end in _PLURAL.finditer(text):
            for begin in (end.start(), end.start() - 1):  # tokens, inches
                before = text[:begin]
                if (one := before + text[end.end() :]) in made:
                    numbers = _NUMBER.findall(before)
                    is_one = numbers[-1] == "1" if numbers else bool(_SEVERAL.search(before))  # two rest, one rests
                    wrong.add(text if is_one else one)
    yield from (text for text in made if text not in wrong)


@cache
def _expanded(loose: re.Pattern[str], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(texts(loose, {name: f"\0{name}\0" for name in names}))


def _skeletons(definition: StepDefinition) -> tuple[str, ...]:
    """Every way to write a pattern, with the names of its fields where their texts belong."""
    return _expanded(definition.loose, tuple(definition.fields))


def _filled(skeleton: str, found: Mapping[str, Sequence[str]]) -> Iterator[str]:
    begins, *rest = _SLOT.split(skeleton)  # what stands between slots, and their names
    names, texts = rest[::2], rest[1::2]
    for said in product(*(found[name] for name in names)):
        yield begins + "".join(chain.from_iterable(zip(said, texts, strict=True)))


def values_in(*things: Any) -> list[Any]:
    """Whatever might be said of these things: each value in them, keys, words of a text, a column of a list of tables.

    >>> values_in({"do": "take 2"})
    [{'do': 'take 2'}, 'do', 'take 2', 'take', '2', 2]
    """
    return list({repr(one): one for thing in things for one in _values(thing)}.values())


def _values(thing: Any) -> Iterator[Any]:
    yield list(thing) if isinstance(thing, tuple) else thing
    if isinstance(thing, Mapping):
        for key, one in thing.items():
            yield key
            yield from _values(one)
    elif isinstance(thing, list | tuple):
        for one in thing:
            yield from _values(one)
        yield from _columns(thing)
    elif isinstance(thing, str) and " " in thing:
        yield from thing.split()
        yield from (int(word) for word in thing.split() if word.isdecimal())
    elif isinstance(thing, str) and thing.isdecimal():
        yield int(thing)


def _columns(rows: Iterable[Any]) -> Iterator[list[Any]]:
    """What tables of a list have under one key: all of them, and those that are alike under another key."""
    tables = [one for one in rows if isinstance(one, Mapping)]
    if not tables:
        return
    for key in tables[0]:
        yield [one.get(key) for one in tables]
        for by in tables[0]:
            if by != key and isinstance(tables[0][by], str):
                for value in dict.fromkeys(str(one.get(by)) for one in tables):
                    yield [one.get(key) for one in tables if str(one.get(by)) == value]
