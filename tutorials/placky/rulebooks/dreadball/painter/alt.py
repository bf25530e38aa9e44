"""The text alternative of a board: a position of DreadBall in words, made from the state alone."""

from collections.abc import Iterator, Mapping

from placky.rulebooks.dreadball.painter.marks import fielded
from placky.rulebooks.dreadball.words.numbers import lead, say
from placky.sentences import Plural, Sentence
from touchline.dreadball.pitch import PITCH, Zone
from touchline.dreadball.wire_types import Player, State

_RUSH: Sentence = Plural(
    "tokens",
    one="Rush {rush}, of {rushing}; {tokens} action token left.",
    other="Rush {rush}, of {rushing}; {tokens} action tokens left.",
)
_STANDING: Mapping[tuple[bool, bool], Sentence] = {
    (True, True): "{name} ({role:term}) in {at:hex} lies, with the ball",
    (True, False): "{name} ({role:term}) in {at:hex} lies",
    (False, True): "{name} ({role:term}) in {at:hex} faces {facing:facing}, with the ball",
    (False, False): "{name} ({role:term}) in {at:hex} faces {facing:facing}",
}
"""Whether a player lies on the ground, and whether he has the ball -> how he is told."""
_GONE: Sentence = Plural("out", one="{name} for {out} turn", other="{name} for {out} turns")


def alt(state: State) -> str:
    """Return the position in words: rush and score, both teams with hexes and facings, the ball, who is out of play."""
    return " ".join(_sentences(state))


def _sentences(state: State) -> Iterator[str]:
    if state["winner"]:
        yield say("The game is over: {winner} win.", state)
    elif state["phase"] == "set-up":
        yield say("Both teams line up.")
    else:
        yield say(_RUSH, state)
    yield lead(state["score"])
    for team in state["teams"]:
        players = [_player(player) for player in fielded(state) if player["team"] == team]
        if players:
            yield say("{team}: {players}.", team=team, players="; ".join(players))
    if state["ball"] is not None:
        yield say("The ball lies in {ball:hex}.", state)
    elif state["carrier"] is None:
        yield say("The ball is out of play.")
    gone = [_gone(player) for player in state["players"] if player["at"] is None and player["out"]]
    if gone:
        yield say("Out of play: {gone:and}.", gone=gone)


def _player(player: Player) -> str:
    return say(_STANDING[player["down"], player["ball"]], player)


def _gone(player: Player) -> str:
    return say("{name} for good" if player["out"] < 0 else _GONE, player)


def alt_of_pitch() -> str:
    """Return the empty pitch in words."""
    rows = [say("{first:hex} to {last:hex}", first=one, last=other) for one, other in zip(*PITCH.ends, strict=True)]
    return say(
        "The pitch, row by row: {rows}. Strike hexes: {zones}. Launch hexes: {launch:way}.",
        rows=", ".join(rows),
        zones="; ".join(map(_zone, PITCH.zones)),
        launch=PITCH.launch,
    )


def _zone(zone: Zone) -> str:
    return say("{strike:hex} for {points}, from the bonus hex {bonus_hex:hex} {bonus}", zone._asdict())
