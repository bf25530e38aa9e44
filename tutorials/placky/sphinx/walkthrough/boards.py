"""Boards for pages: each frame's picture as a file, drawn once and kept while its marks and our pens are the same."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path

import placky.diagrams
from placky.diagrams.camera import view_box
from placky.diagrams.dice import badge
from placky.diagrams.marks import Field, canonical
from placky.diagrams.stage import Scene
from placky.sphinx.nodes import board_image, drawing, element, house, tag
from placky.words import AnyWords, Plain
from placky.writing import write_file

FOLDER = "_build/boards"
"""Below the folder of the pages, which have from here what they show."""
SHEET = "pk-board pk-sheet"
"""The classes of the board that a script plays on."""


@cache
def _pens() -> str:
    """What identifies the code that draws."""
    folder = Path(str(placky.diagrams.__file__)).parent
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(folder.rglob("*.py")))).hexdigest()


def picture(scene: Scene, srcdir: Path) -> board_image:
    """A node showing this scene, its file drawn if it is not there yet."""
    window = ",".join(str(v) for v in scene.window)
    content = f"{_pens()}|{window}|{scene.alt}|{_spelt(scene.field)}|{scene.locator!r}|{canonical(scene.marks)}"
    path = srcdir / FOLDER / f"{hashlib.sha256(content.encode()).hexdigest()[:12]}.svg"
    if not _is_whole(path):
        from placky.diagrams.svg import board

        named = tuple(replace(mark, id=str(n)) for n, mark in enumerate(scene.marks))  # by place: whoever comes first
        write_file(path, board(replace(scene, marks=named), "b-").as_file())
    width, height = (str(round(value)) for value in view_box(scene.field, scene.window)[2:])
    return board_image(file=f"{FOLDER}/{path.name}", alt=scene.alt, width=width, height=height)


@lru_cache(maxsize=16)
def _spelt(field: Field) -> str:
    """A ground in full: few of them are under thousands of boards."""
    return repr(field)


def _is_whole(path: Path) -> bool:
    """Is a picture there, to its end?"""
    return path.is_file() and path.read_bytes()[-16:].rstrip().endswith(b"</svg>")


def view_numbers(view: Sequence[float]) -> list[float]:
    """A view as plain numbers."""
    return [round(float(v), 1) for v in view]


def legend(words: AnyWords, state: Plain) -> element:
    """Who is who, below a board."""
    entries = tag("ul", class_="legend")
    for entry in words.telling.legend(state):
        name = tag("b", entry.name, *([" ", house()] if entry.house else []))
        entries += tag("li", drawing(svg=badge(entry.side), alt=""), name, tag("span", entry.text))
    return entries


def shared(parts: Mapping[str, str]) -> str:
    """What several sheets of a page have in common, as SVG out of sight.

    A page of rules holds many small walkthroughs on the same field with the same players. Each sheet has empty groups
    that name what belongs into them, and the script copies it from here.
    """
    groups = "".join(f'<g id="{name}">{part}</g>' for name, part in parts.items())
    return f'<svg class="pk-shared" aria-hidden="true" hidden>{groups}</svg>'
