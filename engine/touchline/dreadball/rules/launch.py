"""The launch of the ball, step 2 of a rush (D-01, RD-11).

The sheet says when the ball is launched and not how; this is public. Where a ball that bounces comes down, is ours.
"""

from collections.abc import Mapping

from touchline.core.dice.throws import Handful, Pool
from touchline.core.hexes.coordinates import Hex
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events.ball import BallLaunched
from touchline.dreadball.events.rolls import Rolled
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.rules.rush import lose_rush
from touchline.dreadball.rules.scatter import FACES, dice_shown, hits, lies, scatter, tries
from touchline.dreadball.state import ACTIONS, State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import LAUNCH

HAND = (Handful(LAUNCH, "", LAUNCH, 1, FACES),)


def judge(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The face."""
    return tuple(hands[0])


def place(side: int, faces: tuple[int, ...]) -> tuple[Hex, Hex]:
    """Where the ball comes down for the team of a side, and the hex from which it comes.

    The launch hexes are counted from the left of the rushing coach. After a bounce it comes from the far wall, one to
    three hexes toward him or away from him.

    >>> place(0, (1,)), place(1, (1,)), place(0, (6, 2))
    (((2, -4), (3, -6)), ((-2, 4), (-3, 6)), ((-4, 4), (-3, 6)))
    """
    here = PITCH.launch if side == 0 else PITCH.launch[::-1]
    across = -1 if side == 0 else 1
    if faces[0] < NUMBERS.launch.bounce:
        q, r = here[faces[0] - 1]
        return (q, r), (q - across, r + 2 * across)
    away = faces[1] > NUMBERS.launch.toward
    hexes = faces[1] - NUMBERS.launch.toward if away else faces[1]
    q, r = here[-1]
    return (q + (hexes if away == (side == 0) else -hexes), r), (q + across, r - 2 * across)


@rule("D-01")
def launch(s: State) -> Rules[None]:
    """D-01 Rush, step 2: a ball that is not in play is launched; a team that fails to catch it has lost its rush."""
    faces: tuple[int, ...] = ()
    while not faces or (len(faces) == 1 and faces[0] == NUMBERS.launch.bounce):
        fallen = yield Pool(STATED["D-01-b", "D-01-g"], LAUNCH, LAUNCH if not faces else "bounce", HAND, judge)
        yield Rolled(STATED["D-01-b", "D-01-g"], LAUNCH, LAUNCH, dice_shown(HAND, fallen), fallen[0], ("RD-11",))
        faces = (*faces, int(fallen[0][0]))
    s.phase = ACTIONS
    there, before = place(s.side, faces)
    s.ball = there
    yield BallLaunched(STATED["D-01-b", "D-01-g"], s.rushing(), tuple(map(str, faces)), there)
    hit = s.standing.get(there)
    if hit is None:
        yield from lies(s, "D-01", there)
    elif s.down[hit]:
        yield from scatter(s, "D-01", there)
    elif not (yield from hits(s, "D-01", hit, before)):
        if s.cards[hit].side == s.side and tries(s, hit, before):
            yield from lose_rush(s, "launch not caught", ("RD-11",))
        yield from scatter(s, "D-01", there)
