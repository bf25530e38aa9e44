"""The number of a rule, as a text, that remembers which statements of it are played: what `Stated` makes.

Whatever compares or shows a number need not know; plain data has the statements in a key of their own.
"""

from typing import Any

__all__ = ["STATEMENTS", "Cited", "cited", "unstated"]

STATEMENTS = "statements"
"""The key of plain data, beside `rule`, that names statements; left out where none is named."""


class Cited(str):
    """The number of a rule, with the ids of statements that are played, as 1.20-b.

    It is equal to that number, and to another one only if that names the same: what remembers rolls by their dice must
    not take one for the other.
    """

    __slots__ = ("statements",)
    statements: tuple[str, ...]

    def __eq__(self, other: object) -> bool:
        """Is it this number, with no other statements?"""
        return str.__eq__(self, other) is True and (type(other) is not Cited or self.statements == other.statements)

    def __ne__(self, other: object) -> bool:
        """Is it another number, or one with other statements?"""
        return not self == other

    __hash__ = str.__hash__


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
