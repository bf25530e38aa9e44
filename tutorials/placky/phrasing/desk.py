"""A table for steps that run outside of pytest, and a scenario played at it.

What a scenario owes is the same as in a run: a refusal is spoken of, dice that are due are rolled or spoken of.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from placky.scenarios.columns import Rows
from placky.scenarios.given import GivenPosition
from placky.scenarios.steps import DICE, POSITION, REFUSAL, StepBook
from touchline.core.faults import PositionFault
from touchline.core.play.wire import Command, Event, FallenDie, Pending, State

__all__ = ["Desk", "Said", "denied", "faults_of", "perform"]


class Said(NamedTuple):
    """A step as it is written: its kind, its text, and the table under it."""

    kind: str
    text: str
    rows: Rows = ()


class Desk:
    """The table of a scenario, as `placky.scenarios.step_table.StepTable` says. It remembers answers between acts."""

    def __init__(self, table: Any, words: Any = None) -> None:
        """`words` are those of the rulebook, for steps that quote a refusal."""
        self.table, self.words = table, words
        self.position = GivenPosition()
        self.faults: Sequence[PositionFault] | None = None
        self.refusal: dict[str, Any] | None = None
        self.is_set_up = False
        self.asked: list[str] = []
        """What steps have looked at: state, events, pending."""
        self._known: dict[str, Any] = {}

    def aside(self) -> "Desk":
        """The same table with the same refusal, for a claim that may be tried and leaves no trace."""
        other = copy(self)
        other.asked = []
        return other

    def set_up(self) -> None:
        """Put the gathered position on the table, once."""
        if self.is_set_up:
            return
        self.is_set_up = True
        try:
            self.table.set_up(self.position.plain())
        except Exception as error:
            if not hasattr(error, "faults"):
                raise
            self.faults = [*map(PositionFault.read, error.faults)]

    def act(self, command: Command) -> bool:
        """A coach does something. Returns whether it was done."""
        self._known.clear()
        try:
            self.table.act(command)
        except Exception as error:
            if not hasattr(error, "refusal"):
                raise
            self.refusal = {"action": getattr(error, "action", ""), **error.refusal}
        return self.refusal is None

    def roll(self, dice: Sequence[FallenDie]) -> None:
        """Dice fall."""
        self._known.clear()
        self.table.roll(dice)

    def _told(self, call: str, *for_player: str | None) -> Any:
        self.asked.append(call)
        if any(for_player):
            return getattr(self.table, call)(*for_player)
        if call not in self._known:
            self._known[call] = getattr(self.table, call)()
        return self._known[call]

    def state(self, for_player: str | None = None) -> State:
        """The position now."""
        state: State = self._told("state", for_player)
        return state

    def events(self, for_player: str | None = None) -> list[Event]:
        """Everything since the set-up."""
        events: list[Event] = self._told("events", for_player)
        return events

    def pending(self, for_player: str | None = None) -> Pending | None:
        """What is asked for."""
        pending: Pending | None = self._told("pending", for_player)
        return pending

    def forgive(self) -> dict[str, Any] | None:
        """Hand over the refusal, which is then spoken for."""
        self.asked.append("refusal")
        refusal, self.refusal = self.refusal, None
        return refusal

    def told(self, refusal: Mapping[str, Any]) -> str:
        """A refusal in the words of the rulebook."""
        return str(self.words.refusals.text(refusal)) if self.words else str(refusal.get("code", ""))


def faults_of(step: Said, steps: StepBook, desk: Desk) -> str:
    """Why one more step fails at a desk; empty where it holds."""
    found = steps.matching(step.kind, step.text)
    if len(found) != 1:
        return f"{len(found)} steps mean it"
    if step.kind != "given":
        desk.set_up()
        if desk.faults is not None and found[0].answers != POSITION:
            return "the position is refused: " + "; ".join(map(str, desk.faults))
    if desk.refusal and found[0].answers != REFUSAL:
        return f"refused by {desk.refusal['rule']}"
    try:
        found[0].perform(steps.types, step.text, desk, step.rows)
    except Exception as error:  # noqa: BLE001 - a claim, or an engine of somebody's
        return str(error) or type(error).__name__
    return ""


def denied(step: Said, steps: StepBook, desk: Desk) -> bool:
    """Does a claim not hold at a desk? One that cannot be read there, as a key is missing, is not denied."""
    (definition,) = steps.matching(step.kind, step.text)
    try:
        definition.perform(steps.types, step.text, desk, step.rows)
    except AssertionError:
        return True
    except Exception:  # noqa: BLE001 - what a table leaves out
        return False
    return False


def perform(scenario: Iterable[Said], steps: StepBook, desk: Desk) -> str:
    """Why a scenario fails at a desk, its step in front; empty where it passes."""
    last = None
    for number, step in enumerate(scenario, 1):
        desk.position.step = f"step {number}"
        if fault := faults_of(step, steps, desk):
            return f"{step.text}: {fault}"
        last = step
    if desk.refusal:
        return f"refused by {desk.refusal['rule']}, and no step says so"
    due = desk.pending() if desk.is_set_up and desk.faults is None else None
    if due and due["ask"] == "roll" and not due.get("opens"):
        answers = last is not None and steps.answer(last.kind, last.text) == DICE
        return "" if answers else f"rule {due['rule']} still waits for dice"
    return ""
