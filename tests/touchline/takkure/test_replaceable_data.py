"""Rosters, skills, cards and tables are files that may be replaced; a fault in one is told in a clear line."""

from copy import deepcopy
from typing import Any

import pytest

from touchline.core.errors import BadRuleData
from touchline.takkure.abilities import HOOKS, read_abilities
from touchline.takkure.card import ROSTER, TEAMS
from touchline.takkure.injury import INJURIES, read_injuries
from touchline.takkure.numbers import NUMBERS, read_data
from touchline.takkure.player_skills import PLAYER_SKILLS
from touchline.takkure.plays import (
    COLLECTIVE,
    INDIVIDUAL,
    INDIVIDUAL_HOOKS,
    VERBS,
    deck_of,
    playbook_of,
    read_collective,
    read_individual,
)
from touchline.takkure.position import read
from touchline.takkure.position_skills import SKILLS
from touchline.takkure.roster import POSITIONS, players_of, read_roster
from touchline.takkure.team_skill import TEAM_SKILLS

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


ROSTERS = [
    (changed("players.toml", "players", "KURO", STR=None), "KURO lacks STR"),
    (changed("players.toml", "players", "KURO", team=None), "KURO lacks team"),
    (changed("players.toml", "players", "KURO", position=None), "KURO lacks position"),
    (changed("players.toml", "players", "KURO", name=None), "player 4 has no name"),
    (changed("players.toml", "players", "KURO", speed=3), 'KURO: unknown key "speed"; allowed: '),
    (changed("players.toml", "players", "KURO", skills=["Flying"]), "KURO: unknown skill 'Flying'; allowed: Side Step"),
    (changed("players.toml", "players", "KURO", player_skill="Wings"), "KURO: unknown player skill 'Wings'; allowed: "),
    (
        changed("players.toml", "players", "KURO", position="Goalkeeper"),
        "KURO: position is 'Goalkeeper'; allowed: Wing",
    ),
    (changed("players.toml", "players", "KURO", MOV=[3]), "KURO: MOV is [3]; allowed: two whole numbers"),
    (changed("players.toml", "players", "KURO", BOD="four"), "KURO: BOD is 'four'; allowed: a whole number"),
    (changed("players.toml", "players", "KURO", base=0), "KURO: base is 0; allowed: 1 to 100 millimetres"),
    (changed("players.toml", "players", "KURO", team="Zebras"), "KURO: team is 'Zebras'; allowed: Yamato, Teriomorph"),
    (changed("players.toml", "players", "KURO", name="GARRA"), "GARRA is listed 2 times"),
    (changed("players.toml", "players", "SUZU", position="Wing"), "Yamato has nobody for Full-Back (6.06)"),
    ({"teams": [{"name": "Yamato"}], "players": []}, "teams are ['Yamato']; allowed: two or more"),
]


@pytest.mark.parametrize(("table", "fault"), ROSTERS, ids=[fault for _, fault in ROSTERS])
def test_a_roster_with_a_fault_is_refused_in_a_line_with_file_and_player(table, fault):
    with pytest.raises(BadRuleData) as error:
        read_roster(table, FILE)
    assert str(error.value).startswith(f"{FILE}: {fault}")
    assert "\n" not in str(error.value)


ABILITIES = [
    (changed("player_skills.toml", "skills", "Dive", hook="teleport"), "Dive: unknown hook 'teleport'; allowed: "),
    (changed("player_skills.toml", "skills", "Deep Breath", hook="up"), "Deep Breath: unknown hook 'up'; allowed: "),
    (changed("player_skills.toml", "skills", "Dive", by=None), "Dive: hook 'modifier' asks for by"),
    (changed("player_skills.toml", "skills", "Dive", by="one"), "Dive: by is 'one'; allowed: a whole number"),
    (changed("player_skills.toml", "skills", "Dive", action="juggle"), "Dive: action is 'juggle'; allowed: dodge"),
    (changed("player_skills.toml", "skills", "Dive", text=None), "Dive: text is missing"),
    (changed("player_skills.toml", "skills", "Dive", reach=2), 'Dive: unknown key "reach"; allowed: '),
    (changed("player_skills.toml", "skills", "Dive", name="Big Boot"), "Big Boot is listed twice"),
    (changed("player_skills.toml", "skills", "Dive", name=None), "entry 10: name is missing"),
]


@pytest.mark.parametrize(("table", "fault"), ABILITIES, ids=[fault for _, fault in ABILITIES])
def test_a_skill_with_a_fault_is_refused_in_a_line_with_file_and_skill(table, fault):
    with pytest.raises(BadRuleData) as error:
        read_abilities(table, FILE, "skills")
    assert str(error.value).startswith(f"{FILE}: {fault}")


CARDS = [
    (changed("plays.toml", "individual", "Sprint", hook="fly"), "Sprint: unknown hook 'fly'; allowed: "),
    (changed("plays.toml", "individual", "Up Again", hook="recover"), "Up Again: unknown hook 'recover'; allowed: "),
    (
        changed("plays.toml", "individual", "Sprint", move="kick-off move"),
        "Sprint: move is 'kick-off move'; allowed: run",
    ),
    (
        changed("plays.toml", "individual", "Pounce", action="steal"),
        "Pounce: hook 'dice' is for dodge or break through",
    ),
    (changed("plays.toml", "collective", "Relay", others=5), "Relay: others is 5; allowed: 1 to 3"),
    (changed("plays.toml", "collective", "Relay", actions=[]), "Relay: actions are missing"),
    (changed("plays.toml", "collective", "Relay", actions=["pass"]), "Relay: action 1 is 'pass'; allowed: a table"),
    (
        changed("plays.toml", "collective", "Relay", actions=[{"who": 0, "do": "sing"}]),
        "Relay: action 1: unknown hook 'sing'; allowed: move, dodge",
    ),
    (
        changed("plays.toml", "collective", "Relay", actions=[{"who": 3, "do": "move"}]),
        "Relay: action 1: who is 3; allowed: 0 to 2",
    ),
    (
        changed("plays.toml", "collective", "Relay", actions=[{"who": 0, "do": "pass"}]),
        "Relay: action 1: to is None; allowed: another one, 0 to 2",
    ),
    (changed("plays.toml", "collective", "Relay", name="Arrow"), "Arrow is listed twice"),
    (changed("plays.toml", "collective", "Relay", colour="red"), 'Relay: unknown key "colour"; allowed: '),
    (changed("plays.toml", "collective", "Relay", text=""), "Relay: text is missing"),
]


def read_cards(table: dict[str, Any]) -> None:
    """Both kinds, as the engine reads them."""
    read_individual(table, FILE)
    read_collective(table, FILE)


@pytest.mark.parametrize(("table", "fault"), CARDS, ids=[fault for _, fault in CARDS])
def test_a_play_card_with_a_fault_is_refused_in_a_line_with_file_and_card(table, fault):
    with pytest.raises(BadRuleData) as error:
        read_cards(table)
    assert str(error.value).startswith(f"{FILE}: {fault}")


TABLES = [
    (changed("injuries.toml", "results", "shaken", faces=[1, 3]), "no result for 4; the die has 12 sides"),
    (
        changed("injuries.toml", "results", "shaken", faces=[1, 5]),
        "result 2 (bruised): face 5 stands in shaken already",
    ),
    (changed("injuries.toml", "results", "shaken", faces=[0, 4]), "result 1 (shaken): faces is [0, 4]; allowed: "),
    (changed("injuries.toml", "results", "shaken", absence="a while"), "result 1 (shaken): absence is 'a while'; allo"),
    (changed("injuries.toml", "results", "shaken", name=None), "result 1 has no name"),
]


@pytest.mark.parametrize(("table", "fault"), TABLES, ids=[fault for _, fault in TABLES])
def test_an_injury_table_with_a_fault_is_refused_in_a_line_with_file_and_result(table, fault):
    with pytest.raises(BadRuleData) as error:
        read_injuries(table, FILE)
    assert str(error.value).startswith(f"{FILE}: {fault}")


@pytest.mark.parametrize("team", TEAMS)
def test_a_house_team_has_six_figures_every_position_every_skill_and_one_big_base(team):
    cards = [card for card in ROSTER.values() if card.team == team]
    assert len(cards) == 6
    assert {card.position for card in cards} == set(POSITIONS)
    assert {skill for card in cards for skill in card.skills} == set(SKILLS)
    assert sorted(card.base for card in cards)[-2:] == [30, 40]
    assert len({card.player_skill for card in cards}) == 6


def test_the_house_teams_are_a_match_for_each_other():
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


def test_a_coach_has_eight_cards_of_each_kind_four_of_them_his_teams():
    for team in TEAMS:
        assert len(deck_of(team)) == len(playbook_of(team)) == 8
        assert sum(INDIVIDUAL[card].team == team for card in deck_of(team)) == 4
        assert sum(COLLECTIVE[card].team == team for card in playbook_of(team)) == 4


def test_every_hook_is_used_by_some_skill_or_card_and_only_one_card_is_the_rulebooks():
    abilities = [*PLAYER_SKILLS.values(), *TEAM_SKILLS.values(), *(card.ability for card in INDIVIDUAL.values())]
    assert {ability.hook for ability in abilities} == set(HOOKS)
    assert {card.ability.hook for card in INDIVIDUAL.values()} == set(INDIVIDUAL_HOOKS)
    assert {deed.do for card in COLLECTIVE.values() for deed in card.actions} == set(VERBS)
    assert [name for name, card in INDIVIDUAL.items() if not card.ability.house] == ["Defensa rápida"]
    assert all(card.house for card in COLLECTIVE.values())
    assert [name for name, skill in PLAYER_SKILLS.items() if not skill.house] == ["Pasador nato"]


def test_the_injury_table_has_a_result_for_every_face():
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


def test_a_roster_of_ones_own_can_be_played_with(tmp_path):
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


def test_a_roster_file_that_cannot_be_read_says_so(tmp_path):
    path = tmp_path / "mine.toml"
    with pytest.raises(BadRuleData, match=r"mine\.toml: .*No such file"):
        players_of(path)
    path.write_text("[[teams", encoding="utf-8")
    with pytest.raises(BadRuleData, match=r"mine\.toml: Expected"):
        players_of(path)
