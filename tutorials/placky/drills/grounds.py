"""Why commands are refused: what was said of a verb in other places, told of who acts here, as far as it may be meant.

A reason that is shown beside others has to be one that a reader of this board could give, and nothing of it may come
from another board: no player, no place and no number that is not always the same.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from placky.drills.spots import Juncture, Spot
from placky.exploring.drawing import is_open
from placky.refusals import Refusals, rulings_of
from placky.rulebook import NamesPlaces
from placky.rulebooks import index
from placky.sentences import Plural, Sentence, places_of, say
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.requests import Choose
from touchline.core.play.wire import Plain

__all__ = ["Balance", "Grounds", "because", "is_offered", "is_seen", "near_codes", "told_apart"]

SHARE = 10
"""One in so many refusals of a verb is often enough."""
NEAR = 300
"""Nobody sees so many thousandths on a board."""
BESIDE = 1_500
"""So far from a place in question a reason may hold that one could think of."""
FINE = 99
"""Smaller numbers count fields of a board and are no lengths: what is beside such a place is one away."""
MOST_SHUT = 5
"""So many of the eight places around one are shut where it lies at an edge; more of them where it is the one place."""


OTHER = {"yes": "no", "no": "yes"}
TENTH = 100
"""Nobody measures a board more finely, in thousandths of an inch."""


class Balance:
    """Of each rule about as many commands are open as not: a spot's situation begins with yes or no.

    So many questions `ahead` may be with the one answer.
    """

    def __init__(self, ahead: int) -> None:
        self.asked, self.ahead = Counter[tuple[str, str]](), ahead

    def allows(self, spot: Spot) -> bool:
        """Is one more of its answer wanted?"""
        more = self.asked[spot.rule, spot.situation[0]] - self.asked[spot.rule, OTHER[spot.situation[0]]]
        return more < self.ahead

    def note(self, spot: Spot) -> None:
        """It is asked."""
        self.asked[spot.rule, spot.situation[0]] += 1


class RefusedThing(NamedTuple):
    """A refusal, and what was refused."""

    refusal: Plain
    act: Plain
    coach: str | None
    names: frozenset[str]
    by: str | None
    """The rule by which it was offered all the same; None where it was not."""


class Grounds:
    """What has refused each verb in each kind of decision, by rule and code."""

    def __init__(self) -> None:
        self.refusing = defaultdict[str, Counter[str]](Counter)
        """Verb -> the rules that have refused it, and how often."""
        self.said = defaultdict[tuple[str, str], defaultdict[str, dict[str, RefusedThing]]](lambda: defaultdict(dict))
        """Verb and rule -> kind of decision -> code -> how that was said first."""
        self.codes = defaultdict[str, set[str]](set)
        """Verb -> all codes by which it was refused."""
        self.more = set[tuple[str, str, str]]()
        """Verb, rule and code of what was refused though the verb was offered: it looks at more than who acts."""
        self.numbers = defaultdict[str, set[tuple[int, ...]]](set)
        """Code -> the numbers in it, each time."""
        self.words = defaultdict[tuple[str, str, str], defaultdict[str, set[Any]]](lambda: defaultdict(set))
        """Verb, rule and code -> what was said by each word of what was refused so."""

    def note(self, move: Plain, error: IllegalAction, juncture: Juncture, due: Choose) -> None:
        """Remember a refusal."""
        rule, code, verb = str(error.rule), str(error.code), str(move["act"].get("do"))
        self.refusing[verb][rule] += 1
        self.codes[verb].add(code)
        told = RefusedThing(
            error.refusal, move["act"], due.coach, frozenset(juncture.names), _offered_by(due, move["act"])
        )
        self.said[verb, rule][due.kind].setdefault(code, told)
        self.numbers[code].add(tuple(_numbers(error.refusal.get("values", {}))))
        for key, value in move["act"].items():
            if isinstance(value, str):
                self.words[verb, rule, code][key].add(value)
        if is_offered(due, move["act"]):
            self.more.add((verb, rule, code))

    def often(self, verb: str) -> list[str]:
        """Of the rules that have refused a verb those that do it often: a lawful command is hardly about the others."""
        refusing = self.refusing[verb]
        return [rule for rule, times in refusing.items() if SHARE * times >= refusing.total()]

    def refused(self, act: Plain, due: Choose, juncture: Juncture) -> list[str]:
        """The rules that may have to do with a command that is open: such as refuse it in such decisions, or often."""
        words, rules, verb = juncture.book.words().refusals, index(juncture.book).rules, str(act.get("do"))
        chapters = {one: rules[one].chapter for one in self.refusing[verb] if one in rules}
        by = next((str(one.rule) for one in due.options if one.do == verb), "")
        here = rules[by].chapter if by in rules else 0
        often, found = self.often(verb), list[str]()
        for rule in self.refusing[verb]:
            said = self.said[verb, rule]
            anywhere = chapters.get(rule, here) <= here and any(words.lasting & codes.keys() for codes in said.values())
            if rule in often or due.kind in said or anywhere:
                found.append(rule)
        return found

    def has_measured(self, act: Plain, pending: Plain, rule: str) -> bool:
        """Has a rule refused such a command in such a decision for a number, as a length?"""
        said = self.said[str(act.get("do")), rule].get(str(pending.get("kind")), {})
        return any(any(self.numbers[code]) for code in said)

    def told(
        self, act: Plain, juncture: Juncture, rule: str, *, alone: bool = False, near: Collection[str] | None = None
    ) -> Iterator[tuple[Plain, str]]:
        """Each reason by which a rule refuses such a command, as it would be told of this one, and its words.

        Those that look at him `alone` who acts, or all; those of such a decision, or such as are `near`, by code.
        """
        due, words, everybody = juncture.play.pending, juncture.book.words().refusals, {*juncture.names}
        verb, coach, kind = str(act.get("do")), str(getattr(due, "coach", None)), str(getattr(due, "kind", None))
        said = {
            code: one for asked, found in self.said[verb, rule].items() for code, one in found.items()
            if (asked == kind if near is None else code in near)
        }  # fmt: skip
        for code, one in said.items():
            again = _told_of(one, act, coach)
            looks_at_more = (verb, rule, code) in self.more
            brief = code in words.briefly
            if again is None or (len(self.numbers[code]) > 1 and not brief) or (alone and looks_at_more):
                continue
            if not self._means(act, (verb, rule, code), one, everybody):
                continue
            if looks_at_more and not one.act.keys() <= act.keys():
                continue  # it may be about what this command does not say
            if None not in (one.by, by := _offered_by(due, act)) and one.by != by:
                continue  # to this player another rule offers the same verb
            named = {*_texts(again.get("values", {}))}
            if named - {*_texts(act), coach}:
                continue  # what is somebody else's, as his role
            if (alone and everybody & named != {act.get("player")}) or coach in named:
                continue  # whose decision it is, everybody is told
            text = words.brief(again)
            if not (isinstance(juncture.book, NamesPlaces) and juncture.book.places(text)):
                yield again, text

    def _means(self, act: Plain, code: tuple[str, str, str], one: RefusedThing, everybody: Collection[str]) -> bool:
        """May a code be about this command? Not where it has only refused other ways of doing the same.

        A name may be another one, and what a refusal names.
        """
        named = {*_texts(one.refusal.get("values", {}))}
        return all(
            value in self.words[code][key] or value in everybody or one.act.get(key) in named
            for key, value in act.items() if isinstance(value, str) and key in one.act
        )  # fmt: skip

    def met_of(self, refusal: Plain, act: Plain, juncture: Juncture) -> str:
        """What holds where a command is not refused so; empty where that has a number of another board, or no words."""
        words, code = juncture.book.words().refusals, refusal["code"]
        values = refusal.get("values", {})
        counted = {key for key, value in values.items() if any(_numbers({key: value}))}
        other = len(self.numbers[code]) > 1 and counted & places_of(words.holds.get(code, ""))
        return "" if other else words.met(refusal, act)

    def met(self, act: Plain, juncture: Juncture, rule: str) -> list[str]:
        """What holds of a command that is open, of all for which a rule refuses such as this one.

        That somebody is there is no reason, as a board shows it; nor is a number of another board.
        """
        words, found, verb = juncture.book.words().refusals, list[str](), str(act.get("do"))
        who = {**act, "who": act.get("player")}
        for code in sorted(words.lasting) if act.get("player") else ():
            if any(code in said for said in self.said[verb, rule].values()):
                found.append(words.met({"code": code}, who))
        due = juncture.play.pending
        for no in due.refused() if isinstance(due, Choose) else ():
            told = no.refusal.to_json()
            if no.player == act.get("player") and no.refusal.code in words.whatever and str(no.refusal.rule) == rule:
                found.append(words.met(told, who))
        for refusal, text in self.told(act, juncture, rule):
            code = str(refusal["code"])
            if code in words.absent:
                continue
            if met := self.met_of(refusal, act, juncture):
                found.append(met)
            elif not any(self.numbers[code]):
                found.append(say("it does not fail at this: \u201c{refusal}\u201d", refusal=text))
        return [*dict.fromkeys(found)]


def because(refusal: Plain, juncture: Juncture) -> str:
    """By which rule something is refused, why, and by which rulings, each with its title: nobody knows a number."""
    known, told = index(juncture.book), juncture.book.words().refusals.tell(refusal)
    rulings = [f"{one}: {known.rulings[one].title}" for one in rulings_of(refusal) if one in known.rulings]
    if rulings:
        told = say(_RULED, told=told, number=len(rulings), rulings="; ".join(rulings))
    rule = str(refusal.get("rule"))
    return f"{rule} {known.rules[rule].title}: {told}" if rule in known.rules else told


_RULED: Sentence = Plural("number", one="{told} (ruling {rulings})", other="{told} (rulings {rulings})")


def told_apart(refusal: Plain, words: Refusals) -> Plain:
    """A refusal whose lengths are told to a tenth of an inch, upward: what is too long by a hair still is."""
    upward = {key: -(-length // TENTH) * TENTH for key, length in words.lengths(refusal).items()}
    return {**refusal, "values": {**refusal.get("values", {}), **upward}}


def is_offered(due: Any, act: Plain) -> bool:
    """Is a verb offered to the one who would act, whatever else the command says?"""
    return _offered_by(due, act) is not None


def _offered_by(due: Any, act: Plain) -> str | None:
    """The rule by which a verb is offered to the one who would act; None where it is not."""
    options = due.options if isinstance(due, Choose) else ()
    mine = (one for one in options if one.do == act.get("do") and one.player == act.get("player") is not None)
    return next((str(one.rule) for one in mine), None)


def is_seen(juncture: Juncture, act: Plain) -> bool:
    """Does it show on a board whether this is allowed? Not where a place a hair away would make it otherwise.

    What is allowed at one place and at none beside it is told from all around it by what lies there, as a path.
    """
    allowed = is_open(juncture.play, {"act": act})
    for key, value in act.items():
        if not _is_fine(value):
            around = [is_open(juncture.play, {"act": {**act, key: one}}) for one in _around(value, NEAR)]
            shut = around.count(False)
            if (allowed and 0 < shut <= MOST_SHUT) or (not allowed and shut < len(around)):
                return False
    return True


def near_codes(juncture: Juncture, act: Plain) -> set[str]:
    """The codes by which commands like this one are refused here: of others, at others, and at places beside his."""
    due = juncture.play.pending
    if not isinstance(due, Choose):
        return set()
    found = {str(no.refusal.code) for no in due.refused()}
    tried = [{**act, key: name} for key, value in act.items() if value in juncture.names for name in juncture.names]
    for key, value in act.items():
        if isinstance(value, list):
            far = 1 if _is_fine(value) else BESIDE
            tried += [{**act, key: one} for one in _around(value, far)]
    for one in tried:
        if is_open(juncture.play, {"act": one}):
            continue
        try:
            juncture.play.act(one)
        except BadCommand:
            continue
        except IllegalAction as error:
            found |= {str(error.code), *(str(each["code"]) for each in error.refusal.get("also", ()))}
    return found


def _is_fine(value: Any) -> bool:
    """Is this no place in lengths?"""
    return not (
        isinstance(value, list) and len(value) == 2 and all(type(one) is int for one in value)
        and any(abs(one) > FINE for one in value)
    )  # fmt: skip


def _around(value: Sequence[Any], far: int) -> list[list[int]]:
    """The eight places around one."""
    if len(value) != 2 or not all(type(one) is int for one in value):
        return []
    x, y = value
    return [[x + far * across, y + far * up] for across, up in product((-1, 0, 1), repeat=2) if across or up]


def _told_of(one: RefusedThing, act: Plain, coach: str) -> Plain | None:
    """A refusal as it would be told of another command; None where it speaks of somebody who has no part in that."""
    other = {str(one.coach): coach}
    for key in sorted(one.act, key=lambda key: key == "player"):  # who acts is himself, whatever else he is
        if isinstance(one.act[key], str) and isinstance(act.get(key), str):
            other[one.act[key]] = act[key]
    told = _renamed({key: value for key, value in one.refusal.items() if key != "also"}, other)
    if len({*_texts(told.get("values", {}))}) < len({*_texts(one.refusal.get("values", {}))}):
        return None  # two of them would be one
    return None if {*_texts(one.refusal)} & one.names - {*_texts(one.act)} else told


def _renamed(value: Any, other: Mapping[str, str]) -> Any:
    if isinstance(value, Mapping):
        return {key: _renamed(one, other) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_renamed(one, other) for one in value]
    return other.get(value, value) if isinstance(value, str) else value


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for one in value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ():
        yield from _texts(one)


def _numbers(value: Any) -> Iterator[int]:
    if type(value) is int:
        yield value
    for one in value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ():
        yield from _numbers(one)
