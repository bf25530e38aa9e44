"""Step 5 as a whole: what is still to be rolled, in the order that the attacking coach likes (1.13-c).

First everything is measured and every modifier fixed (1.13-b), which the module of the active player's action does.
Then one roll after another is chosen from those that are open. These are his dice and his opponents' (3.07), a pick-up
or a try with everybody who takes part (3.08), and thieves whom nobody opposes (R-55). Tacklers without contact who
would like to keep their feet roll, too (R-18). What a roll does may change what is open next, injuries included (R-79).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from touchline.core.play.requests import Rules
from touchline.takkure.records import Steal, Tackle
from touchline.takkure.rules.break_through import BREAK_THROUGH, begin_break_through
from touchline.takkure.rules.dodge import DODGE, begin_dodge
from touchline.takkure.rules.ground_pass import begin_ground_pass
from touchline.takkure.rules.individual_play import before_roll
from touchline.takkure.rules.multiple_rolls import RolledAction, Series
from touchline.takkure.rules.order import OpenRoll, RollSource, roll_in_order
from touchline.takkure.rules.passing import PASS, begin_pass
from touchline.takkure.rules.pick_up import PICK_UP, PickUp, begin_pick_up
from touchline.takkure.rules.steal import STEAL, roll_steal, void, void_steals
from touchline.takkure.rules.tackle import TACKLE, without_contact
from touchline.takkure.rules.tries import TRY, Try, begin_try
from touchline.takkure.state import State
from touchline.takkure.stated import STATED


class KeepFeet:
    """Tacklers without contact: REF, or they fall (R-18)."""

    def __init__(self, s: State, short: Sequence[Tackle]) -> None:
        self.s, self.short = s, list(short)

    def settle(self) -> Rules[None]:
        """R-79: not those who aimed at somebody who is injured; they themselves fall when they roll."""
        self.short = [t for t in self.short if not self.s.off[t.on]]
        yield from ()

    def open(self) -> list[OpenRoll]:
        """One roll for each tackler."""
        return [OpenRoll("keep feet", t.by, "1.20", partial(self._roll, t)) for t in self.short]

    def _roll(self, t: Tackle) -> Rules[None]:
        self.short.remove(t)
        yield from without_contact(self.s, t)


class OneThrow:
    """A pick-up or a try: one throw for everybody."""

    def __init__(self, action: PickUp | Try) -> None:
        self.action = action
        self.waits = True

    def settle(self) -> Rules[None]:
        """A pick-up may no longer be possible. Nothing that is rolled before a try takes his ball or his feet."""
        if self.waits and isinstance(self.action, PickUp) and not self.action.possible():
            self.waits = False
            yield from self.action.stopped()

    def open(self) -> list[OpenRoll]:
        """The one throw."""
        return [OpenRoll(self.action.verb, self.action.by, self.action.number, self._roll)] if self.waits else []

    def _roll(self) -> Rules[None]:
        self.waits = False
        yield from self.action.roll()


class Thieves:
    """Steals that nobody opposes: one by one, until one has the ball (R-55)."""

    def __init__(self, s: State, engaged: Callable[[Steal], bool]) -> None:
        self.s, self.engaged = s, engaged

    def settle(self) -> Rules[None]:
        """What is void is told at the end: it may yet become otherwise."""
        yield from ()

    def open(self) -> list[OpenRoll]:
        """Those that fit now and are not part of somebody else's roll."""
        fitting = [steal for steal in self.s.steals if void(self.s, steal) is None and not self.engaged(steal)]
        return [OpenRoll(STEAL, steal.by, "3.06", partial(roll_steal, self.s, steal)) for steal in fitting]


_BEGIN: Mapping[str, Callable[[State], Rules[RolledAction | Series | PickUp | Try | None]]] = {
    DODGE: begin_dodge,
    BREAK_THROUGH: begin_break_through,
    PASS: begin_pass,
    PICK_UP: begin_pick_up,
    TRY: begin_try,
}


def roll_everything(s: State, action: str) -> Rules[None]:
    """Step 5: measure, then roll until nothing is left to roll."""
    yield from before_roll(s, _rollers(s, action))
    agenda, crowd = yield from _agenda(s, action)
    yield from roll_in_order(s, agenda, STATED["3.07-a", "3.07-b", "1.13-c"] if crowd else STATED["1.13-c"])
    yield from void_steals(s)


def _rollers(s: State, action: str) -> list[tuple[int, str]]:
    """Who is about to roll for what (4.07)."""
    acting = [(s.throw.by, PASS)] if s.throw is not None else [(s.active, action)] if action in _BEGIN else []
    tackling = [(t.by, TACKLE if t.contact else "keep feet") for t in s.tackles]
    return [*acting, *tackling, *((steal.by, STEAL) for steal in s.steals)]


def _agenda(s: State, action: str) -> Rules[tuple[list[RollSource], bool]]:
    """Everybody with something to roll, and whether the active player's rolls are a multiple face-to-face roll."""
    begin = begin_ground_pass if s.throw is not None and s.throw.ground else _BEGIN.get(action)
    begun = (yield from begin(s)) if begin else None
    touching = [t for t in s.tackles if t.contact]
    agenda: list[RollSource] = [KeepFeet(s, [t for t in s.tackles if not t.contact])]
    if isinstance(begun, PickUp | Try):
        together = OneThrow(begun)
        series = Series(s, None, () if isinstance(begun, Try) else touching)
        agenda += [together, series, Thieves(s, lambda _: together.waits)]
    else:
        series = begun if isinstance(begun, Series) else Series(s, begun, touching)
        agenda += [series, Thieves(s, lambda steal: steal in series.foes)]
    yield from series.told()
    return agenda, series.crowd
