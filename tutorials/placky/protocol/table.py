"""A `Table` of which the engine is a process: every call is a request, and its answer is held against the protocol."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from placky.errors import PlackyError
from placky.protocol.declared import Declared
from placky.protocol.lines import line_of, read
from placky.protocol.messages import Command
from placky.protocol.process import EngineProcess
from placky.protocol.schema import VERSION, faults
from placky.verdicts import DiceFault, EngineErrored, EngineFault, EngineSkips, ProtocolFault
from placky.worker import LIMIT
from touchline.core.brief import brief
from touchline.core.errors import BadCommand, UnlawfulPosition
from touchline.core.play.wire import Event, Fall, FallenDie, Outcome, Pending, Position, State
from touchline.core.rulebook.index import RuleIndex

__all__ = ["EngineRefuses", "ProcessTable"]


class EngineRefuses(PlackyError):  # noqa: N818 - what has happened
    """An engine refuses a command; `refusal` says by which rule and code."""

    def __init__(self, action: str, refusal: dict[str, Any]) -> None:
        self.action, self.refusal = action, refusal
        super().__init__(f"refused by rule {refusal['rule']}: {refusal['code']}")


class ProcessTable:
    """One engine, and a table that may be set up as often as one likes; what was before is then forgotten.

    The process starts with the first question. When it has ended, hung or talked nonsense, every call raises the same
    error, and `set_up` starts it anew. Close it in the end: nothing that it has started stays.
    """

    def __init__(
        self, command: Sequence[str], game: str, index: RuleIndex, *, limit: float = LIMIT, starting: float = LIMIT,
        stderr: Path | None = None, suite: str = "",
    ) -> None:  # fmt: skip
        """`command` is the program with its arguments; `limit`: seconds for an answer.

        `starting`: those for the first answer, where that is more; `stderr`: the file to which its standard error is
        added; `suite`: what `hello` says of the scenarios.
        """
        self.command, self.game, self.index, self.limit, self.suite = [*command], game, index, limit, suite
        self._starting = max(starting, limit)
        self.starts = 0
        """How often the process was started."""
        self._stderr = stderr
        self._process: EngineProcess | None = None
        self._declared: Declared | None = None
        self._number = 0
        self._fault: EngineFault | None = None
        self._unselected: EngineFault | None = None
        self._known: dict[tuple[str, str | None], Any] = {}

    @property
    def declared(self) -> Declared:
        """What the engine says of itself. Raises `EngineFault`, and `PlackyError` where it does not play this game."""
        self._begin()
        assert self._declared is not None  # noqa: S101 - it has just said hello
        return self._declared

    @property
    def ended(self) -> bool:
        """Is no process running now?"""
        return self._process is None

    def _begin(self) -> None:
        """Start the process, and come to the point where a position may be set up."""
        if self._process is not None:
            return
        self._number, self._fault, self._unselected = 0, None, None
        self._process = EngineProcess(self.command, limit=self.limit, stderr=self._stderr)
        self.starts += 1
        hello = self._ask("hello", protocol=VERSION, suite=self.suite)
        try:
            self._declared = Declared(hello, self.game, self.index)
        except PlackyError:
            self.close()
            raise
        edition = {"edition": self._declared.edition} if self._declared.edition else {}
        try:
            self._ask("select", game=self.game, **edition, readings=self._declared.readings)
        except (EngineErrored, EngineSkips) as fault:
            self._unselected = fault  # and so it does with every position

    def set_up(self, position: Position) -> None:
        """Start from a position; see `Table`. Raises `NotApplicable` for one by a reading that is not played."""
        self._known.clear()
        self._begin()
        self._fault = self._unselected
        try:
            self.declared.check(position)
        except EngineFault as fault:
            self._fault = fault
            raise
        self._ask("new", position=position)

    def act(self, command: Mapping[str, Any]) -> None:
        """A coach does something; see `Table`."""
        self._known.clear()
        self._ask("act", act=command)

    def roll(self, dice: Sequence[FallenDie]) -> None:
        """Dice fall; see `Table`. Raises `DiceFault` for dice that the engine does not take."""
        self._known.clear()
        self._ask("roll", dice=dice)

    def state(self, for_player: str | None = None) -> State:
        """The position now; see `Table`."""
        state: State = self._seen("state", for_player)
        return state

    def events(self, for_player: str | None = None) -> list[Event]:
        """Everything since the set-up; see `Table`."""
        events: list[Event] = self._seen("events", for_player)
        return list(events)

    def pending(self, for_player: str | None = None) -> Pending | None:
        """What is asked for now; see `Table`."""
        pending: Pending | None = self._seen("pending", for_player)
        return pending

    def outcomes(self, for_player: str | None = None) -> list[Outcome]:
        """What the roll may lead to; see `Foreseeing`. Nothing from an engine without this capability."""
        if "outcomes" not in self.declared.capabilities:
            return []
        outcomes: list[Outcome] = self._seen("outcomes", for_player)
        return outcomes

    def falls(self) -> list[Fall]:
        """Every way in which the roll can fall; see `Falling`. Nothing from an engine without this capability."""
        if "falls" not in self.declared.capabilities:
            return []
        falls: list[Fall] = self._seen("falls", None)
        return falls

    def _seen(self, what: Command, player: str | None) -> Any:
        """What is asked again before anything is done is answered from memory."""
        key = what, player
        if key not in self._known:
            self._known[key] = self._ask(what, **({} if player is None else {"player": player}))[what]
        return self._known[key]

    def _ask(self, command: Command, **given: Any) -> Mapping[str, Any]:
        """What is answered with `ok`. Raises what the answer means otherwise, and `EngineFault`."""
        if self._fault is not None:
            raise self._fault.with_traceback(None)  # else it grows with each time that it is raised
        if self._process is None:
            raise BadCommand("nothing is set up yet: start with a position")
        self._number += 1
        asked = f"{command}({', '.join(brief(one) for one in given.values())})" if given else command
        try:
            request = line_of({"number": self._number, "command": command, **given})
            line = self._process.ask(request, asked, self._starting if command == "hello" else None)
            answer = read(line)
            self._check(answer, command, asked)
        except EngineFault as fault:
            self._fault = fault
            self.close()
            raise
        meant: Callable[..., Mapping[str, Any]] = getattr(self, f"_{answer['answer']}")
        try:
            return meant(answer, command, asked, given)
        except EngineFault as fault:
            self._fault = fault
            raise

    def _check(self, answer: Mapping[str, Any], command: Command, asked: str) -> None:
        """Raise `ProtocolFault` for what is no answer to this request."""
        if answer.get("number") != self._number or isinstance(answer["number"], bool):
            came = brief(answer["number"]) if "number" in answer else "missing"
            raise ProtocolFault(f"the number of its answer is {came}; it was asked number {self._number}, {asked}")
        if found := faults(command, answer):
            raise ProtocolFault(f"{found[0]} (asked for {asked})")

    def _ok(self, answer: Mapping[str, Any], *_: Any) -> Mapping[str, Any]:
        return answer

    def _refused(self, answer: Mapping[str, Any], _command: str, _asked: str, given: Mapping[str, Any]) -> Any:
        keys = ("rule", "code", "values", "rulings", "also")
        raise EngineRefuses(given["act"].get("do", ""), {key: answer[key] for key in keys if key in answer})

    def _malformed(self, answer: Mapping[str, Any], command: str, asked: str, _given: Mapping[str, Any]) -> Any:
        said = answer.get("message", "malformed")
        if command == "new" and "faults" in answer:
            raise UnlawfulPosition(answer["faults"])
        if command == "roll":
            which = f"dice are {answer['dice']}: " if "dice" in answer else ""
            raise DiceFault(f"{which}{said} (asked for {asked})")
        if command == "select":
            raise EngineErrored(f"the engine does not take its own edition and readings: {said}")
        raise BadCommand(f"malformed, says the engine: {said} (asked for {asked})")

    def _skipped(self, answer: Mapping[str, Any], *_: Any) -> Any:
        raise EngineSkips(answer["reason"], answer.get("message", ""), answer.get("issue", ""))

    def _errored(self, answer: Mapping[str, Any], _command: str, asked: str, _given: Mapping[str, Any]) -> Any:
        raise EngineErrored(f"the engine has failed: {answer['message']} (asked for {asked})")

    def close(self) -> None:
        """End the process and all that it has started."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def stop(self) -> None:
        """The same, but the engine is asked first."""
        if self._process is None:
            return
        self._fault = None
        process = self._process
        try:
            self._ask("stop")
            process.leave()
        except (EngineFault, PlackyError):
            pass
        finally:
            self.close()
