"""Placky's moods."""

import pytest
from tests.placky.diagrams.elements import parsed

from placky.diagrams import mascot


def test_there_are_five_moods() -> None:
    assert list(mascot.MOODS) == ["calm", "glad", "dry", "alarmed", "thinking"]


def test_no_two_moods_look_alike() -> None:
    assert len({mascot.symbol(mood).replace(mood, "") for mood in mascot.MOODS}) == 5


@pytest.mark.parametrize("mood", mascot.MOODS)
def test_the_sprite_has_a_symbol_for_each_mood(mood: str) -> None:
    root = parsed(mascot.sprite())
    symbol = next(symbol for symbol in root if symbol.get("id") == f"placky-{mood}")
    assert symbol.get("viewBox") == "0 0 120 120"
    assert symbol.get("fill") == "none"
    assert len(symbol) > 20


@pytest.mark.parametrize("mood", mascot.MOODS)
def test_the_antenna_stays_inside_the_picture(mood: str) -> None:
    x, y = mascot.MOODS[mood].tip
    assert y + 4.2 + 1.25 <= 120
    assert 0 < x < 120


def test_an_unknown_mood_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="no mood 'angry'; the moods are calm, glad, dry, alarmed, thinking"):
        mascot.shapes("angry")
