"""Every text that a step's pattern takes: one of them is its example, and tests feed all of them to all steps."""

import re
from collections.abc import Iterator, Mapping
from itertools import product

_GROUP = re.compile(r"\((?:\?P<(\w+)>|\?:)?")


def texts(loose: re.Pattern[str], values: Mapping[str, str]) -> list[str]:
    """Every text that a pattern takes, with these values in its fields; the first has all of its optional parts.

    Each optional part is once there and once not, and each alternative comes once. A field is a named `.+?`.

    >>> texts(re.compile("(?P<who>.+?) (?:stops|rests)(?: at once)?$"), {"who": "AGUILA"})
    ['AGUILA stops at once', 'AGUILA stops', 'AGUILA rests at once', 'AGUILA rests']
    """
    return list(dict.fromkeys(_expanded(loose.pattern.removesuffix("$"), values)))


def _expanded(pattern: str, values: Mapping[str, str]) -> list[str]:
    """The alternatives of a pattern, expanded."""
    found: list[str] = []
    for branch in _branches(pattern):
        parts = [_choices(part, optional, values) for part, optional in _parts(branch)]
        found += ["".join(picked) for picked in product(*parts)]
    return found


def _choices(part: str, optional: bool, values: Mapping[str, str]) -> list[str]:
    if match := _GROUP.match(part):
        inner = part[match.end() : -1]
        found = [values[match[1]]] if inner == ".+?" else _expanded(inner, values)
    elif part == r"\d+":
        found = ["2"]
    else:
        found = [part.replace("\\", "")]
    return [*found, ""] if optional else found


def _branches(pattern: str) -> Iterator[str]:
    """The parts between top-level bars."""
    depth, begun = 0, 0
    for at, letter in enumerate(pattern):
        depth += (letter == "(") - (letter == ")")
        if letter == "|" and depth == 0:
            yield pattern[begun:at]
            begun = at + 1
    yield pattern[begun:]


def _parts(branch: str) -> Iterator[tuple[str, bool]]:
    """Letters and groups, each with whether a question mark follows it."""
    at = 0
    while at < len(branch):
        end = at + 1
        if branch[at] == "(":
            depth = 1
            while depth:
                depth += (branch[end] == "(") - (branch[end] == ")")
                end += 1
        elif branch.startswith(r"\d+", at):
            end = at + 3
        elif branch[at] == "\\":
            end = at + 2
        optional = branch[end : end + 1] == "?"
        yield branch[at:end], optional
        at = end + optional
