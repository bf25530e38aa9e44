"""What the options of a decision are worth, by their next roll and by how their ways end, as data for scripts."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from placky.faults import attempt
from placky.rulebook import Foresees, Rulebook, TellsEnds
from placky.sentences import Sentence, say
from placky.storyboard.foresight import foresight
from placky.storyboard.frames import Frame
from placky.storyboard.odds import per_cent
from placky.storyboard.prospects import Came, Prospect, chooses_again, misleads, prospects, side_that_decides
from placky.storyboard.unplayed import ended_unplayed
from placky.storyboard.worth import Share, Worth, best, worths
from placky.words import Ended, players

__all__ = ["best_of", "foresight_facts", "option_facts", "over", "prospect_facts", "weighed", "worth_facts"]

ROUNDED = Fraction(1, 200)
"""A chance of no more is none in whole per cent."""
CLEAR = Fraction(1, 10)
"""So much more than any other the best choice has to be worth, to be asked for."""
AT_BEST: Sentence = "at best {chance}: your next choice decides"
NO_MORE: Sentence = "no more than {chance}, if your next choice is the best"
"""Of an option after which the same coach chooses once more: what is good for him, or else for others."""


def weighed(frame: Frame, book: Rulebook) -> tuple[tuple[Worth, ...], tuple[Prospect, ...]]:
    """What each choice is worth by its next roll, and how its ways end, where the rulebook foresees or tells that.

    Nothing of the next roll where it would mislead, as more follow it that are in part unknown and say otherwise, or as
    those who tie roll again.
    """
    worth = worths(frame)
    if isinstance(book, Foresees):
        sight = book.foreseen
        foreseen: tuple[Prospect, ...] = attempt(lambda: foresight(frame, sight), tuple, "what is foreseen", book)
        if foreseen:
            return worth, foreseen
    if not isinstance(book, TellsEnds):
        return worth, ()
    ended = _ended(frame, book)
    ends: tuple[Prospect, ...] = attempt(lambda: prospects(frame, ended), tuple, "the ends", book)
    first = None if ends else (best(worth) or ((), None))[1]
    open_ = not ends and any(line.again for one in worth for line in (one.later or one.option).odds)
    return () if open_ or (first and misleads(frame, ended, first.option)) else worth, ends


def _ended(frame: Frame, book: TellsEnds) -> Came:
    return partial(book.ended, aim=frame.aim) if frame.aim else book.ended


def over(frame: Frame, book: Rulebook) -> Mapping[str, str]:
    """Label -> how a roll has ended from which the page does not go on, where that is known."""
    if not isinstance(book, TellsEnds):
        return {}
    ended = _ended(frame, book)
    found: Mapping[str, Ended] = attempt(lambda: ended_unplayed(frame, ended), dict, "the ends", book)
    return {label: end.told for label, end in found.items()}


def option_facts(worth: Sequence[Worth], ends: Sequence[Prospect], decision: Frame) -> Mapping[str, Mapping[str, Any]]:
    """Option -> all that is told of it; in how it ends, a roll that is due later counts already.

    Nothing where the next choice decides of all of them.
    """
    odds, foreseen = {**worth_facts(worth, decision)}, any(one.foreseen for one in ends)
    told = foresight_facts(ends, decision) if foreseen else prospect_facts(ends)
    for option, ways in told.items():
        now = {key: said for key, said in odds.get(option, {}).items() if key != "won" or not foreseen}
        odds[option] = {**({} if "later" in now else now), **ways}
    return odds if any(said != {"odds": [_open()]} for said in odds.values()) else {}


def worth_facts(found: Sequence[Worth], decision: Frame) -> Mapping[str, Mapping[str, Any]]:
    """Option -> what its dice may come to, chance by chance, and for what they are due, if not for the option itself.

    Where it can be compared, also the chance of the one who decides. Of one after which he chooses again before dice
    that fall later, only that.
    """
    names = players(decision.state)
    compared, _ = best(found) or ((), None)
    return {
        one.option.id: {"odds": [_open()]}
        if one.later and chooses_again(one.option, side_that_decides(decision))
        else {
            "odds": _told(one.shares, names),
            **({"won": one.per_cent} if one in compared else {}),
            **({"later": _last(one.later)} if one.later else {}),
        }
        for one in found
    }


def prospect_facts(found: Sequence[Prospect]) -> Mapping[str, Mapping[str, Any]]:
    """Option -> how its ways end, in whole per cent, as they are about right; what is for the one who decides first.

    Of one that is `open`, only what is best: all of its ends would answer the next question.
    """
    return {one.option.id: {"odds": [_at_best(one)]} if one.open else {"ends": _ends(one)} for one in found}


def foresight_facts(found: Sequence[Prospect], decision: Frame) -> Mapping[str, Mapping[str, Any]]:
    """Option -> what comes next, a line for each side, and what all is worth, which is told behind the choice alone."""
    names = players(decision.state)
    told = {one.option.id: {"next": _next(one, names), **({"inAll": one.said} if one.said else {})} for one in found}
    if _worth_most(found):
        for one in found:
            told[one.option.id]["won"] = f"{float(one.good):+.2f}".replace("-", "\u2212")
    return told


def _worth_most(found: Sequence[Prospect]) -> Prospect | None:
    """The option that is worth most in the long run; None where that is not known, or is a close call."""
    if len(found) < 2 or not all(one.said for one in found):
        return None
    first, second = sorted(found, key=lambda one: one.good, reverse=True)[:2]
    return first if first.good - second.good >= CLEAR else None


def best_of(found: Sequence[Worth], ends: Sequence[Prospect], decision: Frame) -> dict[str, Any]:
    """The option with the best chance, empty where all have the same, and for whom; nothing without a comparison.

    Nothing either where how the ways end says otherwise: nobody is to learn that the next roll is all. Where the engine
    foresees what comes next, it is the option that is worth most in the `long` run, as a won roll may bring nothing.
    """
    who = (decision.pending or {}).get("coach", "")
    if any(one.foreseen for one in ends):
        most = _worth_most(ends)
        return {"best": {"to": most.option.id, "who": who, "long": True}} if most else {}
    judged = best(found)
    if not judged:
        return {}
    compared, first = judged
    good = {one.option.id: one.good for one in ends}
    if first and good.get(first.option.id, 1) < max((good.get(one.option.id, 0) for one in compared), default=0):
        return {}
    return {"best": {"to": first.option.id if first else "", "who": who}}


def _ends(prospect: Prospect) -> list[str]:
    """Ends of more than half a per cent; of the few ways that are not known, as many are taken to end in each.

    Ends that only differ in what else has come of them are one. That is counted of all ways, and stands last.
    """
    known = [(end, chance) for end, chance in prospect.ends if end]
    of = sum(chance for _, chance in known)
    ends, beside = defaultdict[str, Fraction](Fraction), defaultdict[str, Fraction](Fraction)
    for end, chance in known:
        ends[end.text] += chance
        for one in end.beside:
            beside[one.text] += chance
    told = {text: chance / of for text, chance in ends.items() if text and chance > ROUNDED}
    also = {text: chance / of for text, chance in beside.items() if chance > ROUNDED}
    first, last = ([f"{_whole(chance)}\u00a0% {text}" for text, chance in some.items()] for some in (told, also))
    return [*first, say("in all, {chance}", chance=last[0]), *last[1:]] if first and last else first + last


def _at_best(prospect: Prospect) -> str:
    """How likely at best is what is good for the one who decides; else how unlikely what is good for others.

    Where that is several things at once, or none, the next choice decides, and that is all.
    """
    decision = prospect.option.parent
    own = side_that_decides(decision) if decision else None
    known = [(end, chance) for end, chance in prospect.ends if end and end.text and end.weight > 0 and chance > ROUNDED]
    mine = [one for one in known if one[0].side == own]
    theirs = [one for one in known if one[0].side not in {own, None}]
    sentence, ends = (AT_BEST, mine) if mine else (NO_MORE, theirs)
    texts = {end.text for end, _ in ends}
    if len(texts) != 1:
        return _open()
    chance = sum((chance for _, chance in ends), Fraction(0))
    return say(sentence, chance=f"{_whole(chance)}\u00a0% {texts.pop()}")


def _open() -> str:
    return say("your next choice decides")


def _whole(chance: Fraction) -> int:
    """A chance in whole per cent. Each is rounded for itself, as Placky does: together they may be 99 or 101."""
    return round(100 * chance)


def _next(prospect: Prospect, names: Sequence[str]) -> list[str]:
    """Side by side: "White: 57 % a bishop, 7 % a pawn"."""
    seen = [(end, chance) for end, chance in prospect.ends if end and chance > ROUNDED]
    told: dict[int | None, list[str]] = {}
    for end, chance in seen:
        told.setdefault(end.side, []).append(f"{_whole(chance)}\u00a0% {end.text}")
    return [", ".join(said) if side is None else f"{names[side]}: {', '.join(said)}" for side, said in told.items()]


def _last(roll: Frame) -> str:
    """What is done when the dice of a frame are due, also where it shows several acts."""
    return (roll.told or (roll.title,))[-1]


def _told(shares: Sequence[Share], names: Sequence[str]) -> list[str]:
    """Each share in words: what all of it says, else for whom it is; the rest at the end."""
    said = [(share, share.label or _whose(share, names)) for share in shares]
    rest = sum(share.ways for share, label in said if not label)
    otherwise = [say("{chance} something else", chance=per_cent(rest, shares[0].of))] if rest else []
    return [f"{share.per_cent} {label}" for share, label in said if label] + otherwise


def _whose(share: Share, names: Sequence[str]) -> str:
    if not isinstance(share.whose, int):
        return ""
    return say("for {player}, and more dice to come" if share.more else "for {player}", player=names[share.whose])
