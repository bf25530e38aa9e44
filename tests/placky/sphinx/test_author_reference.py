"""The reference for authors: every name that they may use is on it, with a picture where one can be drawn."""

import re
from dataclasses import is_dataclass
from html import unescape
from importlib import import_module
from pathlib import Path

import pytest
from tests.placky.desk import at_desk
from tests.placky.sphinx.pages import build

from placky.diagrams import marks, shapes
from placky.diagrams.palette import PALETTE
from placky.diagrams.samples import SAMPLES, scene
from placky.diagrams.svg import board
from placky.sphinx.directives.reference import entries

PAGE = Path(__file__).parents[3] / "docs" / "authors" / "reference.md"
MODULES = {name: names.split() for name, names in re.findall(r"\{reference\} (\S+)(.*)", PAGE.read_text("utf-8"))}
PLAIN = {"Field", "NameAt", "Part", "Ink"}
"""What can be shown only as a part of something else; it has a sample all the same."""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The source of the page, built by itself."""
    text = re.sub(r"\{doc\}(`.*?`)", r"\1", PAGE.read_text(encoding="utf-8"))
    with at_desk(tmp_path_factory.mktemp("reference")) as desk:
        desk.pages(reference=text)
        conf = desk.docs / "conf.py"
        conf.write_text(f"{conf.read_text('utf-8')}myst_heading_anchors = 2\n", encoding="utf-8")
        made = build(desk)
        assert (made.code, made.warnings) == (0, [])
        return made.page("takkure/reference")


def test_every_name_of_its_modules_is_on_the_page(said: str) -> None:
    assert {"touchline.core.play.requests", "touchline.core.dice.throws", "placky.words", "placky.rulebook",
            "placky.diagrams.marks", "placky.diagrams.shapes", "placky.diagrams.figures"} <= set(MODULES)  # fmt: skip
    listed = set(re.findall(r'<th scope="row"><code[^>]*>(.*?)</code>', re.sub(r"</?span[^>]*>", "", said)))
    listed |= {unescape(re.sub(r"<[^>]+>|¶", "", one)) for one in re.findall(r"<h3>(.*?)</h3>", said)}
    for module, names in MODULES.items():
        assert set(names or import_module(module).__all__) - listed == set(), module
    assert set(PALETTE) <= listed
    assert {"tell", "headline", "option", "hands", "outcome", "scene", "follow", "features", "QUIET"} <= listed


def test_every_colour_is_shown_as_it_is_in_both_themes(said: str) -> None:
    for tint in PALETTE.values():
        assert f'fill="{tint.paper}"' in said
        assert f'fill="{tint.night}"' in said


def test_every_mark_and_every_shape_has_a_picture_of_its_own() -> None:
    drawn = {name for room in (marks, shapes) for name in room.__all__ if is_dataclass(getattr(room, name))}
    assert drawn - set(SAMPLES) == set()
    pictures = {name: board(scene(name), "").body for name in SAMPLES}
    assert len({picture for name, picture in pictures.items() if name not in PLAIN}) == len(set(pictures) - PLAIN)


def test_an_entry_says_what_a_name_takes_and_what_it_is() -> None:
    found = {one.name: one for one in entries(import_module("touchline.core.play.requests"))}
    assert found["Forbidden"].takes == "do, player, refusal"
    assert found["Option"].takes.endswith("value = None, limits = None, check = None, sample = None")
    assert found["CHECKPOINT"].said == "Yielded where a procedure could be started anew from the state alone."
    (rail,) = [one for one in entries(import_module("placky.words")) if one.name == "Rail"]
    assert [one.name for one in rail.members] == ["NAMES", "UNIT", "TITLE", "step"]
    assert rail.members[-1].takes == "kind, state, came, events"


@pytest.mark.parametrize("module", sorted(MODULES))
def test_every_entry_says_what_it_is(module: str) -> None:
    for one in entries(import_module(module)):
        assert one.said or one.takes, one.name
        assert all(member.said or member.name in ("name", "title") for member in one.members), one.name
