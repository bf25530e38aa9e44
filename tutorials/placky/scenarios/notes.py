"""Notes of what was read: features without a fault, kept in a folder for the next process."""

import hashlib
import os
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from placky.scenarios.tags import Known
from placky.writing import write_cache
from touchline.core.rulebook import spelling


class Notes:
    """Features that were read without a fault, in a folder, for the next process: Gherkin takes its time.

    Only what this very code read from the same bytes of the same file is taken back. It is a folder of our own making,
    like that of Sphinx's environment: what lies there is trusted.
    """

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.fresh: list[tuple[Path, str, object]] = []

    @contextmanager
    def under(self, folder: Path) -> Iterator[None]:
        """What is read within is looked for in this folder first, and kept there when all went well."""
        self.folder, self.fresh = folder, []
        try:
            yield
            for path, key, feature in self.fresh:
                write_cache(self._file(path), pickle.dumps((key, feature)))
        finally:
            self.folder, self.fresh = None, []

    def find(self, path: Path, data: bytes, known: Known | None) -> object:
        """What was read from this file, if it is still the same; else None."""
        if self.folder is None:
            return None
        try:
            kept = pickle.loads(self._file(path).read_bytes())  # noqa: S301 - see above
        except Exception:  # noqa: BLE001 - a damaged pickle may raise anything, and the feature can be read anew
            return None
        match kept:
            case (key, feature) if key == self._key(path, data, known):
                return feature
        return None

    def keep(self, feature: object, path: Path, data: bytes, known: Known | None) -> None:
        """Note a feature."""
        if self.folder is not None:
            self.fresh.append((path, self._key(path, data, known), feature))

    def _file(self, path: Path) -> Path:
        assert self.folder is not None  # noqa: S101 - both callers have looked
        return self.folder / f"{hashlib.sha256(os.fsencode(path)).hexdigest()[:16]}.pickle"

    @staticmethod
    def _key(path: Path, data: bytes, known: Known | None) -> str:
        own = _code() + os.fsencode(path) + repr([sorted(ids) for ids in known or ()]).encode()
        return hashlib.sha256(own + b"\n" + data).hexdigest()


notes = Notes()


@cache
def _code() -> bytes:
    """What the reading depends on: whatever lies beside this module, so that none can be forgotten."""
    return b"".join(
        path.read_bytes() for path in (*sorted(Path(__file__).parent.glob("*.py")), Path(spelling.__file__))
    )
