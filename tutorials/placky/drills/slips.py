"""By which slip a throw is taken for another outcome than it brings; where by none, what that outcome would take."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import product
from math import prod
from typing import Any, NamedTuple

from placky.drills.spots import Juncture, cast, results
from placky.drills.sums import before, by_why, whose_die
from placky.sentences import Sentence, say
from touchline.core.dice.outcomes import counted
from touchline.core.dice.throws import DiceTest, Die, Pool, Roll, Throw, counted_as
from touchline.core.play.events import to_json
from touchline.core.play.table import fallen

__all__ = ["slip", "would_take"]

PAIR = 2
MOST = 2_000
"""So many throws are looked at for the one that differs in the fewest dice: all of three dice of twelve sides."""

_OVERLOOKED: Sentence = "Overlooked: {what}"
_EXCHANGED: Sentence = "The dice taken for each other: {what}"
_FORGOTTEN: Sentence = "Forgotten: {what}; {who}’s target is {target}"
_WRONG_WAY: Sentence = "The wrong way: {what}; {who}’s target is {target}"
_LEFT_OUT: Sentence = "Only the {face} counted: {who} has rolled {number:spelt} dice"


class Near(NamedTuple):
    """A success too many or too few: by how many, and which face is taken wrong, counted from the target."""

    by: int
    beside: int
    face: Sentence
    """How it is told where that face has fallen, and where others have."""
    hand: Sentence


_MANY: Sentence = "A success too many: {who}’s {face} fails, as it takes {target} or more"
_FEW: Sentence = "A success too few: {who}’s {face} succeeds, as it takes {target} or more"
_TOO_MANY: Sentence = "A success too many: {said}"
_TOO_FEW: Sentence = "A success too few: {said}"
_NEAR = (Near(1, -1, _MANY, _TOO_MANY), Near(-1, 0, _FEW, _TOO_FEW))


def slip(juncture: Juncture, due: Throw, faces: Sequence[Any], classes: Sequence[tuple[str, ...]]) -> str:
    """Why somebody may take these faces for an outcome with these classes of results; empty where nobody would.

    Of modifiers: one is forgotten, or taken the wrong way. Of dice: one is taken for another's, read the wrong way
    round, left out or counted wrong; a natural face is overlooked. Of successes: one is too many or too few.
    """
    if isinstance(due, Roll):
        return next(_slips(juncture, due, faces, classes), "")
    if isinstance(due, DiceTest):
        return next(_of_successes(juncture, due, faces, classes), "")
    thrown = _nearest(due, faces, classes) if _is_counted(due) else None
    if thrown is None or _others(faces, thrown) != 1:
        return ""
    return say("One die counted wrong: {thrown}", thrown=_thrown(juncture, due, faces, thrown))


def would_take(
    juncture: Juncture, due: Throw, faces: Sequence[Any], classes: Sequence[tuple[str, ...]], example: Sequence[Any]
) -> str:
    """What these dice came to, and what an outcome with these classes would take, to which those of `example` come."""
    thrown = _nearest(due, faces, classes) or example
    came = "; ".join(text if one else f"{who} {text}" for who, text, one in _told(_read(juncture, faces)))
    other = _thrown(juncture, due, faces, thrown)
    if came.isdecimal():
        return say("It is a {face}. That would take another face, as {other}", face=came, other=other)
    return ". ".join(filter(None, (came, say("That would take, say: {thrown}", thrown=other))))


def _slips(juncture: Juncture, due: Roll, faces: Sequence[int], classes: Sequence[tuple[str, ...]]) -> Iterator[str]:
    verdicts = [text for _, text in _read(juncture, faces)]
    for number, die in enumerate(due.dice):
        plain = die.critical + 1
        if faces[number] <= die.critical < plain <= die.target and _other(due, faces, number, plain) in classes:
            yield say(_OVERLOOKED, what=f"{whose_die(number, due)}: {verdicts[number]}")
    yield from _modified(juncture, due, faces, classes)
    if len({*due.owners}) == len(due.dice) > 1 and results(due, [*reversed(faces)]) in classes:
        yield say(_EXCHANGED, what=_both(due, faces))
    for number, die in enumerate(due.dice):
        if verdicts and _other(due, faces, number, _turned(die, faces[number])) in classes:
            natural = faces[number] <= die.critical or faces[number] == die.sides
            whose = [whose_die(number, due)] if len(due.dice) > 1 else []
            what = ": ".join((*whose, verdicts[number]))
            yield say(_OVERLOOKED if natural else "Read the wrong way round: {what}", what=what)
    yield from _left_out(due, faces, classes)


def _modified(juncture: Juncture, due: Roll, faces: Sequence[int], classes: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """A modifier forgotten or taken the wrong way."""
    for number, die in enumerate(due.dice):
        for one in die.modifiers:
            total = before(die) + sum(each.by for each in die.modifiers)
            for slipped, target in ((_FORGOTTEN, total - one.by), (_WRONG_WAY, total - 2 * one.by)):
                if _judged(due, faces, number, target) in classes:
                    yield say(slipped, what=by_why(one, juncture), who=whose_die(number, due), target=die.target)


def _left_out(due: Roll, faces: Sequence[int], classes: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """One die of several of a player counted, and not the others."""
    for who in dict.fromkeys(due.owners):
        mine = [number for number, die in enumerate(due.dice) if die.player == who]
        for one in mine if len(mine) > 1 else ():
            if results(due, [faces[one] if n in mine else face for n, face in enumerate(faces)]) in classes:
                yield say(_LEFT_OUT, face=faces[one], who=who, number=len(mine))


def _of_successes(
    juncture: Juncture, due: DiceTest, faces: Sequence[int], classes: Sequence[tuple[str, ...]]
) -> Iterator[str]:
    """Of pools of which successes count: added dice forgotten, a die misread, pools exchanged, a double overlooked."""
    hands, told = due.take(faces), _told(_read(juncture, faces))
    counts = due.counts(hands)
    said = "; ".join(text if alone else f"{who} {text}" for who, text, alone in told)

    def comes(number: int, by: int) -> bool:
        other = tuple(max(0, count + by) if n == number else count for n, count in enumerate(counts))
        return other != counts and counted_as(other, due.most) in classes

    for number, (pool, hand) in enumerate(zip(due.pools, hands, strict=True)):
        if comes(number, -pool.successes(hand[pool.number :])):
            yield say("Forgotten: the dice that {who}’s sixes add count as well", who=pool.player)
    for (number, pool), near in product(enumerate(due.pools), _NEAR):
        if (face := pool.target + near.beside) in hands[number] and comes(number, near.by):
            yield say(near.face, who=pool.player, face=face, target=pool.target)
    yield from _compared(due, counts, classes, said) if len(counts) > 1 else ()
    for (number, pool), near in product(enumerate(due.pools), _NEAR):
        if any((face < pool.target) == (near.by > 0) for face in hands[number]) and comes(number, near.by):
            yield say(near.hand, said=said)


def _compared(due: DiceTest, counts: tuple[int, ...], classes: Sequence[tuple[str, ...]], said: str) -> Iterator[str]:
    """Of two pools: exchanged, or the double overlooked, or seen where there is none."""
    if counted_as((*reversed(counts),), due.most) in classes:
        yield say(_EXCHANGED, what=said)
    came, ahead = counted_as(counts, due.most), counts[0] > counts[1]
    if came != (plain := ("win", "loss") if ahead else ("loss", "win")) and counts[0] != counts[1] and plain in classes:
        yield say(_OVERLOOKED, what=said)
    by = " ".join(("double", str(abs(counts[0] - counts[1]))))  # as the engine writes it
    if came == plain and any(one[not ahead] == by for one in classes):
        yield say("Taken for a double: {what}", what=said)


def _told(read: Sequence[tuple[str, str]]) -> list[tuple[str, str, bool]]:
    """What parties' dice come to, with whether there is one party alone; nothing of whom nothing is said."""
    alone = len({who for who, _ in read}) < PAIR
    return [(who, text, alone) for who, text in read if text]


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
    each = enumerate(faces)
    return ", ".join(say("{who} has the {face}", who=whose_die(number, due), face=face) for number, face in each)


def _nearest(due: Throw, faces: Sequence[Any], classes: Sequence[tuple[str, ...]]) -> Sequence[Any] | None:
    """Of all throws that come to one of these, one that differs in the fewest dice; None where they are too many."""
    found = _nearest_of_each(due, tuple(faces)) if isinstance(due, Roll | Pool) else {}
    fitting = [found[came] for came in classes if came in found]
    return min(fitting)[-1] if fitting else None


@lru_cache(maxsize=8)
def _nearest_of_each(due: Roll | Pool, faces: tuple[Any, ...]) -> dict[tuple[str, ...], tuple[int, int, Sequence[Any]]]:
    """For each class of results the throw that differs in the fewest dice: in how many, its place, the throw itself.

    Empty where they are too many. Of handfuls of symbols only one hand is changed. It is kept for the other outcomes
    of the same dice.
    """
    every: Iterator[Sequence[Any]] = iter(())
    if isinstance(due, Pool):
        every = _one_hand_otherwise(due, faces)
    elif prod(die.sides for die in due.dice) <= MOST:
        every = product(*(range(1, die.sides + 1) for die in due.dice))
    found: dict[tuple[str, ...], tuple[int, int, Sequence[Any]]] = {}
    for nth, thrown in enumerate(every):
        came, differs = results(due, thrown), _others(faces, thrown)
        if came not in found or differs < found[came][0]:
            found[came] = differs, nth, thrown
    return found


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


def _thrown(juncture: Juncture, due: Throw, faces: Sequence[Any], thrown: Sequence[Any]) -> str:
    """What another throw reads as, of each party whose dice come to something else."""
    ours, theirs = _read(juncture, faces), _read(juncture, thrown)
    several = len({who for who, _ in ours}) > 1
    said = [f"{who} {text}" if several else text for who, text in theirs if text and (who, text) not in ours]
    parts = [cast(juncture, fallen(due, thrown))] if isinstance(due, Pool) or not said else []
    if not isinstance(due, Pool) or _is_counted(due):
        parts.append("; ".join(said))
    return ". ".join(filter(None, parts))


def _is_counted(due: Throw) -> bool:
    """Are these dice of which only the number of each symbol counts?"""
    return isinstance(due, Pool) and any(hand.number > 1 for hand in due.hands)


def _others(faces: Sequence[Any], thrown: Sequence[Any]) -> int:
    """How many dice show something else."""
    return sum(one != other for one, other in zip(thrown, faces, strict=True))


def _read(juncture: Juncture, faces: Sequence[Any]) -> Sequence[tuple[str, str]]:
    """What each party's dice come to, as its words say it, when they fall like this; nothing where it says nothing."""
    twin, words = juncture.play.fork(), juncture.book.words()
    names = [hand.who for hand in words.dice.hands(juncture.table.pending(), juncture.table.state())]
    told = len(twin.events)
    twin.roll(faces)
    fell = next((event for event in map(to_json, twin.events[told:]) if event["event"] == "rolled"), None)
    verdicts = [text for _, text in words.dice.verdicts(fell)] if fell else []
    return [*zip(names, verdicts, strict=True)] if len(names) == len(verdicts) else []
