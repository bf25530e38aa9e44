"""The numbers of the rulebook stand once, in its data: words and pictures of the game read them there."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from placky.rulebooks.dice_football import words
from placky.words import spelt
from touchline.core.rulebook import numbers

MODULES = sorted(Path(words.__file__).parent.glob("*.py"))
GRAMMAR = {"language.py", "names.py"}
"""How steps are written: it is read before there is an engine, and names what stands in features."""
ALLOWED = {"1", "60"}
"""The first of something; a yard line in the example of a command."""
NAMES = {"six alike", "a pick six", "{team} wins the roll: a pick six"}
"""An event of the engine and a play: what they are called."""
NUMBER = re.compile(rf"(?<![\w#.-])\d\w*|\b(?:{'|'.join(map(spelt, range(2, 13)))})\b", re.IGNORECASE)
"""In figures or as a word; not the number of a rule, a colour, the end of a name."""
DRAWN = re.compile(r"[MLHVCSQTAZ\d\s.,-]+", re.IGNORECASE)
"""A way that a pen goes: letters of SVG's paths and places, and no word."""


def texts(path: Path) -> Iterator[str]:
    """Every string of a module but those that explain it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield node.value


@pytest.mark.parametrize("path", [path for path in MODULES if path.name not in GRAMMAR], ids=lambda path: path.name)
def test_no_number_of_the_rulebook_is_typed_in_a_text(path: Path) -> None:
    typed = [text for text in texts(path) if {*NUMBER.findall(text)} - ALLOWED and not DRAWN.fullmatch(text)]
    assert [text for text in typed if text not in NAMES] == []


CODE = """
import json, sys
from touchline.core.rulebook import numbers
for name in numbers.listed("touchline.dice_football"):
    numbers.shift("touchline.dice_football", name, int(sys.argv[1]))
from tests.placky.rulebooks.dice_football.said import said
print(json.dumps(said()))
"""


def expected(by: int) -> dict[str, Any]:
    """Return what `said` returns when every number is so much larger."""
    n = {name: value + by for name, value in numbers.listed("touchline.dice_football").items()}
    kick, declined, middle = n["score.field_goal"], n["gain.declined"], n["field.midfield"]
    start, target, length, deep = n["start.first"], n["score.target"], n["field.length"], n["field.end_zone"]
    alike, last = spelt(n["six.alike"]), {4: "fourth", 5: "fifth"}[n["downs.number"]]
    return {
        "asked": [
            f"{spelt(kick).capitalize()} points, or {declined} yards? You decide for Red.",
            f"{last.capitalize()} down. What is it to be? You decide for Red.",
        ],
        "options": [
            f"The ball on your own {start}. The other team gets the power chip.",
            f"Your 10s and 20s must reach the back of the end zone: {kick} points, or the ball is gone.",
            f"{spelt(kick).capitalize()} points now, and the other team begins on its {n['start.score']}.",
            f"{declined} yards and the next down, if there is one. No points, unless they reach the goal line.",
            f"{n['gain.ten']} yards.",
            f"{n['gain.twenty']} yards.",
            f"On the own side up to the {middle}, else a field goal.",
        ],
        "told": [
            f"{spelt(n['kit.dice']).capitalize()} dice a side, one power chip.",
            f"Touchback: Red brings the ball out to its own {n['start.touchback']}.",
            f"Red has a fresh set of {spelt(n['downs.number'])} downs.",
            f"That used up the {last} down.",
            f"{alike.capitalize()} 10 for Red: a touchdown.",
        ],
        "aims": [
            "all 10s and 20s added up", f"only {alike} NG count",
            f"{length + deep - 60} yards in 10s and 20s", f"only {alike} NG count",
        ],
        "verdict": f"{n['gain.ten'] + n['gain.twenty']} yards",
        "outcomes": [
            f"Red wins the roll: up to the {middle}",
            f"Red wins the roll: {alike} 10, a touchdown",
            f"Blue scores: {alike} NG, a touchdown",
            *[f"{alike.capitalize()} 10 against {alike} NG: the power chip decides"] * 2,
        ],
        "rail": f"{last.capitalize()} down",
        "alt": f"the {middle} to reach",
        "start": [str(start)] * 2,
        "downs": [str(down) for down in range(1, n["downs.number"] + 1)],
        "points": ["0", "5", "10", "15", f"{target} wins"],
        "boxes": target - 1,
        "lines": [f"yard-{yard}" for yard in (start, middle, length - start)],
        "yards": [length + 2 * deep, deep],
        "steps": [[f"field goal +{kick}"], [f"safety +{n['score.safety']}"], ["punt, touchback"]],
    }  # fmt: skip


@pytest.mark.parametrize("by", [0, 1])
def test_a_number_that_changes_in_the_data_changes_words_and_picture(by: int) -> None:
    """It is changed before the game is read."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), *sys.path])}
    done = subprocess.run([sys.executable, "-c", CODE, str(by)], env=env, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == expected(by)
