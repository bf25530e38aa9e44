"""What a rule may ask: a throw of dice (see `throws`) or a `Choose` by a coach.

A rule is a generator. It yields requests and gets answers back; it yields events and gets nothing back.
It never draws a random number, never asks a person, never prints. The drivers do.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from touchline.core.dice.throws import Throw
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.codes import by_order
from touchline.core.play.refusals import Refusal
from touchline.core.play.wire import Command
from touchline.core.rulebook.cited import cited, unstated

__all__ = [
    "CHECKPOINT", "Checkpoint", "Choose", "Closed", "Command", "Forbidden", "Happened", "Option", "Options",
    "Refusal", "Rules", "Yielded", "readable",
]  # fmt: skip

T = TypeVar("T")


def readable(command: Any) -> None:
    """Raise `BadCommand` for what is no command at all."""
    if not isinstance(command, Mapping) or not isinstance(command.get("do"), str):
        raise BadCommand(f'a command is a table with a verb, {{"do": ...}}, not {command!r}')


class Option(NamedTuple):
    """One thing a coach may do now.

    A plain option sends `value` to the rule. A move in inches cannot be listed: its option is over a region. `limits`
    tells the region to people and interfaces, and `sample` proposes a command at random. `check` turns a command into
    what the rule receives, or into a `Refusal`.
    """

    do: str
    player: str | None
    rule: str
    value: Any = None
    limits: Mapping[str, Any] | None = None
    check: Callable[[Command], Any] | None = None
    sample: Callable[[Random], Command] | None = None


class Options(Sequence[Option]):
    """Options of which each is made when somebody looks at it; a coach at random looks at one of them.

    `found` holds what `make` makes an option from. `last` is the way to take none of them.
    """

    def __init__(self, make: Callable[..., Option], found: Sequence[tuple[Any, ...]], last: Option) -> None:
        self.make, self.found, self.last = make, found, last

    def __len__(self) -> int:
        """All of them, with the last one."""
        return len(self.found) + 1

    def __getitem__(self, number: Any) -> Any:
        """The option in this place, or those of a slice."""
        if isinstance(number, slice):
            return [*self][number]
        found = self.found
        if not 0 <= number <= len(found):
            number = range(len(found) + 1)[number]
        return self.make(*found[number]) if number < len(found) else self.last

    def __iter__(self) -> Iterator[Option]:
        """All of them in turn."""
        for one in self.found:
            yield self.make(*one)
        yield self.last


class Forbidden(NamedTuple):
    """Something a coach might try and may not, and why."""

    do: str
    player: str | None
    refusal: Refusal

    def to_json(self) -> dict[str, Any]:
        """The same as plain data; nobody has tried it, so no statement has been played."""
        refusal = self.refusal.to_json()
        unstated(refusal)
        return {"do": self.do, "player": self.player, "refusal": refusal}


def _nothing() -> Sequence[Forbidden]:
    return ()


def nobody_says(_: Command) -> Refusal | None:
    """No rule has anything to say about a command that is not open."""
    return None


def _instead(choose: "Choose") -> Refusal:
    """What may be done instead: every open verb, with whoever may do it."""
    options = [{"do": option.do, "player": option.player} for option in choose.options]
    code = "not-open" if options[1:] else "something-first"
    return by_order(str(choose.rule), code, coach=choose.coach, open=options)


class Choose(NamedTuple):
    """A coach decides. Every option there is stands here, declining among them where that is allowed."""

    coach: str
    kind: str
    rule: str
    player: str | None
    options: Sequence[Option]
    forbidden: Callable[[], Sequence[Forbidden]] = _nothing

    def among(self, options: Sequence[Option], forbidden: Callable[[], Sequence[Forbidden]]) -> "Choose":
        """The same decision among other options."""
        return Choose(self.coach, self.kind, self.rule, self.player, options, forbidden)

    def refused(self) -> list[Forbidden]:
        """What a coach might try and may not. `forbidden` may name more, and what an option offers is left out."""
        offered = {(option.do, option.player) for option in self.options}
        return [no for no in self.forbidden() if (no.do, no.player) not in offered]

    def find(self, command: Command, otherwise: Callable[[Command], Refusal | None] = nobody_says) -> Option | Refusal:
        """The option that a command means, or why there is none.

        `otherwise` names the rule that forbids what is neither open nor `forbidden` here; None leaves it to `rule`.
        """
        readable(command)
        do, player, coach = command.get("do"), command.get("player"), command.get("coach", self.coach)
        if coach != self.coach:
            return by_order(str(self.rule), "another-decides", coach=self.coach, other=coach)
        for option in self.options:
            if option.do == do and (player is None or option.player is None or option.player == player):
                return option
        for no in self.refused():
            if no.do == do and (player is None or no.player is None or no.player == player):
                return no.refusal
        return otherwise(command) or _instead(self)

    def take(self, command: Command, otherwise: Callable[[Command], Refusal | None] = nobody_says) -> Any:
        """What the rule receives for a command. Raises `IllegalAction` or `BadCommand`; nothing has changed then."""
        option = self.find(command, otherwise)
        if isinstance(option, Option):
            if option.check is None:
                return option.value
            plan = option.check(command)
            if not isinstance(plan, Refusal):
                return plan
            option = plan
        if not option.rule:
            raise BadCommand(action=command["do"], lacking=option)
        raise IllegalAction(command["do"], option)

    def to_json(self) -> dict[str, Any]:
        """The request as plain data."""
        options = [
            {"do": o.do, "player": o.player, "rule": str(o.rule), "region": dict(o.limits) if o.limits else None}
            for o in self.options
        ]
        return {
            "ask": "choose", "coach": self.coach, "kind": self.kind, **cited(self.rule), "player": self.player,
            "options": options, "forbidden": [no.to_json() for no in self.refused()],
        }  # fmt: skip


class Closed(NamedTuple):
    """Yielded where a rule closes something until the next checkpoint, so that whoever tries it is told by which rule.

    `player` is None where it is closed to everybody for whom nothing else is said.
    """

    verbs: tuple[str, ...]
    player: str | None
    refusal: Refusal

    def refuses(self, command: Command) -> bool:
        """Is this what a command tries?"""
        return command["do"] in self.verbs and self.player in (None, command.get("player"))


class Happened(Protocol):
    """An event: a record that names the rule by which it happened."""

    @property
    def rule(self) -> str:
        """The number of the rule."""


class Checkpoint:
    """Yielded where a procedure could be started anew from the state alone."""


CHECKPOINT = Checkpoint()

Yielded: TypeAlias = Choose | Throw | Checkpoint | Closed | Happened
"""What a rule may yield: it asks for a decision or a throw, marks a place, closes something, or tells an event."""

Rules: TypeAlias = Generator[Yielded, Any, T]
"""A rule at work, with what it hands back to the rule that it was called by: `Rules[None]`, `Rules[bool]`.

A driver sends answers: of a decision what its `Option` holds, of a throw what its `judge` makes of the faces.
"""
