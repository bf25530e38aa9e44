"""5.06 Skills: what is printed on one player's card and on no other.

The skills are data (`data/player_skills.toml`), each with one hook of `abilities`. Those marked as training are lost
with an active fatigue token (4.01). They sleep until chapter 5 is taught (R-94).
"""

from collections.abc import Mapping
from types import MappingProxyType

from touchline.core.rulebook.register import rule
from touchline.takkure.cards.abilities import Ability, read_abilities
from touchline.takkure.numbers import read_data
from touchline.takkure.rules.fatigue import skilled
from touchline.takkure.state import State

CHAPTER = 5
FILE = "takkure/data/player_skills.toml"
PLAYER_SKILLS: Mapping[str, Ability] = MappingProxyType(read_abilities(read_data("player_skills.toml"), FILE, "skills"))


@rule("5.06")
def player_skill(s: State, player: int) -> Ability | None:
    """5.06-a: the skill of his own that a player can use now."""
    name = s.line_up.cards[player].player_skill
    if name is None or s.line_up.chapter < CHAPTER:
        return None
    skill = PLAYER_SKILLS[name]
    return None if skill.training and not skilled(s, player) else skill
