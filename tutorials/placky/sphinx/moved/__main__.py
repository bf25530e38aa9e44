"""Brings tables of old addresses up to date, by two builds of a site.

    python -m placky.sphinx.moved DOCS BEFORE AFTER

BEFORE and AFTER are folders of HTML. Each address of a frame that is another now gets a line in the table of its
rulebook, below DOCS; those that the table has already lead to the new place. Addresses whose frames are not found again
are said, and are then for a person to decide.
"""

import html
import json
import re
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from placky.sphinx.moved.table import FILE, KeptWalk, MovedPage, read, written
from placky.sphinx.packing import unpacked
from placky.storyboard.addresses import LENGTH
from placky.writing import write_file


@dataclass(frozen=True)
class Walk:
    """A walkthrough as it stands on a page that was built."""

    name: str
    """What its progress is kept under; empty for none."""
    mark: str
    story: str
    """The address of its section; empty for none."""
    frames: Mapping[str, Mapping[str, Any]]

    @property
    def shape(self) -> list[tuple[int, str]]:
        """How its frames follow each other: for each the place of its parent, and its kind."""
        places = {name: n for n, name in enumerate(self.frames)}
        return [(places.get(one["parent"], -1), one["kind"]) for one in self.frames.values()]

    def ways(self) -> dict[str, tuple[str, ...]]:
        """Address -> what is to be seen on the way to the frame: titles, what is told, where everything stands."""
        found: dict[str, tuple[str, ...]] = {}
        for name, one in self.frames.items():
            way, here = [_seen(one)], one["parent"]
            while here:
                way.append(_seen(self.frames[here]))
                here = self.frames[here]["parent"]
            found[name] = tuple(way)
        return found

    def whole(self) -> dict[str, tuple[str, ...]]:
        """The same, and what is to be seen after the frame."""
        below: dict[str, list[str]] = {name: [] for name in self.frames}
        for name, one in self.frames.items():
            here = one["parent"]
            while here:
                below[here].append(_seen(self.frames[name]))
                here = self.frames[here]["parent"]
        return {name: (*way, "", *below[name]) for name, way in self.ways().items()}


def _alike(old: Mapping[str, tuple[str, ...]], new: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Old address -> new one, where just one frame looks so now."""
    seen = Counter(new.values())
    there = {way: name for name, way in new.items() if seen[way] == 1}
    return {name: there[way] for name, way in old.items() if way in there}


def _seen(frame: Mapping[str, Any]) -> str:
    return json.dumps([frame.get(key) for key in ("kind", "title", "told", "dice", "tokens", "gone")])


_WALK = re.compile(r"<placky-walk([^>]*)>")
_DATA = re.compile(r'<script[^>]*?(?: id="([^"]+)")? class="pk-data"[^>]*>(.*?)</script>', re.DOTALL)
"""The data of a walkthrough, at the end of the page and with a name. Before 0.3 it came first in the walkthrough."""
_FRAME = re.compile(r'<section class="frame [^"]*" id="([^"]+)"')
_SECTION = re.compile(r'<section class="story-section" id="([^"]+)">')
_ALONE = re.compile(r'<div class="highlight-gherkin[^"]*" id="([^"]+)"')


def walks(page: str) -> list[Walk]:
    """The walkthroughs of a page of HTML, and the positions of which it shows only the steps. Frames in page order."""
    sections = [(match.start(), match[1]) for match in _SECTION.finditer(page)]
    data = {one[1]: one for one in _DATA.finditer(page) if one[1]}
    found = []
    for match in _WALK.finditer(page):
        values = {key: html.unescape(value) for key, value in re.findall(r'data-(\w+)="([^"]*)"', match[1])}
        name = values.get("exercise", "")
        story = next((ident for at, ident in reversed(sections) if at < match.start()), "") if name else ""
        names = _FRAME.findall(page, match.end(), page.find("</placky-walk>", match.end()))
        told = data.get(values.get("of", "")) or _DATA.search(page, match.end())
        frames = unpacked(json.loads(told[2]), names)["frames"] if told else {}
        found.append(Walk(name, values.get("mark", ""), story, frames))
    alone = [Walk("", "", "", {one: {"parent": None, "kind": "setup", "title": ""}}) for one in _ALONE.findall(page)]
    return found + alone


def pairs(before: str, after: str) -> tuple[dict[str, str], list[KeptWalk]]:
    """Old address -> new one, of a page that was built twice, and the walks that are the same.

    Walks are the same by their order on the page. Frames of a walk of another shape are the same if they have the same
    address, as it comes from what was done, else if they look the same.
    """
    ids: dict[str, str] = {}
    kept: list[KeptWalk] = []
    for old, new in zip(walks(before), walks(after), strict=False):
        if old.shape == new.shape:
            ids |= dict(zip(old.frames, new.frames, strict=True))
            if old.name and (old.name, old.mark) != (new.name, new.mark):
                kept.append(KeptWalk(old.name, old.mark, new.story[-LENGTH:], new.mark))
        else:
            ids |= {**_alike(old.ways(), new.ways()), **_alike(old.whole(), new.whole())}
            ids |= {name: name for name in old.frames if name in new.frames}
        if old.story:
            ids[old.story] = new.story
    return ids, kept


def update(table: dict[str, MovedPage], page: str, before: str, after: str) -> list[str]:
    """Add to a table what has moved on a page between two builds. Gives the addresses whose frames are not found."""
    ids, kept = pairs(before, after)
    now = {old[-LENGTH:]: new[-LENGTH:] for old, new in ids.items()}
    found = table.setdefault(page, MovedPage())
    found.ids = {old: now.get(mark, mark) for old, mark in found.ids.items()}
    found.ids |= {old: new[-LENGTH:] for old, new in ids.items() if old != new}
    again = {(one.name, one.mark): one for one in kept}
    found.walks = [
        next((KeptWalk(was.name, was.mark, one.story, one.now) for one in kept if one.mark == was.now), was)
        for was in found.walks
        if (was.name, was.mark) not in again
    ] + kept
    if not found.ids and not found.walks:
        del table[page]
    return [name for walk in walks(before) for name in walk.frames if name not in ids]


def _led(site: Path, docname: str) -> set[str]:
    """The old addresses of a page for which the site has a new one."""
    script = site / "_static" / "moved" / f"{docname}.js"
    found = re.search(r"\((.*)\);", script.read_text("utf-8")) if script.exists() else None
    return set(json.loads(found[1])["ids"]) if found else set()


def main(docs: Path, before: Path, after: Path) -> int:
    """Bring the tables of all rulebooks up to date; say what is lost."""
    lost = 0
    for folder in sorted(path for path in docs.iterdir() if path.is_dir() and (before / path.name).is_dir()):
        path = folder / FILE
        table = read(path) if path.exists() else {}
        for built in sorted((before / folder.name).rglob("*.html")):
            page = built.relative_to(before / folder.name).with_suffix("").as_posix()
            same = after / folder.name / f"{page}.html"
            text = built.read_text("utf-8")
            now = same.read_text("utf-8") if same.exists() else ""
            there = _led(after, f"{folder.name}/{page}")
            gone = [name for name in update(table, page, text, now) if name not in there and f' id="{name}"' not in now]
            lost += len(gone)
            for name in gone:
                sys.stdout.write(f"{folder.name}/{page}: no frame is found for the old address {name}\n")
        if table:
            write_file(path, written(table))
    return 1 if lost else 0


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit("usage: python -m placky.sphinx.moved DOCS BEFORE AFTER")
    raise SystemExit(main(*map(Path, sys.argv[1:])))
