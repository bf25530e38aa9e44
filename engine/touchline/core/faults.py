"""What is wrong with a position: where it stands there, whose it is, by which rules, and a sentence for people.

An engine says the sentence in its own words; a scenario claims the rest, which two engines have in common.

>>> fault = PositionFault("AGUILA stands off the field at 0, 13", "at", ("AGUILA",), ("0.C",))
>>> str(fault)
'AGUILA stands off the field at 0, 13 (0.C)'
>>> fault.to_json()
{'text': 'AGUILA stands off the field at 0, 13', 'key': 'at', 'of': ['AGUILA'], 'rules': ['0.C']}
>>> PositionFault.read({"key": "down", "rules": ["S-03"]})
PositionFault(text='', key='down', of=(), rules=('S-03',))
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from touchline.core.brief import brief

__all__ = ["PositionFault"]


class PositionFault(NamedTuple):
    """One thing that is wrong with a position.

    `key` is the key of the position, or of a player's table in it, that says what is wrong; empty for the whole. `of`
    are the players whose it is, or the teams. `rules` are the rules and rulings that do not allow it.
    """

    text: str
    key: str = ""
    of: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    @classmethod
    def read(cls, plain: Any) -> "PositionFault":
        """A fault as another engine tells it: a table of these keys, or a sentence alone.

        Raises `ValueError` for what is neither.
        """
        if isinstance(plain, cls):
            return plain
        if isinstance(plain, str):
            return cls(plain)
        if not isinstance(plain, Mapping) or not plain.keys() <= set(cls._fields) or not _sound(plain):
            raise ValueError(f"{brief(plain)} is no fault; allowed: a text, or a table of {', '.join(cls._fields)}")
        return cls(
            plain.get("text", ""), plain.get("key", ""), tuple(plain.get("of", ())), tuple(plain.get("rules", ()))
        )

    def to_json(self) -> dict[str, Any]:
        """As a table of plain values."""
        return {"text": self.text, "key": self.key, "of": list(self.of), "rules": list(self.rules)}

    def __str__(self) -> str:
        by = f" ({', '.join(self.rules)})" if self.rules else ""
        return f"{self.text or self.key or 'a fault'}{by}"


def _sound(plain: Mapping[str, Any]) -> bool:
    """Are its values texts and lists of texts?"""
    return all(isinstance(plain.get(key, ""), str) for key in ("text", "key")) and all(
        isinstance(plain.get(key, []), list | tuple) and _texts(plain.get(key, [])) for key in ("of", "rules")
    )


def _texts(values: Iterable[Any]) -> bool:
    return all(isinstance(value, str) for value in values)
