"""May he, and if not, why not: a command that is refused, what the rule says, and what others say."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.legal import refused
from placky.drills.spots import Asked, Place, Spot, said
from placky.rulebooks import index
from touchline.core.errors import IllegalAction
from touchline.core.play.requests import Choose

__all__ = ["Forbids"]

Plain = Mapping[str, Any]
MOST = 4
"""So many rules to choose from at most."""
YES = "Yes, he may"


class Forbids:
    """Reasons in the words of rules that refuse something in this game, first those that have refused the same verb."""

    name = "forbids"

    def __init__(self) -> None:
        self.refusing: dict[str, Counter[str]] = {}
        """Rule -> the verbs that it has refused, and how often."""

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        if isinstance(place.play.pending, Choose):
            for move, error in refused(place, chance):
                rule, verb = str(error.rule), str(move["act"].get("do"))
                self.refusing.setdefault(rule, Counter())[verb] += 1
                yield Spot(rule, (verb, str(error.code)), move)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`."""
        question, rules = said(spot.move, place), index(place.book).rules
        others = self._others(spot, rules)
        if question is None or not others:
            return None
        try:
            place.table.act(spot.move["act"])
        except IllegalAction as error:
            told = place.book.words().refusals
            reason = f"{spot.rule} {rules[spot.rule].title}: {told.text(error.refusal)}"
            right = Answer(_summed(rules[spot.rule]), True, reason)
            also = {str(one["rule"]) for one in error.refusal.get("also", ())}
            wrong = [
                Answer(_summed(rules[one]), False, f"{one} {rules[one].title} says so, and it does not forbid this")
                for one in others
                if one not in also
            ]
            if not wrong:
                return None
            answers = [Answer(YES, False, f"Overlooked: {reason}"), *sorted([right, *wrong], key=lambda one: one.text)]
            return Asked(
                f"{question} May he? If not, why not?", answers, reason, Expected(spot.move, refused=str(error.rule))
            )
        return None

    def _others(self, spot: Spot, rules: Mapping[str, Any]) -> list[str]:
        """Rules that might be taken for it: of the same verb, then of the same chapter, at most three."""
        verb, chapter = str(spot.move["act"].get("do")), rules[spot.rule].chapter
        known = [one for one in self.refusing if one != spot.rule and one in rules]
        near = sorted(known, key=lambda one: (verb not in self.refusing[one], rules[one].chapter != chapter, one))
        return near[: MOST - 1]


def _summed(rule: Any) -> str:
    """What a rule says, as a reason."""
    return f"No: {rule.summary}"
