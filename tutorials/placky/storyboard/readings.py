"""Both readings of a ruling side by side, from the scenarios that have recorded them (`by_reading`)."""

from collections.abc import Sequence
from dataclasses import dataclass

from placky.recording import ScenarioRecord
from placky.storyboard.odds import OddsLine, odds_lines
from placky.words import AnyDice, Plain
from touchline.core.rulebook.index import Reading, Ruling


@dataclass(frozen=True)
class PlayedStep:
    """What one command or roll did: the step as written, the events, or why it was refused."""

    text: str
    events: tuple[Plain, ...]
    refusal: Plain | None = None


@dataclass(frozen=True)
class Side:
    """One reading played: what differs from the other readings, and where it ends."""

    reading: Reading
    steps: tuple[PlayedStep, ...]
    """From the first that differs; empty where this reading has nothing more to say."""
    state: Plain
    before: Plain
    pending: Plain | None
    """The roll or the decision that it waits for; a roll with which something new begins is none of it."""
    odds: tuple[OddsLine, ...]
    """Every outcome of that roll."""

    @property
    def rolls(self) -> bool:
        """Does it wait for dice?"""
        return self.pending is not None and self.pending["ask"] == "roll"


@dataclass(frozen=True)
class Compared:
    """A scenario under every reading of a ruling."""

    scenario: str
    shared: tuple[str, ...]
    """The steps before anything differs, as written."""
    sides: tuple[Side, ...]


def compared(ruling: Ruling, records: Sequence[ScenarioRecord], dice: AnyDice) -> Compared | None:
    """The scenario in which the readings of a ruling part most clearly; None where none of these shows a difference.

    The first one in which all readings end differently is taken, else the first in which any do.
    """
    shown = [record for record in records if ruling.id in record.readings]
    if not shown:
        return None
    best = next((record for record in shown if record.readings[ruling.id]["apart"]), shown[0])
    played = best.readings[ruling.id]
    sides = zip(ruling.readings, played["sides"], strict=True)
    return Compared(best.name, tuple(played["shared"]), tuple(_side(reading, side, dice) for reading, side in sides))


def _side(reading: Reading, side: Plain, dice: AnyDice) -> Side:
    steps = tuple(PlayedStep(step["text"], tuple(step["events"]), step["refusal"]) for step in side["beats"])
    state, pending = side["state"], side["pending"]
    odds = odds_lines(pending, side["outcomes"], dice, state) if side["outcomes"] else ()
    return Side(reading, steps, state, side["before"], pending, odds)
