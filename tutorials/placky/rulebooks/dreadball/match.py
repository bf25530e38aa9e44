"""A whole game of DreadBall, told as a reporter would: who does what to whom, and who leads."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from placky.rulebook import Moment, Standing
from placky.rulebooks.dreadball.words import telling
from placky.sentences import heading
from placky.tales import seen
from placky.words import Plain, listed
from touchline.core.play.drivers import Coach
from touchline.dreadball import wire_types as wire
from touchline.dreadball.coaches import COACHES


class GameOfRushes:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]
    unit = "points"
    turns = "rush"

    def __init__(self) -> None:
        self.position: Plain = {"phase": "set-up"}
        self.coaches = {name: _always(coach) for name, coach in COACHES.items()}

    def tell(self, event: wire.Event, state: wire.State) -> str | None:
        """Rushes stand out, what turns the game is shouted, and the rest is indented."""
        return telling.TALES.line(event, state)

    def aside(self, events: Sequence[wire.Event]) -> str | None:
        """Places taken, and turns on the spot, which are not told and change the board."""
        lined_up = [event["player"] for event in events if event["event"] == "lined up"]
        if lined_up:
            return f"{telling.SMALL}{listed(lined_up)} line up."
        turned = [event for event in events if event["event"] == "turned"]
        return f"{telling.SMALL}{turned[-1]['player']} turns." if turned else None

    def moment(self, event: wire.Event, state: wire.State) -> Moment | None:
        """Rushes are parts; Strikes, turnovers, injuries and the end are jumped to."""
        found = MOMENTS.get(event["event"])
        return found(event, state) if found else None

    def standing(self, state: wire.State) -> Standing:
        """The lead of either team, the rush and the tokens left."""
        home, away = (int(state["score"][team]) for team in state["teams"])
        if state["phase"] == "over":
            return Standing((home, away), None, ("The game is over",), track=True)
        if state["phase"] == "set-up":
            return Standing((home, away), track=True)
        tokens = state["tokens"]
        notes = (
            f"Rush {state['rush']}",
            *(["Sudden death"] if state["sudden_death"] else []),
            f"{tokens or 'no'} action token{'' if tokens == 1 else 's'} left",
        )
        return Standing((home, away), _side(state, state["rushing"]), notes, track=True)


def _side(state: wire.State, team: str) -> int:
    return list(state["teams"]).index(team)


def _side_of(state: wire.State, player: str) -> int:
    return _side(state, next(one["team"] for one in state["players"] if one["name"] == player))


def _always(coach: Coach) -> Callable[[], Coach]:
    return lambda: coach


# ------------------------------------------------------------------ what one looks for


def _turnover(event: wire.RushLost, state: wire.State) -> Moment | None:
    """A rush that ends by a mishap. A throw ends it as well, and that was to be expected."""
    if event["why"] == "thrown":
        return None
    return Moment(_told(event), jump="Turnover", side=1 - _side(state, event["team"]))


def _hurt(event: wire.OutOfPlay | wire.Removed, state: wire.State) -> Moment:
    return Moment(_told(event), jump="Injury", side=_side_of(state, event["player"]))


MOMENTS: Mapping[str, Callable[[Any, Any], Moment | None]] = dict(
    (
        seen(
            wire.RushBegun,
            lambda e, s: Moment(f"Rush {e['number']}: {e['team']}", 2, side=_side(s, e["team"]), turn=str(e["number"])),
        ),
        seen(
            wire.StrikeScored, lambda e, s: Moment(heading(telling.strike(e)), jump="Strike", side=_side(s, e["team"]))
        ),
        seen(wire.BallStolen, lambda e, s: Moment(_told(e), jump="Turnover", side=_side_of(s, e["player"]))),
        seen(wire.RushLost, _turnover),
        seen(wire.OutOfPlay, _hurt),
        seen(wire.Removed, _hurt),
        seen(wire.GameWon, lambda e, s: Moment(_told(e), jump="End", side=_side(s, e["team"]))),
    )
)
"""Kind of event -> what it is to the log of a game."""


def _told(event: wire.Event) -> str:
    return heading(telling.tell(event) or "")
