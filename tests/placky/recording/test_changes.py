"""Changes between states: exact there and back, order of keys and kinds of values included."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from placky.recording.changes import applied, difference

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcde"), inner, max_size=4),
    max_leaves=12,
)


@given(PLAIN, PLAIN)
def test_the_old_value_and_the_changes_make_the_new_one_to_the_last_byte(old: Any, new: Any) -> None:
    kept = json.dumps(old)
    changes = json.loads(json.dumps(difference(old, new)))
    assert json.dumps(applied(old, changes)) == json.dumps(new)
    assert json.dumps(old) == kept, "the old one stays as it is"


@given(PLAIN)
def test_of_the_same_value_nothing_is_kept(value: Any) -> None:
    assert difference(value, json.loads(json.dumps(value))) == []


def test_only_what_differs_is_kept() -> None:
    players = [{"name": name, "at": [0, 0]} for name in "ABCDEF"]
    moved = [*players[:3], {"name": "D", "at": [1, 0]}, *players[4:]]
    assert difference({"players": players}, {"players": moved}) == [[["players", 3, "at", 0], 1]]


def test_true_is_not_one() -> None:
    assert difference({"a": 1}, {"a": True}) == [[["a"], True]]
