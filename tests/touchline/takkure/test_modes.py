"""What a position says must mean something in its mode: a key of a match is a fault in an exercise."""

from typing import Any

import pytest

from touchline.core.errors import UnlawfulPosition
from touchline.takkure.position import MODES, read
from touchline.takkure.state import show

PLAYERS = [{"name": "AGUILA", "at": [12000, 12000], "ball": True}, {"name": "GARRA", "at": [12000, 18000]}]
OF_TIME = {"clock": 3, "flipped": [True, False], "half": 2}
OF_A_KICK_OFF = {
    "score": [1, 0], "kicked": "Yamato", "kicker_decides": "Yamato", "kicking": "Yamato", "template": [12000, 12000],
    "waiting": ["AGUILA"], "phase": "kick-off",
}  # fmt: skip
OF_AN_ACTIVATION = {
    "step": 2, "active": "AGUILA", "start": [12000, 12000], "run": [[12000, 12000], [12000, 13000]],
    "mark": {"from": [12000, 12000], "turn": None, "to": [12000, 15000]},
    "tackles": [
        {"by": "GARRA", "on": "AGUILA", "at": [12000, 13000], "place": [12000, 14000], "target": [12000, 14000],
         "contact": None},
    ],
    "steals": [{"by": "GARRA", "how": "loose", "target": None}],
    "throw": {"by": "AGUILA", "to": "GARRA", "at": [12000, 12000], "ground": False},
    "play": {"card": "Arrow", "players": ["AGUILA"], "shown": False},
}  # fmt: skip
LACKING: dict[str, dict[str, Any]] = {
    "exercise": {**OF_TIME, **OF_A_KICK_OFF, "declared": "AGUILA"},
    "practice": {**OF_TIME, **OF_A_KICK_OFF, **OF_AN_ACTIVATION},
    "practice match": {**OF_TIME, "declared": "AGUILA"},
    "match": {"declared": "AGUILA"},
}


def faults(**position: object) -> list[str]:
    with pytest.raises(UnlawfulPosition) as error:
        read({"players": PLAYERS, **position})
    return [*map(str, error.value.faults)]


def test_every_mode_is_looked_at() -> None:
    assert set(LACKING) == set(MODES)


@pytest.mark.parametrize(
    ("mode", "key", "value"), [(mode, key, value) for mode, keys in LACKING.items() for key, value in keys.items()]
)
def test_what_a_mode_does_not_have_is_a_fault(mode: str, key: str, value: Any) -> None:
    found = faults(mode=mode, **{key: value})
    assert any(one.startswith(f"{key} is {value!r}; only ") and f"the mode is {mode}" in one for one in found), found


def test_all_of_them_are_told_at_once_beside_other_faults() -> None:
    found = faults(mode="exercise", score=[2, 1], clock=4, half=2, ball=[12000, 20000])
    assert [one.partition(" is ")[0] for one in found if "; only " in one] == ["clock", "half", "score"]
    assert "the ball is loose and in AGUILA's hands; it is one or the other" in found


@pytest.mark.parametrize("mode", MODES)
def test_what_a_state_shows_is_read_again_in_its_mode(mode: str) -> None:
    state, _ = read({"players": PLAYERS, "mode": mode})
    assert show(read(show(state))[0]) == show(state)


def test_an_exercise_that_ends_with_a_try_shows_it() -> None:
    """It may be looked at again: the try has been scored, and the kick-off after it is the match's."""
    ended = {"phase": "kick-off", "score": [1, 0], "kicker_decides": "Teriomorph", "over": True}
    assert read({"players": PLAYERS, **ended})[0].score == [1, 0]


@pytest.mark.parametrize("phase", ["kick-off", "placing", "template"])
def test_nobody_has_activation_tokens_while_the_ball_is_out_of_play(phase: str) -> None:
    found = faults(mode="match", phase=phase, kicking="Yamato", tokens=3)
    assert (
        f"tokens is 3 in the phase {phase}; allowed: 0, nobody is activated before the ball is in play (5.03)" in found
    )
