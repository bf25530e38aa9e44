"""The text alternative of a board: a position of Takkure in words, made from the state alone."""

import math
from collections.abc import Iterator, Sequence

from placky.diagrams.trails import length_of
from placky.rulebooks.takkure.painter.air import band_of, signed
from placky.rulebooks.takkure.painter.base import dropped, fielded, holder, in_the_air, named
from placky.rulebooks.takkure.painter.marks import measured
from placky.rulebooks.takkure.painter.score import told
from touchline.takkure.state import CATCHING, HALF, MATCH, MISSES_ONE
from touchline.takkure.wire_types import Player, State, Steal, Tackle

_QUARTER = 250
_NEAR = 4000
_AWAY = {MISSES_ONE: " (misses a kick-off)", HALF: " (out until the half ends)", MATCH: " (out of the match)"}
_DOES = {"pressure": "presses", "steal": "steals"}
_STOLEN = {"loose": "goes for the loose ball", "air": "waits for the ball in the air"}


def quarter(length: float) -> str:
    """Return a length in inches, rounded to a quarter.

    >>> quarter(12557), quarter(-2000)
    ('12.5', '-2')
    """
    return f"{round(length / _QUARTER) * _QUARTER / 1000:g}"


def spot(at: Sequence[float]) -> str:
    """Return a place as two numbers: inches across, inches up."""
    return f"{quarter(at[0])}, {quarter(at[1])}"


def alt(state: State, *, bands: bool = True) -> str:
    """Return the position in words: direction of play, each team's figures, the ball, paths, tackles, distances.

    Without `bands` it does not say in which one a pass lies.
    """
    return " ".join(_sentences(state, bands=bands))


def _sentences(state: State, *, bands: bool) -> Iterator[str]:
    way = "down" if state["teams"].index(state["attacker"]) else "up"
    yield f"{state['attacker']} attacks {way} the pitch. Places in inches: across from the left, then up."
    reference = _reference(state)
    for team in state["teams"]:
        players = [_player(state, player, reference) for player in fielded(state) if player["team"] == team]
        if players:
            yield f"{team}: {'; '.join(players)}."
    off = [player["name"] + _AWAY.get(player["off"], "") for player in state["players"] if player.get("off")]
    if off:
        yield f"Off the field: {', '.join(off)}."
    if state["ball"]:
        how = "is in the air, coming down" if state.get("phase") == CATCHING else "lies loose"
        yield f"The ball {how} at {spot(state['ball'])}."
    if template := state.get("template"):
        kick = f"; {state['kicking']} kick" if state.get("kicking") else ""
        yield f"The scatter template lies at {spot(template)}{kick}."
    yield from _path(state)
    yield from _pass(state)
    yield from _band(state) if bands else ()
    yield from (_steal(steal) for steal in state.get("steals") or ())
    yield from (_tackle(tackle) for tackle in state["tackles"])
    lengths: dict[str, list[str]] = {}
    for item in measured(state):
        lengths.setdefault(item["from"], []).append(f"{item['distance'] / 1000:g} to {item['to']}")
    yield from (f"Measured from {name}: {', '.join(found)}." for name, found in lengths.items())
    if told(state):
        yield _score(state)


def _score(state: State) -> str:
    scored = ", ".join(f"{team} {tries}" for team, tries in zip(state["teams"], state["score"], strict=True))
    if state["mode"] != "match":
        return f"Score: {scored}."
    turned = [team for team, over in zip(state["teams"], state["flipped"], strict=True) if over]
    tokens = f"turned over: {' and '.join(turned)}" if turned else "both time tokens active"
    return f"Score: {scored}. {('First', 'Second')[state['half'] - 1]} half, time number {state['clock']}, {tokens}."


def _pass(state: State) -> Iterator[str]:
    throw = state.get("throw")
    if not throw:
        return
    ground = " from the ground" if throw["ground"] else ""
    yield f"{throw['by']} passes{ground} from {spot(throw['at'])} to {throw['to']}."
    if in_the_air(state):
        yield f"{throw['to']} has dropped the ball." if dropped(state) else "The ball is in the air."


def _band(state: State) -> Iterator[str]:
    throw, band = state.get("throw"), band_of(state)
    if throw and band and not dropped(state) and (in_the_air(state) or holder(state)[1] == throw["by"]):
        low, high, modifier = band
        span = f"over {quarter(low)}" if high is None else f"{quarter(low)} to {quarter(high)}"
        what = "to catch it" if in_the_air(state) else "for the pass"
        short = throw["ground"] and high is None  # 3.03
        yield f"Range {span} inches, {'no pass' if short else f'{signed(modifier)} {what}'}."


def _steal(steal: Steal) -> str:
    return f"{steal['by']} {_STOLEN.get(steal['how']) or 'reaches for the ball of ' + str(steal['target'])}."


def _reference(state: State) -> tuple[str, Sequence[float]] | None:
    carrier = next((player for player in state["players"] if player["ball"]), None)
    if carrier:
        return carrier["name"], carrier["at"]
    return ("the ball", state["ball"]) if state["ball"] else None


def _player(state: State, player: Player, reference: tuple[str, Sequence[float]] | None) -> str:
    facts = [f"{player['name']} ({player['number']}) at {spot(player['at'])}"]
    if player["ball"]:
        facts += ["holds the ball", _zone(state, player["at"][1])]
    elif reference and math.dist(player["at"], reference[1]) < _NEAR:
        facts.append(_relation(player["at"], *reference))
    if player["name"] == state["active"]:
        facts.append("active")
    if player["ground"]:
        facts.append(
            "on the ground" if player["ground"] == 1 else f"on the ground with {player['ground']} ground tokens"
        )
    if player["marker"] in _DOES:
        facts.append(_DOES[player["marker"]])
    if tired := player.get("fatigue"):
        facts.append(f"tired ({tired} active fatigue token{'' if tired == 1 else 's'})")
    if player.get("resting"):
        facts.append("an inactive fatigue token")
    if wounds := player.get("wounds"):
        facts.append(f"{wounds} wound{'' if wounds == 1 else 's'}")
    return ", ".join(facts)


def _zone(state: State, y: float) -> str:
    field = state["field"]
    if y >= field["length"] - field["in_goal"]:
        return "in the upper in-goal zone"
    if y <= field["in_goal"]:
        return "in the lower in-goal zone"
    away = quarter(abs(y - field["length"] / 2))
    side = "above" if y > field["length"] / 2 else "below"
    return "on the centre line" if away == "0" else f"{away} {side} the centre line"


def _relation(at: Sequence[float], name: str, other: Sequence[float]) -> str:
    across, up = (f"{float(quarter(here)) - float(quarter(there)):g}" for here, there in zip(at, other, strict=True))
    parts = []
    if up != "0":
        parts.append(f"{up.lstrip('-')} {'below' if up.startswith('-') else 'above'}")
    if across != "0":
        parts.append(f"{across.lstrip('-')} to the {'left' if across.startswith('-') else 'right'}")
    if not parts:
        return f"at the same place as {name}"
    return f"{' and '.join(parts)} {name}" if across == "0" else f"{' and '.join(parts)} of {name}"


def _path(state: State) -> Iterator[str]:
    mark, run, active = state["mark"], state["run"], named(state, state["active"])
    if run and active:
        length = round(length_of(run) / 1000, 1)
        yield f"{active['name']} has run {length:g} inches from {spot(run[0])} to {spot(run[-1])}."
    elif mark:
        turn = f" to {spot(mark['turn'])} and on" if mark["turn"] else " straight"
        yield f"Marked path: from {spot(mark['from'])}{turn} to {spot(mark['to'])}."


def _tackle(tackle: Tackle) -> str:
    contact = {True: "with contact", False: "without contact", None: "contact not known yet"}[tackle["contact"]]
    return f"{tackle['by']} tackles {tackle['on']} at {spot(tackle['at'])}, {contact}."
