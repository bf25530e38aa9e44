"""How far a figure may just go, straight towards another: found by asking the table, by halves."""

from collections.abc import Iterator, Mapping
from math import hypot, sqrt
from random import Random
from typing import Any, NamedTuple

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot, changes
from placky.exploring.drawing import is_open
from placky.rulebooks import index
from placky.rulebooks.takkure.drills.lengths import before, centres, figures, in_inches
from touchline.core.errors import IllegalAction
from touchline.core.play.drivers import Play
from touchline.core.play.requests import Choose

__all__ = ["Farthest"]

Plain = Mapping[str, Any]
VERBS = ("pressure", "move")
STEP = 250
"""So finely it is looked whether the way is open, before it is halved."""
LEAST = 500
"""No shorter way is asked for."""
CLEAR = 300
"""So much a slip is apart from the right length, which is right within a quarter of an inch."""
LATELY = 4
"""So many events of before are told."""
IN_THE_WAY, TOO_LONG = "figure-in-the-way", "way-too-long"


class Farthest:
    """1.07, 1.10 and other moves: how far at most? The reach ends a move, or a base that is touched."""

    name = "place"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.Kind`."""
        due = place.play.pending
        if not isinstance(due, Choose):
            return
        moving = [(one.do, one.player) for one in due.options if one.do in VERBS and one.player]
        if not moving:
            return
        there = figures(place)
        verb, name = chance.choice(moving)
        others = sorted(there.keys() - {name})
        if name not in there or not others:
            return
        way = Way(verb, name, chance.choice(others), there)
        if (length := _farthest(place.play, way)) is None:
            return
        try:
            place.play.act(way.command(length + 1))
        except IllegalAction as error:
            if error.code in (IN_THE_WAY, TOO_LONG):
                yield Spot(
                    str(error.rule),
                    (str(error.code), verb, str(2 * length // 1000)),
                    {"do": verb, "player": name, "to": way.to},
                    length,
                )

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`. The table is asked once more on both sides of the boundary."""
        there, words, given = figures(place), place.book.words(), _lately(place)
        name, to, verb = (spot.move[key] for key in ("player", "to", "do"))
        way, title = Way(verb, name, to, there), index(place.book).rules[spot.rule].title
        shut, put, old = {"act": way.command(spot.number + 1)}, {"act": way.command(spot.number)}, place.table.state()
        try:
            place.table.put(shut)
        except IllegalAction as error:
            refusal: Plain = error.refusal
        else:
            return None
        slips = _slips(way, spot.number, refusal, before(place).get(name))
        place.table.put(put)
        right = in_inches(spot.number)
        reason = f"{spot.rule} {title}: up to {right}\u2033; beyond that, {words.refusals.text(refusal)}"
        if refusal["code"] == TOO_LONG:
            reason = f"{spot.rule} {title}: his move is up to {right}\u2033 long, and nobody is in the way"
        answers = (Answer(right, True, reason), *(Answer(text, False, why) for text, why in slips.items()))
        question = (
            f"{name} wants to {words.refusals.doing.get(verb, verb)}, straight towards {to}. "
            "How many inches may he go at most?"
        )
        expected = Expected(put, refused=spot.rule, shut=shut, state=changes(old, place.table.state()))
        return Asked(question, answers, reason, expected, "length", given)


def _lately(place: Place) -> list[str]:
    """What has just happened, which may lengthen the move, and what is asked now."""
    tell, ask = place.book.words().telling.tell, place.book.words().choices.ask
    told = [text for event in place.table.events()[-LATELY:] if (text := tell(event))]
    pending = place.table.pending()
    return [*dict.fromkeys(told), *([ask(pending)] if pending else ())]


class Way(NamedTuple):
    """Straight on from one figure towards another."""

    verb: str
    name: str
    to: str
    there: Mapping[str, Plain]

    @property
    def whole(self) -> float:
        """From centre to centre."""
        return hypot(*self.line)

    @property
    def line(self) -> tuple[int, int]:
        """From one centre to the other."""
        start, end = (self.there[one]["at"] for one in (self.name, self.to))
        return end[0] - start[0], end[1] - start[1]

    def command(self, length: int) -> Plain:
        """To go so far."""
        start = self.there[self.name]["at"]
        at = [round(start[n] + self.line[n] * length / self.whole) for n in (0, 1)]
        return {"do": self.verb, "player": self.name, "to": at}


def _farthest(play: Play[Any], way: Way) -> int | None:
    """How far it may be gone, where all that is nearer is open and all that is farther is not; None elsewhere."""
    opens = [n for n in range(STEP, int(way.whole), STEP) if is_open(play, {"act": way.command(n)})]
    if not opens or opens != [*range(STEP, opens[-1] + 1, STEP)] or opens[-1] < LEAST or opens[-1] + STEP >= way.whole:
        return None
    low, high = opens[-1], opens[-1] + STEP
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if is_open(play, {"act": way.command(middle)}) else (low, middle)
    return low


def _slips(way: Way, right: int, refusal: Plain, old: Any) -> dict[str, str]:
    """Other lengths, each with the slip that leads there."""
    me, found, values = way.there[way.name], dict[int, str](), refusal["values"]
    if refusal["code"] == IN_THE_WAY and values["who"] in way.there:
        other = way.there[values["who"]]
        found[_until(way, other, 0)] = f"Centre for edge: there his centre is level with that of {other['name']}"
        found[_until(way, other, other["radius"])] = "Forgotten: his own base, whose edge touches first"
    if refusal["code"] == TOO_LONG:
        found[right - 2 * me["radius"]] = (
            "Edge for centre: a base goes its whole way, and its own width is not taken off"
        )
        for one in me["MOV"]:
            found.setdefault(1000 * one, "That is his other MOV")
        if old:
            gone = centres({"at": old}, me)
            found.setdefault(
                right - gone,
                f"The old position: he goes from where he is, not from where he was, {in_inches(gone)}\u2033 away",
            )
    return {in_inches(length): why for length, why in found.items() if length >= LEAST and abs(length - right) > CLEAR}


def _until(way: Way, other: Plain, radius: int) -> int:
    """How far it is until the centre is so near to another one; level with him where it never is."""
    start, (x, y) = way.there[way.name]["at"], way.line
    ahead, aside = (
        ((other["at"][0] - start[0]) * a + (other["at"][1] - start[1]) * b) / way.whole for a, b in ((x, y), (-y, x))
    )
    return round(float(ahead) - sqrt(max(0.0, radius**2 - float(aside) ** 2)))
