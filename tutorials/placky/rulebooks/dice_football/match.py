"""A whole game of Sports Dice Football, told as a reporter would."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebook import Moment, Standing
from placky.rulebooks.dice_football.words import rail, telling
from placky.words import Plain
from touchline.core.play.drivers import Coach
from touchline.dice_football import wire_types as wire
from touchline.dice_football.best import coach as best
from touchline.dice_football.coaches import COACHES


class GameOfDice:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]
    unit = "points"
    turns = "drive"

    def __init__(self) -> None:
        self.position: Plain = {"phase": "toss"}
        known = {name: _always(coach) for name, coach in COACHES.items()}
        self.coaches = {"best": best, **known}

    def tell(self, event: wire.Event, state: wire.State) -> str | None:
        """A new drive and points stand out; what happens in a drive is indented."""
        return telling.TALES.line(event, state)

    def aside(self, events: Sequence[wire.Event]) -> str | None:  # noqa: ARG002 - a match's signature
        """Whatever moves something is told."""
        return None

    def moment(self, event: wire.Event, state: wire.State) -> Moment | None:
        """Drives and downs are parts; points, turnovers and the end are jumped to."""
        kind, side = event["event"], _side(event, state)
        if event["event"] == "drive begun":
            return Moment(f"{event['team']} on {event['spot']}", 2, side=side, turn=str(event["team"])[:1])
        if event["event"] == "down begun":
            return Moment(rail.NAMES[event["down"] - 1], 3)
        if kind in JUMPS:
            return Moment((telling.tell(event) or JUMPS[kind]).rstrip("."), jump=JUMPS[kind], side=side)
        return None

    def standing(self, state: wire.State) -> Standing:
        """Points, the down and who holds the chip."""
        home, away = (int(state["score"][team]) for team in state["teams"])
        if state["phase"] == "over":
            return Standing((home, away), None, ("Full time",))
        offence = state["offence"]
        if state["phase"] != "drive" or offence is None:
            return Standing((home, away))
        notes = (f"{offence} on {state['spot']}", rail.NAMES[state["down"] - 1], f"Chip: {state['chip']}")
        return Standing((home, away), list(state["teams"]).index(offence), notes)


def _side(event: wire.Event, state: wire.State) -> int | None:
    team = str(event.get("team") or event.get("to"))
    return list(state["teams"]).index(team) if team in state["teams"] else None


JUMPS: Mapping[str, str] = {"scored": "Points", "turned over": "Turnover", "game won": "End"}
"""Kind of event -> what one looks for on the scrubber."""


def _always(coach: Coach) -> Callable[[], Coach]:
    return lambda: coach
