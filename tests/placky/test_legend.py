"""Whom a line of a legend is about, and where a text speaks of him."""

import pytest

from placky.words import LegendLine


def test_a_line_is_called_by_its_name_unless_it_says_otherwise() -> None:
    assert LegendLine(0, "Ada", "").called == "Ada"
    assert LegendLine(0, "Ada 10", "", called="Ada").called == "Ada"


@pytest.mark.parametrize(
    ("name", "text", "spoken"),
    [
        ("C1", "C12 goes to C10.", False), ("C1", "C12 goes to C1.", True), ("C1", "(C1)", True),
        ("Player 1", "Player 12 waits.", False), ("Player 1", "Player 1\u2019s turn", True), ("Ana", "Anabel", False),
        ("Q.", "Q. waits", True),
    ],
)  # fmt: skip
def test_a_text_speaks_of_him_by_his_whole_name(name: str, text: str, *, spoken: bool) -> None:
    """C1 is no part of C12, nor the first player of the twelfth."""
    assert LegendLine(0, name, "").is_in(text) is spoken
