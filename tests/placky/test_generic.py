"""No game's words in what every game uses: marks, figures and their parts are what a rulebook asks for."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "tutorials" / "placky"
ROOMS = ("diagrams", "storyboard", "sphinx", "recording", "scenarios", "matches", "rulebook.py", "words.py", "tales.py")
"""What knows no game, its scripts and style sheets included."""
SOURCES = {".py", ".js", ".css", ".html", ".toml"}

WORDS = {
    "ball": r"balls?",
    "badge": r"badges?",
    "carrier": r"carriers?",
    "down": r"(?<=[\"'])down(?=[\"'])",
    "fatigue": r"fatigue",
    "goal": r"goals?",
    "grid": r"grids?",
    "kick": r"kick(?:s|ed|ing)?",
    "pitch": r"pitch(?:es)?",
    "pressure": r"pressures?",
    "punt": r"punt(?:s|ed)?",
    "scrum": r"scrums?",
    "steal": r"steals?",
    "tackle": r"tackle[rd]?s?",
    "touchdown": r"touchdowns?",
    "wound": r"wound(?:s|ed)?",
    "yard": r"yards?",
}
"""What a game might have left behind, and how it is found. `down` is a way as well, so only a name of that is meant."""

ALLOWED = {
    "badge": {"diagrams/": "the mark of a side", "sphinx/": "the mark of a side, where it is shown"},
    "ball": {"diagrams/dice.py": "a sign on a die, until dice are a rulebook's", "diagrams/mascot.py": "Placky's head"},
    "grid": {
        "diagrams/palette.py": "the colour of faint lines",
        "diagrams/ground.py": "the colour of faint lines",
        "diagrams/plots.py": "the lines behind a plot",
        "sphinx/theme/styles/": "a layout of CSS",
    },
    "pressure": {"sphinx/directives/numbers.py": "an example of a number"},
    "tackle": {
        "diagrams/mascot.py": "Placky's life",
        "scenarios/steps.py": "an example of a step",
        "sphinx/directives/glossary.py": "an example of a word",
        "sphinx/domain/__init__.py": "an example of a word",
        "storyboard/addresses.py": "an example of an address",
    },
}
"""Word -> where it may stand, and why."""


def named(text: str) -> set[str]:
    """The words of a game that stand in a text, also as a part of a name: `ball_shift`, `heldBall`."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).replace("_", " ").lower()
    return {word for word, pattern in WORDS.items() if re.search(rf"(?<![a-z])(?:{pattern})(?![a-z])", spaced)}


def lines() -> Iterator[tuple[str, int, set[str]]]:
    """Every line with such a word: file, number, words."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*")) if (ROOT / room).is_dir() else [ROOT / room]:
            if path.suffix in SOURCES:
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                    if found := named(line):
                        yield path.relative_to(ROOT).as_posix(), number, found


def allowed(word: str, file: str) -> str | None:
    """Where a word may stand, if this file is there."""
    return next((place for place in ALLOWED.get(word, {}) if file.startswith(place)), None)


def test_what_every_game_uses_has_no_words_of_a_game() -> None:
    found = list(lines())
    assert [f"{file}:{n}: {word}" for file, n, words in found for word in words if not allowed(word, file)] == []
    used = {(word, allowed(word, file)) for file, _, words in found for word in words}
    assert {(word, place) for word, places in ALLOWED.items() for place in places} - used == set()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("class Ball:", {"ball"}),
        ("ball_shift: NotRequired[Point]", {"ball"}),
        ("this.heldBall", {"ball"}),
        (".pressure, .tackle { }", {"pressure", "tackle"}),
        ('parts = ["up", "down"]', {"down"}),
        ("const { across, down } = this.board", set()),
        ("DreadBall", {"ball"}),
        ("a footballer's gridlock", set()),
    ],
)
def test_a_word_is_found_in_a_name_too(text: str, words: set[str]) -> None:
    assert named(text) == words
