"""4.05 Skill by position: five skills, each changing one action. Lost with an active fatigue token, from chapter 4 on.

Leans on 0.02, by which a card wins over the book. Skills sleep until chapter 4 is taught (R-94).
"""

from collections.abc import Mapping
from types import MappingProxyType

from touchline.core.rulebook.register import rule
from touchline.takkure.cards.position_skills import POSITION_CHAPTER, SKILLS
from touchline.takkure.rules.fatigue import skilled
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

SAID: Mapping[str, str] = MappingProxyType(
    {
        "Side Step": STATED["4.05-b"], "Precise Pass": STATED["4.05-c"], "Charge": STATED["4.05-d"],
        "Defensive Vision": STATED["4.05-e"], "Expert Tackler": STATED["4.05-f"],
    }
)  # fmt: skip
"""The statement about each."""
_by_action: Mapping[str, str] = MappingProxyType({s["action"]: name for name, s in SKILLS.items()})


@rule("4.05")
def skill_for(s: State, player: int, action: str) -> str | None:
    """4.05: the skill that a player brings to an action, if he has one and it is awake."""
    if s.line_up.chapter < POSITION_CHAPTER or not skilled(s, player):
        return None
    name = _by_action.get(action)
    return name if name in s.line_up.cards[player].skills else None
