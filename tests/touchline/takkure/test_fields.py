"""Every field of the state, one by one: shown, read and shown again, copied and compared."""

from typing import Any

import pytest
from tests.touchline.playing import POSITIONS, begin

from touchline.core.errors import UnlawfulPosition
from touchline.takkure.cards.printed import CARD, PRINTED
from touchline.takkure.position import read
from touchline.takkure.records import NOBODY
from touchline.takkure.rules.card import ROSTER
from touchline.takkure.state import FIELDS, State, show

A, B = "AGUILA", "GARRA"
P, Q = [12_000, 10_000], [12_000, 11_000]
SAMPLES = {
    "attacker": "Teriomorph", "tokens": 2, "step": 3, "active": B, "at": [Q, P], "ground": [1, 0], "wounds": [0, 2],
    "activations": [1, 3], "fatigue": [1, 0], "resting": [1, 0], "off": [0, 4], "carrier": [False, True],
    "markers": ["tackle", None], "ball": P, "mark": {"from": P, "turn": None, "to": Q}, "start": P, "run": [P, Q],
    "tackles": [{"by": B, "on": A, "at": P, "place": Q, "target": P, "contact": False}],
    "steals": [{"by": B, "how": "loose", "target": None}, {"by": B, "how": "ground", "target": A}],
    "throw": {"by": A, "to": B, "at": P, "ground": True}, "moves": [{"player": A, "rule": "1.08", "path": [P, Q]}],
    "measured": [{"from": A, "to": B, "distance": 7, "rule": "0.03"}], "declared": A, "over": True,
    "decks": {"Yamato": ["Sprint"], "Teriomorph": []}, "hands": {"Yamato": ["Sprint"], "Teriomorph": []},
    "discards": {"Yamato": [], "Teriomorph": ["Stampede"]}, "team_plays": {"Yamato": ["Arrow"], "Teriomorph": []},
    "used_plays": {"Yamato": [], "Teriomorph": ["Pack Run"]}, "laid": [{"card": "Sprint", "player": A}],
    "play": {"card": "Arrow", "players": [A], "shown": True}, "phase": "moving", "score": [1, 2], "clock": 3,
    "flipped": [True, False], "half": 2, "kicked": "Teriomorph", "kicker_decides": "Teriomorph",
    "kicking": "Teriomorph", "template": P, "waiting": [B, A],
}  # fmt: skip
"""Of every field that is shown, plain data that it does not begin with; a list where players' tables have it."""


@pytest.fixture
def s() -> State:
    """A duel, before anything is read into it."""
    return State(begin(POSITIONS["one against one"]).state.line_up)


def taken(name: str, sample: Any) -> dict[str, Any]:
    """As much of a position as gives this field."""
    key = FIELDS.of[name].key
    if FIELDS.of[name].column is None:
        return {key: sample}
    return {"players": [{"name": who, key: one} for who, one in zip((A, B), sample, strict=True)]}


def test_every_field_but_the_line_up_is_shown_and_has_a_sample() -> None:
    assert {name for name, field in FIELDS.of.items() if field.codec is None} == {"line_up"}
    without = set(State.__slots__) - {"line_up"} - set(SAMPLES)
    assert not without, f"{sorted(without)} need an entry in SAMPLES: plain data that the field does not begin with"
    assert set(SAMPLES) < set(State.__slots__)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_field_is_read_and_shown_again_and_makes_a_difference(s: State, name: str) -> None:
    before, given = s.copy(), taken(name, SAMPLES[name])
    assert FIELDS.read(s, s.line_up, given) == []
    assert s != before, "the sample is what the field begins with"
    shown = show(s)
    for key, told in given.items():
        rows = told if key == "players" else [{key: told}]
        for row, found in zip(rows, shown[key] if key == "players" else [shown], strict=True):
            assert {**found, **row} == found
    twin = s.copy()
    assert twin == s
    FIELDS.reset(s, 2, {name: FIELDS.of[name]})
    assert s == before
    assert twin != s


@pytest.mark.parametrize("name", SAMPLES)
def test_what_no_field_can_be_is_a_fault_with_its_key(s: State, name: str) -> None:
    wrong = taken(name, [0.5, 0.5])
    faults = FIELDS.read(s, s.line_up, wrong)
    assert faults
    assert {fault.key for fault in faults} == {FIELDS.of[name].key}
    assert all(bool(fault.of) == ("players" in wrong) for fault in faults)


@pytest.mark.parametrize("name", ROSTER)
def test_a_card_is_shown_and_read_again(name: str) -> None:
    assert CARD.read(CARD.show(ROSTER[name], None), None) == ROSTER[name]


@pytest.mark.parametrize("key", sorted(PRINTED.keys() - {"name"}))
def test_what_no_card_prints_is_a_fault_with_its_key(key: str) -> None:
    players = [{"name": A, "at": P, "ball": True, key: 0.5}, {"name": B, "at": Q}]
    with pytest.raises(UnlawfulPosition) as error:
        read({"players": players})
    found = [fault.text for fault in error.value.faults if (fault.key, fault.of) == (key, (A,))]
    assert any(text.startswith(f"{A}: {key} is 0.5; ") for text in found)


def test_an_activation_begins_with_an_empty_table(s: State) -> None:
    begun = s.copy()
    for name in ("active", "mark", "run", "tackles", "steals", "throw", "moves", "measured", "laid", "play", "markers"):
        assert FIELDS.read(s, s.line_up, taken(name, SAMPLES[name])) == []
    s.clear_table()
    assert s == begun
    assert s.active == NOBODY


def test_a_state_that_has_been_shown_is_read_without_loss() -> None:
    state = begin(POSITIONS["one against one"]).state
    assert read(show(state))[0] == state
