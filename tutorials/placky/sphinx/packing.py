"""How the data of a walkthrough travels: as tables, each with a column for a key.

A record for every frame, figure, choice and way of the dice says its keys again and again. A table says them once, and
what is alike stands side by side, so that it weighs half when compressed. Frames are called by the
numbers of their sections on the page. A figure's place is told as how far it is from the one told before.
`story/unpacked.js` reads it.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

__all__ = ["packed", "unpacked"]

Row = dict[str, Any]

_OVERLAY = "ov-"
_BESIDE = ("children", "kinds", "figures", "hands", "settled")
"""What stands beside the table of frames."""


def packed(facts: Mapping[str, Any]) -> Row:
    """The data with a table each for frames, choices, kinds of falls and figures.

    Dice that are alike are told once, and so is each rule that settles one.
    """
    tables = _Tables(facts["frames"])
    frames = [tables.frame(name, frame) for name, frame in facts["frames"].items()]
    told = {"children": tables.children, "kinds": tables.kinds, "figures": [*_steps(tables.figures)]}
    columns = {name: _columns(rows) for name, rows in {"frames": frames, **told}.items()}
    return {**facts, "hands": tables.hands, "settled": tables.settled, **columns}


class _Tables:
    """Rows as they are packed, one frame after the other."""

    def __init__(self, frames: Mapping[str, Mapping[str, Any]]) -> None:
        self._frames, self._number = frames, {name: n for n, name in enumerate(frames)}
        self.hands, self.settled = list[Any](), list[Any]()
        self.children, self.kinds, self.figures = list[Row](), list[Row](), list[Row]()

    def frame(self, name: str, frame: Mapping[str, Any]) -> Row:
        """A frame's own row; what belongs to it goes into the other tables."""
        row = self._drawn({**frame, "children": len(frame["children"])})
        self.children += map(self._leading, frame["children"])
        parent = row.pop("parent")
        if parent and all(child["to"] != name for child in self._frames[parent]["children"]):
            row["parent"] = self._number[parent]
        if "hands" in frame:
            row["hands"] = _once(frame["hands"], self.hands)
        if "falls" in frame:
            row["falls"] = {key: value for key, value in frame["falls"].items() if key != "kinds"}
            row["kinds"] = len(frame["falls"]["kinds"])
            self.kinds += map(self._fallen, frame["falls"]["kinds"])
        return row

    def _leading(self, row: Mapping[str, Any]) -> Row:
        return {**row, "to": self._number[row["to"]]} if "to" in row else {**row}

    def _drawn(self, row: Row) -> Row:
        if "overlays" in row:
            short = [name.removeprefix(_OVERLAY) for name in row["overlays"]]
            row["overlays"] = [int(name) if name.isdecimal() else name for name in short]
        if "tokens" in row:
            self.figures.extend({"figure": name, **token} for name, token in sorted(row["tokens"].items()))
            row["tokens"] = len(row["tokens"])
        return row

    def _fallen(self, kind: Mapping[str, Any]) -> Row:
        row = self._drawn(self._leading(kind))
        return {**row, "settled": _once(row["settled"], self.settled)} if "settled" in row else row


def _once(value: Any, told: list[Any]) -> int:
    """The number of a value among those that are told, where it is told now if it was not before."""
    if value not in told:
        told.append(value)
    return told.index(value)


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

    def fallen(kind: Row) -> Row:
        row = drawn(leading(kind))
        return {**row, "settled": data["settled"][row["settled"]]} if "settled" in row else row

    frames: dict[str, Row] = {}
    parents: dict[str, str] = {}
    for name, row in zip(names, _rows(data["frames"]), strict=True):
        frames[name] = drawn(row)
        row["children"] = [leading(child) for child in islice(children, row["children"])]
        parents |= {child["to"]: name for child in row["children"]}
        if "hands" in row:
            row["hands"] = data["hands"][row["hands"]]
        if "falls" in row:
            row["falls"]["kinds"] = [fallen(kind) for kind in islice(kinds, row.pop("kinds"))]
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
