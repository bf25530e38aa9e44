"""Types of fields for the numbers of a rulebook, which know what its engine's data has."""

import pytest

from placky.scenarios.numbered import numbered

TYPES = numbered("touchline.takkure", (r"\d\.\w+", "1.20"), (r"R-\d+", "R-18"), "fails")


@pytest.mark.parametrize(
    ("name", "known", "unknown"),
    [
        ("rule", "1.20", "9.99"),
        ("ruling", "R-18", "R-999"),
        ("authority", "R-18", "9.99"),
        ("authority", "1.20", "R-999"),
        ("reading", "fails", "flies"),
    ],
)
def test_what_the_data_has_is_known_and_nothing_else(name: str, known: str, unknown: str) -> None:
    assert TYPES[name].fault(known) is None
    assert f'"{unknown}" is no ' in (TYPES[name].fault(unknown) or "")


@pytest.mark.parametrize(("name", "text"), [("rule", "R-18"), ("ruling", "1.20")])
def test_neither_number_is_read_as_the_other(name: str, text: str) -> None:
    assert "cannot be read" in (TYPES[name].fault(text) or "")
