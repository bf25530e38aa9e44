"""0.03 How to measure, 1.13 Measuring in step 5.

No measuring before an action is declared. Moves are measured while they are made, everything else in step 5 (R-02).
Distances run between the two closest points of two bases. The order in which step 5 is rolled is in `order`.
"""

from collections.abc import Mapping, Sequence

from touchline.core.inches.geometry import Point, distance, gap
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import Measured, MeasuredFor, Rulings
from touchline.takkure.records import Measurement
from touchline.takkure.state import BALL_RADIUS, State
from touchline.takkure.stated import STATED

MEASURED: Mapping[MeasuredFor, str] = {
    "pressure": STATED["1.13-a", "1.13-b", "0.03-c", "1.06-f"],
    "pass": STATED["1.13-a", "1.13-b", "0.03-c", "2.01-h"],
}
"""What is measured in step 5, and by which statements."""


@rule("0.03")
def measure(s: State, player: int, to: int, spot: Point | None = None) -> int:
    """0.03-c: the distance between two bases, edge to edge, in thousandths of an inch. `spot`: where the first acts."""
    return gap(s.disc(player) if spot is None else (spot, s.line_up.radius[player]), s.disc(to))


def far_edge(s: State, player: int, place: Point) -> int:
    """0.03-e: from the nearest edge of a base to the far edge of the ball placed there."""
    return distance(s.at[player], place) + BALL_RADIUS - s.line_up.radius[player]


@rule("1.13")
def measure_in_step_5(
    s: State,
    player: int,
    to: int,
    limits: Sequence[int],
    what: MeasuredFor,
    rulings: Rulings = (),
    spot: Point | None = None,
) -> Rules[bool]:
    """1.13-a: measure now, before any die, which of the limits for `what` it lies within (a limit counts as within).

    `spot`: where the player acts, if that is not where he stands (R-65). Returns whether it is within one of them.
    """
    apart = measure(s, player, to, spot)
    s.measured.append(Measurement(player, to, apart, "1.13"))
    names = s.line_up.names
    reach = next((limit for limit in limits if apart <= limit), limits[-1])
    yield Measured(MEASURED[what], names[player], names[to], apart, reach, apart <= reach, what, ("R-02", *rulings))
    return apart <= reach
