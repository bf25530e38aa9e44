"""The die of Pebbles: what it is rolled for, how it fell, what may come of it."""

from collections.abc import Sequence

from pebbles.words.telling import headline
from placky.sentences import say
from placky.words import Hand, Note, Plain, RollOutcome


def thrown(dice: Sequence[Plain]) -> str:
    """The face of the die."""
    return str(dice[0]["face"])


def roll_title(roll: Plain) -> str:
    """Who rolls."""
    return say("{player} rolls", roll["hands"][0])


def decides(roll: Plain, _: Plain | None = None) -> str:
    """The rule of the roll."""
    return str(roll["rule"])


def hands(roll: Plain, state: Plain) -> list[Hand]:
    """The one die, and what it is rolled for."""
    (hand,), aim = roll["hands"], Note(say("{heap} would be the last", state), "P-4")
    side = state["teams"].index(hand["player"])
    return [Hand(side, hand["player"], hand["number"], len(hand["faces"]), tuple(hand["faces"]), (aim,))]


def faces(rolled: Plain) -> list[str]:
    """What the die showed."""
    return [rolled["face"]]


def verdicts(rolled: Plain) -> list[tuple[str, str]]:
    """The die is compared with nothing."""
    return [("", say("rolls {face}", rolled))]


def outcome(
    roll: Plain, classes: Sequence[Sequence[str]], events: Sequence[Plain], state: Plain, coming: Plain | None
) -> RollOutcome:
    """What the roll brings, and whose it is."""
    won, taken = (any(e["event"] == "game won" for e in events), any(e.get("number") for e in events))
    mine = state["teams"].index(state["turn"])
    return RollOutcome(headline(events), mine if won else None, failed=not (won or taken))
