"""What a question says of places and people: letters on its board, colours as ever, numbers, reasons in sentences."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.placky.drills.shared import some
from tests.placky.drills.test_drills import asked_at
from tests.thorough import THOROUGH

from placky.diagrams.ground import locator_box
from placky.diagrams.marks import Chip, Label, Ring, Token
from placky.drills import Drill, drills, kept
from placky.drills.made import Posed
from placky.lettered import LENS, RING, Lettered, _name, drawn
from placky.recording.drills import KeptDrill, load
from placky.rulebook import Rulebook
from placky.rulebooks import engine_digest, index, rulebook
from placky.sphinx.directives.drill_sheet import SMALL, _lettered, _sizes, scene_of

COORDINATES = {
    "takkure": r"(?<!arrow \d)(?<!to \d)(?<!to \d\d)-?\d+(?:\.\d+)?, -?\d+(?:\.\d+)?(?![\d\u2033])",
    "dreadball": r"\b[A-K]\d{1,2}\b|\[-?\d+, -?\d+\]",
}
"""How places are written where a board has axes."""


@pytest.fixture(scope="module")
def made() -> dict[str, Sequence[Drill]]:
    """Drills of the games whose sentences name places."""
    asked = {"takkure": (("legal", 150), ("better", 100)), "dreadball": (("legal", 80), ("follows", 80))}
    return {
        name: [one for kind, answers in kinds for one in drills(rulebook(name), kind=kind, answers=answers, count=6)]
        for name, kinds in asked.items()
    }


def texts(one: Drill) -> Iterator[str]:
    yield from (one.question, one.reason, *one.given)
    for answer in one.answers:
        yield from (answer.text, answer.why)


@pytest.mark.parametrize("name", COORDINATES)
def test_no_question_and_no_answer_has_a_coordinate(made: dict[str, Sequence[Drill]], name: str) -> None:
    found = [text for one in made[name] for text in texts(one) if re.search(COORDINATES[name], text)]
    assert found == []
    lettered = [one for one in made[name] if one.places]
    assert lettered
    for one in lettered:
        asked = " ".join((one.question, *(answer.text for answer in one.answers)))
        assert [*one.places] == [*"ABCDEFGHIJKL"[: len(one.places)]]
        assert all(re.search(rf"\b{letter}\b", asked) for letter in one.places)


@pytest.mark.parametrize("name", COORDINATES)
def test_each_letter_stands_on_the_board_and_is_told_in_words(made: dict[str, Sequence[Drill]], name: str) -> None:
    book = rulebook(name)
    for one in [one for one in made[name] if one.places][:12]:
        scene = drawn(asked_at(book, one).state(), one.places, book.painter())
        x, y, width, height = scene.window
        rings = {mark.id: mark.at for mark in scene.marks if isinstance(mark, Ring)}
        letters = {mark.id: mark.letter for mark in scene.marks if isinstance(mark, Chip)}
        for letter, at in one.places.items():
            assert rings[f"place-{letter}"] == tuple(at)
            assert letters[f"letter-{letter}"] == letter
            assert f"{letter} is " in scene.alt
            assert x <= at[0] <= x + width
            assert y <= at[1] <= y + height


def test_a_place_that_only_a_reason_names_is_told_by_the_figure_beside_it(made: dict[str, Sequence[Drill]]) -> None:
    told = [one.reason for one in made["dreadball"] if "a place " in one.reason or "the place where " in one.reason]
    assert told
    assert all(re.search(r"a place [a-z ]+ [A-Z]{3,}|where [A-Z]{3,} is", text) for text in told)


def test_reasons_are_sentences(made: dict[str, Sequence[Drill]]) -> None:
    for one in [*made["takkure"], *made["dreadball"]]:
        for text in (one.reason, *one.given, *(answer.why for answer in one.answers)):
            assert not text[:1].islower()
            assert text.endswith((".", "!", "?"))
            assert ".." not in text


def test_a_name_has_the_same_colour_in_every_question(made: dict[str, Sequence[Drill]]) -> None:
    book = rulebook("takkure")
    sides: dict[str, set[int | None]] = {}
    for one in [*made["takkure"], *drills(book, kind="better", rule="1.14", answers=800, count=8)]:
        for line in book.words().telling.legend(asked_at(book, one).state()):
            sides.setdefault(line.name, set()).add(line.side)
    assert {name for name, found in sides.items() if len(found) > 1} == set()


def test_a_name_is_never_written_as_large_as_the_number_of_a_figure(made: dict[str, Sequence[Drill]]) -> None:
    """Whoever has no small mark on him has a name like everybody else's."""
    book, bare = rulebook("takkure"), 0
    for one in made["takkure"]:
        scene = drawn(asked_at(book, one).state(), one.places, book.painter())
        before = {mark.id: mark for mark in scene.marks if isinstance(mark, Token) and mark.name}
        after = {mark.id: mark for mark in _lettered(scene).marks if isinstance(mark, Token) and mark.name}
        bare += sum(min(_sizes(mark), default=0) > SMALL for mark in before.values())
        assert all(after[id_].name_size == max(mark.name_size, SMALL) for id_, mark in before.items())
    assert bare


def test_the_map_of_the_ground_lies_over_nobody_where_another_corner_is_free() -> None:
    book, moved = rulebook("takkure"), 0
    for one in some("takkure", "legal", "forbids"):
        state = asked_at(book, one).state()
        scene, plain = drawn(state, one.places, book.painter()), book.painter().scene(state, ())
        if scene.locator is None:
            continue
        shown = [mark.at for mark in scene.marks if isinstance(mark, Token | Chip)]
        named = [at for mark in scene.marks if isinstance(mark, Token) for at in _name(mark)]
        over, near = {}, {}
        for corner in dict.fromkeys((scene.locator.corner, "top left", "bottom left", "bottom right")):
            x, y, width, height = locator_box(scene.field, scene.window, replace(scene.locator, corner=corner))
            over[corner] = [at for at in shown if x < at[0] < x + width and y < at[1] < y + height]
            across, along = (x - RING, x + width + RING), (y - RING, y + height + RING)
            near[corner] = [
                at for at in (*shown, *named) if across[0] < at[0] < across[1] and along[0] < at[1] < along[1]
            ]
        moved += plain.locator is not None and plain.locator.corner != scene.locator.corner
        assert not over[scene.locator.corner] or min(map(len, over.values())) > 0
        assert scene.locator.corner != LENS or all(near[corner] for corner in near if corner != LENS)
    assert moved


def test_what_follows_is_asked_with_the_targets_of_the_dice() -> None:
    book = rulebook("takkure")
    every = (drills(book, seed=seed, kind="follows", answers=200, count=2) for seed in range(9))
    found = next(filter(None, ([one for one in made if "against" in one.question] for made in every)))
    for one in found:
        pending = asked_at(book, one).pending() or {}
        targets = [text for text in one.given if "\u2019s target: " in text]
        assert len(targets) == len({die["player"] for die in pending["dice"]})
        for die in pending["dice"]:
            sums = next(text for text in one.given if text.startswith(f"{die['player']}\u2019s "))
            assert f"{die['stat']} {die['value']}" in sums
            assert all(book.words().modifiers.tell(each) in sums for each in die["modifiers"])


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Sequence[KeptDrill]:
    """The drills of DreadBall as its pages have them, of a few places."""
    book, path = rulebook("dreadball"), tmp_path_factory.mktemp("kept") / "dreadball.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "PLAYED", 1500 if THOROUGH else 1000)
        kept.make(path, book)
    return load(path, engine_digest(book))


def test_no_question_runs_ahead_of_its_chapter(shown: Sequence[KeptDrill]) -> None:
    """Neither its reason nor what stands beside its board names a rule of a later one.

    Where all questions of a rule do, they wait for that chapter. Of commands some run ahead, where else all of them
    would be refused: that would be an answer for all.
    """
    told, late = {number: one.chapter for number, one in index(rulebook("dreadball")).rules.items()}, Counter[Any]()
    for one in (one for one in shown if one.kind not in kept.TWINS):
        named = re.findall(r"D-\d\d", " ".join([one.reason, *one.given]))
        assert all(told.get(number, 0) <= one.chapter for number in named)
        late[one.rule, one.kind] += one.chapter > told[one.rule]
    assert {(one.rule, one.kind) for one in shown if late[one.rule, one.kind]} & {
        (one.rule, one.kind) for one in shown if one.chapter == told[one.rule]
    } == set()
    assert len(+late) < len(late) / 2


def test_a_rule_waits_for_the_chapter_that_knows_what_all_its_questions_cite() -> None:
    """One that cites no later rule is enough to ask of it at once; the others are left out then."""
    told = {"1": 1, "2": 2, "3": 3}

    def placed(*reasons: str) -> tuple[int, list[str]]:
        expected = SimpleNamespace(refused=None)
        made = [SimpleNamespace(rule="1", kind="follows", reason=one, given=(), expected=expected) for one in reasons]
        chapter, by_now = kept._placed("1", (Posed(cast("Drill", one), {}) for one in made), told)
        return chapter, [one.drill.reason for one in by_now]

    assert placed("rule 2", "rule 1", "rule 3") == (1, ["rule 1"])
    assert placed("rule 2", "rule 3", "of 2") == (2, ["rule 2", "of 2"])


def test_whom_a_question_is_about_stands_below_the_board_with_his_numbers(shown: Sequence[KeptDrill]) -> None:
    asked = [one for one in shown if one.kind in ("target", "better") and one.cards]
    assert asked
    for one in asked:
        assert all(name in json.dumps([one.question, one.answers]) for _, name, _ in one.cards)
        assert all(re.search(r"strength \d", text) for _, _, text in one.cards)


def test_one_in_five_asks_why_not_at_most(shown: Sequence[KeptDrill]) -> None:
    for chapter in {one.chapter for one in shown}:
        kinds = [one.kind for one in shown if one.chapter == chapter]
        for number in range(1, len(kinds) + 1):
            assert 5 * kinds[:number].count("forbids") <= number
    assert "forbids" in {one.kind for one in shown}


def test_a_game_that_names_no_places_has_no_letters(pebbles: Rulebook) -> None:
    found = [*drills(pebbles, answers=200, count=3)]
    assert found
    assert not any(one.places for one in found)


def test_no_question_is_asked_twice(shown: Sequence[KeptDrill]) -> None:
    """Dice that have fallen are asked about for each rule at work, and a reader has one answer for all of them."""
    asked = [(one.chapter, json.dumps(one.state, sort_keys=True), one.question) for one in shown]
    assert len({*asked}) == len(asked)


def test_a_refusal_answers_a_few_questions_and_no_more(shown: Sequence[KeptDrill]) -> None:
    right = [next(answer["text"] for answer in one.answers if answer["right"]) for one in shown]
    asked = [
        one for one, text in zip(shown, right, strict=True) if one.kind in kept.TWINS and text.lower().startswith("no")
    ]
    refused = Counter((one.chapter, one.reason) for one in asked)
    assert len(refused) > 10
    assert max(refused.values()) <= kept.ALIKE


@pytest.mark.parametrize("kind", ["range", "target"])
def test_a_board_does_not_say_the_modifier_that_is_asked_for(kind: str) -> None:
    """Its rings say how far they reach, and nothing of what that makes of a pass; a length stays where it is."""
    book, rings = rulebook("takkure"), 0
    for one in drills(book, kind=kind, rule="2.01", answers=3000, count=8):
        state = asked_at(book, one).state()
        asked = KeptDrill(one.id, 2, one.rule, kind, one.question, one.asks, (), one.reason, (), one.places, (), state)
        scene, plain = scene_of(asked, book), drawn(state, one.places, book.painter())
        assert "Range " not in scene.alt
        labels = [mark.text for mark in scene.marks if isinstance(mark, Label) and mark.id.startswith("band-")]
        rings += len(labels)
        assert all(re.fullmatch(r"(to|over) \d+\u2033", text) for text in labels)
        assert len(scene.marks) == len(plain.marks)
        told = scene_of(asked._replace(kind="follows"), book)
        assert told == plain
        assert "Range " in told.alt or not labels
    assert rings


def test_the_letter_of_a_place_stands_beside_a_measure() -> None:
    book = rulebook("takkure")
    table = book.table()
    table.set_up({"players": [{"name": "AGUILA", "at": [12000, 13000], "ball": True}]})
    state = table.state()
    painter = book.painter()
    label = Label("measure", (14000, 15000), "3.3\u2033")

    def scene(*args: Any, **kwargs: Any) -> Any:
        drawing = painter.scene(*args, **kwargs)
        return replace(drawing, marks=(*drawing.marks, label))

    measured: Any = SimpleNamespace(ground=painter.ground, figures=painter.figures, window=painter.window, scene=scene)
    for far, moved in ((100, True), (3000, False)):
        at = (14000, 15000 + far)
        board = drawn(state, {"A": at}, measured)
        chip = next(mark for mark in board.marks if isinstance(mark, Chip) and mark.id == "letter-A")
        assert (chip.at != at) == moved


def test_two_places_on_the_same_side_of_a_figure_are_told_once() -> None:
    book = rulebook("takkure")
    table = book.table()
    table.set_up({"players": [{"name": "AGUILA", "at": [12000, 13000], "ball": True}]})
    told = Lettered(book, table.state()).told
    assert told("He goes to 12, 11 or 12, 10.5") == "He goes to a place below AGUILA"
    assert (
        told("He goes to 12, 11, 10, 13 or 12, 10.5.") == "He goes to a place below AGUILA or a place left of AGUILA."
    )
    assert told("He goes from 12, 11 to 12, 10.5") == "He goes from a place below AGUILA to a place below AGUILA"
