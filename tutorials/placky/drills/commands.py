"""Commands that are asked about: such as a rule refuses, and such as look alike and are open."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from placky.drills.grounds import Balance, Grounds
from placky.drills.moments import Moments
from placky.drills.spots import Place, Spot
from placky.exploring.drawing import is_open, open_move, shut_move
from placky.lettered import sentence
from placky.rulebook import Weighs
from placky.rulebooks import index
from placky.words import offers
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.codes import COMMON
from touchline.core.play.requests import Choose

__all__ = ["Commands", "allowed", "refusal_of"]

Plain = Mapping[str, Any]
TOLD = 2
"""So many conditions that are met are told at most."""
TRIED = 3
"""So many commands are tried in each decision that are likely to be refused."""


class Commands:
    """A kind that asks about commands which a rule refuses, and for each of their verbs about such as are open."""

    ahead: ClassVar[int]
    """So many more at most of a rule's commands are open than not, or the other way round."""

    def __init__(self) -> None:
        self.grounds, self.moments, self.balance = Grounds(), Moments(), Balance(self.ahead)

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        due = place.play.pending
        if not isinstance(due, Choose):
            return
        self.moments.note(due)
        for move, error in _refused(place, chance):
            self.grounds.note(move, error, place, due)
            yield Spot(str(error.rule), ("no", str(move["act"].get("do")), str(error.code)), move)
        if (lawful := open_move(place.play, chance)) is not None:
            verb = str(lawful["act"].get("do"))
            for rule in self.grounds.often(verb):
                yield Spot(rule, ("yes", verb), lawful)


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


def _refused(place: Place, chance: Random) -> Iterator[tuple[Plain, IllegalAction]]:
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
