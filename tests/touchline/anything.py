"""Anything that a coach, a driver or a page may do to a play, in any order: a state machine that each game fills in.

`EXPLORE=50` in the environment tries fifty times as much, never the same twice.
"""

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from tests.touchline.pending import asked, decision
from tests.touchline.slips import whole

from touchline.core.errors import BadCommand, DiceError, IllegalAction
from touchline.core.play.commands import Commands
from touchline.core.play.drivers import THROWS, Play, at_random, play_out, replay
from touchline.core.play.requests import Choose, Command, Option, Refusal

ENOUGH = 160
"""Requests answered in one go: a match of Takkure has some 400."""
LONGEST = 20_000
SAMPLES = 3
seeds = st.integers(0, 2**32 - 1)


class Loaded(Random):
    """Chance that begins with these numbers, each of 0 to 1."""

    def __init__(self, first: list[float]) -> None:
        self.first = first[::-1]
        super().__init__(0)

    def random(self) -> float:
        """The next of the numbers; when all have been given, any."""
        return self.first.pop() if self.first else super().random()


def wish(option: Option, chance: Random) -> Command:
    """A command for this option: without a place, now and then; else a place in its region, if one is found soon."""
    plain = {"do": option.do, "player": option.player}
    if option.sample is None or option.check is None or (chance.random() < 0.2 and may(option, plain)):
        return plain
    for _ in range(SAMPLES):
        command = option.sample(chance)
        if may(option, command):
            return command
    return plain


def may(option: Option, command: Command) -> bool:
    """Is this command lawful?"""
    try:
        return option.check is None or not isinstance(option.check(command), Refusal)
    except BadCommand:
        return False


def all_of(play: Play[Any]) -> tuple[Any, ...]:
    """Everything about a play that could change, the request in words."""
    return play.state.copy(), list(play.log), list(play.events), asked(play)


def faces_logged(play: Play[Any]) -> list[Any]:
    """Every face that fell."""
    return [face for entry in play.log for face in entry.get("roll", ())]


class Anything(RuleBasedStateMachine):
    """One play, and everybody who has to do with it. A game says what is below, and how a play begins."""

    read: ClassVar[Callable[..., Any]]
    show: ClassVar[Callable[..., dict[str, Any]]]
    check: ClassVar[Callable[..., None]]
    """What must be true of a play, and of its events from a number on."""
    progress: ClassVar[Callable[..., tuple[Any, ...]]]
    """What a state has of which nothing ever goes back."""
    faces_told: ClassVar[Callable[..., list[Any]]]
    """Every natural face that the events tell of."""
    teams: ClassVar[Callable[..., tuple[str, ...]]]
    commands: ClassVar[Commands]
    fixed: ClassVar[str]
    """The slot of a state that copies share."""
    words: ClassVar[Any]
    """Keys that a command may have, each with anything at all."""

    def readable(self) -> bool:
        """Is this a position that one may begin from?"""
        return True

    def start_from(self, position: Any) -> None:
        """Begin a play."""
        self.start = position
        self.play: Play[Any] = Play(*type(self).read(position))
        self.photos: list[tuple[Any, ...]] = []
        """The play as it was before each decision since the last die."""
        self.asked = 0
        self.whole = True
        """Does the play know its own beginning? A fork tells only what has happened since a checkpoint."""
        self.told = 0
        self.before = type(self).progress(self.play.state)

    def step(self, chance: Random, command: Command | None = None) -> None:
        """One answer, and a look at what came of it."""
        request = self.play.pending
        self.told = len(self.play.events)
        if isinstance(request, THROWS):
            self.photos.clear()
            faces = request.draw(chance)
            self.asked += len(faces)
            self.play.roll(faces)
        else:
            self.photos.append(all_of(self.play))
            self.play.act(command or at_random(decision(self.play), self.play, chance))
        self.look()

    def look(self) -> None:
        """Is everything as it must be?"""
        type(self).check(self.play, self.told)
        now = type(self).progress(self.play.state)
        assert all(late >= early for late, early in zip(now, self.before, strict=True))
        self.before = now

    @invariant()
    def is_sound(self) -> None:
        """The same after every rule below."""
        type(self).check(self.play, len(self.play.events))

    @precondition(lambda self: isinstance(self.play.pending, Choose))
    @rule(which=st.integers(0, 63), seed=seeds)
    def take_an_option(self, which: int, seed: int) -> None:
        """Any option of a decision, anywhere in its region."""
        choose, chance = decision(self.play), Random(seed)
        option = choose.options[which % len(choose.options)]
        self.step(chance, wish(option, chance))

    @precondition(lambda self: isinstance(self.play.pending, THROWS))
    @rule(numbers=st.lists(st.floats(0, 1, exclude_max=True), min_size=8, max_size=8))
    def let_the_dice_fall(self, numbers: list[float]) -> None:
        """Any faces."""
        self.step(Loaded(numbers))

    @rule(requests=st.integers(1, ENOUGH), seed=seeds)
    def go_on_for_a_while(self, requests: int, seed: int) -> None:
        """Deep into the play, or to its end."""
        chance = Random(seed)
        for _ in range(requests):
            if self.play.pending is None:
                break
            self.step(chance)

    def filled(self, do: str, player: str | None) -> Command:
        """A command of this verb, with every key that it needs in this decision."""
        forms = [form for form in self.commands.forms if form.verb == do]
        kind = decision(self.play).kind
        here = [form for form in forms if kind in form.decisions]
        return {**whole((here or forms)[0], self.play.state), **({"player": player} if player else {})}

    def refused(self, do: Any, *errors: type[Exception]) -> None:
        """This is refused, and nothing has changed."""
        before, pending = all_of(self.play), self.play.pending
        with pytest.raises(errors) as refusal:
            do()
        assert str(refusal.value)
        assert all_of(self.play) == before
        assert self.play.pending is pending

    @rule()
    def try_what_is_forbidden(self) -> None:
        """What nobody knows, what another coach decides, dice out of turn, and all that is said to be forbidden."""
        play = self.play
        self.refused(lambda: play.act({"do": "fly"}), BadCommand)
        self.refused(lambda: play.act({"player": None}), BadCommand)
        if isinstance(play.pending, Choose):
            self.refused(lambda: play.roll([1]), DiceError)
            option = play.pending.options[0]
            other = next(team for team in type(self).teams(play.state) if team != play.pending.coach)
            command = {**wish(option, Random(0)), "coach": other}
            self.refused(lambda: play.act(command), IllegalAction)
            for no in play.pending.refused():
                self.refused(lambda no=no: play.act(self.filled(no.do, no.player)), IllegalAction)

    @precondition(lambda self: isinstance(self.play.pending, THROWS))
    @rule()
    def try_impossible_dice(self) -> None:
        """Too few, too many, and no faces of these dice."""
        assert isinstance(self.play.pending, THROWS)
        good: list[Any] = self.play.pending.draw(Random(0))
        wrong = [[face, *good[1:]] for face in (0, 13, -1, None, True, "x", 1.5)]
        for faces in ([], good[:-1], [*good, good[0]], *wrong):
            self.refused(lambda faces=faces: self.play.roll(faces), DiceError)

    @precondition(lambda self: isinstance(self.play.pending, Choose))
    @rule(which=st.integers(0, 63), data=st.data())
    def say_something_strange(self, which: int, data: st.DataObject) -> None:
        """A known verb with anything beside it: refused, or as good as any other."""
        choose, before = decision(self.play), all_of(self.play)
        option = choose.options[which % len(choose.options)]
        command = {"do": option.do, "player": option.player, **data.draw(self.words)}
        try:
            self.play.fork().act(command)
        except (BadCommand, IllegalAction):
            self.refused(lambda: self.play.act(command), BadCommand, IllegalAction)
        else:
            assert all_of(self.play) == before
            self.step(Random(0), command)

    @rule(seed=seeds, requests=st.integers(0, 30), stay=st.booleans())
    def fork(self, seed: int, requests: int, stay: bool) -> None:
        """A fork goes its own way; or it is the one that is played on."""
        twin, before = self.play.fork(), all_of(self.play)
        now = all_of(twin)
        assert (now[0], now[1], now[3]) == (before[0], before[1], before[3])
        assert before[2][len(before[2]) - len(now[2]) :] == now[2]
        play_out(twin, at_random, Random(seed), requests)
        type(self).check(twin)
        assert all_of(self.play) == before
        if stay:
            self.play, self.whole, self.told = self.play.fork(), False, 0

    @rule()
    def copy(self) -> None:
        """Whatever is done to a copy of the state."""
        state = self.play.state
        kept, twin = state.copy(), state.copy()
        assert twin == state
        for name in type(state).__slots__:
            value = getattr(twin, name)
            if isinstance(value, list):
                value.append(value[0] if value else None)
            elif isinstance(value, dict):
                value.clear()
            elif name != self.fixed:
                setattr(twin, name, object())
        assert state == kept

    @rule()
    def undo(self) -> None:
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
        self.before, self.told = type(self).progress(self.play.state), len(self.play.events)

    @precondition(lambda self: self.readable())
    @rule(stay=st.booleans())
    def there_and_back_as_json(self, stay: bool) -> None:
        """The position in words; or it is the one that is played on from."""
        shown = type(self).show(self.play.state)
        again = json.loads(json.dumps(shown))
        assert again == shown
        state, procedure = type(self).read(again)
        assert state == self.play.state
        assert type(self).show(state) == shown
        if not self.play.settled:
            return
        twin = Play(state, procedure)
        assert state == self.play.state
        assert twin.pending == self.play.pending or asked(twin) == asked(self.play)
        if stay:
            type(self).check(twin)
            self.start, self.play, self.photos, self.asked, self.whole = again, twin, [], 0, True
            self.told = len(twin.events)

    def teardown(self) -> None:
        """The log says it all."""
        if not hasattr(self, "play"):
            return
        play = self.play
        assert len(faces_logged(play)) == self.asked
        state, procedure = type(self).read(self.start)
        again = replay(state, procedure, json.loads(json.dumps(play.log)))
        assert again.state == play.state
        assert asked(again) == asked(play)
        assert list(map(str, type(self).faces_told(again))) == list(map(str, faces_logged(play)))
        if self.whole:
            assert again.events == play.events


def curious(
    play: Play[Any], chance: Random, offered: Counter[tuple[str, str]], taken: Counter[tuple[str, str]]
) -> None:
    """Play to the end, and rather take what has seldom been taken; note what is offered and what is taken."""
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
    assert play.pending is None, "the play does not end"
