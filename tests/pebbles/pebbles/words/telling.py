"""What happened in Pebbles, and who sits where."""

from collections.abc import Mapping, Sequence

from placky.sentences import Plural, Say, Sentence, heading
from placky.sentences import say as usual
from placky.sentences.together import ALONE
from placky.words import LegendLine, Plain

QUIET = frozenset({"heap laid"})
TOGETHER = ALONE


def pebbles(number: int) -> str:
    """A number of pebbles."""
    if not number:
        return usual("no pebbles")
    return usual(Plural("number", one="{number} pebble", other="{number} pebbles"), number=number)


say = Say({"pebbles": pebbles})
_TOLD: Mapping[str, Sentence] = {
    "heap laid": "{pebbles:pebbles} on the heap.",
    "taken": "{player} takes {number:pebbles}; {left} left.",
    "game won": "{player} has the last pebble and wins.",
}


def tell(event: Plain) -> str | None:
    """One event in a sentence."""
    return say(_TOLD[event["event"]], event) if event["event"] in _TOLD else None


def headline(events: Sequence[Plain]) -> str:
    """The last thing that is worth a sentence."""
    return heading([said for event in events if (said := tell(event))][-1])


def sound(events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
    """Only the last pebble makes a noise."""
    return ("CLACK!", "ab"[state["teams"].index(state["winner"])]) if state["winner"] and events else None


def legend(state: Plain) -> list[LegendLine]:
    """Who sits where."""
    return [LegendLine(side, team, usual(_SEATS[side])) for side, team in enumerate(state["teams"])]


_SEATS: Sequence[Sentence] = ("at left", "at right")
