"""May he, and if not, why not: a command that a rule refuses, or one that is open, and reasons that refuse others."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from placky.drills.drill import Answer, Expected
from placky.drills.legal import offered, often, refused
from placky.drills.spots import Asked, Place, Spot, changes, said
from placky.exploring.drawing import open_move
from placky.rulebook import NamesPlaces, Rulebook
from placky.rulebooks import index
from touchline.core.errors import IllegalAction
from touchline.core.play.requests import Choose

__all__ = ["Forbids"]

Plain = Mapping[str, Any]
MOST = 3
"""So many reasons at most that are none here."""
YES = "Yes, he may"


class Said(NamedTuple):
    """A refusal, and what was refused."""

    refusal: Plain
    act: Plain
    coach: str | None
    names: frozenset[str]


class Forbids:
    """The reasons to choose from have refused the same verb in other places; they are told of who acts here."""

    name = "forbids"

    def __init__(self) -> None:
        self.refusing = defaultdict[str, Counter[str]](Counter)
        """Verb -> the rules that have refused it, and how often."""
        self.said = defaultdict[tuple[str, str], dict[str, Said]](dict)
        """Verb and rule -> code -> how that was said first."""

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
            yield Spot(rule, (verb, str(error.code)), move)
        if (lawful := open_move(place.play, chance)) is not None:
            verb = str(lawful["act"].get("do"))
            for rule in often(self.refusing[verb]):
                yield Spot(rule, (YES, verb), lawful)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`."""
        question, rules, act = said(spot.move, place), index(place.book).rules, spot.move["act"]
        pending, before = place.table.pending(), place.table.state()
        if question is None or pending is None:
            return None
        asked = f"{question} May he? If not, why not?"
        try:
            place.table.act(act)
        except IllegalAction as error:
            also = {str(one["rule"]) for one in error.refusal.get("also", ())}
            reason = f"{spot.rule} {rules[spot.rule].title}: {place.book.words().refusals.text(error.refusal)}"
            wrong = self._others(spot, place, pending, {spot.rule, *also})
            right = Answer(f"No: {place.book.words().refusals.text(error.refusal)}", True, reason)
            wrong = [one for one in wrong if one.text != right.text]
            if not wrong:
                return None
            answers = [Answer(YES, False, f"Overlooked: {reason}"), *sorted([right, *wrong], key=lambda one: one.text)]
            return Asked(asked, answers, reason, Expected(spot.move, refused=str(error.rule)))
        wrong = self._others(spot, place, pending, set())
        _, reason = offered(act, pending, place)
        expected = Expected(spot.move, state=changes(before, place.table.state()))
        return Asked(asked, [Answer(YES, True, reason), *wrong], reason, expected) if wrong else None

    def _others(self, spot: Spot, place: Place, pending: Plain, but: set[str]) -> list[Answer]:
        """Reasons by which other rules refuse the verb, one of each, as they would be told of who acts here.

        Of more than there is room for it is some, others in another place.
        """
        act, rules, told = spot.move["act"], index(place.book).rules, place.book.words().refusals
        found = dict[str, Answer]()
        for rule in sorted(one for one in self.refusing[str(act.get("do"))] if one in rules and one not in but):
            codes = self.said[str(act.get("do")), rule].values()
            texts = [f"No: {told.text(again)}" for one in codes if (again := _told_of(one, act, pending))]
            if text := next((one for one in texts if not _names_places(one, place.book)), ""):
                found.setdefault(text, Answer(text, False, f"{rule} {rules[rule].title} does not forbid it here"))
        some = Random(f"{place.key} {spot.move}").sample(sorted(found), min(MOST, len(found)))
        return [found[text] for text in sorted(some)]


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
