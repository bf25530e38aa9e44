"""Whom somebody may choose: everybody whom an option names, among those whom it refuses."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from placky.drills.drill import Expected
from placky.drills.spots import Asked, Juncture, Spot, changes, names_of, whose
from placky.drills.tapped import Tappable, Tapped, refused, worth
from placky.sentences import say
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.requests import Choose, Option
from touchline.core.play.wire import Plain

__all__ = ["Whom"]

TRIED = 3
"""So many commands of an option are looked at."""


class Whom:
    """All whom one may name in a command are to be tapped: who may receive a pass, who may be attacked."""

    name = "whom"

    def __init__(self) -> None:
        self.tapped = Tapped()

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `Kind`. Of a few commands that one is taken which is refused for most reasons."""
        due = juncture.play.pending
        if not isinstance(due, Choose):
            return
        for option in due.options:
            may = _may(option, juncture)
            tried = filter(None, (_named(option, may, chance) for _ in range(TRIED if may else 0)))
            found = [(key, command, _no(command, key, may, juncture)) for key, command in tried]
            key, command, no = max(found, key=lambda one: len(one[2]), default=("", {}, {}))
            for (rule, code), name in no.items():
                situation = code, option.do, str(len(may)), str(option.player)
                move = {"act": command, "key": key, "no": name}
                yield Spot(rule, situation, move, worth=worth(rule, [by for by, _ in no], juncture))

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `Kind`."""
        due, words = juncture.play.pending, juncture.book.words()
        assert isinstance(due, Choose)  # noqa: S101 - it was asked when the spot was found
        command, key, state = spot.move["act"], spot.move["key"], juncture.table.state()
        option = next(one for one in due.options if (one.do, one.player) == (command["do"], command.get("player")))
        may, names = _may(option, juncture), dict[str, Tappable]()
        for name in sorted({*names_of(state)} - {option.player}):
            if name in may:
                names[name] = Tappable(say("Forgotten: {name} may be chosen", name=name))
            elif error := _refused(juncture, {**command, key: name}):
                names[name] = refused(error.refusal, juncture)
        answers = self.tapped.answers(names, juncture, spot.rule)
        if not answers:
            return None
        reason = "; ".join(dict.fromkeys(answer.why for answer in answers if not answer.right))
        doing = words.refusals.doing_of(option.do)
        may_do = say("{player} may {do}.", player=option.player, do=doing)
        question = f"{whose(due.coach)}{may_do} {say('Who of these may be chosen for it?')}"
        shut, put = {"act": {**command, key: spot.move["no"]}}, {"act": command}
        juncture.table.put(put)
        expected = Expected(put, refused=spot.rule, shut=shut, state=changes(state, juncture.table.state()))
        return Asked(question, answers, reason, expected, "several")


def _no(command: Plain, key: str, may: Sequence[str], juncture: Juncture) -> Mapping[tuple[str, str], str]:
    """By rule and code, somebody for whom a command is refused so."""
    no = dict[tuple[str, str], str]()
    for name in juncture.names:
        if name not in (*may, command.get("player")) and (error := _refused(juncture, {**command, key: name})):
            no.setdefault((str(error.rule), str(error.code)), name)
    return no


def _may(option: Option, juncture: Juncture) -> list[str]:
    """Whom an option names: the first list of names in its limits."""
    names = {*(juncture.names or names_of(juncture.table.state()))}
    lists = [one for one in (option.limits or {}).values() if isinstance(one, list | tuple) and one]
    return next(([*one] for one in lists if all(isinstance(name, str) and name in names for name in one)), [])


def _named(option: Option, may: Sequence[str], chance: Random) -> tuple[str, Plain] | None:
    """A command of an option that names one of these, and the key that does; None where it names nobody."""
    if not option.player or option.sample is None:
        return None
    command = {key: value for key, value in option.sample(chance).items() if value is not None}
    key = next((key for key, value in command.items() if key not in ("do", "player") and value in may), None)
    return (key, command) if key else None


def _refused(juncture: Juncture, command: Plain) -> IllegalAction | None:
    """How a rule refuses a command that is not open; it leaves everything as it is."""
    due = juncture.play.pending
    assert isinstance(due, Choose)  # noqa: S101 - whoever asks has looked
    try:
        due.take(command)
    except BadCommand:
        return None
    except IllegalAction as error:
        return error if error.rule else None
    return None
