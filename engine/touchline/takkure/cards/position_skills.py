"""Skills by position (4.05) as data: five, each changing one action."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from touchline.takkure.numbers import read_data

POSITION_CHAPTER = 4
"""From this chapter on they are awake (R-94)."""
SKILLS: Mapping[str, Mapping[str, Any]] = MappingProxyType({s["name"]: s for s in read_data("skills.toml")["skills"]})
