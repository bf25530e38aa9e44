"""Boards for pages: each frame's picture as a file, drawn once and kept while its marks and our pens are the same."""

import hashlib
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import placky.diagrams
from placky.diagrams.dice import badge
from placky.diagrams.marks import Scene, canonical
from placky.rulebook import Plain, Words
from placky.sphinx.nodes import board_image, drawing, element, house, tag
from placky.writing import write_file

FOLDER = "_build/boards"
"""Below the folder of the pages, which have from here what they show."""


@cache
def _pens() -> str:
    """What identifies the code that draws."""
    folder = Path(str(placky.diagrams.__file__)).parent
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(folder.glob("*.py")))).hexdigest()


def picture(scene: Scene, alt: str, srcdir: Path) -> board_image:
    """A node showing this scene, its file drawn if it is not there yet."""
    window = ",".join(str(v) for v in scene.window)
    content = f"{_pens()}|{window}|{scene.alt}|{scene.field!r}|{scene.locator!r}|{canonical(scene.marks)}"
    path = srcdir / FOLDER / f"{hashlib.sha256(content.encode()).hexdigest()[:12]}.svg"
    if not _is_whole(path):
        from placky.diagrams.svg import board

        named = tuple(replace(mark, id=str(n)) for n, mark in enumerate(scene.marks))  # by place: whoever comes first
        write_file(path, board(replace(scene, marks=named), "b-"))
    width, height = _size(path)
    return board_image(file=f"{FOLDER}/{path.name}", alt=alt, width=width, height=height)


def _is_whole(path: Path) -> bool:
    """Is a picture there, to its end?"""
    return path.is_file() and path.read_bytes()[-16:].rstrip().endswith(b"</svg>")


@cache
def _size(path: Path) -> tuple[str, str]:
    """How wide and how high a picture is. What it shows is in its name, so it stays so."""
    match = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text(encoding="utf-8")[:400])
    width, height = (round(float(v)) for v in match.groups()) if match else (386, 363)
    return str(width), str(height)


def view_numbers(view: Any) -> list[float]:
    """A view as plain numbers."""
    return [round(float(v), 1) for v in view]


def legend(words: Words, state: Plain) -> element:
    """Who is who, below a board."""
    entries = tag("ul", class_="legend")
    for entry in words.legend(state):
        name = tag("b", entry.name, *([" ", house()] if entry.house else []))
        entries += tag("li", drawing(svg=badge(entry.side), alt=""), name, tag("span", entry.text))
    return entries
