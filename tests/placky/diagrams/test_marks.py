"""Marks are data with ids that mean something."""

import hashlib
import json
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from placky.diagrams.marks import Chip, Ghost, Label, Part, Ring, Star, Token, Trail, canonical, overlay_id, slug
from placky.diagrams.shapes import Disc, Ink

GHOST = Ghost("start", (12000, 16900), 492, 0)
TRAIL = Trail("run", ((12000, 16900), (12000, 20900)), ticks=True, trim=(492, 552))


def test_marks_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        GHOST.radius = 1  # type: ignore[misc] # this is what must fail


def test_equal_marks_share_an_overlay_whatever_they_are_called() -> None:
    assert overlay_id([GHOST, TRAIL]) == overlay_id([replace(GHOST, id="other"), TRAIL])


@pytest.mark.parametrize(
    "change",
    [
        {"points": ((12000, 16900), (12000, 20901))},
        {"colour": "b-line"},
        {"style": "dashed"},
        {"ticks": False},
        {"trim": (492, 553)},
    ],
)
def test_any_visible_difference_makes_another_overlay(change: dict[str, Any]) -> None:
    assert overlay_id([TRAIL]) != overlay_id([replace(TRAIL, **change)])


def test_kind_and_order_of_marks_count() -> None:
    ring, star = Ring("x", (0, 0), 360, 1), Star("x", (0, 0), 1)
    assert len({overlay_id([ring]), overlay_id([star]), overlay_id([ring, star]), overlay_id([star, ring])}) == 4


def test_an_overlay_id_is_eight_hex_digits_of_the_canonical_data() -> None:
    data = b'[["Chip",{"at":[1,2],"colour":"move","letter":"M","radius":300}]]'
    assert overlay_id([Chip("move", (1, 2), "M")]) == f"ov-{hashlib.sha256(data).hexdigest()[:8]}"


def test_of_a_figure_only_what_shows_makes_another_picture() -> None:
    def dot(name: str, radius: int) -> Part:
        return Part(name, (Disc((0, 0), radius, Ink("a")),))

    token = Token("t", (0, 0), 492, 0, (dot("up", 492), dot("flag", 100)), ("up",))
    same = replace(token, parts=(token.parts[0], dot("flag", 200)), near=True)
    assert canonical([token]) == canonical([same])
    others = (
        replace(token, shown=("up", "flag")),
        replace(token, parts=(dot("up", 493), token.parts[1])),
        replace(token, shifts=(("up", (60, 0)),)),
    )
    assert len({canonical([one]) for one in (token, *others)}) == 4


def test_canonical_data_is_ascii_json() -> None:
    text = canonical([Label("n", (0, 0), "4″ </script>")])
    assert text.isascii()
    assert json.loads(text)[0][1]["text"] == "4″ </script>"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("AGUILA", "aguila"),
        ("Señor O’Hara 2", "senor-o-hara-2"),
        ("<script>", "script"),
        ("  a  b  ", "a-b"),
        ("Bjørn", "bj-rn"),
    ],
)
def test_slugs_are_lower_case_letters_digits_and_hyphens(name: str, expected: str) -> None:
    assert slug(name) == expected


def test_a_name_without_letters_still_has_a_slug_of_its_own() -> None:
    assert slug("鷲") != slug("爪")
    assert slug("鷲").isalnum()
