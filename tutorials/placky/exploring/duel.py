"""Two engines at one game: the same position, commands and dice are put to both, and their answers compared."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from placky.exploring.engines import Engine
from placky.verdicts import DiceFault, EngineFault, EngineSkips, NotApplicable
from touchline.core.play.wire import Plain

__all__ = ["Duel", "Left", "Parting", "Reply", "differences"]

Way = tuple[str | int, ...]


ASKED = (("readings",), ("edition",))
"""Keys of a state that say by which readings it is played, not what came of it."""


SLIGHTLY = 10
"""Thousandths: as exact as steps are."""


class Left(Exception):  # noqa: N818 - what has happened
    """An engine does not play this, and says so: there is nothing to compare."""


class Reply(NamedTuple):
    """What an engine made of a move."""

    how: str
    """done, refused, malformed, or broken."""
    rule: str = ""
    """By which rule it was refused."""
    message: str = ""
    state: Any = None
    events: Sequence[Plain] = ()
    """What has happened since."""
    pending: Any = None


@dataclass
class Parting:
    """Where two engines part: what each of them made of the last move."""

    here: Reply
    there: Reply
    way: Way
    """The way to the value that differs: state, events, pending; or how the move ended."""

    @property
    def kind(self) -> str:
        """What differs, without the places in lists: all of one kind are one difference."""
        named = "".join("[]" if isinstance(step, int) else f".{step}" for step in self.way)[1:]
        return f"{named}, slightly" if self._slightly() else named

    def _slightly(self) -> bool:
        """Is it a length, and by a few thousandths another one? Engines may round in their own ways."""
        ends: list[Any] = []
        for side in (self.here, self.there):
            value: Any = {"state": side.state, "pending": side.pending}
            try:
                for step in self.way:
                    value = value[step]
            except (KeyError, IndexError, TypeError):
                return False
            ends.append(value)
        return all(type(one) is int and abs(one) > SLIGHTLY for one in ends) and abs(ends[0] - ends[1]) <= SLIGHTLY


class _Side:
    """One of both."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.table: Any = None
        self.told = 0
        self.pending: Any = None

    def set_up(self, position: Plain) -> Reply:
        self.table, self.told = self.engine.table(), 0
        return self._answer(self.table.set_up, position)

    def put(self, move: Plain) -> Reply:
        ((kind, given),) = move.items()
        return self._answer(self.table.act if kind == "act" else self.table.roll, given)

    def _answer(self, call: Any, given: Any) -> Reply:
        how, rule, message = "done", "", ""
        try:
            call(given)
        except Exception as error:  # noqa: BLE001 - an engine of somebody's
            how, rule, message = _fallen(error)
        if how == "broken" or (how == "malformed" and call != self.table.act):
            return Reply(how, rule, message)  # a program that was given wrong dice says nothing more
        try:
            if how != "done":  # a state that is the same says enough
                return Reply(how, rule, message, self.table.state(), (), self.pending)
            events, self.pending = self.table.events(), self.table.pending()
            found = Reply(how, rule, message, self.table.state(), events[self.told :], self.pending)
        except Exception as error:  # noqa: BLE001 - as above
            return Reply("broken", "", _fallen(error)[2])
        self.told = len(events)
        return found


def _fallen(error: Exception) -> tuple[str, str, str]:
    """How a call ended that was not done, by which rule, and what was said."""
    said = " ".join(str(error).split()) or type(error).__name__
    if isinstance(error, EngineSkips | NotApplicable):
        raise Left(said) from error
    if isinstance(refusal := getattr(error, "refusal", None), Mapping):
        return "refused", str(refusal.get("rule", "")), said
    if isinstance(error, EngineFault) and not isinstance(error, DiceFault):
        return "broken", "", said
    return "malformed", "", said


class Duel:
    """A game of two engines. Differences of an `ignored` kind are none, nor those whose kind begins as one of `but`."""

    def __init__(
        self, here: Engine, there: Engine, ignored: Collection[str] = (), but: Sequence[str] = (),
        watch: Callable[[str, Any], None] | None = None,
    ) -> None:  # fmt: skip
        """`watch` is told what comes next: a position ("begun"), a move ("move")."""
        self._sides, self._ignored, self._watch = (_Side(here), _Side(there)), ignored, watch
        self._but = tuple(but)
        self.latest: Reply | None = None
        """What the first one has answered."""
        self.kinds: set[str] | None = None
        """All kinds of differences that there were, where somebody wants to know."""

    @property
    def table(self) -> Any:
        """The table of the first one."""
        return self._sides[0].table

    @property
    def spent(self) -> bool:
        """Has one of them nothing more to say? So it is where dice do not fit."""
        return self.latest is not None and self.latest.state is None

    def set_up(self, position: Plain) -> Parting | None:
        """Begin. Where they part already, how. Raises `Left` for a position that the first does not take."""
        if self._watch:
            self._watch("begun", position)
        here = self._sides[0].set_up(position)
        if here.how != "done":
            raise Left(here.message)
        return self._compared(here, self._sides[1].set_up(position))

    def put(self, move: Plain) -> Parting | None:
        """One move for both. Where they part, how."""
        if self._watch:
            self._watch("move", move)
        return self._compared(*(side.put(move) for side in self._sides))

    def _compared(self, here: Reply, there: Reply) -> Parting | None:
        self.latest = here
        if self.kinds is not None:
            self.kinds.update(Parting(here, there, way).kind for way in _ways(here, there))
        found = (Parting(here, there, way) for way in _ways(here, there))
        return next((parting for parting in found if not self._passed(parting.kind)), None)

    def _passed(self, kind: str) -> bool:
        return kind in self._ignored or kind.startswith(self._but)


def _ways(here: Reply, there: Reply) -> Iterator[Way]:
    """Every way to what differs."""
    if {here.how, there.how} == {"malformed", "refused"}:
        return  # no scenario can have what is malformed, and it has changed nothing in either
    if here.how != there.how:
        yield ("how", f"{here.how} or {there.how}")
        return
    if here.how == "refused" and here.rule != there.rule:
        yield (f"refused by {here.rule} or {there.rule}",)
    if here.state is None or there.state is None:
        return
    yield from (("state", *way) for way in differences(here.state, there.state) if way[:1] not in ASKED)
    yield from (("pending", *way) for way in differences(here.pending, there.pending))
    for kind in dict.fromkeys(event["event"] for event in (*here.events, *there.events)):
        told = ([event for event in side.events if event["event"] == kind] for side in (here, there))
        yield from (("events", kind, *way) for way in differences(*told))


def differences(one: Any, other: Any) -> Iterator[Way]:
    """The ways to all that differs. What one of them leaves out of a table is no difference.

    >>> list(differences({"at": [1, 2], "ball": True}, {"at": [1, 3], "label": "E5"}))
    [('at', 1)]
    """
    pairs: Iterable[tuple[str | int, Any, Any]]
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        pairs = ((key, value, other[key]) for key, value in one.items() if key in other)
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        pairs = ((place, *both) for place, both in enumerate(zip(one, other, strict=False)))
        if len(one) != len(other):
            yield (min(len(one), len(other)),)
    else:
        if one != other or isinstance(one, bool) != isinstance(other, bool):
            yield ()
        return
    for step, mine, theirs in pairs:
        if mine is not theirs:
            yield from ((step, *way) for way in differences(mine, theirs))
