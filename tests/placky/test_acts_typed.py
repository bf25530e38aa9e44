"""Commands as a rulebook is handed them, as a type checker sees them."""

from pathlib import Path

from tests.slips import check_slips

SLIPS = """
from placky.diagrams.stage import TargetData
from placky.rulebook import Excludes, TellsHeld, Weighs
from placky.rulebooks.dreadball import rulebook
from placky.rulebooks.dreadball.words import choices, dice, rail, telling
from placky.words import Choices, Words
from touchline.core.play.wire import Act
from touchline.dice_football.wire_types import Command as OfAnotherGame
from touchline.dreadball import wire_types as wire


def where(act: Act[wire.Command], state: wire.State) -> str:
    return act["act"]["playr"] or ""                                                    # 1


def target(act: Act[wire.Command], state: wire.State) -> TargetData | None:
    return None if act["acts"] else None                                                # 2


def goes(act: Act[wire.Command]) -> bool:
    return act["act"]["do"] == "sprnt"                                                  # 3


words = Words[wire.State, wire.Event, wire.Decision, dice.Roll, Act[OfAnotherGame]](
    rail, telling, choices, dice                                                        # 4
)
weighs: Weighs[wire.Command] = rulebook
held: TellsHeld[wire.State, wire.Command] = rulebook
excludes: Excludes[OfAnotherGame] = rulebook                                            # 5
"""


def test_a_type_checker_finds_a_slip_in_a_command(tmp_path: Path) -> None:
    check_slips(SLIPS, tmp_path)
