"""The tables of rule pages that list players, skills and cards say what the data files say, house marks included."""

import re
import tomllib
from importlib.resources import files

import pytest

from touchline.core.rulebook.index import load
from touchline.takkure.cards.injuries import ABSENCES, INJURIES
from touchline.takkure.cards.player_skills import PLAYER_SKILLS
from touchline.takkure.cards.plays import COLLECTIVE, INDIVIDUAL
from touchline.takkure.cards.position_skills import SKILLS
from touchline.takkure.cards.team_skills import TEAM_SKILLS
from touchline.takkure.rules.card import ROSTER

OURS, PRINTED = "house", "rulebook"


def origin(house: bool) -> str:
    """Whose it is."""
    return OURS if house else PRINTED


def players() -> list[list[str]]:
    """One row a card."""
    return [
        [
            c.name, c.team, c.position or "", f"{c.mov[0] // 1000}/{c.mov[1] // 1000}", f"{c.bac[0]}/{c.bac[1]}",
            str(c.strength), str(c.reflexes), str(c.intelligence), str(c.protection), str(c.body), str(c.base),
            ", ".join(c.skills), c.player_skill or "", origin(c.house),
        ]
        for c in ROSTER.values()
    ]  # fmt: skip


def skills() -> list[list[str]]:
    """One row a player skill."""
    owners = {c.player_skill: c.name for c in ROSTER.values()}
    return [
        [s.name, owners.get(s.name, ""), s.text, "yes" if s.training else "no", origin(s.house)]
        for s in PLAYER_SKILLS.values()
    ]


def injuries() -> list[list[str]]:
    """One row a result."""
    words = {off: absence for absence, off in ABSENCES.items()}
    said = {
        "next kick-off": "back at the next kick-off", "misses one kick-off": "misses one kick-off",
        "half": "out until the half ends", "match": "out of the match",
    }  # fmt: skip
    found = dict.fromkeys(INJURIES)
    return [
        [str(i.faces[0]) if i.faces[0] == i.faces[1] else f"{i.faces[0]}\u2013{i.faces[1]}", i.name, said[words[i.off]]]
        for i in found
    ]


INDIVIDUAL_ROWS = [[n, c.team or "everybody", c.ability.text, origin(c.ability.house)] for n, c in INDIVIDUAL.items()]
COLLECTIVE_ROWS = [
    [n, c.team or "everybody", str(c.others + 1), c.text, origin(c.house)] for n, c in COLLECTIVE.items()
]
TEAM_ROWS = [[s.name, s.text, origin(s.house)] for s in TEAM_SKILLS.values()]

TABLES = {
    "6.06": (
        "The house teams",
        ["Player", "Team", "Position", "MOV", "BaC", "STR", "REF", "INT", "PRT", "BOD", "Base", "Position skill",
         "Player skill", "Card"],
        players(),
    ),
    "5.05": ("The injury table (house, R-47)", ["Die", "Injury", "Consequence"], injuries()),
    "5.06": ("Player skills", ["Skill", "Player", "Effect", "Training", "Card"], skills()),
    "5.07": ("Team skills to choose from", ["Skill", "Effect", "Card"], TEAM_ROWS),
    "4.07": ("Individual plays", ["Card", "Team", "Effect", "Origin"], INDIVIDUAL_ROWS),
    "4.08": ("Collective plays", ["Card", "Team", "Players", "Actions", "Origin"], COLLECTIVE_ROWS),
}  # fmt: skip
"""Rule number -> caption, head and rows of a table on its page."""


@pytest.mark.parametrize("number", TABLES)
def test_a_table_of_a_rule_page_says_what_the_data_say(number: str) -> None:
    caption, head, rows = TABLES[number]
    found = next(t for t in load("touchline.takkure").rules[number].tables if t["caption"] == caption)
    assert found["head"] == head
    assert found["rows"] == rows


def test_the_card_of_aguila_is_the_one_of_the_roster() -> None:
    card = ROSTER["AGUILA"]
    mov = "/".join(str(length // 1000) for length in card.mov)
    values = [
        mov, f"{card.bac[0]}/{card.bac[1]}", card.strength, card.reflexes, card.intelligence, card.protection, card.body
    ]  # fmt: skip
    (table,) = load("touchline.takkure").rules["0.B"].tables
    assert [row[2] for row in table["rows"]] == [str(value) for value in values]


def test_position_skills_have_the_names_and_effects_of_the_data() -> None:
    effects = {"dice": "two dice for {action}", "times": "defensive MOV twice as long"}
    (table,) = load("touchline.takkure").rules["4.05"].tables
    rows = {row[0]: row for row in table["rows"]}
    assert list(rows) == ["Side Step", "Precise Pass", "Charge", "Defensive Vision", "Expert Tackler"]
    assert set(rows) == set(SKILLS)
    for name, skill in SKILLS.items():
        kind = next(key for key in effects if key in skill)
        assert skill[kind] == 2
        english = skill.get("printed", {}).get("QR", skill["names"]["en"])
        wanted = [name, english, skill["names"]["de"], effects[kind].format(action=skill["action"])]
        assert [cell.casefold() for cell in rows[name]] == [cell.casefold() for cell in wanted]


NUMBERED = {
    ("2.01", 0): {"passing"}, ("2.02", 0): {"passing", "reception"}, ("3.06", 0): {"steal"}, ("4.01", 0): {"fatigue"},
    ("1.18", 0): {"dodge"}, ("0.C", 0): {"pitch"}, ("2.03", 0): {"scatter"}, ("1.17", 0): {"dice", "dodge", "passing"},
    ("1.16", 0): {"pressure", "passing", "reception", "ground_pass", "pick_up", "steal", "fatigue", "kick_off"},
}  # fmt: skip
"""Rule number and table -> the sections of the data that its cells take their numbers from."""


@pytest.mark.parametrize(("number", "nth"), NUMBERED)
def test_a_table_of_numbers_takes_them_from_the_data(number: str, nth: int) -> None:
    raw = tomllib.loads(files("touchline.takkure").joinpath("data", "rules.toml").read_text(encoding="utf-8"))
    entry = next(rule for rule in raw["rules"] if rule["number"] == number)["tables"][nth]
    found = re.findall(r"\{([a-z_]+)\.", " ".join([entry["caption"], *(cell for row in entry["rows"] for cell in row)]))
    assert set(found) == NUMBERED[number, nth]
    shown = load("touchline.takkure").rules[number].tables[nth]
    assert not [cell for row in shown["rows"] for cell in row if "{" in cell]
