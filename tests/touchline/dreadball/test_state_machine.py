"""Anything that a coach, a driver or a page may do to a play, in any order; and every option of each decision taken."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from tests.touchline.anything import Anything, curious
from tests.touchline.dreadball.games import CLOSE, begin
from tests.touchline.dreadball.invariants import INDEX, check, faces_told, progress
from tests.touchline.exploring import TIMES, examples

from touchline.dreadball.commands import COMMANDS
from touchline.dreadball.position import read
from touchline.dreadball.position.line_up import known
from touchline.dreadball.state import OVER, State, show

NAMES = sorted(known())
anything = st.one_of(
    st.none(), st.booleans(), st.integers(-999, 999), st.floats(), st.text(max_size=8), st.sampled_from(NAMES),
    st.lists(st.integers(-14, 14), max_size=3),
    st.lists(st.lists(st.integers(-14, 14), min_size=2, max_size=2), max_size=4),
)  # fmt: skip
words = st.dictionaries(
    st.sampled_from(("to", "path", "facing", "then", "target", "player", "coach", "left")), anything, max_size=3
)
readings = st.fixed_dictionaries(
    {},
    optional={no: st.sampled_from([r.id for r in one.readings]) for no, one in INDEX.rulings.items() if one.readings},
)
beginnings = st.fixed_dictionaries(
    {"readings": readings},
    optional={
        "players": st.just(CLOSE), "rushing": st.sampled_from(["Comets", "Wreckers"]),
        "rush": st.integers(1, 14), "score": st.dictionaries(st.just("Wreckers"), st.integers(0, 6)),
    },
)  # fmt: skip
"""A whole game or six players close together, early or late."""


class AnythingInDreadBall(Anything):
    """What DreadBall says of it."""

    read, show, check = staticmethod(read), staticmethod(show), staticmethod(check)
    progress, faces_told = staticmethod(progress), staticmethod(faces_told)
    commands, fixed, words = COMMANDS, "set_up", words

    @staticmethod
    def teams(state: State) -> tuple[str, ...]:
        """Both teams."""
        return state.set_up.teams

    @initialize(position=beginnings)
    def begin(self, position: dict[str, Any]) -> None:
        """Any position at all."""
        self.start_from(position if "players" in position else {"readings": position["readings"]})

    def readable(self) -> bool:
        """Between two actions of a game that is not over."""
        return self.play.settled and self.play.state.phase != OVER


TestAnything = AnythingInDreadBall.TestCase
TestAnything.settings = settings(examples(60), stateful_step_count=30)


OFFERED = {(decision, form.verb) for form in COMMANDS.forms for decision in form.decisions} - {
    ("free action", "sprint")
}
"""Every decision, and every verb that answers it; no free action is a Sprint (D-19)."""
ROBBED = [{**one, "ball": one["name"] == "NIB"} for one in CLOSE]
GAMES = 20 * TIMES


def test_every_option_of_every_decision_is_offered_and_taken_in_random_games_and_there_is_no_other() -> None:
    offered: Counter[tuple[str, str]] = Counter()
    taken: Counter[tuple[str, str]] = Counter()
    seed = 2 if TIMES == 1 else Random().getrandbits(32)
    chance = Random(seed)
    for _ in range(GAMES):
        for position in ({}, {"players": CLOSE}, {"players": ROBBED}):
            play = begin(**position)
            curious(play, chance, offered, taken)
            check(play, len(play.events))
    assert sorted(OFFERED - set(taken)) == [], f"nobody has done these (seed {seed})"
    assert sorted(set(offered) - OFFERED) == [], f"nobody has heard of these (seed {seed})"
