"""Skills of one player (5.06) as data, each with a hook."""

from collections.abc import Mapping
from types import MappingProxyType

from touchline.takkure.cards.abilities import Ability, read_abilities
from touchline.takkure.numbers import read_data

OWN_CHAPTER = 5
"""From this chapter on they are awake, and those of a team (R-94)."""
FILE = "takkure/data/player_skills.toml"
PLAYER_SKILLS: Mapping[str, Ability] = MappingProxyType(read_abilities(read_data("player_skills.toml"), FILE, "skills"))
