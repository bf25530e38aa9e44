"""What a rule yields and hands back, as a type checker sees it."""

from pathlib import Path

from tests.slips import check_slips

SLIPS = """
from typing import NamedTuple

from touchline.core.dice.throws import Die
from touchline.core.play.requests import CHECKPOINT, Rules
from touchline.takkure.rules.rolls import throw


class Fell(NamedTuple):
    rule: str
    player: str


class Note(NamedTuple):
    text: str


def tumble(dice: list[Die]) -> Rules[bool]:
    yield CHECKPOINT
    yield Note("over he goes")                      # 1
    results = yield from throw("dodge", dice)
    for name in results:
        yield Fell("3.01", name.player)             # 2
    return len(results)                             # 3


def after(dice: list[Die]) -> Rules[None]:
    fell = yield from tumble(dice)
    yield Fell("3.01", fell)                        # 4


def later(dice: list[Die]) -> Rules:                # 5
    yield from after(dice)
"""


def test_a_type_checker_finds_what_no_rule_may_yield_or_hand_back(tmp_path: Path) -> None:
    check_slips(SLIPS, tmp_path)
