"""The table that scenarios talk to: six calls, a seventh for odds, plain values, any engine behind it.

A step definition never imports a rule. Another engine for the same rulebook implements `Table` and takes the place of
this one. Its answers must have the shapes described in the testers' guide, `docs/guides/tester.md`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from touchline.core.dice.throws import DiceTest, Throw, counted, what, whose
from touchline.core.errors import DiceError
from touchline.core.play.consequences import ByEvents, Differ, outcomes, outcomes_seen
from touchline.core.play.drivers import THROWS, Play
from touchline.core.play.events import to_json
from touchline.core.play.falls import falls
from touchline.core.play.requests import Rules
from touchline.core.play.sight import Eyes, Sight
from touchline.core.play.wire import Command, Event, Fall, FallenDie, Outcome, Pending, Position, State

__all__ = ["Falling", "Foreseeing", "InProcessTable", "Table", "fallen"]

MOST_TOLD = 99
"""No message counts more dice."""


def _always(_state: Any) -> bool:
    """Something begins at every checkpoint."""
    return True


class Table(Protocol):
    """What an engine must be able to do for the scenarios of a rulebook. All values are plain JSON data.

    State, events and what is pending are the referee's, who sees everything; `for_player`, what this player sees of
    them (`touchline.core.play.sight`). An engine without secrets need not take it.
    """

    def set_up(self, position: Position) -> None:
        """Start from a position. Raises an error listing all faults of an unlawful one."""

    def act(self, command: Command) -> None:
        """A coach does something. Raises an error with `refusal` when refused, changing nothing.

        That is `{"rule": number, "code": term, "values": {name: value}, "rulings": [number]}`.
        """

    def roll(self, dice: Sequence[FallenDie]) -> None:
        """Dice fall: `[{"player": name, "face": n}, ...]`, every die that is due and no other.

        A face is a number, a symbol where the dice have symbols, or the name of a card.
        """

    def state(self, for_player: str | None = None) -> State:
        """The position now."""

    def events(self, for_player: str | None = None) -> list[Event]:
        """Everything that has happened since the set-up."""

    def pending(self, for_player: str | None = None) -> Pending | None:
        """What is asked for now: a decision, a roll, or None at the end.

        A roll with which something new begins, so that a scenario may well end before it, has `"opens": True`.
        """


class Foreseeing(Table, Protocol):
    """A table that also tells what a roll may lead to, for odds on pages."""

    def outcomes(self, for_player: str | None = None) -> list[Outcome]:
        """Every outcome of the roll that is due: those with the same consequences are one.

        `for_player`: as far as this player can know; empty where nobody counts that.
        """


class Falling(Foreseeing, Protocol):
    """A table that also tells each way in which dice can fall, for pages that roll them."""

    def falls(self) -> list[Fall]:
        """Every way of the roll that is due, those together that are told alike; nothing where they are too many.

        `ways` of each are runs `[first, how many]` of their numbers in the order of all faces, the last die first: of
        two D12, 0 is 1 and 1, 143 is 12 and 12. `events` is what happens, with the faces of one of them, and `state`
        what is come to.
        """


class InProcessTable:
    """A `Table` over a touchline game: how to read a position, which procedure to run, how to show the state."""

    def __init__(
        self,
        read: Callable[[Position], tuple[Any, Callable[[Any], Rules[object]]]],
        show: Callable[[Any], State],
        differ: Differ | None = None,
        sight: Sight | None = None,
        begins: Callable[[Any], bool] | None = None,
    ) -> None:
        """`differ`: what makes one outcome of a roll differ from another; without it, every event does.

        `sight`: what each player may see; without it, everything.

        `begins`: of a state at a checkpoint, whether something begins there that players would call one (a turn, an
        action, a down); without it, at every checkpoint.
        """
        self._read, self.show, self._differ, self.sight = read, show, differ or ByEvents(), sight
        self.begins = begins or _always
        self.play: Play[Any] | None = None
        self._told: list[Event] = []

    def _playing(self) -> Play[Any]:
        if self.play is None:
            raise DiceError("", "nothing is set up yet: start with a position")
        return self.play

    def set_up(self, position: Position) -> None:
        """Start from a position; see `Table`."""
        state, procedure = self._read(position)
        self.play = Play(state, procedure)
        self._told = []

    def act(self, command: Command) -> None:
        """A coach does something; see `Table`."""
        self._playing().act(command)

    def roll(self, dice: Sequence[FallenDie]) -> None:
        """Dice fall; see `Table`. Dice may come in any order; two of one player keep theirs."""
        play = self._playing()
        _read(play.pending, dice)
        play.roll(_in_order(play.pending, dice) if isinstance(play.pending, THROWS) else [d["face"] for d in dice])

    def outcomes(self, for_player: str | None = None) -> list[Outcome]:
        """What the roll that is due may lead to; see `Foreseeing`."""
        play, eyes = self._playing(), self._eyes(for_player)
        if eyes is None:
            return outcomes(play, self._differ)
        alike = self._alike(play, eyes) if isinstance(play.pending, THROWS) else [play]
        return outcomes_seen(alike, self._differ, eyes, self.show) if alike else []

    def falls(self) -> list[Fall]:
        """Every way in which the roll that is due can fall, where they are few; see `Falling`."""
        return falls(self._playing(), self.show)

    def _eyes(self, player: str | None) -> Eyes | None:
        return None if player is None or self.sight is None else Eyes(self.sight, player)

    def _alike(self, play: Play[Any], eyes: Eyes) -> list[Play[Any]]:
        """Plays that this player cannot tell from this one; none in the middle of a rule, as no position is there."""
        state, seen = self.show(play.state), self._seen(play, eyes)
        if seen[0] == state:
            return [play]
        worlds = eyes.sight.worlds(state, eyes.player) if play.settled else ()
        others = (Play(*self._read(world)) for world in worlds)
        return [other for other in others if self._seen(other, eyes) == seen]

    def _seen(self, play: Play[Any], eyes: Eyes) -> tuple[State, Pending | None]:
        state = self.show(play.state)
        return eyes.state(state), eyes.pending(_told(play), state)

    def put(self, entry: Mapping[str, Any]) -> None:
        """Do what a recording keeps of a step: `{"set_up": position}`, `{"act": command}` or `{"roll": dice}`."""
        calls: Mapping[str, Callable[[Any], None]] = {"set_up": self.set_up, "act": self.act, "roll": self.roll}
        ((call, given),) = entry.items()
        calls[call](given)

    def state(self, for_player: str | None = None) -> State:
        """The position now; see `Table`."""
        state, eyes = self.show(self._playing().state), self._eyes(for_player)
        return eyes.state(state) if eyes else state

    def events(self, for_player: str | None = None) -> list[Event]:
        """Everything since the set-up; see `Table`."""
        play, eyes = self._playing(), self._eyes(for_player)
        self._told.extend(to_json(event) for event in play.events[len(self._told) :])
        return eyes.events(self._told) if eyes else list(self._told)

    def pending(self, for_player: str | None = None) -> Pending | None:
        """What is asked for now; see `Table`."""
        play, eyes = self._playing(), self._eyes(for_player)
        pending = _told(play)
        return eyes.pending(pending, self.show(play.state)) if eyes else pending


def _told(play: Play[Any]) -> Pending | None:
    """What a play waits for, as plain data."""
    if play.pending is None:
        return None
    opens = isinstance(play.pending, THROWS) and play.settled
    return {**play.pending.to_json(), "opens": True} if opens else play.pending.to_json()


def _read(pending: Any, dice: Any) -> None:
    """Raise `DiceError` for what are no dice at all."""
    rule = pending.rule if isinstance(pending, THROWS) else ""
    if not isinstance(dice, list | tuple) or not all(
        isinstance(d, Mapping) and {"player", "face"} <= set(d) for d in dice
    ):
        raise DiceError(rule, f'dice are a list of {{"player": name, "face": number}}, not {dice!r}')


def fallen(throw: Throw, faces: Sequence[Any]) -> list[FallenDie]:
    """Faces in the order in which a throw asks for them, as dice that a table takes: each with its owner."""
    if isinstance(throw, DiceTest):
        pools = zip(throw.pools, throw.take(faces), strict=True)
        return [{"player": pool.player, "face": face} for pool, mine in pools for face in mine]
    return [{"player": owner, "face": face} for owner, face in zip(throw.owners, faces, strict=True)]


def _in_order(throw: Throw, dice: Sequence[Mapping[str, Any]]) -> list[Any]:
    """The faces in the order in which the throw asks for them."""
    if isinstance(throw, DiceTest):
        return _by_pool(throw, dice)
    left = [dict(die) for die in dice]
    faces = []
    for owner in throw.owners:
        mine = next((one for one in left if one["player"] in (owner, None)), None)
        if mine is None:
            kind = what(throw)
            single = "a card" if kind == "cards" else "a die"
            due = f"{len(throw.owners)} {kind} are due" if len(throw.owners) > 1 else f"{single} is due"
            due = f"{due} for {throw.action}, from {whose(throw)}; one from {owner} is missing"
            came = counted([str(one["player"]) for one in dice[:MOST_TOLD]], kind) or "nobody"
            raise DiceError(throw.rule, f"{due}; {kind} came from {came}")
        left.remove(mine)
        faces.append(mine["face"])
    if left:
        raise DiceError(throw.rule, f"left over: {left[0]['face']} for {left[0]['player']}; asked for: {whose(throw)}")
    return faces


def _by_pool(test: DiceTest, dice: Sequence[Mapping[str, Any]]) -> list[Any]:
    """The faces pool by pool, each pool's in the order given: sixes may have added dice, so their number is open."""
    owners = [pool.player for pool in test.pools]
    strange = next((die for die in dice if die["player"] not in (*owners, None)), None)
    if strange is not None:
        raise DiceError(test.rule, f"a die for {strange['player']}; asked for: {whose(test)}")
    if len(owners) > 1 and (loose := next((die for die in dice if die["player"] is None), None)) is not None:
        raise DiceError(test.rule, f"whose is the {loose['face']}? Asked for: {whose(test)}")
    return [die["face"] for owner in owners for die in dice if die["player"] in (owner, None)]
