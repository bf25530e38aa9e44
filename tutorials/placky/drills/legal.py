"""Legal or not: a command that a rule refuses, or one that looks alike and is open."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot, changes
from placky.exploring.drawing import is_open, open_move, shut_move
from placky.phrasing import when
from placky.rulebooks import index, step_book
from placky.words import offers
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.codes import COMMON
from touchline.core.play.requests import Choose

__all__ = ["Legal"]

Plain = Mapping[str, Any]
TRIED = 3
"""So many commands are tried in each decision that are likely to be refused."""


class Legal:
    """Commands that a rule refuses, and for each of its verbs such as are open: else "no" would always be right.

    What only the order of play refuses is left out: who sees what is asked would not have to know a rule.
    """

    name = "legal"

    def __init__(self) -> None:
        self.refusing: dict[str, list[str]] = {}
        """Verb -> the rules that have refused it."""

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        if not isinstance(place.play.pending, Choose):
            return
        for _ in range(TRIED):
            if (move := shut_move(place.play, chance, place.said, place.names)) is not None and "act" in move:
                yield from self._tried(move, place)
        if (move := open_move(place.play, chance)) is not None:
            yield from self._tried(move, place)

    def _tried(self, move: Plain, place: Place) -> Iterator[Spot]:
        verb = str(move["act"].get("do"))
        if is_open(place.play, move):
            for rule in self.refusing.get(verb, ()):
                yield Spot(rule, ("yes", verb), move)
            return
        try:
            place.play.act(move["act"])
        except BadCommand:
            return
        except IllegalAction as error:
            if error.rule and error.code not in COMMON:
                known = self.refusing.setdefault(verb, [])
                if error.rule not in known:
                    known.append(str(error.rule))
                yield Spot(str(error.rule), ("no", verb, error.code), move)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`. The table is asked once more, from the position: that is a second road to the answer."""
        words, title = place.book.words(), index(place.book).rules[spot.rule].title
        step = when(spot.move, step_book(place.book), place.table)
        pending, before = place.table.pending(), place.table.state()
        if step is None or pending is None:
            return None
        question = f"{pending['coach'] + ' decides. ' if pending.get('coach') else ''}{_sentence(step.text, step.rows)}"
        try:
            place.table.act(spot.move["act"])
        except IllegalAction as error:
            reason = f"{spot.rule} {title}: {words.refusals.text(error.refusal)}"
            no, yes = reason, f"Overlooked: {reason}"
            return _of_two(question, "no", yes, no, Expected(spot.move, refused=error.rule))
        offer = next(
            one for one in offers(pending)
            if one["do"] == spot.move["act"]["do"] and one["player"] in (None, spot.move["act"].get("player"))
        )  # fmt: skip
        by = index(place.book).rules[offer["rule"]].title if offer["rule"] in index(place.book).rules else ""
        reason = f"{offer['rule']} {by}: it is on offer, and nothing forbids it here"
        no = "There is no such rule" if offer["rule"] == spot.rule else f"{spot.rule} {title} does not forbid it here"
        return _of_two(question, "yes", reason, no, Expected(spot.move, state=changes(before, place.table.state())))


def _of_two(question: str, right: str, yes: str, no: str, expected: Expected) -> Asked:
    answers = (Answer("legal", right == "yes", yes), Answer("not legal", right == "no", no))
    return Asked(f"{question} Is that legal?", answers, yes if right == "yes" else no, expected)


def _sentence(text: str, rows: Any) -> str:
    """A step as a sentence, with the cells of its table behind it."""
    head, *lines = rows or [()]
    cells = "; ".join(
        ", ".join(f"{key} {cell}" for key, cell in zip(head, line, strict=True) if cell) for line in lines
    )
    return f"{text[:1].upper()}{text[1:].rstrip('.:')}{': ' + cells if cells else ''}."
