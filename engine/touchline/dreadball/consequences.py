"""What makes one outcome of a roll differ from another in DreadBall; see `touchline.core.play.consequences.Differ`."""

from collections.abc import Callable, Hashable, Mapping, Sequence

from touchline.core.play.wire import Plain

_HITS = frozenset({"slam", "slamback"})
"""Actions whose double gives hits."""
_CAME: Mapping[str, Callable[[Plain], Hashable]] = {
    "test passed": lambda e: ("passed", e["action"], min(e["successes"], _tells(e["action"]))),
    "test failed": lambda e: ("failed", e["action"]),
    "clash won": lambda e: ("won", e["player"], e["double"], e["by"] if e["double"] and e["action"] in _HITS else 0),
    "clash drawn": lambda _: "drawn",
    "fell": lambda e: ("fell", e["player"]),
    "free action earned": lambda e: ("free", e["player"]),
    "ball launched": lambda e: tuple(e["at"]),
    "ball lies": lambda e: ("lies", *e["at"]),
    "ball hits": lambda e: ("hits", e["player"], e["front"]),
    "armour checked": lambda e: ("armour", e["turns"]),
    "strike scored": lambda e: ("scored", e["points"]),
}


def _tells(action: str) -> int:
    """Successes of a test that make a difference: of a pass each one is a die for the catch."""
    return {"pass": 3, "pick up": 2, "catch": 2, "stand up": 2}.get(action, 1)


def consequence(event: Plain) -> Hashable:
    """What of an event makes one outcome of a roll differ from another."""
    came = _CAME.get(event["event"])
    return came(event) if came else None


def asked(pending: Plain) -> Hashable:
    """What comes next follows from what happened."""
    return None if pending["ask"] == "roll" else pending["kind"]


def shown(roll: Plain, results: Sequence[str]) -> Hashable:
    """Nothing comes of a ball that goes on. A launch may meet the far wall, which is another matter."""
    return tuple(results) if roll["action"] == "launch" else None
