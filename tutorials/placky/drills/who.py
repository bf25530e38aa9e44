"""Who may do this now: everybody to whom a decision offers it, and nobody else."""

from collections.abc import Iterator
from random import Random

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot, whose
from placky.rulebooks import index
from touchline.core.play.codes import COMMON
from touchline.core.play.refusals import Refusal
from touchline.core.play.requests import Choose

__all__ = ["Who"]


class Who:
    """All who may do something are to be tapped, among those of whom the rules say why they may not."""

    name = "who"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:  # noqa: ARG002 - nothing is left to chance
        """See `Kind`."""
        due = place.play.pending
        if not isinstance(due, Choose):
            return
        may = [(one.do, one.player) for one in due.options if one.player]
        for no in due.refused():
            if no.player and no.refusal.code not in COMMON and no.refusal.rule:
                number = len({player for verb, player in may if verb == no.do})
                if number:
                    yield Spot(str(no.refusal.rule), (no.do, no.refusal.code, str(number)), {"do": no.do})

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`."""
        due, words, verb = place.play.pending, place.book.words(), spot.move["do"]
        assert isinstance(due, Choose)  # noqa: S101 - it was asked when the spot was found
        rules = index(place.book).rules
        may = {one.player: str(one.rule) for one in due.options if one.do == verb and one.player}
        no = {one.player: one.refusal for one in due.refused() if one.do == verb and one.player}

        def why(refusal: Refusal) -> str:
            told = f"{words.refusals.text(refusal.to_json())}"
            return f"{refusal.rule} {rules[refusal.rule].title}: {told}" if refusal.rule in rules else told

        answers = [Answer(name, True, f"Forgotten: {name} may") for name in may]
        answers += [Answer(name, False, why(refusal)) for name, refusal in no.items() if name not in may]
        reason = "; ".join(dict.fromkeys(answer.why for answer in answers if not answer.right))
        question = f"{whose(due.coach)}Who may {words.refusals.doing.get(verb, verb)} now?"
        expected = Expected(open={"do": verb, "players": sorted(may)})
        return Asked(question, sorted(answers, key=lambda one: one.text), reason, expected, "several")
