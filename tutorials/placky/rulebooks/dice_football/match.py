"""A whole game of Sports Dice Football, told as a reporter would."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebook import Moment, Standing
from placky.rulebooks.dice_football.words import rail, telling
from placky.rulebooks.dice_football.words.numbers import say
from placky.sentences import Term, heading
from placky.words import Plain
from touchline.core.play.drivers import Coach
from touchline.dice_football import wire_types as wire
from touchline.dice_football.best import coach as best
from touchline.dice_football.coaches import COACHES


class GameOfDice:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]
    unit: Term = "points"
    turns: Term = "drive"

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
            return Moment(say("{team} on {spot:spot}", event), 2, side=side, turn=str(event["team"])[:1])
        if event["event"] == "down begun":
            return Moment(say(rail.NAMES[event["down"] - 1]), 3)
        if kind in JUMPS:
            jump = say(JUMPS[kind])
            return Moment(heading(telling.tell(event) or jump), jump=jump, side=side)
        return None

    def standing(self, state: wire.State) -> Standing:
        """Points, the down and who holds the chip."""
        home, away = (int(state["score"][team]) for team in state["teams"])
        if state["phase"] == "over":
            return Standing((home, away), None, (say("Full time"),))
        offence = state["offence"]
        if state["phase"] != "drive" or offence is None:
            return Standing((home, away))
        notes = (say("{offence} on {spot:spot}", state), say(rail.NAMES[state["down"] - 1]), say("Chip: {chip}", state))
        return Standing((home, away), list(state["teams"]).index(offence), notes)


def _side(event: wire.Event, state: wire.State) -> int | None:
    team = str(event.get("team") or event.get("to"))
    return list(state["teams"]).index(team) if team in state["teams"] else None


JUMPS: Mapping[str, Term] = {"scored": "Points", "turned over": "Turnover", "game won": "End"}
"""Kind of event -> what one looks for on the scrubber."""


def _always(coach: Coach) -> Callable[[], Coach]:
    return lambda: coach
