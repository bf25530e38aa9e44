"""Legal or not: a command that a rule refuses, or one that looks alike and is open."""

from placky.drills.commands import RefusedCommands, allowed, refusal_of
from placky.drills.drill import Answer, Expected
from placky.drills.grounds import because, is_seen, told_apart
from placky.drills.spots import Asked, Juncture, Spot, changes, said
from placky.sentences import say

__all__ = ["Legal"]


class Legal(RefusedCommands):
    """Commands that a rule refuses, and for each of its verbs such as are open: else "no" would always be right.

    What only the order of play refuses is left out: who sees what is asked would not have to know a rule.
    """

    name = "legal"
    ahead = 8

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `Kind`. The table is asked once more, from the position: that is a second road to the answer."""
        act = spot.move["act"]
        if not is_seen(juncture, act):
            return None
        yes, error = allowed(spot.rule, act, juncture, self.grounds), refusal_of(act, juncture)
        if not yes and (error is None or not self.moments.fits(act, error, juncture)):
            return None
        question, before = said(spot.move, juncture), juncture.table.state()
        if question is None:
            return None
        self.balance.note(spot)
        if error:
            reason = because(told_apart(error.refusal, juncture.book.words().refusals), juncture)
            return _of_two(
                question,
                "no",
                say("Overlooked: {reason}", reason=reason),
                reason,
                Expected(spot.move, refused=error.rule),
            )
        juncture.table.act(act)
        return _of_two(question, "yes", yes, yes, Expected(spot.move, state=changes(before, juncture.table.state())))


def _of_two(question: str, right: str, yes: str, no: str, expected: Expected) -> Asked:
    answers = (Answer(say("legal"), right == "yes", yes), Answer(say("not legal"), right == "no", no))
    return Asked(" ".join((question, say("Is that legal?"))), answers, yes if right == "yes" else no, expected)
