"""What a feature file says: scenarios with their lines, words and tags, as `placky.scenarios.reader` has read them."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gherkin.dialect import Dialect

__all__ = ["MOODS", "Feature", "Scenario", "Step", "dialect", "digest_of", "keywords"]

ANY = "* "
"""The keyword of a step of any kind, in every language."""
MOODS = ("calm", "glad", "dry", "alarmed", "thinking")


@dataclass(frozen=True)
class Step:
    """One step. `kind` is given, when or then (And and But resolved); `words` are Placky's, from its doc string."""

    kind: str
    keyword: str
    """As written, in the feature's language, with the blank after it where that language has one."""
    text: str
    line: int
    table: tuple[tuple[str, ...], ...]
    words: str
    mood: str
    rows: tuple[int, ...] = ()
    """The line of each row of its table."""
    doc: str | None = None
    """A doc string that is not Placky's, for the step to read."""
    doc_line: int = 0
    media: str = ""
    """The media type of that doc string."""
    hint: str = ""
    """What Placky tells whoever asks for a hint at the decision after it."""

    @property
    def said(self) -> str:
        """The step as written: its keyword and its text."""
        return self.keyword + self.text


@dataclass(frozen=True)
class Scenario:
    """One scenario, or one row of an outline, with the background's steps in front of its own."""

    name: str
    template: str
    """Its name as written, with the placeholders of an outline."""
    line: int
    row: int | None
    """The line of the example row, for an outline."""
    example: tuple[tuple[str, str], ...]
    tags: tuple[str, ...]
    """Its own, and those of its Examples, its Rule and its feature."""
    tag_lines: tuple[int, ...]
    """Where each of them stands."""
    group: str
    """The name of the Gherkin Rule it stands under."""
    description: str
    background: int
    """How many of the steps come from a background."""
    steps: tuple[Step, ...]
    rules: tuple[str, ...]
    """The rule numbers it is tagged with."""
    statements: tuple[str, ...]
    """The statements it shows, as 1.20-d."""
    examples: str = ""
    """What its Examples are called, and the words under them; empty in a rulebook's own features, as `before` is."""
    before: str = ""
    """The same of the backgrounds before it."""
    eyes: str = ""
    """Whose eyes it has, as its tag names him; empty where it shows everything."""
    aim: str = ""
    """For whom all is played in it, as its tag names him; empty where nobody is singled out."""
    counted: bool = False
    """Is it a way that an exercise counts in what choices come to, and does not show?"""


@dataclass(frozen=True)
class Feature:
    """One feature file. `groups` are its Gherkin Rules: name -> description."""

    path: Path
    language: str
    """The code of its language, as Gherkin calls it: en."""
    name: str
    description: str
    tags: tuple[str, ...]
    groups: Mapping[str, str]
    scenarios: tuple[Scenario, ...]
    digest: str


def digest_of(data: bytes) -> str:
    """What identifies a file's content, wherever it was checked out."""
    return hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def dialect(language: str) -> Dialect:
    """The keywords of a language. Raises `ValueError` for one that Gherkin does not know."""
    found = Dialect.for_name(language)
    if found is None:
        raise ValueError(f'Gherkin knows no language "{language}"')
    return found


def keywords(language: str) -> Mapping[str, str]:
    """Kind of a step, or and -> the first keyword that a language has for it, with the blank after it.

    >>> keywords("fr")["then"], keywords("fr")["and"]
    ('Alors ', 'Et que ')
    """
    words = dialect(language)
    found = {
        "given": words.given_keywords, "when": words.when_keywords, "then": words.then_keywords,
        "and": words.and_keywords,
    }  # fmt: skip
    return {kind: next(word for word in known if word != ANY) for kind, known in found.items()}
