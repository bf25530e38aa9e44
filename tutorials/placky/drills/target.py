"""The target of a die, or how many dice are rolled, after all modifiers; of other throws, which of them brings this."""

from collections.abc import Iterator
from random import Random

from placky.drills.drill import Answer, Expected
from placky.drills.fallen import following, is_coin, rolled
from placky.drills.spots import Asked, Juncture, Spot, cast, changes, decided_by, results
from placky.drills.sums import after, before, by_why, counted, dice_of, is_looked_up, targets, whose_die, why
from placky.sentences import Sentence, say
from touchline.core.dice.throws import DicePool, DiceTest, Die, Roll
from touchline.core.play.drivers import THROWS

__all__ = ["Target"]

MOST = 4
"""So many throws to choose from at most."""


class Target:
    """A number to key in, for each rule that has a part in it: that of the roll, and that of each modifier."""

    name = "target"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        due = juncture.play.pending
        if isinstance(due, Roll | DiceTest):
            for number, die in enumerate(dice_of(due)):
                if die in dice_of(due)[:number] or is_looked_up(die):
                    continue
                reasons = tuple(sorted(f"{why(one, juncture)} {one.by:+}" for one in die.modifiers))
                for rule in dict.fromkeys((str(due.rule), *(str(one.rule) for one in die.modifiers))):
                    yield Spot(rule, (reasons[0] if reasons else "", *reasons, due.action, str(after(die))), {}, number)
        elif isinstance(due, THROWS) and not is_coin(due):
            came = results(due, due.draw(chance))
            yield Spot(decided_by(juncture), (due.action, *came), {"results": list(came)})

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `Kind`."""
        due = juncture.play.pending
        if isinstance(due, Roll | DiceTest):
            return _number(spot, juncture, due)
        return _throw(spot, juncture)


def _number(spot: Spot, juncture: Juncture, due: Roll | DiceTest) -> Asked:
    die, words, pending = dice_of(due)[spot.number], juncture.book.words(), juncture.table.pending()
    asks: Sentence = "What is the target of {whose}?"
    whose = whose_die(spot.number, due) if isinstance(die, Die) else die.player
    what = say(asks if isinstance(die, Die) else "How many dice does {whose} roll?", whose=whose)
    right, reason = after(die), counted(die, juncture)
    wrong = [Answer(str(number), False, slip) for number, slip in _slips(die, juncture).items()]
    key = "dice" if isinstance(due, Roll) else "hands"
    told = "target" if isinstance(die, Die) else "number"
    mine = [{told: right} if number == spot.number else {} for number in range(len(dice_of(due)))]
    question = f"{words.dice.roll_title(pending)}. {what}"
    return Asked(
        question,
        (Answer(str(right), True, reason), *wrong),
        reason,
        Expected(pending={"ask": "roll", key: mine}),
        asks="number",
    )


def _slips(die: Die | DicePool, juncture: Juncture) -> dict[int, str]:
    """Other numbers, each with the slip that leads there: a modifier forgotten or taken the wrong way, or all of them.

    Where two slips lead to one number, it is the first.
    """
    total, found = before(die) + sum(one.by for one in die.modifiers), dict[int, str]()
    for one in die.modifiers:
        found.setdefault(total - one.by, say("Forgotten: {what}", what=by_why(one, juncture)))
    if len(die.modifiers) > 1:
        found.setdefault(before(die), say("Forgotten: every modifier"))
    for one in die.modifiers:
        found.setdefault(total - 2 * one.by, say("The wrong way: {what}", what=by_why(one, juncture)))
    if total != after(die):
        found.setdefault(total, say("Beyond what is possible: it is kept within {most}", most=after(die)))
    found.pop(after(die), None)
    return {number: slip for number, slip in found.items() if number >= 0}


def _throw(spot: Spot, juncture: Juncture) -> Asked | None:
    """Which of these throws brings this? One for each outcome, that of the question first and then the likeliest."""
    lines = following(juncture)
    wanted = next((one for one in lines if tuple(spot.move["results"]) in one.examples), None)
    if wanted is None or len(lines) < 2:
        return None
    came = tuple(spot.move["results"])
    others = [one for one in lines if one is not wanted][: MOST - 1]
    thrown = {cast(juncture, wanted.examples[came]): ""}
    for one in others:
        thrown.setdefault(cast(juncture, one.example), say("That brings: {outcome}", outcome=one.label))
    if len(thrown) < 2:
        return None
    right = next(iter(thrown))
    title = juncture.book.words().dice.roll_title(juncture.table.pending())
    dice, old, given = wanted.examples[came], juncture.table.state(), targets(juncture)
    reason = rolled(juncture, dice) or say("It brings: {outcome}", outcome=wanted.label)
    answers = [Answer(text, text == right, slip or reason) for text, slip in sorted(thrown.items())]
    asks = say("Which throw brings: {outcome}?", outcome=wanted.label)
    expected = Expected({"roll": dice}, state=changes(old, juncture.table.state()))
    return Asked(f"{title}. {asks}", answers, reason, expected, given=given)
