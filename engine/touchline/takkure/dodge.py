"""1.18 Dodge: the carrier's feet against a declared tackle.

REF; a success moves him up to 2 inches in any direction (R-17), a critical up to 4. Leans on space occupation.
"""

from random import Random

from touchline.core.geometry import path_length
from touchline.core.register import rule
from touchline.core.requests import Choose, Command, Option, Rules
from touchline.takkure.events import Dodged, Moved
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.space import plan_move, propose_move
from touchline.takkure.state import State, Walk

DODGE = "dodge"


@rule("1.18")
def dodge_takes_effect(s: State, player: int, critical: bool, alone: bool = False) -> Rules:
    """1.18-c: the extra move, at once (R-75). `alone`: nobody had contact (R-53)."""
    name = s.line_up.names[player]
    reach = NUMBERS.dodge.critical_move if critical else NUMBERS.dodge.move
    yield Dodged("1.18", name, reach, critical, ("R-17", "R-53") if alone else ("R-17",))

    def propose(chance: Random) -> Command:
        return propose_move(s, player, reach, "move", chance)

    limits = {"from": list(s.at[player]), "reach": reach}
    option = Option("move", name, "1.18", None, limits, lambda c: plan_move(s, player, reach, "1.18", c), propose)
    path = yield Choose(s.coach(s.line_up.team[player]), "dodge move", "1.18", name, [option])
    s.at[player] = path[-1]
    if len(path) > 1:
        s.moves.append(Walk(player, "1.18", path))
    yield Moved("1.18", name, path, path_length(path), "dodge", None, ("R-17", "R-60"))
