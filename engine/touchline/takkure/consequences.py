"""What makes one outcome of a roll differ from another in Takkure; see `touchline.core.play.consequences.Differ`."""

from collections.abc import Hashable, Sequence

from touchline.core.play.wire import Plain
from touchline.takkure.rules.melee import TIED_CRITICAL, TIES
from touchline.takkure.rules.rolls import CANCELLED, WON
from touchline.takkure.rules.table_rolls import TABLE

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


def shown(roll: Plain, results: Sequence[str]) -> Hashable:
    """Who wins and by what, else who ties, else whether numbers cancel each other. Of a table every line counts."""
    if roll["kind"] == TABLE:
        return tuple(results)
    fallen = [(die["player"], result) for die, result in zip(roll["dice"], results, strict=True)]
    if won := [one for one in fallen if one[1] in WON]:
        return won[0]
    if tied := [one for one in fallen if one[1] in TIES]:
        return tuple(dict.fromkeys(who for who, _ in tied)), any(result == TIED_CRITICAL for _, result in tied)
    return CANCELLED in results
