"""What a walkthrough says and shows of cards, spinners and dice: sentences of their own, drawings of faces."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from docutils import nodes

from placky.chances import CARDS, CHANCES, DICE, SCRIPTS, SPINNER, Chance, differences
from placky.defaults import PaperTable, PlainBook, PlainWords
from placky.scenarios.steps import StepBook
from placky.sphinx.nodes import drawing, element, walk_data
from placky.sphinx.walkthrough import walkthrough
from placky.sphinx.walkthrough.frames import FrameWriter
from placky.storyboard.frames import Frame, Story
from placky.storyboard.odds import NOBODY, OddsLine
from placky.words import Hand, chance_of
from touchline.core.play.sight import HIDDEN, UNSEEN

CARD = {"ask": "roll", "rule": "2", "kind": "turn", "action": "chance", "deck": {"ace": 1, "ox": 2}}
DRAW = {**CARD, "hands": [{"player": "Ada", "team": "", "name": "cards", "number": 1}]}
ROLL = {**DRAW, "hands": [{"player": "Ada", "team": "", "name": "die", "number": 1, "faces": ["1", "2", "3"]}]}
del ROLL["deck"]


def fell(frame: Frame, face: str) -> Frame:
    """A frame to which a throw leads."""
    events = ({"event": "rolled", "rule": "2", "player": "Ada", "face": face, "results": [face]},)
    act = {"roll": [{"player": None, "face": face}]}
    return Frame(f"{frame.id}-{face}", "dice", face, frame, 2, [], act=act, state={"turn": "Ada"}, events=events)


def story(*throws: tuple[Mapping[str, Any], tuple[str, ...]]) -> Story:
    """One throw after the other, each with what it falls on: the first goes on."""
    root = here = Frame("f", "setup", "Set up", None, 1, [], state={"turn": "Ada"})
    for pending, faces in throws:
        here.pending = pending
        here.odds = tuple(OddsLine(frozenset({(face,)}), 1, len(faces), face, NOBODY) for face in faces)
        here.children = [fell(here, face) for face in faces]
        here = here.children[0]
    return Story("s", "Chance", "", root)


def written(told: Story, folder: Path, words: PlainWords) -> nodes.Node:
    """Its walkthrough."""
    book = PlainBook("placky", "Plain", steps=StepBook({}), table=PaperTable, words=lambda: words)
    writer = FrameWriter(book, folder, nodes.Text, lambda _: [], set())
    return walkthrough(told, book, writer, "", rail=False)


def of_class(node: nodes.Node, name: str) -> list[element]:
    return [one for one in node.findall(element) if name in str(one["attributes"].get("class")).split()]


def data(node: nodes.Node) -> dict[str, Any]:
    (found,) = node.findall(walk_data)
    told: dict[str, Any] = found["data"]
    return told


def test_a_walk_with_cards_says_so_and_holds_the_drawing_of_each_face_once(tmp_path: Path) -> None:
    made = written(story((DRAW, ("ace", "ox")), (DRAW, ("ox",))), tmp_path, PlainWords(form="card"))
    told = data(made)
    assert told["words"] == {"step": "{name}", **differences(CARDS, DICE)}
    hand = told["frames"]["f"]["hands"][0]
    assert (hand["form"], hand["faces"], "words" in told["frames"]["f"]) == ("card", ["ace", "ox"], False)
    drawn = "".join(node["svg"] for node in made.findall(drawing))
    assert [drawn.count(f'<g id="{name}">') for name in hand["drawn"]] == [1, 1]
    captions = [one.astext() for one in made.findall(element) if one["tag"] == "figcaption"]
    assert captions == ["All 2 cards of the deck", "All that is left of the deck"]


def test_what_was_drawn_is_shown_beside_what_came_of_it_and_plain_dice_are_told(tmp_path: Path) -> None:
    shown = of_class(written(story((DRAW, ("ace", "ox"))), tmp_path, PlainWords(form="card")), "shown")
    assert [node["svg"].count(">ace<") for one in shown for node in one.findall(drawing)] == [1, 0]
    assert of_class(written(story((ROLL, ("1", "2"))), tmp_path, PlainWords()), "shown") == []


def test_a_card_that_is_not_seen_lies_face_down(tmp_path: Path) -> None:
    told = story((DRAW, ("ace",)))
    (drawn,) = told.root.children
    drawn.events = ({**drawn.events[0], "face": HIDDEN, "results": [UNSEEN]},)
    made = written(told, tmp_path, PlainWords(form="card"))
    (shown,) = (node["svg"] for one in of_class(made, "shown") for node in one.findall(drawing))
    (due,) = (node["svg"] for one in of_class(made, "dice") for node in one.findall(drawing))
    assert shown == due
    assert data(made)["frames"][drawn.id]["dice"] == ["?"]


def test_a_throw_that_is_called_otherwise_than_the_first_brings_its_own_words(tmp_path: Path) -> None:
    words = PlainWords()
    told = data(written(story((ROLL, ("1", "2")), (DRAW, ("ace",))), tmp_path, words))
    assert told["words"] == {"step": "{name}"}
    one, other = (told["frames"][name].get("words") for name in ("f", "f-1"))
    assert one is None
    assert other["roll"] == CARDS.roll
    assert other["exact"] == CARDS.exact


@pytest.mark.parametrize(
    ("hands", "chance"),
    [
        ([Hand(0, "Ada", 1, 6, tuple("123456"))], CHANCES["die"]),
        ([Hand(0, "Ada", 1, 2, ("heads", "tails"), form="spinner")], SPINNER),
        ([Hand(0, "Ada", 2, 2, ("heads", "tails"))], DICE),
        ([Hand(0, "Ada", 1, 6, ("a", "b"), chance=CARDS)], CARDS),
        ([], DICE),
    ],
)
def test_a_throw_is_called_as_its_form_or_its_author_says(hands: list[Hand], chance: Chance) -> None:
    assert chance_of(hands) is chance


def test_a_single_coin_is_tossed() -> None:
    assert chance_of([Hand(0, "Ada", 1, 2, ("heads", "tails"))]).roll == "Toss the coin"


@pytest.mark.parametrize("form", [form for form in CHANCES if form != "die"])
def test_nothing_else_is_spoken_of_as_dice(form: str) -> None:
    said = {name: str(getattr(CHANCES[form], name)) for name in Chance.__dataclass_fields__}  # type: ignore[index]
    strange = ("dice", "die ", "roll", "toss")
    assert {name for name, text in said.items() if any(word in text.lower() for word in strange)} == {"endless"}


def test_sentences_have_the_places_of_those_of_dice() -> None:
    values = {
        "title": "T",
        "of": 3,
        "number": "two",
        "who": "Ada",
        "faces": "1",
        "chance": "5 %",
        "label": "L",
        "ways": 1,
        "end": "E",
    }
    for chance in CHANCES.values():
        for name in set(Chance.__dataclass_fields__) - {"first", "wrong"}:
            assert "{" not in getattr(chance, name).format(**values)
        assert len(chance.wrong) > 2
    assert set(SCRIPTS) <= set(Chance.__dataclass_fields__)
    assert differences(replace(DICE, roll="Throw"), DICE) == {"roll": "Throw"}
