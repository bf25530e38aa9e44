"""Pages speak the language that their settings name, as far as there are catalogues."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.placky.desk import ACTIVATED, CAUGHT, DODGED, Desk, at_desk, feature
from tests.placky.report.sat import written
from tests.placky.report.test_report_page import NASTY, rival
from tests.placky.sentences.test_glue import WORD, Bracketed, outside
from tests.placky.sphinx.pages import build

import placky.sphinx
from placky import rulebooks
from placky.cli import commands
from placky.drills import kept
from placky.rulebooks import index, step_book
from placky.scenarios.reader import read
from placky.sentences.catalogue import Translated, mark
from placky.sentences.files import catalogue_of
from placky.sphinx.moved.__main__ import walks

GERMAN = """
msgid ""
msgstr ""
"Language: de\\n"

msgid "{player} goes to ground."
msgstr "{player} geht zu Boden."

msgid "First action"
msgstr "Erste Aktion"
"""
PAGE = "# Versuch\n\n```{exercise} 90_tryout\n```\n"


@pytest.fixture
def package(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the catalogues of the rulebook are."""
    folder = tmp_path_factory.mktemp("package")
    catalogue_of(folder, "de").parent.mkdir()
    catalogue_of(folder, "de").write_text(GERMAN, encoding="utf-8")
    monkeypatch.setattr(rulebooks, "home_of", lambda _: folder)
    return folder


def speak(desk: Desk, language: str) -> None:
    """Name a language in the settings of the pages."""
    conf = desk.docs / "conf.py"
    conf.write_text(f'{conf.read_text("utf-8")}language = "{language}"\n', encoding="utf-8")


def built(desk: Desk) -> str:
    """Record and build, and give the page."""
    assert desk.placky("build", "--strict") == 0
    return (desk.docs / "_build" / "html" / "takkure" / "tryout.html").read_text(encoding="utf-8")


def test_pages_are_in_their_language_and_in_english_where_it_lacks_a_sentence(desk: Desk, package: Path) -> None:
    desk.write(feature(CAUGHT))
    desk.pages(tryout=PAGE)
    speak(desk, "de")
    page = built(desk)
    assert "AGUILA geht zu Boden." in page
    assert "AGUILA goes to ground." not in page
    assert "Erste Aktion" in page
    assert "GARRA declares a tackle on" in page
    assert mark() == ""
    catalogue_of(package, "de").write_text(GERMAN.replace("geht zu Boden", "fällt um"), encoding="utf-8")
    assert "AGUILA fällt um." in built(desk), "another sentence makes the pages anew"


def test_a_damaged_catalogue_is_named_and_nothing_is_built(desk: Desk, package: Path) -> None:
    catalogue_of(package, "de").write_text(GERMAN.replace("{player} geht", "{spieler} geht"), encoding="utf-8")
    desk.pages(tryout="# Versuch\n")
    speak(desk, "de")
    made = build(desk)
    assert made.code == 2
    (line,) = [one for one in made.warnings if "de.po" in one]
    assert line.endswith('"{spieler} geht zu Boden." has {spieler}; allowed: {player}')
    assert not (made.out / "takkure" / "tryout.html").exists()


# ------------------------------------------------------------------ all that placky says by itself


PAGES = {
    "tryout": "# Titel\n\n```{exercise} 90_tryout\n```\n",
    "rules": "# Titel\n\n```{rule} 1.01\n```\n\n```{rule-list}\n```\n",
    "folds": "# Titel\n\n```{rulings}\n```\n\n```{coverage}\n```\n",
    "drills": "# Titel\n\n```{drills} 1\n```\n",
    "engines": "# Titel\n\n```{report} ../../*.json\n:ours:\n```\n",
    "paper": "# Titel\n\n```{gherkin} /../features/takkure/rules/activation.feature\n```\n",
    "authors": "# Titel\n\n```{steps}\n```\n\n```{course}\n91 | Titel | Titel\n```\n",
}
HEARD = ("aria-label", "alt", "title", "placeholder", "data-silent", "data-all")
"""Attributes that are read out, or shown."""
SILENT = ("script", "style", "code", "pre")
SETTINGS = 'project = "Titel"\nhtml_title = "Titel"\nhtml_show_sphinx = False\nhtml_permalinks = False\n'
"""Without what Sphinx says, which it has in many languages."""
OTHERS = (
    "Titel",
    "Home",
    "rival",
    "touchline",
    "Python",
    f"GARRA {NASTY}",
    "GARRA stands",
    "no answer",
    NASTY,
    "words",
)
"""Names of pages and of engines, what an engine said, and a kind of field in a step."""


class _Speech(HTMLParser):
    """All that a page says outside brackets. A sentence may have elements inside."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.deep = self.silent = 0
        self.data = False
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent += tag in SILENT
        self.data = ("class", "pk-data") in attrs
        if not self.deep and tag != "meta":
            self.said += [outside(value) for name, value in attrs if name in HEARD and value]

    def handle_endtag(self, tag: str) -> None:
        self.silent -= tag in SILENT
        self.data = False

    def handle_data(self, data: str) -> None:
        if self.data:
            self.said += [outside(text) for text in texts(json.loads(data)) if _is_read(text)]
        for part in re.split("([\u27e6\u27e7])", "" if self.silent else data):
            if part in "\u27e6\u27e7" and part:
                self.deep += 1 if part == "\u27e6" else -1
            elif not self.deep:
                self.said.append(part)


def _is_read(text: str) -> bool:
    """Is a text of a script's data for people? Addresses, keys and drawings have no blank, or begin otherwise."""
    return " " in text and text[0] not in "<M"


def loose(page: str) -> list[str]:
    """What stands on a page in no sentence, but for signs and numbers."""
    speech = _Speech()
    speech.feed(page)
    speech.close()
    assert speech.deep == 0
    return [" ".join(said.split()) for said in speech.said if WORD.search(said)]


def texts(thing: Any) -> Iterator[str]:
    """Every text in a record or a table, however deep."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from (*texts(key), *texts(value))
    elif is_dataclass(thing):
        for one in fields(thing):
            yield from texts(getattr(thing, one.name))
    elif isinstance(thing, Iterable):
        for one in thing:
            yield from texts(one)


def by_others(desk: Desk) -> list[str]:
    """What people have written: features and their files, rules and steps, the names of players; longer texts first."""
    book, features = desk.book, desk.features.rglob("*.feature")
    steps = step_book(book)
    names = [", ".join(one.exist()) for one in steps.types.values() if one.exist]
    names += [one.concept for one in steps.definitions]
    sayings = [one for one in texts([*map(vars, steps.definitions), steps.types]) if " " in one]
    found = {*texts(map(read, features)), *texts(index(book)), *sayings, *names, *OTHERS}
    found |= {path.relative_to(desk.features).as_posix() for path in desk.features.rglob("*.feature")}
    return sorted({_plain(one) for one in found if WORD.search(one)}, key=len, reverse=True)


def _plain(text: str) -> str:
    """A text without what Sphinx and Markdown make of it."""
    return " ".join(re.sub('[\u2018\u2019\u201c\u201d"`]', "'", text).split())


@pytest.fixture(scope="module")
def bracketed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Desk, Path]]:
    """Pages of every kind that can be built in a moment, in a language of brackets."""
    with at_desk(tmp_path_factory.mktemp("desk")) as desk, pytest.MonkeyPatch.context() as patch:
        written(desk.root / "rival.json", rival(desk))
        for module in (placky.sphinx, commands):
            patch.setattr(module, "translations_of", lambda *_: Marked())
        patch.setattr(kept, "PLAYED", 10)
        desk.write(feature(CAUGHT, DODGED, ACTIVATED))
        conf = desk.pages(**PAGES) / "conf.py"
        conf.write_text(f"{conf.read_text('utf-8')}{SETTINGS}", encoding="utf-8")
        assert desk.placky("build", "--strict") == 0
        yield desk, desk.docs / "_build" / "html"


class Marked(Bracketed):
    """With a mark of its own, as a catalogue in a file has."""

    mark = "brackets"


@pytest.mark.parametrize("page", [*(f"takkure/{name}" for name in PAGES), "search", "genindex"])
def test_all_that_placky_says_on_a_page_is_in_sentences_of_a_catalogue(page: str, bracketed: tuple[Desk, Path]) -> None:
    desk, out = bracketed
    html = (out / f"{page}.html").read_text(encoding="utf-8")
    assert "\u27e6" in html
    known = by_others(desk)
    assert [said for said in loose(html) if WORD.search(without(said, known))] == []


def without(said: str, known: Iterable[str]) -> str:
    """A text without what is known in it."""
    said = _plain(said)
    for one in known:
        if WORD.search(said):
            said = said.replace(one, "")
    return said


# ------------------------------------------------------------------ what scripts put in the place of something else


class Turned(Translated):
    """English, but that a title has its dice last."""

    mark = "turned"


def test_other_dice_stand_in_a_title_wherever_a_language_has_them(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (placky.sphinx, commands):
        monkeypatch.setattr(
            module, "translations_of", lambda *_: Turned({"{thrown}: {news}": "{news} \u2013 {thrown}"})
        )
    monkeypatch.setattr(kept, "PLAYED", 10)
    with at_desk(tmp_path_factory.mktemp("desk")) as desk:
        desk.write(feature(DODGED))
        desk.pages(tryout=PAGE)
        assert desk.placky("build", "--strict") == 0
        page = (desk.docs / "_build" / "html" / "takkure" / "tryout.html").read_text(encoding="utf-8")
    (walk,) = walks(page)
    (rolled,) = [frame for frame in walk.frames.values() if "falls" in frame]
    played = {kind["to"]: kind["thrown"] for kind in rolled["falls"]["kinds"] if "to" in kind and "title" not in kind}
    assert played
    for name in played:
        title, (ends, begins) = walk.frames[name]["title"], walk.frames[name]["cast"]
        assert title[begins - 3 : begins] == " \u2013 "
        assert ends == len(title)
