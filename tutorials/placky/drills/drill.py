"""A drill: a position, a question about it, and answers each of which says why it is right, or which slip it was."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, TypeAlias

from touchline.core.play.wire import Plain

__all__ = ["Answer", "Asks", "Drill", "Expected"]

Asks: TypeAlias = Literal["choice", "number", "length", "several"]
"""One of the answers is taken, a number or a length is keyed in, or all that are right are tapped.

A length is right up to a quarter of an inch too short, and never too long.
"""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a reader may say, and what he is told then: the reason if it is right, else the slip that leads there."""

    text: str
    right: bool
    why: str


@dataclass(frozen=True, slots=True)
class Expected:
    """What any engine has to say, so that a drill is a test as well.

    `put` is done after the moves of the drill; empty for nothing. Then the engine shows `state` and `pending`, as far
    as it shows them, or has refused it by the rule `refused`. `open` is a verb with all who may do it. Where there is
    `shut`, that is what it has refused, and then it does `put`.
    """

    put: Plain = field(default_factory=dict)
    refused: str = ""
    shut: Plain = field(default_factory=dict)
    state: Any = None
    pending: Any = None
    open: Plain = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Drill:
    """One question. A position and the moves from there lead to where it is asked.

    Where a number or a length is keyed in, `answers` are the right one and the common slips. `rule` is the number of
    the rule that decides. `given` are sentences of what is known beside the board, as targets of dice. `places` are the
    letters that stand for places in question and answers, each with where a painter draws it.
    """

    kind: str
    rule: str
    position: Plain
    moves: Sequence[Plain]
    question: str
    asks: Asks
    answers: tuple[Answer, ...]
    reason: str
    expected: Expected
    given: tuple[str, ...] = ()
    places: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def right(self) -> Answer:
        """The answer that is right, or the first of several."""
        return next(answer for answer in self.answers if answer.right)

    @property
    def id(self) -> str:
        """Made of everything in it, so the same drill has the same one in every run."""
        text = json.dumps(self, sort_keys=True, default=_values)  # `asdict` would copy the whole position first
        return hashlib.sha256(text.encode()).hexdigest()[:10]

    def to_json(self) -> dict[str, Any]:
        """The drill as plain data."""
        return {"id": self.id, **asdict(self)}


def _values(record: Any) -> dict[str, Any]:
    return {one.name: getattr(record, one.name) for one in fields(record)}
