"""A refusal: which rule forbids a command, as a code with values and the rulings that it rests on. No sentences.

Whoever shows a refusal has the words for its code. `codes` has what a game declares of them.

>>> no = Refusal("2.01", "receiver-down", {"who": "SUZU"}, ("C-7",))
>>> no.to_json()
{'rule': '2.01', 'code': 'receiver-down', 'values': {'who': 'SUZU'}, 'rulings': ['C-7']}
>>> print(no)
receiver down (who: SUZU; C-7)
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from touchline.core.rulebook.cited import cited

__all__ = ["Refusal", "plainly"]


class Refusal(NamedTuple):
    """Why a command is not allowed, and by which rule; without a rule it is malformed, as it lacks something.

    `also` are further reasons, where one alone would not forbid it.
    """

    rule: str
    code: str
    values: Mapping[str, Any]
    rulings: tuple[str, ...] = ()
    also: tuple["Refusal", ...] = ()

    def and_also(self, *others: "Refusal") -> "Refusal":
        """The same, with further reasons."""
        return self._replace(also=(*self.also, *others))

    def to_json(self) -> dict[str, Any]:
        """The refusal as plain data; without `statements`, `rulings` and `also` where there are none."""
        told: dict[str, Any] = {**cited(self.rule), "code": self.code, "values": dict(self.values)}
        if self.rulings:
            told["rulings"] = list(self.rulings)
        if self.also:
            told["also"] = [one.to_json() for one in self.also]
        return told

    def __str__(self) -> str:
        """Code and values, for those who have no words for them."""
        return "; ".join(plainly(one.code, one.values, one.rulings) for one in (self, *self.also))


def plainly(code: str, values: Mapping[str, Any], rulings: tuple[str, ...] = ()) -> str:
    """A code and its values as they are, where nobody has words for them.

    >>> plainly("too-far", {"length": 4000, "allowed": ["A1", "B2"]})
    'too far (length: 4000, allowed: A1 and B2)'
    """
    told = ", ".join(f"{name}: {_shown(value)}" for name, value in values.items())
    behind = "; ".join(filter(None, [told, ", ".join(rulings)]))
    return code.replace("-", " ") + (f" ({behind})" if behind else "")


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return " ".join(map(str, value.values()))
    return " and ".join(map(_shown, value)) if isinstance(value, list | tuple) else str(value)
