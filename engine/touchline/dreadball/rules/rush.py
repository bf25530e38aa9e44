"""D-01 Rush, D-04 The end of a rush: how a rush begins and ends, and how the game does.

One small position: the Comets' third rush. The marker moves, nobody holds the ball, so it is launched; then five action
tokens are theirs.

Leans on nothing; launch and actions lean on it.
"""

from collections.abc import Mapping

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events import (
    Advanced,
    GameWon,
    RushBegun,
    RushEnded,
    RushLost,
    SuddenDeath,
    WhyRushEnded,
    WhyRushLost,
)
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.records import NOBODY
from touchline.dreadball.state import ACTIONS, BEGIN, OVER, State
from touchline.dreadball.stated import STATED

LOST: Mapping[WhyRushLost, str] = {
    "dropped": STATED["D-04-c"],
    "thrown": STATED["D-04-d"],
    "not picked up": STATED["D-04-e"],
}
ENDED: Mapping[WhyRushEnded, str] = {"no action tokens left": STATED["D-04-a"], "nobody can act": STATED["D-04-b"]}
"""Why a rush is over -> what is stated of it."""


@rule("D-01")
def move_marker(s: State) -> Rules[None]:
    """D-01 Rush, step 1: the rush marker moves on; action tokens are ready (RD-9)."""
    s.tokens = NUMBERS.rush.tokens
    s.used = [0] * len(s.used)
    first = ("D-01-f",) if s.rush == 1 else ()
    yield RushBegun(STATED["D-01-a", "D-01-e", *first], s.rushing(), s.rush, s.tokens, s.sudden)


@rule("D-04")
def lose_rush(s: State, why: WhyRushLost, rulings: tuple[str, ...] = ()) -> Rules[None]:
    """D-04: the ball is dropped, thrown or not picked up, and the rush is over but for free actions (RD-5)."""
    if not s.ended and s.phase == ACTIONS:
        s.ended = True
        yield RushLost(LOST.get(why, "D-04"), s.rushing(), why, rulings)


def end_rush(s: State, why: WhyRushEnded) -> Rules[None]:
    """The rush is over: out-of-play players advance, and the other team is next."""
    yield RushEnded(ENDED.get(why, "D-04"), s.rushing(), why)
    yield from advance(s)
    s.side, s.phase, s.ended, s.tokens, s.free = 1 - s.side, BEGIN, False, 0, ()
    if s.rush >= NUMBERS.rush.rushes and not s.sudden:
        yield from last_rush(s)


@rule("D-01")
def advance(s: State) -> Rules[None]:
    """D-01 Rush, step 4: own players who are out of play come a turn nearer (RD-26)."""
    for i, card in enumerate(s.cards):
        if card.side == s.side and s.out[i] > 0:
            s.out[i] -= 1
            yield Advanced(STATED["D-01-d"], card.name, s.out[i])


def last_rush(s: State) -> Rules[None]:
    """After the last rush the leader has won; a level game goes on to the next point (RD-9, RD-10)."""
    if s.score:
        yield from win(s, int(s.score < 0), "leads after the last rush")
    else:
        s.sudden = True
        yield SuddenDeath(STATED["D-04-g"])
        yield from last_team(s)


def win(s: State, side: int, why: str) -> Rules[None]:
    """The game is over (RD-10)."""
    s.phase, s.winner, s.free = OVER, side, ()
    yield GameWon(STATED["D-04-g"] if s.sudden else STATED["D-04-f"], s.set_up.teams[side], why, s.points())


def last_team(s: State) -> Rules[None]:
    """In sudden death a team with nobody left on the pitch has lost (RD-10).

    It is never both: whoever has sent the last one of a team off is on the pitch himself.
    """
    if s.sudden and s.winner == NOBODY:
        for side in (0, 1):
            if not s.squad(side):
                yield from win(s, 1 - side, "last team standing")
                return
