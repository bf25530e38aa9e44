"""A whole match of Takkure, told as a commentator would: short lines, the score, the time board, the whistle."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from placky.rulebook import Moment, Standing
from placky.rulebooks.takkure.words import telling
from placky.rulebooks.takkure.words.match import HALVES, board
from placky.tales import seen
from placky.words import Plain
from touchline.core.play.drivers import Coach
from touchline.takkure import wire_types as wire
from touchline.takkure.coaches import COACHES


class MatchOfTakkure:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]
    unit = "tries"
    turns = "time box at the start of a turn"

    def __init__(self) -> None:
        self.position: Plain = {"mode": "match", "cards": True}
        self.coaches = {name: _always(coach) for name, coach in COACHES.items()}

    def tell(self, event: wire.Event, state: wire.State) -> str | None:
        """Halves, kick-offs and tokens stand out, tries are shouted, the rest is indented."""
        return telling.TALES.line(event, state)

    def aside(self, events: Sequence[wire.Event]) -> str | None:
        """Places taken, moves under the ball, a marked path and who presses on it."""
        kinds = {event["event"] for event in events}
        said = [line for kind, line in ASIDES.items() if kind in kinds]
        if marked := [event["player"] for event in events if event["event"] == "move marked"]:
            said.append(f"{marked[-1]}\u2019s path is marked.")
        if pressing := [event["player"] for event in events if event["event"] == "pressing"]:
            said.append(f"{_listed(pressing)} {'press' if len(pressing) > 1 else 'presses'}.")
        if "pressing" not in kinds and "kick-off move" in {event.get("why") for event in events}:
            said.append("Everybody runs under the ball.")
        return " ".join(said) or None

    def moment(self, event: wire.Event, state: wire.State) -> Moment | None:
        """Halves, kick-offs, turns and activations are parts; tries, turnovers, injuries and whistles are jumped to."""
        found = MOMENTS.get(event["event"])
        return found(event, state) if found else None

    def standing(self, state: wire.State) -> Standing:
        """Tries, half, time box and activation tokens."""
        home, away = state["score"]
        if state.get("mode") != "match" or state["phase"] == "toss":
            return Standing((home, away))
        notes = [f"{HALVES[state['half']].capitalize()} half", f"Time {state['clock']}"]
        if state["over"]:
            return Standing((home, away), None, ("Full time",))
        if state["phase"] != "play":
            return Standing((home, away), None, (*notes, "Kick-off"))
        tokens = state["tokens"]
        left = f"{tokens or 'no'} activation token{'' if tokens == 1 else 's'} left"
        return Standing((home, away), _side(state, state["attacker"]), (*notes, f"{state['attacker']}: {left}"))


def _listed(names: Sequence[str]) -> str:
    *most, last = dict.fromkeys(names)
    return f"{', '.join(most)} and {last}" if most else last


def _side(state: wire.State, team: str) -> int:
    return int(state["teams"].index(team))


ASIDES: Mapping[str, str] = {
    "team plays chosen": "Cards are drawn, team plays chosen.",
    "coin called": "The coin is up.",
    "figure placed": "The teams take their places.",
    "ball landed": "The ball comes down.",
}
"""Kind of event -> what is said of it when nothing else is."""


def _turn(event: wire.TokensTaken, state: wire.State) -> Moment:
    clock = "" if event["clock"] is None else f", time {event['clock']}"
    box = str(event["tokens"] if event["clock"] is None else event["clock"])
    return Moment(f"{event['team']} attack{clock}", 2, side=_side(state, event["team"]), turn=box)


def _turnover(event: wire.Possession, state: wire.State) -> Moment | None:
    if event["why"] != "taken":
        return None
    side = _side(state, event["team"])
    return Moment(f"Turnover: the ball is {event['team']}\u2019s", jump="Turnover", side=side)


def _carried_off(event: wire.Injured, state: wire.State) -> Moment:
    team = next(player["team"] for player in state["players"] if player["name"] == event["player"])
    return Moment(f"{event['player']} is carried off", jump="Injury", side=_side(state, team))


MOMENTS: Mapping[str, Callable[[Any, Any], Moment | None]] = dict(
    (
        seen(wire.HalfBegun, lambda e, _: Moment(f"{HALVES[e['half']].capitalize()} half", 1)),
        seen(
            wire.KickOffBegun,
            lambda e, s: Moment(f"Kick-off: {e['kicking']} to {e['receiving']}", 2, side=_side(s, e["kicking"])),
        ),
        seen(wire.TokensTaken, _turn),
        seen(
            wire.Activated, lambda e, s: Moment(telling.activation(e, s).rstrip("."), 3, side=_side(s, s["attacker"]))
        ),
        seen(
            wire.TryScored,
            lambda e, s: Moment(f"Try by {e['player']}, {board(s)}", jump="Try", side=_side(s, e["team"])),
        ),
        seen(wire.Possession, _turnover),
        seen(wire.Injured, _carried_off),
        seen(wire.HalfEnded, lambda e, s: Moment(f"End of the {HALVES[e['half']]} half, {board(s)}", jump="Whistle")),
    )
)
"""Kind of event -> what it is to the log of a match."""


def _always(coach: Coach) -> Callable[[], Coach]:
    return lambda: coach
