"""How placky reads the files of a checkout: what only looks like a file is told, and nobody waits for it."""

import stat
from pathlib import Path

from placky.errors import PlackyError, shown

KINDS = {
    stat.S_IFDIR: "folder",
    stat.S_IFIFO: "FIFO",
    stat.S_IFSOCK: "socket",
    stat.S_IFCHR: "device",
    stat.S_IFBLK: "device",
}
"""What is no file, and what it is called."""


class Unread(PlackyError):  # noqa: N818 - what became of the file, not the error of a program
    """A file that cannot be read; `why` says it without its name."""

    def __init__(self, path: Path, why: str) -> None:
        self.why = why
        super().__init__(f"{shown(path)}: {why}")


def read_file(path: Path) -> bytes:
    """The bytes of a file, behind links if need be. Raises `Unread`."""
    try:
        kind = KINDS.get(stat.S_IFMT(path.stat().st_mode))
        if kind:
            raise Unread(path, f"this is a {kind}; allowed: a file")
        return path.read_bytes()
    except OSError as error:
        raise Unread(path, f"cannot be read: {error.strerror}") from error


def listed(folder: Path, ending: str) -> list[Path]:
    """What a folder holds by names of this ending, in order; none where it is not there. Raises `Unread`.

    A pattern (`glob`) would take a folder that cannot be read for an empty one.
    """
    try:
        return [path for path in sorted(folder.iterdir()) if path.name.endswith(ending)]
    except (FileNotFoundError, NotADirectoryError) as error:
        if folder.is_symlink() and not folder.exists():
            raise Unread(folder, f"cannot be read: {error.strerror}") from error
        return []
    except OSError as error:
        raise Unread(folder, f"cannot be read: {error.strerror}") from error
