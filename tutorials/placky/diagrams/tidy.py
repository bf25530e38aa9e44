"""Make matplotlib's SVG small, themeable and nameable.

What comes in is the whole text that matplotlib wrote; what goes out is what each shape has become: one line, inline
styles as attributes, one decimal, circles as ``<circle>``, every palette colour as a CSS variable. Text inside
``<text>`` is never touched, only escaped.

Colours travel through matplotlib as codes: palette entry number n (from 1) is ``#0000nn``, and ``#0001nn`` for letters
with a halo (see :func:`code`). Shapes travel in groups with the ids ``g0``, ``g1``, … (their place).
"""

import re
from collections.abc import Mapping
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape, quoteattr

from placky.diagrams.palette import PALETTE, reference

_NAMES = tuple(PALETTE)
_SVG = "{http://www.w3.org/2000/svg}"
_NUMBER = re.compile(r"-?\d+\.?\d*")
_STEP = re.compile(r"([MLCz])([^MLCz]*)")
_CURVES = 4
_ROUND = 0.01
_USUAL = {
    "fill": "none",
    "font-weight": "700",
    "text-anchor": "middle",
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
    "stroke-width": "1",
    "stroke-dashoffset": "0",
}
"""What the ``<svg>`` around a drawing says for all of it."""
_HALO = {"paint-order": "stroke", "stroke": reference("halo"), "stroke-width": "4"}


def code(name: str, *, halo: bool = False) -> tuple[float, float, float]:
    """Return the red, green and blue (0 to 1) under which a palette colour passes through matplotlib."""
    return 0.0, float(halo) / 255, (_NAMES.index(name) + 1) / 255


def clean(text: str) -> str:
    """Return text without the control characters that XML forbids."""
    return re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text)


def attribute_text(attributes: Mapping[str, str]) -> str:
    """Return attributes as they stand in a tag, each with a space before it, escaped."""
    return "".join(f" {name}={quoteattr(clean(value))}" for name, value in attributes.items())


def number(value: float) -> str:
    """Return a number with at most one decimal.

    >>> number(3.04), number(-0.01), number(12.25)
    ('3', '0', '12.2')
    """
    short = f"{value:.1f}"
    return "0" if short == "-0.0" else short.removesuffix(".0")


def numbers(text: str) -> str:
    """Return text with every number cut to one decimal."""
    return _NUMBER.sub(lambda match: number(float(match.group())), text)


def colour(value: str) -> tuple[str, bool]:
    """Return the CSS variable of a colour code, and whether its letters have a halo."""
    return reference(_NAMES[int(value[5:], 16) - 1]), value[3:5] == "01"


def attributes_of(style: str) -> dict[str, str]:
    """Return an inline style as attributes, without what is usual or has no effect."""
    found = dict(part.split(": ", 1) for part in style.rstrip("; ").split("; ") if part)
    found.pop("font-family", None)
    if "font-size" in found:
        found["font-size"] = f"{float(found['font-size'].removesuffix('px')):g}"
    if "stroke" not in found:
        found = {name: value for name, value in found.items() if not name.startswith("stroke")}
    if found.get("fill-opacity") == "0":
        del found["fill-opacity"]
    found = {name: value for name, value in found.items() if _USUAL.get(name) != value}
    halo = False
    for name in ("fill", "stroke"):
        if name in found:
            found[name], haloed = colour(found[name])
            halo = halo or haloed
    if "stroke-dasharray" in found:
        found["stroke-dasharray"] = numbers(found["stroke-dasharray"])
    return _HALO | found if halo else found


def circle(data: str) -> dict[str, str] | None:
    """Return centre and radius where path data is a circle of four equal curves, else None."""
    if data.count("C") != _CURVES or "L" in data or not data.endswith("z"):
        return None
    values = [float(value) for value in _NUMBER.findall(data)]
    right, top, left, low = (values[k : k + 2] for k in (0, 6, 12, 18))
    wide, tall = abs(right[0] - left[0]), abs(top[1] - low[1])
    if max(abs(wide - tall), abs(top[0] - low[0]), abs(right[1] - left[1])) > _ROUND:
        return None
    return {"cx": number((right[0] + left[0]) / 2), "cy": number((top[1] + low[1]) / 2), "r": number(wide / 2)}


def path_data(data: str) -> str:
    """Return path data in short: one decimal, no spare spaces, each line in the shortest of the ways to write it.

    >>> path_data("M 0.04 10 L 20 10 L 20 2.26 z")
    'M0 10H20V2.3z'
    >>> path_data("M 1435 110 L 1400 90 L 1365 110 L 1365 150")
    'M1435 110l-35-20-35 20v40'
    """
    parts: list[str] = []
    x = y = "0"
    last = ""
    for letter, rest in _STEP.findall(data):
        values = [number(float(value)) for value in rest.split()]
        if letter == "L":
            ways = [(command, _after(last, command, text)) for command, text in _lines(x, y, *values)]
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


def _after(last: str, command: str, text: str) -> str:
    """A command after another one, whose letter need not be repeated."""
    return _row("", text) if command == last else f"{command}{text}"


def _element(element: ET.Element) -> str:
    tag = element.tag.removeprefix(_SVG)
    if tag == "g":
        return "".join(_element(child) for child in element)
    if tag == "path":
        return _path(element)
    if tag == "text":
        return _text(element)
    return ""


def _path(element: ET.Element) -> str:
    data = " ".join(element.get("d", "").split())
    ink = attributes_of(element.get("style", ""))
    round_one = circle(data)
    if round_one:
        return f"<circle{attribute_text(round_one | ink)}/>"
    return f"<path{attribute_text({'d': path_data(data)} | ink)}/>"


def _text(element: ET.Element) -> str:
    place = {name: number(float(element.get(name, "0"))) for name in ("x", "y")}
    turn = element.get("transform", "")
    if turn and not re.match(r"rotate\(-?0[ )]", turn):
        place["transform"] = numbers(turn)
    ink = attributes_of(element.get("style", ""))
    return f"<text{attribute_text(place | ink)}>{escape(element.text or '')}</text>"


def tidy(svg: str) -> list[str]:
    """Return the elements that each shape has become in matplotlib's ``svg``, by its place."""
    root = ET.fromstring(svg)  # noqa: S314  it reads what matplotlib has just written
    return [_element(group) for group in root.iter(f"{_SVG}g") if re.fullmatch(r"g\d+", group.get("id", ""))]
