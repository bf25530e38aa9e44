"""The game's own `Table`: the referee that scenarios talk to, in this process."""

from touchline.core.play.table import InProcessTable
from touchline.dice_football import consequences
from touchline.dice_football.game import begins
from touchline.dice_football.position import read
from touchline.dice_football.state import show


class Table(InProcessTable):
    """A Sports Dice Football table; see `touchline.core.play.table.Table` for what each call takes and gives."""

    def __init__(self) -> None:
        super().__init__(read, show, consequences, begins=begins)
