"""The rail of Takkure: the six steps of an activation (1.02)."""

from collections.abc import Sequence

from placky.sentences import Term
from touchline.takkure import wire_types as wire

NAMES: Sequence[Term] = ("First action", "Defence", "Execution", "Second action", "Dice", "Tokens")
UNIT: Term = "Step"
TITLE: Term = "Steps of an activation"


def step(kind: str, _: wire.State, came: wire.State, events: Sequence[wire.Event]) -> int:
    """The activation step that a frame belongs to, 0 outside an activation."""
    begun = [e["step"] for e in events if e["event"] == "step begun"]
    if kind in ("setup", "refused") or not begun:
        return int(came.get("step", 0))
    if begun[0] == 1:  # a whole activation in one frame ends with its last step
        return max(1, int(begun[-1]))
    return int(begun[0] - 1)
