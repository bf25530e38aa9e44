"""Legal or not: a command that a rule refuses, or one that looks alike and is open."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.grounds import Balance, Grounds, because, is_seen, told_apart
from placky.drills.moments import Moments
from placky.drills.spots import Asked, Place, Spot, changes, said
from placky.exploring.drawing import is_open, open_move, shut_move
from placky.lettered import sentence
from placky.rulebook import Weighs
from placky.rulebooks import index
from placky.words import offers
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.codes import COMMON
from touchline.core.play.requests import Choose

__all__ = ["Legal", "allowed", "refusal_of", "refused"]

Plain = Mapping[str, Any]
AHEAD = 8
"""So many more at most of a rule's commands are open than not, or the other way round."""
TOLD = 2
"""So many conditions that are met are told at most."""
TRIED = 3
"""So many commands are tried in each decision that are likely to be refused."""


class Legal:
    """Commands that a rule refuses, and for each of its verbs such as are open: else "no" would always be right.

    What only the order of play refuses is left out: who sees what is asked would not have to know a rule.
    """

    name = "legal"

    def __init__(self) -> None:
        self.grounds, self.moments, self.balance = Grounds(), Moments(), Balance(AHEAD)

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        due = place.play.pending
        if not isinstance(due, Choose):
            return
        self.moments.note(due)
        for move, error in refused(place, chance):
            self.grounds.note(move, error, place, due)
            yield Spot(str(error.rule), ("no", str(move["act"].get("do")), error.code), move)
        if (lawful := open_move(place.play, chance)) is not None:
            verb = str(lawful["act"].get("do"))
            for rule in self.grounds.often(verb):
                yield Spot(rule, ("yes", verb), lawful)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`. The table is asked once more, from the position: that is a second road to the answer."""
        act = spot.move["act"]
        if not self.balance.allows(spot) or not is_seen(place, act):
            return None
        yes, error = allowed(spot.rule, act, place, self.grounds), refusal_of(act, place)
        if not yes and (error is None or not self.moments.fits(act, error, place)):
            return None
        question, before = said(spot.move, place), place.table.state()
        if question is None:
            return None
        self.balance.note(spot)
        if error:
            reason = because(told_apart(error.refusal), place)
            return _of_two(question, "no", f"Overlooked: {reason}", reason, Expected(spot.move, refused=error.rule))
        place.table.act(act)
        return _of_two(question, "yes", yes, yes, Expected(spot.move, state=changes(before, place.table.state())))


def refusal_of(act: Plain, place: Place) -> IllegalAction | None:
    """How a rule refuses a command; None where it is open."""
    if not is_open(place.play, {"act": act}):
        try:
            place.table.act(act)
        except IllegalAction as error:
            return error
    return None


def allowed(number: str, act: Plain, place: Place, grounds: Grounds) -> str:
    """Why a rule does not forbid a command: what was measured, what it asks for and is met, what the command is for.

    Empty where it is forbidden, or where that rule has nothing to do with it.
    """
    if not is_open(place.play, {"act": act}):
        return ""
    pending, rules = place.table.pending() or {}, index(place.book).rules
    offer = next(
        one for one in offers(pending) if one["do"] == act["do"] and one["player"] in (None, act.get("player"))
    )
    by, weighed = str(offer["rule"]), place.book.weighed(act, place.table) if isinstance(place.book, Weighs) else ""
    met = grounds.met(act, place, number)[:TOLD]
    if by != number and not (met or (weighed and grounds.has_measured(act, pending, number))):
        return ""  # it has nothing to do with that rule
    said = [weighed if met else f"{number} {rules[number].title}: {weighed}"] if weighed else []
    if met:
        said.append(f"{number} {rules[number].title}: {'; '.join(met)}")
    if by in rules and not (by == number and said):
        said.append(f"{by} {rules[by].title} allows it")
    what = place.book.words().choices.option({"act": act}, pending).removesuffix(".")
    return ". ".join([*(sentence(one).removesuffix(".") for one in said), *filter(None, [what])])


def refused(place: Place, chance: Random) -> Iterator[tuple[Plain, IllegalAction]]:
    """Commands that a rule refuses in a decision, with what it says; not those that only the order of play refuses.

    Nor what only a lesson leaves out: a whole game allows it; nor what is about how a command is put.
    """
    words = place.book.words().refusals
    for _ in range(TRIED):
        move = shut_move(place.play, chance, place.said, place.names)
        if move is None or "act" not in move or is_open(place.play, move) or _is_at_himself(move["act"]):
            continue
        try:
            place.play.act(move["act"])
        except BadCommand:
            continue
        except IllegalAction as error:
            no = error.refusal
            if error.rule and error.code not in COMMON and not (words.of_lesson(no) or words.of_manner(no)):
                yield move, error


def _is_at_himself(act: Plain) -> bool:
    """Does somebody act upon himself? Nobody has to know a rule to say no."""
    return any(key != "player" and value == act.get("player") for key, value in act.items())


def _of_two(question: str, right: str, yes: str, no: str, expected: Expected) -> Asked:
    answers = (Answer("legal", right == "yes", yes), Answer("not legal", right == "no", no))
    return Asked(f"{question} Is that legal?", answers, yes if right == "yes" else no, expected)
