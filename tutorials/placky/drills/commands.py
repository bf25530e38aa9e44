"""Commands that are asked about: such as a rule refuses, and such as look alike and are open."""

from collections.abc import Collection, Iterator
from random import Random
from typing import ClassVar

from placky.drills.grounds import Balance, Grounds
from placky.drills.moments import Moments
from placky.drills.spots import Juncture, Spot
from placky.drills.twins import Twins, refused, twin_of
from placky.exploring.drawing import is_open, open_move, shut_move
from placky.lettered import sentence
from placky.rulebook import Weighs
from placky.rulebooks import index
from placky.sentences import heading, say
from placky.words import offers
from touchline.core.errors import IllegalAction
from touchline.core.play.requests import Choose
from touchline.core.play.wire import Plain

__all__ = ["RefusedCommands", "allowed", "refusal_of"]

TOLD = 2
"""So many conditions that are met are told at most."""
PLAIN = 2
"""What is so many times as long as is allowed, or longer, nobody has to measure."""
TRIED = 2
"""So many commands are tried in each decision that are likely to be refused."""


class RefusedCommands:
    """A kind that asks about commands which a rule refuses, and for each of their verbs about such as are open."""

    ahead: ClassVar[int]
    """So many more at most of a rule's commands are open than not, or the other way round."""

    def __init__(self) -> None:
        self.grounds, self.moments, self.balance, self.others = Grounds(), Moments(), Balance(self.ahead), Twins()

    def wants(self, spot: Spot) -> bool:
        """See `placky.drills.spots.Wants`."""
        return self.balance.allows(spot)

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        due = juncture.play.pending
        if not isinstance(due, Choose):
            return
        self.moments.note(due)
        lawful = open_move(juncture.play, chance)
        for move, error in (*_refused(juncture, chance), *self.others.refused(lawful, juncture, chance)):
            self.grounds.note(move, error, juncture, due)
            rule, verb, code = str(error.rule), str(move["act"].get("do")), str(error.code)
            if not _is_plain(juncture.book.words().refusals.lengths(error.refusal).values()):
                yield Spot(rule, ("no", verb, code), move)
            twin = twin_of(move["act"], due, juncture, chance, anything=code in juncture.book.words().refusals.whatever)
            for nearer in self.others.nearest(move["act"], twin, error, juncture) if twin else ():
                yield Spot(rule, ("no" if nearer[1] else "yes", verb, code), {"act": nearer[0]})
            if twin:
                yield Spot(rule, ("yes", str(twin["do"])), {"act": twin})
        if lawful is not None:
            verb = str(lawful["act"].get("do"))
            for rule in self.grounds.refused(lawful["act"], due, juncture):
                yield Spot(rule, ("yes", verb), lawful)


def _is_plain(lengths: Collection[int]) -> bool:
    """Is a length refused that is far too long for the other one?"""
    return len(lengths) > 1 and max(lengths) > PLAIN * min(lengths)


def refusal_of(act: Plain, juncture: Juncture) -> IllegalAction | None:
    """How a rule refuses a command; None where it is open."""
    if not is_open(juncture.play, {"act": act}):
        try:
            juncture.table.act(act)
        except IllegalAction as error:
            return error
    return None


def allowed(number: str, act: Plain, juncture: Juncture, grounds: Grounds) -> str:
    """Why a rule does not forbid a command: what was measured, what it asks for and is met, what the command is for.

    Empty where it is forbidden, or where that rule has nothing to do with it.
    """
    if not is_open(juncture.play, {"act": act}):
        return ""
    pending, rules = juncture.table.pending() or {}, index(juncture.book).rules
    offer = next(
        one for one in offers(pending) if one["do"] == act["do"] and one["player"] in (None, act.get("player"))
    )
    by, weighed = (
        str(offer["rule"]),
        juncture.book.weighed(act, juncture.table) if isinstance(juncture.book, Weighs) else "",
    )
    met = grounds.met(act, juncture, number)[:TOLD]
    if by != number and not (met or (weighed and grounds.has_measured(act, pending, number))):
        return ""  # it has nothing to do with that rule
    said = [weighed if met else f"{number} {rules[number].title}: {weighed}"] if weighed else []
    if met:
        said.append(f"{number} {rules[number].title}: {'; '.join(met)}")
    if by in rules and not (by == number and said):
        said.append(say("{rule} allows it", rule=f"{by} {rules[by].title}"))
    what = heading(juncture.book.words().choices.option({"act": act}, pending))
    return ". ".join([*(heading(sentence(one)) for one in said), *filter(None, [what])])


def _refused(juncture: Juncture, chance: Random) -> Iterator[tuple[Plain, IllegalAction]]:
    """Commands that a rule refuses in a decision, with what it says."""
    for _ in range(TRIED):
        move = shut_move(juncture.play, chance, juncture.said, juncture.names)
        if move and "act" in move and (error := refused(move["act"], juncture)):
            yield move, error
