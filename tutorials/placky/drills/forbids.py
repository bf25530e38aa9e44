"""May he, and if not, why not: a command that a rule refuses, or one that is open, and reasons that refuse others."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from placky.drills.commands import RefusedCommands, allowed, refusal_of
from placky.drills.drill import Answer, Expected
from placky.drills.grounds import because, is_offered, is_seen, near_codes, told_apart
from placky.drills.spots import Asked, Juncture, Spot, changes, said
from placky.exploring.drawing import is_open
from placky.lettered import sentence
from placky.rulebook import Excludes, Weighs
from placky.rulebooks import index
from placky.sentences import Sentence, heading, say
from touchline.core.play.wire import Plain

__all__ = ["Forbids"]

EACH = 2
"""So many reasons of one rule."""
MOST = 2
"""So many reasons at most that are none here."""
LEAST = 2
"""So many reasons at least there are to choose from: a single one is a hint."""
AHEAD = 3
"""So many times more than it was wrong a reason is right, at most."""
WRONG = 4
"""So many times as often as it is right a reason is wrong, at most: there are as many to choose from."""
FIRST = 2
"""So many times more in each chapter it is wrong, at most: some have to be, before any can be right."""
ASKS: Sentence = "Is that allowed? If not, why not?"
YES: Sentence = "Yes, it is allowed"


class OtherReason(NamedTuple):
    """A reason that is none here."""

    rule: str
    code: str
    answer: Answer

    @property
    def gist(self) -> str:
        """What it says first: of two that begin alike, only one can be told from the other answers."""
        return _gist(self.answer.text)


def _gist(text: str) -> str:
    return text.partition(";")[0]


class Offered:
    """How often each reason was offered and right, and how often it was wrong.

    One that is always wrong, or always right, is an answer that nobody has to look at a board for.
    """

    def __init__(self) -> None:
        self.right, self.wrong, self.chapters = Counter[str](), Counter[str](), set[int]()

    def may_be_right(self, code: str) -> bool:
        """Has it been wrong often enough?"""
        return self.right[code] - self.wrong[code] < AHEAD

    def due(self, reasons: Iterable[OtherReason]) -> Sequence[OtherReason]:
        """Of these such as have been right often enough, those first that have been right most often for it."""
        due = [one for one in reasons if self._left(one.code) > 0]
        return sorted(due, key=lambda one: -self._left(one.code))

    def note(self, right: str, wrong: Iterable[OtherReason]) -> None:
        """They are offered; `right` is empty where none is."""
        self.right[right] += 1
        self.wrong.update(one.code for one in wrong)

    def _left(self, code: str) -> int:
        return FIRST * len(self.chapters) + WRONG * self.right[code] - self.wrong[code]


class Forbids(RefusedCommands):
    """The reasons to choose from have refused the same verb in other places; they are told of who acts here.

    Each holds of something like it on this board, and none of it: of a command that is open, none does. An engine tells
    the reason that it comes to first, and others may hold as well; but where it offers a verb to a player, nothing that
    only looks at him forbids it. Where it does not, the rulebook says of a reason that it does not hold.
    """

    name = "forbids"
    ahead = 3

    def __init__(self) -> None:
        super().__init__()
        self.offered = Offered()

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `Kind`."""
        act = spot.move["act"]
        if not is_seen(juncture, act):
            return None
        found = (
            self._allowed(spot, juncture) if is_open(juncture.play, {"act": act}) else self._forbidden(spot, juncture)
        )
        if found:
            self.balance.note(spot)
        return found

    def _allowed(self, spot: Spot, juncture: Juncture) -> Asked | None:
        act, before, offered = spot.move["act"], juncture.table.state(), self._offered(spot, juncture)
        yes = allowed(spot.rule, act, juncture, self.grounds)
        wrong = offered.due(self._others(spot, juncture, self._near(act, juncture), alone=False, told=yes))[:MOST]
        yes = yes if len(wrong) >= LEAST else ""
        question = said(spot.move, juncture) if yes else None
        if question is None:
            return None
        offered.note("", wrong)
        juncture.table.act(act)
        expected = Expected(spot.move, state=changes(before, juncture.table.state()))
        answers = [Answer(say(YES), True, yes), *sorted((one.answer for one in wrong), key=lambda one: one.text)]
        return Asked(f"{question} {say(ASKS)}", answers, yes, expected)

    def _forbidden(self, spot: Spot, juncture: Juncture) -> Asked | None:
        act, told, offered = spot.move["act"], juncture.book.words().refusals, self._offered(spot, juncture)
        error = refusal_of(act, juncture)
        if error is None or not offered.may_be_right(str(error.code)) or not self.moments.fits(act, error, juncture):
            return None
        also = {spot.rule, *(str(one["rule"]) for one in error.refusal.get("also", ()))}
        no = told_apart(error.refusal, told)
        text, reason = told.brief(no), because(no, juncture)
        right = Answer(say("No: {why}", why=text), True, reason)
        fits = [one for one in self._false(spot, juncture) if one.rule not in also and one.gist != _gist(right.text)]
        wrong = offered.due(fits)[:MOST]
        question = said(spot.move, juncture) if len(wrong) >= LEAST - 1 else None
        if question is None:
            return None
        offered.note(str(error.code), wrong)
        answers = sorted([right, *(one.answer for one in wrong)], key=lambda one: one.text)
        answers.insert(0, Answer(say(YES), False, say("Overlooked: {reason}", reason=reason)))
        return Asked(f"{question} {say(ASKS)}", answers, reason, Expected(spot.move, refused=str(error.rule)))

    def _false(self, spot: Spot, juncture: Juncture) -> Sequence[OtherReason]:
        """Of a command that is refused, reasons that do not hold of it."""
        act, found = spot.move["act"], dict[str, OtherReason]()
        if false := self._excluded(act, juncture):
            found = {one.gist: one for one in self._others(spot, juncture, false, alone=False)}
        if is_offered(juncture.play.pending, act):
            near = self._near(act, juncture)
            found |= {one.gist: one for one in self._others(spot, juncture, near, alone=True)}
        return [*found.values()]

    def _near(self, act: Plain, juncture: Juncture) -> set[str]:
        """The codes that one could think of here, not of somebody who is absent, as that is never asked about."""
        return (near_codes(juncture, act) | self._excluded(act, juncture)) - juncture.book.words().refusals.absent

    def _excluded(self, act: Plain, juncture: Juncture) -> set[str]:
        """Of the codes of a verb those that do not hold here, as the rulebook says, whatever else forbids it."""
        codes = self.grounds.codes[str(act.get("do"))]
        return (
            codes.intersection(juncture.book.excluded(act, juncture.table))
            if isinstance(juncture.book, Excludes)
            else set()
        )

    def _offered(self, spot: Spot, juncture: Juncture) -> Offered:
        self.offered.chapters.add(index(juncture.book).rules[spot.rule].chapter)
        return self.offered

    def _others(
        self, spot: Spot, juncture: Juncture, near: Collection[str], *, alone: bool, told: str = ""
    ) -> list[OtherReason]:
        """Reasons by which other rules refuse the verb, a few of each, of such as are `near`.

        Those that look at him `alone` who acts, or all. In which order they stand is left to chance. What is `told`
        beside them is not told by them once more.
        """
        act, rules, found = spot.move["act"], index(juncture.book).rules, dict[str, OtherReason]()
        weighed = ""
        if not alone and isinstance(juncture.book, Weighs) and is_open(juncture.play, {"act": act}):
            weighed = juncture.book.weighed(act, juncture.table)
        weighed = "" if heading(sentence(weighed)) in told else weighed
        for rule in sorted(one for one in self.grounds.refusing[str(act.get("do"))] if one in rules):
            for refusal, text in islice(self.grounds.told(act, juncture, rule, alone=alone, near=near), EACH):
                measured = weighed if any(self.grounds.numbers[str(refusal["code"])]) else ""
                met = self.grounds.met_of(refusal, act, juncture) or measured
                title = f"{rule} {rules[rule].title}"
                why = f"{title}: {met}" if met else say("{rule} does not forbid it here", rule=title)
                one = OtherReason(rule, str(refusal["code"]), Answer(say("No: {why}", why=text), False, why))
                found.setdefault(one.gist, one)
        some = [found[text] for text in sorted(found)]
        Random(f"{juncture.key} {spot.move}").shuffle(some)
        return some
