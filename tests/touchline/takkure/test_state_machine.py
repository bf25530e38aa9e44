"""Anything that a coach, a driver or a page may do to a play, in any order; and every option of every decision taken.

`EXPLORE=50` in the environment tries fifty times as much, never the same twice.
"""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from tests.touchline.anything import Anything, curious, faces_logged
from tests.touchline.exploring import TIMES, examples
from tests.touchline.playing import MAKING_WAY, POSITIONS
from tests.touchline.takkure.invariants import (
    check,
    faces_told,
    time_and_score,
)
from tests.touchline.takkure.test_matches import STARTS
from tests.touchline.takkure.test_random_play import RARE

from touchline.core.play.drivers import Play, at_random, play_out
from touchline.core.rulebook.index import load
from touchline.takkure.cards.plays import deck_of, playbook_of
from touchline.takkure.cards.team_skills import TEAM_SKILLS
from touchline.takkure.commands import COMMANDS
from touchline.takkure.position import read
from touchline.takkure.position.line_up import LAST_CHAPTER
from touchline.takkure.rules.card import ROSTER
from touchline.takkure.state import State, show

INDEX = load("touchline.takkure")
TEAMS = ("Yamato", "Teriomorph")
IN_HAND: Mapping[str, Any] = MappingProxyType(
    {
        "hands": {team: list(deck_of(team)) for team in TEAMS},
        "team_plays": {team: list(playbook_of(team)) for team in TEAMS},
    }
)
SUBSTITUTES: Mapping[str, str] = MappingProxyType(
    {"HAYATE": "TSUBAME", "KURO": "GENBU", "GARRA": "ZORRO", "TORO": "JABALI"}
)
"""Player -> another of his team for the same position."""
BEGINNINGS: Mapping[str, dict[str, Any]] = MappingProxyType({**POSITIONS, **STARTS})
readings = st.fixed_dictionaries(
    {},
    optional={no: st.sampled_from([r.id for r in one.readings]) for no, one in INDEX.rulings.items() if one.readings},
)
strange = st.one_of(
    st.none(), st.booleans(), st.integers(-99_999, 99_999), st.floats(), st.text(max_size=8),
    st.lists(st.integers(-1_000, 40_000), max_size=3),
    st.lists(st.lists(st.integers(0, 40_000), min_size=2, max_size=2), max_size=3),
    st.lists(st.sampled_from(sorted(ROSTER)), max_size=5), st.sampled_from(sorted(ROSTER)),
)  # fmt: skip
words = st.dictionaries(
    st.sampled_from(
        ("to", "via", "at", "from", "turn", "target", "ground", "how", "card", "cards", "player", "players", "coach")
    ),
    strange,
    max_size=3,
)


def with_substitutes(position: dict[str, Any]) -> dict[str, Any]:
    """The same position with the other half of the rosters."""
    listed = position.get("players") or [{"name": name} for name in ROSTER if name not in SUBSTITUTES.values()]
    return {
        **position,
        "players": [{**entry, "name": SUBSTITUTES.get(entry["name"], entry["name"])} for entry in listed],
    }


@st.composite
def beginnings(draw: st.DrawFn) -> dict[str, Any]:
    """A position to begin from: any kind of play, chapter, readings, cards, skills and players."""
    name = draw(st.sampled_from(sorted(BEGINNINGS)))
    position = {**BEGINNINGS[name], "readings": draw(readings)}
    if draw(st.booleans()):
        position["edition"] = draw(st.sampled_from(sorted(INDEX.editions)))
    if draw(st.booleans()):
        position = {**position, **IN_HAND, "cards": False}
    if draw(st.booleans()):
        position["team_skills"] = {team: draw(st.sampled_from(sorted(TEAM_SKILLS))) for team in TEAMS}
    if draw(st.booleans()):
        position = with_substitutes(position)
    if name in POSITIONS:
        position["chapter"] = draw(st.sampled_from(range(1, LAST_CHAPTER + 1)))
        position["forward_only"] = draw(st.booleans())
    return position


class AnythingInTakkure(Anything):
    """What Takkure says of it."""

    read, show, check = staticmethod(read), staticmethod(show), staticmethod(check)
    progress, faces_told = staticmethod(time_and_score), staticmethod(faces_told)
    commands, fixed, words = COMMANDS, "line_up", words

    @staticmethod
    def teams(state: State) -> tuple[str, ...]:
        """Both teams."""
        return state.line_up.teams

    @initialize(position=beginnings())
    def begin(self, position: dict[str, Any]) -> None:
        """Any position at all."""
        self.start_from(position)

    def readable(self) -> bool:
        """Not while somebody makes way: there others still stand."""
        return self.play.pending is None or self.play.pending.kind not in MAKING_WAY


TestAnything = AnythingInTakkure.TestCase
TestAnything.settings = settings(examples(150), stateful_step_count=30)


# ------------------------------------------------------------------ every option of every decision

OFFERED = {
    (decision, form.verb) for form in COMMANDS.forms for decision in form.decisions if decision != "practice"
} - {("second action", "play")}
"""Every decision of a match, and every verb that answers it; no card of ours helps a second move."""
MATCHES = 100 * TIMES
PRACTISED = 40
"""So often each of the crowded positions as well, where what is rare in a match is not."""
HEADLONG: Mapping[str, Any] = MappingProxyType(
    {
        "players": [
            {"name": "GARRA", "at": [12_000, 3_500], "ball": True},
            {"name": "LINCE", "at": [13_083, 3_500]},
            {"name": "TORO", "at": [10_622, 3_500]},
            {"name": "SUZU", "at": [12_000, 2_000]},
            {"name": "KURO", "at": [13_500, 6_800]},
        ],
        "hands": IN_HAND["hands"],
        "team_plays": {"Teriomorph": ["Last Charge", "Torn Away"]},
    }
)
"""Team plays that end in a try or begin with a pick-up."""


def to_the_end(position: Mapping[str, Any], chance: Random, *seen: Counter[tuple[str, str]]) -> None:
    """One play, and a look at its end."""
    play = Play(*read(position))
    curious(play, chance, *seen)
    check(play, len(play.events))
    assert faces_told(play) == faces_logged(play)


def test_every_option_of_every_decision_is_offered_and_taken_in_random_matches_and_there_is_no_other() -> None:
    offered: Counter[tuple[str, str]] = Counter()
    taken: Counter[tuple[str, str]] = Counter()
    seed = 3 if TIMES == 1 else Random().getrandbits(32)
    chance = Random(seed)
    for number in range(MATCHES):
        name = sorted(STARTS)[number % len(STARTS)]
        to_the_end({**STARTS[name], **({"cards": True} if number % 4 else {})}, chance, offered, taken)
    for number in range(PRACTISED):
        for position in (*POSITIONS.values(), HEADLONG):
            to_the_end({**(IN_HAND if number % 2 else {}), **position}, chance, offered, taken)
    assert sorted(OFFERED - set(taken) - RARE) == [], f"nobody has done these (seed {seed})"
    assert sorted(set(offered) - OFFERED) == [], f"nobody has heard of these (seed {seed})"


# ------------------------------------------------------------------ the same everywhere


def told(name: str, seed: int) -> str:
    """The log of a whole random match with cards and everything told in it, as text."""
    play = Play(*read({**STARTS[name], "cards": True}))
    play_out(play, at_random, Random(seed))
    return json.dumps([play.log, [repr(event) for event in play.events]])


def test_a_match_is_the_same_whatever_the_hash_seed() -> None:
    root = Path(__file__).parents[3]
    code = (
        "from tests.touchline.takkure.test_state_machine import STARTS, told\n"
        "print(*(told(name, 3) for name in STARTS), sep='\\n')"
    )
    path = os.pathsep.join([str(root), str(root / "engine")])
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            cwd=root, capture_output=True, text=True, check=True,
        ).stdout.splitlines()
        for seed in ("1", "2")
    ]  # fmt: skip
    assert said[0] == said[1] == [told(name, 3) for name in STARTS]
