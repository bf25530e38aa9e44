"""How the values of a state stand in a position: a codec for each of its records, and what they are made of."""

from collections.abc import Mapping
from typing import Any

from touchline.core.hexes.coordinates import Hex
from touchline.core.play.codecs import (
    FLAG,
    TEXT,
    Codec,
    Misfit,
    Misread,
    maybe,
    name_in,
    of_teams,
    record,
    tupled,
    whole,
    word,
    wrong,
)
from touchline.core.rulebook.typed import of_type
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.records import NOBODY, Action, Free, SetUp, Way
from touchline.dreadball.rules.stats import ROLES, STATS, Card
from touchline.dreadball.verbs import ACTIONS


def _read_hex(given: Any, _: Any) -> Hex:
    if isinstance(given, list | tuple) and len(given) == 2:
        q, r = given
        if type(q) is type(r) is int and (q, r) in PITCH.around:
            return q, r
    raise wrong(given, "a hex of the pitch, as [0, 0]")


HEX: Codec[Hex] = Codec(lambda here, _: list(here), _read_hex, of_type(Hex))
PLAYER = name_in(lambda set_up: set_up.names, "on the teams")
TEAM = name_in(lambda set_up: set_up.teams, "playing", " and ")
MAYBE_HEX, MAYBE_TEAM = maybe(HEX), maybe(TEAM, NOBODY)

_FACE = whole(2, NUMBERS.test.sides)
_ON_CARD: Mapping[str, Codec[Any]] = {
    "name": TEXT, "team": TEAM, "profile": TEXT, "role": word(*ROLES), "move": whole(1, len(PITCH.hexes)),
    **{stat.lower(): _FACE for stat in STATS}, "house": FLAG,
}  # fmt: skip
CARD, CARD_KEYS = record(Card, _ON_CARD), frozenset(_ON_CARD)
FREE = record(Free, {"player": PLAYER, "actions": tupled(word(*ACTIONS)), "rule": TEXT})

_ACTION: Codec[Any] = record(
    lambda kind, player, left, evades, dashes, *moved: Action(kind, player, left, (evades, dashes), *moved),
    {
        "do": word(*ACTIONS), "player": PLAYER, "left": whole(0), "evades": whole(0), "dashes": whole(0),
        "steps": whole(0), "turned": FLAG,
    },
)  # fmt: skip
ACTION: Codec[Action] = Codec(
    lambda action, set_up: _ACTION.show((*action[:3], *action.tests, *action[4:]), set_up), _ACTION.read, _ACTION.shape
)

_HEXES = tupled(HEX)


def _read_hexes(given: Any, set_up: SetUp) -> tuple[Hex, ...]:
    hexes = _HEXES.read(given, set_up)
    if not hexes:
        raise wrong(given, "a list of hexes, at least one")
    return hexes


WAY: Codec[Way] = record(lambda *way: way, {"player": PLAYER, "way": Codec(_HEXES.show, _read_hexes, _HEXES.shape)})

_LEADS = of_teams(whole(0, NUMBERS.score.end - 1, "RD-10"), 0)


def _read_lead(given: Any, set_up: SetUp) -> int:
    one, other = _LEADS.read(given, set_up)
    if one and other:
        raise Misread(Misfit("has both teams in the lead; it is one track for both", ("RD-10",)))
    return one - other


_TRACK = of_teams(whole(0, NUMBERS.score.end), 0).shape
"""A game that is over shows the last point, too."""
LEAD: Codec[int] = Codec(lambda lead, set_up: _LEADS.show((max(lead, 0), max(-lead, 0)), set_up), _read_lead, _TRACK)
"""One number on the one score track: points of side 0 less those of side 1."""
