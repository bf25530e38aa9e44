"""Sentences of scripts: those in tables whose names end in `WORDS`, in the language that is spoken.

Scripts have no catalogue. They are sent with the sentences of their pages' language in place of the English ones.
So any language takes no more code and no more bytes.

>>> table = 'const WORDS = { done: "{n} of {all} done", kinds: { "by-hand": "by hand" } };'
>>> list(sentences(table))
['{n} of {all} done', 'by hand']
>>> from placky.sentences.catalogue import Translated, speaking
>>> with speaking(Translated({"by hand": "von Hand"})):
...     print(in_words(table))
const WORDS = { done: "{n} of {all} done", kinds: { "by-hand": "von Hand" } };
"""

import json
import re
from collections.abc import Iterator

from placky.sentences import catalogue

__all__ = ["in_words", "sentences"]

_TABLE = re.compile(r"WORDS\s*[:=]\s*\{")
_PART = re.compile(r"""(?P<text>"(?:[^"\\\n]|\\.)*")(?P<key>\s*:)?|//[^\n]*|/\*.*?\*/|(?P<brace>[{}])""", re.DOTALL)
"""A text, with a colon behind it if it is a key; a comment; a brace. What else stands in a table is none of these."""


def sentences(script: str) -> Iterator[str]:
    """Every sentence of a script, in its order; a text that is empty is none."""
    yield from (text for _, _, text in _texts(script) if text)


def in_words(script: str) -> str:
    """A script with its sentences in the language that is spoken."""
    done, parts = 0, []
    for start, end, text in _texts(script):
        if (spoken := catalogue.one(text)) != text:
            parts += [script[done:start], json.dumps(spoken, ensure_ascii=False)]
            done = end
    return "".join([*parts, script[done:]])


def _texts(script: str) -> Iterator[tuple[int, int, str]]:
    """Where the texts of its tables begin and end, and what they say."""
    for table in _TABLE.finditer(script):
        depth = 1
        for part in _PART.finditer(script, table.end()):
            depth += {"{": 1, "}": -1}.get(part["brace"] or "", 0)
            if not depth:
                break
            if part["text"] and not part["key"]:
                yield part.start("text"), part.end("text"), json.loads(part["text"])
