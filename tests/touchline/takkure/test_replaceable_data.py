"""Rosters, skills, cards and tables are files that may be replaced; a fault in one is told in a clear line."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from touchline.core.errors import BadRuleData
from touchline.core.rulebook.data import check, shape_of
from touchline.takkure.cards.abilities import read_abilities
from touchline.takkure.cards.injuries import INJURIES, read_injuries
from touchline.takkure.cards.player_skills import PLAYER_SKILLS
from touchline.takkure.cards.plays import (
    COLLECTIVE,
    INDIVIDUAL,
    deck_of,
    playbook_of,
    read_collective,
    read_individual,
)
from touchline.takkure.cards.position_skills import SKILLS
from touchline.takkure.cards.roster import POSITIONS, players_of, read_roster
from touchline.takkure.cards.team_skills import TEAM_SKILLS
from touchline.takkure.numbers import NUMBERS, read_data
from touchline.takkure.position import read
from touchline.takkure.rules.card import ROSTER, TEAMS

FILE = "my/file.toml"


def changed(file: str, kind: str, entry: str | None = None, /, **values: Any) -> dict[str, Any]:
    """A data file with one entry changed: the first, or the one of that name; None takes a value out."""
    table = deepcopy(read_data(file))
    found = next(e for e in table[kind] if entry is None or e["name"] == entry)
    for key, value in values.items():
        found[key] = value
        if value is None:
            del found[key]
    return table


def refused(file: str, table: dict[str, Any], read_table: Callable[[dict[str, Any], str], Any]) -> list[str]:
    """The lines that a table is refused with when it stands in this file's place."""

    def read_checked() -> None:
        check("touchline.takkure", file, table, FILE)
        read_table(table, FILE)

    with pytest.raises(BadRuleData) as error:
        read_checked()
    return str(error.value).splitlines()


ROSTERS = [
    (
        changed("players.toml", "players", "KURO", STR=None),
        'players "KURO": STR is missing; allowed: a whole number, 0 to 99',
    ),
    (changed("players.toml", "players", "KURO", team=None), 'players "KURO": team is missing; allowed: a text'),
    (
        changed("players.toml", "players", "KURO", position=None),
        'players "KURO": position is missing; allowed: Wing, Scrum-Half',
    ),
    (changed("players.toml", "players", "KURO", name=None), "players entry 4: name is missing; allowed: a text"),
    (changed("players.toml", "players", "KURO", speed=3), 'players "KURO": unknown key "speed"; allowed: BOD, BaC'),
    (
        changed("players.toml", "players", "KURO", skills=["Flying"]),
        "players \"KURO\": unknown skill 'Flying'; allowed: Side Step",
    ),
    (
        changed("players.toml", "players", "KURO", player_skill="Wings"),
        "players \"KURO\": unknown player skill 'Wings'; allowed: ",
    ),
    (
        changed("players.toml", "players", "KURO", position="Goalkeeper"),
        "players \"KURO\": position is 'Goalkeeper'; allowed: Wing",
    ),
    (
        changed("players.toml", "players", "KURO", MOV=[3]),
        'players "KURO": MOV is [3]; allowed: two whole numbers from 0 to 99',
    ),
    (
        changed("players.toml", "players", "KURO", BOD="four"),
        "players \"KURO\": BOD is 'four'; allowed: a whole number",
    ),
    (changed("players.toml", "players", "KURO", base=0), 'players "KURO": base is 0; allowed: 1 to 100 millimetres'),
    (
        changed("players.toml", "players", "KURO", team="Zebras"),
        "players \"KURO\": team is 'Zebras'; allowed: Yamato, Teriomorph",
    ),
    (changed("players.toml", "players", "KURO", name="GARRA"), 'players "GARRA": stands 2 times; allowed: once'),
    (changed("players.toml", "players", "SUZU", position="Wing"), 'teams "Yamato": nobody plays Full-Back (6.06)'),
    ({"teams": [{"name": "Yamato"}], "players": []}, "teams has 1 entry; allowed: 2 or more"),
]


@pytest.mark.parametrize(("table", "fault"), ROSTERS, ids=[fault for _, fault in ROSTERS])
def test_a_roster_with_a_fault_is_refused_in_a_line_with_file_and_player(table: dict[str, Any], fault: str) -> None:
    assert refused("players.toml", table, read_roster)[0].startswith(f"{FILE}: {fault}")


ABILITIES = [
    (
        changed("player_skills.toml", "skills", "Dive", hook="teleport"),
        "skills \"Dive\": hook is 'teleport'; allowed: modifier, critical",
    ),
    (
        changed("player_skills.toml", "skills", "Deep Breath", hook="up"),
        "skills \"Deep Breath\": hook is 'up'; allowed: modifier",
    ),
    (
        changed("player_skills.toml", "skills", "Dive", by=None),
        'skills "Dive": by is missing; allowed: a whole number, -99 to 99',
    ),
    (
        changed("player_skills.toml", "skills", "Dive", by="one"),
        "skills \"Dive\": by is 'one'; allowed: a whole number",
    ),
    (
        changed("player_skills.toml", "skills", "Dive", action="juggle"),
        "skills \"Dive\": action is 'juggle'; allowed: dodge",
    ),
    (changed("player_skills.toml", "skills", "Dive", text=None), 'skills "Dive": text is missing; allowed: a text'),
    (changed("player_skills.toml", "skills", "Dive", reach=2), 'skills "Dive": unknown key "reach"; allowed: action'),
    (
        changed("player_skills.toml", "skills", "Dive", name="Big Boot"),
        'skills "Big Boot": stands 2 times; allowed: once',
    ),
    (changed("player_skills.toml", "skills", "Dive", name=None), "skills entry 10: name is missing"),
]


@pytest.mark.parametrize(("table", "fault"), ABILITIES, ids=[fault for _, fault in ABILITIES])
def test_a_skill_with_a_fault_is_refused_in_a_line_with_file_and_skill(table: dict[str, Any], fault: str) -> None:
    lines = refused("player_skills.toml", table, lambda table, file: read_abilities(table, file, "skills"))
    assert lines[0].startswith(f"{FILE}: {fault}")


def one_play(name: str, /, **values: Any) -> dict[str, Any]:
    """The cards with an individual play changed."""
    return changed("plays.toml", "individual", name, **values)


def relay(*actions: Any, **values: Any) -> dict[str, Any]:
    """The cards with a collective play changed."""
    return changed("plays.toml", "collective", "Relay", **({"actions": [*actions]} if actions else {}), **values)


CARDS = [
    (one_play("Sprint", hook="fly"), "individual \"Sprint\": hook is 'fly'; allowed: modifier, dice"),
    (one_play("Up Again", hook="recover"), "individual \"Up Again\": hook is 'recover'; allowed: "),
    (one_play("Sprint", move="kick-off move"), "individual \"Sprint\": move is 'kick-off move'; allowed: run"),
    (one_play("Pounce", action="steal"), "individual \"Pounce\": action is 'steal'; allowed: dodge, break through"),
    (relay(others=5), 'collective "Relay": others is 5; allowed: a whole number, 1 to 3'),
    (relay(actions=[]), 'collective "Relay": actions has 0 entries; allowed: 1 or more'),
    (relay(actions=["pass"]), "collective \"Relay\": actions entry 1 is 'pass'; allowed: a table"),
    (relay({"who": 0, "do": "sing"}), "collective \"Relay\": actions entry 1: do is 'sing'; allowed: move, dodge"),
    (relay({"who": 3, "do": "move"}), 'collective "Relay": actions entry 1: who is 3; allowed: 0 to 2'),
    (relay({"who": 0, "do": "pass"}), 'collective "Relay": actions entry 1: to is missing; allowed: another one'),
    (relay({"who": 0, "do": "move", "to": 1}), 'collective "Relay": actions entry 1: to is 1; allowed for a pass'),
    (relay(name="Arrow"), 'collective "Arrow": stands 2 times; allowed: once'),
    (relay(colour="red"), 'collective "Relay": unknown key "colour"; allowed: '),
    (relay(text=""), "collective \"Relay\": text is ''; allowed: a text, not empty"),
]


def read_cards(table: dict[str, Any], file: str) -> None:
    """Both kinds, as the engine reads them."""
    read_individual(table, file)
    read_collective(table, file)


@pytest.mark.parametrize(("table", "fault"), CARDS, ids=[fault for _, fault in CARDS])
def test_a_play_card_with_a_fault_is_refused_in_a_line_with_file_and_card(table: dict[str, Any], fault: str) -> None:
    assert refused("plays.toml", table, read_cards)[0].startswith(f"{FILE}: {fault}")


TABLES = [
    (changed("injuries.toml", "results", "shaken", faces=[1, 3]), "results: no result for 4; the die has 12 sides"),
    (
        changed("injuries.toml", "results", "shaken", faces=[1, 5]),
        'results "bruised": face 5 stands in "shaken" already',
    ),
    (
        changed("injuries.toml", "results", "shaken", faces=[0, 4]),
        'results "shaken": faces entry 1 is 0; allowed: a whole number, 1 to 100',
    ),
    (
        changed("injuries.toml", "results", "shaken", absence="a while"),
        "results \"shaken\": absence is 'a while'; allo",
    ),
    (changed("injuries.toml", "results", "shaken", name=None), "results entry 1: name is missing"),
]


@pytest.mark.parametrize(("table", "fault"), TABLES, ids=[fault for _, fault in TABLES])
def test_an_injury_table_with_a_fault_is_refused_in_a_line_with_file_and_result(
    table: dict[str, Any], fault: str
) -> None:
    assert refused("injuries.toml", table, read_injuries)[0].startswith(f"{FILE}: {fault}")


@pytest.mark.parametrize("team", TEAMS)
def test_a_house_team_has_six_figures_every_position_every_skill_and_one_big_base(team: str) -> None:
    cards = [card for card in ROSTER.values() if card.team == team]
    assert len(cards) == 6
    assert {card.position for card in cards} == set(POSITIONS)
    assert {skill for card in cards for skill in card.skills} == set(SKILLS)
    assert sorted(card.base for card in cards)[-2:] == [30, 40]
    assert len({card.player_skill for card in cards}) == 6


def test_the_house_teams_are_a_match_for_each_other() -> None:
    def strength(team: str) -> dict[str, int]:
        cards = [card for card in ROSTER.values() if card.team == team]
        return {
            "mov": sum(sum(card.mov) for card in cards) // 1000,
            "bac": sum(card.bac[0] for card in cards),
            "try": sum(card.bac[1] for card in cards),
            "body": sum(card.stamina for card in cards),
            "rest": sum(card.strength + card.reflexes + card.intelligence for card in cards),
        }

    one, other = (strength(team) for team in TEAMS)
    assert all(abs(one[key] - other[key]) <= 3 for key in one), (one, other)


def test_a_coach_has_eight_cards_of_each_kind_four_of_them_his_teams() -> None:
    for team in TEAMS:
        assert len(deck_of(team)) == len(playbook_of(team)) == 8
        assert sum(INDIVIDUAL[card].team == team for card in deck_of(team)) == 4
        assert sum(COLLECTIVE[card].team == team for card in playbook_of(team)) == 4


def hooks_of(entries: Mapping[str, Any]) -> set[str]:
    """The hooks that a schema knows for its entries."""
    return {way["properties"]["hook"]["enum"][0] for way in entries["items"]["oneOf"]}


def test_every_hook_is_used_by_some_skill_or_card_and_only_one_card_is_the_rulebooks() -> None:
    abilities = [*PLAYER_SKILLS.values(), *TEAM_SKILLS.values(), *(card.ability for card in INDIVIDUAL.values())]
    skills, plays = (shape_of("touchline.takkure", name).document for name in ("abilities", "plays"))
    hooks, individual = hooks_of(skills["properties"]["skills"]), hooks_of(plays["properties"]["individual"])
    assert {ability.hook for ability in abilities} == hooks | individual
    assert {card.ability.hook for card in INDIVIDUAL.values()} == individual
    actions = plays["properties"]["collective"]["items"]["properties"]["actions"]["items"]["properties"]["do"]["enum"]
    assert {action.do for card in COLLECTIVE.values() for action in card.actions} == set(actions)
    assert [name for name, card in INDIVIDUAL.items() if not card.ability.house] == ["Defensa rápida"]
    assert all(card.house for card in COLLECTIVE.values())
    assert [name for name, skill in PLAYER_SKILLS.items() if not skill.house] == ["Pasador nato"]


def test_the_injury_table_has_a_result_for_every_face() -> None:
    assert len(INJURIES) == NUMBERS.dice.sides


ZEBRAS = """
[[teams]]
name = "Zebras"
[[teams]]
name = "Lions"
"""
PLAYER = """
[[players]]
name = "{name}"
team = "{team}"
number = "1"
position = "{position}"
MOV = [4, 2]
BaC = [7, 10]
STR = 7
REF = 7
INT = 7
PRT = 1
BOD = 3
base = 25
skills = []
player_skill = "Dive"
source = "our own"
"""


def test_a_roster_of_ones_own_can_be_played_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    names = {"Zebras": ("ZIG", "ZAG", "ZOE", "ZAC"), "Lions": ("LEO", "LEA", "LUC", "LIZ")}
    squads = "".join(
        PLAYER.format(name=name, team=team, position=position)
        for team, squad in names.items()
        for name, position in zip(squad, POSITIONS, strict=True)
    )
    path.write_text(ZEBRAS + squads, encoding="utf-8")
    players = players_of(path)
    places = {"ZIG": [12_000, 12_000], "ZAG": [9_000, 12_000], "LEO": [12_000, 20_000]}
    entries = [{**players[name], "at": at, "ball": name == "ZIG"} for name, at in places.items()]
    state, _ = read({"players": entries})
    assert state.line_up.teams == ("Zebras", "Lions")
    assert deck_of("Zebras") == deck_of("nobody")


def test_a_roster_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with pytest.raises(BadRuleData, match=r"mine\.toml: .*No such file"):
        players_of(path)
    path.write_text("[[teams", encoding="utf-8")
    with pytest.raises(BadRuleData, match=r"mine\.toml: Expected"):
        players_of(path)
