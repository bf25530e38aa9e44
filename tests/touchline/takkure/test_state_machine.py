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

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.touchline.exploring import TIMES, examples
from tests.touchline.playing import MAKING_WAY, POSITIONS
from tests.touchline.slips import whole
from tests.touchline.takkure.invariants import (
    check,
    check_event,
    check_no_way_back,
    faces_logged,
    faces_told,
    time_and_score,
)
from tests.touchline.takkure.test_matches import STARTS
from tests.touchline.takkure.test_random_play import RARE

from touchline.core.drivers import THROWS, Play, at_random, play_out, replay
from touchline.core.errors import BadCommand, DiceError, IllegalAction
from touchline.core.index import load
from touchline.core.requests import Choose, Command, Option, Refusal
from touchline.takkure.card import ROSTER
from touchline.takkure.commands import COMMANDS
from touchline.takkure.line_up import LAST_CHAPTER
from touchline.takkure.plays import deck_of, playbook_of
from touchline.takkure.position import read
from touchline.takkure.state import State, show
from touchline.takkure.team_skill import TEAM_SKILLS

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
LONGEST = 20_000
ENOUGH = 160
"""Requests answered in one go: a match has some 400."""
SAMPLES = 3
seeds = st.integers(0, 2**32 - 1)
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
def beginnings(draw):
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


def wish(option: Option, chance: Random) -> Command:
    """A command for this option: where he stands, now and then; else a place in its region, if one is found soon."""
    plain = {"do": option.do, "player": option.player}
    if option.sample is None or option.check is None or (chance.random() < 0.2 and may(option, plain)):
        return plain
    for _ in range(SAMPLES):
        command = option.sample(chance)
        if may(option, command):
            return command
    return plain


def filled(play: Play[State], do: str, player: str | None) -> Command:
    """A command of this verb, with every key that it needs in this decision."""
    forms = [form for form in COMMANDS.forms if form.verb == do]
    here = [form for form in forms if play.pending.kind in form.decisions]
    return {**whole((here or forms)[0], play.state), **({"player": player} if player else {})}


def may(option: Option, command: Command) -> bool:
    """Is this command lawful?"""
    try:
        return option.check is None or not isinstance(option.check(command), Refusal)
    except BadCommand:
        return False


def all_of(play: Play[State]) -> tuple[Any, ...]:
    """Everything about a play that could change, the request in words."""
    return play.state.copy(), list(play.log), list(play.events), play.pending and play.pending.to_json()


class Anything(RuleBasedStateMachine):
    """One play, and everybody who has to do with it."""

    @initialize(position=beginnings())
    def begin(self, position):
        """Any position at all."""
        self.start = position
        self.play: Play[State] = Play(*read(position))
        self.photos: list[tuple[Any, ...]] = []
        """The play as it was before each decision since the last die."""
        self.asked = 0
        self.whole = True
        """Does the play know its own beginning? A fork tells only what has happened since a checkpoint."""
        self.told = 0
        self.before = time_and_score(self.play.state)

    def step(self, chance: Random, command: Command | None = None, faces: list[int] | None = None) -> None:
        """One answer, and a look at what came of it."""
        request = self.play.pending
        self.told = len(self.play.events)
        if isinstance(request, THROWS):
            self.photos.clear()
            self.asked += len(request.owners)
            self.play.roll(faces or request.draw(chance))
        else:
            self.photos.append(all_of(self.play))
            self.play.act(command or at_random(request, self.play, chance))
        self.look()

    def look(self) -> None:
        """Is everything as it must be?"""
        check(self.play, self.told)
        check_no_way_back(self.before, self.play.state)
        self.before = time_and_score(self.play.state)

    @invariant()
    def is_sound(self):
        """The same after every rule below."""
        check(self.play, len(self.play.events))

    @precondition(lambda self: isinstance(self.play.pending, Choose))
    @rule(which=st.integers(0, 63), seed=seeds)
    def take_an_option(self, which, seed):
        """Any option of a decision, anywhere in its region."""
        choose, chance = self.play.pending, Random(seed)
        option = choose.options[which % len(choose.options)]
        self.step(chance, wish(option, chance))

    @precondition(lambda self: isinstance(self.play.pending, THROWS))
    @rule(faces=st.lists(st.integers(0, 11), min_size=8, max_size=8))
    def let_the_dice_fall(self, faces):
        """Any faces."""
        dice = self.play.pending.dice
        drawn = [1 + faces[i % len(faces)] % die.sides for i, die in enumerate(dice)]
        self.step(Random(0), faces=drawn)

    @rule(requests=st.integers(1, ENOUGH), seed=seeds)
    def go_on_for_a_while(self, requests, seed):
        """Deep into the play, or to its end."""
        chance = Random(seed)
        for _ in range(requests):
            if self.play.pending is None:
                break
            self.step(chance)

    def refused(self, do: Any, *errors: type[Exception]) -> None:
        """This is refused, and nothing has changed."""
        before, pending = all_of(self.play), self.play.pending
        with pytest.raises(errors) as refusal:
            do()
        assert str(refusal.value)
        assert all_of(self.play) == before
        assert self.play.pending is pending

    @rule()
    def try_what_is_forbidden(self):
        """What nobody knows, what another coach decides, dice out of turn, and all that is said to be forbidden."""
        play = self.play
        self.refused(lambda: play.act({"do": "fly"}), BadCommand)
        self.refused(lambda: play.act({"player": "SUZU"}), BadCommand)
        if isinstance(play.pending, Choose):
            self.refused(lambda: play.roll([1]), DiceError)
            option = play.pending.options[0]
            other = next(team for team in play.state.line_up.teams if team != play.pending.coach)
            command = {**wish(option, Random(0)), "coach": other}
            self.refused(lambda: play.act(command), IllegalAction)
            for no in play.pending.forbidden():
                self.refused(lambda no=no: play.act(filled(play, no.do, no.player)), IllegalAction)

    @precondition(lambda self: isinstance(self.play.pending, THROWS))
    @rule()
    def try_impossible_dice(self):
        """Too few, too many, and no faces of these dice."""
        due = len(self.play.pending.owners)
        for faces in ([], [1] * (due - 1), [1] * (due + 1), [0] * due, [13] * due, ["1"] * due, [True] * due):
            self.refused(lambda faces=faces: self.play.roll(faces), DiceError)

    @precondition(lambda self: isinstance(self.play.pending, Choose))
    @rule(which=st.integers(0, 63), more=words)
    def say_something_strange(self, which, more):
        """A known verb with anything beside it: refused, or as good as any other."""
        choose, before = self.play.pending, all_of(self.play)
        option = choose.options[which % len(choose.options)]
        command = {"do": option.do, "player": option.player, **more}
        try:
            self.play.fork().act(command)
        except (BadCommand, IllegalAction):
            self.refused(lambda: self.play.act(command), BadCommand, IllegalAction)
        else:
            assert all_of(self.play) == before
            self.step(Random(0), command)

    @rule(seed=seeds, requests=st.integers(0, 30), stay=st.booleans())
    def fork(self, seed, requests, stay):
        """A fork goes its own way; or it is the one that is played on."""
        twin, before = self.play.fork(), all_of(self.play)
        now = all_of(twin)
        assert (now[0], now[1], now[3]) == (before[0], before[1], before[3])
        assert before[2][len(before[2]) - len(now[2]) :] == now[2]
        play_out(twin, at_random, Random(seed), requests)
        check(twin)
        assert all_of(self.play) == before
        if stay:
            self.play, self.whole, self.told = self.play.fork(), False, 0

    @rule()
    def copy(self):
        """Whatever is done to a copy of the state."""
        state = self.play.state
        kept, twin = state.copy(), state.copy()
        assert twin == state
        for name in State.__slots__:
            value = getattr(twin, name)
            if isinstance(value, list):
                value.append(value[0] if value else None)
            elif name != "line_up":
                setattr(twin, name, object())
        assert state == kept

    @rule()
    def undo(self):
        """Back to what was before the decision, unless a die has fallen."""
        log = self.play.log
        if not log or "act" not in log[-1]:
            self.refused(self.play.undo, IllegalAction)
            return
        before = all_of(self.play)
        try:
            self.play.undo()
        except IllegalAction:
            assert not self.whole
            assert all_of(self.play) == before
            return
        photo = self.photos.pop()
        now = all_of(self.play)
        assert (now[0], now[1], now[3]) == (photo[0], photo[1], photo[3])
        if self.whole:
            assert now[2] == photo[2]
        self.before, self.told = time_and_score(self.play.state), len(self.play.events)

    @precondition(lambda self: self.play.pending is None or self.play.pending.kind not in MAKING_WAY)
    @rule(stay=st.booleans())
    def there_and_back_as_json(self, stay):
        """The position in words; or it is the one that is played on from."""
        shown = show(self.play.state)
        again = json.loads(json.dumps(shown))
        assert again == shown
        state, procedure = read(again)
        assert state == self.play.state
        assert show(state) == shown
        if not self.play.settled:
            return
        twin = Play(state, procedure)
        assert state == self.play.state
        assert twin.pending == self.play.pending or twin.pending.to_json() == self.play.pending.to_json()
        if stay:
            for event in twin.events:
                check_event(event)
            self.start, self.play, self.photos, self.asked, self.whole = again, twin, [], 0, True
            self.told = len(twin.events)

    def teardown(self):
        """The log says it all."""
        if not hasattr(self, "play"):
            return
        play = self.play
        assert len(faces_logged(play)) == self.asked
        again = replay(*read(self.start), json.loads(json.dumps(play.log)))
        assert again.state == play.state
        assert (again.pending and again.pending.to_json()) == (play.pending and play.pending.to_json())
        assert faces_told(again) == faces_logged(play)
        if self.whole:
            assert again.events == play.events


TestAnything = Anything.TestCase
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


def curious(
    play: Play[State], chance: Random, offered: Counter[tuple[str, str]], taken: Counter[tuple[str, str]]
) -> None:
    """Play to the end, and rather take what has seldom been taken; note what is offered and what is taken."""
    before = time_and_score(play.state)
    for _ in range(LONGEST):
        choose = play.pending
        if choose is None:
            break
        if isinstance(choose, THROWS):
            play.roll(choose.draw(chance))
            continue
        offered.update({(choose.kind, option.do) for option in choose.options})
        options = choose.options
        if chance.random() < 0.25:
            options = [min(options, key=lambda o: taken[choose.kind, o.do])]
        option = chance.choice(options)
        play.act(wish(option, chance))
        taken[choose.kind, option.do] += 1
        check_no_way_back(before, play.state)
        before = time_and_score(play.state)
    assert play.pending is None, "the play does not end"
    check(play, len(play.events))
    assert faces_told(play) == faces_logged(play)


def test_every_option_of_every_decision_is_offered_and_taken_in_random_matches_and_there_is_no_other():
    offered: Counter[tuple[str, str]] = Counter()
    taken: Counter[tuple[str, str]] = Counter()
    seed = 2 if TIMES == 1 else Random().getrandbits(32)
    chance = Random(seed)
    for number in range(MATCHES):
        name = sorted(STARTS)[number % len(STARTS)]
        curious(Play(*read({**STARTS[name], **({"cards": True} if number % 4 else {})})), chance, offered, taken)
    for number in range(PRACTISED):
        for position in (*POSITIONS.values(), HEADLONG):
            curious(Play(*read({**(IN_HAND if number % 2 else {}), **position})), chance, offered, taken)
    assert sorted(OFFERED - set(taken) - RARE) == [], f"nobody has done these (seed {seed})"
    assert sorted(set(offered) - OFFERED) == [], f"nobody has heard of these (seed {seed})"


# ------------------------------------------------------------------ the same everywhere


def told(name: str, seed: int) -> str:
    """The log of a whole random match with cards and everything told in it, as text."""
    play = Play(*read({**STARTS[name], "cards": True}))
    play_out(play, at_random, Random(seed))
    return json.dumps([play.log, [repr(event) for event in play.events]])


def test_a_match_is_the_same_whatever_the_hash_seed():
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
