"""The drills of a game's pages, as they are kept beside its recordings: with the state where each question is asked.

So pages of drills are made as all pages are, from what is recorded, and need no engine.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from placky.errors import BadRecording, shown
from placky.writing import write_file
from touchline.core.play.wire import Plain

__all__ = ["FOLDER", "KeptDrill", "about", "drills_path", "keep", "load"]

FOLDER = "drills"
AGAIN = "make them: placky record"


class KeptDrill(NamedTuple):
    """A drill as pages show it; most of it as `placky.drills.Drill` has it."""

    id: str
    chapter: int
    rule: str
    kind: str
    question: str
    asks: str
    answers: Sequence[Plain]
    reason: str
    given: Sequence[str]
    """What is known beside the board."""
    places: Mapping[str, Sequence[int]]
    """The letters on the board, and where they are."""
    cards: Sequence[Sequence[Any]]
    """Those whom it is about: side, name, and what counts of them."""
    state: Plain
    """How it stands where it is asked."""


def drills_path(folder: Path, game: str) -> Path:
    """Where the drills of a game lie, in a folder of recordings: FOLDER/drills/chess.jsonl."""
    return folder / FOLDER / f"{game}.jsonl"


def keep(path: Path, made: Plain, drills: Iterable[KeptDrill]) -> None:
    """Write the drills of a game; `made` says what they are of: `game`, `engine`, a digest, and what else counts."""
    lines = [json.dumps(one, ensure_ascii=False) for one in (made, *(drill._asdict() for drill in drills))]
    write_file(path, "\n".join([*lines, ""]))


def about(path: Path) -> Plain:
    """What drills are of. Raises `BadRecording` where there are none."""
    return _read(path)[0]


def load(path: Path, engine: str) -> list[KeptDrill]:
    """The drills of a game's pages, in the order of pages. Raises `BadRecording` where they are not of this engine."""
    made, drills = _read(path)
    if made.get("engine") != engine:
        raise BadRecording(f"{shown(path)}: the engine has changed since these drills were made; {AGAIN}")
    return drills


def _read(path: Path) -> tuple[Plain, list[KeptDrill]]:
    try:
        return _parsed(path.read_text(encoding="utf-8"))
    except (OSError, TypeError, ValueError) as error:
        raise BadRecording(f"{shown(path)}: no drills can be read here; {AGAIN}") from error


@lru_cache(maxsize=1)
def _parsed(text: str) -> tuple[Plain, list[KeptDrill]]:
    """What a game's file says; the pages of its chapters come one after the other. Raises `TypeError`, `ValueError`."""
    made, *drills = map(json.loads, text.split("\n")[:-1])
    return dict(made), [KeptDrill(**drill) for drill in drills]
