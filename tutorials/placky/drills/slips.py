"""By which slip a throw is taken for another outcome than it brings; where by none, what that outcome would take."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from math import prod
from typing import Any

from placky.drills.spots import Place, cast, results
from placky.drills.sums import before, by_why, whose_die
from touchline.core.dice.outcomes import counted
from touchline.core.dice.throws import Die, Pool, Roll, Throw
from touchline.core.play.events import to_json
from touchline.core.play.table import fallen

__all__ = ["slip"]

MOST = 2_000
"""So many throws are looked at for the one that differs in the fewest dice: all of three dice of twelve sides."""


def slip(
    place: Place, due: Throw, faces: Sequence[Any], classes: Sequence[tuple[str, ...]], example: Sequence[Any]
) -> str:
    """Why somebody may take these faces for an outcome with these classes of results, to which those of `example` come.

    A modifier forgotten or taken the wrong way, a natural face overlooked, one's die taken for another's, a die read
    the wrong way round, one die of a handful counted wrong. Else whose dice that outcome would take, and what they
    would come to.
    """
    if isinstance(due, Roll) and (found := next(_slips(place, due, faces, classes), "")):
        return found
    return _takes(place, due, faces, _nearest(due, faces, classes) or example)


def _slips(place: Place, due: Roll, faces: Sequence[int], classes: Sequence[tuple[str, ...]]) -> Iterator[str]:
    verdicts = [text for _, text in _read(place, faces)]
    for number, die in enumerate(due.dice):
        plain = die.critical + 1
        if faces[number] <= die.critical < plain <= die.target and _other(due, faces, number, plain) in classes:
            yield f"Overlooked: {whose_die(number, due)}: {verdicts[number]}"
    for number, die in enumerate(due.dice):
        for one in die.modifiers:
            total = before(die) + sum(each.by for each in die.modifiers)
            for word, target in (("Forgotten", total - one.by), ("The wrong way", total - 2 * one.by)):
                if _judged(due, faces, number, target) in classes:
                    yield f"{word}: {by_why(one)}; {whose_die(number, due)}’s target is {die.target}"
    if len({*due.owners}) == len(due.dice) > 1 and results(due, [*reversed(faces)]) in classes:
        yield f"The dice taken for each other: {_both(due, faces)}"
    if len(due.dice) == 1 and _other(due, faces, 0, _turned(due.dice[0], faces[0])) in classes:
        (die,), (face,) = due.dice, faces
        natural = face <= die.critical or face == die.sides
        yield f"{'Overlooked' if natural else 'Read the wrong way round'}: {verdicts[0]}"


def _other(due: Roll, faces: Sequence[int], number: int, face: int) -> tuple[str, ...]:
    """What comes of it when one die shows another face; nothing where it has no such face."""
    fell = [face if nth == number else one for nth, one in enumerate(faces)]
    return results(due, fell) if 1 <= face <= due.dice[number].sides else ()


def _turned(die: Die, face: int) -> int:
    """A face that fails where this one succeeds, and the other way round; neither of them a natural one."""
    return die.target + 1 if face <= die.target else die.target if die.target > die.critical else 0


def _judged(due: Roll, faces: Sequence[int], number: int, target: int) -> tuple[str, ...]:
    """What comes of it with another target of one die; nothing where what judges them is not told the targets."""
    judge = due.judge
    if not isinstance(judge, partial) or "targets" not in judge.keywords:
        return ()
    targets = tuple(target if nth == number else one for nth, one in enumerate(judge.keywords["targets"]))
    return tuple(judge(tuple(faces), targets=targets))


def _both(due: Roll, faces: Sequence[int]) -> str:
    return ", ".join(f"{whose_die(number, due)} has the {face}" for number, face in enumerate(faces))


def _nearest(due: Throw, faces: Sequence[Any], classes: Sequence[tuple[str, ...]]) -> Sequence[Any] | None:
    """Of all throws that come to one of these, one that differs in the fewest dice; None where they are too many.

    Of handfuls of symbols only one hand is changed.
    """
    every: Iterator[Sequence[Any]] = iter(())
    if isinstance(due, Roll) and prod(die.sides for die in due.dice) <= MOST:
        every = product(*(range(1, die.sides + 1) for die in due.dice))
    elif isinstance(due, Pool):
        every = _one_hand_otherwise(due, faces)
    fitting = (thrown for thrown in every if results(due, thrown) in classes)
    return min(
        fitting, key=lambda thrown: sum(one != other for one, other in zip(thrown, faces, strict=True)), default=None
    )


def _one_hand_otherwise(due: Pool, faces: Sequence[str]) -> Iterator[Sequence[str]]:
    """Every way in which one hand may fall instead; as many of its dice as may be stay as they are."""
    hands = due.take(faces)
    for nth, hand in enumerate(due.hands):
        for symbols, _ in counted(hand):
            yield [face for n, one in enumerate(hands) for face in (_turned_into(one, symbols) if n == nth else one)]


def _turned_into(hand: Sequence[str], symbols: Mapping[str, int]) -> Sequence[str]:
    """A hand that shows each symbol so often, by turning as few dice as may be."""
    due, stay = Counter(symbols), list[str | None]()
    for face in hand:
        stay.append(face if due[face] > 0 else None)
        due[face] -= due[face] > 0
    left = due.elements()
    return [next(left) if face is None else face for face in stay]


def _takes(place: Place, due: Throw, faces: Sequence[Any], thrown: Sequence[Any]) -> str:
    """What another throw reads as, of each party whose dice come to something else."""
    ours, theirs = _read(place, faces), _read(place, thrown)
    several = len({who for who, _ in ours}) > 1
    said = [f"{who} {text}" if several else text for who, text in theirs if text and (who, text) not in ours]
    is_counted = isinstance(due, Pool) and any(hand.number > 1 for hand in due.hands)
    parts = [cast(place, fallen(due, thrown))] if isinstance(due, Pool) or not said else []
    if not isinstance(due, Pool) or is_counted:
        parts.append("; ".join(said))
    others = sum(one != other for one, other in zip(thrown, faces, strict=True)) if is_counted else 0
    begins = "One die counted wrong" if others == 1 else "That would take, say"
    return f"{begins}: {'. '.join(filter(None, parts))}"


def _read(place: Place, faces: Sequence[Any]) -> Sequence[tuple[str, str]]:
    """What each party's dice come to, as its words say it, when they fall like this; nothing where it says nothing."""
    twin, words = place.play.fork(), place.book.words()
    names = [hand.who for hand in words.dice.hands(place.table.pending(), place.table.state())]
    told = len(twin.events)
    twin.roll(faces)
    fell = next((event for event in map(to_json, twin.events[told:]) if event["event"] == "rolled"), None)
    verdicts = [text for _, text in words.dice.verdicts(fell)] if fell else []
    return [*zip(names, verdicts, strict=True)] if len(names) == len(verdicts) else []
