"""Commands with one slip each, made from the declared forms of a game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import nan
from typing import Any

from touchline.core.play.commands import Commands, Form
from touchline.core.play.values import Key, Keyed, Kind, Name, OnField, Several, Text, Whole, Word

JUNK: tuple[Any, ...] = (None, True, 1.0, nan, 10**400, -(10**5000), {}, {"x": {"y": []}}, [[[[[]]]]], b"x", object())
"""What no key takes."""


def example(kind: Kind, state: Any) -> Any:
    """Something that this kind takes in this state."""
    return _EXAMPLES[type(kind)](kind, state)


_EXAMPLES: dict[type, Callable[[Any, Any], Any]] = {
    Name: lambda kind, state: next(iter(kind.known(state))),
    Word: lambda kind, _: kind.words[0],
    Whole: lambda kind, _: kind.most,
    OnField: lambda *_: [12_000, 12_000],
    Several: lambda kind, state: [example(kind.of, state)],
    Keyed: lambda kind, state: fitting(kind.keys, state),
    Text: lambda *_: "x",
}


def fitting(keys: Mapping[str, Key], state: Any, *, optional: bool = False) -> dict[str, Any]:
    """A table with every key that these need, or with every key that they may have."""
    wanted = {name: key for name, key in keys.items() if optional or not (key.optional or key.beside)}
    first_words = {key.beside: key.words[0] for key in wanted.values() if key.words}
    return {name: first_words.get(name) or example(key.takes, state) for name, key in wanted.items()}


def whole(form: Form, state: Any, *, optional: bool = False) -> dict[str, Any]:
    """A command of this form."""
    return {"do": form.verb, **fitting(form.keys, state, optional=optional)}


def misspelt(name: str) -> str:
    """A name that is none, and looks like one."""
    return f"{name[:-1]}{name[-1]}{name[-1]}x"


def wrong(kind: Kind, state: Any) -> Iterator[Any]:
    """What this kind does not take."""
    yield from JUNK
    if not isinstance(kind, Text):
        yield from ("", "Nobody at all", "12, 12")
        yield from _NEARLY[type(kind)](kind, state)


def _several(kind: Several, state: Any) -> Iterator[Any]:
    good = example(kind.of, state)
    yield from (good, [[good]], {0: good}, *([one] for one in wrong(kind.of, state)))
    if kind.differ and isinstance(good, str):
        yield [good, good]


def _table(kind: Keyed, state: Any) -> Iterator[Any]:
    good = fitting(kind.keys, state)
    yield {**good, "too": 1}
    for name, key in kind.keys.items():
        if not key.optional:
            yield {one: value for one, value in good.items() if one != name}
        yield from ({**good, name: value} for value in wrong(key.takes, state))


_NEARLY: dict[type, Callable[[Any, Any], Iterable[Any]]] = {
    Name: lambda kind, state: (misspelt(example(kind, state)), [example(kind, state)]),
    Word: lambda kind, _: (misspelt(kind.words[0]), list(kind.words)),
    Whole: lambda kind, _: (kind.most + 1, kind.least - 1, str(kind.most)),
    OnField: lambda *_: (
        [], [1], [1, 2, 3], [True, 2], [1.0, 2], [nan, 0], ["1", "2"], [10**7, 0], [None, 0], 12_000
    ),
    Several: _several,
    Keyed: _table,
}  # fmt: skip
"""What it looks like and is not."""


def slips_in(form: Form, state: Any) -> Iterator[tuple[dict[Any, Any], tuple[str, ...]]]:
    """Commands of a form with an unknown key, a missing one or a wrong value; and words that the message has to have.

    They fit no other form of the verb in the decisions of this one.
    """
    good = whole(form, state)
    every = whole(form, state, optional=True)
    known = tuple(form.keys) or ("no keys",)
    yield from (({**good, name: "x"}, known) for name in ("too", "Player", "form", 7, ""))
    yield from (({**every, name: None}, known) for name in ("too", "to ") if name not in form.keys)
    for name, key in form.keys.items():
        if not key.optional and not key.beside:
            yield {one: value for one, value in good.items() if one != name}, (name, key.takes.said)
        for value in wrong(key.takes, state):
            yield {**every, name: value}, (name,)
        if key.beside:
            yield from _out_of_place(form, every, name, key)


def _out_of_place(form: Form, every: dict[str, Any], name: str, key: Key) -> Iterator[tuple[dict[str, Any], Any]]:
    yield {one: value for one, value in every.items() if one != key.beside}, (name, key.beside)
    if key.words:
        kind = form.keys[key.beside].takes
        other = next(word for word in getattr(kind, "words", ()) if word not in key.words)
        yield {**every, key.beside: other}, (name, key.beside)
        yield {one: value for one, value in every.items() if one != name}, (name,)


def slips_anywhere(commands: Commands, form: Form, state: Any) -> Iterator[tuple[dict[Any, Any], tuple[str, ...]]]:
    """Commands that are wrong in every decision: a misspelt verb or player, an unknown key, words of no team."""
    good = whole(form, state)
    yield {**good, "do": misspelt(form.verb)}, ()
    yield {**good, "too": 1}, ()
    yield from (
        ({**good, "coach": who}, ("coach",)) for who in (None, 0, "Nobody", misspelt(example(commands.coach, state)))
    )
    for name, value in good.items():
        if name != "do" and isinstance(value, str):
            yield {**good, name: misspelt(value)}, (name,)
    if "player" not in form.keys:
        yield {**good, "player": "Nobody"}, ()
