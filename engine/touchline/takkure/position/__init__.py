"""Positions: plain data -> a state, or all the faults at once.

A position says who stands where and, if it matters, what has happened so far; everything else has a default. What
`state.show` gives comes back as the same state.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from touchline.core.brief import brief, quoted
from touchline.core.errors import UnlawfulPosition
from touchline.core.inches.geometry import Point, overlap
from touchline.core.play.requests import Rules
from touchline.takkure.events import PitchLaid
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.position import shapes
from touchline.takkure.position.line_up import known, printed, read_line_up, remember
from touchline.takkure.position.match import MATCHES, laid_out, read_match, read_phase
from touchline.takkure.position.modes import EXERCISE, misplaced
from touchline.takkure.position.plays import KEYS as CARD_KEYS
from touchline.takkure.position.plays import read_cards
from touchline.takkure.position.shapes import as_point, whereabouts
from touchline.takkure.rules.activation import exercise
from touchline.takkure.rules.ball import lying
from touchline.takkure.rules.card import lay_cards
from touchline.takkure.rules.full_match import match
from touchline.takkure.rules.max_fatigue import fatigue_slots
from touchline.takkure.rules.positions import name_line_up
from touchline.takkure.rules.possession import possession, teams
from touchline.takkure.rules.practice import practice
from touchline.takkure.rules.set_up import practice_match
from touchline.takkure.rules.team_skill import lay_team_skill
from touchline.takkure.state import BALL_RADIUS, CATCHING, MATCH, NOBODY, PLAY, LineUp, Pass, State, Steal, Tackle, Walk

MODES: Mapping[str, Callable[[State], Rules]] = MappingProxyType(
    {"exercise": exercise, "practice": practice, "practice match": practice_match, "match": match}
)
KEYS = frozenset(
    {
        "game",
        "mode",
        "chapter",
        "edition",
        "readings",
        "forward_only",
        "field",
        "teams",
        "attacker",
        "tokens",
        "step",
        "active",
    }
    | {"team_skills"}
    | CARD_KEYS
    | {"phase", "score", "clock", "flipped", "half", "kicked", "kicker_decides", "kicking", "template", "waiting"}
    | {"players", "ball", "mark", "start", "run", "tackles", "steals", "throw", "moves", "measured", "declared", "over"}
)


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules]]:
    """A state and the procedure to run over it. Raises `UnlawfulPosition` with every fault."""
    faults: list[str] = []
    if not isinstance(position, Mapping):
        raise UnlawfulPosition([f"a position is a table of values, not {brief(position)}"])
    key = printed(position)
    line_up = known(key)
    if misshapen := shapes.faults(position, printed=line_up is None):
        raise UnlawfulPosition(misshapen)
    faults += [f"unknown key {quoted(key)}; allowed: {', '.join(sorted(KEYS))}" for key in position if key not in KEYS]
    position = laid_out(position)
    if line_up is None:
        line_up = read_line_up(position, MODES, faults)
        if line_up is not None and not faults:
            remember(key, line_up)
    at = _places(position, line_up, faults)
    strange = list(misplaced(position, position.get("mode", EXERCISE)))
    if faults or line_up is None:
        raise UnlawfulPosition([*faults, *strange])
    s = State(line_up, at)
    _counts(s, position, faults)
    read_phase(s, position, faults)
    _ball(s, position, faults)
    _bases(s, faults)
    read_cards(s, position, faults)
    _tokens(s, position, faults)
    read_match(s, position, faults)
    faults += strange
    if faults:
        raise UnlawfulPosition(faults)
    procedure = MODES[line_up.mode]
    return s, (procedure if s.over else _begun(procedure))


def _begun(procedure: Callable[[State], Rules]) -> Callable[[State], Rules]:
    """Say once what lies on the table, then play."""

    def play(s: State) -> Rules:
        pitch = s.line_up.pitch
        yield PitchLaid("0.C", pitch.width, pitch.length, pitch.house)
        yield from teams(s)
        for team, name in enumerate(s.line_up.teams):
            cards = [s.line_up.cards[i] for i in s.squad(team)]
            yield lay_cards(name, cards)
            yield from name_line_up(name, cards, s.line_up.chapter)
            yield from lay_team_skill(s, team)
        if s.phase == PLAY:
            yield possession(s)
        if s.phase != CATCHING:  # there it is still in the air
            yield from lying(s)
        yield from procedure(s)

    return play


def _places(position: Mapping[str, Any], line_up: LineUp | None, faults: list[str]) -> list[Point]:
    at: list[Point] = []
    if line_up is None:
        return at
    entries = {entry.get("name"): entry for entry in position.get("players") or []}
    for i, name in enumerate(line_up.names):
        off = entries[name].get("off")
        place = as_point(entries[name].get("at", (0, 0) if off else None))
        if place is None:
            faults.append(
                f"{name} stands {whereabouts(entries[name].get('at'))}; allowed: [x, y] in whole thousandths of an inch"
            )
            continue
        at.append(place)
        if off:
            continue
        (x0, y0), (x1, y1) = line_up.pitch.box(line_up.radius[i])
        if not (x0 <= place[0] <= x1 and y0 <= place[1] <= y1):
            faults.append(f"{name} stands off the field at {place[0] / 1000:g}, {place[1] / 1000:g}")
    return at


def _counts(s: State, position: Mapping[str, Any], faults: list[str]) -> None:
    for i, (name, entry) in enumerate(zip(s.line_up.names, position["players"], strict=True)):
        for key, values in (("ground", s.ground), ("wounds", s.wounds), ("activations", s.activations)):
            value = entry.get(key, 0)
            if type(value) is not int or value < 0:
                faults.append(f"{name}: {key} is {brief(value)}; allowed: 0 or more")
            else:
                values[i] = value
        s.markers[i] = entry.get("marker")
        _condition(s, i, entry, faults)
    tokens = position.get("tokens", NUMBERS.activation.tokens)
    if type(tokens) is not int or not 0 <= tokens <= NUMBERS.activation.tokens:
        faults.append(f"tokens is {brief(tokens)}; allowed: 0 to {NUMBERS.activation.tokens} (1.01)")
    else:
        s.tokens = tokens


def _condition(s: State, i: int, entry: Mapping[str, Any], faults: list[str]) -> None:
    """Fatigue, and whether he is on the field at all (4.01, 5.05)."""
    name, most = s.line_up.names[i], NUMBERS.fatigue.most
    if entry.get("fatigue") or entry.get("resting"):
        most = fatigue_slots(s, i)
    for key, values, limit in (("fatigue", s.fatigue, most), ("resting", s.resting, 1), ("off", s.off, MATCH)):
        value = entry.get(key, 0)
        if type(value) is not int or not 0 <= value <= limit:
            faults.append(f"{name}: {key} is {brief(value)}; allowed: 0 to {limit}")
        else:
            values[i] = value
    if s.fatigue[i] + s.resting[i] > most:
        faults.append(f"{name} has {s.fatigue[i] + s.resting[i]} fatigue tokens; a player holds {most} (4.02)")
    if s.off[i] and entry.get("ball"):
        faults.append(f"{name} is off the field and holds the ball")


def _ball(s: State, position: Mapping[str, Any], faults: list[str]) -> None:
    """Where the ball is."""
    carriers = [entry["name"] for entry in position["players"] if entry.get("ball")]
    loose = position.get("ball")
    if len(carriers) > 1:
        faults.append(f"{' and '.join(carriers)} both hold the ball; there is one")
    if carriers and loose is not None:
        faults.append(f"the ball is loose and in {carriers[0]}'s hands; it is one or the other")
    if carriers:
        s.carrier = s.line_up.who[carriers[0]]
    if loose is not None:
        s.ball = as_point(loose)
        (x0, y0), (x1, y1) = s.line_up.pitch.box(BALL_RADIUS)
        if s.ball is None:
            faults.append(f"the ball lies at {brief(loose)}; allowed: [x, y] in whole thousandths of an inch")
        elif not (x0 <= s.ball[0] <= x1 and y0 <= s.ball[1] <= y1):
            faults.append("the ball lies off the field")
    _attackers(s, position.get("attacker"), faults)


def _attackers(s: State, named: Any, faults: list[str]) -> None:
    """Whose ball it is: the carrier's team, or the one that is named (0.05)."""
    teams = s.line_up.teams
    if named is not None and named not in teams:
        faults.append(f"attacker is {brief(named)}; playing: {' and '.join(teams)}")
    elif s.carrier != NOBODY:
        s.attacker = s.line_up.team[s.carrier]
        if named not in (None, teams[s.attacker]):
            carrier = s.line_up.names[s.carrier]
            faults.append(f"{named} cannot attack while {carrier} of the other team holds the ball (0.05)")
    elif named is not None:
        s.attacker = teams.index(named)
    elif s.phase != PLAY:
        s.attacker = 1 - s.kicking if s.kicking != NOBODY else 0
    else:
        faults.append("nobody holds the ball; say who holds it, or who attacks")
    if not s.side(s.attacker) and s.line_up.mode not in MATCHES:
        faults.append(f"{s.coach(s.attacker)} attacks and has nobody on the field")


def _bases(s: State, faults: list[str]) -> None:
    names = s.line_up.names
    on, discs = s.fielded(), list(zip(s.at, s.line_up.radius, strict=True))
    for i in on:
        mine = discs[i]
        faults += [f"{names[j]} and {names[i]} overlap" for j in on[: on.index(i)] if overlap(mine, discs[j])]
        if s.ball is not None and overlap(mine, (s.ball, BALL_RADIUS)):
            faults.append(f"{names[i]} stands on the ball")


def _tokens(s: State, position: Mapping[str, Any], faults: list[str]) -> None:
    """What lies on the table in the middle of an activation: taken back from `state.show`, for looking at."""
    index = s.line_up.who
    try:
        s.step = position.get("step", 0)
        s.active = index[position["active"]] if position.get("active") else NOBODY
        s.declared = index[position["declared"]] if position.get("declared") else NOBODY
        if mark := position.get("mark"):
            s.mark = (_must(mark["from"]), as_point(mark["turn"]), _must(mark["to"]))
        s.start = as_point(position.get("start"))
        s.run = tuple(_must(p) for p in position["run"]) if position.get("run") else None
        s.tackles = [
            Tackle(index[t["by"]], index[t["on"]], _must(t["at"]), _must(t["place"]), _must(t["target"]), t["contact"])
            for t in position.get("tackles", ())
        ]
        s.steals = [
            Steal(index[x["by"]], x["how"], index[x["target"]] if x["target"] else NOBODY)
            for x in position.get("steals", ())
        ]
        if ball := position.get("throw"):
            s.throw = Pass(index[ball["by"]], index[ball["to"]], _must(ball["at"]), ball["ground"])
        s.moves = [
            Walk(index[w["player"]], w["rule"], tuple(_must(p) for p in w["path"])) for w in position.get("moves", ())
        ]
        s.measured = [
            (index[m["from"]], index[m["to"]], m["distance"], m["rule"]) for m in position.get("measured", ())
        ]
        s.over = bool(position.get("over", False))
    except (KeyError, TypeError, ValueError) as error:
        faults.append(f"the tokens on the table cannot be read: {error!r}")


def _must(value: Any) -> Point:
    place = as_point(value)
    if place is None:
        raise ValueError(f"{brief(value)} is not [x, y] in whole thousandths of an inch")
    return place
