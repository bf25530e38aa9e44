"""What has been found out about mutants before: a run that was interrupted goes on where it stopped.

A verdict holds for one engine, data and steps included. One that was noticed holds as long as the feature that noticed
it; one that nobody noticed as long as no feature changes. Everything is kept in a cache beside what builds make.
"""

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from placky.rulebook import Rulebook
from placky.rulebooks import engine_digest
from placky.writing import write_cache

OFTEN = 10
"""After so many verdicts they are written down."""
ANY = ""
"""All features together."""


class Verdicts:
    """The verdicts about the mutants of a rulebook. Without a folder nothing is kept."""

    def __init__(self, book: Rulebook, folder: Path | None) -> None:
        self.book, self.folder = book, folder
        self.kept: dict[str, list[str]] = {}
        """Mutant -> what noticed it, the feature of that, its digest."""
        self.new = 0
        if folder and self.file.is_file():
            with suppress(ValueError, KeyError, TypeError):
                told = json.loads(self.file.read_text(encoding="utf-8"))
                self.kept = told["verdicts"] if told["engine"] == self.engine else {}

    @property
    def file(self) -> Path:
        """Where they are kept."""
        return (self.folder or Path()) / f"{self.book.name}.json"

    @property
    def played(self) -> Path | None:
        """Where it is kept what the scenarios do to the engine as it is."""
        if self.folder is None:
            return None
        known = hashlib.sha256(f"{self.engine} {self.features[ANY]}".encode()).hexdigest()[:16]
        return self.folder / f"{self.book.name}-{known}.json"

    @cached_property
    def engine(self) -> str:
        """The digest of the engine, its data, the steps and the rulebook."""
        return engine_digest(self.book)

    @cached_property
    def features(self) -> Mapping[str, str]:
        """The digest of each feature, by folder and stem, and of all of them."""
        found, whole = {}, hashlib.sha256()
        for path in sorted(self.book.features.rglob("*.feature")):
            name, content = f"{path.parent.name}/{path.stem}", path.read_bytes().replace(b"\r\n", b"\n")
            found[name] = hashlib.sha256(content).hexdigest()[:16]
            whole.update(f"{name} {found[name]}\n".encode())
        return {**found, ANY: whole.hexdigest()[:16]}

    def of(self, mutant: str) -> str | None:
        """What noticed the mutant with this key, or None where that is not known, or not any more."""
        line, feature, digest = self.kept.get(mutant, ("", ANY, ""))
        return line if digest and digest == self.features.get(feature) else None

    def add(self, mutant: str, answer: Mapping[str, Any]) -> None:
        """A new one."""
        feature = answer.get("by", ANY)
        self.kept[mutant] = [answer["line"], feature, self.features.get(feature, "")]
        self.new += 1
        if self.new % OFTEN == 0:
            self.write()

    def write(self) -> None:
        """Keep what is known."""
        if self.folder and self.new:
            write_cache(self.file, json.dumps({"engine": self.engine, "verdicts": self.kept}, indent=0))
