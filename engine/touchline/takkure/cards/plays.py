"""Play cards as data: individual plays (4.07) and collective plays (4.08), read from `data/plays.toml` and checked.

A card holds no code. An individual play is an ability with a hook, a collective play a list of second actions. What is
wrong with a file of cards is told in a line that names the file and the card.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.brief import quoted
from touchline.core.rulebook.data import insist, twice
from touchline.takkure.cards.abilities import Ability, read_abilities
from touchline.takkure.events.plays import PlayedAction
from touchline.takkure.numbers import read_data

FILE = "takkure/data/plays.toml"


class Individual(NamedTuple):
    """An individual play: what it does, who has it (None: every team), and whether it tires its player."""

    ability: Ability
    team: str | None
    tires: bool


class PlayAction(NamedTuple):
    """One action of a collective play: `who` and `to` count those taking part, the carrier being 0."""

    who: int
    do: PlayedAction
    to: int | None


class Collective(NamedTuple):
    """A collective play: how many take part beside the carrier, and the second actions in their order."""

    name: str
    text: str
    team: str | None
    others: int
    actions: tuple[PlayAction, ...]
    house: bool


def read_individual(table: Mapping[str, Any], file: str = FILE) -> dict[str, Individual]:
    """Individual plays by name. Raises `BadRuleData` naming file and card."""
    abilities = read_abilities(table, file, "individual")
    return {
        entry["name"]: Individual(abilities[entry["name"]], entry.get("team"), entry.get("tires", False))
        for entry in table["individual"]
    }


def read_collective(table: Mapping[str, Any], file: str = FILE) -> dict[str, Collective]:
    """Collective plays by name. Raises `BadRuleData` naming file and card."""
    insist(file, [*twice("collective", "name", table["collective"]), *_faults(table["collective"])])
    return {
        entry["name"]: Collective(
            entry["name"], entry["text"], entry.get("team"), entry["others"], _actions(entry["actions"]),
            entry.get("house", False),
        )
        for entry in table["collective"]
    }  # fmt: skip


def _actions(actions: Sequence[Mapping[str, Any]]) -> tuple[PlayAction, ...]:
    return tuple(PlayAction(action["who"], action["do"], action.get("to")) for action in actions)


def _faults(entries: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Who does what to whom: nobody who does not take part, and no pass to oneself."""
    for entry in entries:
        others = entry["others"]
        for number, action in enumerate(entry["actions"], 1):
            where = f"collective {quoted(entry['name'])}: actions entry {number}: "
            if action["who"] > others:
                yield f"{where}who is {action['who']}; allowed: 0 to {others}"
            to = action.get("to")
            if action["do"] != "pass" and to is not None:
                yield f"{where}to is {to}; allowed for a pass alone"
            elif action["do"] == "pass" and (to is None or to > others or to == action["who"]):
                yield f"{where}to is {'missing' if to is None else to}; allowed: another one, 0 to {others}"


_file = read_data("plays.toml")
INDIVIDUAL: Mapping[str, Individual] = MappingProxyType(read_individual(_file))
COLLECTIVE: Mapping[str, Collective] = MappingProxyType(read_collective(_file))


def deck_of(team: str) -> tuple[str, ...]:
    """Every individual play that a team may have: the generic ones, then its own."""
    return tuple(name for name, card in INDIVIDUAL.items() if card.team in (None, team))


def playbook_of(team: str) -> tuple[str, ...]:
    """Every collective play that a team may have: the generic ones, then its own."""
    return tuple(name for name, card in COLLECTIVE.items() if card.team in (None, team))
