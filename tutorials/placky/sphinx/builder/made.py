"""The list of the files that a build made, each with a digest; and what lies in their folders now."""

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from placky.writing import write_file

Files = dict[str, str]
"""Name below a folder -> digest."""


@dataclass
class Made:
    """What a build left. While it runs, and after one that was cut, `is_whole` is False and there are no files."""

    is_whole: bool = False
    files: dict[str, Files] = field(default_factory=dict)
    """By folder: "pages", "trees", "boards"."""
    foreign: list[str] = field(default_factory=list)
    """Files beside the pages that no build made; they are left alone."""
    around: str = ""
    """Digest of what pages take from each other and from their surroundings."""
    warned: bool = False


def load(path: Path) -> Made | None:
    """The list that a build left; None where there is none that can be read."""
    try:
        return Made(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, RecursionError, TypeError, ValueError):
        return None


def save(path: Path, made: Made) -> None:
    """Leave a list, whole or not at all."""
    write_file(path, json.dumps(asdict(made), sort_keys=True, indent=0))


def names(folder: Path, but: Path | None = None) -> list[str]:
    """The files below a folder, except those in the folder `but`."""
    found, waiting = [], [folder]
    while waiting:
        with suppress(FileNotFoundError, PermissionError), os.scandir(waiting.pop()) as entries:
            for entry in entries:
                path = Path(entry)
                if entry.is_dir(follow_symlinks=False):
                    waiting += [path] if path != but else []
                elif entry.is_file() or entry.is_symlink():
                    found.append(path.relative_to(folder).as_posix())
    return sorted(found)


def digest(path: Path) -> str:
    """What identifies the content of a file; empty where there is none."""
    try:
        return hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()
    except OSError:
        return ""


class Digests:
    """Digests of one build: a file that nobody has written since it was read here is not read again."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[tuple[int, int, int], str]] = {}

    def of(self, path: Path) -> str:
        """As `digest`."""
        try:
            stat = path.stat()
        except OSError:
            return ""
        when = (stat.st_mtime_ns, stat.st_ctime_ns, stat.st_ino)
        if path not in self._known or self._known[path][0] != when:
            self._known[path] = (when, digest(path))
        return self._known[path][1]


def changed(folder: Path, files: Mapping[str, str], digests: Digests) -> list[str]:
    """Those that are gone, or are not as they were left."""
    return [name for name, known in files.items() if digests.of(folder / name) != known]


def remove(folder: Path, files: Iterable[str]) -> None:
    """Remove these files, and those of their folders in which nothing is left then."""
    for path in (folder / name for name in files):
        if path.is_dir() and not path.is_symlink():
            with suppress(OSError):  # a folder has taken its place; what others keep there stays
                path.rmdir()
            continue
        with suppress(NotADirectoryError):  # a file has taken the place of its folder
            path.unlink(missing_ok=True)
        for above in path.parents:
            if above == folder or not above.is_dir() or any(above.iterdir()):
                break
            above.rmdir()
