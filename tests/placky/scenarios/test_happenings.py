"""What events claim by themselves: none of them, nor a few together, is told again at once."""

from typing import Any

import pytest

from placky.scenarios.happenings import told_once


class Told:
    """A table at which all this has happened."""

    def __init__(self, *kinds: str) -> None:
        self.told = [{"event": kind} for kind in kinds]

    def events(self) -> list[dict[str, Any]]:
        """What has happened."""
        return self.told


@pytest.mark.parametrize(
    ("kinds", "sentence"),
    [
        ("moved fell fell", "fell is told twice in a row"),
        ("toss half clock half clock moved", "half and clock are told twice in a row"),
        ("held taken turned held taken turned", "held and taken and turned are told twice in a row"),
    ],
)
def test_what_is_told_again_at_once_is_a_fault(kinds: str, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        told_once(Told(*kinds.split()))  # type: ignore[arg-type]


@pytest.mark.parametrize("kinds", ["", "fell", "fell moved fell", "half clock moved half", "fell moved moved fell"])
def test_what_comes_again_later_is_none(kinds: str) -> None:
    table = Told(*kinds.split())
    assert told_once(table, "moved") == table.told  # type: ignore[arg-type]
