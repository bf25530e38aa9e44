"""Play cards as data: individual plays (4.07) and collective plays (4.08), read from `data/plays.toml` and checked.

A card holds no code. An individual play is an ability with a hook, a collective play a list of second actions. What is
wrong with a file of cards is told in a line that names the file and the card.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.errors import BadRuleData
from touchline.takkure.abilities import Ability, read_abilities
from touchline.takkure.numbers import read_data

FILE = "takkure/data/plays.toml"
INDIVIDUAL_HOOKS = ("modifier", "dice", "times", "reach", "ease", "up")
INDIVIDUAL_MOVES = ("run", "defensive move", "second move")
VERBS = ("move", "dodge", "break through", "pass", "pick up", "try")
"""What a collective play may ask for: the second actions (1.09)."""
OTHERS = 3
_INDIVIDUAL_KEYS = ("team", "tires")
_COLLECTIVE_KEYS = frozenset({"name", "text", "team", "others", "actions", "house", "source"})


class Individual(NamedTuple):
    """An individual play: what it does, who has it (None: every team), and whether it tires its player."""

    ability: Ability
    team: str | None
    tires: bool


class Deed(NamedTuple):
    """One action of a collective play: `who` and `to` count those taking part, the carrier being 0."""

    who: int
    do: str
    to: int | None


class Collective(NamedTuple):
    """A collective play: how many take part beside the carrier, and the second actions in their order."""

    name: str
    text: str
    team: str | None
    others: int
    actions: tuple[Deed, ...]
    house: bool


def read_individual(table: Mapping[str, Any], file: str = FILE) -> dict[str, Individual]:
    """Individual plays by name. Raises `BadRuleData` naming file and card."""
    found = read_abilities(table, file, "individual", INDIVIDUAL_HOOKS, _INDIVIDUAL_KEYS)
    for ability in found.values():
        if ability.hook == "reach" and ability.on not in INDIVIDUAL_MOVES:
            raise BadRuleData(f"{file}: {ability.name}: move is {ability.on!r}; allowed: {', '.join(INDIVIDUAL_MOVES)}")
    entries = {entry["name"]: entry for entry in table.get("individual", ())}
    return {
        name: Individual(ability, entries[name].get("team"), bool(entries[name].get("tires", False)))
        for name, ability in found.items()
    }


def read_collective(table: Mapping[str, Any], file: str = FILE) -> dict[str, Collective]:
    """Collective plays by name. Raises `BadRuleData` naming file and card."""
    found: dict[str, Collective] = {}
    for number, entry in enumerate(table.get("collective", ()), 1):
        for fault in _faults(entry):
            raise BadRuleData(f"{file}: {entry.get('name') or f'collective play {number}'}: {fault}")
        if entry["name"] in found:
            raise BadRuleData(f"{file}: {entry['name']} is listed twice")
        deeds = tuple(Deed(a["who"], a["do"], a.get("to")) for a in entry["actions"])
        house = bool(entry.get("house", False))
        found[entry["name"]] = Collective(
            entry["name"], entry["text"], entry.get("team"), entry["others"], deeds, house
        )
    return found


def _faults(entry: Mapping[str, Any]) -> Iterator[str]:
    for key in ("name", "text"):
        if not isinstance(entry.get(key), str) or not entry[key]:
            yield f"{key} is missing"
    for key in sorted(set(entry) - _COLLECTIVE_KEYS):
        yield f'unknown key "{key}"; allowed: {", ".join(sorted(_COLLECTIVE_KEYS))}'
    others = entry.get("others")
    if type(others) is not int or not 1 <= others <= OTHERS:
        yield f"others is {others!r}; allowed: 1 to {OTHERS}"
        return
    if not entry.get("actions"):
        yield "actions are missing"
    for number, action in enumerate(entry.get("actions", ()), 1):
        yield from _action_faults(action, number, range(others + 1))


def _action_faults(action: Any, number: int, team: range) -> Iterator[str]:
    if not isinstance(action, Mapping):
        yield f"action {number} is {action!r}; allowed: a table with who and do"
        return
    if action.get("do") not in VERBS:
        yield f"action {number}: unknown hook {action.get('do')!r}; allowed: {', '.join(VERBS)}"
    if action.get("who") not in team:
        yield f"action {number}: who is {action.get('who')!r}; allowed: 0 to {team[-1]}"
    if action.get("do") == "pass" and (action.get("to") not in team or action["to"] == action["who"]):
        yield f"action {number}: to is {action.get('to')!r}; allowed: another one, 0 to {team[-1]}"


_file = read_data("plays.toml")
INDIVIDUAL: Mapping[str, Individual] = MappingProxyType(read_individual(_file))
COLLECTIVE: Mapping[str, Collective] = MappingProxyType(read_collective(_file))


def deck_of(team: str) -> tuple[str, ...]:
    """Every individual play that a team may have: the generic ones, then its own."""
    return tuple(name for name, card in INDIVIDUAL.items() if card.team in (None, team))


def playbook_of(team: str) -> tuple[str, ...]:
    """Every collective play that a team may have: the generic ones, then its own."""
    return tuple(name for name, card in COLLECTIVE.items() if card.team in (None, team))
