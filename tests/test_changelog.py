"""The changelog: ten short lines a release, the latest of the version that this is."""

import re
from pathlib import Path

import pytest

from touchline import __version__

TEXT = (Path(__file__).parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
RELEASES = dict(re.findall(r"^## (\S+)\n\n((?:- .*\n)+)", TEXT, re.MULTILINE))
LINES, LONG = 10, 160


def test_the_latest_release_is_this_version() -> None:
    """What is still to come stands above it."""
    assert next(name for name in RELEASES if name != "Unreleased") == __version__
    assert len(RELEASES) == TEXT.count("\n## ")


@pytest.mark.parametrize("release", RELEASES)
def test_a_release_is_told_in_ten_short_lines(release: str) -> None:
    """Whoever wants to know more reads the commits."""
    lines = RELEASES[release].splitlines()
    assert len(lines) <= LINES
    assert [line for line in lines if len(line) > LONG] == []
