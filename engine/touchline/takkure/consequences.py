"""What makes one outcome of a roll differ from another in Takkure; see `touchline.core.play.consequences.Differ`."""

from collections.abc import Hashable

from touchline.core.play.consequences import Plain

SILENT = frozenset({"rolled", "modified", "natural face", "nothing happens", "extra dice", "skill used", "prevails"})
"""Events that tell how dice fell, not what came of it."""


def asked(pending: Plain) -> Hashable:
    """What comes next makes outcomes differ: how far one may move, who rolls against what."""
    if pending["ask"] == "roll":
        return pending["action"], str([(die["player"], die["target"]) for die in pending["dice"]])
    return pending["kind"], str([(o["region"] or {}).get("reach") for o in pending["options"]])


def consequence(event: Plain) -> Hashable:
    """What of an event makes one outcome of a roll differ from another; None where it makes no difference."""
    if event["event"] in SILENT:
        return None
    came = event.get("winner") or event.get("result") or event.get("injury")
    if event["event"] == "pass leaves":  # before it arrives, an interception may come between
        came = event["how"]
    return (event["event"], event.get("player"), event.get("target"), event.get("reach"), came)
