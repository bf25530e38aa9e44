"""Tables of sentences by a value of an event: one that is asked without a way out has a sentence for every value."""

import ast
import inspect
import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import product
from types import ModuleType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import pytest

import placky.rulebooks
from touchline.core.play.schema import wire_of

GAMES = ("takkure", "dice_football", "dreadball")
TOLD: dict[str, tuple[dict[str, Any], str]] = {
    "takkure": ({"event": "possession", "rule": "0.05", "why": "bought"}, "why is 'bought'; allowed: holds, loose, "),
    "dice_football": ({"event": "scored", "rule": "S-02", "how": "luck"}, "how is 'luck'; allowed: touchdown, "),
    "dreadball": ({"event": "rush lost", "rule": "D-04", "why": "tired"}, "why is 'tired'; allowed: dropped, thrown, "),
}


class Table(NamedTuple):
    """A table in a module of words, and what its keys may be."""

    module: ModuleType
    name: str
    key: Any

    @property
    def keys(self) -> set[Any]:
        """Those that it has."""
        return set(getattr(self.module, self.name))

    def __str__(self) -> str:
        return f"{self.module.__name__.removeprefix('placky.rulebooks.')}.{self.name}"


def modules() -> Iterator[ModuleType]:
    """Every module of every rulebook that has sentences."""
    for one in pkgutil.walk_packages(placky.rulebooks.__path__, "placky.rulebooks."):
        if ".words" in one.name:
            yield import_module(one.name)


def values(key: Any, seen: Sequence[Any]) -> list[Any]:
    """All that a key may be; of what has no end, what is `seen`."""
    origin, parts = get_origin(key), get_args(key)
    if origin is Literal:
        return [*parts]
    if origin in (Union, UnionType):
        return [one for part in parts for one in values(part, seen)]
    if origin is tuple:
        return [*product(*(values(part, [key[n] for key in seen]) for n, part in enumerate(parts)))]
    if key is bool:
        return [True, False]
    return [None] if key is type(None) else [*seen]


def is_closed(key: Any) -> bool:
    """Has it an end?"""
    return key is bool or get_origin(key) is Literal or any(map(is_closed, get_args(key)))


def tables(module: ModuleType) -> Iterator[Table]:
    """Those of a module that are asked by a key, and never with a way out."""
    tree = ast.parse(inspect.getsource(module))
    asked, with_a_way_out = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name):
            asked.add(node.value.id)
        elif isinstance(node, ast.Attribute) and node.attr == "get" and isinstance(node.value, ast.Name):
            with_a_way_out.add(node.value.id)
    for name, kind in get_type_hints(module).items():
        if get_origin(kind) is Mapping and is_closed(get_args(kind)[0]) and name in asked - with_a_way_out:
            yield Table(module, name, get_args(kind)[0])


TABLES = [table for module in modules() for table in tables(module)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_table_that_is_asked_by_a_value_has_a_sentence_for_each(table: Table) -> None:
    assert table.keys == set(values(table.key, [*table.keys]))


def test_tables_of_every_game_are_looked_at() -> None:
    assert {str(table).partition(".")[0] for table in TABLES} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_an_event_with_a_value_that_there_is_not_is_refused(game: str) -> None:
    wire = wire_of(f"touchline.{game}")
    assert wire is not None
    event, said = TOLD[game]
    (fault,) = wire.faults("event", event)
    assert fault.startswith(said)
