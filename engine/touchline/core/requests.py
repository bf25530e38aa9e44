"""What a rule may ask: a throw of dice (a `Roll` against targets, a `Pool` of symbols) or a `Choose` by a coach.

A rule is a generator. It yields requests and gets answers back; it yields events and gets nothing back.
It never draws a random number, never asks a person, never prints. The drivers do.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from touchline.core.errors import BadCommand, DiceError, IllegalAction

Command = Mapping[str, Any]
"""A coach's words as plain data: `{"do": verb, "player": name, ...}`; points are `[x, y]` in thousandths.

With `"coach": name` it also says whose words they are, and another coach's are refused.
"""


class Modifier(NamedTuple):
    """A change to a characteristic before the dice: by how much, why, and the rule that grants it."""

    by: int
    why: str
    rule: str


class Die(NamedTuple):
    """One die to be rolled: whose, against which characteristic, and the target after all modifiers."""

    player: str
    team: str
    stat: str
    value: int
    modifiers: tuple[Modifier, ...]
    target: int
    sides: int
    critical: int
    """Natural faces up to this one are critical."""


class Roll(NamedTuple):
    """Dice are due, all at once. `judge` turns their faces into one result a die.

    `matters` says whether this rule treats a critical differently from a plain success when nobody opposes it.
    """

    rule: str
    kind: str
    action: str
    dice: tuple[Die, ...]
    judge: Callable[[tuple[int, ...]], tuple[str, ...]]

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose each die is, in the order asked."""
        return tuple(die.player for die in self.dice)

    def draw(self, chance: Random) -> list[int]:
        """Let the dice fall."""
        return [1 + int(chance.random() * die.sides) for die in self.dice]

    def take(self, faces: Sequence[int]) -> tuple[int, ...]:
        """Check the faces (one for each die, in order). Raises `DiceError`."""
        if len(faces) != len(self.dice):
            raise DiceError(self.rule, f"{len(self.dice)} asked for, {len(faces)} given")
        for face, die in zip(faces, self.dice, strict=True):
            if type(face) is not int or not 1 <= face <= die.sides:
                raise DiceError(
                    self.rule, f"{face!r} is not a face of {die.player}'s D{die.sides}; allowed: 1 to {die.sides}"
                )
        return tuple(faces)

    def to_json(self) -> dict[str, Any]:
        """The request as plain data."""
        dice = [{**die._asdict(), "modifiers": [m._asdict() for m in die.modifiers]} for die in self.dice]
        return {"ask": "roll", "rule": self.rule, "kind": self.kind, "action": self.action, "dice": dice}


class Hand(NamedTuple):
    """Equal dice in one hand: whose they are, what they are called, how many, and what stands on the faces of each."""

    player: str
    team: str
    name: str
    number: int
    faces: tuple[str, ...]


class Pool(NamedTuple):
    """Handfuls of dice are due, all at once; what counts is how many of a hand show each symbol.

    `judge` turns the symbols of each hand, counted, into one result for the throw.
    """

    rule: str
    kind: str
    action: str
    hands: tuple[Hand, ...]
    judge: Callable[[tuple[Mapping[str, int], ...]], tuple[str, ...]]

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose each die is, in the order asked."""
        return tuple(hand.player for hand in self.hands for _ in range(hand.number))

    def draw(self, chance: Random) -> list[str]:
        """Let the dice fall."""
        faces: list[str] = []
        for hand in self.hands:
            faces += chance.choices(hand.faces, k=hand.number)
        return faces

    def take(self, faces: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Check the faces (one for each die, hand by hand) and give them back by hand. Raises `DiceError`."""
        due = sum(hand.number for hand in self.hands)
        if len(faces) != due:
            raise DiceError(self.rule, f"{due} asked for, {len(faces)} given")
        found = []
        at = 0
        for hand in self.hands:
            mine = tuple(faces[at : at + hand.number])
            at += hand.number
            for face in mine:
                if face not in hand.faces:
                    allowed = ", ".join(dict.fromkeys(hand.faces))
                    what = f"{face!r} is no face of {hand.player}'s {hand.name}"
                    raise DiceError(self.rule, f"{what}; allowed: {allowed}")
            found.append(mine)
        return tuple(found)

    def to_json(self) -> dict[str, Any]:
        """The request as plain data."""
        hands = [{**hand._asdict(), "faces": list(hand.faces)} for hand in self.hands]
        return {"ask": "roll", "rule": self.rule, "kind": self.kind, "action": self.action, "hands": hands}


Throw: TypeAlias = Roll | Pool
"""Dice are due."""


def whose(throw: Throw) -> str:
    """Whose dice are due, in words.

    >>> whose(Pool("5", "", "", (Hand("Red", "Red", "dice", 6, ("1",)),), lambda _: ()))
    'Red (6 dice)'
    """
    return counted(throw.owners)


def counted(owners: Sequence[str]) -> str:
    """Whose dice, each owner once.

    >>> counted(["HAYATE", "HAYATE", "GARRA"])
    'HAYATE (2 dice), GARRA'
    """
    counts = {owner: owners.count(owner) for owner in owners}
    return ", ".join(f"{owner} ({n} dice)" if n > 1 else owner for owner, n in counts.items())


def readable(command: Any) -> None:
    """Raise `BadCommand` for what is no command at all."""
    if not isinstance(command, Mapping) or not isinstance(command.get("do"), str):
        raise BadCommand(f'a command is a table with a verb, {{"do": ...}}, not {command!r}')


class Refusal(NamedTuple):
    """Why a command is not allowed, and by which rule."""

    rule: str
    reason: str


class Option(NamedTuple):
    """One thing a coach may do now.

    A plain option sends `value` to the rule. An option over a region (a move in inches cannot be listed) carries
    `limits` for people and interfaces, `check` that turns a command into what the rule receives or a `Refusal`,
    and `sample` that proposes a command at random. `said` is how a sentence goes on after "he may", where the verb
    alone would not be understood.
    """

    do: str
    player: str | None
    rule: str
    value: Any = None
    limits: Mapping[str, Any] | None = None
    check: Callable[[Command], Any] | None = None
    sample: Callable[[Random], Command] | None = None
    said: str = ""


class Forbidden(NamedTuple):
    """Something a coach might try and may not, with the rule that says so."""

    do: str
    player: str | None
    rule: str
    why: str


def _nothing() -> Sequence[Forbidden]:
    return ()


def _offered(coach: str, options: Sequence[Option]) -> str:
    """What may be done instead, in a sentence: every open verb once, with those who may do it.

    >>> _offered("Home", [Option("move", "SUZU", "1.10"), Option("try", "SUZU", "4.02", said="go for a try")])
    'now SUZU may go for a try or move'
    >>> _offered("Home", [Option("mark", "SUZU", "1.04", said="mark a move")])
    'first SUZU has to mark a move'
    >>> _offered("Home", [Option("keep", None, "S-08"), Option("spend", None, "S-08")])
    'now Home may choose keep or spend'
    """
    whose: dict[str, list[str]] = {}
    for option in options:
        said = option.said or (option.do if option.player else f"choose {option.do}")
        whose.setdefault(said, []).append(option.player or coach)
    if len(options) == 1:
        ((said, (only,)),) = whose.items()
        return f"first {only} has to {said}"
    verbs: dict[str, list[str]] = {}
    for said, players in whose.items():
        verbs.setdefault(_either(players), []).append(said)
    return "now " + "; ".join(f"{who} may {_may(said)}" for who, said in sorted(verbs.items()))


def _may(said: Sequence[str]) -> str:
    """Verbs after one "may"; a "choose" that they share is said once."""
    if all(one.startswith("choose ") for one in said):
        return "choose " + _either([one.removeprefix("choose ") for one in said])
    return _either(said)


def _either(names: Sequence[str]) -> str:
    *most, last = sorted(set(names)) or [""]
    return f"{', '.join(most)} or {last}" if most else last


class Choose(NamedTuple):
    """A coach decides. Every option there is stands here, declining among them where that is allowed."""

    coach: str
    kind: str
    rule: str
    player: str | None
    options: Sequence[Option]
    forbidden: Callable[[], Sequence[Forbidden]] = _nothing

    def find(self, command: Command) -> Option | Refusal:
        """The option that a command means, or why there is none."""
        readable(command)
        do, player, coach = command.get("do"), command.get("player"), command.get("coach", self.coach)
        if coach != self.coach:
            return Refusal(self.rule, f"now it is for {self.coach} to decide, not for {coach}")
        for option in self.options:
            if option.do == do and (player is None or option.player is None or option.player == player):
                return option
        for no in self.forbidden():
            if no.do == do and (player is None or no.player is None or no.player == player):
                return Refusal(no.rule, no.why)
        return Refusal(self.rule, _offered(self.coach, self.options))

    def take(self, command: Command) -> Any:
        """What the rule receives for a command. Raises `IllegalAction`; nothing has changed then."""
        option = self.find(command)
        if isinstance(option, Option):
            if option.check is None:
                return option.value
            plan = option.check(command)
            if not isinstance(plan, Refusal):
                return plan
            option = plan
        raise IllegalAction(str(command.get("do")), option.rule, option.reason)

    def to_json(self) -> dict[str, Any]:
        """The request as plain data."""
        options = [
            {"do": o.do, "player": o.player, "rule": o.rule, "region": dict(o.limits) if o.limits else None}
            for o in self.options
        ]
        return {
            "ask": "choose", "coach": self.coach, "kind": self.kind, "rule": self.rule, "player": self.player,
            "options": options, "forbidden": [no._asdict() for no in self.forbidden()],
        }  # fmt: skip


class Checkpoint:
    """Yielded where a procedure could be started anew from the state alone."""


CHECKPOINT = Checkpoint()

Rules = Generator[Any, Any, Any]
"""A rule at work: yields requests, events and checkpoints, receives answers."""
