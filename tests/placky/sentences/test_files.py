"""Catalogues in files: written, translated, read, and spoken."""

from pathlib import Path

import pytest

import placky
from placky.errors import PlackyError
from placky.rulebooks import home_of, rulebooks
from placky.sentences import Plural, say
from placky.sentences.catalogue import mark, speaking
from placky.sentences.files import LOCALE, catalogue_of, renewed, translations
from placky.sentences.source import found_in

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


def test_where_no_package_has_a_language_all_is_english(package: Path) -> None:
    with speaking(translations("fr", [package])):
        assert say("{player} wins.", player="Ada") == "Ada wins."
        assert mark() == ""


def test_what_is_spoken_has_a_mark_that_changes_with_it(package: Path) -> None:
    with speaking(translations("pl", [package])):
        before = mark()
    (package / LOCALE / "pl.po").write_text(POLISH.replace("Wygrywa", "Zwycięża"), encoding="utf-8")
    with speaking(translations("pl", [package])):
        assert "" != before != mark()
    assert mark() == ""


def test_a_new_catalogue_has_every_sentence_and_the_same_bytes(package: Path) -> None:
    text, number, left = renewed(package, "mygame", "eo")
    assert (number, left) == (2, 2)
    assert renewed(package, "mygame", "eo") == (text, 2, 2)
    assert 'msgid "{player} wins."\nmsgstr ""' in text.decode()
    assert 'msgid "{left} token is left."\nmsgid_plural "{left} tokens are left."' in text.decode()
    catalogue_of(package, "eo").write_bytes(text)
    with speaking(translations("eo", [package])):
        assert say("{player} wins.", player="Ada") == "Ada wins."


def test_what_is_translated_stays_and_what_is_new_is_to_be_translated(package: Path) -> None:
    (package / "words.py").write_text(f'{WORDS}say("{{player}} waits.")', encoding="utf-8")
    text, number, left = renewed(package, "mygame", "pl")
    assert (number, left) == (3, 1)
    catalogue_of(package, "pl").write_bytes(text)
    assert renewed(package, "mygame", "pl") == (text, 3, 1)
    with speaking(translations("pl", [package])):
        assert [say(LEFT, left=n) for n in (1, 2, 5)] == ["1 żeton.", "2 żetony.", "5 żetonów."]


def test_what_has_a_catalogue_of_its_own_is_left_out(package: Path) -> None:
    game = package / "rulebooks" / "chess"
    game.mkdir(parents=True)
    (game / "words.py").write_text('say("{player} castles.")', encoding="utf-8")
    assert renewed(package, "placky", "eo")[1] == 3
    assert renewed(package, "placky", "eo", [game])[1] == 2
    assert renewed(game, "chess", "eo", [game])[1] == 1


@pytest.mark.parametrize("game", ["placky", *rulebooks()])
def test_no_sentence_of_a_game_is_in_the_catalogue_of_another(game: str, tmp_path: Path) -> None:
    homes = {name: home_of(book) for name, book in rulebooks().items()}
    own = homes.get(game, Path(str(placky.__file__)).parent)
    found = {own / one.module for one in found_in(own, homes.values())}
    assert found, game
    assert not [path for path in found for name, home in homes.items() if name != game and home in path.parents]


@pytest.mark.parametrize("language", ["", "xx_YY", "german", "../de"])
def test_a_language_that_there_is_not_is_refused(language: str, package: Path) -> None:
    with pytest.raises(PlackyError, match="a language is needed"):
        renewed(package, "mygame", language)


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
