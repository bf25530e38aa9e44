"""Every field of the state, one by one: shown, read and shown again, copied and compared."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from tests.touchline import fields
from tests.touchline.dreadball.games import CLOSE, begin, moments

from touchline.dreadball.position import KEYS
from touchline.dreadball.position.line_up import PLAYER_KEYS
from touchline.dreadball.state import FIELDS, State, show


def states() -> Iterator[State]:
    """Those of two games, one of which goes on in sudden death."""
    for position in ({"sudden_death": True}, {"score": {"Wreckers": 2}}):
        for play in moments(begin(players=CLOSE, **position), Random(4)):
            yield play.state


def squads(s: State) -> int:
    return len(s.cards)


@cache
def changed() -> dict[str, State]:
    return dict(fields.changed(FIELDS, states(), squads))


@pytest.mark.parametrize("name", FIELDS.of)
def test_a_field_is_shown_and_read_again(name: str) -> None:
    s = changed()[name]
    twin = fields.read_back(FIELDS, s, show(s))
    twin.stand()
    assert twin == s
    assert getattr(twin, name) == getattr(s, name)
    assert show(twin) == show(s)


@pytest.mark.parametrize("name", FIELDS.of)
def test_a_field_is_copied_and_compared(name: str) -> None:
    s = changed()[name]
    fields.check_copied(FIELDS, s, name, squads(s))


@pytest.mark.parametrize("name", [name for name, field in FIELDS.of.items() if field.codec is not None])
def test_what_no_field_can_be_is_a_fault_with_its_key(name: str) -> None:
    fields.check_refused(FIELDS, changed()[name], name)


def test_what_no_position_shows_is_fixed_or_follows() -> None:
    assert [name for name, field in FIELDS.of.items() if field.codec is None] == ["set_up", "cards", "standing"]


def test_a_state_shows_the_keys_that_a_position_may_have() -> None:
    shown = show(begin().state)
    assert shown.keys() == KEYS
    assert all(row.keys() == PLAYER_KEYS for row in shown["players"])
