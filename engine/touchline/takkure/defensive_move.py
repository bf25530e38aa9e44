"""1.07 Defensive move: up to the second MOV value, unmarked, before the action that allows it.

Leans on 4.05 for Defensive Vision and on 0.02, by which a card wins over the book.
"""

from touchline.core.geometry import Point, path_length
from touchline.core.register import rule
from touchline.core.requests import Rules
from touchline.takkure.events import Moved, SkillUsed
from touchline.takkure.position_skills import SKILLS, skill_for
from touchline.takkure.rugby import prevails
from touchline.takkure.state import State, Walk


def defensive_reach(s: State, player: int) -> int:
    """1.07-a: the second MOV value, in thousandths of an inch; a skill may multiply it."""
    reach = s.line_up.cards[player].mov[1]
    skill = skill_for(s, player, "defensive move")
    return reach * int(SKILLS[skill]["times"]) if skill else reach


@rule("1.07")
def defensive_move(s: State, player: int, path: tuple[Point, ...]) -> Rules:
    """1.07-b, c: declare, measure, move; the action comes after the move."""
    name = s.line_up.names[player]
    length = path_length(path)
    skill = skill_for(s, player, "defensive move")
    if skill and length > s.line_up.cards[player].mov[1]:
        yield SkillUsed("4.05", name, skill)
        yield prevails(s, player, skill, "1.07")
    s.at[player] = path[-1]
    bent = len(path) > 2
    if len(path) > 1:
        s.moves.append(Walk(player, "1.07", path))
    yield Moved("1.07", name, path, length, "defensive move", None, ("R-60",) if bent else ())
