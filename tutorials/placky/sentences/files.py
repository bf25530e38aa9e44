"""Catalogues in files of gettext, `locale/de.po`: many editors and translation services know that format.

A package has one for each language: placky's has the sentences of every game, a rulebook's those of its game.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from itertools import pairwise
from pathlib import Path

from babel.core import UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from placky.errors import PlackyError, shown
from placky.sentences import Plural, places_of
from placky.sentences.source import found_in

__all__ = ["LOCALE", "translations", "written"]

LOCALE = "locale"
"""The folder of a package's catalogues."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
"""When a catalogue is made says nothing, and the same sentences make the same bytes."""


def translations(language: str, packages: Iterable[Path]) -> NullTranslations | None:
    """What the folders of packages have in a language, the first one first; None where none has any of it.

    Raises `PlackyError` where a catalogue cannot be read.
    """
    paths = [folder / LOCALE / f"{language}.po" for folder in packages]
    found = [_read(path, language) for path in paths if path.is_file()]
    for one, other in pairwise(found):
        one.add_fallback(other)
    return found[0] if found else None


def _read(path: Path, language: str) -> GNUTranslations:
    """A catalogue as gettext wants it; each sentence must have the places of the English one, and no others."""
    try:
        with path.open("rb") as file:
            po = read_po(file, locale=language, abort_invalid=True)
    except (OSError, ValueError, PoFileError, UnknownLocaleError) as error:
        raise PlackyError(f"{shown(path)}: {error}; a catalogue of gettext is needed") from error
    for message in po:
        _check(path, message)
    mo = BytesIO()
    write_mo(mo, po)
    mo.seek(0)
    return GNUTranslations(mo)


def _check(path: Path, message: Message) -> None:
    there = {place for one in _texts(message.id) for place in places_of(one)}
    for text in _texts(message.string):
        if message.id and (wrong := places_of(text) - there):
            where = f"{shown(path)}, line {message.lineno}"
            raise PlackyError(f'{where}: "{text}" has {_braced(wrong)}; allowed: {_braced(there) or "no place"}')


def _texts(found: str | Sequence[str] | None) -> Sequence[str]:
    return [found] if isinstance(found, str) else found or ()


def _braced(places: Iterable[str]) -> str:
    return ", ".join(f"{{{place}}}" for place in sorted(places))


def written(package: str, folder: Path, version: str) -> bytes:
    """A catalogue of all sentences of a package, none of them in another language yet: the file `messages.pot`."""
    pot = Catalog(project=package, version=version, creation_date=EPOCH, fuzzy=False)
    for one in found_in(folder):
        message = (one.message.one, one.message.other) if isinstance(one.message, Plural) else one.message
        pot.add(message, locations=[(one.module, 0)])
    out = BytesIO()
    write_po(out, pot, include_lineno=False)
    return out.getvalue()
