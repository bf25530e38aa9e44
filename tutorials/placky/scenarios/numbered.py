"""The types of fields that each rulebook has: its numbers, and the readings of its rulings."""

from collections.abc import Mapping
from functools import cache

from placky.scenarios.fields import FieldType
from touchline.core.rulebook.index import load

__all__ = ["numbered"]


def numbered(engine: str, rule: tuple[str, str], ruling: tuple[str, str], reading: str) -> Mapping[str, FieldType]:
    """`rule`, `ruling`, `authority` for either of them, and `reading`, which know what there is in an engine's data.

    A rule and a ruling are each a pattern and an example; a reading is an example. A type is for a `StepBook`.
    """
    (rules, first), (rulings, second) = rule, ruling

    def authorities() -> list[str]:
        return [*load(engine).rules, *load(engine).rulings]

    @cache
    def readings() -> list[str]:
        return [one.id for each in load(engine).rulings.values() for one in each.readings]

    return {
        "rule": FieldType(rules, str, "rule", "the number of a rule", first, lambda: load(engine).rules),
        "ruling": FieldType(rulings, str, "ruling", "the number of a ruling", second, lambda: load(engine).rulings),
        "authority": FieldType(
            f"{rules}|{rulings}", str, "rule or ruling", "the number of a rule or a ruling", first, authorities
        ),
        "reading": FieldType(r'[^"]*', str, "reading", "a reading of the ruling", reading, readings),
    }
