"""The words of a game: each with its name, in other languages too, what it means, and the rules that use it.

A game has them in `data/terms.toml`, or none. A name that no document prints is ours, and `house` says so. In the same
file `[search]` says how people ask about the game, who seldom use the words of its rules.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.brief import quoted
from touchline.core.errors import BadRuleData
from touchline.core.rulebook.data import insist, named, read_data, twice
from touchline.core.rulebook.index import HOUSE
from touchline.core.rulebook.index import load as load_index
from touchline.core.rulebook.numbers import filled

__all__ = ["LANGUAGES", "GlossaryTerm", "Search", "load", "search"]

LANGUAGES = ("en", "fr", "de")
"""Every word has a name in the first of them, and may have one in each of the others."""
FILE = "terms.toml"


class GlossaryTerm(NamedTuple):
    """One word. `id` is its address; `rules` are where it is explained, the most important first."""

    id: str
    names: Mapping[str, str]
    """Language -> name."""
    house: tuple[str, ...]
    """The languages whose name no document prints."""
    also: tuple[str, ...]
    """What documents call it besides."""
    typed: tuple[str, ...]
    """What people look for and mean this; no page shows it."""
    sources: tuple[str, ...]
    """Where its meaning stands, where that is in no document of the game."""
    text: str
    rules: tuple[str, ...]

    @property
    def searched(self) -> tuple[str, ...]:
        """Every word under which it should be found, its English name first."""
        return tuple(dict.fromkeys((*self.names.values(), *self.also, *self.typed)))


class Search(NamedTuple):
    """How people ask about a game."""

    samples: tuple[str, ...] = ()
    """What somebody who does not know what to look for can try."""
    words: Mapping[str, str] = MappingProxyType({})
    """A word of theirs -> the words that the rules have for it."""
    asked_as: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Rule, statement, ruling or word of the game -> questions that it answers."""
    settled: Mapping[str, str] = MappingProxyType({})
    """Statement -> the ruling by which something else is played."""
    common: tuple[str, ...] = ()
    """Words that stand in so many rules that they say little, as "figure"."""


@cache
def load(package: str) -> tuple[GlossaryTerm, ...]:
    """The words of a game by their English names; none where it has no such file.

    Raises `BadRuleData` with everything that is wrong in the file, how people ask included, a line each.
    """
    file = _file(package)
    insist(named(package, FILE), [*_faults(package, file)])
    words = [_term(package, entry) for entry in file.get("terms", ())]
    return tuple(sorted(words, key=lambda term: term.names["en"].casefold()))


@cache
def search(package: str) -> Search:
    """How people ask about a game; nothing where its file does not say. Raises `BadRuleData`."""
    load(package)  # for its faults
    said = _file(package).get("search", {})
    asked_as = {one: tuple(ways) for one, ways in said.get("asked_as", {}).items()}
    samples, common = tuple(said.get("samples", ())), tuple(said.get("common", ()))
    return Search(samples, said.get("words", {}), asked_as, said.get("settled", {}), common)


def _file(package: str) -> Mapping[str, Any]:
    return read_data(package, FILE) if files(package).joinpath("data", FILE).is_file() else {}


def _faults(package: str, file: Mapping[str, Any]) -> Iterator[str]:
    """What no schema can say: names of what there is not, and words that stand twice."""
    index = load_index(package)
    beyond = ", ".join([*sorted(index.external), HOUSE])
    yield from twice("terms", "id", file.get("terms", ()))
    for entry in file.get("terms", ()):
        where = f"terms {quoted(entry['id'])}: "
        strange = [number for number in entry["rules"] if number not in index.rules]
        yield from (f"{where}rules names {quoted(number)}, and there is none" for number in strange)
        documents = [one for one in entry.get("sources", ()) if not index.undocumented([one])]
        yield from (f"{where}sources names {quoted(one)}; allowed: {beyond}" for one in documents)
        unnamed = [language for language in entry.get("house", ()) if language not in entry["names"]]
        yield from (f"{where}house names {quoted(language)}, and it has no such name" for language in unnamed)
        try:
            filled(package, entry["text"])
        except BadRuleData as error:
            yield f"{where}text: {error}"
    statements = {one.id for rule in index.rules.values() for one in rule.statements}
    called = {*statements, *index.rules, *index.rulings, *(entry["id"] for entry in file.get("terms", ()))}
    said = file.get("search", {})
    for key, names, known in (
        ("asked_as", said.get("asked_as", {}), called),
        ("settled", said.get("settled", {}), statements),
        ("settled", said.get("settled", {}).values(), index.rulings),
    ):
        yield from (f"search.{key} names {quoted(name)}, and there is none" for name in names if name not in known)


def _term(package: str, entry: Mapping[str, Any]) -> GlossaryTerm:
    return GlossaryTerm(
        entry["id"], {code: entry["names"][code] for code in LANGUAGES if code in entry["names"]},
        tuple(entry.get("house", ())), tuple(entry.get("also", ())), tuple(entry.get("typed", ())),
        tuple(entry.get("sources", ())), filled(package, entry["text"]), tuple(entry["rules"]),
    )  # fmt: skip
