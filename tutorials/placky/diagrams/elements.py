"""SVG elements as text: short, escaped, and the same bytes everywhere."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias
from xml.sax.saxutils import escape, quoteattr

Step: TypeAlias = tuple[Literal["M", "L", "C", "z"], tuple[float, ...]]
"""A step of a path: the letter that SVG has for it, and the places that it names, x and y in turn."""

_CURVES = 4
_ROUND = 0.01


def clean(text: str) -> str:
    """Return text without the control characters that XML forbids."""
    return re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text)


def attribute_text(attributes: Mapping[str, str]) -> str:
    """Return attributes as they stand in a tag, each with a space before it, escaped."""
    return "".join(f" {name}={quoteattr(clean(value))}" for name, value in attributes.items())


def number(value: float) -> str:
    """Return a number with at most one decimal.

    What differs by less than a millionth, as sums on different machines may, is the same number.

    >>> number(3.04), number(-0.01), number(12.25), number(12.2500000001)
    ('3', '0', '12.2', '12.2')
    """
    short = f"{round(value, 6):.1f}"
    return "0" if short == "-0.0" else short.removesuffix(".0")


def text(words: str, attributes: Mapping[str, str]) -> str:
    """Return one line of text as an element."""
    return f"<text{attribute_text(attributes)}>{escape(clean(words))}</text>"


def outline(steps: Sequence[Step], ink: Mapping[str, str]) -> str:
    """Return a path as an element: a circle where it is one."""
    round_one = circle(steps)
    if round_one:
        return f"<circle{attribute_text({**round_one, **ink})}/>"
    return f"<path{attribute_text({'d': path_data(steps), **ink})}/>"


def circle(steps: Sequence[Step]) -> dict[str, str] | None:
    """Return centre and radius where a path is a circle of four equal curves that begin at its right, else None."""
    if [letter for letter, _ in steps] != ["M", *"C" * _CURVES, "z"]:
        return None
    right, top, left, low = (places[-2:] for _, places in steps[:_CURVES])
    wide, tall = abs(right[0] - left[0]), abs(top[1] - low[1])
    if max(abs(wide - tall), abs(top[0] - low[0]), abs(right[1] - left[1])) > _ROUND:
        return None
    return {"cx": number((right[0] + left[0]) / 2), "cy": number((top[1] + low[1]) / 2), "r": number(wide / 2)}


def path_data(steps: Iterable[Step]) -> str:
    """Return path data in short: one decimal, no spare spaces, each line in the shortest of the ways to write it.

    >>> path_data([("M", (0.04, 10)), ("L", (20, 10)), ("L", (20, 2.26)), ("z", ())])
    'M0 10H20V2.3z'
    >>> path_data([("M", (1435, 110)), ("L", (1400, 90)), ("L", (1365, 110)), ("L", (1365, 150))])
    'M1435 110l-35-20-35 20v40'
    """
    parts: list[str] = []
    x = y = "0"
    last = ""
    for letter, places in steps:
        values = [number(value) for value in places]
        if letter == "L":
            ways = [(command, _after(last, command, row)) for command, row in _lines(x, y, *values)]
            last, part = min(ways, key=lambda way: len(way[1]))
        else:
            last, part = letter, letter + " ".join(values)
        parts.append(part)
        if values:
            x, y = values[-2:]
    return "".join(parts)


def _lines(x0: str, y0: str, x: str, y: str) -> list[tuple[str, str]]:
    """Return a line as a command to its end, and as one by how far that is away."""
    across, down = number(float(x) - float(x0)), number(float(y) - float(y0))
    if down == "0":
        return [("H", x), ("h", across)]
    if across == "0":
        return [("V", y), ("v", down)]
    return [("L", _row(x, y)), ("l", _row(across, down))]


def _row(first: str, second: str) -> str:
    """Two numbers; a minus parts them as well as a space."""
    return f"{first}{second}" if second.startswith("-") else f"{first} {second}"


def _after(last: str, command: str, row: str) -> str:
    """A command after another one, whose letter need not be repeated."""
    return _row("", row) if command == last else f"{command}{row}"
