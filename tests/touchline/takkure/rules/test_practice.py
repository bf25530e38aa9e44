"""The practice ground: every verb, in any order, and what it refuses."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.pending import decision
from tests.touchline.playing import begin, photograph

from touchline.core.dice.throws import Roll
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.inches.geometry import touch
from touchline.takkure.commands import DECLARABLE, TOWARDS
from touchline.takkure.position import read
from touchline.takkure.records import NOBODY
from touchline.takkure.rules.rugby import may_pass
from touchline.takkure.state import BALL_RADIUS, show

GROUND: dict[str, Any] = {
    "mode": "practice",
    "chapter": 0,
    "players": [
        {"name": "AGUILA", "at": [12_000, 12_000], "ball": True},
        {"name": "SUZU", "at": [10_000, 11_000]},
        {"name": "GARRA", "at": [12_000, 16_000]},
    ],
}
PLAYERS = ("AGUILA", "SUZU", "GARRA")
ALONE = tuple(action for action in DECLARABLE if action not in TOWARDS)
who = st.sampled_from(PLAYERS)
free = st.tuples(st.integers(2_000, 5_000), st.integers(2_000, 5_000)).map(list)
"""A corner of the field in which nobody stands."""
commands = st.one_of(
    st.fixed_dictionaries({"do": st.just("declare"), "player": who, "action": st.sampled_from(ALONE)}),
    st.fixed_dictionaries({"do": st.just("declare"), "player": who, "action": st.sampled_from(TOWARDS), "to": who}),
    st.fixed_dictionaries({"do": st.just("measure"), "player": who, "to": who}),
    st.fixed_dictionaries(
        {"do": st.just("move"), "player": who, "to": st.tuples(st.integers(9_000, 15_000), st.just(13_500)).map(list)}
    ),
    st.fixed_dictionaries({"do": st.just("take"), "player": who}),
    st.fixed_dictionaries({"do": st.just("drop"), "at": free}),
    st.fixed_dictionaries(
        {
            "do": st.just("contest"),
            "dice": st.lists(
                st.fixed_dictionaries({"player": who, "stat": st.sampled_from(["STR", "REF", "INT", "BaC"])}),
                min_size=1,
                max_size=3,
            ),
        }
    ),
)


@given(st.lists(commands, max_size=25), st.integers(0, 1_000))
def test_anything_may_be_tried_in_any_order_and_the_state_can_always_be_read_back(
    tried: list[dict[str, Any]], seed: int
) -> None:
    play, chance, taken = begin(GROUND), Random(seed), 0
    for command in tried:
        before, refusal = photograph(play), None
        try:
            play.act(command)
            taken += 1
        except IllegalAction as error:
            refusal = error.code
        if refusal is not None:
            assert refusal
            assert photograph(play) == before
        if isinstance(play.pending, Roll):
            play.roll([chance.randint(1, die.sides) for die in play.pending.dice])
        choose = decision(play)
        assert choose.kind == "practice"
        assert len({option.do for option in choose.options}) == len(choose.options)
        shown = show(play.state)
        assert read(shown)[0] == play.state
    assert sum("act" in entry for entry in play.log) == taken
    play.act({"do": "done"})
    assert play.pending is None


WHERE: dict[str, dict[str, Any]] = {
    "measure": {"to": "GARRA"},
    "move": {"to": [12_000, 13_000]},
    "place": {"at": [12_000, 13_000]},
}


@pytest.mark.parametrize("verb", WHERE)
def test_nothing_is_measured_or_moved_before_it_is_declared(verb: str) -> None:
    play = begin(GROUND)
    with pytest.raises(IllegalAction) as refusal:
        play.act({"do": verb, "player": "AGUILA", **WHERE[verb]})
    assert refusal.value.rule == "0.03"
    assert refusal.value.code.startswith("declare-before")
    play.act({"do": "declare", "player": "AGUILA"})
    assert verb in {option.do for option in decision(play).options}


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (
            {"do": "take", "player": "PABLO"},
            "\"player\" is 'PABLO', which is no player of this match; there are: AGUILA",
        ),
        ({"do": "take"}, '"take" lacks "player"'),
        ({"do": "declare", "player": "AGUILA", "action": "fly"}, '"action" is \'fly\'; allowed: "move" or "place"'),
        ({"do": "declare", "player": "AGUILA", "action": "pass", "to": "PABLO"}, "\"to\" is 'PABLO'"),
        ({"do": "drop", "at": "there"}, "\"at\" is 'there'; allowed: \\[x, y\\] in whole thousandths"),
        ({"do": "contest"}, '"contest" lacks "dice", a list of tables of player, stat, value\\?, modifiers\\?'),
        (
            {"do": "contest", "dice": [{"player": "AGUILA", "stat": "LUCK"}]},
            '"stat" is \'LUCK\'; allowed: "STR" or "REF"',
        ),
        ({"player": "AGUILA"}, "a command is a table with a verb"),
        ({"do": 3}, "a command is a table with a verb"),
    ],
)
def test_a_command_that_cannot_be_read_says_what_would_be_allowed_and_changes_nothing(
    command: dict[str, Any], said: str
) -> None:
    play = begin(GROUND)
    before = photograph(play)
    with pytest.raises(BadCommand, match=said):
        play.act(command)
    assert photograph(play) == before


UNREADABLE: dict[str, dict[str, Any]] = {
    "dice are a text": {"do": "contest", "dice": "AGUILA"},
    "dice are a number": {"do": "contest", "dice": 3},
    "a die is a number": {"do": "contest", "dice": [3]},
    "a stat is a list": {"do": "contest", "dice": [{"player": "AGUILA", "stat": ["STR"]}]},
    "a value is a text": {"do": "contest", "dice": [{"player": "AGUILA", "stat": "STR", "value": "7"}]},
    "a modifier without a reason": {
        "do": "contest",
        "dice": [{"player": "AGUILA", "stat": "STR", "modifiers": [{"by": 1}]}],
    },
    "a modifier is a text": {"do": "contest", "dice": [{"player": "AGUILA", "stat": "STR", "modifiers": ["+1"]}]},
    "a player is a list": {"do": "take", "player": ["AGUILA"]},
    "an action is a list": {"do": "declare", "player": "AGUILA", "action": ["move"], "to": {}},
    "corners are a number": {"do": "move", "player": "AGUILA", "to": [12_000, 13_000], "via": 3},
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_command_of_a_wrong_shape_cannot_be_read_and_says_so(name: str) -> None:
    play = begin(GROUND)
    if UNREADABLE[name]["do"] == "move":
        play.act({"do": "declare", "player": "AGUILA"})
    with pytest.raises(BadCommand):
        play.act(UNREADABLE[name])


@pytest.mark.parametrize("ground", [None, 3, [["SUZU"]], [{}]], ids=["nothing", "a number", "lists", "tables"])
def test_tokens_to_remove_that_are_no_list_of_names_cannot_be_read(ground: Any) -> None:
    play = begin({"players": GROUND["players"], "chapter": 1})
    for command in (
        {"do": "activate", "player": "AGUILA"},
        {"do": "mark", "player": "AGUILA"},
        {"do": "pressure", "player": "GARRA"},
        {"do": "run", "player": "AGUILA"},
        {"do": "move", "player": "AGUILA"},
    ):
        play.act(command)
    with pytest.raises(BadCommand):
        play.act({"do": "remove tokens", "ground": ground})


@pytest.mark.parametrize(
    ("at", "by"),
    [([-5_000, 0], "0.C"), ([12_000, 16_000], "3.04"), ([12_000, 12_000], "3.04"), ([12_000, 12_600], "3.04")],
    ids=["off the field", "under GARRA", "under its carrier", "half under its carrier"],
)
@pytest.mark.parametrize("verb", ["drop", "place"])
def test_the_ball_is_never_put_down_where_it_cannot_lie(verb: str, at: list[int], by: str) -> None:
    play = begin(GROUND)
    who = {}
    if verb == "place":
        who = {"player": "AGUILA"}
        play.act({"do": "declare", "player": "AGUILA", "action": "place"})
    before = photograph(play)
    with pytest.raises(IllegalAction, match=r"ball under a base|ball off the field") as refusal:
        play.act({"do": verb, "at": at, **who})
    assert refusal.value.rule == by
    assert photograph(play) == before


@pytest.mark.parametrize("at", [None, [9_000, 9_000]], ids=["beside its carrier", "elsewhere"])
def test_a_ball_that_is_dropped_lies_where_it_was_said_or_touches_whoever_held_it(at: list[int] | None) -> None:
    play = begin(GROUND)
    play.act({"do": "drop", **({"at": at} if at else {})})
    s = play.state
    assert s.carrier == NOBODY
    assert s.ball is not None
    assert s.ball == tuple(at) if at else touch((s.ball, BALL_RADIUS), s.disc(s.line_up.who["AGUILA"]))
    assert read(show(s))[0] == s


def test_a_refused_pass_says_ahead_of_whom_or_of_which_point() -> None:
    state = read(GROUND)[0]
    passer, receiver = (state.line_up.names.index(name) for name in ("AGUILA", "SUZU"))
    assert may_pass(state, passer, receiver) is None
    ran = read(
        {**GROUND, "players": [{**GROUND["players"][1], "ball": True}, {"name": "AGUILA", "at": [12_000, 12_000]}]}
    )[0]
    carrier, mate = (ran.line_up.names.index(name) for name in ("SUZU", "AGUILA"))
    refusals = [may_pass(ran, carrier, mate, spot) for spot in (None, ran.at[carrier], (9_000, 10_000))]
    for no, code in zip(refusals, ["receiver-ahead", "receiver-ahead", "receiver-ahead-of-release"], strict=True):
        assert no == ("0.01", code, {"who": "AGUILA", "passer": "SUZU"}, ("R-24",), ())
