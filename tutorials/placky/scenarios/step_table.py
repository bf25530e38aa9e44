"""What a step definition has before it: the table of its scenario, whatever engine sits behind it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from placky.scenarios.given import GivenPosition
from touchline.core.faults import PositionFault
from touchline.core.play.wire import Command, Event, FallenDie, Pending, State

__all__ = ["StepTable"]


class StepTable(Protocol):
    """The table of a scenario, as its steps use it; a step has it by the name `table`."""

    @property
    def position(self) -> GivenPosition:
        """What Givens lay down; set up before the first step of another kind."""

    @property
    def faults(self) -> Sequence[PositionFault] | None:
        """Why the position was refused, or None."""

    def act(self, command: Command) -> bool:
        """A coach does something. Returns whether it was done; what is refused, the next step must speak of."""

    def roll(self, dice: Sequence[FallenDie]) -> None:
        """Dice fall."""

    def state(self, for_player: str | None = None) -> State:
        """Where everything stands now, or what a player sees of it."""

    def events(self, for_player: str | None = None) -> list[Event]:
        """Everything that has happened since the set-up, as far as that player has noticed."""

    def pending(self, for_player: str | None = None) -> Pending | None:
        """What is asked for now, as that player is told; None when it is over."""

    def forgive(self) -> dict[str, Any] | None:
        """The refusal of the act before, which is then spoken for; else None.

        It has `action`, `rule`, `code`, and perhaps `values`, `rulings` and `also`, more of its kind.
        """

    def told(self, refusal: Mapping[str, Any]) -> str:
        """A refusal in the words of the rulebook, its rulings behind it."""
