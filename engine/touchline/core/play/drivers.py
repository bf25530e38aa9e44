"""Drivers: they answer what rules ask. Play with seeded dice, by script, from a log; unfold into exact odds.

`Play` is the interactive core under all four. It runs a procedure up to the next request, checks the answer, keeps the
log and the events. A copy of a play starts from its last checkpoint and gives again the answers since then. So a
position in the middle of a rule can be forked without copying a running generator.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from random import Random
from types import FrameType, GeneratorType
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from touchline.core.dice.draws import Draw
from touchline.core.dice.outcomes import ResultClass, odds
from touchline.core.dice.throws import DiceTest, Pool, Roll, Throw
from touchline.core.errors import BadCommand, DiceError, IllegalAction, LogError, NeverAsks
from touchline.core.play.codes import by_order
from touchline.core.play.commands import Commands, by_what_is_due
from touchline.core.play.requests import Checkpoint, Choose, Closed, Command, Refusal, Rules, readable
from touchline.core.rulebook.register import carried_out_by

__all__ = ["THROWS", "Coach", "Copyable", "Play", "at_random", "play_out", "replay", "script", "unfold"]


class Copyable(Protocol):
    """A state that can be copied cheaply.

    Its class may have `commands`, the forms that commands to it take (`touchline.core.play.commands`).
    """

    def copy(self) -> Self:
        """An independent copy."""
        ...


THROWS = (Roll, Pool, DiceTest, Draw)
_ASKING = frozenset((Choose, *THROWS))
_NO_EVENTS = frozenset((*_ASKING, Checkpoint, Closed))
"""What a rule may yield besides events, by its type."""

S = TypeVar("S", bound=Copyable)
Coach = Callable[[Choose, Any, Random], Command]
"""A coach is a plain function: the decision, the play (to look at and to fork), a source of chance -> a command.

In a game with secrets he is given a `touchline.core.play.sight.View` in the place of the play.
"""


class Play(Generic[S]):
    """One run of a procedure over a state, stopped at `pending` (a throw of dice, a `Choose`, or None at the end).

    A rule that tells without end and never asks is stopped by `NeverAsks`.
    """

    most: ClassVar[int] = 1_000_000
    """So many events and checkpoints may lie between two questions."""

    __slots__ = (
        "_answers",
        "_base",
        "_closed",
        "_commands",
        "_generator",
        "_procedure",
        "_trail",
        "_untold",
        "events",
        "log",
        "pending",
        "state",
    )

    def __init__(self, state: S, procedure: Callable[[S], Rules[object]], *, base: S | None = None) -> None:
        """Begin. `base`: a play that is forked begins at an equal state, which nothing changes any more."""
        self.state = state
        self.events: list[Any] = []
        self.log: list[dict[str, Any]] = []
        self.pending: Throw | Choose | None = None
        self._procedure = procedure
        self._commands: Commands | None = getattr(type(state), "commands", None)
        self._base = state.copy() if base is None else base
        self._answers: list[Any] = []
        self._closed: list[Closed] = []
        self._trail: list[tuple[S, int, int]] = []  # checkpoints since the last die: state, length of log and of events
        self._begin(None if base is None else 0)

    def _begin(self, told: int | None) -> None:
        """Run the procedure up to its first request.

        `told`: begun anew, so what it tells before its first checkpoint has been told; so many events are kept. One
        that comes only after a request takes nothing back: that was told for the first time.
        """
        self._untold = told
        self._generator = self._procedure(self.state)
        self._run(None)
        self._untold = None

    def _run(self, answer: Any) -> None:
        send = self._generator.send
        tell = self.events.append
        try:
            item: Any = send(answer)  # the kind of what is yielded is looked up, as that is quicker
            for _ in repeat(None, self.most):
                kind = type(item)
                if kind not in _NO_EVENTS:
                    tell(item)
                elif kind in _ASKING:
                    self.pending = item
                    return
                elif kind is Checkpoint:
                    if self._untold is not None:
                        del self.events[self._untold :]
                        self._untold = None
                    self._base = self.state.copy()
                    self._answers.clear()
                    self._closed.clear()
                    self._trail.append((self._base, len(self.log), len(self.events)))
                else:
                    self._closed.append(item)
                item = send(None)
        except StopIteration:
            self.pending = None
            return
        raise self._never_asks()

    def _never_asks(self) -> NeverAsks:
        """Where the rule is that goes round in a loop."""
        numbers = [number for frame in self.at_work if (number := carried_out_by(frame.f_code))]
        here = self.at_work[-1]
        where = f"{here.f_globals['__name__']}:{here.f_lineno}, in {here.f_code.co_name}"
        told = type(self.events[-1]).__name__ if self.events else ""
        return NeverAsks(numbers[-1] if numbers else "", where, self.most, told)

    def _answer(self, answer: Any) -> None:
        self._answers.append(answer)
        self._run(answer)

    def act(self, command: Command) -> None:
        """Answer a decision. Raises `IllegalAction` or `BadCommand`, and then nothing has changed."""
        self._read(command)
        if isinstance(self.pending, THROWS):
            due = by_order(str(self.pending.rule), "dice-first", owners=list(self.pending.owners))
            no = self._refused(command)
            raise IllegalAction(command["do"], no.and_also(due) if no else due)
        if self.pending is None:
            raise IllegalAction(command["do"], by_order("", "over"))
        self.answer(command, self.pending.take(command, self._refused))

    def _refused(self, command: Command) -> Refusal | None:
        """By which rule a command is refused that is not open; None where it is the rule of what is due."""
        refused = by_what_is_due if self._commands is None else self._commands.refused
        return refused(self.state, command, isinstance(self.pending, THROWS), self._closed)

    def _read(self, command: Command) -> None:
        """Raise `BadCommand` for what is malformed, whatever is due; only then the rules are asked."""
        readable(command)
        if self._commands is not None:
            decision = self.pending.kind if isinstance(self.pending, Choose) else None
            self._commands.check(command, decision, self.state)

    def answer(self, command: Command, plan: Any) -> None:
        """Answer a decision with a command whose plan `Choose.take` has already given."""
        self.log.append({"act": dict(command)})
        self._answer(plan)

    def roll(self, faces: Sequence[Any]) -> None:
        """Answer a throw, one face a die in the order asked. Raises `DiceError`, and then nothing has changed."""
        if not isinstance(self.pending, THROWS):
            asked = f"{self.pending.coach} has to decide on {self.pending.kind}" if self.pending else "it is over"
            raise DiceError("", f"{len(faces)} left over; no roll is due: {asked}")
        answer = self.pending.take(faces)
        del self._trail[:-1]  # nobody goes back behind a die
        self.log.append({"roll": list(faces)})
        self._answer(answer)

    def undo(self) -> None:
        """Take the latest decision back. Raises `IllegalAction` when there is none, or when a die has followed it."""
        if not self.log or "act" not in self.log[-1]:
            raise IllegalAction("undo", by_order("", "die-fallen" if self.log else "nothing-decided"))
        wanted = len(self.log) - 1
        while self._trail and self._trail[-1][1] > wanted:
            self._trail.pop()
        if not self._trail:
            raise IllegalAction("undo", by_order("", "begun-later"))
        base, begun, told = self._trail.pop()
        entries, self.log = self.log[begun:wanted], self.log[:begun]
        del self.events[told:]
        self.state, self._base, self._answers = base.copy(), base, []
        self._closed.clear()
        self._begin(told)
        for entry in entries:
            if "act" in entry:
                self.act(entry["act"])
            else:
                self.roll(entry["roll"])

    @property
    def settled(self) -> bool:
        """Has nothing been answered since the last checkpoint? Then `state` alone says all that there is to know."""
        return not self._answers

    @property
    def checkpoints(self) -> Sequence[tuple[S, int, int]]:
        """The checkpoints since the last die, and the one before it: state, answers and events until then."""
        return self._trail

    @property
    def at_work(self) -> list[FrameType]:
        """Where the procedure stands, and each rule that is at work within it; nothing when it is over."""
        found: list[FrameType] = []
        running: Any = self._generator
        while isinstance(running, GeneratorType) and running.gi_frame is not None:
            found.append(running.gi_frame)
            running = running.gi_yieldfrom
        return found

    def fork(self) -> "Play[S]":
        """An independent play at the same point. Its events start at the last checkpoint."""
        twin = Play(self._base.copy(), self._procedure, base=self._base)
        for answer in self._answers:
            twin._answer(answer)
        twin.log = list(self.log)
        twin._trail = [(twin._base, len(self.log) - len(self._answers), 0)]
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


def replay(state: S, procedure: Callable[[S], Rules[object]], log: Sequence[Mapping[str, Any]]) -> Play[S]:
    """Play a log from its starting state. Raises `LogError` with the number of the entry that does not fit."""
    play = Play(state, procedure)
    for number, entry in enumerate(log, 1):
        try:
            script(play, [entry])
        except (BadCommand, IllegalAction, DiceError) as error:
            raise LogError(f"entry {number} of the log does not replay: {error}") from error
    return play


def at_random(choose: Choose, play: Play[Any], chance: Random) -> Command:  # noqa: ARG001 - a coach's signature
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
        if not isinstance(request, Choose):
            play.roll(request.draw(chance))
            continue
        if draw:
            play.answer(*_drawn(request, chance))
        else:
            play.act(coach(request, play, chance))
        decisions += 1
    return decisions


def unfold(play: Play[S]) -> list[tuple[ResultClass, Play[S]]]:
    """Every outcome of the roll that is due, each with a play in which it has fallen."""
    if not isinstance(play.pending, THROWS):
        raise DiceError("", "no roll is due, so there is nothing to unfold")
    unfolded = []
    for outcome in odds(play.pending):
        twin = play.fork()
        seen = len(twin.events)
        twin.roll(outcome.faces)
        del twin.events[:seen]
        unfolded.append((outcome, twin))
    return unfolded
