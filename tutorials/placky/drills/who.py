"""Who may do this now: everybody to whom a decision offers it, and nobody else."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

from placky.drills.drill import Expected
from placky.drills.spots import Asked, Juncture, Spot, whose
from placky.drills.tapped import Tappable, Tapped, refused, worth
from placky.sentences import say
from touchline.core.play.codes import COMMON
from touchline.core.play.requests import Choose

__all__ = ["Who"]


class Who:
    """All who may do something are to be tapped, among those of whom the rules say why they may not."""

    name = "who"

    def __init__(self) -> None:
        self.tapped = Tapped()

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:  # noqa: ARG002 - nothing is left to chance
        """See `Kind`."""
        due = juncture.play.pending
        if not isinstance(due, Choose):
            return
        may, codes = [(one.do, one.player) for one in due.options if one.player], defaultdict[str, dict[str, str]](dict)
        for no in due.refused():
            if no.player and no.refusal.code not in COMMON and no.refusal.rule:
                codes[no.do].setdefault(str(no.refusal.code), str(no.refusal.rule))
        for verb, found in codes.items():
            number = len({player for do, player in may if do == verb})
            for code, rule in found.items() if number else ():
                yield Spot(
                    rule, (verb, code, str(number)), {"do": verb}, worth=worth(rule, [*found.values()], juncture)
                )

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `Kind`."""
        due, words, verb = juncture.play.pending, juncture.book.words(), spot.move["do"]
        assert isinstance(due, Choose)  # noqa: S101 - it was asked when the spot was found
        may = [one.player for one in due.options if one.do == verb and one.player]
        names = {
            one.player: refused(one.refusal.to_json(), juncture)
            for one in due.refused()
            if one.do == verb and one.player
        }
        names |= {name: Tappable(say("Forgotten: {name} may", name=name)) for name in may}
        answers = self.tapped.answers(names, juncture, spot.rule)
        if not answers:
            return None
        reason = "; ".join(dict.fromkeys(answer.why for answer in answers if not answer.right))
        question = whose(due.coach) + say("Who may {do} now?", do=words.refusals.doing_of(verb))
        expected = Expected(open={"do": verb, "players": sorted({*may})})
        return Asked(question, answers, reason, expected, "several")
