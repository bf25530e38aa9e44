"""Takkure's own `Table`: the referee that scenarios talk to, in this process."""

from touchline.core.play.table import InProcessTable
from touchline.takkure import consequences
from touchline.takkure.position import read
from touchline.takkure.state import show


class Table(InProcessTable):
    """A Takkure table; see `touchline.core.play.table.Table` for what each call takes and gives."""

    def __init__(self) -> None:
        super().__init__(read, show, consequences)
