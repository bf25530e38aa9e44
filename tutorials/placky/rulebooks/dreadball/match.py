"""A whole game of DreadBall, told as a reporter would."""

from collections.abc import Callable, Mapping, Sequence

import placky.rulebooks.dreadball.words as in_words
from placky.rulebook import Moment, Plain, Standing
from touchline.core.drivers import Coach
from touchline.dreadball.coaches import COACHES

UNTOLD = frozenset(
    {"cards laid", "pool made", "token spent", "turned", "test passed", "no dice", "slammed", "steal tried"}
)
"""Events that go without saying in a whole game."""
JUMPS: Mapping[str, str] = {"strike scored": "Strike", "removed": "Removed", "game won": "End"}
"""Kind of event -> what one looks for on the scrubber."""


class GameOfRushes:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]
    unit = "points"
    turns = "rush"

    def __init__(self) -> None:
        self.position: Plain = {"phase": "set-up"}
        self.coaches = {name: _always(coach) for name, coach in COACHES.items()}

    def tell(self, event: Plain, state: Plain) -> str | None:  # noqa: ARG002 - a match's signature
        """A new rush and points stand out; what happens in a rush is indented."""
        kind = event["event"]
        said = None if kind in UNTOLD else in_words.tell(event)
        if said is None:
            return None
        if kind == "rush begun":
            return f"\n{said}"
        if kind in ("strike scored", "removed"):
            return f"  ** {said}"
        return said if kind in ("game won", "sudden death") else f"    {said}"

    def aside(self, events: Sequence[Plain]) -> str | None:
        """Turns on the spot are not told, and change the board."""
        turned = [event for event in events if event["event"] == "turned"]
        return f"    {turned[-1]['player']} turns." if turned else None

    def moment(self, event: Plain, state: Plain) -> Moment | None:
        """Rushes are parts; Strikes, removals and the end are jumped to."""
        kind = event["event"]
        if kind == "rush begun":
            return Moment(
                f"Rush {event['number']}: {event['team']}", 2, side=_side(event, state), turn=str(event["number"])
            )
        if kind in JUMPS:
            return Moment((in_words.tell(event) or JUMPS[kind]).rstrip("."), jump=JUMPS[kind], side=_side(event, state))
        return None

    def standing(self, state: Plain) -> Standing:
        """The lead of either team, the rush and the tokens left."""
        home, away = (int(state["score"][team]) for team in state["teams"])
        if state["phase"] == "over":
            return Standing((home, away), None, ("The game is over",))
        if state["phase"] == "set-up":
            return Standing((home, away))
        notes = (f"Rush {state['rush']}", f"{state['tokens']} action tokens")
        return Standing((home, away), list(state["teams"]).index(state["rushing"]), notes)


def _side(event: Plain, state: Plain) -> int | None:
    team = event.get("team") or next((p["team"] for p in state["players"] if p["name"] == event.get("player")), None)
    return list(state["teams"]).index(team) if team in state["teams"] else None


def _always(coach: Coach) -> Callable[[], Coach]:
    return lambda: coach
