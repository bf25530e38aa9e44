"""5.07 Team skill: one that every player of a coach has.

The rulebook's are lost. Ours are data (`data/team_skills.toml`), and no team has one unless the position says so
(R-48). They sleep until chapter 5 is taught (R-94).
"""

from collections.abc import Mapping
from typing import Any

from touchline.core.brief import brief
from touchline.core.faults import PositionFault
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.abilities import Ability
from touchline.takkure.cards.player_skills import OWN_CHAPTER
from touchline.takkure.cards.team_skills import TEAM_SKILLS
from touchline.takkure.events.players import TeamSkillLaid
from touchline.takkure.state import State
from touchline.takkure.stated import STATED


@rule("5.07")
def team_skill(s: State, team: int) -> Ability | None:
    """5.07-a: the skill of all players of a team, if it has one."""
    name = s.line_up.team_skills[team]
    return None if name is None or s.line_up.chapter < OWN_CHAPTER else TEAM_SKILLS[name]


@rule("5.07")
def lay_team_skill(s: State, team: int) -> Rules[None]:
    """What a team brings, for all to see."""
    skill = team_skill(s, team)
    if skill is not None:
        yield TeamSkillLaid(STATED["5.07-a"], s.coach(team), skill.name)


def read_team_skills(
    position: Mapping[str, Any], teams: tuple[str, str], faults: list[PositionFault]
) -> tuple[str | None, str | None]:
    """The skill of each team, by the teams' names in a position; faults are added to the list."""
    given = position.get("team_skills") or {}
    for team, skill in given.items():
        if team not in teams:
            what = f"team_skills names {brief(team)}; playing: {' and '.join(teams)}"
            faults.append(PositionFault(what, "team_skills"))
        if skill not in TEAM_SKILLS:
            what = f"{team}: unknown team skill {brief(skill)}; allowed: {', '.join(TEAM_SKILLS)}"
            faults.append(PositionFault(what, "team_skills", (team,)))
    return given.get(teams[0]), given.get(teams[1])
