"""Who may do this now: everybody to whom a decision offers it, and nobody else."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot, whose
from placky.rulebooks import index
from touchline.core.play.codes import COMMON
from touchline.core.play.refusals import Refusal
from touchline.core.play.requests import Choose

__all__ = ["Who", "telling"]


LEAST, LONE = 3, 4
"""So many there are to tap from, at least; and where one alone is right."""


def telling(
    answers: Mapping[str, Answer], codes: Mapping[str, str], place: Place, code: str, asked: Counter[bool]
) -> Sequence[Answer]:
    """What there is to tap from: of a team of which nobody may, one for each reason; nothing where that is too easy.

    `asked` is how often one alone was right of a rule, and how often several were: no more than one in three.

    Else most were refused for their colour. By a `code` a question has been found: where one alone is right, somebody
    of a team of which others may is refused by it.
    """
    lines = place.book.words().telling.legend(place.table.state())
    sides = {name: next((one.side for one in lines if f"{one.name} ".startswith(f"{name} ")), None) for name in answers}
    mixed = {sides[name] for name, one in answers.items() if one.right} - {None}  # nobody shows whose a bench is
    found, plain, worth = list[Answer](), set[str](), False
    for name, one in sorted(answers.items()):
        if one.right or sides[name] in mixed or codes[name] not in plain:
            found.append(one)
            plain |= set() if one.right or sides[name] in mixed else {codes[name]}
        worth |= codes.get(name) == code and (sides[name] in mixed or len({sides[each] for each in answers}) == 1)
    alone = sum(one.right for one in found) == 1
    easy = (len(found) < LONE or not worth or asked[True] * 2 > asked[False]) if alone else len(found) < LEAST
    if easy or all(one.right for one in found):
        return ()
    asked[alone] += 1
    return found


class Who:
    """All who may do something are to be tapped, among those of whom the rules say why they may not."""

    name = "who"

    def __init__(self) -> None:
        self.tapped = defaultdict[str, Counter[bool]](Counter)
        """Rule -> how often one alone was right, and how often several."""

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
        found = {one.text: one for one in answers}
        found |= {name: Answer(name, False, why(refusal)) for name, refusal in no.items() if name not in may}
        answers = [
            *telling(
                found,
                {name: str(one.code) for name, one in no.items()},
                place,
                spot.situation[1],
                self.tapped[spot.rule],
            )
        ]
        if not answers:
            return None
        reason = "; ".join(dict.fromkeys(answer.why for answer in answers if not answer.right))
        question = f"{whose(due.coach)}Who may {words.refusals.doing.get(verb, verb)} now?"
        expected = Expected(open={"do": verb, "players": sorted(may)})
        return Asked(question, answers, reason, expected, "several")
