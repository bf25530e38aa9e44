"""What random play has come to, kept below the builds, until an engine, a coach or a position is another."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from placky.pairs import Met, Pair
from placky.rulebook import Rulebook
from placky.rulebooks import code_digest
from placky.writing import write_cache

__all__ = ["KeptPairs", "key"]


def key(book: Rulebook, positions: Sequence[Any], answers: int) -> str:
    """What identifies random play: whoever plays, from where, and how much."""
    played = json.dumps([code_digest(book), positions, answers], sort_keys=True)
    return hashlib.sha256(played.encode()).hexdigest()


@dataclass
class KeptPairs:
    """The pairs that have met, and the drafts that were made of some."""

    key: str
    met: dict[Pair, Met]
    drafts: dict[Pair, list[str]] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path, name: str) -> "KeptPairs | None":
        """What was kept under this key; None where there is nothing."""
        try:
            plain = json.loads(path.read_text(encoding="utf-8"))
            if plain["key"] != name:
                return None
            met = {(one, other): Met(*rest) for one, other, *rest in plain["met"]}
            return cls(name, met, {(one, other): lines for one, other, lines in plain["drafts"]})
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def write(self, path: Path) -> None:
        """Keep it, if that can be written."""
        met = [[*pair, *one] for pair, one in self.met.items()]
        drafts = [[*pair, lines] for pair, lines in self.drafts.items()]
        write_cache(path, json.dumps({"key": self.key, "met": met, "drafts": drafts}, ensure_ascii=False))
