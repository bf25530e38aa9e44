"""What pages say is whole sentences of a catalogue: none is glued from pieces, in the code or on the way."""

import ast
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from gettext import NullTranslations
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import placky
from placky.exploring.drawing import open_move
from placky.rulebook import playable
from placky.rulebooks import rulebook
from placky.rulebooks.takkure.names import abilities
from placky.sentences.catalogue import speaking
from placky.sentences.source import found_in

OWN = Path(str(placky.__file__)).parent
WHOLE = (
    "chances.py", "diagrams/samples.py", "drills/forbids.py", "drills/legal.py", "drills/slips.py", "drills/sums.py",
    "drills/tapped.py", "drills/target.py", "drills/who.py", "drills/whom.py", "modifiers.py", "nouns.py",
    "recording/statements.py",
    "rulebooks/dice_football/drills", "rulebooks/dice_football/ends.py", "rulebooks/dice_football/match.py",
    "rulebooks/dice_football/painter/alt.py", "rulebooks/dice_football/words",
    "rulebooks/dreadball/advice/charts.py", "rulebooks/dreadball/advice/sheets.py",
    "rulebooks/dreadball/drills.py",
    "rulebooks/dreadball/ends.py", "rulebooks/dreadball/match.py", "rulebooks/dreadball/painter/alt.py",
    "rulebooks/dreadball/words", "rulebooks/takkure/advice/__init__.py", "rulebooks/takkure/drills",
    "rulebooks/takkure/ends.py", "rulebooks/takkure/match.py", "rulebooks/takkure/painter/alt.py",
    "rulebooks/takkure/painter/score.py", "rulebooks/takkure/words", "sentences/together.py",
    "sphinx/directives/ruling_note.py", "sphinx/domain/origins.py", "sphinx/faults.py", "sphinx/match/chart.py",
    "sphinx/report/__init__.py", "sphinx/report/fallen.py", "sphinx/report/verdicts.py",
    "sphinx/walkthrough/choices.py", "sphinx/walkthrough/falls.py", "sphinx/walkthrough/recap.py",
    "sphinx/walkthrough/recast.py", "sphinx/walkthrough/track.py", "sphinx/walkthrough/worth.py",
    "storyboard/paper.py", "storyboard/readings.py", "storyboard/worth.py", "words.py",
)  # fmt: skip
"""Folders and modules in which every text is a sentence."""
MIXED = (
    "defaults", "diagrams/dice.py", "drills", "lettered.py", "matches/frames.py", "rulebooks/dice_football",
    "rulebooks/dreadball", "rulebooks/takkure", "sphinx", "storyboard", "tales.py",
)  # fmt: skip
"""Those that also make addresses, mark-up, and what is told of faults."""
UNREAD = (
    "language.py", "rulebooks/dice_football/painter/marks.py",
    "rulebooks/dreadball/advice/options.py", "rulebooks/takkure/reach.py", "sphinx/builder/", "sphinx/moved/",
    "sphinx/sent.py", "storyboard/frames.py", "drills/checked.py",
)  # fmt: skip
"""What only scenarios, faults, commands and their pages of one file say; keys of pieces; scripts."""


def modules(places: Collection[str]) -> list[Path]:
    """The modules at these places."""
    return [path for place in map(OWN.joinpath, places) for path in (sorted(place.rglob("*.py")) or [place])]


MODULES = modules(WHOLE)
OTHERS = [path for path in modules(MIXED) if path not in MODULES and not any(one in str(path) for one in UNREAD)]
WORD = re.compile(r"[^\W\d_]{2,}")
GAMES = ("dice_football", "dreadball", "takkure")
NAMES: Mapping[str, Collection[str]] = {"takkure": {word for name in abilities() for word in WORD.findall(name)}}
"""Words that are names: of skills and cards."""
MOVES = 400
"""So many decisions and rolls are played and told."""


PROSE = re.compile(r"[^\W\d_]{2,}[.,:;]?\s|\s[^\W\d_]{2,}")
"""A word with a blank beside it, as no address has."""
MARKUP = re.compile(
    r"[<=\\/{]|--|-$|^use strict$|^const |^placky play |playcard|spinner |token |^sfx |^df |^side |of-$"
)
"""Mark-up, style, scripts and commands."""
TOLD = ("warn", "warning", "_unknown", "error", "attempt", "check_side", "tell_of")
"""What is called with a fault, or with the place of one."""
FAULT = ("what", "why", "where", "allowed")
"""What a fault is called, or a part of one."""


def glued(tree: ast.Module, worded: Callable[[str], object] = WORD.search) -> Iterator[int]:
    """The lines where words are put together without a catalogue: f-strings, `+`, `%`, `*`, `join`, `format`."""

    def is_worded(node: ast.expr) -> bool:
        return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(worded(node.value))

    faults = {id(part) for one in _faults(tree) for part in ast.walk(one)} if worded is prose else ()
    for node in ast.walk(tree):
        if id(node) in faults:
            continue
        match node:
            case ast.JoinedStr(values=values) if any(map(is_worded, values)):
                yield node.lineno
            case ast.BinOp(left=left, right=right) if is_worded(left) or is_worded(right):
                yield node.lineno
            case ast.Call(func=ast.Attribute(value=value, attr="join" | "format" | "format_map")) if is_worded(value):
                yield node.lineno


def prose(text: str) -> bool:
    """Is it a part of what people read, and no address or mark-up?"""
    return bool(PROSE.search(text)) and not MARKUP.search(text)


def _faults(tree: ast.Module) -> Iterator[ast.AST]:
    """What tells of faults, names of classes, and what commands say of their options."""
    for node in ast.walk(tree):
        match node:
            case ast.Raise() | ast.keyword(arg="class_" | "help"):
                yield node
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in TOLD or name.endswith("Error"):
                yield node
            case ast.Assign(targets=[ast.Name(id=name)]) if name in FAULT:
                yield node


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(OWN).as_posix())
def test_no_sentence_is_glued(path: Path) -> None:
    lines = [f"{path.relative_to(OWN)}:{line}" for line in glued(ast.parse(path.read_text(encoding="utf-8")))]
    assert not lines, "say() a whole sentence with named places there"


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.relative_to(OWN).as_posix())
def test_no_sentence_is_glued_beside_addresses_and_faults(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [f"{path.relative_to(OWN)}:{line}" for line in glued(tree, prose)], "say() a whole sentence there"


@pytest.mark.parametrize(("code", "seen"), [
    ('f"{n} rules fired"', True), ('tag("p", "Next: " + name)', True), ('f"rules/{stem}.feature"', False),
    ('raise BadStory(f"{name} is odd")', False), ('self.warn(f"{name} is odd")', False), ('f"{a}-{b}"', False),
])  # fmt: skip
def test_glue_is_told_from_addresses_and_faults(code: str, *, seen: bool) -> None:
    assert bool([*glued(ast.parse(code), prose)]) is seen


@pytest.mark.parametrize(
    "code",
    ['f"{who} runs"', '"He runs " + where', '"die" + "s" * (n != 1)', '" and ".join(names)', '"{} runs".format(who)'],
)
def test_glue_is_seen(code: str) -> None:
    assert list(glued(ast.parse(code)))


@pytest.mark.parametrize("code", ['say("{who} runs", who=who)', 'f"{a}, {b}"', '", ".join(names)', '"-" * 3'])
def test_what_joins_no_words_is_no_glue(code: str) -> None:
    assert not list(glued(ast.parse(code)))


class Bracketed(NullTranslations):
    """Another language: each sentence in brackets; `heard` are those that were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: set[str] = set()

    def gettext(self, message: str) -> str:
        """The same, so that it is seen where it begins and ends."""
        self.heard.add(message)
        return f"\u27e6{message}\u27e7"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The one that fits, likewise."""
        return self.gettext(msgid1 if n == 1 else msgid2)


@cache
def catalogue_texts() -> set[str]:
    """Every sentence that is in the catalogue to translate."""
    messages = [one.message for one in found_in(OWN)]
    return {text for one in messages for text in (one if isinstance(one, tuple) else [one])}


def is_data(game: str, text: str) -> bool:
    """Is it a text of the engine's data, as what a card does?"""
    return any(text in path.read_text(encoding="utf-8") for path in data_of(game).glob("*.toml"))


def data_of(game: str) -> Path:
    """Where the data of an engine lies."""
    return Path(str(import_module(rulebook(game).engine).__file__)).parent / "data"


def outside(text: str) -> str:
    """What of a text is in no sentence."""
    while text != (text := re.sub("\u27e6[^\u27e6\u27e7]*\u27e7", "", text)):
        pass
    return text


def said(game: str) -> Iterator[str]:
    """Whatever the words of a game say of one that is played at random."""
    book, chance = rulebook(game), Random(4)
    words: Any = book.words()
    table = book.table()
    table.set_up(playable(book).position)
    for _ in range(MOVES):
        assert table.play is not None
        pending, before = table.pending(), table.state()
        move = open_move(table.play, chance)
        if pending is None or move is None:
            table.set_up(playable(book).position)
            continue
        yield from (line.text for line in words.telling.legend(before))
        if pending["ask"] == "roll":
            yield words.dice.roll_title(pending)
            for hand in words.dice.hands(pending, before):
                yield from (*(note.text for note in hand.notes), hand.aim)
            table.roll(move["roll"])
        else:
            yield words.choices.ask(pending)
            yield words.choices.option(move, pending)
            yield words.choices.where(move, before)
            table.act(move["act"])
        events = table.events()
        yield words.choices.title(move, "", events)
        yield words.telling.headline(events) if events else ""
        for event in events:
            yield words.telling.tell(event) or ""
            yield (words.telling.TALES.line(event, table.state()) or "").strip(" *\n")
            if event["event"] == "rolled":
                yield from (text for _, text in words.dice.verdicts(event))


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_said_is_in_sentences_of_the_catalogue(game: str) -> None:
    with speaking(language := Bracketed()):
        texts = {text for text in said(game) if text}
    assert len(texts) > MOVES / 4
    assert [text for text in language.heard - catalogue_texts() if not is_data(game, text)] == []
    others = {text: {*WORD.findall(outside(text))}.difference(NAMES.get(game, ())) for text in texts}
    assert {text: words for text, words in others.items() if words} == {}
