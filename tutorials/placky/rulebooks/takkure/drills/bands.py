"""In which band of distance a pass lies, for him who throws and for him who receives."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot
from placky.drills.sums import changes, why
from placky.rulebooks import index
from placky.rulebooks.takkure.drills.lengths import apart, before, figures, in_inches, say
from placky.sentences import Sentence
from touchline.core.dice.throws import Modifier, Roll
from touchline.core.inches.geometry import inches
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.ranges import BANDS, BEYOND, WITHIN, in_band

__all__ = ["Band"]

MODIFIERS: Mapping[str, Sequence[int]] = {"2.01": NUMBERS.passing.modifiers, "2.02": NUMBERS.reception.modifiers}
"""Rule -> its modifier for each band."""
LENGTHS = (*BANDS, BANDS[-1] + 1)
"""A length in each band."""
CLOSE = 500
"""So near to where two bands meet a length is easily mistaken, in thousandths of an inch."""
_BY_CENTRE: Sentence = "Centre for edge: from centre to centre it is {far}"
_BEFORE: Sentence = "The old position: before {name} moved it was {far}"
_BEYOND: Sentence = "{far} is beyond {limit}"
_NOT_BEYOND: Sentence = "{far} is not beyond {limit}"


class Band:
    """2.01 Passing and 2.02 Reception: which band counts? From edge to edge, on a boundary the better."""

    name = "range"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:  # noqa: ARG002 - nothing is left to chance
        """See `placky.drills.spots.QuestionKind`."""
        due = juncture.play.pending
        if isinstance(due, Roll):
            for number, die in enumerate(due.dice):
                event = _measured(juncture)
                if event and (band := _band(die.modifiers)):
                    near = "near" if _is_near(event, figures(juncture)) else "far"
                    yield Spot(str(band.rule), (near, why(band, juncture), due.action, str(die.player)), {}, number)

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        due, event, there = juncture.play.pending, _measured(juncture), figures(juncture)
        assert isinstance(due, Roll)  # noqa: S101 - it was due when the spot was found
        band = _band(due.dice[spot.number].modifiers)
        if band is None or event is None or not {event["player"], event["to"]} <= {*there}:
            return None
        thrower, catcher, length = there[event["player"]], there[event["to"]], event["distance"]
        slips: dict[int, tuple[Sentence, str]] = {length + thrower["radius"] + catcher["radius"]: (_BY_CENTRE, "")}
        for name, spot_before in before(juncture).items():
            old = {one["name"]: one for one in (thrower, catcher)}
            if name in old:
                old[name] = {**old[name], "at": spot_before}
                slips[apart(*old.values())] = _BEFORE, name
        far, right, own = _rounded(length, spot.rule), _shown(band, juncture), MODIFIERS[spot.rule]
        reason, named = say("{far} from edge to edge, so {right} counts", far=far, right=right), dict[str, str]()
        for wrong, (slip, mover) in slips.items():
            other = _shown(in_band(wrong, own, spot.rule), juncture)
            named.setdefault(other, say(slip, name=mover, far=_rounded(wrong, spot.rule)))
        each = [_shown(in_band(one, own, spot.rule), juncture) for one in LENGTHS]
        here = each.index(right)
        for number, beyond in ((here - 1, _BEYOND), (here + 1, _NOT_BEYOND)):
            if 0 <= number < len(each):
                limit = f"{inches(BANDS[min(number, here)])}\u2033"
                named.setdefault(each[number], say(beyond, far=far, limit=limit))
        for rule, by in MODIFIERS.items():
            title = index(juncture.book).rules[rule].title
            otherwise = say("That is how {rule} {title} counts it", rule=rule, title=title)
            named.setdefault(_shown(in_band(length, by, rule), juncture), otherwise)
        named[right] = reason
        answers = [Answer(text, text == right, slip) for text, slip in sorted(named.items(), key=lambda one: one[0])]
        answers.sort(key=lambda one: next((n for n, text in enumerate(each) if text == one.text), here))
        told = [{"modifiers": changes(die)} if number == spot.number else {}
                for number, die in enumerate(due.dice)]  # fmt: skip
        title = juncture.book.words().dice.roll_title(juncture.table.pending())
        question = say("{title}. {player} throws to {to}: which band counts?", event, title=title)
        return Asked(question, answers, f"{spot.rule}: {reason}", Expected(pending={"ask": "roll", "dice": told}))


def _band(modifiers: Sequence[Modifier]) -> Modifier | None:
    """The modifier for a distance among those of a die."""
    return next((one for one in modifiers if one.why in (WITHIN, BEYOND)), None)


def _measured(juncture: Juncture) -> Mapping[str, Any] | None:
    """The pass that was measured last."""
    events = juncture.table.events()
    return next((one for one in reversed(events) if one["event"] == "measured" and one["what"] == "pass"), None)


def _is_near(event: Mapping[str, Any], there: Mapping[str, Any]) -> bool:
    """Does centre for edge lead to another band, or is the length not far from where two meet?"""
    length, both = event["distance"], [there.get(event[key]) for key in ("player", "to")]
    far = length + sum(one["radius"] for one in both if one)
    return any(length <= limit < far or abs(length - limit) <= CLOSE for limit in BANDS)


def _rounded(length: int, rule: str) -> str:
    """A length to a hundredth of an inch, exactly where that would be in another band."""
    near, by = round(length, -1), MODIFIERS[rule]
    shown = in_inches(near) if in_band(near, by, rule) == in_band(length, by, rule) else inches(length)
    return f"{shown}\u2033"


def _shown(band: Modifier, juncture: Juncture) -> str:
    return f"{why(band, juncture)}, {band.by:+}"
