"""Catalogues in files: written, translated, read, and spoken."""

from pathlib import Path

import pytest

from placky.errors import PlackyError
from placky.sentences import Plural, say
from placky.sentences.catalogue import speaking
from placky.sentences.files import LOCALE, translations, written

WORDS = """
say("{player} wins.")
say(Plural("left", one="{left} token is left.", other="{left} tokens are left."))
"""
POLISH = """
msgid ""
msgstr ""
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

msgid "{player} wins."
msgstr "Wygrywa {player}."

msgid "{left} token is left."
msgid_plural "{left} tokens are left."
msgstr[0] "{left} żeton."
msgstr[1] "{left} żetony."
msgstr[2] "{left} żetonów."
"""
LEFT = Plural("left", one="{left} token is left.", other="{left} tokens are left.")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package that says two sentences, and has them in Polish."""
    (tmp_path / "words.py").write_text(WORDS, encoding="utf-8")
    (tmp_path / LOCALE).mkdir()
    (tmp_path / LOCALE / "pl.po").write_text(POLISH, encoding="utf-8")
    return tmp_path


def test_what_is_written_can_be_translated_and_is_spoken(package: Path) -> None:
    with speaking(translations("pl", [package])):
        assert say("{player} wins.", player="Ada") == "Wygrywa Ada."
        assert [say(LEFT, left=n) for n in (1, 2, 5)] == ["1 żeton.", "2 żetony.", "5 żetonów."]
        assert say("{player} waits.", player="Ada") == "Ada waits."
    assert say("{player} wins.", player="Ada") == "Ada wins."


def test_several_packages_are_spoken_at_once(package: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (other / LOCALE).mkdir(parents=True)
    (other / LOCALE / "pl.po").write_text(
        'msgid ""\nmsgstr ""\n\nmsgid "{player} waits."\nmsgstr "Czeka {player}."\n', encoding="utf-8"
    )
    with speaking(translations("pl", [other, package])):
        assert say("{player} waits.", player="Ada") == "Czeka Ada."
        assert say("{player} wins.", player="Ada") == "Wygrywa Ada."


def test_no_package_has_a_language(package: Path) -> None:
    assert translations("fr", [package]) is None


def test_a_catalogue_to_translate_has_every_sentence_and_the_same_bytes(package: Path) -> None:
    pot = written("mygame", package, "1.0")
    assert pot == written("mygame", package, "1.0")
    assert 'msgid "{player} wins."\nmsgstr ""' in pot.decode()
    assert 'msgid "{left} token is left."\nmsgid_plural "{left} tokens are left."' in pot.decode()
    (package / LOCALE / "eo.po").write_bytes(pot)
    with speaking(translations("eo", [package])):
        assert say("{player} wins.", player="Ada") == "Ada wins."


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (POLISH.replace("a {player}", "a {gracz}"), 'line 6: "Wygrywa {gracz}." has {gracz}; allowed: {player}'),
        (POLISH.replace("{left} żetony", "{lewo} żetony"), 'line 9: "{lewo} żetony." has {lewo}; allowed: {left}'),
        ("msgid nothing", "a catalogue of gettext is needed"),
    ],
)  # fmt: skip
def test_a_catalogue_that_cannot_be_spoken_is_named(text: str, wrong: str, package: Path) -> None:
    (package / LOCALE / "pl.po").write_text(text, encoding="utf-8")
    with pytest.raises(PlackyError) as raised:
        translations("pl", [package])
    assert wrong in str(raised.value)
    assert "pl.po" in str(raised.value)
