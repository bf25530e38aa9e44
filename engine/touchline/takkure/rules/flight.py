"""2.01 Pass, the ball in the air: who reaches into it, and where it comes down.

One small position: AGUILA's pass to SUZU has missed, and LINCE stands between them. The ball has left AGUILA's hands;
LINCE may reach into it (3.06), and if he fails, SUZU rolls for the reception (2.02).

Other rolls may be due at the same moment, as the stamina roll of a tackler who has failed. The attacking coach says
whether they come before, between or after (R-79).
"""

from collections.abc import Mapping, Sequence
from random import Random

from touchline.core.inches.geometry import path_length
from touchline.core.play.requests import Choose, Command, Option, Rules
from touchline.takkure.events import Moved
from touchline.takkure.events.ball import PassLeaves, PassReceived, PassResult, StepAllowed
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY, Pass
from touchline.takkure.rules.ball import hold
from touchline.takkure.rules.order import OpenRoll, RollSource, roll_at_once
from touchline.takkure.rules.reception import RECEPTION, receive
from touchline.takkure.rules.rolls import CRITICAL, FAIL, SUCCESS
from touchline.takkure.rules.space import plan_move, propose_move
from touchline.takkure.rules.steal import Interception
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

LEAVES: Mapping[PassResult, str] = {
    FAIL: STATED["2.01-j"],
    SUCCESS: STATED["2.01-i"],
    CRITICAL: STATED["2.01-i", "2.01-k", "1.17-c"],
}
"""What is stated of a ball in the air, by the result of the pass roll."""


class Flight:
    """2.01-i, j, k: interceptions (R-31), then receipt or reception. `how` is the result of the pass roll."""

    def __init__(self, s: State, throw: Pass, how: PassResult, apart: int, rulings: tuple[str, ...]) -> None:
        self.s, self.throw, self.how, self.apart, self.rulings = s, throw, how, apart, rulings
        self.thieves = Interception(s, (throw.at, s.line_up.radius[throw.by]), s.disc(throw.to))
        self.left = self.down = self.missed = False

    @property
    def rolled(self) -> bool:
        """Are dice due before it is in anybody's hands?"""
        return self.how == FAIL or bool(self.thieves.between)

    def settle(self) -> Rules[None]:
        """The ball leaves, and comes down when nobody can reach into it any more."""
        s, names, throw = self.s, self.s.line_up.names, self.throw
        if not self.left:
            self.left = True
            s.carrier = NOBODY
            yield PassLeaves(LEAVES[self.how], names[throw.by], names[throw.to], self.how, self.rulings)
        if self.down or self.thieves.open():
            return
        self.down = True
        yield from self.thieves.over()
        self.missed = self.how == FAIL and not self.thieves.caught
        if self.missed or self.thieves.caught:
            return
        yield PassReceived(STATED["2.01-i"], names[throw.to], "pass")
        yield from hold(s, throw.to)
        if self.how == CRITICAL:
            yield from _step(s, throw.to)

    def open(self) -> list[OpenRoll]:
        """The thieves on its way; after them the receiver of a missed pass."""
        if self.missed:
            return [OpenRoll(RECEPTION, self.throw.to, "2.02", self._receive, ("R-79",))]
        return self.thieves.open()

    def _receive(self) -> Rules[None]:
        self.missed = False
        yield from receive(self.s, self.throw.to, self.apart, ("R-28",) if self.throw.ground else ())


def fly(flight: Flight, due: Sequence[RollSource]) -> Rules[None]:
    """The flight, and the rolls that are due beside it; where it asks for no dice, those come first (R-79)."""
    if flight.rolled:
        yield from roll_at_once(flight.s, [*due, flight])
    else:
        yield from roll_at_once(flight.s, due)
        yield from roll_at_once(flight.s, [flight])


def _step(s: State, player: int) -> Rules[None]:
    """2.01-k: up to 2 inches for the receiver of a critical pass, if he likes (R-56)."""
    name, reach = s.line_up.names[player], NUMBERS.passing.critical_move
    yield StepAllowed(STATED["2.01-k", "1.17-c"], name, reach, ("R-56", "R-60"))

    def propose(chance: Random) -> Command:
        return propose_move(s, player, reach, "move", chance)

    limits = {"from": list(s.at[player]), "reach": reach}
    option = Option("move", name, "2.01", None, limits, lambda c: plan_move(s, player, reach, "2.01", c), propose)
    path = yield Choose(s.coach(s.line_up.team[player]), "receiver's move", STATED["2.01-k"], name, [option])
    s.walk(player, "2.01", path)
    yield Moved(STATED["2.01-k"], name, path, path_length(path), "receiver's move", None, ("R-56", "R-60"))
