"""The words of a game: each with its names in several languages, what it means, and the rules that use it.

A game has them in `data/terms.toml`, or none. A name that no document prints is ours, and `house` says so.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
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


@cache
def load(package: str) -> tuple[Term, ...]:
    """The words of a game by their English names; none where it has no such file. Raises `BadRuleData`."""
    if not files(package).joinpath("data", "terms.toml").is_file():
        return ()
    found = [_term(package, entry) for entry in read_data(package, "terms.toml").get("terms", ())]
    ids = [term.id for term in found]
    if twice := sorted({one for one in ids if ids.count(one) > 1}):
        raise _bad(package, twice[0], "stands twice")
    return tuple(sorted(found, key=lambda term: term.names["en"].casefold()))


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
