"""The real site: how the tests build it, and what stands on its pages, read without a browser.

`build(folder)` builds the pages of this checkout into a folder of their own. What `placky build` left in docs/_build is
taken along, so that only what has changed since is made anew.
"""

import json
import os
import posixpath
import re
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

from placky.sphinx.packing import unpacked

DOCS = Path(__file__).parents[2] / "docs"
SOURCES = sorted(file.relative_to(DOCS) for file in DOCS.rglob("*.md") if "_build" not in file.parts)
PAGES = [*(source.with_suffix("").as_posix() for source in SOURCES), "search"]
"""Every page, as Sphinx names it."""
EXERCISES = [page for page in PAGES if "/exercises/" in page and not page.endswith("/index")]
FEW = [page for page in EXERCISES if re.search(r"/0[036]_", page)]
"""Three exercises of each game, for what all of them owe to the same templates."""
FOLDERS = sorted({page.rpartition("/")[0] for page in PAGES})
RULES = [page for page in PAGES if "/rules/" in page and not page.endswith("/index")]
COUNTED = re.compile(r"All ([\d,]+) rolls of .+|Both sides of the coin|Of a (million) rolls, as each 6 adds a die")
"""What stands above the odds of a roll."""
HEADINGS = {"h2", "h3", "h4", "h5", "h6"}


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Hold a lock that one process at a time can have; it needs nothing beyond Python, on any system."""
    with closing(sqlite3.connect(file, timeout=600, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def build(folder: Path) -> Path:
    """Record what has changed and build the pages; give the folder of HTML."""
    html, doctrees = folder / "html", folder / "doctrees"
    for made in (html, doctrees):
        if (before := DOCS / "_build" / made.name).is_dir():
            shutil.copytree(before, made)
    run("placky", "record", "--docs", DOCS)
    run("sphinx", "-q", "-j", "2", "-d", doctrees, DOCS, html)
    return html


def run(*command: str | Path) -> None:
    """Run a module of Python; what it said is the message when it fails."""
    done = subprocess.run([sys.executable, "-m", *map(str, command)], capture_output=True, text=True, check=False)
    if done.returncode:
        message = f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"
        raise RuntimeError(message)


def kinds(html: str) -> set[str]:
    """The kinds of elements of a page: name, classes, role and type."""
    found = set()
    for name, attributes in re.findall(r"<([a-z][\w-]*)([^>]*)", html):
        told = dict(re.findall(r' (class|role|type)="([^"]*)"', attributes))
        classes = ".".join(sorted(told.get("class", "").split()))
        found.add(f"{name}.{classes} {told.get('role')} {told.get('type')}")
    return found


@dataclass
class Walk:
    """One walkthrough of a page: its data, its sections with their boards, its map, what its sheet can show."""

    data: dict[str, Any] = field(default_factory=dict)
    sections: dict[str, list[str]] = field(default_factory=dict)
    """Frame -> the pictures in its section."""
    titles: dict[str, str] = field(default_factory=dict)
    """Frame -> what its section is called."""
    map: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    """Frame -> what the map calls it, and how often it comes."""
    said: dict[str, str] = field(default_factory=dict)
    """Frame -> what Placky says there."""
    totals: dict[str, int] = field(default_factory=dict)
    """Frame -> how many rolls there are, as its odds say."""
    drawn: list[str] = field(default_factory=list)
    """The ids of tokens and overlays on the sheet."""

    @property
    def frames(self) -> dict[str, dict[str, Any]]:
        """Frame -> what the script knows of it."""
        frames: dict[str, dict[str, Any]] = self.data["frames"]
        return frames

    def way(self, frame: str) -> list[str]:
        """Give the frames from the first to this one."""
        parent = self.frames[frame].get("parent")
        return [*(self.way(parent) if parent else []), frame]

    def standing(self, frame: str) -> dict[str, dict[str, Any]]:
        """Every figure of a frame by its name: its data has those that are not as in the frame before."""
        found = self.frames[frame]
        before = self.standing(found["parent"]) if found.get("parent") else {}
        every = {**before, **found.get("tokens", {})}
        return {name: figure for name, figure in every.items() if name not in found.get("gone", ())}

    def told(self, frame: str) -> str:
        """What a screen reader is told: what happened, else what the frame is called."""
        said = self.frames[frame].get("told", [])
        return (said if isinstance(said, str) else " ".join(said)) or str(self.frames[frame]["title"])

    def named(self, frame: str) -> str:
        """What the script writes on the map: name and share."""
        found = self.frames[frame]
        beside = self.frames[found["parent"]]["children"] if found["parent"] else []
        child: dict[str, Any] = next((one for one in beside if one["to"] == frame), {})
        label = child.get("label") if found["kind"] != "dice" else None
        return f"{found.get('name') or label or found['title']} {child.get('share', '')}".strip()

    def kinds(self, frame: str) -> list[dict[str, Any]]:
        """What each way of a roll is told as, in the order of all faces; none where the ways are not known."""
        falls = self.frames[frame].get("falls", {"kinds": []})
        if "ways" not in falls:
            return list(falls["kinds"])
        return [falls["kinds"][kind] for kind, length in zip(*falls["ways"], strict=True) for _ in range(length)]

    def others(self, frame: str) -> list[dict[str, Any]]:
        """What no branch of a roll plays: its label, and how many ways lead there."""
        lost = Counter(kind["label"] for kind in self.kinds(frame) if "to" not in kind and "aside" not in kind)
        return [{"label": label, "ways": ways} for label, ways in lost.items()] or self.frames[frame].get("others", [])

    def thrown_away(self, frame: str) -> tuple[int, int]:
        """Of how many ways of a roll nothing is played and nothing said but to roll again, and how many there are."""
        over = self.frames[frame].get("over", {})
        if kinds := self.kinds(frame):
            return sum("to" not in kind and kind["label"] not in over for kind in kinds), len(kinds)
        others, children = self.others(frame), self.frames[frame]["children"]
        lost = sum(one["ways"] for one in others if one["label"] not in over)
        return lost, sum(one.get("ways", 0) for one in [*children, *others])

    @property
    def leaves(self) -> list[str]:
        """Every frame that nothing follows: endings and refusals."""
        return [name for name, frame in self.frames.items() if not frame["children"]]


class Page(HTMLParser):
    """A page: its ids, the links on it, the files that it loads, its walkthroughs, its kinds of elements."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.length, self.kinds = len(text), kinds(text)
        self.ids: list[str] = []
        self.links: list[str] = []
        self.files: list[str] = []
        self.walks: list[Walk] = []
        self.of: dict[str, Walk] = {}
        """Walkthroughs by the names of their data, which stand at the end of the page."""
        self.whose: Walk | None = None
        self.unnamed: list[str] = []
        """Pictures without a text alternative."""
        self.open: list[str] = []
        self.naming = self.saying = False
        self.feed(text)
        self.close()

    def updatepos(self, i: int, j: int) -> int:  # noqa: ARG002 - the parser's own
        """Count no lines, which nobody asks for."""
        return j

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of an element."""
        found = {name: value or "" for name, value in attrs}
        classes = found.get("class", "").split()
        if "id" in found:
            self.ids.append(found["id"])
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
            if "map" in self.open:
                self.walks[-1].map.append(found["href"].removeprefix("#"))
        if tag in {"img", "script"} and "src" in found:
            self.files.append(found["src"])
        if tag == "link" and found.get("rel") in {"stylesheet", "icon"}:
            self.files.append(found["href"])
        if tag == "img" and not found.get("alt"):
            self.unnamed.append(found.get("src", ""))
        if tag == "placky-walk":
            self.walks.append(Walk())
            self.of[found["data-of"]] = self.walks[-1]
        if tag == "script":
            self.whose = self.of.get(found.get("id", ""))
        if tag in {"placky-walk", "nav", "section", "script"}:
            self.open.append(classes[0] if classes else tag)
        self.inside(tag, found, classes)

    def inside(self, tag: str, found: dict[str, str], classes: list[str]) -> None:
        """Take note of an element inside a walkthrough."""
        if "pk-walk" not in self.open:
            return
        walk = self.walks[-1]
        if tag == "section" and "frame" in classes:
            walk.sections[found["id"]] = []
        elif tag in HEADINGS and walk.sections and "frame" in self.open:
            self.naming = True
        elif tag == "div" and "bubble" in classes and walk.sections:
            self.saying = True
        elif tag == "img":
            walk.sections[next(reversed(walk.sections))].append(found["src"])
        elif tag == "g" and {"tok", "ov"} & set(classes):
            walk.drawn.append(found["id"])

    def handle_endtag(self, tag: str) -> None:
        """Leave an element."""
        if tag == "div":
            self.saying = False
        if tag in {"placky-walk", "nav", "section", "script"} and self.open:
            self.open.pop()
        if tag == "script" and (walk := self.whose):
            walk.data, self.whose = unpacked(walk.data, [*walk.sections]), None
            for child in (child for frame in walk.frames.values() for child in frame["children"]):
                child.setdefault("label", walk.titles[child["to"]])  # as the script does

    def handle_data(self, data: str) -> None:
        """Read the data of a walkthrough, and over how many rolls its odds are counted."""
        if "pk-walk" in self.open and (counted := COUNTED.fullmatch(data.strip())):
            walk = self.walks[-1]
            total = 10**6 if counted[2] else int((counted[1] or "2").replace(",", ""))
            walk.totals[next(reversed(walk.sections))] = total
        if self.whose:
            self.whose.data = json.loads(data)
        if "map" in self.open and self.walks and self.walks[-1].map and data.strip():
            names, frame = self.walks[-1].names, self.walks[-1].map[-1]
            names[frame] = f"{names.get(frame, '')} {data.strip()}".strip()
        if self.saying:
            said, frame = self.walks[-1].said, next(reversed(self.walks[-1].sections))
            said[frame] = f"{said.get(frame, '')} {data.strip()}".strip().replace("\u2019", "'")
        if self.naming:
            self.walks[-1].titles[next(reversed(self.walks[-1].sections))] = data.strip()
            self.naming = False


def read(html: Path) -> dict[str, Page]:
    """Read every page of a built site, in two processes: whoever else needs it waits meanwhile."""
    with ProcessPoolExecutor(2, get_context("spawn")) as both:
        return dict(zip(PAGES, both.map(_page, (html / f"{page}.html" for page in PAGES), chunksize=8), strict=True))


def _page(file: Path) -> Page:
    return Page(file.read_text(encoding="utf-8"))


def dead(html: Path, pages: dict[str, Page]) -> list[str]:
    """Links and files that are not there, as "page: target"."""
    known = {posixpath.join(html.as_posix(), f"{name}.html"): set(page.ids) for name, page in pages.items()}
    there = cache(os.path.isfile)
    found = []
    for name, page in pages.items():
        own = posixpath.join(html.as_posix(), f"{name}.html")
        for target in [*page.links, *page.files]:
            if target.startswith(("https:", "http:", "mailto:", "data:")):
                continue
            path, place = urldefrag(target)
            file = own
            if path:
                file = posixpath.normpath(posixpath.join(posixpath.dirname(own), unquote(path.partition("?")[0])))
            if not there(file) or (place and unquote(place) not in known.get(file, ())):
                found.append(f"{name}: {target}")
    return found
