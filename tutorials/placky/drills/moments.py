"""Which commands are worth asking about in a decision: those that whoever decides there could think of."""

from collections import defaultdict

from placky.drills.grounds import is_offered
from placky.drills.spots import Juncture, names_of
from placky.words import players
from touchline.core.errors import IllegalAction
from touchline.core.play.requests import Choose
from touchline.core.play.wire import Plain

__all__ = ["Moments"]


class Moments:
    """Which verbs each kind of decision offers: a command is asked about where its verb may be due."""

    def __init__(self) -> None:
        self.offered = defaultdict[str, set[str]](set)

    def note(self, due: Choose) -> None:
        """Remember what a decision offers."""
        self.offered[due.kind] |= {one.do for one in due.options}

    def fits(self, act: Plain, error: IllegalAction, juncture: Juncture) -> bool:
        """Is a refused command worth a question here?

        Not that of somebody who is not there, or whom the decision is not about, as one of the other side: nobody has
        to know a rule to say no; but to know whose turn it is, one has to. And not one that is never due in such a
        decision, where its refusal says no more than when it is.
        """
        due, words = juncture.play.pending, juncture.book.words().refusals
        if not isinstance(due, Choose):
            return False
        if not is_offered(due, act) and (due.player not in (None, act.get("player")) or _is_of_another(act, juncture)):
            return str(error.code) in words.turns
        if str(error.code) in words.absent:
            return False
        names, values = names_of(juncture.table.state()), error.refusal.get("values", {}).values()
        return any(value in names for value in values) or act.get("do") in self.offered[due.kind]


def _is_of_another(act: Plain, juncture: Juncture) -> bool:
    """Is who would act of another side than the one who decides?"""
    state, pending = juncture.table.state(), juncture.table.pending() or {}
    sides, lines = players(state), juncture.book.words().telling.legend(state)
    name, coach = str(act.get("player")), pending.get("coach")
    side = next((one.side for one in lines if one.called == name), None)
    return coach in sides and side is not None and side != sides.index(str(coach))
