"""A ball that scatters: direction, distance, walls, and players in its way (RD-11).

The sheet names the scatter and does not say how it goes; all of this is public or ours. Direction 1 is along the rows
toward the right end, and the others follow clockwise.
"""

from collections.abc import Mapping

from touchline.core.dice.throws import Handful, Pool
from touchline.core.hexes.coordinates import Hex
from touchline.core.hexes.facing import ahead
from touchline.core.hexes.walls import rolled
from touchline.core.play.requests import Rules
from touchline.dreadball.events.ball import BallHits, BallLies, Scattered
from touchline.dreadball.events.rolls import HandShown, Rolled
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.rules import catch
from touchline.dreadball.rules.stats import may
from touchline.dreadball.state import State
from touchline.dreadball.verbs import CATCH

FACES = tuple(str(face) for face in range(1, NUMBERS.test.sides + 1))
DIRECTION, DISTANCE = "direction", "distance"
HANDS = (Handful(DIRECTION, "", DIRECTION, 1, FACES), Handful(DISTANCE, "", DISTANCE, 1, FACES))


def judge(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The two faces."""
    return tuple(face for hand in hands for face in hand)


def dice_shown(hands: tuple[Handful, ...], fallen: tuple[tuple[str, ...], ...]) -> tuple[HandShown, ...]:
    """Dice that nobody is tested with, as an event shows them."""
    return tuple(
        HandShown(hand.player, hand.team, hand.name, 0, hand.number, hand.number, (), faces, 0, " ".join(faces))
        for hand, faces in zip(hands, fallen, strict=True)
    )


def scatter(s: State, number: str, start: Hex) -> Rules[None]:
    """The ball leaves a hex, by the rule of this number, until it lies or is held.

    Whoever stands in its way and faces it has to try to catch it, if his role may, as a pass without a success. Players
    who lie do not stop it, and it never rests on one.
    """
    here: Hex | None = start
    while here is not None:
        s.ball = here
        fallen = yield Pool(number, "scatter", "scatter", HANDS, judge)
        faces = tuple(faces[0] for faces in fallen)
        yield Rolled(number, "scatter", "scatter", dice_shown(HANDS, fallen), faces, ("RD-11",))
        here = yield from _roll_on(s, number, here, int(faces[0]) - 1, int(faces[1]))


def _roll_on(s: State, number: str, start: Hex, heading: int, hexes: int) -> Rules[Hex | None]:
    """One way of the ball. Returns the hex from which it scatters again, or None when it lies or is held."""
    before, way = start, [start]
    for there, _ in rolled(PITCH.around, start, heading, hexes):
        way.append(there)
        hit = s.standing.get(there)
        if hit is not None and not s.down[hit]:
            s.ball = there
            yield Scattered(number, heading, hexes, tuple(way))
            held = yield from hits(s, number, hit, before)
            return None if held else there
        before = there
    yield Scattered(number, heading, hexes, tuple(way))
    if before in s.standing:
        return before
    yield from lies(s, number, before)
    return None


def lies(s: State, number: str, here: Hex) -> Rules[None]:
    """The ball comes to rest."""
    s.ball = here
    yield BallLies(number, here)


def _from_the_front(s: State, player: int, before: Hex) -> bool:
    return ahead(s.here(player), s.facing[player], before) >= 0


def tries(s: State, player: int, before: Hex) -> bool:
    """Does he try to catch a ball that comes from a hex? From the front, and if his role may."""
    return may(s.cards[player].role, CATCH) and _from_the_front(s, player, before)


def hits(s: State, number: str, player: int, before: Hex) -> Rules[bool]:
    """A ball that comes from a hex hits a standing player. Returns whether he holds it now."""
    here = s.here(player)
    yield BallHits(number, s.name(player), here, _from_the_front(s, player, before))
    if not tries(s, player, before):
        return False
    return (yield from catch.catch(s, player, NUMBERS.scatter.extra))
