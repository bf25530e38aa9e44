"""May he, and if not, why not: a command that a rule refuses, or one that is open, and reasons that refuse others."""

from itertools import islice
from random import Random

from placky.drills.commands import Commands, allowed, refusal_of
from placky.drills.drill import Answer, Expected
from placky.drills.grounds import because, is_offered, is_seen, near_codes, told_apart
from placky.drills.spots import Asked, Place, Spot, changes, said
from placky.exploring.drawing import is_open
from placky.rulebook import Weighs
from placky.rulebooks import index

__all__ = ["Forbids"]

EACH = 2
"""So many reasons of one rule."""
MOST = 3
"""So many reasons at most that are none here."""
LEAST = 2
"""So many reasons at least there are to choose from: a single one is a hint."""
ASKS, YES = "Is that allowed? If not, why not?", "Yes, it is allowed"


class Forbids(Commands):
    """The reasons to choose from have refused the same verb in other places; they are told of who acts here.

    Each holds of something like it on this board, and none of it: of a command that is open, none does. An engine tells
    the reason that it comes to first, and others may hold as well; but where it offers a verb to a player, nothing that
    only looks at him forbids it.
    """

    name = "forbids"
    ahead = 4

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`."""
        act = spot.move["act"]
        if not is_seen(place, act):
            return None
        found = self._allowed(spot, place) if is_open(place.play, {"act": act}) else self._forbidden(spot, place)
        if found:
            self.balance.note(spot)
        return found

    def _allowed(self, spot: Spot, place: Place) -> Asked | None:
        act, before = spot.move["act"], place.table.state()
        wrong = [one for _, one in self._others(spot, place, alone=False)][:MOST]
        yes = allowed(spot.rule, act, place, self.grounds) if len(wrong) >= LEAST else ""
        question = said(spot.move, place) if yes else None
        if question is None:
            return None
        place.table.act(act)
        expected = Expected(spot.move, state=changes(before, place.table.state()))
        answers = [Answer(YES, True, yes), *sorted(wrong, key=lambda one: one.text)]
        return Asked(f"{question} {ASKS}", answers, yes, expected)

    def _forbidden(self, spot: Spot, place: Place) -> Asked | None:
        act, told = spot.move["act"], place.book.words().refusals
        error = refusal_of(act, place)
        if error is None or not is_offered(place.play.pending, act) or not self.moments.fits(act, error, place):
            return None
        also = {spot.rule, *(str(one["rule"]) for one in error.refusal.get("also", ()))}
        text, reason = told.brief(told_apart(error.refusal)), because(told_apart(error.refusal), place)
        right, others = Answer(f"No: {text}", True, reason), self._others(spot, place, alone=True)
        wrong = [one for rule, one in others if rule not in also and one.text != right.text][:MOST]
        question = said(spot.move, place) if len(wrong) >= LEAST - 1 else None
        if question is None:
            return None
        answers = [Answer(YES, False, f"Overlooked: {reason}"), *sorted([right, *wrong], key=lambda one: one.text)]
        return Asked(f"{question} {ASKS}", answers, reason, Expected(spot.move, refused=str(error.rule)))

    def _others(self, spot: Spot, place: Place, *, alone: bool) -> list[tuple[str, Answer]]:
        """Reasons by which other rules refuse the verb, a few of each, that hold of something like it here.

        Those that look at him `alone` who acts, or all. In which order they stand is left to chance.
        """
        act, rules = spot.move["act"], index(place.book).rules
        near, found = near_codes(place, act), dict[str, tuple[str, Answer]]()
        weighed = place.book.weighed(act, place.table) if not alone and isinstance(place.book, Weighs) else ""
        for rule in sorted(one for one in self.grounds.refusing[str(act.get("do"))] if one in rules):
            told = self.grounds.told(act, place, rule, alone=alone, near=near)
            for refusal, text in islice(told, EACH):
                measured = weighed if any(self.grounds.numbers[str(refusal["code"])]) else ""
                met = self.grounds.met_of(refusal, act, place) or measured
                title = f"{rule} {rules[rule].title}"
                why = f"{title}: {met}" if met else f"{title} does not forbid it here"
                found.setdefault(text, (rule, Answer(f"No: {text}", False, why)))
        some = [found[text] for text in sorted(found)]
        Random(f"{place.key} {spot.move}").shuffle(some)
        return some
