"""The language that pages speak: English as it is written here, or what a catalogue has in its place.

What a catalogue lacks is said in English. Those in files are read by `placky.sentences.files`.

>>> with speaking(Translated({"{player} wins.": "{player} gewinnt."})):
...     one("{player} wins."), one("{player} waits.")
('{player} gewinnt.', '{player} waits.')
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from gettext import NullTranslations

__all__ = ["Translated", "many", "mark", "one", "speak", "speaking"]

_spoken = NullTranslations()


def one(sentence: str) -> str:
    """A sentence in the language that is spoken."""
    return _spoken.gettext(sentence) if sentence else ""


def many(single: str, several: str, number: int) -> str:
    """The one of two sentences that fits a number; a language may have more than two of them."""
    return _spoken.ngettext(single, several, number)


def speak(translations: NullTranslations) -> None:
    """Speak another language from here on."""
    global _spoken  # noqa: PLW0603 - as gettext's own: one language for a whole process
    _spoken = translations


def mark() -> str:
    """What identifies the sentences that are spoken, for whatever is made with them; empty for English."""
    return str(getattr(_spoken, "mark", ""))


@contextmanager
def speaking(translations: NullTranslations) -> Iterator[None]:
    """Speak another language for a while."""
    before = _spoken
    speak(translations)
    try:
        yield
    finally:
        speak(before)


class Translated(NullTranslations):
    """Sentences in another language, each by the English one, where a file would be too much."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        super().__init__()
        self.sentences = sentences

    def gettext(self, message: str) -> str:
        """The sentence in its place."""
        return self.sentences.get(message, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The one that fits the number, in its place."""
        return self.gettext(msgid1 if n == 1 else msgid2)
