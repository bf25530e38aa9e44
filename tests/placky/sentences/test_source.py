"""Which sentences a package has is read from its source."""

from pathlib import Path

import pytest

from placky.sentences import Plural, Sentence
from placky.sentences.source import found_in

MODULE = """
NAMES: Mapping[str, Sentence] = MappingProxyType({"run": "runs", "walk": Plural("n", one="{n} walks", other="walk")})
OTHERS: Mapping[str, str] = {"run": "not said"}
TALES = (
    both(Ran, "{player} runs.", "  ** "),
    told(Walked, "{player} walks.", "Walk!", ""),
    told(Stood, lambda e: say("{player} stands." if e["still"] else "{player} waits.", e), None),
    said(Ran, Plural("n", "{n} step", "{n} steps")),
)
print("Not said either", say(NAMES["run"]))
"""


def test_sentences_are_found_where_they_are_said(tmp_path: Path) -> None:
    (tmp_path / "words.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "more.py").write_text('say("More.")', encoding="utf-8")
    found = list(found_in(tmp_path))
    assert [one.message for one in found if one.module == "deep/more.py"] == ["More."]
    assert {one.message for one in found if one.module == "words.py"} == {
        "runs", Plural("n", "{n} walks", "walk"), "{player} runs.", "{player} walks.", "Walk!", "{player} stands.",
        "{player} waits.", Plural("n", "{n} step", "{n} steps"),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('nouns.put("The {game}", way="fast")', {"The {game}"}),
        ('from placky.sentences import say as usual\nusual("Usual.")', {"Usual."}),
        ('told = Plural("n", one="{n} die", other="{n} dice")', {Plural("n", "{n} die", "{n} dice")}),
        ('Together({"{player} waits.": "{players:and} wait."}, say=say)', {"{players:and} wait."}),
        ('say_nodes("See {rule}.", rule=link)', {"See {rule}."}),
        ('Nouns(player="coach", game="match")', {"coach", "match"}),
        (
            'PlainWords({"won": "{player} wins."}, refusals={"far": "too far"}, form="card")',
            {"{player} wins.", "too far"},
        ),
        ('Refusals({"far": "too far"}, met={"far": "near"}, turns=["turn"])', {"too far", "near"}),
        ('Modifiers({"far": "at {n}"}, notes={"far": "far"})', {"at {n}", "far"}),
        ('CARDS: Chance = replace(DICE, roll="Draw", wrong=("No.", "Never."))', {"Draw", "No.", "Never."}),
    ],
)
def test_sentences_are_found_where_a_game_brings_them(code: str, found: set[Sentence], tmp_path: Path) -> None:
    (tmp_path / "words.py").write_text(code, encoding="utf-8")
    assert {one.message for one in found_in(tmp_path)} == found


@pytest.mark.parametrize("text", ["", "say(text)", "told(Ran)", "X: Sentence", "other('Text')", "Plural(*parts)"])
def test_what_is_no_text_is_no_sentence(text: str, tmp_path: Path) -> None:
    (tmp_path / "words.py").write_text(text, encoding="utf-8")
    assert list(found_in(tmp_path)) == []


def test_sentences_are_found_in_templates(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        '<b>{{ say("Search")|e }}</b>{% set title = say("{site}, home", site=brand) %}<i>{{ _("Not ours") }}</i>',
        encoding="utf-8",
    )
    assert list(found_in(tmp_path)) == [("Search", "page.html"), ("{site}, home", "page.html")]
