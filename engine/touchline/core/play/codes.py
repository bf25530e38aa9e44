"""The codes by which commands are refused, with the values and rulings that each of them has.

A game declares its codes in `data/refusals.toml`; those of the order of play, which every game has, stand here.

>>> refuse = Codes({"receiver-down": Code(("2.01",), {"who": "name"}, ("C-7",))})
>>> refuse("2.01", "receiver-down", who="SUZU")
Refusal(rule='2.01', code='receiver-down', values={'who': 'SUZU'}, rulings=('C-7',), also=())
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.play.refusals import Refusal
from touchline.core.rulebook.cited import Cited
from touchline.core.rulebook.data import read_data
from touchline.core.rulebook.stated import Stated

__all__ = ["COMMON", "KINDS", "REFUSALS", "Code", "Codes", "by_order"]

REFUSALS = "refusals.toml"
NAMES, OPEN = "names", "open"
KINDS: Mapping[str, str] = MappingProxyType(
    {
        "name": "a name or a verb",
        NAMES: "a list of names",
        "number": "a whole number",
        "length": "a length in thousandths of an inch",
        "places": "a list of points, in thousandths of an inch",
        OPEN: "what may be done instead: a list of `do` and `player`, null where it is for the coach",
    }
)
"""What a value of a refusal may be."""


class Code(NamedTuple):
    """What a game declares of a code: which rules refuse by it, what its values are, what it rests on."""

    rules: tuple[str, ...]
    values: Mapping[str, str]
    rulings: tuple[str, ...] = ()
    statements: tuple[str, ...] = ()
    """Those that a refusal by this code plays, each by its own rule."""


COMMON: Mapping[str, Code] = MappingProxyType(
    {
        "another-decides": Code((), {"coach": "name", "other": "name"}),
        "something-first": Code((), {"coach": "name", "open": OPEN}),
        "not-open": Code((), {"coach": "name", "open": OPEN}),
        "dice-first": Code((), {"owners": NAMES}),
        "over": Code((), {}),
        "nothing-decided": Code((), {}),
        "die-fallen": Code((), {}),
        "begun-later": Code((), {}),
    }
)
"""Codes of the order of play; any rule that something is due by may refuse by them, or none at all."""


class Codes(Mapping[str, Code]):
    """The codes by which a game refuses, and what makes a refusal of one."""

    def __init__(self, own: Mapping[str, Code], package: str = "") -> None:
        """`package`: of the game whose index has the statements that they name."""
        self.own = own
        self._all = {**COMMON, **own}
        stated = Stated(package)
        self._made = {
            code: (declared.rulings, {str(rule): rule for rule in _by_rule(stated, declared.statements)})
            for code, declared in self._all.items()
        }
        """Of each code the rulings that it rests on, and the statements that it plays, by their rule."""

    @classmethod
    def of(cls, package: str) -> "Codes":
        """Those that the data of a game declare. Raises `BadRuleData`."""
        return cls({code: _declared(one) for code, one in read_data(package, REFUSALS)["codes"].items()}, package)

    def __call__(self, rule: str, code: str, /, **values: Any) -> Refusal:
        """A refusal by this rule, with the statements that it plays and the rulings that its code rests on."""
        rulings, cited = self._made[code]
        return Refusal(rule if type(rule) is Cited else cited.get(rule, rule), code, values, rulings)

    def __getitem__(self, code: str) -> Code:
        return self._all[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)


def _declared(one: Mapping[str, Any]) -> Code:
    rulings, statements = tuple(one.get("rulings", ())), tuple(one.get("statements", ()))
    return Code(tuple(one["rules"]), one.get("values", {}), rulings, statements)


def _by_rule(stated: Stated, statements: tuple[str, ...]) -> Iterator[Cited]:
    """Statements, those of one rule together."""
    found: dict[str, list[str]] = {}
    for one in statements:
        found.setdefault(stated[one], []).append(one)
    return (stated[tuple(ids)] for ids in found.values())


by_order = Codes({})
"""Makes a refusal of one of the codes that every game has."""
