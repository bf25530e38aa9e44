"""A table of old addresses, as text.

    [exercises/01_first_steps]
    walk chess/01_first_steps 8f2c1a9e k3f9x2 04d1b7aa
    the-bishop-
     goes-to-c4 7qx2ma
     attacks bb4k2z
      -5-9 p7c6tq

A line that is indented goes on with the address above it. Behind an address stands the fingerprint in which it ends
today; without one, the line is only the beginning of others. A `walk` says under which name and mark progress was kept,
in which story its frames are now, and the mark of that.
"""

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from placky.errors import PlackyError, shown
from placky.reading import read_file
from placky.storyboard.addresses import LENGTH

FILE = "moved.txt"
"""In the folder of a rulebook's pages."""
HEAD = """\
# Old addresses on these pages, with the last characters of those of today; CONTRIBUTING.md says how to add more.
# A line that is indented goes on with the address above it. A walk has its old name and mark, its story and mark now.
"""


@dataclass(frozen=True)
class KeptWalk:
    """Progress of one walk: its old name and mark, the story that it is now, and the mark of that."""

    name: str
    mark: str
    story: str
    now: str


@dataclass
class MovedPage:
    """What has moved on one page: old address -> fingerprint now, and the walks."""

    ids: dict[str, str] = field(default_factory=dict)
    walks: list[KeptWalk] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    """Old address -> its line in the table."""


def read(path: Path) -> dict[str, MovedPage]:
    """A table: page -> what has moved on it. Raises `PlackyError` with the line at fault."""
    pages: dict[str, MovedPage] = {}
    page: MovedPage | None = None
    above: list[tuple[int, str]] = []
    for number, line in enumerate(read_file(path).decode().splitlines(), 1):
        text, indent = line.strip(), len(line) - len(line.lstrip(" "))
        words = text.split(" ")
        if not text or text.startswith("#"):
            continue
        if text.startswith("[") and text.endswith("]"):
            page, above = pages.setdefault(text[1:-1], MovedPage()), []
        elif page is None:
            raise PlackyError(f"{shown(path)}:{number}: an address before the first [page]")
        elif words[0] == "walk" and len(words) > 2:
            if len(words) != 5:
                raise PlackyError(f"{shown(path)}:{number}: a walk has a name and a mark, a story and a mark: {text}")
            page.walks.append(KeptWalk(*words[1:]))
        elif len(words) > 2 or (len(words) == 2 and len(words[1]) != LENGTH):
            raise PlackyError(f"{shown(path)}:{number}: no address with a fingerprint of {LENGTH} characters: {text}")
        else:
            while above and above[-1][0] >= indent:
                above.pop()
            old = (above[-1][1] if above else "") + words[0]
            above.append((indent, old))
            if len(words) == 2:
                page.ids[old], page.lines[old] = words[1], number
    return pages


def written(pages: Mapping[str, MovedPage]) -> str:
    """A table as text, with each beginning that many addresses share written once."""
    text = HEAD
    for name, page in sorted(pages.items()):
        walks = [f"walk {kept.name} {kept.mark} {kept.story} {kept.now}" for kept in page.walks]
        text += "\n".join(["", f"[{name}]", *walks, *_tree(sorted(page.ids.items()), 0), ""])
    return text


def _tree(entries: Sequence[tuple[str, str]], depth: int) -> Iterator[str]:
    """The lines of some addresses, which are sorted."""
    left = list(entries)
    while left:
        (first, mark), *_ = left
        alike = [entry for entry in left if entry[0].startswith(_token(first))]
        shared = _shared(first, alike[-1][0])
        if shared != first:
            shared = shared[: shared.rfind("-") + 1]
        if len(alike) == 1 or not shared:
            yield f"{' ' * depth}{first} {mark}"
            left = left[1:]
            continue
        inside = alike[1:] if shared == first else alike
        yield f"{' ' * depth}{shared}{f' {mark}' if shared == first else ''}"
        yield from _tree([(old[len(shared) :], now) for old, now in inside], depth + 1)
        left = left[len(alike) :]


def _shared(first: str, last: str) -> str:
    """How two addresses begin, and all that are sorted between them."""
    same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    return "".join(letter for letter, _ in same)


def _token(address: str) -> str:
    """The beginning of an address to its first dash behind a letter."""
    found = re.match(r"-?[^-]+-?", address)
    return found[0] if found else address
