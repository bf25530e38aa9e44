"""S-01 Components: what lies on the table before the first roll.

The faces of the dice are data (`data/dice.toml`); those that come with the engine are invented (RS-3).
"""

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.dice import HOUSE
from touchline.dice_football.events import KitLaid
from touchline.dice_football.state import State
from touchline.dice_football.stated import STATED


@rule("S-01")
def lay_kit(s: State) -> Rules[None]:
    """S-01 Components: two teams, and six dice of either kind with these faces (RS-3)."""
    teams, dice = s.set_up.teams, s.set_up.dice
    house = dice == HOUSE
    yield KitLaid(STATED["S-01-a"], teams, dice.offence, dice.defence, house, ("RS-3",) if house else ())
