"""The words of a game: each with its names in several languages, what it means, and the rules that use it.

A game has them in `data/terms.toml`, or none. A name that no document prints is ours, and `house` says so. In the same
file `[search]` says how people ask about the game, who seldom use the words of its rules.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.errors import BadRuleData
from touchline.core.index import load as load_index
from touchline.core.numbers import filled, read_data

LANGUAGES = ("en", "fr", "de")
"""Every word has a name in each of them."""
_KEYS = frozenset({"id", "names", "house", "also", "typed", "text", "rules"})


class Term(NamedTuple):
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


@cache
def load(package: str) -> tuple[Term, ...]:
    """The words of a game by their English names; none where it has no such file. Raises `BadRuleData`."""
    found = [_term(package, entry) for entry in _file(package).get("terms", ())]
    ids = [term.id for term in found]
    if twice := sorted({one for one in ids if ids.count(one) > 1}):
        raise _bad(package, twice[0], "stands twice")
    words = tuple(sorted(found, key=lambda term: term.names["en"].casefold()))
    _search(package, words)  # for its faults: who reads the words is told of all that is wrong in their file
    return words


@cache
def search(package: str) -> Search:
    """How people ask about a game; nothing where its file does not say. Raises `BadRuleData`."""
    return _search(package, load(package))


def _search(package: str, words: tuple[Term, ...]) -> Search:
    said = _file(package).get("search", {})
    if not isinstance(said, dict):
        raise _bad(package, "search", "is no table")
    if strange := sorted(set(said) - set(Search._fields)):
        raise _bad(package, "search", f'has a key "{strange[0]}"; allowed: {", ".join(sorted(Search._fields))}')
    samples, meant = said.get("samples", []), said.get("words", {})
    asked_as, settled = said.get("asked_as", {}), said.get("settled", {})
    tables: dict[str, Any] = {"words": meant, "asked_as": asked_as, "settled": settled}
    if strange := [name for name, table in tables.items() if not isinstance(table, dict)]:
        raise _bad(package, "search", f"wants a table in {strange[0]}")
    if not all(isinstance(one, str) for one in (*meant.values(), *settled.values())):
        raise _bad(package, "search", "wants a text for each entry of words and settled")
    if not all(
        isinstance(one, list) and all(isinstance(way, str) for way in one) for one in (samples, *asked_as.values())
    ):
        raise _bad(package, "search", "wants a list of texts in samples and for each entry of asked_as")
    index = load_index(package)
    statements = {one.id for rule in index.rules.values() for one in rule.statements}
    called = {*statements, *index.rules, *index.rulings, *(term.id for term in words)}
    if strange := [
        *(set(asked_as) - called),
        *(set(settled) - statements),
        *(set(settled.values()) - set(index.rulings)),
    ]:
        raise _bad(package, "search", f"names {min(strange)}, and there is none")
    return Search(tuple(samples), meant, {one: tuple(ways) for one, ways in asked_as.items()}, settled)


def _file(package: str) -> Mapping[str, Any]:
    return read_data(package, "terms.toml") if files(package).joinpath("data", "terms.toml").is_file() else {}


def _term(package: str, entry: Mapping[str, Any]) -> Term:
    name = str(entry.get("id", "an entry without id"))
    if strange := sorted(set(entry) - _KEYS):
        raise _bad(package, name, f'has a key "{strange[0]}"; allowed: {", ".join(sorted(_KEYS))}')
    if lacking := [key for key in ("id", "names", "text", "rules") if not entry.get(key)]:
        raise _bad(package, name, f"lacks {lacking[0]}")
    names, house = dict(entry["names"]), tuple(entry.get("house", ()))
    if lacking := [language for language in LANGUAGES if not names.get(language)]:
        raise _bad(package, name, f"has no name in {lacking[0]}; where no document prints one, it is ours: house")
    if strange := [language for language in house if language not in names]:
        raise _bad(package, name, f"has a house name in {strange[0]}, and no name there")
    known = load_index(package).rules
    if strange := [number for number in entry["rules"] if number not in known]:
        raise _bad(package, name, f"names the rule {strange[0]}, and there is none")
    return Term(
        name, {language: names[language] for language in LANGUAGES}, house, tuple(entry.get("also", ())),
        tuple(entry.get("typed", ())), filled(package, entry["text"]), tuple(entry["rules"]),
    )  # fmt: skip


def _bad(package: str, term: str, what: str) -> BadRuleData:
    return BadRuleData(f'{package.rpartition(".")[2]}/data/terms.toml: "{term}" {what}')
