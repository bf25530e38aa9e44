"""A position in plain data -> a state and the procedure to run over it, or every fault of it at once.

>>> s, _ = read({"players": [{"name": "VEGA", "at": [0, 0], "ball": True}, {"name": "GRUM", "at": [2, 0]}]})
>>> s.name(s.carrier), s.coach(1), s.facing
('VEGA', 'Wreckers', [0, 3])

A player is known by the house rosters, or brings his profile or all of his stats.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.brief import brief, quoted
from touchline.core.errors import UnlawfulPosition
from touchline.core.hexes.coordinates import SIDES, Hex
from touchline.core.play.requests import Rules
from touchline.core.rulebook.index import load
from touchline.dreadball.game import game
from touchline.dreadball.numbers import NUMBERS, read_data
from touchline.dreadball.pitch import PITCH, label, turned
from touchline.dreadball.position.whole import contradictions
from touchline.dreadball.rules.entering import forward
from touchline.dreadball.rules.free import EARNED
from touchline.dreadball.rules.stats import PROFILES, ROLES, STATS, Card
from touchline.dreadball.state import (
    ACTIONS,
    OVER,
    PHASES,
    REMOVED,
    RUSHING,
    SET_UP,
    Free,
    SetUp,
    State,
    show,
)  # fmt: skip

DERIVED = ("game", "target", "winner", "house", "action", "carrier")
"""What a state shows and a position need not say; where it does, it must agree."""
KEYS = {
    "teams", "players", "phase", "rush", "rushing", "tokens", "score", "sudden_death", "ended", "ball", "free", "ways",
    "readings", *DERIVED,
}  # fmt: skip
_STATS = ("move", *(stat.lower() for stat in STATS))
PLAYER_KEYS = {
    "name",
    "team",
    "profile",
    "role",
    *_STATS,
    "at",
    "hex",
    "facing",
    "down",
    "out",
    "used",
    "ball",
    "house",
}


class RosterPlayer(NamedTuple):
    """A player of the house rosters; `at` is where he lines up if his team defends the left end."""

    name: str
    team: str
    profile: str
    at: Hex | None


@cache
def rosters() -> Mapping[str, tuple[RosterPlayer, ...]]:
    """The house rosters: team -> players."""
    return MappingProxyType({
        team["name"]: tuple(_listed(team["name"], one) for one in team["players"])
        for team in read_data("teams.toml")["teams"]
    })  # fmt: skip


def _listed(team: str, entry: Mapping[str, Any]) -> RosterPlayer:
    at = (entry["at"][0], entry["at"][1]) if "at" in entry else None
    return RosterPlayer(entry["name"], team, entry["profile"], at)


@cache
def known() -> Mapping[str, RosterPlayer]:
    """Everybody of the house rosters by name."""
    return MappingProxyType({one.name: one for roster in rosters().values() for one in roster})


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules]]:
    """A state and the procedure to run over it. Raises `UnlawfulPosition` with every fault."""
    if not isinstance(position, Mapping):
        raise UnlawfulPosition([f"a position is a table of values, not {brief(position)}"])
    strange = sorted((str(key) for key in position if key not in KEYS), key=str)
    faults = [f"unknown key {quoted(key)}; allowed: {', '.join(sorted(KEYS))}" for key in strange]
    given = {key: value for key, value in position.items() if value is not None}
    teams = _teams(given, faults)
    rows = _rows(given, teams, faults)
    cards = [_card(row, teams, faults) for row in rows]
    kept = [(row, card) for row, card in zip(rows, cards, strict=True) if card is not None]
    places = {
        i: card_at if card.side == 0 else turned(card_at)
        for i, (row, card) in enumerate(kept)
        if (card_at := (known()[card.name].at if card.name in known() else None)) is not None
    }
    readings = _readings(given, faults)
    everyone = tuple(card for _, card in kept)
    s = State(
        SetUp(
            teams, tuple(card.name for card in everyone), everyone, MappingProxyType(readings), MappingProxyType(places)
        )
    )
    s.phase = _phase(given, rows, faults)
    for i, (row, card) in enumerate(kept):
        _player(s, i, row, card, faults)
    _numbers(s, given, faults)
    _ball(s, given, [row for row, _ in kept], faults)
    _free(s, given, faults)
    _ways(s, given, faults)
    faults += contradictions(s)
    if not faults:
        _derived(s, position, faults)
    if faults:
        raise UnlawfulPosition(faults)
    return s, game


def _teams(given: Mapping[str, Any], faults: list[str]) -> tuple[str, str]:
    house = tuple(rosters())
    teams = given.get("teams", house)
    named = isinstance(teams, list | tuple) and all(isinstance(team, str) and team.strip() for team in teams)
    if not named or len(teams) != 2 or teams[0] == teams[1]:
        faults.append(f"teams is {brief(teams)}; allowed: the names of two different teams, the home team first")
        return house[0], house[1]
    return teams[0], teams[1]


def _rows(given: Mapping[str, Any], teams: tuple[str, str], faults: list[str]) -> list[Mapping[str, Any]]:
    if "players" not in given:
        return [{"name": one.name} for team in teams for one in rosters().get(team, ())]
    players = given["players"]
    if not isinstance(players, list | tuple) or not players:
        faults.append(f"players is {brief(players)}; allowed: a list of players, each a table")
        return []
    found: list[Mapping[str, Any]] = []
    seen: set[str] = set()
    for n, row in enumerate(players, 1):
        name = row.get("name") if isinstance(row, Mapping) else None
        if not isinstance(row, Mapping) or not isinstance(name, str) or not name.strip():
            faults.append(f"player {n} is {brief(row)}; allowed: a table with a name")
        elif name in seen:
            faults.append(f"player {n}: {quoted(name)} stands in the list twice")
        else:
            seen.add(name)
            found.append({key: value for key, value in row.items() if value is not None})
            strange = sorted((str(key) for key in row if key not in PLAYER_KEYS), key=str)
            faults += [
                f"{name}: unknown key {quoted(key)}; allowed: {', '.join(sorted(PLAYER_KEYS))}" for key in strange
            ]
    return found


def _card(row: Mapping[str, Any], teams: tuple[str, str], faults: list[str]) -> Card | None:
    name = row["name"]
    house = known().get(name)
    team = row.get("team", house.team if house else None)
    if team not in teams:
        what = f"plays for {brief(team)}" if team is not None else "is on no roster and has no team"
        faults.append(f"{name} {what}; playing: {' and '.join(teams)}")
        return None
    side = teams.index(team)
    named = row.get("profile", house.profile if house and "role" not in row else None)
    profile = PROFILES.get(named) if isinstance(named, str) else None
    if named is not None and profile is None and not {"role", *_STATS} <= set(row):
        faults.append(f"{name}: profile is {brief(named)}; allowed: {', '.join(PROFILES)}")
        return None
    if profile is None and (lacking := [key for key in ("role", *_STATS) if key not in row]):
        faults.append(
            f"{name} has no profile and lacks {', '.join(lacking)}; allowed: a profile, or a role and all stats"
        )
        return None
    role = row.get("role", profile.role if profile else None)
    if role not in ROLES:
        faults.append(f"{name}: role is {brief(role)}; allowed: {', '.join(ROLES)}")
        return None
    stats = {key: row.get(key, getattr(profile, key, None)) for key in _STATS}
    wrong = [
        key for key, value in stats.items() if type(value) is not int or not _span(key)[0] <= value <= _span(key)[1]
    ]
    faults += [f"{name}: {key} is {brief(stats[key])}; allowed: {_span(key)[0]} to {_span(key)[1]}" for key in wrong]
    if wrong:
        return None
    sheet = profile is not None and all(stats[key] == getattr(profile, key) for key in _STATS)
    title = str(named) if named is not None else role
    values: dict[str, int] = {key: int(value) for key, value in stats.items() if value is not None}
    return Card(name, side, title, str(role), house=not sheet, **values)


def _span(key: str) -> tuple[int, int]:
    return (1, len(PITCH.hexes)) if key == "move" else (2, int(NUMBERS.test.sides))


def _readings(given: Mapping[str, Any], faults: list[str]) -> dict[str, str]:
    index = load("touchline.dreadball")
    readings = given.get("readings", {})
    if not isinstance(readings, Mapping):
        faults.append(f"readings is {brief(readings)}; allowed: a table of rulings, each with a reading")
        return index.defaults()
    return index.chosen(readings, faults)


def _phase(given: Mapping[str, Any], rows: list[Mapping[str, Any]], faults: list[str]) -> str:
    placed = any("at" in row for row in rows)
    phase = given.get("phase", ACTIONS if placed else SET_UP)
    if phase not in PHASES or phase == OVER:
        faults.append(f"phase is {brief(phase)}; allowed: {', '.join(one for one in PHASES if one != OVER)}")
        return ACTIONS
    return str(phase)


def _player(s: State, i: int, row: Mapping[str, Any], card: Card, faults: list[str]) -> None:
    name = card.name
    at = row.get("at")
    if at is not None:
        there = _hex(at)
        if there is None:
            faults.append(f"{name} is at {brief(at)}; allowed: a hex of the pitch, as [0, 0]")
        elif there in s.standing:
            faults.append(
                f"{name} is in {label(there)}, where {s.name(s.standing[there])} is; a hex holds one player (RD-11)"
            )
        else:
            s.put(i, there)
    if "hex" in row and row["hex"] != (label(s.at[i]) if s.at[i] is not None else None) and at is not None:
        faults.append(f"{name}: hex is {brief(row['hex'])}, and at says {brief(at)}")
    if row.get("house", card.house) is not card.house:
        faults.append(f"{name}: house is {brief(row['house'])}; from his card follows {brief(card.house)}")
    s.facing[i] = _whole(row, name, "facing", forward(card.side), 0, SIDES - 1, faults)
    s.out[i] = _whole(row, name, "out", 0, REMOVED, NUMBERS.rush.rushes * NUMBERS.armour.removed, faults)
    s.used[i] = _whole(row, name, "used", 0, 0, NUMBERS.rush.per_player, faults)
    down = row.get("down", False)
    if type(down) is not bool:
        faults.append(f"{name}: down is {brief(down)}; allowed: true or false")
    elif down and at is None:
        faults.append(f"{name} lies on the ground and is not on the pitch")
    else:
        s.down[i] = down
    if s.out[i] and at is not None:
        faults.append(f"{name} is out of play and on the pitch")


def _whole(
    row: Mapping[str, Any], name: str, key: str, otherwise: int, least: int, most: int, faults: list[str]
) -> int:
    value = row.get(key, otherwise)
    if type(value) is not int or not least <= value <= most:
        faults.append(f"{name}: {key} is {brief(value)}; allowed: {least} to {most}")
        return otherwise
    return value


def _numbers(s: State, given: Mapping[str, Any], faults: list[str]) -> None:
    teams, on_pitch = s.set_up.teams, NUMBERS.rush.on_pitch
    faults += [
        f"{teams[side]} have {len(s.squad(side))} players on the pitch; allowed: {on_pitch} (RD-9)"
        for side in (0, 1)
        if len(s.squad(side)) > on_pitch
    ]
    begun = s.phase in RUSHING
    full = NUMBERS.rush.tokens
    s.rush = _whole(given, "position", "rush", 1 if begun else 0, 0, 10**6, faults)
    rushing = given.get("rushing", teams[0])
    if rushing not in teams:
        faults.append(f"rushing is {brief(rushing)}; playing: {' and '.join(teams)}")
    else:
        s.side = teams.index(rushing)
    spent = sum(used for i, used in enumerate(s.used) if s.cards[i].side == s.side)
    s.tokens = _whole(given, "position", "tokens", max(0, full - spent) if begun else 0, 0, full, faults)
    for key, name in (("sudden_death", "sudden"), ("ended", "ended")):
        value = given.get(key, False)
        if type(value) is not bool:
            faults.append(f"{key} is {brief(value)}; allowed: true or false")
        else:
            setattr(s, name, value)
    if s.rush > NUMBERS.rush.rushes and not s.sudden:
        faults.append(
            f"rush is {s.rush}; after {NUMBERS.rush.rushes} a game goes on in sudden death alone (RD-9, RD-10)"
        )
    _score(s, given, faults)


def _score(s: State, given: Mapping[str, Any], faults: list[str]) -> None:
    score = given.get("score", {})
    teams, end = s.set_up.teams, NUMBERS.score.end
    if not isinstance(score, Mapping):
        faults.append(f"score is {brief(score)}; allowed: a table with the lead of a team")
        return
    for team, points in score.items():
        if team not in teams:
            faults.append(f"score names {brief(team)}; playing: {' and '.join(teams)}")
        elif type(points) is not int or not 0 <= points < end:
            faults.append(f"{team} lead by {brief(points)}; allowed: 0 to {end - 1} on a track for both (RD-10)")
        elif points and s.score:
            faults.append("both teams lead; the score is one track for both (RD-10)")
        elif points:
            s.score = points if team == teams[0] else -points


def _holders(s: State, rows: list[Mapping[str, Any]], faults: list[str]) -> list[int]:
    holders = []
    for i, row in enumerate(rows):
        held = row.get("ball", False)
        if type(held) is not bool:
            faults.append(f"{s.name(i)}: ball is {brief(held)}; allowed: true or false")
        elif held:
            holders.append(i)
    return holders


def _ball(s: State, given: Mapping[str, Any], rows: list[Mapping[str, Any]], faults: list[str]) -> None:
    holders = _holders(s, rows, faults)
    if len(holders) > 1:
        faults.append(f"{' and '.join(s.name(i) for i in holders)} hold the ball; there is one")
    for i in holders[:1]:
        if s.at[i] is None or s.down[i]:
            faults.append(
                f"{s.name(i)} holds the ball and is {'not on the pitch' if s.at[i] is None else 'down'} (RD-19)"
            )
        s.carrier = i
    if (ball := given.get("ball")) is None:
        return
    there = _hex(ball)
    if there is None:
        faults.append(f"ball is {brief(ball)}; allowed: a hex of the pitch, as [0, 0]")
    elif holders:
        faults.append(f"the ball lies in {label(there)} and {s.name(holders[0])} holds it")
    elif there in s.standing:
        faults.append(f"the ball lies in {label(there)}, where {s.name(s.standing[there])} is (RD-20)")
    else:
        s.ball = there


def _free(s: State, given: Mapping[str, Any], faults: list[str]) -> None:
    waiting = given.get("free", ())
    names = [card.name for card in s.cards]
    allowed = f"a list of tables with player, actions and rule, {', '.join(EARNED)}, and actions that it allows"
    if not isinstance(waiting, list | tuple):
        faults.append(f"free is {brief(waiting)}; allowed: {allowed}")
        return
    found = []
    for one in waiting:
        fits = isinstance(one, Mapping) and set(one) == {"player", "actions", "rule"} and one["player"] in names
        kinds = EARNED.get(one["rule"], ()) if fits and isinstance(one["rule"], str) else ()
        chosen = one["actions"] if fits and isinstance(one["actions"], list | tuple) else ()
        if not chosen or not all(kind in kinds for kind in chosen):
            faults.append(f"free has {brief(one)}; allowed: {allowed}")
        else:
            found.append(Free(names.index(one["player"]), tuple(one["actions"]), one["rule"]))
    s.free = tuple(found)


def _ways(s: State, given: Mapping[str, Any], faults: list[str]) -> None:
    waiting = given.get("ways", ())
    names = [card.name for card in s.cards]
    found = []
    for one in waiting if isinstance(waiting, list | tuple) else (waiting,):
        way = one.get("way") if isinstance(one, Mapping) and set(one) == {"player", "way"} else None
        hexes = [_hex(place) for place in way] if isinstance(way, list | tuple) else []
        if not hexes or None in hexes or one["player"] not in names:
            faults.append(f"ways has {brief(one)}; allowed: a list of tables with player and way, hexes of the pitch")
        else:
            found.append((names.index(one["player"]), tuple(here for here in hexes if here is not None)))
    s.ways = tuple(found)


def _hex(place: Any) -> Hex | None:
    """A hex of the pitch; None for anything else."""
    if not isinstance(place, list | tuple) or len(place) != 2 or any(type(part) is not int for part in place):
        return None
    return (place[0], place[1]) if (place[0], place[1]) in PITCH.around else None


def _derived(s: State, position: Mapping[str, Any], faults: list[str]) -> None:
    shown = show(s)
    faults += [
        f"{key} is {brief(position[key])}; from the rest of the position follows {brief(shown[key])}"
        for key in DERIVED
        if key in position and position[key] != shown[key]
    ]
