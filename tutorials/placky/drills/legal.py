"""Legal or not: a command that a rule refuses, or one that looks alike and is open."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot, changes, said
from placky.exploring.drawing import is_open, open_move, shut_move
from placky.rulebooks import index
from placky.words import offers
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.codes import COMMON
from touchline.core.play.requests import Choose

__all__ = ["Legal", "offered", "often", "refused"]

Plain = Mapping[str, Any]
SHARE = 10
"""One in so many refusals of a verb is often enough."""
TRIED = 3
"""So many commands are tried in each decision that are likely to be refused."""


class Legal:
    """Commands that a rule refuses, and for each of its verbs such as are open: else "no" would always be right.

    What only the order of play refuses is left out: who sees what is asked would not have to know a rule.
    """

    name = "legal"

    def __init__(self) -> None:
        self.refusing: dict[str, Counter[str]] = {}
        """Verb -> the rules that have refused it, and how often."""

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        if not isinstance(place.play.pending, Choose):
            return
        for move, error in refused(place, chance):
            verb = str(move["act"].get("do"))
            self.refusing.setdefault(verb, Counter())[str(error.rule)] += 1
            yield Spot(str(error.rule), ("no", verb, error.code), move)
        if (lawful := open_move(place.play, chance)) is not None:
            verb = str(lawful["act"].get("do"))
            for rule in often(self.refusing.get(verb, Counter())):
                yield Spot(rule, ("yes", verb), lawful)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`. The table is asked once more, from the position: that is a second road to the answer."""
        words, title = place.book.words(), index(place.book).rules[spot.rule].title
        question, pending, before = said(spot.move, place), place.table.pending(), place.table.state()
        if question is None or pending is None:
            return None
        try:
            place.table.act(spot.move["act"])
        except IllegalAction as error:
            reason = f"{spot.rule} {title}: {words.refusals.text(error.refusal)}"
            no, yes = reason, f"Overlooked: {reason}"
            return _of_two(question, "no", yes, no, Expected(spot.move, refused=error.rule))
        by, reason = offered(spot.move["act"], pending, place)
        no = reason if by == spot.rule else f"{spot.rule} {title} does not forbid it here; {reason}"
        return _of_two(question, "yes", reason, no, Expected(spot.move, state=changes(before, place.table.state())))


def often(refusing: Counter[str]) -> list[str]:
    """Of the rules that have refused a verb those that do it often: a lawful command has little to do with the others.

    >>> often(Counter({"2.01": 30, "0.C": 9, "5.05": 1}))
    ['2.01', '0.C']
    """
    return [rule for rule, times in refusing.items() if SHARE * times >= refusing.total()]


def offered(act: Plain, pending: Plain, place: Place) -> tuple[str, str]:
    """The rule that offers a command in a decision; that nothing forbids it, and what it is for, as a reason."""
    offer = next(
        one for one in offers(pending) if one["do"] == act["do"] and one["player"] in (None, act.get("player"))
    )
    rules, rule = index(place.book).rules, str(offer["rule"])
    what = place.book.words().choices.option({"act": act}, pending).removesuffix(".")
    open_to = f"{rule} {rules[rule].title if rule in rules else ''}: it is on offer, and nothing forbids it here"
    return rule, f"{open_to}{what and '. '}{what}"


def refused(place: Place, chance: Random) -> Iterator[tuple[Plain, IllegalAction]]:
    """Commands that a rule refuses in a decision, with what it says; not those that only the order of play refuses.

    Nor what only a lesson leaves out: a whole game allows it.
    """
    lessons = place.book.words().refusals.of_lesson
    for _ in range(TRIED):
        move = shut_move(place.play, chance, place.said, place.names)
        if move is None or "act" not in move or is_open(place.play, move) or _is_at_himself(move["act"]):
            continue
        try:
            place.play.act(move["act"])
        except BadCommand:
            continue
        except IllegalAction as error:
            if error.rule and error.code not in COMMON and not lessons(error.refusal):
                yield move, error


def _is_at_himself(act: Plain) -> bool:
    """Does somebody act upon himself? Nobody has to know a rule to say no."""
    return any(key != "player" and value == act.get("player") for key, value in act.items())


def _of_two(question: str, right: str, yes: str, no: str, expected: Expected) -> Asked:
    answers = (Answer("legal", right == "yes", yes), Answer("not legal", right == "no", no))
    return Asked(f"{question} Is that legal?", answers, yes if right == "yes" else no, expected)
