"""How the values of a Takkure state stand in a position: a codec for each of its records, and what they are made of."""

from typing import Any

from touchline.core.inches.geometry import Point
from touchline.core.play.codecs import FLAG, TEXT, Codec, maybe, name_in, of_teams, record, tupled, whole, word, wrong
from touchline.core.rulebook.typed import of_type
from touchline.takkure.cards.plays import COLLECTIVE, INDIVIDUAL
from touchline.takkure.commands import BALLS
from touchline.takkure.pitch import LONGEST
from touchline.takkure.records import NOBODY, Laid, Mark, Measurement, Pass, Steal, Tackle, TeamPlay, Walk


def _read_point(given: Any, _: Any) -> Point:
    """A point that lies no farther away than anything can."""
    if isinstance(given, list | tuple) and len(given) == 2:
        x, y = given
        if type(x) is type(y) is int and -LONGEST <= x <= LONGEST >= y >= -LONGEST:
            return x, y
    raise wrong(given, "[x, y] in whole thousandths of an inch")


POINT: Codec[Point] = Codec(lambda point, _: list(point), _read_point, of_type(Point))
WAY = tupled(POINT)
PLAYER = name_in(lambda line_up: line_up.names, "on the teams")
TEAM = name_in(lambda line_up: line_up.teams, "playing", " and ")
MAYBE_PLAYER = maybe(PLAYER, NOBODY)
MAYBE_TEAM = maybe(TEAM, NOBODY)

MARK: Codec[Mark] = record(lambda *mark: mark, {"from": POINT, "turn": maybe(POINT), "to": POINT})
TACKLE = record(
    Tackle, {"by": PLAYER, "on": PLAYER, "at": POINT, "place": POINT, "target": POINT, "contact": maybe(FLAG)}
)
STEAL = record(Steal, {"by": PLAYER, "how": word(*BALLS), "target": MAYBE_PLAYER})
PASS = record(Pass, {"by": PLAYER, "to": PLAYER, "at": POINT, "ground": FLAG})
WALK = record(Walk, {"player": PLAYER, "rule": TEXT, "path": WAY})
MEASUREMENT = record(Measurement, {"from": PLAYER, "to": PLAYER, "distance": whole(0), "rule": TEXT})
MARKER = maybe(word("pressure", "tackle", "steal"))

_INDIVIDUAL, _COLLECTIVE = word(*INDIVIDUAL), word(*COLLECTIVE)
INDIVIDUALS = of_teams(tupled(_INDIVIDUAL), ())
COLLECTIVES = of_teams(tupled(_COLLECTIVE), ())
LAID = record(Laid, {"card": _INDIVIDUAL, "player": PLAYER})
TEAM_PLAY = record(TeamPlay, {"card": _COLLECTIVE, "players": tupled(PLAYER), "shown": FLAG})
