"""A whole match of Takkure, told as a commentator would: short lines, the score, the time board, the whistle."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from placky.rulebook import Moment, Standing
from placky.rulebooks.takkure.words import telling
from placky.rulebooks.takkure.words.match import board, half
from placky.rulebooks.takkure.words.numbers import say
from placky.sentences import Plural, Sentence, Term, heading, listed
from placky.tales import seen
from placky.words import Plain
from touchline.core.play.drivers import Coach
from touchline.takkure import wire_types as wire
from touchline.takkure.coaches import COACHES


class MatchOfTakkure:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]
    unit: Term = "tries"
    turns: Term = "time box at the start of a turn"

    def __init__(self) -> None:
        self.position: Plain = {"mode": "match", "cards": True}
        self.coaches = {name: _always(coach) for name, coach in COACHES.items()}

    def tell(self, event: wire.Event, state: wire.State) -> str | None:
        """Halves, kick-offs and tokens stand out, tries are shouted, the rest is indented."""
        return telling.TALES.line(event, state)

    def aside(self, events: Sequence[wire.Event]) -> str | None:
        """Places taken, moves under the ball, a marked path and who presses on it."""
        kinds = {event["event"] for event in events}
        said = [say(line) for kind, line in ASIDES.items() if kind in kinds]
        if marked := [event["player"] for event in events if event["event"] == "move marked"]:
            said.append(say("{player}\u2019s path is marked.", player=marked[-1]))
        if pressing := [event["player"] for event in events if event["event"] == "pressing"]:
            said.append(say(_PRESS, players=listed([*dict.fromkeys(pressing)]), n=len(pressing)))
        if "pressing" not in kinds and "kick-off move" in {event.get("why") for event in events}:
            said.append(say("Everybody runs under the ball."))
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
        notes = [half(state["half"]), say("Time {clock}", state)]
        if state["over"]:
            return Standing((home, away), None, (say("Full time"),))
        if state["phase"] != "play":
            return Standing((home, away), None, (*notes, say("Kick-off")))
        left = say(_LEFT if state["tokens"] else "{attacker}: no activation tokens left", state)
        return Standing((home, away), _side(state, state["attacker"]), (*notes, left))


_PRESS: Sentence = Plural("n", one="{players} presses.", other="{players} press.")
_LEFT: Sentence = Plural(
    "tokens", one="{attacker}: {tokens} activation token left", other="{attacker}: {tokens} activation tokens left"
)


def _side(state: wire.State, team: str) -> int:
    return int(state["teams"].index(team))


ASIDES: Mapping[str, Sentence] = {
    "team plays chosen": "Cards are drawn, team plays chosen.",
    "coin called": "The coin is up.",
    "figure placed": "The teams take their places.",
    "ball landed": "The ball comes down.",
}
"""Kind of event -> what is said of it when nothing else is."""


def _turn(event: wire.TokensTaken, state: wire.State) -> Moment:
    clock = event["clock"]
    box = str(event["tokens"] if clock is None else clock)
    text = say("{team} attack" if clock is None else "{team} attack, time {clock}", event)
    return Moment(text, 2, side=_side(state, event["team"]), turn=box)


def _turnover(event: wire.Possession, state: wire.State) -> Moment | None:
    if event["why"] != "taken":
        return None
    text = say("Turnover: the ball is {team}\u2019s", event)
    return Moment(text, jump=say("Turnover"), side=_side(state, event["team"]))


def _carried_off(event: wire.Injured, state: wire.State) -> Moment:
    team = next(player["team"] for player in state["players"] if player["name"] == event["player"])
    return Moment(say("{player} is carried off", event), jump=say("Injury"), side=_side(state, team))


def _kick_off(event: wire.KickOffBegun, state: wire.State) -> Moment:
    return Moment(say("Kick-off: {kicking} to {receiving}", event), 2, side=_side(state, event["kicking"]))


def _activated(event: wire.Activated, state: wire.State) -> Moment:
    return Moment(heading(telling.activation(event, state)), 3, side=_side(state, state["attacker"]))


def _try(event: wire.TryScored, state: wire.State) -> Moment:
    text = say("Try by {player}, {board}", event, board=board(state))
    return Moment(text, jump=say("Try"), side=_side(state, event["team"]))


def _ended(event: wire.HalfEnded, state: wire.State) -> Moment:
    text = say(
        "End of the first half, {board}" if event["half"] == 1 else "End of the second half, {board}",
        board=board(state),
    )
    return Moment(text, jump=say("Whistle"))


MOMENTS: Mapping[str, Callable[[Any, Any], Moment | None]] = dict(
    (
        seen(wire.HalfBegun, lambda e, _: Moment(half(e["half"]), 1)),
        seen(wire.KickOffBegun, _kick_off),
        seen(wire.TokensTaken, _turn),
        seen(wire.Activated, _activated),
        seen(wire.TryScored, _try),
        seen(wire.Possession, _turnover),
        seen(wire.Injured, _carried_off),
        seen(wire.HalfEnded, _ended),
    )
)
"""Kind of event -> what it is to the log of a match."""


def _always(coach: Coach) -> Callable[[], Coach]:
    return lambda: coach
