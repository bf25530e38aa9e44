"""No game's words in what every game uses: marks, figures and their parts are what a rulebook asks for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "tutorials" / "placky"
GAMES = ("rulebooks", "templates")
"""What is of a game; all else knows none, its scripts and style sheets included."""
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
    "badge": {
        "diagrams/": "the mark of a side",
        "sphinx/": "the mark of a side, where it is shown",
        "cli/": "a picture for a README",
        "report/": "a picture for a README",
    },
    "ball": {
        "diagrams/mascot.py": "Placky's head",
        "cli/whereabouts.py": "an example of an event",
        "exam/": "an example of a scenario",
        "exploring/duel.py": "an example of a state",
        "mutants/survivors.py": "an example of an edit",
        "refusals.py": "an example of a refusal",
        "shrinking.py": "an example of a position",
    },
    "fatigue": {"mutants/faults.py": "an example of a fault"},
    "grid": {
        "checking/lacking.py": "a board of squares",
        "cli/new.py": "a board of squares",
        "defaults/": "a board of squares",
        "diagrams/palette.py": "the colour of faint lines",
        "diagrams/ground.py": "the colour of faint lines",
        "diagrams/plots.py": "the lines behind a plot",
        "sphinx/theme/styles/": "a layout of CSS",
    },
    "kick": {"mutants/": "an example of an edit"},
    "pitch": {"mutants/survivors.py": "an example of an edit"},
    "pressure": {"sphinx/directives/numbers.py": "an example of a number"},
    "steal": {"cli/whereabouts.py": "an example of a verb", "exam/result.py": "an example of a scenario"},
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
    for path in sorted(ROOT.rglob("*")):
        if path.suffix in SOURCES and path.relative_to(ROOT).parts[0] not in GAMES:
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


# ------------------------------------------------------------------ sentences that people read


NOUNS = re.compile(
    r"\b(coach(?:es|ed)?|match(?:es)?|pitch(?:es)?|teams?|players?|figures?|home|away|boards?|fields?|referees?)\b",
    re.IGNORECASE,
)
"""What a game may call otherwise: its rulebook has a noun for it (`placky.nouns`)."""
OURS = ("rulebooks/takkure", "rulebooks/dice_football", "rulebooks/dreadball", "templates/")
"""What speaks of one game alone."""
MAY_STAND = {
    "board": {
        "cli/new.py": "the option --board",
        "sphinx/": "a class of style sheets",
        "sphinx/nodes.py": "the file of a picture, in the folder boards",
        "sphinx/theme/layout.html": "the picture on a card, whatever it shows",
    },
    "field": {
        "diagrams/marks/": "the ground of a picture",
        "sphinx/directives/overviews.py": "the ground of a picture",
        "sphinx/directives/step_list.py": "those of an event",
    },
    "figure": {"diagrams/trails.py": "a mark, for who writes a painter"},
    "home": {"sphinx/theme/scripts/watch.js": "a key"},
    "match": {
        "cli/__init__.py": "names that fit a pattern, as in pytest",
        "rulebook.py": "a name of the interface",
        "sphinx/theme/scripts/search.js": "what fits, as Sphinx says it",
    },
    "player": {
        "cli/__init__.py": "of whatever game, as nobody has said of which",
        "cli/playing.py": "of whatever game, as nobody has said of which",
        "sphinx/theme/layout.html": "the picture on a card, whatever it shows",
    },
    "team": {"sphinx/theme/scripts/watch.js": "a class of style sheets"},
}
"""Noun -> the files with a sentence that may have it, and why."""


def python_sentences(text: str) -> Iterator[str]:
    """What stands in quotes in Python and is no docstring and no type, with `{}` for what is put into it."""
    tree = ast.parse(text)
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    silent |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    types = [getattr(node, name, None) for node in ast.walk(tree) for name in ("annotation", "returns")]
    silent |= {id(part) for one in types if one is not None for part in ast.walk(one)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value


def sentences(path: Path) -> Iterator[str]:
    """What people may read of a file: texts of two words or more, or of one that is written large."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        found = list(python_sentences(text))
    elif path.suffix == ".js":
        found = [
            one for pair in re.findall(r'"([^"\n]*)"|`([^`]*)`', re.sub(r"(?m)(^|\s)//.*$", "", text)) for one in pair
        ]
    else:
        found = [one for pair in re.findall(r'say\("([^"]*)"|{% trans[^%]*%}(.*?){% endtrans', text) for one in pair]
    yield from (one for one in found if re.search(r"\w \w|^[A-Z][a-z]+$", one.strip()))


def nouns_in(sentence: str) -> set[str]:
    """The nouns of a game in a sentence, but for places that are filled in, and names in capitals.

    Every one by its singular.
    """
    written = re.sub(r"\$?\{[^}]*\}|--?\w+|\S*[/._]\S*", " ", sentence)
    return {re.sub(r"(?<=ch)e[sd]$|s$", "", found.lower()) for found in NOUNS.findall(written) if not found.isupper()}


def unheard(word: str, file: str) -> str | None:
    """The place under which a noun may stand in a file."""
    return max((place for place in MAY_STAND.get(word, {}) if file.startswith(place)), key=len, default=None)


def test_sentences_of_what_every_game_uses_have_no_nouns_of_a_game() -> None:
    paths = [path for path in sorted(ROOT.rglob("*")) if path.suffix in {".py", ".js", ".html"}]
    files = {path.relative_to(ROOT).as_posix(): path for path in paths}
    said = [
        (word, file, one)
        for file, path in files.items() if not file.startswith(OURS)
        for one in sentences(path) for word in nouns_in(one)
    ]  # fmt: skip
    assert [f"{file}: {word}: {one}" for word, file, one in said if unheard(word, file) is None] == []
    used = {(word, unheard(word, file)) for word, file, _ in said}
    assert {(word, place) for word, places in MAY_STAND.items() for place in places} - used == set()


@pytest.mark.parametrize(
    ("source", "nouns"),
    [
        ('raise Error(f"no coach is called {name}")', {"coach"}),
        ('put("The {game} is over for {players}")', set()),
        ('title = "Pitch"', {"pitch"}),
        ('state["teams"], "coach", re.match(text)', set()),
        ('def play() -> "Coach":\n    """A match of two coaches."""', set()),
        ('help="two Teams; see match.json and --home"', {"team"}),
    ],
)
def test_a_noun_is_found_in_what_people_read_alone(tmp_path: Path, source: str, nouns: set[str]) -> None:
    path = tmp_path / "some.py"
    path.write_text(source if source.startswith(("def", "raise")) else f"f({source})", encoding="utf-8")
    assert {noun for one in sentences(path) for noun in nouns_in(one)} == nouns
