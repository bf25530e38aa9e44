"""The file in which an exam ends: what an engine made of every scenario of a suite.

`python -m placky.exam.result` prints its JSON Schema. It holds no time, no path of a machine and no command, so the
same engine gets the same bytes on every machine, however many processes sat the exam. Verdicts sum up to the size of
the suite, or there is no file.
"""

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from placky.errors import PlackyError, shown
from placky.protocol.messages import Dispute, Implementation
from placky.reading import read_file
from placky.verdicts import VERDICTS, Reason, Verdict
from placky.writing import write_file
from touchline.core.play.wire import Event, FallenDie
from touchline.core.rulebook.shape import DataShape, Schema
from touchline.core.rulebook.typed import of_type

__all__ = [
    "FORMAT", "Limits", "PlayedAct", "RefusalGiven", "Result", "ScenarioResult", "Suite", "Why", "load", "sums",
    "write",
]  # fmt: skip

FORMAT = 1
"""Of the file; another number is another shape."""


class Suite(TypedDict):
    """What was asked: all scenarios of a game, as its features had them."""

    game: str
    title: str
    edition: str
    """Of which documents the rulebook is."""
    digest: str
    """Of all features, so that results of one suite can be told from those of another."""
    scenarios: int


class Declaration(TypedDict):
    """What the engine declared: its edition, where it names one, its readings, and what its author disputes."""

    edition: NotRequired[str]
    readings: dict[str, str]
    capabilities: list[str]
    disputes: list[Dispute]


class Limits(TypedDict):
    """What the engine was held to."""

    milliseconds: int
    """For an answer."""
    line: int
    """Bytes of a line."""
    stderr: int
    """Bytes that are kept of its standard error."""
    restarts: int


class RefusalGiven(TypedDict):
    """A refusal as it came."""

    rule: str
    code: str
    values: NotRequired[dict[str, Any]]
    rulings: NotRequired[list[str]]
    also: NotRequired[list[dict[str, Any]]]
    action: NotRequired[str]


class PlayedAct(TypedDict):
    """One thing that was put to the engine, and how it stood then; what is not there was not answered.

    It has one of `set_up`, `act` and `roll`. `events` are new ones.
    """

    set_up: NotRequired[dict[str, Any]]
    act: NotRequired[dict[str, Any]]
    roll: NotRequired[list[FallenDie]]
    refusal: NotRequired[RefusalGiven]
    state: NotRequired[dict[str, Any]]
    events: NotRequired[list[Event]]
    pending: NotRequired[dict[str, Any] | None]


class Why(TypedDict):
    """Why a scenario did not pass; `step` is as written, and lacks where it is no single step's fault."""

    message: str
    step: NotRequired[str]
    line: NotRequired[int]
    expected: NotRequired[str]
    came: NotRequired[str]


class ScenarioResult(TypedDict):
    """What came of a scenario, or of a row of an outline."""

    id: str
    """Feature and name in small letters, `rules/steal.feature#a-loose-ball`; a second one of that name ends in -2."""
    feature: str
    line: int
    """Of the row, where it is one of an outline."""
    name: str
    rules: list[str]
    statements: list[str]
    verdict: Verdict
    reason: NotRequired[Reason]
    """Why it was skipped or is not applicable."""
    issue: NotRequired[str]
    why: NotRequired[Why]
    played: NotRequired[list[PlayedAct]]


class Result(TypedDict):
    """A whole exam."""

    format: int
    suite: Suite
    implementation: Implementation
    declared: Declaration
    limits: Limits
    restarts: int
    """How often its process was started anew."""
    sums: dict[str, int]
    """Verdict -> how many; only those that there are."""
    scenarios: list[ScenarioResult]


def document() -> Schema:
    """The JSON Schema of the file."""
    return {"$schema": "http://json-schema.org/draft-04/schema#", "title": "The result of an exam", **of_type(Result)}


@cache
def _shape() -> DataShape:
    return DataShape(document())


def sums(scenarios: Sequence[ScenarioResult]) -> dict[str, int]:
    """Verdict -> how many, in the order of verdicts; only those that there are."""
    found = Counter(one["verdict"] for one in scenarios)
    return {verdict: found[verdict] for verdict in VERDICTS if found[verdict]}


def write(path: Path, result: Result, option: str = "") -> None:
    """Write a result. Raises `PlackyError` for one that is none, and `Unwritten`."""
    if faults := _faults(result):
        raise PlackyError(f"this is no result: {faults[0]}")
    write_file(path, json.dumps(result, indent=1, ensure_ascii=False) + "\n", option)


def load(path: Path) -> Result:
    """Read a result. Raises `PlackyError` for a file that is none."""
    try:
        plain = json.loads(read_file(path).decode())
    except (RecursionError, ValueError) as error:
        raise PlackyError(f"{shown(path)}: no result of an exam: {error}") from None
    number = plain.get("format") if isinstance(plain, Mapping) else None
    if number != FORMAT:
        raise PlackyError(f"{shown(path)}: a result of format {number!r}; this placky reads {FORMAT}")
    if faults := _faults(plain):
        raise PlackyError(f"{shown(path)}: {faults[0]}")
    result: Result = plain
    return result


def _faults(result: Any) -> list[str]:
    """What is wrong with a result: its shape first, then its sums."""
    if found := _shape().faults(result):
        return found
    counted, number = sums(result["scenarios"]), len(result["scenarios"])
    if result["suite"]["scenarios"] != number:
        return [f"{number} scenarios have a verdict, and the suite has {result['suite']['scenarios']}"]
    if counted != result["sums"]:
        return [f"its verdicts are {counted}, and its sums {result['sums']}"]
    ids = Counter(one["id"] for one in result["scenarios"])
    return [f"{one} stands there {often} times" for one, often in ids.items() if often > 1]


def written() -> str:
    """The schema as its file `result.schema.json` has it."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())
