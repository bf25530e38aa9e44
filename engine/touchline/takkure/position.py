"""Positions: plain data -> a state, or all the faults at once.

A position says who stands where and, if it matters, what has happened so far; everything else has a default. What
`state.show` gives comes back as the same state.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from touchline.core.errors import UnlawfulPosition
from touchline.core.geometry import Point, overlap
from touchline.core.index import load
from touchline.core.requests import Rules
from touchline.takkure import shapes
from touchline.takkure.activation import exercise
from touchline.takkure.ball import lying
from touchline.takkure.card import ROSTER, TEAMS, Card, card, lay_cards, radius
from touchline.takkure.events import PitchLaid
from touchline.takkure.full_match import match
from touchline.takkure.match_position import MATCHES, laid_out, read_match, read_phase
from touchline.takkure.max_fatigue import fatigue_slots
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.pitch import PITCH, Pitch
from touchline.takkure.play_position import KEYS as CARD_KEYS
from touchline.takkure.play_position import read_cards
from touchline.takkure.positions import line_up_faults, name_line_up
from touchline.takkure.possession import possession, teams
from touchline.takkure.practice import practice
from touchline.takkure.roster import PAIRS, SINGLES, value_fault
from touchline.takkure.set_up import practice_match
from touchline.takkure.shapes import as_point
from touchline.takkure.state import BALL_RADIUS, MATCH, NOBODY, PLAY, LineUp, Pass, State, Steal, Tackle, Walk
from touchline.takkure.team_skill import lay_team_skill, read_team_skills

MODES: Mapping[str, Callable[[State], Rules]] = MappingProxyType(
    {"exercise": exercise, "practice": practice, "practice match": practice_match, "match": match}
)
LAST_CHAPTER = 6
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
PLAYER_KEYS = frozenset(
    {"name", "team", "number", "at", "radius", "base", "ground", "wounds", "activations", "ball", "marker", "house"}
    | {"fatigue", "resting", "off", "position", "player_skill"}
    | {"MOV", "BaC", "STR", "REF", "INT", "PRT", "BOD", "skills"}
)


def default_readings() -> dict[str, str]:
    """Ruling -> the reading that is played unless a position says otherwise."""
    return load("touchline.takkure").defaults()


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules]]:
    """A state and the procedure to run over it. Raises `UnlawfulPosition` with every fault."""
    faults: list[str] = []
    if not isinstance(position, Mapping):
        raise UnlawfulPosition([f"a position is a table of values, not {position!r}"])
    if misshapen := shapes.faults(position):
        raise UnlawfulPosition(misshapen)
    faults += [f'unknown key "{key}"; allowed: {", ".join(sorted(KEYS))}' for key in sorted(set(position) - KEYS)]
    position = laid_out(position)
    line_up = _line_up(position, faults)
    at = _places(position, line_up, faults)
    if faults or line_up is None:
        raise UnlawfulPosition(faults)
    s = State(line_up, at)
    _counts(s, position, faults)
    read_phase(s, position, faults)
    _ball(s, position, faults)
    _bases(s, faults)
    read_cards(s, position, faults)
    _tokens(s, position, faults)
    read_match(s, position, faults)
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
        yield from lying(s)
        yield from procedure(s)

    return play


def _cards(position: Mapping[str, Any], faults: list[str]) -> list[Card]:
    found: list[Card] = []
    entries = position.get("players") or []
    if not entries:
        faults.append("nobody is on the field; list at least one player")
    for entry in entries:
        name = entry.get("name")
        if not isinstance(name, str) or not name:
            faults.append(f"a player has no name: {dict(entry)!r}")
            continue
        faults += [
            f'{name}: unknown key "{key}"; allowed: {", ".join(sorted(PLAYER_KEYS))}'
            for key in sorted(set(entry) - PLAYER_KEYS)
        ]
        printed = ROSTER.get(name)
        values: dict[str, Any] = {"number": "?", "skills": (), "house": True}
        if printed is not None:
            values = {
                "team": printed.team, "number": printed.number, "MOV": [m // 1000 for m in printed.mov],
                "BaC": printed.bac, "STR": printed.strength, "REF": printed.reflexes, "INT": printed.intelligence,
                "PRT": printed.protection, "BOD": printed.body, "base": printed.base, "skills": printed.skills,
                "house": printed.house, "position": printed.position, "player_skill": printed.player_skill,
            }  # fmt: skip
        values |= {key: value for key, value in entry.items() if key in PLAYER_KEYS and value is not None}
        missing = [key for key in ("team", *PAIRS, *SINGLES) if key not in values]
        if missing:
            faults.append(
                f"{name} is not on a roster and lacks {', '.join(missing)}; on the rosters: {', '.join(sorted(ROSTER))}"
            )
            continue
        fault = value_fault(values)
        if not fault and values.get("radius") not in (None, radius(values["base"])):
            fault = f"radius is {values['radius']!r}; a base of {values['base']} mm has {radius(values['base'])}"
        if fault:
            faults.append(f"{name}: {fault}")
            continue
        found.append(card(values))
    return found


def _line_up(position: Mapping[str, Any], faults: list[str]) -> LineUp | None:
    cards = _cards(position, faults)
    names = tuple(c.name for c in cards)
    faults += [f"{name} is on the field twice" for name in sorted({n for n in names if names.count(n) > 1})]
    fielded = tuple(dict.fromkeys(c.team for c in cards))
    sides = tuple(position.get("teams") or fielded)
    if len(sides) == 1:
        sides = (sides[0], next(team for team in TEAMS if team != sides[0]))
    if len(sides) != 2 or not set(fielded) <= set(sides):
        named = tuple(dict.fromkeys((*sides, *fielded)))
        faults.append(f"two teams play, not {len(named)}: {', '.join(named) or 'none'}")
        return None
    mode = position.get("mode", "exercise")
    if mode not in MODES:
        faults.append(f"mode is {mode!r}; allowed: {', '.join(MODES)}")
    chapter = position.get("chapter", LAST_CHAPTER)
    if type(chapter) is not int or not 0 <= chapter <= LAST_CHAPTER:
        faults.append(f"chapter is {chapter!r}; allowed: 0 to {LAST_CHAPTER}")
        chapter = LAST_CHAPTER
    for team in sides:
        faults += line_up_faults(team, [c for c in cards if c.team == team], chapter)
    return LineUp(
        tuple(cards), names, tuple(sides.index(c.team) for c in cards), tuple(c.radius for c in cards),
        MappingProxyType({name: i for i, name in enumerate(names)}), (sides[0], sides[1]), _pitch(position, faults),
        chapter, MappingProxyType(_readings(position, faults)), bool(position.get("forward_only", False)), mode,
        read_team_skills(position, (sides[0], sides[1]), faults),
    )  # fmt: skip


def _pitch(position: Mapping[str, Any], faults: list[str]) -> Pitch:
    field = position.get("field")
    if field is None:
        return PITCH
    try:
        pitch = Pitch(field["width"], field["length"], field["in_goal"], field["kick_off"], PITCH.house)
    except (KeyError, TypeError):
        faults.append("field needs width, length, in_goal and kick_off in thousandths of an inch")
        return PITCH
    if pitch.length <= 2 * (pitch.in_goal + pitch.kick_off) or pitch.width <= 0:
        faults.append(f"the field ({pitch.width} by {pitch.length}) is too small for its lines")
    return pitch


def _readings(position: Mapping[str, Any], faults: list[str]) -> dict[str, str]:
    index = load("touchline.takkure")
    chosen, rulings, edition = index.defaults(), index.rulings, position.get("edition", "")
    if edition in index.editions:
        chosen = index.defaults(edition)
    elif edition:
        faults.append(f'no edition is called "{edition}"; there are: {", ".join(index.editions)}')
    for number, reading in (position.get("readings") or {}).items():
        allowed = [r.id for r in rulings[number].readings] if number in rulings else []
        if reading in allowed:
            chosen[number] = reading
        elif allowed:
            faults.append(f'{number} has no reading "{reading}"; allowed: {", ".join(allowed)}')
        else:
            faults.append(f"{number} has no readings to choose from; those that have: {', '.join(chosen)}")
    return chosen


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
                f"{name} stands at {entries[name].get('at')!r}; allowed: [x, y] in whole thousandths of an inch"
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
    entries = {entry.get("name"): entry for entry in position["players"]}
    for i, name in enumerate(s.line_up.names):
        for key, values in (("ground", s.ground), ("wounds", s.wounds), ("activations", s.activations)):
            value = entries[name].get(key, 0)
            if type(value) is not int or value < 0:
                faults.append(f"{name}: {key} is {value!r}; allowed: 0 or more")
            else:
                values[i] = value
        s.markers[i] = entries[name].get("marker")
        _condition(s, i, entries[name], faults)
    tokens = position.get("tokens", NUMBERS.activation.tokens)
    if type(tokens) is not int or not 0 <= tokens <= NUMBERS.activation.tokens:
        faults.append(f"tokens is {tokens!r}; allowed: 0 to {NUMBERS.activation.tokens} (1.01)")
    else:
        s.tokens = tokens


def _condition(s: State, i: int, entry: Mapping[str, Any], faults: list[str]) -> None:
    """Fatigue, and whether he is on the field at all (4.01, 5.05)."""
    name, most = s.line_up.names[i], fatigue_slots(s, i)
    for key, values, limit in (("fatigue", s.fatigue, most), ("resting", s.resting, 1), ("off", s.off, MATCH)):
        value = entry.get(key, 0)
        if type(value) is not int or not 0 <= value <= limit:
            faults.append(f"{name}: {key} is {value!r}; allowed: 0 to {limit}")
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
            faults.append(f"the ball lies at {loose!r}; allowed: [x, y] in whole thousandths of an inch")
        elif not (x0 <= s.ball[0] <= x1 and y0 <= s.ball[1] <= y1):
            faults.append("the ball lies off the field")
    _attackers(s, position.get("attacker"), faults)


def _attackers(s: State, named: Any, faults: list[str]) -> None:
    """Whose ball it is: the carrier's team, or the one that is named (0.05)."""
    teams = s.line_up.teams
    if named is not None and named not in teams:
        faults.append(f"attacker is {named!r}; playing: {' and '.join(teams)}")
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
    on = s.fielded()
    for i in on:
        faults += [f"{names[j]} and {names[i]} overlap" for j in on if j < i and overlap(s.disc(i), s.disc(j))]
        if s.ball is not None and overlap(s.disc(i), (s.ball, BALL_RADIUS)):
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
        raise ValueError(f"{value!r} is not [x, y] in whole thousandths of an inch")
    return place
