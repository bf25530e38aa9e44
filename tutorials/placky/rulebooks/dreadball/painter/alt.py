"""The text alternative of a board: a position of DreadBall in words, made from the state alone."""

from collections.abc import Iterator
from typing import Any

from placky.rulebooks.dreadball.names import FACINGS
from placky.rulebooks.dreadball.painter.marks import fielded
from placky.words import listed
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.wire_types import Player, State


def alt(state: State) -> str:
    """Return the position in words: rush and score, both teams with hexes and facings, the ball, who is out of play."""
    return " ".join(_sentences(state))


def _label(at: Any) -> str:
    return PITCH.labels[at[0], at[1]]


def _sentences(state: State) -> Iterator[str]:
    if state["winner"]:
        yield f"The game is over: {state['winner']} win."
    elif state["phase"] == "set-up":
        yield "Both teams line up."
    else:
        tokens = f"{state['tokens']} action token{'s' * (state['tokens'] != 1)}"
        yield f"Rush {state['rush']}, of {state['rushing']}; {tokens} left."
    leading = [(team, lead) for team, lead in state["score"].items() if lead]
    yield f"{leading[0][0]} lead by {leading[0][1]}." if leading else "Neither team leads."
    for team in state["teams"]:
        players = [_player(player) for player in fielded(state) if player["team"] == team]
        if players:
            yield f"{team}: {'; '.join(players)}."
    if state["ball"] is not None:
        yield f"The ball lies in {_label(state['ball'])}."
    elif state["carrier"] is None:
        yield "The ball is out of play."
    gone = [_gone(player) for player in state["players"] if player["at"] is None and player["out"]]
    if gone:
        yield f"Out of play: {listed(gone)}."


def _player(player: Player) -> str:
    how = "lies" if player["down"] else f"faces {FACINGS[player['facing']]}"
    ball = ", with the ball" if player["ball"] else ""
    return f"{player['name']} ({player['role']}) in {_label(player['at'])} {how}{ball}"


def _gone(player: Player) -> str:
    turns = player["out"]
    return f"{player['name']} for good" if turns < 0 else f"{player['name']} for {turns} turn{'s' * (turns != 1)}"


def alt_of_pitch() -> str:
    """Return the empty pitch in words."""
    rows = ", ".join(f"{_label(first)} to {_label(last)}" for first, last in zip(*PITCH.ends, strict=True))
    zones = "; ".join(
        f"{_label(zone.strike)} for {zone.points}, from the bonus hex {_label(zone.bonus_hex)} {zone.bonus}"
        for zone in PITCH.zones
    )
    launch = ", ".join(map(_label, PITCH.launch))
    return f"The pitch, row by row: {rows}. Strike hexes: {zones}. Launch hexes: {launch}."
