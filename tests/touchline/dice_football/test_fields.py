"""Every field of the state, one by one: shown, read and shown again, copied and compared."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from tests.touchline import fields
from tests.touchline.dice_football.games import begin, moments

from touchline.core.errors import UnlawfulPosition
from touchline.dice_football.position import KEYS, read
from touchline.dice_football.state import FIELDS, OF_A_DRIVE, OVER, TOSS, State, show


def states() -> Iterator[State]:
    """Those of a game, from the toss to its end."""
    for play in moments(begin(), Random(2)):
        yield play.state


@cache
def changed() -> dict[str, State]:
    return dict(fields.changed(FIELDS, states(), lambda _: 0))


@pytest.mark.parametrize("name", FIELDS.of)
def test_a_field_is_shown_and_read_again(name: str) -> None:
    s = changed()[name]
    twin = fields.read_back(FIELDS, s, show(s))
    assert twin == s
    assert getattr(twin, name) == getattr(s, name)
    assert show(twin) == show(s)


@pytest.mark.parametrize("name", FIELDS.of)
def test_a_field_is_copied_and_compared(name: str) -> None:
    fields.check_copied(FIELDS, changed()[name], name, 0)


@pytest.mark.parametrize("name", [name for name, field in FIELDS.of.items() if field.codec is not None])
def test_what_no_field_can_be_is_a_fault_with_its_key(name: str) -> None:
    fields.check_refused(FIELDS, changed()[name], name)


@pytest.mark.parametrize("name", FIELDS.parts(OF_A_DRIVE))
def test_nothing_of_a_drive_is_said_before_the_toss(name: str) -> None:
    key = FIELDS.of[name].key
    with pytest.raises(UnlawfulPosition, match=f"{key} is .* before the toss; leave it out"):
        read({"phase": TOSS, key: show(changed()[name])[key]})


def test_a_state_shows_the_keys_that_a_position_may_have() -> None:
    assert show(begin().state).keys() == KEYS


def test_a_game_that_is_over_is_shown_and_read_again() -> None:
    *_, s = states()
    assert s.phase == OVER
    assert fields.read_back(FIELDS, s, show(s)) == s
