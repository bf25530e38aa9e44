"""In which band of distance a pass lies, for him who throws and for him who receives."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot
from placky.rulebooks.takkure.drills.lengths import apart, before, figures, in_inches
from touchline.core.dice.throws import Modifier, Roll
from touchline.core.inches.geometry import inches
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.ranges import BANDS, in_band

__all__ = ["Band"]

MODIFIERS: Mapping[str, Sequence[int]] = {"2.01": NUMBERS.passing.modifiers, "2.02": NUMBERS.reception.modifiers}
"""Rule -> its modifier for each band."""
LENGTHS = (*BANDS, BANDS[-1] + 1)
"""A length in each band."""


class Band:
    """2.01 Passing and 2.02 Reception: which band counts? From edge to edge, on a boundary the better."""

    name = "range"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:  # noqa: ARG002 - nothing is left to chance
        """See `placky.drills.spots.Kind`."""
        due = place.play.pending
        if isinstance(due, Roll):
            for number, die in enumerate(due.dice):
                if (band := _band(die.modifiers)) and _measured(place):
                    yield Spot(str(band.rule), (band.why, due.action, str(die.player)), {}, number)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`."""
        due, event, there = place.play.pending, _measured(place), figures(place)
        assert isinstance(due, Roll)  # noqa: S101 - it was due when the spot was found
        band = _band(due.dice[spot.number].modifiers)
        if band is None or event is None or not {event["player"], event["to"]} <= {*there}:
            return None
        thrower, catcher, length = there[event["player"]], there[event["to"]], event["distance"]
        slips = {length + thrower["radius"] + catcher["radius"]: "Centre for edge: from centre to centre it is {}"}
        for name, spot_before in before(place).items():
            old = {one["name"]: one for one in (thrower, catcher)}
            if name in old:
                old[name] = {**old[name], "at": spot_before}
                slips[apart(*old.values())] = f"The old position: before {name} moved it was {{}}"
        far = _rounded(length, spot.rule)
        reason = f"{far}\u2033 from edge to edge, so {_shown(band)} counts"
        named = dict[str, str]()
        for wrong, slip in slips.items():
            named.setdefault(
                _shown(in_band(wrong, MODIFIERS[spot.rule], spot.rule)),
                slip.format(f"{_rounded(wrong, spot.rule)}\u2033"),
            )
        each = [_shown(in_band(one, MODIFIERS[spot.rule], spot.rule)) for one in LENGTHS]
        other = f"It is {far}\u2033 from edge to edge"
        answers = [
            Answer(text, text == _shown(band), reason if text == _shown(band) else named.get(text, other))
            for text in each
        ]
        told = [{"modifiers": [{"why": one.why} for one in die.modifiers]} if number == spot.number else {}
                for number, die in enumerate(due.dice)]  # fmt: skip
        title = place.book.words().dice.roll_title(place.table.pending())
        question = f"{title}. {event['player']} throws to {event['to']}: which band counts?"
        return Asked(question, answers, f"{spot.rule}: {reason}", Expected(pending={"ask": "roll", "dice": told}))


def _band(modifiers: Sequence[Modifier]) -> Modifier | None:
    """The modifier for a distance among those of a die."""
    bands = {(rule, in_band(one, by, rule).why) for rule, by in MODIFIERS.items() for one in LENGTHS}
    return next((one for one in modifiers if (str(one.rule), one.why) in bands), None)


def _measured(place: Place) -> Mapping[str, Any] | None:
    """The pass that was measured last."""
    events = place.table.events()
    return next((one for one in reversed(events) if one["event"] == "measured" and one["what"] == "pass"), None)


def _rounded(length: int, rule: str) -> str:
    """A length to a hundredth of an inch, exactly where that would be in another band."""
    near, by = round(length, -1), MODIFIERS[rule]
    return in_inches(near) if in_band(near, by, rule) == in_band(length, by, rule) else inches(length)


def _shown(band: Modifier) -> str:
    return f"{band.why}, {band.by:+}"
