"""The rule register: which function carries out which rule number.

>>> from touchline.core.rulebook.register import registered
>>> import touchline.takkure.rules.tackle
>>> "1.20" in registered("touchline.takkure")
True

A rule can be switched off before its game is imported; then the functions that carry it out do nothing. That is how the
scenarios are put to the test: with a rule missing, one of them has to fail.
"""

from collections.abc import Callable
from functools import wraps
from inspect import isgeneratorfunction
from types import CodeType
from typing import Any, TypeVar

__all__ = ["RULES", "carried_out_by", "registered", "rule", "switch_off"]

RULES = "rules"
"""The package of an engine in which a module for each stem lies; the modules of a small engine lie in it themselves."""
F = TypeVar("F", bound=Callable[..., Any])
_functions: list[tuple[str, Callable[..., Any]]] = []
_off: set[tuple[str, str]] = set()


def rule(*numbers: str) -> Callable[[F], F]:
    """Say that a function carries out these rule numbers of the game whose package it stands in.

    Numbers are texts, as the index has them: `@rule("1.20")`. The function is a rule, `Rules[...]`, or a question that
    rules ask. It comes back as it is, unless one of its numbers has been switched off. No number is looked up here:
    `placky check` names those that the index does not have.
    """

    def note(function: F) -> F:
        _functions.extend((number, function) for number in numbers)
        off = any(_within(function, package) and number in numbers for package, number in _off)
        return _idle(function) if off else function

    return note


def registered(package: str) -> dict[str, list[Callable[..., Any]]]:
    """Rule number -> the functions that carry it out, for the game of a package whose modules have been imported."""
    found: dict[str, list[Callable[..., Any]]] = {}
    for number, function in _functions:
        if _within(function, package):
            found.setdefault(number, []).append(function)
    return found


def carried_out_by(code: CodeType) -> str:
    """The rule number that a function of this code carries out, the first one of several; empty for none."""
    return next((number for number, function in _functions if getattr(function, "__code__", None) is code), "")


def switch_off(package: str, number: str) -> None:
    """From now on, modules of this package that are imported leave this rule out.

    A rule then asks and tells nothing and hands back None; a question has the answer None.
    """
    _off.add((package, number))


def _within(function: Callable[..., Any], package: str) -> bool:
    return f"{function.__module__}.".startswith(f"{package}.")


def _idle(function: Any) -> Any:
    """The same function, doing nothing: a rule that asks and tells nothing, a question without an answer."""
    if isgeneratorfunction(function):

        @wraps(function)
        def nothing(*_: Any, **__: Any) -> Any:
            return
            yield

        return nothing
    return wraps(function)(lambda *_, **__: None)
