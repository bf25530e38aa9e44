"""How the data of a walkthrough travels: as tables, each with a column for a key.

A record for every frame, figure, choice and way of the dice says its keys again and again. A table says them once, and
what is alike stands side by side, so that it weighs half when compressed. Frames are called by their numbers, which are
those of their sections on the page, and a figure's place is told as how far it is from the one told before.
`story/unpacked.js` reads it.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

__all__ = ["packed", "unpacked"]

Row = dict[str, Any]

_OVERLAY = "ov-"
_BESIDE = ("children", "kinds", "figures", "hands")
"""What stands beside the table of frames."""


def packed(facts: Mapping[str, Any]) -> Row:
    """The data with a table each for frames, choices, kinds of falls and figures; dice that are alike are told once."""
    number = {name: n for n, name in enumerate(facts["frames"])}
    hands: list[Any] = []
    children: list[Row] = []
    kinds: list[Row] = []
    figures: list[Row] = []

    def leading(row: Mapping[str, Any]) -> Row:
        return {**row, "to": number[row["to"]]} if "to" in row else {**row}

    def drawn(row: Row) -> Row:
        if "overlays" in row:
            short = [name.removeprefix(_OVERLAY) for name in row["overlays"]]
            row["overlays"] = [int(name) if name.isdecimal() else name for name in short]
        if "tokens" in row:
            figures.extend({"figure": name, **token} for name, token in sorted(row["tokens"].items()))
            row["tokens"] = len(row["tokens"])
        return row

    frames = []
    for name, frame in facts["frames"].items():
        row = drawn({**frame, "children": len(frame["children"])})
        children += map(leading, frame["children"])
        parent = row.pop("parent")
        if parent and all(child["to"] != name for child in facts["frames"][parent]["children"]):
            row["parent"] = number[parent]
        if "hands" in frame:
            if frame["hands"] not in hands:
                hands.append(frame["hands"])
            row["hands"] = hands.index(frame["hands"])
        if "falls" in frame:
            row["falls"] = {key: value for key, value in frame["falls"].items() if key != "kinds"}
            row["kinds"] = len(frame["falls"]["kinds"])
            kinds += [drawn(leading(kind)) for kind in frame["falls"]["kinds"]]
        frames.append(row)
    tables = {"frames": frames, "children": children, "kinds": kinds, "figures": [*_steps(figures)]}
    return {**facts, "hands": hands, **{name: _columns(rows) for name, rows in tables.items()}}


def unpacked(data: Mapping[str, Any], names: Sequence[str]) -> Row:
    """The same as it was before; `names` are the addresses of its frames, in the order of the page."""
    children, kinds = (iter(_rows(data[name])) for name in ("children", "kinds"))
    figures = _places(_rows(data["figures"]))

    def leading(row: Row) -> Row:
        return {**row, "to": names[row["to"]]} if "to" in row else row

    def drawn(row: Row) -> Row:
        if "overlays" in row:
            row["overlays"] = [f"{_OVERLAY}{n}" for n in row["overlays"]]
        if "tokens" in row:
            row["tokens"] = {one.pop("figure"): one for one in islice(figures, row["tokens"])}
        return row

    frames: dict[str, Row] = {}
    parents: dict[str, str] = {}
    for name, row in zip(names, _rows(data["frames"]), strict=True):
        frames[name] = drawn(row)
        row["children"] = [leading(child) for child in islice(children, row["children"])]
        parents |= {child["to"]: name for child in row["children"]}
        if "hands" in row:
            row["hands"] = data["hands"][row["hands"]]
        if "falls" in row:
            row["falls"]["kinds"] = [drawn(leading(kind)) for kind in islice(kinds, row.pop("kinds"))]
    for name, row in frames.items():
        row["parent"] = names[row["parent"]] if "parent" in row else parents.get(name)
    return {**{key: value for key, value in data.items() if key not in _BESIDE}, "frames": frames}


def _steps(figures: Iterable[Row]) -> Iterable[Row]:
    """Figures with how far each is from where it was before, in tenths at the finest.

    >>> [*_steps([{"figure": "A", "x": 5, "y": 1}, {"figure": "A", "x": 7.5, "y": 1}])]
    [{'figure': 'A', 'x': 5, 'y': 1}, {'figure': 'A', 'x': 2.5, 'y': 0}]
    """
    last: dict[str, Row] = {}
    for one in figures:
        before = last.get(one["figure"], {"x": 0, "y": 0})
        last[one["figure"]] = one
        yield {**one, **{key: round(one[key] - before[key], 1) for key in ("x", "y")}}


def _places(figures: Iterable[Row]) -> Iterable[Row]:
    """The same the other way round."""
    last: dict[str, Row] = {}
    for one in figures:
        before = last.get(one["figure"], {"x": 0, "y": 0})
        last[one["figure"]] = place = {key: round(one[key] + before[key], 1) for key in ("x", "y")}
        yield {**one, **place}


def _columns(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Rows as columns; a row without a key has none there."""
    keys = dict.fromkeys(key for row in rows for key in row)
    return {key: [row.get(key) for row in rows] for key in keys}


def _rows(columns: Mapping[str, list[Any]]) -> list[Row]:
    """Columns as rows.

    >>> _rows(_columns([{"x": 1, "to": 0}, {"x": 2}]))
    [{'x': 1, 'to': 0}, {'x': 2}]
    """
    rows = zip(*columns.values(), strict=True)
    return [{key: value for key, value in zip(columns, row, strict=True) if value is not None} for row in rows]
