"""Pages speak the language that their settings name, as far as there are catalogues."""

from pathlib import Path

import pytest
from tests.placky.desk import CAUGHT, Desk, feature
from tests.placky.sphinx.pages import build

from placky import rulebooks
from placky.sentences.catalogue import mark
from placky.sentences.files import catalogue_of

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
