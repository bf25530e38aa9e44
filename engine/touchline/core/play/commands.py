"""The commands of a rulebook, declared as data: its verbs, and which keys each of them takes in which decision.

A command that does not fit is malformed, and `BadCommand` says what is allowed. That is never the same as refused: no
rule has been asked, so nobody can take a slip for a rule at work. A game declares its forms in a module `commands`,
and its state carries them. A rulebook that declares none lets every command through to its rules.

>>> from touchline.core.play.values import Key, Name
>>> who = {"player": Key(Name("player", lambda state: ("AGUILA", "GARRA")))}
>>> known = Commands([Form("activate", ("activation",), who), Form("heads", ("coin",))], who["player"].takes)
>>> known.check({"do": "activate", "player": "AGILA"}, "activation", None)
Traceback (most recent call last):
    ...
touchline.core.errors.BadCommand: "activate": "player" is 'AGILA', which is no player; the nearest: AGUILA
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.errors import BadCommand
from touchline.core.nearest import near, shown
from touchline.core.play.requests import Closed, Command, Refusal
from touchline.core.play.values import Key, Kind, faults

__all__ = ["COACH", "NO_KEYS", "PLAYER", "VERB", "Commands", "Form", "Refused", "by_what_is_due"]

VERB, PLAYER, COACH = "do", "player", "coach"
_OF_ANY = (VERB, COACH)
_OF_ANY_OR_NOBODY = (*_OF_ANY, PLAYER)
NO_KEYS: Mapping[str, Key] = MappingProxyType({})
"""Of a verb that takes nothing."""


class Form(NamedTuple):
    """A verb with the keys that it takes, the same in all of these decisions (`Choose.kind`)."""

    verb: str
    decisions: tuple[str, ...]
    keys: Mapping[str, Key] = NO_KEYS

    def fault(self, command: Mapping[str, Any], coach: Kind, state: Any) -> str | None:
        """What is wrong with a command of this verb; None where it can be read.

        `player` may be None where the verb takes none, as `pending` tells such an option.
        """
        if COACH in command and (fault := coach.fault(command[COACH], state)):
            return f'"{COACH}" {fault}'
        nobody = PLAYER not in self.keys and command.get(PLAYER, "") is None
        return next(faults(command, self.keys, state, _OF_ANY_OR_NOBODY if nobody else _OF_ANY), None)


Refused = Callable[[Any, Command, bool, Sequence[Closed]], Refusal | None]
"""Which rule forbids a command that is not open, and why. It is given the state, the command, whether dice are due, and
what has been closed."""


def by_what_is_due(_state: Any, command: Command, _rolling: bool, closed: Sequence[Closed]) -> Refusal | None:
    """A command that is not open is refused by the rule that has closed it; None leaves it to what is due."""
    return next((no.refusal for no in closed if no.refuses(command)), None)


class Commands:
    """Every form that there is, and the kind of name by which a command may say whose words it is.

    `refused` names the rule of a command that is not open, where that is not the rule of what happens to be due.
    """

    def __init__(self, forms: Sequence[Form], coach: Kind, refused: Refused = by_what_is_due) -> None:
        self.forms, self.coach, self.refused = tuple(forms), coach, refused
        self._by_decision = {(decision, form.verb): form for form in self.forms for decision in form.decisions}
        self._by_verb: dict[str, list[Form]] = {}
        for form in self.forms:
            self._by_verb.setdefault(form.verb, []).append(form)

    @property
    def verbs(self) -> tuple[str, ...]:
        """Every verb once."""
        return tuple(self._by_verb)

    def form(self, decision: str, verb: str) -> Form | None:
        """How a verb answers a decision; None where it does not."""
        return self._by_decision.get((decision, verb))

    def check(self, command: Mapping[str, Any], decision: str | None, state: Any) -> None:
        """Raise `BadCommand` for a command that cannot be read. `decision`: what is due, or None for dice or nothing.

        A verb of another decision has to fit one of its forms; whether it is open now, the rules say.
        """
        verb = command[VERB]
        form = self._by_decision.get((decision, verb)) if decision is not None else None
        if form is not None:
            found = form.fault(command, self.coach, state)
        elif verb in self._by_verb:
            found = self._nearly(verb, command, state)
        else:
            open_now = [form.verb for form in self.forms if decision in form.decisions] or self.verbs
            raise BadCommand(f"there is no verb {shown(verb)}; {self._meant(verb, open_now)}")
        if found:
            raise BadCommand(f'"{verb}": {found}' if found.startswith('"') else f'"{verb}" {found}')

    def _nearly(self, verb: str, command: Mapping[str, Any], state: Any) -> str | None:
        """What is wrong with a command in all forms of its verb, told of the form that it is most like."""
        found = [(form.fault(command, self.coach, state), form) for form in self._by_verb[verb]]
        if any(fault is None for fault, _ in found):
            return None
        return max(found, key=lambda one: len(set(one[1].keys) & set(command)))[0]

    def _meant(self, verb: str, open_now: Sequence[str]) -> str:
        alike = near(verb, self.verbs)
        return f"the nearest: {', '.join(alike)}" if alike else f"now: {', '.join(dict.fromkeys(open_now))}"
