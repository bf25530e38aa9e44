"""Drivers: they answer what rules ask. Play with seeded dice, by script, from a log; unfold into exact odds.

`Play` is the interactive core under all four: it runs a procedure up to the next request, checks the answer, keeps the
log and the events. A copy of a play starts from its last checkpoint and answers again what was answered since, so a
position in the middle of a rule can be forked without copying a running generator.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from touchline.core.errors import DiceError, IllegalAction, LogError
from touchline.core.requests import Checkpoint, Choose, Command, Refusal, Roll, Rules, readable


class Copyable(Protocol):
    """A state that can be copied cheaply."""

    def copy(self) -> Self:
        """An independent copy."""
        ...


S = TypeVar("S", bound=Copyable)
Coach = Callable[[Choose, Any, Random], Command]
"""A coach is a plain function: the decision, the state (to look at), a source of chance -> a command."""


class Play(Generic[S]):
    """One run of a procedure over a state, stopped at `pending` (a `Roll`, a `Choose`, or None at the end)."""

    __slots__ = ("_answers", "_base", "_generator", "_procedure", "_untold", "events", "log", "pending", "state")

    def __init__(self, state: S, procedure: Callable[[S], Rules], *, forked: bool = False) -> None:
        self.state = state
        self.events: list[Any] = []
        self.log: list[dict[str, Any]] = []
        self.pending: Roll | Choose | None = None
        self._procedure = procedure
        self._base = state.copy()
        self._answers: list[Any] = []
        self._untold = forked  # a fork has told the opening already
        self._generator = procedure(state)
        self._run(None)

    def _run(self, answer: Any) -> None:
        send = self._generator.send
        tell = self.events.append
        try:
            item = send(answer)
            while True:
                kind = type(item)
                if kind is Choose or kind is Roll:
                    self.pending = item
                    return
                if kind is Checkpoint:
                    if self._untold:
                        self.events.clear()
                        self._untold = False
                    self._base = self.state.copy()
                    self._answers.clear()
                else:
                    tell(item)
                item = send(None)
        except StopIteration:
            self.pending = None

    def _answer(self, answer: Any) -> None:
        self._answers.append(answer)
        self._run(answer)

    def act(self, command: Command) -> None:
        """Answer a decision. Raises `IllegalAction` or `BadCommand`, and then nothing has changed."""
        readable(command)
        if isinstance(self.pending, Roll):
            who = ", ".join(die.player for die in self.pending.dice)
            raise IllegalAction(str(command.get("do")), self.pending.rule, f"dice are due first, for {who}")
        if self.pending is None:
            raise IllegalAction(str(command.get("do")), "1.02", "nothing is left to decide: it is over")
        self.answer(command, self.pending.take(command))

    def answer(self, command: Command, plan: Any) -> None:
        """Answer a decision with a command whose plan `Choose.take` has already given."""
        self.log.append({"act": dict(command)})
        self._answer(plan)

    def roll(self, faces: Sequence[int]) -> None:
        """Answer a roll, one face a die in the order asked. Raises `DiceError`, and then nothing has changed."""
        if not isinstance(self.pending, Roll):
            asked = f"{self.pending.coach} has to decide on {self.pending.kind}" if self.pending else "it is over"
            raise DiceError("", f"{len(faces)} left over; no roll is due: {asked}")
        answer = self.pending.take(faces)
        self.log.append({"roll": list(answer)})
        self._answer(answer)

    def fork(self) -> "Play[S]":
        """An independent play at the same point. Its events start at the last checkpoint."""
        twin = Play(self._base.copy(), self._procedure, forked=True)
        for answer in self._answers:
            twin._answer(answer)
        twin.log = list(self.log)
        return twin


def script(play: Play[S], log: Sequence[Mapping[str, Any]]) -> Play[S]:
    """Feed a play a list of `{"act": command}` and `{"roll": faces}`, strictly."""
    for number, entry in enumerate(log, 1):
        if set(entry) == {"act"}:
            play.act(entry["act"])
        elif set(entry) == {"roll"}:
            play.roll(entry["roll"])
        else:
            raise LogError(
                f'entry {number} of the log is {dict(entry)!r}; allowed: {{"act": ...}} or {{"roll": [...]}}'
            )
    return play


def replay(state: S, procedure: Callable[[S], Rules], log: Sequence[Mapping[str, Any]]) -> Play[S]:
    """Play a log from its starting state. Raises `LogError` with the number of the entry that does not fit."""
    play = Play(state, procedure)
    for number, entry in enumerate(log, 1):
        try:
            script(play, [entry])
        except (IllegalAction, DiceError) as error:
            raise LogError(f"entry {number} of the log does not replay: {error}") from error
    return play


def at_random(choose: Choose, state: Any, chance: Random) -> Command:  # noqa: ARG001 - a coach's signature
    """A coach who takes any option, and any place in its region; where the rules forbid it, he stays where he is."""
    return _drawn(choose, chance)[0]


def _drawn(choose: Choose, chance: Random) -> tuple[Command, Any]:
    """A lawful command at random, and what the rule receives for it."""
    options = choose.options
    option = options[int(chance.random() * len(options))]
    if option.check is None:
        return {"do": option.do, "player": option.player}, option.value
    if option.sample is not None:
        command = option.sample(chance)
        plan = option.check(command)
        if type(plan) is not Refusal:
            return command, plan
    command = {"do": option.do, "player": option.player}
    return command, choose.take(command)


def play_out(play: Play[S], coach: Coach, chance: Random, most: int = 100_000) -> int:
    """Let a coach and seeded dice play to the end, or for `most` requests. Returns the decisions taken."""
    decisions = 0
    draw = coach is at_random  # his commands are checked when they are drawn; once is enough
    for _ in range(most):
        request = play.pending
        if request is None:
            break
        if isinstance(request, Roll):
            play.roll([1 + int(chance.random() * die.sides) for die in request.dice])
            continue
        if draw:
            play.answer(*_drawn(request, chance))
        else:
            play.act(coach(request, play.state, chance))
        decisions += 1
    return decisions


class Outcome(NamedTuple):
    """One class of faces that a rule treats alike: its results, how many faces lead there, and one of them."""

    results: tuple[str, ...]
    ways: int
    of: int
    faces: tuple[int, ...]

    @property
    def chance(self) -> Fraction:
        """The exact probability."""
        return Fraction(self.ways, self.of)


_counted: dict[tuple[Any, ...], tuple[Outcome, ...]] = {}


def odds(roll: Roll) -> tuple[Outcome, ...]:
    """Every class of results of a roll with its exact count, by going through all faces. Memoised."""
    key = (roll.rule, roll.kind, roll.action, tuple((d.player, d.target, d.sides, d.critical) for d in roll.dice))
    found = _counted.get(key)
    if found is None:
        found = _counted[key] = count(roll)
    return found


def count(roll: Roll) -> tuple[Outcome, ...]:
    """`odds` without the memory."""
    classes: dict[tuple[str, ...], list[Any]] = {}
    judge = roll.judge
    total = 0
    for faces in product(*(range(1, die.sides + 1) for die in roll.dice)):
        total += 1
        entry = classes.setdefault(judge(faces), [0, faces])
        entry[0] += 1
    return tuple(Outcome(results, ways, total, faces) for results, (ways, faces) in sorted(classes.items()))


def unfold(play: Play[S]) -> list[tuple[Outcome, Play[S]]]:
    """Every outcome of the roll that is due, each with a play in which it has fallen."""
    if not isinstance(play.pending, Roll):
        raise DiceError("", "no roll is due, so there is nothing to unfold")
    unfolded = []
    for outcome in odds(play.pending):
        twin = play.fork()
        seen = len(twin.events)
        twin.roll(outcome.faces)
        del twin.events[:seen]
        unfolded.append((outcome, twin))
    return unfolded
