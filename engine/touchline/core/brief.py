r"""Values from files and commands as messages show them: short, on one line, control characters written out.

>>> brief("a" * 100)
"'aaaaaaaaaaaaaaaaa...aaaaaaaaaaaaaaaaaa'"
>>> brief(10**400)
'a whole number of 401 digits'
>>> quoted("two\nlines")
'"two\\nlines"'
"""

import math
from reprlib import Repr
from typing import Any
from unicodedata import category

LONGEST = 60
"""Characters of a text that are shown; the middle of a longer one is left out."""
_DIGITS = 20


class _Brief(Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = 40
        self.maxlevel = 3
        self.maxdict = self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = 4

    def repr_int(self, x: int, level: int) -> str:  # noqa: ARG002 - named and called by `Repr`
        if abs(x) < 10**_DIGITS:
            return repr(x)
        return f"a whole number of {math.floor(x.bit_length() * math.log10(2)) + 1} digits"

    def repr_dict(self, x: dict[Any, Any], level: int) -> str:
        """Keys stay in their order, which `Repr` would sort."""
        if level <= 0 and x:
            return "{...}"
        shown = [f"{self.repr1(key, level - 1)}: {self.repr1(x[key], level - 1)}" for key in [*x][: self.maxdict]]
        return f"{{{', '.join([*shown, '...'] if len(x) > self.maxdict else shown)}}}"


_brief = _Brief()


def brief(value: Any) -> str:
    """A value as Python writes it, cut where it is long, deep or wide."""
    return printable(_brief.repr(value))


def quoted(text: Any) -> str:
    """A name in double quotes, cut where it is long; what is no text comes as `brief` shows it."""
    if not isinstance(text, str):
        return brief(text)
    half = LONGEST // 2
    cut = text if len(text) <= LONGEST else f"{text[:half]}...{text[-half:]}"
    return f'"{printable(cut)}"'


def printable(text: str) -> str:
    r"""A text in which characters that a terminal obeys or cannot show are written out: `\n`, `\x1b`, `\ud800`.

    >>> printable("7\xa0points\x07")
    '7\xa0points\\x07'
    """
    return "".join(c if c.isprintable() or category(c) == "Zs" else c.encode("unicode_escape").decode() for c in text)
