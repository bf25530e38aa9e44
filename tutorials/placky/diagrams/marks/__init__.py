"""Marks: what a board shows, as data.

A mark is a frozen record with an ``id``. Places and lengths are whole thousandths of an inch, x across the field and y
up it. Sides are 0 to 4, each with a colour and a plate of its own (:mod:`~placky.diagrams.sides`); None is nobody's.
Nothing here can draw and nothing here knows a game: a rulebook puts together what it has, figures from :class:`Part`,
all else from marks, or from shapes of its own in a :class:`Sketch`.

>>> mark = Chip(id="move", at=(12000, 21692), letter="M")
>>> mark.at
(12000, 21692)
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Any, TypeAlias

from placky.diagrams.marks.basics import Corner, Pen, Place, Window, slug
from placky.diagrams.marks.ground import Area, Field, Inscription, Locator, Painted
from placky.diagrams.marks.lying import (
    Band,
    Chip,
    Ghost,
    Hull,
    Nose,
    Patch,
    Ring,
    Rose,
    Ruler,
    Star,
    Stripe,
    Trail,
)
from placky.diagrams.marks.moving import NameAt, Part, Piece, PieceForm, Sketch, Token
from placky.diagrams.marks.telling import Label, Plaque, Scoreboard, Tally
from placky.diagrams.shapes import Anchor, as_text

__all__ = [
    "Anchor", "Area", "Band", "Chip", "Corner", "Drawn", "Field", "Ghost", "Hull", "Inscription", "Label",
    "Locator", "Mark", "Movable", "NameAt", "Nose", "Painted", "Part", "Patch", "Pen", "Piece", "PieceForm",
    "Place", "Plaque", "Ring", "Rose", "Ruler", "Scoreboard", "Sketch", "Star", "Stripe", "Tally", "Token", "Trail",
    "Window", "canonical", "overlay_id", "slug",
]  # fmt: skip

Movable: TypeAlias = Token | Piece | Sketch
"""What a script moves."""

Drawn: TypeAlias = Ghost | Trail | Chip | Star | Ring | Ruler | Label | Stripe | Plaque
Mark: TypeAlias = Movable | Drawn | Nose | Patch | Band | Hull | Rose | Tally | Scoreboard


def canonical(marks: Iterable[Mark]) -> str:
    """Return marks as one line of JSON: the same for equal pictures, on every machine."""
    data = [[type(mark).__name__, _seen(mark)] for mark in marks]
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, default=asdict)


def _seen(mark: Mark) -> dict[str, Any]:
    """Return what a picture shows of a mark: not its id, not the parts that do not show."""
    found = {one.name: getattr(mark, one.name) for one in fields(mark) if one.name not in {"id", "near", "shown"}}
    if isinstance(mark, Token):
        found["parts"] = [part.digest for part in mark.parts if part.name in mark.shown]
        found["shifts"] = [[part, round(dx), round(dy)] for part, (dx, dy) in mark.shifts]
    elif isinstance(mark, Sketch):
        found["shapes"] = as_text(mark.shapes)
    return found


def overlay_id(marks: Iterable[Mark]) -> str:
    """Return the id that equal marks share: ``ov-`` and eight hex digits."""
    return f"ov-{hashlib.sha256(canonical(marks).encode()).hexdigest()[:8]}"
