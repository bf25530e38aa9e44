"""5.06 Skills: what is printed on one player's card and on no other.

The skills are data (`data/player_skills.toml`), each with one hook of `abilities`. Those marked as training are lost
with an active fatigue token (4.01). They sleep until chapter 5 is taught (R-94).
"""

from touchline.core.rulebook.register import rule
from touchline.takkure.cards.abilities import Ability
from touchline.takkure.cards.player_skills import OWN_CHAPTER, PLAYER_SKILLS
from touchline.takkure.rules.fatigue import skilled
from touchline.takkure.state import State


@rule("5.06")
def player_skill(s: State, player: int) -> Ability | None:
    """5.06-a: the skill of his own that a player can use now."""
    name = s.line_up.cards[player].player_skill
    if name is None or s.line_up.chapter < OWN_CHAPTER:
        return None
    skill = PLAYER_SKILLS[name]
    return None if skill.training and not skilled(s, player) else skill
