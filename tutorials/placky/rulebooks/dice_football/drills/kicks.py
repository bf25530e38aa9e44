"""S-18, S-21, S-22: how far a kick goes, and how far it must go."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot, changes
from placky.rulebooks.dice_football.drills.thrown import FIELD_GOAL, KICKS, miscounted, rolled
from placky.rulebooks.dice_football.words.numbers import say
from placky.sentences import Sentence
from touchline.core.dice.throws import Pool
from touchline.core.play.table import fallen as thrown
from touchline.dice_football.dice import TEN, TWENTY, YARDS
from touchline.dice_football.numbers import NUMBERS

__all__ = ["Kick", "Needed"]

_ALONE: Mapping[tuple[bool, bool], Sentence] = {
    (True, False): "{rule}: {tens} × {ten}, {right} yards",
    (False, True): "{rule}: {twenties} × {twenty}, {right} yards",
    (False, False): "{rule}: neither, {right} yards",
}
"""Whether there are tens, and whether there are twenties -> what they come to, where there are not both."""
_THROUGH: Sentence = "{rule}: {line} yards to the goal line and {zone} through the end zone, {far}"


class Kick:
    """S-18 Punt, S-21 Field goal attempt: how far does it go?"""

    name = "yards"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        due = juncture.play.pending
        if isinstance(due, Pool) and due.action in KICKS:
            faces = due.draw(chance)
            hand = due.take(faces)[0]
            counts = [str(hand.count(face)) for face in YARDS]
            yield Spot(KICKS[due.action], (counts[0], *counts), {"faces": faces})

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        due, words, faces = juncture.play.pending, juncture.book.words(), spot.move["faces"]
        assert isinstance(due, Pool)  # noqa: S101 - it was due when the spot was found
        hand, before = due.take(faces)[0], juncture.table.state()
        told = rolled(juncture.play, faces)[0]
        right = next((one.get("total", one.get("yards")) for one in told if {"total", "yards"} & one.keys()), None)
        if right != sum(YARDS.get(face, 0) for face in hand):  # six alike, or beyond the goal line
            return None
        tens, twenties, more = hand.count(TEN), hand.count(TWENTY), len(hand)
        slips = miscounted(tens, twenties, more)
        table: Sentence = "{rule}: {tens} × {ten} and {twenties} × {twenty}, {right} yards"
        if not (tens and twenties):
            table = _ALONE[tens > 0, twenties > 0]
        reason = say(table, rule=spot.rule, tens=tens, ten=TEN, twenties=twenties, twenty=TWENTY, right=right)
        answers = _wrong(slips, right)
        dice = thrown(due, faces)
        juncture.table.roll(dice)
        expected = Expected({"roll": dice}, state=changes(before, juncture.table.state()))
        title = words.dice.roll_title(due.to_json())
        threw = say("{team} throws {faces}.", team=due.hands[0].player, faces=", ".join(hand))
        question = f"{title}. {threw} {say('How many yards is that?')}"
        return Asked(question, (Answer(str(right), True, reason), *answers), reason, expected, "number")


class Needed:
    """S-22: how far must the kick go? To the goal line, and through the end zone."""

    name = "needed"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        due = juncture.play.pending
        if isinstance(due, Pool) and due.action == FIELD_GOAL:
            yield Spot("S-22", (str(juncture.play.state.yard),), {"faces": due.draw(chance)})

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        due, faces, before = juncture.play.pending, spot.move["faces"], juncture.table.state()
        assert isinstance(due, Pool)  # noqa: S101 - it was due when the spot was found
        measured = next((one for one in rolled(juncture.play, faces)[0] if "needed" in one), None)
        if measured is None:
            return None
        right, zone, line = int(measured["needed"]), NUMBERS.field.end_zone, NUMBERS.field.length - before["yard"]
        slips = [
            (line, say("Forgotten: the end zone, {zone} yards deep", zone=zone)),
            (before["yard"] + zone, say("Counted from the wrong goal line")),
            (before["yard"], say("Counted from the wrong goal line, without the end zone")),
        ]
        reason = say(_THROUGH, rule=spot.rule, line=line, zone=zone, far=line + zone)
        answers = _wrong(slips, right)
        dice = thrown(due, faces)
        juncture.table.roll(dice)
        expected = Expected({"roll": dice}, state=changes(before, juncture.table.state()))
        tried = say("{team} tries a field goal from {spot:spot}.", team=due.hands[0].player, spot=before["spot"])
        question = " ".join((tried, say("How many yards must the kick go?")))
        return Asked(question, (Answer(str(right), True, reason), *answers), reason, expected, "number")


def _wrong(slips: Sequence[tuple[int, str]], right: int) -> list[Answer]:
    """Other numbers with their slips; where two lead to one, it is the first."""
    found = dict[int, str]()
    for number, why in slips:
        if number and number != right:
            found.setdefault(number, why)
    return [Answer(str(number), False, why) for number, why in found.items()]
