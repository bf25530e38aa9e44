"""Sentences of pages: whole ones, with named places for values, in the language that is spoken.

A sentence is written in English where it is needed, and is the key under which a catalogue has it in another language
(`placky.sentences.catalogue`). So it is never glued from pieces: a translation may put each place elsewhere.

>>> say("{player} takes {number}.", {"player": "Ada", "number": 2})
'Ada takes 2.'
>>> say(Plural("left", one="{left} token is left.", other="{left} tokens are left."), left=1)
'1 token is left.'

A place may say in which form it shows its value; a rulebook brings forms of its own.

>>> say("{player} may meet {others:or}.", {"player": "Ada", "others": ["Ben", "Cleo", "Dan"]})
'Ada may meet Ben, Cleo or Dan.'
>>> Say({"tenths": lambda number: f"{number / 10:g}"})("{far:tenths} miles!", far=25)
'2.5 miles!'
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from string import Formatter
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from placky.sentences import catalogue

__all__ = [
    "FORMS", "Forms", "Plural", "Say", "Sentence", "Term", "capital", "either", "heading", "listed", "pieces",
    "places", "places_of", "say", "spelt", "spoken",
]  # fmt: skip


class Plural(NamedTuple):
    """A sentence that is another one where a value is 1."""

    of: str
    one: str
    other: str


Sentence: TypeAlias = str | Plural
"""A sentence with its places in braces. A table that is annotated so is in the catalogue with all its values."""
Term: TypeAlias = str
"""A word or a name that stands by itself, and is in the catalogue as a `Sentence` is."""
Forms: TypeAlias = Mapping[str, Callable[[Any], str]]
"""What stands behind the colon of a place -> how it shows its value."""


_STOPS = ".\u3002\u0964"
"""Full stops: of most scripts, of Chinese and Japanese, of Hindi."""
_NUMBERS: Sequence[Term] = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip


def places(sentence: Sentence) -> Iterator[tuple[str, str]]:
    """The name and the form of each place in a sentence, as `{name:form}`.

    >>> list(places("{who} is {length:inches} away"))
    [('who', ''), ('length', 'inches')]
    """
    for one in sentence[1:] if isinstance(sentence, Plural) else (sentence,):
        yield from ((name, form) for _, name, form in pieces(one) if name is not None)


def places_of(sentence: Sentence) -> set[str]:
    """The values that a sentence has places for.

    >>> sorted(places_of("{who} is {length:inches} away"))
    ['length', 'who']
    """
    return {name for name, _ in places(sentence)}


def spoken(sentence: Sentence, values: Mapping[str, Any]) -> str:
    """A sentence in the language that is spoken, its places still in braces; of a plural the one that is due."""
    if isinstance(sentence, Plural):
        return catalogue.many(sentence.one, sentence.other, values[sentence.of])
    return catalogue.one(sentence)


@cache
def pieces(sentence: str) -> tuple[tuple[str, str | None, str], ...]:
    """A sentence in its language, cut at its places: the text before each, its name and its form; None at the end.

    >>> pieces("{who} runs.")
    (('', 'who', ''), (' runs.', None, ''))
    """
    return tuple((text, name, form or "") for text, name, form, _ in Formatter().parse(sentence))


def listed(names: Sequence[str]) -> str:
    """Names in a sentence.

    >>> listed(["AGUILA", "SUZU", "KURO"])
    'AGUILA, SUZU and KURO'
    """
    *most, last = names or [""]
    return say("{most} and {last}", most=", ".join(most), last=last) if most else last


def either(names: Sequence[str]) -> str:
    """Names of which one is meant.

    >>> either(["AGUILA", "SUZU", "KURO"])
    'AGUILA, SUZU or KURO'
    """
    *most, last = names or [""]
    return say("{most} or {last}", most=", ".join(most), last=last) if most else last


def spelt(number: int) -> str:
    """A number in a sentence: up to twelve in letters.

    >>> spelt(6), spelt(25)
    ('six', '25')
    """
    return say(_NUMBERS[number]) if 0 <= number < len(_NUMBERS) else str(number)


def capital(text: str) -> str:
    """A text as it begins a sentence.

    >>> capital("a die")
    'A die'
    """
    return text[:1].upper() + text[1:]


def heading(sentence: str) -> str:
    """A sentence as a heading, without the full stop at its end.

    >>> heading("Ada wins."), heading("Ada wins!")
    ('Ada wins', 'Ada wins!')
    """
    return sentence.rstrip(_STOPS)


FORMS: Forms = MappingProxyType(
    {
        "and": listed,
        "or": either,
        "commas": ", ".join,
        "upper": lambda name: str(name).upper(),
        "capital": capital,
        "lower": str.lower,
        "spelt": spelt,
        "Spelt": lambda number: capital(spelt(number)),
        "term": catalogue.one,
    }
)
"""How a place may show its value, in every game; `term` is a code that is a word as well, in the language spoken.

`commas` puts phrases in a row.
"""


class Say:
    """Fills sentences, with forms of its own beside those of every game."""

    def __init__(self, forms: Forms = MappingProxyType({})) -> None:
        self.forms: Forms = {**FORMS, **forms}

    def __call__(self, sentence: Sentence, values: Mapping[str, Any] = MappingProxyType({}), /, **more: Any) -> str:
        """A sentence with its values in their places; those of `more` come before others.

        Raises `KeyError` where a value is lacking that it has a place for.
        """
        values = {**values, **more} if more else values
        return self.filled(spoken(sentence, values), values)

    def filled(self, sentence: str, values: Mapping[str, Any]) -> str:
        """Values in the places of a sentence that is in its language already."""
        shown = self.shown
        return "".join(
            [text if name is None else text + shown(values[name], form) for text, name, form in pieces(sentence)]
        )

    def shown(self, value: Any, form: str) -> str:
        """A value in one of the forms, or in one of Python's."""
        if not form:
            return str(value)
        return self.forms[form](value) if form in self.forms else format(value, form)


say = Say()
"""Fills sentences with the forms of every game."""
