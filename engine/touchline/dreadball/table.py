"""The game's own `Table`: the referee that scenarios talk to, in this process."""

from touchline.core.play.table import InProcessTable
from touchline.dreadball import consequences
from touchline.dreadball.position import read
from touchline.dreadball.state import show


class Table(InProcessTable):
    """A DreadBall table; see `touchline.core.play.table.Table` for what each call takes and gives."""

    def __init__(self) -> None:
        super().__init__(read, show, consequences)
