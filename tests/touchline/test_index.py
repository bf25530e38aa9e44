"""The four in step: a rule of the index has code, a feature, a page; and nothing points at what there is not."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

from touchline.core.index import load
from touchline.core.register import registered
from touchline.takkure.card import ROSTER, SOURCED

ROOT = Path(__file__).parents[2]
GAME = "takkure"
PACKAGE = f"touchline.{GAME}"
INDEX = load(PACKAGE)
RULES, RULINGS = INDEX.rules, INDEX.rulings
FEATURES = {p: p.read_text(encoding="utf-8") for p in sorted((ROOT / "features" / GAME).glob("*/*.feature"))}
PAGES = ROOT / "docs" / GAME / "rules"
MOODS = ("calm", "glad", "dry", "alarmed", "thinking")
DIRECTIVE = re.compile(r"\{rule\}\s+(\S+)")


@pytest.fixture(scope="module")
def code() -> dict[str, list]:
    """Rule number -> the functions that carry it out, with every module imported."""
    package = importlib.import_module(PACKAGE)
    for module in pkgutil.walk_packages(package.__path__, f"{PACKAGE}."):
        importlib.import_module(module.name)
    return registered(PACKAGE)


@pytest.mark.parametrize("number", RULES)
def test_a_rule_of_the_index_has_code_in_the_module_of_its_stem(number, code):
    assert number in code, f"no function is registered with @rule({number!r})"
    module = f"{PACKAGE}.{RULES[number].stem}"
    assert (ROOT / "engine" / f"{module.replace('.', '/')}.py").is_file()
    assert module in {function.__module__ for function in code[number]}


def test_no_code_is_registered_for_a_rule_that_the_index_does_not_have(code):
    assert set(code) <= set(RULES)


@pytest.mark.parametrize("number", RULES)
def test_a_rule_has_a_feature_under_its_stem_with_a_scenario_tagged_for_it(number):
    path = ROOT / "features" / GAME / "rules" / f"{RULES[number].stem}.feature"
    assert path in FEATURES, f"{path.relative_to(ROOT)} is missing"
    assert re.search(rf"^\s*@.*\brule_{number.replace('.', '_')}\b", FEATURES[path], re.MULTILINE)


@pytest.mark.parametrize("number", RULES)
def test_a_rule_has_a_page_under_its_stem_that_shows_it(number):
    path = PAGES / f"{RULES[number].stem}.md"
    assert path.is_file(), f"{path.relative_to(ROOT)} is missing"
    assert number in DIRECTIVE.findall(path.read_text(encoding="utf-8"))


def test_no_feature_of_a_rule_and_no_page_of_a_rule_stands_alone():
    stems = set(INDEX.stems())
    assert {path.stem for path in FEATURES if path.parent.name == "rules"} == stems
    assert {path.stem for path in PAGES.glob("*.md")} - {"index"} == stems


def test_a_page_shows_only_the_rules_of_its_stem_and_each_once():
    for stem, rules in INDEX.stems().items():
        shown = DIRECTIVE.findall((PAGES / f"{stem}.md").read_text(encoding="utf-8"))
        assert sorted(shown) == sorted(rule.number for rule in rules), stem


@pytest.mark.parametrize("number", RULES)
def test_what_a_rule_leans_on_is_in_the_index_and_never_leads_back(number):
    assert set(RULES[number].leans_on) <= set(RULES)
    seen: set[str] = set()
    todo = list(RULES[number].leans_on)
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo += RULES[here].leans_on
    assert number not in seen


def test_rules_and_rulings_name_each_other():
    for rule in RULES.values():
        assert set(rule.rulings) <= set(RULINGS), rule.number
    for ruling in RULINGS.values():
        here = set(ruling.rules) & set(RULES)
        assert here, f"{ruling.id} is about no rule of the index"
        assert all(ruling.id in RULES[number].rulings for number in here), ruling.id
        strangers = [rule.number for rule in RULES.values() if ruling.id in rule.rulings and rule.number not in here]
        assert strangers == [], f"{ruling.id} is named by rules that it is not about"


def test_statements_rules_and_tables_are_complete():
    for rule in RULES.values():
        assert rule.title
        assert rule.summary
        assert rule.placky
        assert rule.mood in MOODS
        assert rule.chapter in INDEX.chapters
        assert rule.statements, rule.number
        assert set(rule.sources) <= set(INDEX.sources)
        assert set(rule.printed) <= set(INDEX.sources)
        for statement in rule.statements:
            assert statement.text.endswith((".", ")")), statement.id
            assert set(statement.sources) <= set(INDEX.sources), statement.id
        for table in rule.tables:
            assert {len(row) for row in table["rows"]} == {len(table["head"])}, rule.number


def test_every_tag_of_a_feature_names_a_rule_or_a_statement_of_the_index():
    statements = {statement.id for rule in RULES.values() for statement in rule.statements}
    for path, text in FEATURES.items():
        tags = [tag for line in text.splitlines() if line.strip().startswith("@") for tag in line.split()]
        for tag in tags:
            if match := re.fullmatch(r"@rule_(\w+)", tag):
                assert match[1].replace("_", ".") in RULES, f"{path.name}: {tag}"
            if match := re.fullmatch(r"@s_(\w+)_([a-z])", tag):
                assert f"{match[1].replace('_', '.')}-{match[2]}" in statements, f"{path.name}: {tag}"


WITH_READINGS = [ruling for ruling in RULINGS.values() if ruling.readings]


@pytest.mark.parametrize("ruling", WITH_READINGS, ids=lambda ruling: ruling.id)
def test_a_ruling_with_readings_has_one_default_and_a_scenario_for_each_reading(ruling):
    assert len(ruling.readings) > 1
    assert sum(reading.default for reading in ruling.readings) == 1
    said = "\n".join(FEATURES.values())
    for reading in ruling.readings:
        named = f'ruling {ruling.id} is read as "{reading.id}"' in said
        at_work = re.search(rf"(?:ruling {ruling.id} (?:is|was) at work|forbids it: .*{ruling.id})", said)
        assert named or (reading.default and at_work), f"no scenario plays {ruling.id} as {reading.id!r}"


def test_no_reading_is_chosen_that_there_is_not():
    for path, text in FEATURES.items():
        for number, reading in re.findall(r'ruling (R-\d+) is read as "([^"]*)"', text):
            assert reading in {known.id for known in RULINGS[number].readings}, f"{path.name}: {number} {reading}"


def test_every_ruling_and_rule_that_the_code_names_is_in_the_index():
    for path in sorted((ROOT / "engine" / "touchline").rglob("*.py")):
        named = set(re.findall(r"\bR-\d+\b", path.read_text(encoding="utf-8")))
        assert named <= set(RULINGS), path.name


def test_only_cards_that_the_rulebook_prints_are_not_marked_house():
    assert set(SOURCED) == {name for name, card in ROSTER.items() if not card.house} == {"AGUILA"}
