"""What never changes in a position: the teams, everybody's card, the readings.

A player is known by the house rosters, or brings his profile or all of his stats.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.brief import brief, quoted
from touchline.core.faults import PositionFault
from touchline.core.hexes.coordinates import Hex
from touchline.core.play.codecs import Misread
from touchline.core.play.positions import TWO_TEAMS, two_teams, unknown_keys
from touchline.core.rulebook.index import load
from touchline.dreadball.codecs import CARD, CARD_KEYS
from touchline.dreadball.numbers import read_data
from touchline.dreadball.pitch import turned
from touchline.dreadball.records import SetUp
from touchline.dreadball.rules.stats import PROFILES, Card, Profile
from touchline.dreadball.state import FIELDS

KEYS = ("teams", "players", "readings")
"""What a position says of the line-up."""
PLAYER_KEYS = FIELDS.player_keys | CARD_KEYS
_SHEET = Profile._fields[1:]
"""What a profile says of a player."""


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


def read_line_up(given: Mapping[str, Any], faults: list[PositionFault]) -> tuple[SetUp, list[Mapping[str, Any]]]:
    """The set-up, and what the position says of each player in it; faults are added to the list."""
    home, away = rosters()
    teams = two_teams(given.get("teams"), (home, away), faults, f"{TWO_TEAMS}, the home team first")
    readings = load("touchline.dreadball").chosen(given.get("readings"), faults)
    bare = SetUp(teams, (), (), MappingProxyType(readings), MappingProxyType({}))
    read = [(row, card) for row in _rows(given, teams, faults) if (card := _card(row, bare, faults)) is not None]
    cards = tuple(card for _, card in read)
    homes = {i: known()[card.name].at for i, card in enumerate(cards) if card.name in known()}
    places = {i: home if cards[i].side == 0 else turned(home) for i, home in homes.items() if home is not None}
    names = tuple(card.name for card in cards)
    return bare._replace(names=names, cards=cards, places=MappingProxyType(places)), [row for row, _ in read]


def _rows(given: Mapping[str, Any], teams: tuple[str, str], faults: list[PositionFault]) -> list[Mapping[str, Any]]:
    if "players" not in given:
        return [{"name": one.name} for team in teams for one in rosters().get(team, ())]
    players = given["players"]
    if not isinstance(players, list | tuple) or not players:
        faults.append(
            PositionFault(f"players is {brief(players)}; allowed: a list of players, each a table", "players")
        )
        return []
    found: list[Mapping[str, Any]] = []
    seen: set[str] = set()
    for n, row in enumerate(players, 1):
        name = row.get("name") if isinstance(row, Mapping) else None
        if not isinstance(row, Mapping) or not isinstance(name, str) or not name.strip():
            faults.append(PositionFault(f"player {n} is {brief(row)}; allowed: a table with a name", "players"))
        elif name in seen:
            faults.append(PositionFault(f"player {n}: {quoted(name)} stands in the list twice", "players", (name,)))
        else:
            seen.add(name)
            found.append({key: value for key, value in row.items() if value is not None})
            faults += unknown_keys(row, PLAYER_KEYS, name)
    return found


def _card(row: Mapping[str, Any], set_up: SetUp, faults: list[PositionFault]) -> Card | None:
    """A player's card: what his row says, else his profile."""
    name = row["name"]
    listed = known().get(name)
    team = row.get("team", listed.team if listed else None)
    if team is None:
        what = f"{name} is on no roster and has no team; playing: {' and '.join(set_up.teams)}"
        faults.append(PositionFault(what, "team", (name,)))
        return None
    named = row.get("profile", listed.profile if listed and "role" not in row else None)
    profile = PROFILES.get(named) if isinstance(named, str) else None
    lacking = [key for key in _SHEET if key not in row]
    if profile is None and lacking:
        what = (
            f"{name}: profile is {brief(named)}; allowed: {', '.join(PROFILES)}" if named is not None else
            f"{name} has no profile and lacks {', '.join(lacking)}; allowed: a profile, or a role and all stats"
        )  # fmt: skip
        faults.append(PositionFault(what, "profile", (name,)))
        return None
    printed = {} if profile is None else dict(zip(_SHEET, profile[1:], strict=True))
    sheet = {key: row.get(key, printed.get(key)) for key in _SHEET}
    house = {**printed, "role": None} != {**sheet, "role": None}
    title = sheet["role"] if named is None else named
    card = {"name": name, "team": team, "profile": title, **sheet, "house": house}
    try:
        read = CARD.read(card, set_up)
    except Misread as error:
        faults += [one.of_row(name) for one in error.misfits]
        return None
    if row.get("house", house) is not house:
        what = f"{name}: house is {brief(row['house'])}; from his card follows {brief(house)}"
        faults.append(PositionFault(what, "house", (name,)))
    return read
