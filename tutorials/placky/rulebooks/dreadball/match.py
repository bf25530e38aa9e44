"""A whole game of DreadBall, told as a reporter would: who does what to whom, and who leads."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from placky.rulebook import Moment, Standing
from placky.rulebooks.dreadball.words import telling
from placky.sentences import Plural, Sentence, Term, heading, say
from placky.tales import seen
from placky.words import Plain
from touchline.core.play.drivers import Coach
from touchline.dreadball import wire_types as wire
from touchline.dreadball.coaches import COACHES


class GameOfRushes:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]
    unit: Term = "points"
    turns: Term = "rush"

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
            return f"{telling.SMALL}{say('{players:and} line up.', players=lined_up)}"
        turned = [event for event in events if event["event"] == "turned"]
        return f"{telling.SMALL}{say('{player} turns.', turned[-1])}" if turned else None

    def moment(self, event: wire.Event, state: wire.State) -> Moment | None:
        """Rushes are parts; Strikes, turnovers, injuries and the end are jumped to."""
        found = MOMENTS.get(event["event"])
        return found(event, state) if found else None

    def standing(self, state: wire.State) -> Standing:
        """The lead of either team, the rush and the tokens left."""
        home, away = (int(state["score"][team]) for team in state["teams"])
        if state["phase"] == "over":
            return Standing((home, away), None, (say("The game is over"),), track=True)
        if state["phase"] == "set-up":
            return Standing((home, away), track=True)
        left = say(_LEFT if state["tokens"] else "no action tokens left", state)
        sudden = [say("Sudden death")] if state["sudden_death"] else []
        notes = (say("Rush {rush}", state), *sudden, left)
        return Standing((home, away), _side(state, state["rushing"]), notes, track=True)


_LEFT: Sentence = Plural("tokens", one="{tokens} action token left", other="{tokens} action tokens left")


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
    return Moment(_told(event), jump=say("Turnover"), side=1 - _side(state, event["team"]))


def _hurt(event: wire.OutOfPlay | wire.Removed, state: wire.State) -> Moment:
    return Moment(_told(event), jump=say("Injury"), side=_side_of(state, event["player"]))


def _rush(event: wire.RushBegun, state: wire.State) -> Moment:
    text = say("Rush {number}: {team}", event)
    return Moment(text, 2, side=_side(state, event["team"]), turn=str(event["number"]))


def _strike(event: wire.StrikeScored, state: wire.State) -> Moment:
    return Moment(heading(telling.strike(event)), jump=say("Strike"), side=_side(state, event["team"]))


def _stolen(event: wire.BallStolen, state: wire.State) -> Moment:
    return Moment(_told(event), jump=say("Turnover"), side=_side_of(state, event["player"]))


def _ended(event: wire.GameWon, state: wire.State) -> Moment:
    return Moment(_told(event), jump=say("End"), side=_side(state, event["team"]))


MOMENTS: Mapping[str, Callable[[Any, Any], Moment | None]] = dict(
    (
        seen(wire.RushBegun, _rush),
        seen(wire.StrikeScored, _strike),
        seen(wire.BallStolen, _stolen),
        seen(wire.RushLost, _turnover),
        seen(wire.OutOfPlay, _hurt),
        seen(wire.Removed, _hurt),
        seen(wire.GameWon, _ended),
    )
)
"""Kind of event -> what it is to the log of a game."""


def _told(event: wire.Event) -> str:
    return heading(telling.tell(event) or "")
