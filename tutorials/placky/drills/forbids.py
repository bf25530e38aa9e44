"""May he, and if not, why not: a command that a rule refuses, or one that is open, and reasons that refuse others."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from placky.drills.drill import Answer, Expected
from placky.drills.legal import offered, often, refused
from placky.drills.spots import Asked, Place, Spot, changes, names_of, said
from placky.exploring.drawing import open_move
from placky.rulebook import NamesPlaces, Rulebook
from placky.rulebooks import index
from touchline.core.errors import IllegalAction
from touchline.core.play.requests import Choose

__all__ = ["Forbids"]

Plain = Mapping[str, Any]
MOST = 3
"""So many reasons at most that are none here."""
YES = "Yes, it is allowed"


class Said(NamedTuple):
    """A refusal, and what was refused."""

    refusal: Plain
    act: Plain
    coach: str | None
    names: frozenset[str]


class Forbids:
    """The reasons to choose from have refused the same verb in other places; they are told of who acts here.

    None of them may be true. Of a command that is open, none is. An engine tells the reason that it comes to first,
    and others may hold as well; but where it offers a verb to a player, nothing that only looks at him forbids it.
    """

    name = "forbids"

    def __init__(self) -> None:
        self.refusing = defaultdict[str, Counter[str]](Counter)
        """Verb -> the rules that have refused it, and how often."""
        self.said = defaultdict[tuple[str, str], dict[str, Said]](dict)
        """Verb and rule -> code -> how that was said first."""
        self.more = set[tuple[str, str, str]]()
        """Verb, rule and code of what was refused though the verb was offered: it looks at more than who acts."""

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        due = place.play.pending
        if not isinstance(due, Choose):
            return
        for move, error in refused(place, chance):
            rule, verb = str(error.rule), str(move["act"].get("do"))
            self.refusing[verb][rule] += 1
            told = Said(error.refusal, move["act"], due.coach, frozenset(place.names))
            self.said[verb, rule].setdefault(str(error.code), told)
            if _is_offered(due, move["act"]):
                self.more.add((verb, rule, str(error.code)))
            yield Spot(rule, ("no", verb, str(error.code)), move)
        if (lawful := open_move(place.play, chance)) is not None:
            verb = str(lawful["act"].get("do"))
            for rule in often(self.refusing[verb]):
                yield Spot(rule, ("yes", verb), lawful)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`."""
        question, rules, act = said(spot.move, place), index(place.book).rules, spot.move["act"]
        pending, before = place.table.pending(), place.table.state()
        if question is None or pending is None:
            return None
        asked, can = f"{question} Is that allowed? If not, why not?", _is_offered(place.play.pending, act)
        try:
            place.table.act(act)
        except IllegalAction as error:
            also = {str(one["rule"]) for one in error.refusal.get("also", ())}
            reason = f"{spot.rule} {rules[spot.rule].title}: {place.book.words().refusals.text(error.refusal)}"
            wrong = self._others(spot, place, pending, but={spot.rule, *also}, alone=True) if can else []
            right = Answer(f"No: {place.book.words().refusals.text(error.refusal)}", True, reason)
            answers = [Answer(YES, False, f"Overlooked: {reason}"), *sorted([right, *wrong], key=lambda one: one.text)]
            return Asked(asked, answers, reason, Expected(spot.move, refused=str(error.rule)))
        wrong = self._others(spot, place, pending)
        _, reason = offered(act, pending, place)
        expected = Expected(spot.move, state=changes(before, place.table.state()))
        return Asked(asked, [Answer(YES, True, reason), *wrong], reason, expected) if wrong else None

    def _others(
        self, spot: Spot, place: Place, pending: Plain, *, but: Collection[str] = (), alone: bool = False
    ) -> list[Answer]:
        """Reasons by which other rules refuse the verb, one of each, as they would be told of who acts here.

        Those that look at him `alone`, or all. How many of them are shown differs, as where none is certain to be
        untrue a question has none.
        """
        act, rules, told = spot.move["act"], index(place.book).rules, place.book.words().refusals
        verb, everybody = str(act.get("do")), {*names_of(place.table.state())}
        found = dict[str, Answer]()
        for rule in sorted(one for one in self.refusing[verb] if one in rules and one not in but):
            known = [
                one for code, one in self.said[verb, rule].items() if not alone or (verb, rule, code) not in self.more
            ]
            again = [refusal for one in known if (refusal := _told_of(one, act, pending))]
            texts = [
                f"No: {told.text(one)}"
                for one in again if not alone or everybody & {*_texts(one)} == {act.get("player")}
            ]  # fmt: skip
            if text := next((one for one in texts if not _names_places(one, place.book)), ""):
                found.setdefault(text, Answer(text, False, f"{rule} {rules[rule].title} does not forbid it here"))
        chance = Random(f"{place.key} {spot.move}")
        some = chance.sample(sorted(found), min(chance.randint(1, MOST), len(found)))
        return [found[text] for text in sorted(some)]


def _is_offered(due: Any, act: Plain) -> bool:
    """Is a verb offered to the one who would act, whatever else the command says?"""
    options = due.options if isinstance(due, Choose) else ()
    return any(one.do == act.get("do") and one.player == act.get("player") is not None for one in options)


def _told_of(one: Said, act: Plain, pending: Plain) -> Plain | None:
    """A refusal as it would be told of another command; None where it speaks of somebody who has no part in that."""
    other = {str(one.coach): str(pending.get("coach"))}
    for key in sorted(one.act, key=lambda key: key == "player"):  # who acts is himself, whatever else he is
        if isinstance(one.act[key], str) and isinstance(act.get(key), str):
            other[one.act[key]] = act[key]
    told = _renamed({key: value for key, value in one.refusal.items() if key != "also"}, other)
    spoken = {*_texts(told)} & one.names - {*_texts(act)} if told else set()
    return None if spoken else told


def _names_places(text: str, book: Rulebook) -> bool:
    """Does a reason speak of places? They are none of this board."""
    return isinstance(book, NamesPlaces) and bool(book.places(text))


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
