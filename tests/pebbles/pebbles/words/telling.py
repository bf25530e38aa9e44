"""What happened in Pebbles, and who sits where."""

from collections.abc import Callable, Mapping, Sequence

from placky.words import LegendLine, Plain

QUIET = frozenset({"heap laid"})
TOGETHER: Mapping[str, str] = {}


def pebbles(number: int) -> str:
    """A number of pebbles."""
    return f"{number or 'no'} pebble{'' if number == 1 else 's'}"


_TOLD: Mapping[str, Callable[[Plain], str]] = {
    "heap laid": lambda e: f"{pebbles(e['pebbles']).capitalize()} on the heap.",
    "taken": lambda e: f"{e['player']} takes {pebbles(e['number'])}; {e['left']} left.",
    "game won": lambda e: f"{e['player']} has the last pebble and wins.",
}


def tell(event: Plain) -> str | None:
    """One event in a sentence."""
    return _TOLD[event["event"]](event) if event["event"] in _TOLD else None


def headline(events: Sequence[Plain]) -> str:
    """The last thing that is worth a sentence."""
    return [said for event in events if (said := tell(event))][-1].rstrip(".")


def sound(events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
    """Only the last pebble makes a noise."""
    return ("CLACK!", "ab"[state["teams"].index(state["winner"])]) if state["winner"] and events else None


def legend(state: Plain) -> list[LegendLine]:
    """Who sits where."""
    return [LegendLine(side, team, f"at {('left', 'right')[side]}") for side, team in enumerate(state["teams"])]
