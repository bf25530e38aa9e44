"""The rail of DreadBall: the four steps of a rush (D-01)."""

from collections.abc import Sequence

from placky.sentences import Term
from touchline.dreadball import wire_types as wire

NAMES: Sequence[Term] = ("Marker", "Launch", "Actions", "Coming back")
UNIT = ""
TITLE: Term = "Steps of a rush"
_MARKER, _LAUNCH, _ACTIONS, _BACK = range(1, 5)


def step(kind: str, state: wire.State, came: wire.State, events: Sequence[wire.Event]) -> int:  # noqa: ARG001 - the interface
    """Where in the rush a frame stands; 0 before the first rush and after the game."""
    kinds = {event["event"] for event in events}
    if state.get("phase") in ("set-up", "over") or kind == "setup":
        return 0
    return _LAUNCH if "ball launched" in kinds else _ACTIONS
