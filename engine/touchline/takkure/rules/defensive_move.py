"""1.07 Defensive move: up to the second MOV value, unmarked, before the action that allows it.

Leans on 4.05 for Defensive Vision and on 0.02, by which a card wins over the book.
"""

from touchline.core.inches.geometry import Point, path_length
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import longer, times, used
from touchline.takkure.cards.position_skills import SKILLS
from touchline.takkure.events import Moved, SkillUsed
from touchline.takkure.rules.position_skills import SAID, skill_for
from touchline.takkure.rules.rugby import prevails
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

MOVE = "defensive move"


def defensive_reach(s: State, player: int, move: str = MOVE) -> int:
    """1.07-a: the second MOV value, in thousandths of an inch; skills and cards may lengthen it.

    `move` is "kick-off move" at a kick-off, where Defensive Vision counts as well (R-92).
    """
    reach = s.line_up.cards[player].mov[1]
    if move == MOVE and (often := times(s, player, MOVE)) > 1:
        return reach * often  # 4.07-d: nothing else that raises it helps him with this move
    skill = skill_for(s, player, MOVE)
    return (reach * int(SKILLS[skill]["times"]) if skill else reach) + longer(s, player, move)


@rule("1.07")
def defensive_move(s: State, player: int, path: tuple[Point, ...], *stated: str) -> Rules[None]:
    """1.07-b, c: declare, measure, move; the action comes after the move. `stated`: what the action says of it."""
    name = s.line_up.names[player]
    length = path_length(path)
    if length > s.line_up.cards[player].mov[1]:  # farther than he goes without help
        skill = skill_for(s, player, MOVE)
        if times(s, player, MOVE) > 1:
            yield from used(s, player, "times", MOVE)
        elif skill:
            yield SkillUsed(SAID[skill], name, skill)
            yield prevails(s, player, skill, "1.07")
    s.walk(player, "1.07", path)
    bent = len(path) > 2
    yield Moved(
        STATED["1.07-a", "1.07-b", "0.B-a", *stated],
        name,
        path,
        length,
        "defensive move",
        None,
        ("R-60",) if bent else (),
    )
