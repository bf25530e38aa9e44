"""What scripts say stands in their tables, and is sent in the language of the pages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.placky.sentences.test_glue import Bracketed

import placky.sphinx
from placky.sentences import places_of
from placky.sentences.catalogue import speaking
from placky.sentences.scripts import in_words, sentences
from placky.sphinx.sent import sent
from placky.verdicts import VERDICTS

SCRIPTS = Path(str(placky.sphinx.__file__)).parent / "theme" / "scripts"
ALL = sorted(SCRIPTS.rglob("*.js"))
TEXT = re.compile(r"""(?<=\s)//[^\n]*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`""")
SAID = re.compile(r"""["`](?:[^"`]*[.!?] )?[A-Z][a-z]+|\}[.,:;]? [a-z]{2,}\b(?!\()""")
"""How a text begins, or goes on after a value, that is for people."""
SPARED = re.compile(r"(?:Error|warn)\($|TRANSLATIONS\[$")
"""What stands before texts for developers, and before one of Sphinx's."""
KEYS = {'"Home"', '"End"', '"Enter"', '"Escape"', '"Width"', '"Height"'}


def outside(script: str) -> Iterator[str]:
    """Texts for people that stand in no table."""
    known = {f'"{text}"' for text in sentences(script)}
    for text in TEXT.finditer(script):
        before = script[max(0, text.start() - 20) : text.start()]
        if (
            not text[0].startswith("//")
            and SAID.search(text[0])
            and text[0] not in known | KEYS
            and not SPARED.search(before)
        ):
            yield text[0]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.relative_to(SCRIPTS).as_posix())
def test_what_a_script_says_stands_in_a_table(path: Path) -> None:
    found = list(outside(path.read_text(encoding="utf-8")))
    assert not found, "put it into a table whose name ends in WORDS, with named places for values"


@pytest.mark.parametrize("code", ['make("p", "", "Go on")', "`${n} of ${all}`", "`Only ${name}`"])
def test_a_text_for_people_is_seen(code: str) -> None:
    assert list(outside(code))


def test_scripts_are_sent_in_the_language_of_their_pages() -> None:
    english = dict(sent())
    with speaking(spoken := Bracketed()):
        other = dict(sent())
    assert {*english} == {*other}
    assert spoken.heard == {text for path in ALL for text in sentences(path.read_text(encoding="utf-8"))}
    for name, text in other.items():
        assert re.sub("[\u27e6\u27e7]", "", text) == english[name], "nothing but sentences is another"
    assert '"\u27e6Roll the dice\u27e7"' in other["parts.js"]
    assert '"\u27e6Roll the dice\u27e7"' not in other["walk.js"]


def test_the_script_of_reports_has_a_name_for_every_verdict() -> None:
    assert {*VERDICTS} <= {*sentences((SCRIPTS / "report.js").read_text(encoding="utf-8"))}


def test_a_sentence_may_hold_whatever_a_text_can() -> None:
    with speaking(Bracketed()):
        assert in_words(r'X_WORDS: { a: "say \"{n}\"", // "no"' + '\n b: { "c-d": "" } }, "e"') == (
            '''X_WORDS: { a: "\u27e6say \\"{n}\\"\u27e7", // "no"\n b: { "c-d": "" } }, "e"'''
        )


def test_places_of_sentences_have_names() -> None:
    said = [text for path in ALL for text in sentences(path.read_text(encoding="utf-8"))]
    assert said
    assert all(re.fullmatch(r"[a-z]\w*", place) for text in said for place in places_of(text))
