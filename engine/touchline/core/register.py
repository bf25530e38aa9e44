"""The rule register: which function carries out which rule number.

>>> from touchline.core.register import registered
>>> import touchline.takkure.tackle
>>> "1.20" in registered("takkure")
True
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
_functions: dict[str, dict[str, list[Callable[..., Any]]]] = {}


def rule(*numbers: str) -> Callable[[F], F]:
    """Say that a function carries out these rule numbers of the game whose package it stands in."""

    def note(function: F) -> F:
        game = function.__module__.split(".")[1]
        for number in numbers:
            _functions.setdefault(game, {}).setdefault(number, []).append(function)
        return function

    return note


def registered(game: str) -> dict[str, list[Callable[..., Any]]]:
    """Rule number -> the functions that carry it out, for one game whose modules have been imported."""
    return _functions.get(game, {})
