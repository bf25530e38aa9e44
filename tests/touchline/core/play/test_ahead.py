"""Looking ahead: probabilities add up, agree with brute force over all faces, and nothing is touched."""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, Self

import pytest
from tests.touchline.pending import decision
from tests.touchline.playing import begin

from touchline.core.dice.throws import Die, Roll
from touchline.core.errors import IllegalAction, Unanswered, Unending
from touchline.core.play.ahead import STOP, after, chances, futures, nobody, steady
from touchline.core.play.drivers import Play
from touchline.core.play.requests import Choose, Command, Option, Refusal, Rules
from touchline.core.play.wire import Position
from touchline.takkure.state import State

TWO_TACKLERS = {
    "players": [
        {"name": "AGUILA", "at": [12000, 12000], "ball": True},
        {"name": "GARRA", "at": [11300, 15000]},
        {"name": "LINCE", "at": [12700, 15000]},
    ]
}
DODGE = {"do": "dodge", "player": "AGUILA"}


def tackled(position: Position | None = None) -> Play[State]:
    """AGUILA has run, two tacklers have named him, and he may choose how to meet them."""
    play = begin(position or TWO_TACKLERS)
    play.act({"do": "activate", "player": "AGUILA"})
    play.act({"do": "mark", "player": "AGUILA", "to": [12000, 13500]})
    play.act({"do": "tackle", "player": "GARRA", "target": "AGUILA"})
    play.act({"do": "tackle", "player": "LINCE", "target": "AGUILA"})
    play.act({"do": "run", "player": "AGUILA"})
    return play


def down(play: Play[State]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who is on the ground, and who was hurt."""
    s = play.state
    return tuple(s.ground), tuple(s.wounds)


def brute(play: Play[State], classify: Callable[[Play[State]], Hashable]) -> dict[Any, Fraction]:
    """The same by every face of every die, one after the other."""
    found: defaultdict[Hashable, Fraction] = defaultdict(Fraction)

    def go(here: Play[State], weight: Fraction) -> None:
        if isinstance(here.pending, Roll):
            faces = [range(1, die.sides + 1) for die in here.pending.dice]
            share = weight / Fraction(len(list(product(*faces))))
            for fallen in product(*faces):
                twin = here.fork()
                twin.roll(fallen)
                go(twin, share)
        elif isinstance(here.pending, Choose) and not here.settled and here.state.step == 5:
            here.act(steady(here.pending, here))
            go(here, weight)
        else:
            found[classify(here)] += weight

    go(play, Fraction(1))
    return dict(found)


def upto_dice(choose: Choose, play: Play[State]) -> Any:
    """Decide while dice are being rolled, no longer."""
    return steady(choose, play) if play.state.step == 5 else STOP


def test_a_dodge_past_one_tackler_agrees_with_every_face(monkeypatch: pytest.MonkeyPatch) -> None:
    one = {"players": TWO_TACKLERS["players"][:2]}
    play = begin(one)
    for command in (
        {"do": "activate", "player": "AGUILA"}, {"do": "mark", "player": "AGUILA", "to": [12000, 13500]},
        {"do": "tackle", "player": "GARRA", "target": "AGUILA"}, {"do": "run", "player": "AGUILA"}, DODGE,
    ):  # fmt: skip
        play.act(command)
    counted = chances(futures(play, upto_dice), down)
    assert sum(counted.values()) == 1
    assert counted == brute(play.fork(), down)


def test_a_dodge_past_two_tacklers_adds_up_and_touches_nothing() -> None:
    play = tackled()
    before, log, events = play.state.copy(), list(play.log), list(play.events)
    found = after(play, DODGE, upto_dice)
    assert sum(chance for chance, _ in found) == 1
    assert len(found) > 8
    counted = chances(found, down)
    assert list(counted.values()) == sorted(counted.values(), reverse=True)
    assert any(ground[0] for ground, _ in counted)
    assert (play.state, play.log, play.events) == (before, log, events)


def test_without_a_decider_a_future_ends_at_the_next_choice() -> None:
    play = tackled()
    (future,) = futures(play, nobody)
    assert future.chance == 1
    assert isinstance(future.play.pending, Choose)
    assert future.play.pending.kind == decision(play).kind


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(IllegalAction):
        after(tackled(), {"do": "move", "player": "AGUILA"})


# ------------------------------------------------------------------ rolls that are made again

GRABBED = {
    "players": [
        {"name": "SUZU", "at": [12000, 11016], "BaC": [3, 9]},
        {"name": "LINCE", "at": [12000, 12984], "BaC": [5, 9]},
        {"name": "BUHO", "at": [12984, 12000], "BaC": [8, 9]},
    ],
    "ball": [12000, 12000],
    "attacker": "Yamato",
    "chapter": 4,
}
TARGETS = {"SUZU": 7, "LINCE": 9, "BUHO": 12}
"""BaC, and +4 for the ball on the ground."""


def grabbed() -> Play[State]:
    """Three hands go for the same ball: a melee, which may tie for ever."""
    play = begin(GRABBED)
    for command in (
        {"do": "activate", "player": "SUZU"}, {"do": "mark", "player": "SUZU"},
        {"do": "steal", "player": "LINCE", "how": "loose"}, {"do": "steal", "player": "BUHO", "how": "loose"},
        {"do": "run", "player": "SUZU"}, {"do": "pick up", "player": "SUZU"},
    ):  # fmt: skip
        play.act(command)
    return play


def best(names: Sequence[str], faces: Sequence[int]) -> list[str]:
    """Who has the best roll, said again: criticals first, then the highest success."""
    worth = [
        99 if face == 1 else face if face <= TARGETS[name] and face != 12 else 0
        for name, face in zip(names, faces, strict=True)
    ]
    top = max(worth)
    return [name for name, mine in zip(names, worth, strict=True) if top and mine == top]


def shares(names: Sequence[str]) -> dict[str, Fraction]:
    """How often each of these wins at last, if they roll until exactly one is best."""
    found: Counter[str] = Counter()
    for faces in product(range(1, 13), repeat=len(names)):
        won = best(names, faces)
        if len(won) == 1:
            found[won[0]] += 1
    return {name: Fraction(found[name], sum(found.values())) for name in names}


def test_a_melee_that_may_tie_for_ever_is_summed_as_the_series_that_it_is() -> None:
    wanted: defaultdict[str, Fraction] = defaultdict(Fraction)
    for faces in product(range(1, 13), repeat=3):
        tied = best([*TARGETS], faces)
        for name, share in (shares(tied) if tied else {"nobody": Fraction(1)}).items():
            wanted[name] += share / 12**3
    found = futures(grabbed(), upto_dice)
    assert sum(chance for chance, _ in found) == 1
    names = grabbed().state.line_up.names
    assert chances(found, lambda end: names[end.state.carrier] if end.state.carrier >= 0 else "nobody") == wanted


class Nothing(dict[str, Any]):
    """A state with nothing in it."""

    def copy(self) -> Self:
        """Another one."""
        return type(self)(self)


def coin(*, again: bool, sides: int = 2) -> Play[Nothing]:
    """A rule that tosses a coin until it shows heads; one with a single side is tossed for ever."""
    die = Die("COIN", "", "coin", sides, (), sides, sides, 0)
    toss = Roll("9.99", "table", "coin", (die,), lambda faces: (str(faces[0]),), again)

    def rules(_: Nothing) -> Rules[None]:
        while (yield toss) != (1,) or sides == 1:
            pass

    return Play(Nothing(), rules)


def test_a_roll_made_until_something_comes_of_it_is_one_future() -> None:
    ((chance, end),) = futures(coin(again=True))
    assert chance == 1
    assert end.pending is None


@pytest.mark.parametrize(
    ("rule", "why"),
    [({"again": False}, r"9\.99 .*coin.*again"), ({"again": True, "sides": 1}, r"9\.99 .*coin.*however")],
)
def test_a_rule_that_rolls_without_end_is_refused_with_a_reason(rule: dict[str, Any], why: str) -> None:
    with pytest.raises(Unending, match=why):
        futures(coin(**rule))


# ------------------------------------------------------------------ questions


CORNERED = {
    "players": [
        {"name": "AGUILA", "at": [12000, 12000], "ball": True},
        {"name": "GARRA", "at": [12000, 16000]},
    ]
}


def test_between_equally_near_places_a_future_goes_on() -> None:
    play = begin(CORNERED)
    for command in (
        {"do": "activate", "player": "AGUILA"}, {"do": "mark", "player": "AGUILA", "to": [12000, 16492]},
        {"do": "pressure", "player": "GARRA"},
    ):  # fmt: skip
        play.act(command)
    asked = []

    def noting(choose: Choose, here: Play[State]) -> Command:
        asked.append(choose.kind)
        return steady(choose, here)

    (future,) = futures(play, noting)
    assert "nearest free place" in asked
    assert future.play.settled


def test_a_question_without_an_answer_is_an_error_and_no_shorter_future() -> None:
    with pytest.raises(Unanswered, match=r"Yamato.*second action"):
        futures(tackled(), lambda _, __: None)  # type: ignore[arg-type,return-value] # what no decider may say


def test_a_decision_that_nothing_lawful_answers_is_an_error() -> None:
    option = Option("place", "AGUILA", "1.08", None, {}, lambda _: Refusal("1.08", "nowhere", {}))
    with pytest.raises(Unanswered, match=r"Yamato.*nearest free place.*1\.08"):
        steady(Choose("Yamato", "nearest free place", "1.08", "AGUILA", [option]), tackled())
