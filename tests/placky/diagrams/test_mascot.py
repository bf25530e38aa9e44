"""Placky's moods."""

import re

import pytest
from tests.placky.diagrams.elements import SVG, parsed

from placky.diagrams import mascot


def test_there_are_five_moods():
    assert list(mascot.MOODS) == ["calm", "glad", "dry", "alarmed", "thinking"]


@pytest.mark.parametrize("mood", mascot.MOODS)
def test_a_portrait_is_a_small_file_with_a_title_and_both_themes(mood):
    text = mascot.portrait(mood)
    root = parsed(text)
    assert root.get("viewBox") == "0 0 120 120"
    assert root.find(f"{SVG}title").text == mascot.MOODS[mood].title
    assert "light-dark(" in text
    assert len(text) < 5000


def test_no_two_moods_look_alike():
    assert len({re.sub(r"<title.*?</title>", "", mascot.portrait(mood)) for mood in mascot.MOODS}) == 5


@pytest.mark.parametrize("mood", mascot.MOODS)
def test_the_sprite_has_a_symbol_for_each_mood(mood):
    root = parsed(mascot.sprite())
    symbol = next(symbol for symbol in root if symbol.get("id") == f"placky-{mood}")
    assert symbol.get("viewBox") == "0 0 120 120"
    assert symbol.get("fill") == "none"
    assert len(symbol) > 20


@pytest.mark.parametrize("mood", mascot.MOODS)
def test_the_antenna_stays_inside_the_picture(mood):
    x, y = mascot.MOODS[mood].tip
    assert y + 4.2 + 1.25 <= 120
    assert 0 < x < 120


def test_an_unknown_mood_is_refused_with_those_there_are():
    with pytest.raises(KeyError, match="no mood 'angry'; the moods are calm, glad, dry, alarmed, thinking"):
        mascot.shapes("angry")
