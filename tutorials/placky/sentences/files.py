"""Catalogues in files of gettext, `locale/de.po`: many editors and translation services know that format.

A package has one for each language: placky's has the sentences of every game, a rulebook's those of its game.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from gettext import GNUTranslations, NullTranslations
from hashlib import blake2b
from io import BytesIO
from pathlib import Path

from babel.core import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from placky.errors import PlackyError, shown
from placky.reading import read_file
from placky.sentences import Plural, places_of
from placky.sentences.source import found_in

__all__ = ["LOCALE", "catalogue_of", "renewed", "translations"]

LOCALE = "locale"
"""The folder of a package's catalogues."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
"""When a catalogue is made says nothing, and the same sentences make the same bytes."""


class Read(GNUTranslations):
    """A catalogue that has been read; `mark` is of its content, and of those behind it."""

    def __init__(self, mo: BytesIO, content: bytes) -> None:
        super().__init__(mo)
        self.mark = blake2b(content, digest_size=8).hexdigest()

    def add_fallback(self, fallback: NullTranslations) -> None:
        """Ask another one for what is not here."""
        super().add_fallback(fallback)
        self.mark += getattr(fallback, "mark", "")


def translations(language: str, packages: Iterable[Path]) -> NullTranslations:
    """What the folders of packages have in a language, the first one first; all in English where none has any of it.

    Raises `PlackyError` where a catalogue cannot be read.
    """
    paths = [catalogue_of(folder, language) for folder in packages]
    found: list[NullTranslations] = [_read(path, language) for path in paths if path.is_file()]
    first, *others = [*found, NullTranslations()]
    for other in others:
        first.add_fallback(other)
    return first


def catalogue_of(package: Path, language: str) -> Path:
    """Where a package has its sentences in a language."""
    return package / LOCALE / f"{language}.po"


def _read(path: Path, language: str) -> Read:
    content = read_file(path)
    po = _parsed(path, content, language)
    for message in po:
        _check(path, message)
    mo = BytesIO()
    write_mo(mo, po)
    mo.seek(0)
    return Read(mo, content)


def _parsed(path: Path, content: bytes, language: str) -> Catalog:
    try:
        return read_po(BytesIO(content), locale=language, abort_invalid=True)
    except (ValueError, PoFileError, UnknownLocaleError) as error:
        raise PlackyError(f"{shown(path)}: {error}; a catalogue of gettext is needed") from error


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


def renewed(package: Path, name: str, language: str, without: Collection[Path] = ()) -> tuple[bytes, int, int]:
    """The catalogue of a package in a language, with every sentence of today; what is translated in it already stays.

    Folders `without` have catalogues of their own. Returns its text, how many sentences it has, and how many of them
    are not translated yet. Raises `PlackyError` for a catalogue that cannot be read, and for a language that there is
    not.
    """
    path = catalogue_of(package, language)
    try:
        known = Locale.parse(language)
    except (ValueError, UnknownLocaleError) as error:
        raise PlackyError(f"{language}: {error}; a language is needed, as de or pt_BR") from error
    head = f"# What {name} says, in {known.english_name}."
    made = Catalog(known, None, head, name, creation_date=EPOCH, revision_date=EPOCH, charset="utf-8", fuzzy=False)
    po = _parsed(path, read_file(path), language) if path.is_file() else made
    sentences = Catalog(known, creation_date=EPOCH)
    for one in found_in(package, without):
        message = (one.message.one, one.message.other) if isinstance(one.message, Plural) else one.message
        sentences.add(message, locations=[(one.module, 0)])
    po.update(sentences, no_fuzzy_matching=True)
    po.revision_date = EPOCH
    out = BytesIO()
    write_po(out, po, include_lineno=False)
    said = [message for message in po if message.id]
    return out.getvalue(), len(said), sum(not all(_texts(message.string) or [""]) for message in said)
