"""A table of faults: each is made in a project that is right, and each has to be found."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.placky import projects

from placky import rulebooks
from placky.checking import CHECKS, LACKING, WRONG, Project, look
from placky.cli import main
from placky.worker import Worker

STATE, EVENTS, WALK, GOAL, CHANCE, TABLE, RULES, NUMBERS, WORDS, PAINTER, PAGE = (
    "race/engine/state.py", "race/engine/events.py", "race/engine/walk.py", "race/engine/goal.py",
    "race/engine/chance.py", "race/engine/table.py", "race/engine/data/rules.toml", "race/engine/data/numbers.toml",
    "race/words.py", "race/painter.py", "docs/race/exercises/01_race.md",
)  # fmt: skip
TURN = "        number = yield choice(s)\n"
REFUSALS = """from touchline.core.play.codes import Codes

refuse = Codes.of("race.engine")
"""
REFUSING = "from race.engine.refusals import refuse\nfrom race.engine.state"
COMMANDS = """from typing import Any

from touchline.core.play.commands import Commands, Form
from touchline.core.play.values import Name

COMMANDS = Commands([Form("walk 1", ("turn",))], Name("player", lambda s: s.steps))
"""
FEATURE = """@rule_1
Feature: More

  Scenario: One
    Given an empty track
    When Ada walks 1
    Then it is Ben's turn
"""
RULING = """[[rulings]]
id = "R-1"
title = "T"
rules = ["2"{more}]
kind = "gap"
question = "Q?"
ruling = "R."
why = "W."
"""
TWICE = """        first = number
        yield CHECKPOINT
        again = yield choice(s)
        yield from walk(s, "1", first) if again else chance(s)
"""
ONCE = """        yield from walk(s, "1", number) if number else chance(s)
"""
SILENT = """class Words(PlainWords):
    def ask(self, pending, offered=None):
        return ""


words = Words("""
STEPLESS = """class Words(PlainWords):
    step = property()


words = Words("""
SHOWS = '    """Shows every value of the state."""'
RENAMED = """    def figures(self, state, view=None):
        return [Piece("p", (0, 0), 9, f"{state['steps']['Ada']} steps")]
"""
TOO_FAR = '[codes]\ntoo-far = {{ rules = ["{}"] }}\n'
JUDGED = "FACES),), lambda hands: (str(s.steps['Ada'] + s.steps['Ben']), *hands[0]))"

Edit = tuple[str, str, str]
"""A file, what stands there, and what takes its place; a file that is not there is written, and `GONE` taken away."""
GONE = "GONE"

WRONGS: dict[str, tuple[list[Edit], str]] = {
    "an event without a rule": (
        [(EVENTS, "    rule: str\n    player: str\n    number: int", "    player: str\n    number: int"),
         (GOAL, "Walks(by, s.player", "Walks(s.player")],
        "race/engine/events.py:16: Walks is told as an event, and does not begin with its rule; ",
    ),
    "an event of a rule that there is not": (
        [(GOAL, 'Wins("3"', 'Wins("33"')],
        "the event Wins is of rule '33', and there is none; the nearest: 3",
    ),
    "an event that rests on no ruling": (
        [(GOAL, 'Wins("3", s.player)', 'Wins("3", s.player, ("R-1",))')],
        "the event Wins rests on ruling 'R-1', and there is none",
    ),
    "an event that is no record": (
        [(GOAL, "yield Walks(by, s.player, number, left)", 'yield {"rule": by}')],
        "the event {'rule': '2'} is no frozen record; make dict a NamedTuple, rule first",
    ),
    "dice of which nothing is told": (
        [(CHANCE, '    yield Rolled("2", s.player, face, (face,))\n', "")],
        'race/engine/chance.py:25: after the throw "chance" (rule 2) nothing is told of how the dice fell; yield',
    ),
    "dice with other results than the judge gave": (
        [(CHANCE, "face, (face,)", 'face, ("high",)')],
        "Rolled has other results than its judge gave",
    ),
    "a rule that leans on itself": (
        [(RULES, 'leans_on = ["1"]', 'leans_on = ["2"]')],
        "race/engine/data/rules.toml:17: rules lean on each other in a circle: 2 -> 2; take out a leans_on",
    ),
    "a rule index of another game": (
        [(RULES, 'game = "race"', 'game = "rice"')],
        'the rule index is of the game "rice", and the rulebook is called "race"; write game = "race"',
    ),
    "a choice for nobody": (
        [(WALK, 'return Choose(s.player, "turn"', 'return Choose("", "turn"')],
        'the decision "turn" (rule 1) is for nobody; name one of: Ada, Ben',
    ),
    "a choice for somebody who does not play": (
        [(WALK, 'return Choose(s.player, "turn"', 'return Choose("Eve", "turn"')],
        'the decision "turn" (rule 1) is for "Eve"; name one of: Ada, Ben',
    ),
    "a decision without options": (
        [(WALK, '[*walks, Option("take a chance", s.player, "2", 0)]', "[]")],
        'the decision "turn" (rule 1) has no options, so nobody can go on',
    ),
    "two options of one name": (
        [(WALK, 'f"walk {number}", s.player', '"walk", s.player')],
        'the decision "turn" (rule 1) has two options "walk" of Ada; give each a verb of its own',
    ),
    "an option that its own check refuses": (
        [(WALK, 's.player, "2", 0)', 's.player, "2", 0, None, lambda _: Refusal("2", "too-late", {}))'),
         (WALK, "Option, Rules", "Option, Refusal, Rules")],
        'has the option "take a chance", and its check refuses it (too-late); offer only what is allowed',
    ),
    "an option that is no command": (
        [(STATE, "class State:\n", "class State:\n    commands = COMMANDS\n\n"),
         (STATE, "from typing import Any\n", COMMANDS)],
        'has the option "walk 2", and no command is declared for it; add a Form, or the decision to one',
    ),
    "something forbidden by no rule": (
        [(WALK, '"2", 0)])', '"2", 0)], lambda: [Forbidden("fly", s.player, Refusal("9", "no-wings", {}))])'),
         (WALK, "Choose, Option", "Choose, Forbidden, Option, Refusal")],
        "\"fly\" is forbidden by rule '9', and there is none",
    ),
    "an exercise without a page": (
        [("race/features/exercises/02_more.feature", "", FEATURE)],
        "02_more.feature: no page shows this exercise; write docs/race/exercises/02_more.md with {exercise} 02_more",
    ),
    "a page of an exercise that there is not": (
        [(PAGE, "{exercise} 01_race", "{exercise} 01_rice")],
        'docs/race/exercises/01_race.md:3: {exercise} names the exercise "01_rice", and there is none; the nearest',
    ),
    "a page of a rule that there is not": (
        [("docs/race/rules/goal.md", "{rule} 3", "{rule} 4")],
        'docs/race/rules/goal.md:3: {rule} names the rule "4", and there is none',
    ),
    "a page that nobody finds": (
        [("docs/race/more.md", "", "# More\n")],
        "docs/race/more.md: no table of contents names this page; name it in a {toctree}",
    ),
    "an unused number": (
        [(NUMBERS, "[walk]", "[rest]\nmost = 3\n\n[walk]")],
        "nobody reads the number rest.most; read it in the rule that it belongs to, or take it out",
    ),
    "a number in the code of a rule": (
        [(WALK, "min(NUMBERS.walk.most,", "min(5,")],
        "race/engine/walk.py:27: the number 5 stands in the code of a rule; put it into numbers.toml",
    ),
    "a feature where none is read": (
        [("race/features/lost.feature", "", "Feature: Lost\n")],
        "race/features/lost.feature: no feature is read here; move it: race/features/rules/NAME.feature",
    ),
    "a feature in a folder of a folder": (
        [("race/features/rules/more/lost.feature", "", "Feature: Lost\n")],
        "race/features/rules/more/lost.feature: no feature is read here",
    ),
    "a feature outside of the folder of features": (
        [("race/rules/lost.feature", "", "Feature: Lost\n")],
        "race/rules/lost.feature: no feature is read here",
    ),
    "a feature in a folder that no page shows": (
        [("race/features/more/some.feature", "", FEATURE)],
        "race/features/more/some.feature: pages are made of exercises and rules, and not of this folder",
    ),
    "a feature of a rule that is called otherwise": (
        [("race/features/rules/gaol.feature", "", FEATURE)],
        'gaol.feature: no rule has the stem "gaol"; stems: walk, chance, goal; rename the file',
    ),
    "a feature with the tags of another rule": (
        [("race/features/rules/goal.feature", "@rule_3", "@rule_1")],
        "race/features/rules/goal.feature:1: no scenario here is of rule 3, whose stem this is",
    ),
    "a step that means nothing": (
        [("race/features/rules/goal.feature", "When Ada walks 2", "When Ada wanders 2")],
        'race/features/rules/goal.feature:7: no step means "When Ada wanders 2"',
    ),
    "a loop that asks nothing": (
        [(WALK, TURN, '        yield Walks("1", s.player, 0, 0)\n        continue\n' + TURN),
         (WALK, "import walk\n", "import walk\nfrom race.engine.events import Walks\n")],
        "rule 1 (race.engine.walk:18, in turns) goes round without end: 1000 events and checkpoints, and nothing asked",
    ),
    "a state that is no plain data": (
        [(STATE, '"turn": s.player', '"turn": {s.player}')],
        "show(state)['turn'] is {'Ada'} (set); allowed: what JSON can hold",
    ),
    "a copy that loses something": (
        [(STATE, "replace(self, steps=dict(self.steps))", "State(dict(self.steps), 'Ada')")],
        'copy() loses something: "turn" shows otherwise in a copy; copy everything that it holds',
    ),
    "a copy that shares what changes": (
        [(STATE, "replace(self, steps=dict(self.steps))", "replace(self)")],
        'copy() shares what changes: "steps" of a copy was changed by the game itself',
    ),
    "a rule that draws lots": (
        [(GOAL, "s.steps[s.player] += number", "s.steps[s.player] += random.choice((0, number))"),
         (GOAL, "from race", "import random\n\nfrom race")],
        "race/engine/goal.py:3: a rule may not use random: the same answers would not give the same game",
    ),
    "a rule that remembers another game": (
        [(GOAL, "+= number", "+= number if len(SEEN) % 2 else 0\n    SEEN.append(1)"),
         (GOAL, "\n\ndef walk", "\nSEEN: list[int] = []\n\n\ndef walk")],
        "the same answers from the same position gave another game",
    ),
    "a checkpoint where the state does not say all": (
        [(WALK, ONCE, TWICE), (WALK, "        yield CHECKPOINT\n        number", "        number")],
        'a fork goes another way at the decision "turn" (rule 1), so odds are wrong; yield CHECKPOINT only',
    ),
    "a judge who looks at more than the throw": (
        [(CHANCE, "FACES),), judge)", JUDGED)],
        'the judge of the throw "chance" (rule 2) says something else of the same faces later',
    ),
    "a judge who breaks": (
        [(CHANCE, "return tuple(hands[0])", "return tuple({'1': '1'}[one] for one in hands[0])")],
        'the judge of the throw "chance" (rule 2) breaks: KeyError',
    ),
    "a rule that breaks": (
        [(GOAL, "    s.winner = s.player\n", "    s.winner = s.palyer\n")],
        "race/engine/goal.py:22: it breaks in a game: AttributeError: 'State' object has no attribute 'palyer'",
    ),
    "a function for a number of no rule": (
        [(GOAL, '@rule("3")', '@rule("3", "4")')],
        'race/engine/goal.py:19: win carries out rule "4", and there is none',
    ),
    "a rule without a function": (
        [(GOAL, '@rule("3")\n', "")],
        'race/engine/goal.py: no function carries out rule 3; register one with @rule("3")',
    ),
    "a code that nobody refuses with": (
        [("race/engine/data/refusals.toml", "", TOO_FAR.format(1))],
        'race/engine/data/refusals.toml:2: nobody refuses with the code "too-far"; refuse with it, or take it out',
    ),
    "a code that is not declared": (
        [("race/engine/data/refusals.toml", "", TOO_FAR.format(1)), ("race/engine/refusals.py", "", REFUSALS),
         (WALK, "\n\ndef choice", '\nNO = refuse("1", "too-far"), lambda: refuse("1", "too-fra")\n\n\ndef choice'),
         (WALK, "from race.engine.state", REFUSING)],
        'no code of a refusal is called "too-fra"; declare it in refusals.toml; the nearest: too-far',
    ),
    "a code of another rule": (
        [("race/engine/data/refusals.toml", "", TOO_FAR.format(3)), ("race/engine/refusals.py", "", REFUSALS),
         (WALK, "\n\ndef choice", '\nNO = refuse("1", "too-far")\n\n\ndef choice'),
         (WALK, "from race.engine.state", REFUSING)],
        'rule 1 refuses with the code "too-far", which is declared for 3; name the rule in refusals.toml',
    ),
    "a ruling that nobody cites": (
        [("race/engine/data/rulings.toml", "", RULING.format(more=""))],
        "race/engine/data/rulings.toml:2: nobody cites R-1; let the events that it decides carry it, or take it out",
    ),
    "a ruling about no rule": (
        [("race/engine/data/rulings.toml", "", RULING.format(more=', "9"'))],
        'R-1 is about rule "9", and there is none; name a rule',
    ),
    "words that break at an event": (
        [(WORDS, "{player} reaches", "{palyer} reaches")],
        'tell() breaks at an event of the kind "wins": BadSentence: "{palyer} reaches the end of the track and wins."',
    ),
    "a decision without a question": (
        [(WORDS, "words = PlainWords(", SILENT)],
        'there is no question for the kind of decision "turn"; write one in ask()',
    ),
    "words that lack a function": (
        [(WORDS, "words = PlainWords(", STEPLESS)],
        'rulebook "race": its words().rail has no step',
    ),
    "a picture without words": (
        [(PAINTER, SHOWS, "    def alt(self, state):\n        return ' '")],
        "alt() of the painter is empty; say the position in words",
    ),
    "a piece whose name changes": (
        [(PAINTER, SHOWS, RENAMED),
         (PAINTER, "from placky.defaults", "from placky.diagrams.marks import Piece\nfrom placky.defaults")],
        "after it has moved; give a piece one name for good; a script moves it by that",
    ),
}  # fmt: skip

LACKINGS: dict[str, tuple[list[Edit], str]] = {
    "a module": (
        [(RULES, "", '\n[[rules]]\nnumber = "4"\nstem = "rest"\nchapter = 1\ntitle = "R"\nsummary = "S."\n'),
         ("docs/race/rules/rest.md", "", "---\norphan: true\n---\n# R\n")],
        'rule 4 has the stem "rest", and there is no module rest.py; write it, with @rule("4")',
    ),
    "a feature": (
        [("race/features/rules/goal.feature", "", GONE)],
        "rule 3 has no feature; write race/features/rules/goal.feature",
    ),
    "a scenario for a statement": (
        [("race/features/rules/walk.feature", "  @s_1_a\n", "")],
        "race/engine/data/rules.toml:7: no scenario shows 1-a; tag one with @s_1_a",
    ),
    "a checkpoint": (
        [(WALK, "        yield CHECKPOINT\n", "")],
        "no rule yields CHECKPOINT; yield one where a turn begins",
    ),
    "words": (
        [(WORDS, '"wins": "{player} reaches the end of the track and wins.",', ""), (WORDS, '"turn passes": "",', "")],
        "all sentences on pages are made from kinds of events",
    ),
    "a sentence for a code": (
        [("race/engine/data/refusals.toml", "", TOO_FAR.format(1))],
        'there is no sentence for the code "too-far"; write one in the words of refusals',
    ),
    "a sentence for what changes dice": (
        [("race/engine/data/modifiers.toml", "", '[codes]\nhead-wind = { force = "number" }\n')],
        'there is no sentence for the code "head-wind"; write one in the words of modifiers',
    ),
    "pages of rules": (
        [("docs/race/rules", "", GONE)],
        "pages of rules hold no more than their rules; write docs/race/rules/STEM.md, with {rule} NUMBER on it",
    ),
    "a board": ([], "pages show the state as a table; where the game has places, PlainPainter(Grid(8, 8))"),
    "a match": (
        [("race/__init__.py", "match=match", "match=lambda: None")],
        "no whole game can be played; write rulebook.match(): ",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A new project that is right, with its scenarios recorded."""
    home = tmp_path_factory.mktemp("faults")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(home)
        assert main(["new", "race"]) == 0
        patch.chdir(home / "race")
        projects.install(home / "race")
        assert projects.placky(home / "race", "record").returncode == 0
        yield home / "race"
    rulebooks.rulebooks.cache_clear()


def _looked(tell: Callable[[tuple[Any, ...]], None], folder: str) -> None:
    """In a fork, which has not imported the project: look at it."""
    from touchline.core.play.drivers import Play

    sys.path.insert(0, folder)
    sys.dont_write_bytecode = True
    Play.most = 1000
    rulebooks.rulebooks.cache_clear()
    book = rulebooks.rulebook("race")
    for kind, finding in look(Project(book, Path("docs"), Path("docs/_build/recordings"), (), 60)):
        tell((kind, str(finding)))


def found(project: Path, edits: list[Edit], where: Path) -> list[tuple[str, str]]:
    """What is found in the project with these edits; they are taken back."""
    kept: dict[Path, str | None] = {}
    try:
        for name, old, new in edits:
            path = project / name
            if path not in kept:
                kept[path] = path.read_text("utf-8") if path.is_file() else None
            if new == GONE:
                path.rename(where / path.name)
                continue
            path.parent.mkdir(exist_ok=True)
            text = path.read_text("utf-8") if path.is_file() else ""
            assert old in text, name
            path.write_text(text.replace(old, new, 1) if old else text + new, "utf-8")
        with Worker(_looked, str(project)) as worker:
            return [(str(kind), str(line)) for kind, line in worker.told()]
    finally:
        for path, was in kept.items():
            if (where / path.name).exists():
                (where / path.name).rename(path)
            elif was is None:
                path.unlink()
                for folder in (path.parent, path.parent.parent):
                    if not any(folder.iterdir()):
                        folder.rmdir()
            else:
                path.write_text(was, "utf-8")


def test_nothing_is_wrong_with_a_new_project(project: Path, tmp_path: Path) -> None:
    assert {kind for kind, _ in found(project, [], tmp_path)} == {LACKING}


@pytest.mark.parametrize("fault", WRONGS)
def test_what_is_silently_wrong_is_found(project: Path, tmp_path: Path, fault: str) -> None:
    edits, line = WRONGS[fault]
    told = found(project, edits, tmp_path)
    assert [kind for kind, one in told if line in one] == [WRONG], "\n".join(map(str, told))


@pytest.mark.parametrize("lack", LACKINGS)
def test_what_is_lacking_next_is_said(project: Path, tmp_path: Path, lack: str) -> None:
    edits, line = LACKINGS[lack]
    told = found(project, edits, tmp_path)
    assert [kind for kind, one in told if line in one] == [LACKING], "\n".join(map(str, told))


def test_every_check_says_what_it_looks_for() -> None:
    assert len({one.name for one in CHECKS}) == len(CHECKS) > 30
    assert all(one.doc.endswith(".") for one in CHECKS)
