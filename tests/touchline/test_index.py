"""The four in step: a rule of the index has code, a feature, a page; and nothing points at what there is not.

Every check is made for each game of this repository.
"""

import importlib
import pkgutil
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from placky.rulebooks import features, rulebook, rulebooks
from placky.scenarios.features import MOODS
from placky.scenarios.tags import RULE_TAG, STATEMENT_TAG
from touchline.core.errors import BadRuleData
from touchline.core.rulebook.index import Rule, RuleIndex, Ruling, load
from touchline.core.rulebook.register import registered
from touchline.core.rulebook.spelling import tagged
from touchline.takkure.rules.card import ROSTER, SOURCED

ROOT = Path(__file__).parents[2]
ENGINES = ROOT / "engine"
DIRECTIVE = re.compile(r"\{rule\}\s+(\S+)")
RULING = r"R[A-Z]?-\d+"


@dataclass(frozen=True)
class Game:
    """One game: its engine's package, its index, the text of its features, the folder of its rule pages."""

    name: str
    package: str
    index: RuleIndex
    features: Mapping[Path, str]
    pages: Path

    @property
    def rules(self) -> Mapping[str, Rule]:
        """Number -> rule."""
        return self.index.rules

    @property
    def rulings(self) -> Mapping[str, Ruling]:
        """Id -> ruling."""
        return self.index.rulings


def game(name: str, package: str) -> Game:
    paths = sorted((ROOT / "features" / name).glob("*/*.feature"))
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    return Game(name, package, load(package), texts, ROOT / "docs" / name / "rules")


GAMES = [game(book.name, book.engine) for book in rulebooks().values() if book.engine.startswith("touchline.")]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_rule = pytest.mark.parametrize(
    ("game", "number"),
    [pytest.param(game, number, id=f"{game.name} {number}") for game in GAMES for number in game.rules],
)
every_ruling_with_readings = pytest.mark.parametrize(
    ("game", "ruling"),
    [pytest.param(game, r, id=f"{game.name} {r.id}") for game in GAMES for r in game.rulings.values() if r.readings],
)


@cache
def code(package: str) -> dict[str, list[Any]]:
    """Rule number -> the functions that carry it out, with every module imported."""
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        importlib.import_module(module.name)
    return registered(package)


def test_both_games_are_looked_at() -> None:
    assert {"takkure", "dice_football"} <= {game.name for game in GAMES}
    assert all(game.rules and game.rulings and game.features for game in GAMES)


@every_rule
def test_a_rule_of_the_index_has_code_in_the_module_of_its_stem(game: Game, number: str) -> None:
    functions = code(game.package)
    assert number in functions, f"no function is registered with @rule({number!r})"
    module = f"{game.package}.rules.{game.rules[number].stem}"
    assert (ENGINES / f"{module.replace('.', '/')}.py").is_file()
    assert module in {function.__module__ for function in functions[number]}


@every_game
def test_no_code_is_registered_for_a_rule_that_the_index_does_not_have(game: Game) -> None:
    assert set(code(game.package)) <= set(game.rules)


@every_rule
def test_a_rule_has_a_feature_under_its_stem_with_a_scenario_tagged_for_it(game: Game, number: str) -> None:
    path = ROOT / "features" / game.name / "rules" / f"{game.rules[number].stem}.feature"
    assert path in game.features, f"{path.relative_to(ROOT)} is missing"
    assert re.search(rf"^\s*@.*\brule_{tagged(number)}\b", game.features[path], re.MULTILINE)


@every_rule
def test_a_rule_has_a_page_under_its_stem_that_shows_it(game: Game, number: str) -> None:
    path = game.pages / f"{game.rules[number].stem}.md"
    assert path.is_file(), f"{path.relative_to(ROOT)} is missing"
    assert number in DIRECTIVE.findall(path.read_text(encoding="utf-8"))


@every_game
def test_no_feature_of_a_rule_and_no_page_of_a_rule_stands_alone(game: Game) -> None:
    stems = set(game.index.stems())
    assert {path.stem for path in game.features if path.parent.name == "rules"} == stems
    assert {path.stem for path in game.pages.glob("*.md")} - {"index"} == stems


@every_game
def test_a_page_shows_only_the_rules_of_its_stem_and_each_once(game: Game) -> None:
    for stem, rules in game.index.stems().items():
        shown = DIRECTIVE.findall((game.pages / f"{stem}.md").read_text(encoding="utf-8"))
        assert sorted(shown) == sorted(rule.number for rule in rules), stem


@every_game
def test_the_page_of_all_rules_leads_to_the_page_of_each_stem(game: Game) -> None:
    lines = (game.pages / "index.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line in game.index.stems()] == list(dict.fromkeys(_by_chapter(game)))


def _by_chapter(game: Game) -> list[str]:
    return [rule.stem for rule in sorted(game.rules.values(), key=lambda rule: rule.chapter)]


@every_rule
def test_what_a_rule_leans_on_is_in_the_index_and_never_leads_back(game: Game, number: str) -> None:
    assert set(game.rules[number].leans_on) <= set(game.rules)
    seen: set[str] = set()
    todo = list(game.rules[number].leans_on)
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo += game.rules[here].leans_on
    assert number not in seen


@every_game
def test_rules_and_rulings_name_each_other(game: Game) -> None:
    for rule in game.rules.values():
        assert set(rule.rulings) <= set(game.rulings), rule.number
    for ruling in game.rulings.values():
        here = set(ruling.rules) & set(game.rules)
        assert here, f"{ruling.id} is about no rule of the index"
        assert all(ruling.id in game.rules[number].rulings for number in here), ruling.id
        strangers = [r.number for r in game.rules.values() if ruling.id in r.rulings and r.number not in here]
        assert strangers == [], f"{ruling.id} is named by rules that it is not about"


@every_game
def test_statements_rules_and_tables_are_complete(game: Game) -> None:
    for rule in game.rules.values():
        assert rule.title
        assert rule.summary
        assert rule.placky
        assert rule.mood in MOODS
        assert rule.chapter in game.index.chapters
        assert rule.statements, rule.number
        assert set(rule.sources) <= set(game.index.sources)
        assert set(rule.printed) <= set(game.index.sources)
        for statement in rule.statements:
            assert statement.text.endswith((".", ")")), statement.id
            assert set(statement.sources) <= set(game.index.sources), statement.id
        for table in rule.tables:
            assert {len(row) for row in table["rows"]} == {len(table["head"])}, rule.number


@every_game
def test_every_tag_of_a_feature_names_a_rule_or_a_statement_of_the_index(game: Game) -> None:
    rules = {tagged(number) for number in game.rules}
    statements = {tagged(statement.id) for rule in game.rules.values() for statement in rule.statements}
    for path, text in game.features.items():
        tags = [tag for line in text.splitlines() if line.strip().startswith("@") for tag in line.split()]
        for tag in tags:
            if match := RULE_TAG.match(tag):
                assert match[1] in rules, f"{path.name}: {tag}"
            if match := STATEMENT_TAG.match(tag):
                assert f"{match[1]}_{match[2]}" in statements, f"{path.name}: {tag}"


@every_game
def test_every_statement_that_can_be_checked_has_a_scenario(game: Game) -> None:
    tags = {tag for text in game.features.values() for tag in re.findall(r"@s_(\w+)\b", text)}
    now = [s for rule in game.rules.values() for s in rule.statements if s.checkable and not s.from_chapter]
    assert [statement.id for statement in now if tagged(statement.id) not in tags] == []


@cache
def said(name: str) -> str:
    """Every step of a game's scenarios, rows filled in, a line each."""
    found = features(rulebook(name))
    return "\n".join(step.text for feature in found for scenario in feature.scenarios for step in scenario.steps)


@every_ruling_with_readings
def test_a_ruling_with_readings_has_one_default_and_a_scenario_for_each_reading(game: Game, ruling: Ruling) -> None:
    assert len(ruling.readings) > 1
    assert sum(reading.default for reading in ruling.readings) == 1
    steps = said(game.name)
    at_work = re.search(rf"(?:ruling {ruling.id} (?:is|was) at work|forbids it: .*\b{ruling.id}\b)", steps)
    for reading in ruling.readings:
        named = f'ruling {ruling.id} is read as "{reading.id}"' in steps
        assert named or (reading.default and at_work), f"no scenario plays {ruling.id} as {reading.id!r}"


@every_game
def test_no_reading_is_chosen_that_there_is_not(game: Game) -> None:
    for number, reading in re.findall(rf'ruling ({RULING}) is read as "([^"]*)"', said(game.name)):
        assert reading in {known.id for known in game.rulings[number].readings}, f"{number} {reading}"


@every_game
def test_every_ruling_that_the_code_names_is_in_the_index(game: Game) -> None:
    for path in sorted((ENGINES / game.package.replace(".", "/")).rglob("*.py")):
        named = set(re.findall(rf"\b{RULING}\b", path.read_text(encoding="utf-8")))
        assert named <= set(game.rulings), path.name


def test_the_core_names_no_ruling_of_any_game() -> None:
    for path in sorted((ENGINES / "touchline" / "core").rglob("*.py")):
        assert re.findall(rf"\b{RULING}\b", path.read_text(encoding="utf-8")) == [], path.name


def test_only_cards_that_the_rulebook_prints_are_not_marked_house() -> None:
    assert set(SOURCED) == {name for name, card in ROSTER.items() if not card.house} == {"AGUILA"}


def test_what_only_external_sources_or_nobody_gives_is_undocumented() -> None:
    index = load("touchline.dreadball")
    assert index.undocumented(("PUB", "house")) == ("PUB", "house")
    assert index.undocumented(("PUB", "DB")) == index.undocumented(("DB D-02",)) == index.undocumented(()) == ()
    assert load("touchline.takkure").external == frozenset()


@every_game
def test_an_edition_names_rulings_and_readings_that_there_are(game: Game) -> None:
    index = load(game.package)
    for edition in index.editions.values():
        assert edition.readings, edition.id
        for number, reading in edition.readings.items():
            assert reading in {known.id for known in index.rulings[number].readings}, f"{edition.id}: {number}"
        assert {**index.defaults(), **edition.readings} == index.defaults(edition.id)
    with pytest.raises(BadRuleData, match='no edition is called "nowhere"; there are: '):
        index.defaults("nowhere")
