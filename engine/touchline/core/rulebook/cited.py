"""The number of a rule, as a text, that remembers which statements of it are played: what `Stated` makes.

Whatever compares or shows a number need not know; plain data has the statements in a key of their own.
"""

from typing import Any

__all__ = ["STATEMENTS", "Cited", "cited", "unstated"]

STATEMENTS = "statements"
"""The key of plain data, beside `rule`, that names statements; left out where none is named."""


class Cited(str):
    """The number of a rule, with the ids of statements that are played, as 1.20-b."""

    __slots__ = ("statements",)
    statements: tuple[str, ...]


def cited(rule: str) -> dict[str, Any]:
    """A rule as plain data, with the statements that it names.

    >>> cited("1.20")
    {'rule': '1.20'}
    """
    return {"rule": str(rule), STATEMENTS: list(rule.statements)} if isinstance(rule, Cited) else {"rule": rule}


def unstated(plain: Any) -> None:
    """Take the statements out of plain data, at any depth.

    >>> told = [{"rule": "1.20", "statements": ["1.20-b"]}]
    >>> unstated(told)
    >>> told
    [{'rule': '1.20'}]
    """
    if isinstance(plain, dict):
        plain.pop(STATEMENTS, None)
    for part in plain.values() if isinstance(plain, dict) else plain:
        if isinstance(part, dict | list):
            unstated(part)
