"""The target of a die, or how many dice are rolled, after all modifiers; of other throws, which of them brings this."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.fallen import following
from placky.drills.spots import Asked, Place, Spot, changes, decided_by, results
from placky.rulebooks import index
from touchline.core.dice.throws import DicePool, DiceTest, Die, Modifier, Roll
from touchline.core.play.drivers import THROWS

__all__ = ["Target"]

Plain = Mapping[str, Any]
MOST = 4
"""So many throws to choose from at most."""


class Target:
    """A number to key in, for each rule that has a part in it: that of the roll, and that of each modifier."""

    name = "target"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        due = place.play.pending
        if isinstance(due, Roll | DiceTest):
            for number, die in enumerate(_dice(due)):
                reasons = tuple(sorted(f"{one.why} {one.by:+}" for one in die.modifiers))
                for rule in dict.fromkeys((str(due.rule), *(str(one.rule) for one in die.modifiers))):
                    yield Spot(
                        rule, (reasons[0] if reasons else "", *reasons, due.action, str(_after(die))), {}, number
                    )
        elif isinstance(due, THROWS):
            came = results(due, due.draw(chance))
            yield Spot(decided_by(place), (due.action, *came), {"results": list(came)})

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`."""
        due = place.play.pending
        if isinstance(due, Roll | DiceTest):
            return _number(spot, place, due)
        return _throw(spot, place)


def _dice(due: Roll | DiceTest) -> Sequence[Die | DicePool]:
    return due.dice if isinstance(due, Roll) else due.pools


def _before(die: Die | DicePool) -> int:
    return die.value if isinstance(die, Die) else die.base


def _after(die: Die | DicePool) -> int:
    return die.target if isinstance(die, Die) else die.number


def _number(spot: Spot, place: Place, due: Roll | DiceTest) -> Asked:
    die, words, pending = _dice(due)[spot.number], place.book.words(), place.table.pending()
    what = "What is the target of" if isinstance(die, Die) else "How many dice are rolled by"
    whose = die.player if len({one.player for one in _dice(due)}) > 1 or len(_dice(due)) == 1 else _nth(spot.number)
    right, reason = _after(die), _counted(die, place)
    wrong = [Answer(str(number), False, slip) for number, slip in _slips(die).items()]
    key = "dice" if isinstance(due, Roll) else "hands"
    told = "target" if isinstance(die, Die) else "number"
    mine = [{told: right} if number == spot.number else {} for number in range(len(_dice(due)))]
    question = f"{words.dice.roll_title(pending)}. {what} {whose}?"
    return Asked(
        question,
        (Answer(str(right), True, reason), *wrong),
        reason,
        Expected(pending={"ask": "roll", key: mine}),
        asks="number",
    )


def _nth(number: int) -> str:
    return f"die {number + 1}"


def _counted(die: Die | DicePool, place: Place) -> str:
    """How the number comes about, with the rule of each modifier."""
    rules, total = index(place.book).rules, _before(die) + sum(one.by for one in die.modifiers)
    each = "".join(f", {one.by:+} {one.why} ({_ruled(one, rules)})" for one in die.modifiers)
    kept = "" if total == _after(die) else f", kept within {_after(die)}"
    return f"{die.stat} {_before(die)}{each}{kept}: {_after(die)}"


def _ruled(one: Modifier, rules: Mapping[str, Any]) -> str:
    return f"{one.rule} {rules[one.rule].title}" if one.rule in rules else one.rule


def _slips(die: Die | DicePool) -> dict[int, str]:
    """Other numbers, each with the slip that leads there: a modifier forgotten or taken the wrong way, or all of them.

    Where two slips lead to one number, it is the first.
    """
    total, found = _before(die) + sum(one.by for one in die.modifiers), dict[int, str]()
    for one in die.modifiers:
        found.setdefault(total - one.by, f"Forgotten: {one.by:+} {one.why}")
    if len(die.modifiers) > 1:
        found.setdefault(_before(die), "Forgotten: every modifier")
    for one in die.modifiers:
        found.setdefault(total - 2 * one.by, f"The wrong way: {one.by:+} {one.why}")
    if total != _after(die):
        found.setdefault(total, f"Beyond what is possible: it is kept within {_after(die)}")
    found.pop(_after(die), None)
    return {number: slip for number, slip in found.items() if number >= 0}


def _throw(spot: Spot, place: Place) -> Asked | None:
    """Which of these throws brings this? One for each outcome, that of the question first and then the likeliest."""
    lines = following(place)
    wanted = next((one for one in lines if tuple(spot.move["results"]) in one.examples), None)
    if wanted is None or len(lines) < 2:
        return None
    came = tuple(spot.move["results"])
    others = [one for one in lines if one is not wanted][: MOST - 1]
    thrown = {place.book.words().dice.thrown(wanted.examples[came]): f"That brings: {wanted.label}"}
    for one in others:
        dice = next(iter(one.examples.values()))
        thrown.setdefault(place.book.words().dice.thrown(dice), f"That brings: {one.label}")
    if len(thrown) < 2:
        return None
    right = next(iter(thrown))
    answers = [Answer(text, text == right, why) for text, why in sorted(thrown.items())]
    title = place.book.words().dice.roll_title(place.table.pending())
    dice, before = wanted.examples[came], place.table.state()
    place.table.roll(dice)
    expected = Expected({"roll": dice}, state=changes(before, place.table.state()))
    return Asked(f"{title}. Which throw brings: {wanted.label}?", answers, thrown[right], expected)
