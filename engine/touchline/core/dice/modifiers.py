"""The codes by which a game says why it changes dice, with the values that each of them has.

A game declares its codes in `data/modifiers.toml`.

>>> modifier = ModifierCodes({"pressure": {"who": "name"}, "sprinted": {}})
>>> modifier(-1, "pressure", "1.06", who="GARRA").to_json()
{'by': -1, 'why': 'pressure', 'values': {'who': 'GARRA'}, 'rule': '1.06'}
>>> modifier(-1, "sprinted", "D-11").to_json()
{'by': -1, 'why': 'sprinted', 'values': {}, 'rule': 'D-11'}
"""

from collections import namedtuple
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from touchline.core.dice.throws import Modifier
from touchline.core.rulebook.data import read_data

__all__ = ["KINDS", "MODIFIERS", "ModifierCodes"]

MODIFIERS = "modifiers.toml"
KINDS: Mapping[str, str] = MappingProxyType(
    {
        "name": "a name",
        "number": "a whole number",
        "length": "a length in thousandths of an inch",
        "text": "words of whoever gives the command",
    }
)
"""What a value of a modifier may be."""


class ModifierCodes(Mapping[str, Mapping[str, str]]):
    """The codes by which a game changes dice, each with the kinds of its values, and what makes a modifier of one."""

    def __init__(self, codes: Mapping[str, Mapping[str, str]]) -> None:
        self._codes = codes
        self._records: Mapping[str, Any] = {
            code: namedtuple("Values", kinds)  # noqa: PYI024 - its fields are data
            for code, kinds in codes.items()
        }
        """A record can be a key, as the dice are that it changes; a dictionary could not."""

    @classmethod
    def of(cls, package: str) -> "ModifierCodes":
        """Those that the data of a game declare. Raises `BadRuleData`."""
        return cls(read_data(package, MODIFIERS)["codes"])

    def __call__(self, by: int, code: str, rule: str, /, **values: Any) -> Modifier:
        """A modifier by this rule. Raises `TypeError` for other values than the code has."""
        return Modifier(by, code, rule, self._records[code](**values))

    def __getitem__(self, code: str) -> Mapping[str, str]:
        return self._codes[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self._codes)

    def __len__(self) -> int:
        return len(self._codes)
