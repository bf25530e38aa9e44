"""The record of a logged match: what happened at each of its entries, and what each roll might have led to.

Pages of matches are made from it alone. It lies beside the recordings of the features, under the digest of its log, and
knows the engine that played it. Of a log that does not replay it says why.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from placky.errors import BadRecording, PlackyError, shown
from placky.recording.changes import applied, difference
from placky.words import Plain
from placky.writing import write_file
from touchline.core.play.wire import Outcome

VERSION = 2
FOLDER = "matches"


@dataclass(frozen=True, slots=True)
class Taken:
    """A match after one of its entries, the first before any: what that came to, and the roll that is due."""

    events: Sequence[Plain]
    state: Plain
    roll: Plain | None = None
    """None where a coach decides, or all is over."""
    outcomes: Sequence[Outcome] = ()
    """What that roll may lead to, as a table tells it."""


def match_path(folder: Path, log: bytes) -> Path:
    """Where the recording of a log of these bytes lies: FOLDER/matches/0f3a….jsonl."""
    return folder / FOLDER / f"{hashlib.sha256(log).hexdigest()[:16]}.jsonl"


def keep(path: Path, game: str, engine: str, match: Iterable[Taken]) -> None:
    """Write the recording of a match that `engine` (a digest) has played."""
    lines: list[str] = []
    before: Plain = {}
    for one in match:
        plain: dict[str, Any] = {"events": one.events, "change": difference(before, one.state)}
        if one.roll is not None:
            plain |= {"roll": one.roll, "outcomes": one.outcomes}
        lines.append(json.dumps(plain, ensure_ascii=False, separators=(",", ":")))
        before = one.state
    _write(path, {"version": VERSION, "game": game, "engine": engine}, "".join(f"{line}\n" for line in lines))


def keep_fault(path: Path, game: str, engine: str, fault: str) -> None:
    """Write why a log does not replay."""
    _write(path, {"version": VERSION, "game": game, "engine": engine, "fault": fault}, "")


def _write(path: Path, about: Mapping[str, Any], text: str) -> None:
    first = json.dumps({**about, "digest": hashlib.sha256(text.encode()).hexdigest()}, ensure_ascii=False)
    write_file(path, f"{first}\n{text}")


def head(path: Path) -> dict[str, Any]:
    """What a recording is of: its `game`, its `engine`, and if the log does not replay, the `fault`.

    Raises `BadRecording` where there is none, or none of this version.
    """
    return _read(path)[0]


def load(path: Path) -> list[Taken]:
    """Every entry of a recorded match. Raises `BadRecording`, and `PlackyError` with the fault of its log."""
    first, text = _read(path)
    if "fault" in first:
        raise PlackyError(first["fault"])
    state: Any = {}
    found = []
    for line in text.split("\n")[:-1]:  # and at no other sign that ends a line: names may hold them
        plain = json.loads(line)
        state = applied(state, plain["change"])
        found.append(Taken(plain["events"], state, plain.get("roll"), plain.get("outcomes", ())))
    return found


def _read(path: Path) -> tuple[dict[str, Any], str]:
    again = "record it: placky record"
    try:
        line, _, text = path.read_text(encoding="utf-8").partition("\n")
        first = json.loads(line)
        whole = first["digest"] == hashlib.sha256(text.encode()).hexdigest()
    except FileNotFoundError:
        raise BadRecording(f"there is no recording of this log; {again}") from None
    except (KeyError, OSError, RecursionError, TypeError, ValueError) as error:
        raise BadRecording(f"{shown(path)}: the recording is damaged ({error}); {again}") from None
    if not whole or first.get("version") != VERSION:
        why = "it is not what was recorded" if not whole else f"it is of version {first.get('version')}"
        raise BadRecording(f"{shown(path)}: the recording cannot be used ({why}); {again}")
    return first, text
