"""What a play asks for, where a test knows which kind of request it is."""

from typing import Any

from touchline.core.dice.throws import DiceTest
from touchline.core.play.drivers import Play
from touchline.core.play.requests import Choose


def decision(play: Play[Any]) -> Choose:
    """The decision that is due."""
    assert isinstance(play.pending, Choose)
    return play.pending


def dice_test(play: Play[Any]) -> DiceTest:
    """The throw of pools that is due."""
    assert isinstance(play.pending, DiceTest)
    return play.pending


def asked(play: Play[Any]) -> dict[str, Any] | None:
    """What is due, as plain data; None at the end."""
    return play.pending and play.pending.to_json()
