"""What a won Slam or Slamback does (D-12, D-14): pushing back, following up, knocking down (RD-21)."""

from collections.abc import Mapping
from functools import partial

from touchline.core.hexes.coordinates import Hex
from touchline.core.hexes.facing import beyond
from touchline.core.play.requests import Choose, Option, Rules
from touchline.dreadball.events.clashes import FollowedUp, NotPushed, Pushed
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.rules.armour_check import armour_check
from touchline.dreadball.rules.dodge import chosen, one_of
from touchline.dreadball.rules.facing import face_each_other
from touchline.dreadball.rules.falling import knock_down
from touchline.dreadball.rules.pick_up import meet_ball
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED

WON: Mapping[str, tuple[str, str]] = {
    "D-12": (STATED["D-12-h"], STATED["D-12-i"]),
    "D-14": (STATED["D-14-e"], STATED["D-14-f"]),
}
"""Rule -> what is stated of a win, and of a double."""


def push_and_knock(s: State, number: str, winner: int, loser: int, lead: int, double: bool) -> Rules[None]:
    """The rule of this number: push back, follow up, face each other; after a double knock down and armour check."""
    pushed, knocked = WON[number]
    yield from push_back(s, pushed, winner, loser)
    yield from face_each_other(s, pushed, winner, loser)
    if double:
        yield from knock_down(s, knocked, loser)
        yield from armour_check(s, loser, lead)


def push_back(s: State, number: str, winner: int, loser: int) -> Rules[None]:
    """The winner chooses one of the three hexes behind his opponent; with none free, nobody moves."""
    free = [
        there for there in beyond(s.here(winner), s.here(loser)) if there in PITCH.around and there not in s.standing
    ]
    if not free:
        yield NotPushed(number, s.name(loser))
        return
    there = free[0] if len(free) == 1 else (yield _where(s, number, winner, free))
    here = s.here(loser)
    s.put(loser, there)
    s.walked(loser, here, there)
    yield Pushed(number, s.name(loser), s.name(winner), (here, there))
    yield from meet_ball(s, loser)
    follow = yield _follow(s, number, winner)
    if follow:
        before = s.here(winner)
        s.put(winner, here)
        s.walked(winner, before, here)
        yield FollowedUp(number, s.name(winner), (before, here))
        yield from meet_ball(s, winner)


def _where(s: State, number: str, winner: int, free: list[Hex]) -> Choose:
    name = s.name(winner)
    option = Option(
        "push", name, number, None, {"hexes": [list(there) for there in free]}, partial(chosen, number, free),
        partial(one_of, "push", name, free),
    )  # fmt: skip
    return Choose(s.coach(winner), "push back", number, name, (option,))


def _follow(s: State, number: str, winner: int) -> Choose:
    name = s.name(winner)
    options = (Option("follow", name, number, True), Option("stay", name, number, False))
    return Choose(s.coach(winner), "follow up", number, name, options)
