"""The text alternative of a board: a position of Takkure in words, made from the state alone."""

import math
from collections.abc import Iterator, Mapping, Sequence

from placky.diagrams.trails import length_of
from placky.rulebooks.takkure.painter.air import band_of, signed
from placky.rulebooks.takkure.painter.base import THE_BALL, dropped, fielded, holder, in_the_air, named
from placky.rulebooks.takkure.painter.marks import measured
from placky.rulebooks.takkure.painter.score import told
from placky.sentences import Plural, Say, Sentence
from touchline.takkure.state import CATCHING, HALF, MATCH, MISSES_ONE
from touchline.takkure.wire_types import Player, State

_QUARTER = 250
_NEAR = 4000
_ATTACKS: Sequence[Sentence] = (
    "{attacker} attacks up the pitch. Places in inches: across from the left, then up.",
    "{attacker} attacks down the pitch. Places in inches: across from the left, then up.",
)
"""Which side attacks -> that it does."""
_AWAY: Mapping[int, Sentence] = {
    MISSES_ONE: "{name} (misses a kick-off)",
    HALF: "{name} (out until the half ends)",
    MATCH: "{name} (out of the match)",
}
_DOES: Mapping[str, Sentence] = {"pressure": "presses", "steal": "steals"}
_STOLEN: Mapping[str, Sentence] = {
    "loose": "{by} goes for the loose ball.",
    "air": "{by} waits for the ball in the air.",
    "ground": "{by} reaches for the ball of {target}.",
}
_HALF: Mapping[tuple[int, bool], Sentence] = {
    (1, False): "Score: {scored}. First half, time number {clock}, both time tokens active.",
    (1, True): "Score: {scored}. First half, time number {clock}, turned over: {turned:and}.",
    (2, False): "Score: {scored}. Second half, time number {clock}, both time tokens active.",
    (2, True): "Score: {scored}. Second half, time number {clock}, turned over: {turned:and}.",
}
"""Which half, and whether a time token is turned over -> how the match stands."""
_RANGE: Mapping[tuple[bool, str], Sentence] = {
    (False, "pass"): "Range {low:quarter} to {high:quarter} inches, {modifier} for the pass.",
    (False, "catch"): "Range {low:quarter} to {high:quarter} inches, {modifier} to catch it.",
    (True, "pass"): "Range over {low:quarter} inches, {modifier} for the pass.",
    (True, "catch"): "Range over {low:quarter} inches, {modifier} to catch it.",
    (True, "short"): "Range over {low:quarter} inches, no pass.",
}
"""Is it beyond the last band, and what for -> the range of a pass."""
_ASIDE: Mapping[tuple[int, int], Sentence] = {
    (0, 0): "at the same place as {name}",
    (0, 1): "{up} above {name}",
    (0, -1): "{up} below {name}",
    (1, 0): "{across} to the right of {name}",
    (1, 1): "{up} above and {across} to the right of {name}",
    (1, -1): "{up} below and {across} to the right of {name}",
    (-1, 0): "{across} to the left of {name}",
    (-1, 1): "{up} above and {across} to the left of {name}",
    (-1, -1): "{up} below and {across} to the left of {name}",
}
"""Right or left, and above or below -> where somebody is, seen from another one."""
_CONTACT: Mapping[bool | None, Sentence] = {
    True: "{by} tackles {on} at {at:spot}, with contact.",
    False: "{by} tackles {on} at {at:spot}, without contact.",
    None: "{by} tackles {on} at {at:spot}, contact not known yet.",
}
_DOWN: Sentence = Plural("ground", one="on the ground", other="on the ground with {ground} ground tokens")
_TIRED: Sentence = Plural(
    "fatigue", one="tired ({fatigue} active fatigue token)", other="tired ({fatigue} active fatigue tokens)"
)
_WOUNDED: Sentence = Plural("wounds", one="{wounds} wound", other="{wounds} wounds")


def quarter(length: float) -> str:
    """Return a length in inches, rounded to a quarter.

    >>> quarter(12557), quarter(-2000)
    ('12.5', '-2')
    """
    return f"{round(length / _QUARTER) * _QUARTER / 1000:g}"


def spot(at: Sequence[float]) -> str:
    """Return a place as two numbers: inches across, inches up."""
    return f"{quarter(at[0])}, {quarter(at[1])}"


say = Say({"quarter": quarter, "spot": spot})
"""Fills sentences of the text alternative: `{far:quarter}`, `{at:spot}`."""


def alt(state: State, *, bands: bool = True) -> str:
    """Return the position in words: direction of play, each team's figures, the ball, paths, tackles, distances.

    Without `bands` it does not say in which one a pass lies.
    """
    return " ".join(_sentences(state, bands=bands))


def _sentences(state: State, *, bands: bool) -> Iterator[str]:
    yield say(_ATTACKS[state["teams"].index(state["attacker"])], state)
    reference = _reference(state)
    for team in state["teams"]:
        players = [_player(state, player, reference) for player in fielded(state) if player["team"] == team]
        if players:
            yield say("{team}: {players}.", team=team, players="; ".join(players))
    off = [say(_AWAY.get(player["off"], "{name}"), player) for player in state["players"] if player.get("off")]
    if off:
        yield say("Off the field: {off}.", off=", ".join(off))
    if state["ball"]:
        falling: Sentence = "The ball is in the air, coming down at {ball:spot}."
        yield say(falling if state.get("phase") == CATCHING else "The ball lies loose at {ball:spot}.", state)
    if state.get("template"):
        kicked: Sentence = "The scatter template lies at {template:spot}; {kicking} kick."
        yield say(kicked if state.get("kicking") else "The scatter template lies at {template:spot}.", state)
    yield from _path(state)
    yield from _pass(state)
    yield from _band(state) if bands else ()
    yield from (say(_STOLEN[steal["how"]], steal) for steal in state.get("steals") or ())
    yield from (say(_CONTACT[tackle["contact"]], tackle) for tackle in state["tackles"])
    lengths: dict[str, list[str]] = {}
    for item in measured(state):
        far = say("{far} to {to}", far=f"{item['distance'] / 1000:g}", to=_named(item["to"]))
        lengths.setdefault(item["from"], []).append(far)
    for name, found in lengths.items():
        yield say("Measured from {name}: {found}.", name=name, found=", ".join(found))
    if told(state):
        yield _score(state)


def _score(state: State) -> str:
    scored = ", ".join(f"{team} {tries}" for team, tries in zip(state["teams"], state["score"], strict=True))
    if state["mode"] != "match":
        return say("Score: {scored}.", scored=scored)
    turned = [team for team, over in zip(state["teams"], state["flipped"], strict=True) if over]
    return say(_HALF[state["half"], bool(turned)], state, scored=scored, turned=turned)


def _pass(state: State) -> Iterator[str]:
    throw = state.get("throw")
    if not throw:
        return
    ground: Sentence = "{by} passes from the ground from {at:spot} to {to}."
    yield say(ground if throw["ground"] else "{by} passes from {at:spot} to {to}.", throw)
    if in_the_air(state):
        yield say("{to} has dropped the ball." if dropped(state) else "The ball is in the air.", throw)


def _band(state: State) -> Iterator[str]:
    throw, band = state.get("throw"), band_of(state)
    if throw and band and not dropped(state) and (in_the_air(state) or holder(state)[1] == throw["by"]):
        low, high, modifier = band
        short = throw["ground"] and high is None  # 3.03
        what = "short" if short else "catch" if in_the_air(state) else "pass"
        yield say(_RANGE[high is None, what], low=low, high=high, modifier=signed(modifier))


def _reference(state: State) -> tuple[str, Sequence[float]] | None:
    carrier = next((player for player in state["players"] if player["ball"]), None)
    if carrier:
        return carrier["name"], carrier["at"]
    return (say(THE_BALL), state["ball"]) if state["ball"] else None


def _named(name: str) -> str:
    """Somebody by his name, or the ball."""
    return say(THE_BALL) if name == THE_BALL else name


def _player(state: State, player: Player, reference: tuple[str, Sequence[float]] | None) -> str:
    facts = [say("{name} ({number}) at {at:spot}", player)]
    if player["ball"]:
        facts += [say("holds the ball"), _zone(state, player["at"][1])]
    elif reference and math.dist(player["at"], reference[1]) < _NEAR:
        facts.append(_relation(player["at"], *reference))
    if player["name"] == state["active"]:
        facts.append(say("active"))
    if player["ground"]:
        facts.append(say(_DOWN, player))
    if does := _DOES.get(player["marker"] or ""):
        facts.append(say(does))
    if player.get("fatigue"):
        facts.append(say(_TIRED, player))
    if player.get("resting"):
        facts.append(say("an inactive fatigue token"))
    if player.get("wounds"):
        facts.append(say(_WOUNDED, player))
    return ", ".join(facts)


def _zone(state: State, y: float) -> str:
    field = state["field"]
    if y >= field["length"] - field["in_goal"]:
        return say("in the upper in-goal zone")
    if y <= field["in_goal"]:
        return say("in the lower in-goal zone")
    up = y - field["length"] / 2
    if quarter(abs(up)) == "0":
        return say("on the centre line")
    return say("{far:quarter} above the centre line" if up > 0 else "{far:quarter} below the centre line", far=abs(up))


def _relation(at: Sequence[float], name: str, other: Sequence[float]) -> str:
    across, up = (float(quarter(here)) - float(quarter(there)) for here, there in zip(at, other, strict=True))
    aside = _ASIDE[(across > 0) - (across < 0), (up > 0) - (up < 0)]
    return say(aside, name=name, across=f"{abs(across):g}", up=f"{abs(up):g}")


def _path(state: State) -> Iterator[str]:
    mark, run, active = state["mark"], state["run"], named(state, state["active"])
    if run and active:
        length = f"{round(length_of(run) / 1000, 1):g}"
        ran: Sentence = "{name} has run {length} inches from {start:spot} to {end:spot}."
        yield say(ran, active, length=length, start=run[0], end=run[-1])
    elif mark:
        bent: Sentence = "Marked path: from {from:spot} to {turn:spot} and on to {to:spot}."
        yield say(bent if mark["turn"] else "Marked path: from {from:spot} straight to {to:spot}.", mark)
