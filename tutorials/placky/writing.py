"""How placky writes files: one function, everywhere.

A file is written whole or not at all, and only when its content differs. A link is followed, and a file that is there
keeps its mode. Devices, FIFOs, sockets and folders are refused, and `check_target` says so before any work.
"""

import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path

from placky.errors import PlackyError, shown
from placky.reading import KINDS


class Unwritten(PlackyError):  # noqa: N818 - what became of the file, not the error of a program
    """A file that was not written. What was there before is whole."""


def write_file(path: Path, content: str | bytes, option: str = "") -> bool:
    """Write a file; `option` is what named it on the command line, if anything. Returns whether its content differed.

    Folders that are missing are made. Several processes may write the same file at once: each fills a file of its own
    first, and the last one stands. Raises `Unwritten`.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        return _write(path, data)
    except (OSError, ValueError) as error:
        raise _unwritten(path, option, error) from error


def write_cache(path: Path, content: str | bytes) -> None:
    """Write what can be made again. Where nothing can be written, nothing is lost but time."""
    with suppress(Unwritten):
        write_file(path, content)


def check_target(path: Path, option: str = "") -> None:
    """Raise `Unwritten` where no file could be written, before there is anything to write. Leaves nothing."""
    try:
        _probe(_target(path))
    except (OSError, ValueError) as error:
        raise _unwritten(path, option, error) from error


def check_folder(folder: Path, option: str = "") -> None:
    """Raise `Unwritten` where no file could be written into a folder, which need not be there yet. Leaves nothing."""
    try:
        if folder.exists() and not folder.is_dir():
            kind = KINDS.get(stat.S_IFMT(folder.stat().st_mode), "file")
            raise _Strange(f"this is a {kind}; allowed: a folder")
        _probe(Path(os.path.realpath(folder)) / "probe")
    except (OSError, ValueError) as error:
        raise _unwritten(folder, option, error) from error


class _Strange(ValueError):  # noqa: N818 - `Unwritten` is what others see
    """Why something is no file, or no folder."""


def _unwritten(path: Path, option: str, error: OSError | ValueError) -> Unwritten:
    if isinstance(error, _Strange):
        why = str(error)
    elif isinstance(error, OSError):
        why = f"cannot be written: {error.strerror}"
    else:
        why = "cannot be written: a name cannot hold a NUL"
    return Unwritten(f"{option} {shown(path)}: {why}".lstrip())


def _target(path: Path) -> Path:
    """The file that a path leads to, which may be missing. Raises `OSError` and `ValueError` for what cannot be one."""
    place = Path(os.path.realpath(path))
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116 - as the system follows links: loops are its to find
    except FileNotFoundError:
        return place
    kind = KINDS.get(stat.S_IFMT(mode))
    if kind:
        raise _Strange(f"this is a {kind}; allowed: a file")
    if not os.access(place, os.W_OK):
        raise PermissionError(13, os.strerror(13))
    return place


def _probe(place: Path) -> None:
    """Raise `OSError` where a file could not be made."""
    part = _part(_there(place))
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    part.unlink()


def _there(place: Path) -> Path:
    """The nearest folder that is there. Raises `OSError` for the name of another that cannot be, which is too long."""
    there = next(folder for folder in place.parents if os.path.lexists(folder))
    for name in place.relative_to(there).parts:
        with suppress(FileNotFoundError):
            (there / name).lstat()
    return there


def _part(folder: Path) -> Path:
    """A name that nobody else uses, and no longer for a long name."""
    return folder / f".{os.getpid()}-{secrets.token_hex(4)}.part"


def _write(path: Path, data: bytes) -> bool:
    place = _target(path)
    with suppress(FileNotFoundError):
        if place.read_bytes() == data:
            return False
    _there(place)
    place.parent.mkdir(parents=True, exist_ok=True)
    part = _part(place.parent)
    try:
        _fill(part, data)
        with suppress(FileNotFoundError):
            part.chmod(stat.S_IMODE(place.stat().st_mode))
        part.replace(place)
    finally:
        part.unlink(missing_ok=True)
    return True


def _fill(part: Path, data: bytes) -> None:
    """A new file, closed before anybody relies on it: some systems say only then that the disk is full."""
    file = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(file, left) :]
    finally:
        os.close(file)
