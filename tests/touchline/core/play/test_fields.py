"""Fields of a state, each written once: what is made of them, and what happens to one that does not say what it is."""

import dataclasses
from types import SimpleNamespace
from typing import Any

import pytest

from touchline.core.faults import PositionFault
from touchline.core.play.codecs import (
    FLAG,
    Codec,
    Misread,
    listed,
    maybe,
    name_in,
    of_teams,
    plain,
    record,
    tupled,
    whole,
    word,
)
from touchline.core.play.fields import Fields, Follow, StatePart, kept

MATCH = SimpleNamespace(names=("Ada", "Ben"), teams=("Red", "Blue"))
PLAYER = name_in(lambda match: match.names, "on the teams")
FIGURES, SCORES = StatePart("figures"), StatePart("scores")


@dataclasses.dataclass(slots=True, init=False)
class State:
    """A small state with a field of every kind."""

    cards: tuple[str, ...] = kept(("A", "B"))
    seen: dict[str, int] = kept({})
    score: list[int] = SCORES.told(listed(whole(0), 2), [0, 0])
    down: list[bool] = FIGURES.each(FLAG, begins=False, key="lies")
    carrier: int = FIGURES.one(-1, "ball")
    active: int = FIGURES.told(maybe(PLAYER, -1), -1)


FIELDS = Fields(
    State,
    follows={
        "leads": Follow(
            {"type": ["string", "null"]},
            lambda s: None if s.score[0] == s.score[1] else MATCH.teams[s.score[0] < s.score[1]],
        )
    },
    each={"stands": Follow(FLAG.shape, lambda s: [not down for down in s.down])},
)
copy = FIELDS.copier(State)


@pytest.fixture
def s() -> State:
    """A state of two players as it begins."""
    made = State()
    FIELDS.begin(made, 2)
    return made


def test_every_state_begins_with_values_of_its_own(s: State) -> None:
    s.score[0], s.seen["x"], s.down[1] = 7, 7, True
    other = State()
    FIELDS.begin(other, 2)
    assert (other.score, other.seen, other.down, other.carrier) == ([0, 0], {}, [False, False], -1)


def test_a_copy_is_equal_and_shares_only_what_cannot_change(s: State) -> None:
    twin = copy(s)
    assert twin == s
    assert twin.cards is s.cards
    twin.score[0], twin.seen["x"], twin.down[1] = 7, 7, True
    assert (s.score, s.seen, s.down) == ([0, 0], {}, [False, False])


def test_what_is_shown_is_read_again_and_what_is_kept_is_not_shown(s: State) -> None:
    s.score, s.down, s.carrier, s.active = [1, 2], [True, False], 1, 0
    shown = FIELDS.show(s, MATCH, [{"name": name} for name in MATCH.names])
    assert shown == {
        "score": [1, 2],
        "players": [
            {"name": "Ada", "lies": True, "ball": False, "stands": False},
            {"name": "Ben", "lies": False, "ball": True, "stands": True},
        ],
        "active": "Ada",
        "leads": "Blue",
    }
    again = State()
    FIELDS.begin(again, 2)
    assert FIELDS.read(again, MATCH, shown) == []
    assert again == s


def test_what_cannot_be_read_is_told_all_at_once_and_stays_as_it_was(s: State) -> None:
    wrong = {"score": [-1, -2], "active": "Cy", "players": [{"name": "Ada", "lies": 1}, {"name": "Ben", "ball": "yes"}]}
    assert [str(fault) for fault in FIELDS.read(s, MATCH, wrong)] == [
        "score[0] is -1; allowed: 0 or more",
        "score[1] is -2; allowed: 0 or more",
        "Ada: lies is 1; allowed: true or false",
        "Ben: ball is 'yes'; allowed: true or false",
        "active is 'Cy'; on the teams: Ada, Ben",
    ]
    begun = State()
    FIELDS.begin(begun, 2)
    assert s == begun


def test_a_position_without_players_leaves_their_fields_as_they_are(s: State) -> None:
    s.down, s.carrier = [True, False], 1
    assert FIELDS.read(s, MATCH, {"score": [1, 2]}) == []
    assert (s.score, s.down, s.carrier) == ([1, 2], [True, False], 1)


def test_what_follows_need_not_be_said_and_where_it_is_it_must_agree(s: State) -> None:
    s.score, s.down = [2, 1], [True, False]
    ada = {"name": "Ada", "stands": False}
    assert FIELDS.contradictions(s, {}) == []
    assert FIELDS.contradictions(s, {"leads": "Red", "players": [ada, {"name": "Ben"}]}) == []
    found = FIELDS.contradictions(s, {"leads": None, "players": [ada, {"name": "Ben", "stands": 1}]})
    assert found == [
        PositionFault("leads is None; from the rest of the position follows 'Red'", "leads"),
        PositionFault("Ben: stands is 1; from the rest of the position follows True", "stands", ("Ben",)),
    ]


def test_a_part_is_begun_anew_and_the_others_stay(s: State) -> None:
    s.score, s.down, s.carrier = [1, 2], [True, True], 1
    FIELDS.reset(s, 2, FIELDS.parts(FIGURES))
    assert (s.score, s.down, s.carrier) == ([1, 2], [False, False], -1)


def test_keys_are_those_of_the_fields() -> None:
    assert FIELDS.keys == {"score", "active", "leads"}
    assert FIELDS.player_keys == {"lies", "ball", "stands"}
    assert FIELDS.keys_of(FIGURES) == ["lies", "ball", "active"]


def test_a_field_that_does_not_say_what_it_is_is_no_field() -> None:
    @dataclasses.dataclass(slots=True)
    class Silent:
        score: int = 0

    with pytest.raises(TypeError, match=r"Silent\.score does not say what it is; allowed: told, each, one or kept"):
        Fields(Silent)


CODECS = {
    "a flag": (FLAG, True, True, 1),
    "a number": (whole(1, 3), 2, 2, 4),
    "a number without an end": (whole(1), 99, 99, True),
    "a word": (word("a", "b"), "b", "b", ["b"]),
    "a plain value": (plain("x", lambda given: given == "x", {"enum": ["x"]}), "x", "x", "y"),
    "a name": (PLAYER, 1, "Ben", ["Ben"]),
    "nobody": (maybe(PLAYER, -1), -1, None, "Cy"),
    "somebody": (maybe(PLAYER, -1), 0, "Ada", -1),
    "a list": (listed(PLAYER), [1, 0], ["Ben", "Ada"], "Ben"),
    "a list of two": (listed(FLAG, 2), [True, False], [True, False], [True]),
    "a tuple": (tupled(PLAYER), (1,), ["Ben"], ["Cy"]),
    "a record": (record(lambda *parts: parts, {"by": PLAYER, "n": whole(0)}), (1, 3), {"by": "Ben", "n": 3}, {"n": 3}),
    "one of each team": (of_teams(whole(0), 0), (1, 2), {"Red": 1, "Blue": 2}, {"Green": 1}),
}


@pytest.mark.parametrize(("codec", "value", "told", "wrong"), CODECS.values(), ids=CODECS)
def test_a_codec_reads_what_it_shows_and_nothing_else(codec: Codec[Any], value: Any, told: Any, wrong: Any) -> None:
    assert codec.show(value, MATCH) == told
    assert codec.read(told, MATCH) == value
    assert type(codec.read(told, MATCH)) is type(value)
    with pytest.raises(Misread):
        codec.read(wrong, MATCH)


def test_a_team_that_is_left_out_has_nothing() -> None:
    assert of_teams(whole(0), 0).read({"Blue": 2}, MATCH) == (0, 2)


def test_all_that_is_misread_in_one_value_is_told_at_once() -> None:
    codec = of_teams(listed(record(lambda *parts: parts, {"by": PLAYER, "n": whole(0)})), ())
    wrong = {"Red": [{"by": "Cy", "n": -1}], "Blue": [{"by": "Ada", "n": 0}, 5]}
    with pytest.raises(Misread) as misread:
        codec.read(wrong, MATCH)
    assert [one.fault("won") for one in misread.value.misfits] == [
        PositionFault("won.Red[0].by is 'Cy'; on the teams: Ada, Ben", "won", ("Red",)),
        PositionFault("won.Red[0].n is -1; allowed: 0 or more", "won", ("Red",)),
        PositionFault("won.Blue[1] is 5; allowed: a table of by, n", "won", ("Blue",)),
    ]


def test_what_is_misread_of_a_rule_names_it() -> None:
    with pytest.raises(Misread, match=r"^is 5; allowed: 0 to 4 \(1\.01\)$") as misread:
        whole(0, 4, "1.01").read(5, MATCH)
    assert [one.fault("tokens") for one in misread.value.misfits] == [
        PositionFault("tokens is 5; allowed: 0 to 4", "tokens", (), ("1.01",))
    ]
    with pytest.raises(Misread) as misread:
        record(lambda *parts: parts, {"by": PLAYER, "n": whole(0)}).read({"by": "Ada", "n": -1}, MATCH)
    assert [one.of_row("Ada") for one in misread.value.misfits] == [
        PositionFault("Ada: n is -1; allowed: 0 or more", "n", ("Ada",))
    ]


def test_what_is_misread_is_told_with_its_place() -> None:
    codec = of_teams(listed(record(lambda *parts: parts, {"by": PLAYER})), ())
    with pytest.raises(Misread, match=r"^\.Red\[1\]\.by is 'Cy'; on the teams: Ada, Ben$"):
        codec.read({"Red": [{"by": "Ada"}, {"by": "Cy"}]}, MATCH)


def test_every_key_has_a_schema() -> None:
    assert FIELDS.shapes() == {
        "score": {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 2, "maxItems": 2},
        "active": {"type": ["string", "null"]},
        "leads": {"type": ["string", "null"]},
    }
    assert FIELDS.shapes(of_players=True) == {key: {"type": "boolean"} for key in ("lies", "ball", "stands")}
