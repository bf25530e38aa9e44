"""What several kinds of question share: kicks, what comes of dice that nobody has thrown yet, why a play may be."""

from collections.abc import Sequence
from typing import Any

from placky.sentences import Plural, Sentence, say
from touchline.core.play.drivers import Play
from touchline.core.play.events import to_json
from touchline.core.play.wire import Plain
from touchline.dice_football.dice import TEN, TWENTY, YARDS
from touchline.dice_football.wire_types import Command

__all__ = ["DOWN", "FIELD_GOAL", "FIELD_GOAL_SYMBOL", "KICKS", "PUNT", "Plain", "miscounted", "rolled", "weighed"]

DOWN, PUNT, FIELD_GOAL = "down", "punt", "field goal"
"""What is rolled for."""
KICKS = {PUNT: "S-18", FIELD_GOAL: "S-21"}
"""The rule of each kick."""
FIELD_GOAL_SYMBOL = "S-10"


def rolled(play: Play[Any], faces: Sequence[str]) -> tuple[list[Plain], Any]:
    """What happens when dice fall like this, and the state after it."""
    twin = play.fork()
    told = len(twin.events)
    twin.roll(faces)
    return [to_json(event) for event in twin.events[told:]], twin.state


def miscounted(tens: int, twenties: int, dice: int) -> Sequence[tuple[int, str]]:
    """Other yards of a kick, each with the slip that leads there."""
    return [
        (YARDS[TEN] * tens, say("Forgotten: every {symbol}", symbol=TWENTY)),
        (YARDS[TWENTY] * twenties, say("Forgotten: every {symbol}", symbol=TEN)),
        (YARDS[TEN] * (tens + twenties), say("A {symbol} is twenty yards, not ten", symbol=TWENTY)),
        (YARDS[TEN] * dice, say("Every die counted: only a 10 and a 20 are yards")),
    ]


_MOST: Sentence = Plural(
    "number",
    one="{symbol} is on {number} die, and no symbol on more",
    other="{symbol} is on {number} dice, and no symbol on more",
)


def weighed(act: Command, pending: Plain, events: Sequence[Plain]) -> str:
    """Why a team may have a symbol for its play; empty where it chooses something else."""
    called = [event for event in events if event["event"] == "called" and event["team"] == pending["coach"]]
    return say(_MOST, called[-1], symbol=act["do"]) if pending["kind"] == "play" else ""
