"""The search answers what coaches ask: the script of the search page, asked everything at once in Node.js."""

import json
import shutil
import subprocess
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import sphinx

import placky.sphinx
from placky.sphinx.domain.asked import ruled
from touchline.core.rulebook.index import load
from touchline.core.rulebook.terms import load as load_terms
from touchline.core.rulebook.terms import search

HERE = Path(__file__).parent
THEME = Path(placky.sphinx.__file__).parent / "theme" / "scripts"
SCRIPTS = [THEME / "asking.js", THEME / "answers.js"]
STEMMER = [
    Path(sphinx.__file__).parent / "search" / "non-minified-js" / f"{one}-stemmer.js" for one in ("base", "english")
]
QUESTIONS: list[dict[str, Any]] = tomllib.loads((HERE / "questions.toml").read_text(encoding="utf-8"))["questions"]
GAMES = {"takkure": "Takkure", "dice_football": "Sports Dice Football", "dreadball": "DreadBall"}
RIGHT = 0.95
"""The share of the questions that is answered first by the right sentence."""

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js")


def places(game: str) -> Mapping[str, str]:
    """Rule, statement or ruling -> its address on its page."""
    index = load(f"touchline.{game}")
    stated = {one.id: f"rule-{one.anchor}" for rule in index.rules.values() for one in rule.statements}
    rules = {number: f"rule-{rule.anchor}" for number, rule in index.rules.items()}
    return stated | rules | {name: ruling.anchor for name, ruling in index.rulings.items()}


def answers(game: str) -> list[Any]:
    """What the search page is given of a game, without what its pages have counted."""
    package = f"touchline.{game}"
    index, asking, where = load(package), search(package), places(game)
    rules = [(number, f"{game}/rules/{rule.stem}", where[number], "rule") for number, rule in index.rules.items()]
    rulings = [(name, f"{game}/rulings", where[name], "ruling") for name in index.rulings]
    told = ruled(index, load_terms(package), asking, [*rules, *rulings])
    return [game, GAMES[game], asking.samples, dict(asking.words), [*told], asking.common]


def asked(questions: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Put all of them to the script, and give the answers to each, the best first."""
    given = json.dumps({"answers": [answers(game) for game in GAMES], "questions": questions})
    command = ["node", str(HERE / "asking.mjs"), *map(str, [*STEMMER, *SCRIPTS])]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True, encoding="utf-8")
    return json.loads(done.stdout)  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def told() -> dict[str, list[dict[str, Any]]]:
    """Every question of the file, and then some, with its answers."""
    more = [{"game": "takkure", "ask": ask} for ask in MORE]
    found = asked([*QUESTIONS, *more])
    return {f"{one['game']}: {one['ask']}": answer for one, answer in zip([*QUESTIONS, *more], found, strict=True)}


MORE = ["1.20", "1.20-d", "R-18", "tackle", "tackling", "tacle", "Ausweichen", "kickoff", "how do i dod", "missd pass"]
MORE += ["what does a foul cost?", "<b>no</b>"]


def test_there_are_thirty_questions_of_each_game_and_more() -> None:
    """And some more that coaches have asked."""
    assert [sum(one["game"] == game for one in QUESTIONS) for game in GAMES] == [42, 35, 36]


def test_coaches_are_answered_first_by_the_right_sentence(told: dict[str, list[dict[str, Any]]]) -> None:
    """Nineteen of twenty; what is answered wrongly is named."""
    wrong = []
    for one in QUESTIONS:
        where = places(one["game"])
        first = [answer["place"] for answer in told[f"{one['game']}: {one['ask']}"][:1]]
        if first != [place for place in first if place in [where[name] for name in one["answers"]]] or not first:
            wrong.append(f"{one['game']}: {one['ask']}: {first}")
    assert len(wrong) <= (1 - RIGHT) * len(QUESTIONS), wrong


@pytest.mark.parametrize(
    ("ask", "place"),
    [
        ("1.20", "rule-1-20"), ("1.20-d", "rule-1-20-d"), ("R-18", "r-18"), ("tackle", "rule-1-20"),
        ("tackling", "rule-1-20"), ("tacle", "rule-1-20"), ("Ausweichen", "rule-1-18"), ("kickoff", "rule-5-03"),
        ("how do i dod", "rule-1-18"), ("missd pass", "rule-2-01"),
    ],
)  # fmt: skip
def test_numbers_names_beginnings_and_slips_are_understood(
    told: dict[str, list[dict[str, Any]]], ask: str, place: str
) -> None:
    """A name in any language, a word that is still being typed, one with a letter missing."""
    assert told[f"takkure: {ask}"][0]["place"].startswith(place)


@pytest.mark.parametrize("ask", ["what does a foul cost?", "<b>no</b>"])
def test_what_no_rule_knows_is_not_answered(told: dict[str, list[dict[str, Any]]], ask: str) -> None:
    """Rather than beside the point."""
    assert told[f"takkure: {ask}"] == []


def test_the_words_that_were_asked_for_are_marked(told: dict[str, list[dict[str, Any]]]) -> None:
    """Their other forms, too, and no little words."""
    assert told["takkure: do two pressures stack"][0]["marked"] == ["pressures", "add"]
