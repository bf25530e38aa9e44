"""Skills of a whole team (5.07) as data, each with a hook."""

from collections.abc import Mapping
from types import MappingProxyType

from touchline.takkure.cards.abilities import Ability, read_abilities
from touchline.takkure.numbers import read_data

FILE = "takkure/data/team_skills.toml"
TEAM_SKILLS: Mapping[str, Ability] = MappingProxyType(read_abilities(read_data("team_skills.toml"), FILE, "skills"))
