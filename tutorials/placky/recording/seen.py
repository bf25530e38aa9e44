"""The table of a scenario that has somebody's eyes: no more of it is recorded than that player sees.

Its steps check what is true, as everywhere. What is kept of them is only what its player may know, their words too:
what a step says of something hidden is left out of it, and so is every Then, as it speaks of what is true.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from placky.errors import PlackyError
from placky.recording import VEIL
from placky.recording.watched import WatchedTable
from placky.scenarios.steps import StepBook
from placky.words import players
from touchline.core.nearest import nearest
from touchline.core.play.sight import HIDDEN, Eyes, Sight, hidden
from touchline.core.play.wire import Command, FallenDie
from touchline.core.rulebook.spelling import tagged

__all__ = ["SeenTable", "secrets", "veiled_text"]


class SeenTable(WatchedTable):
    """A watched table of which one player's view is recorded. `seer` is he, as the tag in this line names him."""

    def __init__(self, *arguments: Any, seer: str, line: int, sight: Sight | None, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._tag, self._sight = f"tag @eyes_{seer} (line {line})", sight
        self._seer, self._eyes = seer, Eyes(sight, "") if sight else None
        self._known: list[str] = []
        self._owners: list[list[str]] = []
        self._secrets: list[str] = []
        self._laid: list[tuple[Any, Any]] = []
        self._before: dict[str, Any] = {}

    def set_up(self) -> None:
        """Put the gathered position on the table; what Givens say of it is kept as far as it is seen."""
        if self.is_set_up:
            return
        super().set_up()
        if not self.for_player:
            return
        state, seen = self.table.state(), self.table.state(*self.for_player)
        for number, (step, laid) in enumerate(self._laid):
            text = veiled_text(self.steps, step, _unseen(laid, state, seen))
            self._steps[number] = replace(self._steps[number], text=text)

    def _find_player(self) -> None:
        """Find the player whom the tag names, once there is a position."""
        if self._sight is None or self.for_player or not self.is_set_up or self.faults is not None:
            return
        state = self.table.state()
        self._known = players(state)
        found = next((one for one in self._known if tagged(one) == self._seer), None)
        if found is not None:
            self.for_player, self._eyes = (found,), Eyes(self._sight, found)

    def misnamed(self, step: Any) -> str | None:
        """The player of the tag where there is none of that name, else as of every scenario."""
        if not self.is_set_up or self.faults is not None or self.for_player:
            return super().misnamed(step)
        self.misused = True
        if self._sight is None:
            return f"{self._tag}: nothing is hidden in this game; its table is made without sight"
        return f"{self._tag} names nobody here; {nearest(self._seer, map(tagged, self._known))}"

    def act(self, command: Command) -> bool:
        """A coach does something. What others are refused, the player would not see: raises `PlackyError`."""
        pending = self.table.pending() or {}
        done = super().act(command)
        names = [command.get("coach"), command.get("player"), pending.get("coach")]
        who = next((one for one in names if one in self._known), None)
        if not done and who not in self.for_player:
            self.misused = True
            raise PlackyError(f"{self._tag}: what {who} is refused nobody else sees; show it in a scenario of its own")
        return done

    def roll(self, dice: Sequence[FallenDie]) -> None:
        """Dice fall."""
        pending = self.table.pending() or {}
        self._owners.append([str(one["player"]) for one in pending.get("dice") or pending.get("hands") or ()])
        super().roll(dice)

    def note(self, step: Any) -> None:
        """Record a step that has run, as far as it is seen."""
        self._secrets = []
        super().note(step)
        text = "" if step.type == "then" else VEIL
        if step.type == "given":
            position = self.position.plain()
            self._laid.append((step, _added(self._before, position)))
            self._before = position
        elif step.type == "when":
            text = veiled_text(self.steps, step, self._secrets)
        self._steps[-1] = replace(self._steps[-1], text=text)

    def _take(self) -> list[dict[str, Any]]:
        """What was put to the table, as the player sees it."""
        acts = super()._take()
        self._find_player()
        if not self.for_player:
            return []
        seen = [{call: self._seen_of(call, given)} for act in acts for call, given in act.items()]
        self._secrets += [one for act, other in zip(acts, seen, strict=True) for one in secrets(act, other)]
        return seen

    def _seen_of(self, call: str, given: Any) -> Any:
        assert self._eyes is not None  # noqa: S101 - whoever is for somebody has his eyes
        if call == "set_up":
            return self.table.state(*self.for_player)
        if call == "act":
            return dict(self._eyes.command(given))
        return self._eyes.dice(given, self._owners.pop(0))

    def _happened(self) -> Sequence[Mapping[str, Any]]:
        """All that is true, whoever sees it."""
        told: Sequence[Mapping[str, Any]] = self.table.events() if self.is_set_up and self.faults is None else ()
        return told


def secrets(true: Any, seen: Any) -> Iterator[str]:
    """Every value, as a text, that stands in what is true and not in what is seen.

    >>> list(secrets({"Ada": ["ring"], "Ben": ["crown", 3]}, {"Ada": ["ring"], "Ben": [HIDDEN, HIDDEN]}))
    ['crown', '3']
    >>> list(secrets({"do": "lay crown"}, {"do": "lay"}))
    ['crown']
    """
    if isinstance(true, Mapping) and isinstance(seen, Mapping) and not hidden(seen):
        for key, one in true.items():
            yield from secrets(one, seen.get(key, HIDDEN))
    elif isinstance(true, list) and isinstance(seen, list) and len(true) == len(seen):
        for one, other in zip(true, seen, strict=True):
            yield from secrets(one, other)
    elif isinstance(true, str) and isinstance(seen, str) and true.startswith(f"{seen} "):
        yield true.removeprefix(f"{seen} ")
    elif true != seen:
        yield from _values(true)


def _values(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, one in value.items():
            yield str(key)
            yield from _values(one)
    elif isinstance(value, list):
        for one in value:
            yield from _values(one)
    else:
        yield str(value)


def _added(before: Any, now: Any) -> Any:
    """What a step has laid down: the keys of a position that are new or have another value."""
    if isinstance(before, Mapping) and isinstance(now, Mapping):
        return {key: _added(before.get(key), one) for key, one in now.items() if before.get(key) != one}
    return now


def _unseen(laid: Any, state: Any, seen: Any) -> list[str]:
    """What of it the player does not see; what does not stand in the state as it was laid counts as hidden."""
    if isinstance(laid, Mapping) and isinstance(state, Mapping) and isinstance(seen, Mapping) and not hidden(seen):
        parts = ((one, state.get(key), seen.get(key, HIDDEN)) for key, one in laid.items())
        return [text for part in parts for text in _unseen(*part)]
    return [*secrets(laid, seen)] if laid == state else [*_values(laid)]


def veiled_text(book: StepBook, step: Any, unseen: Iterable[str]) -> str:
    """A step without what its player does not see: fields that say it, or all of it where it is not in a field."""
    left = {*unseen}
    if not left:
        return str(step.name)
    (one,) = book.matching(step.type, step.name)
    match = one.expression.match(step.name)
    assert match is not None  # noqa: S101 - it has just matched
    said = str(step.name)
    for name, kind in sorted(one.fields.items(), key=lambda field: -match.start(field[0])):
        if match[name] is not None and (told := _told(match[name], book.types[kind].read)) & left:
            said = said[: match.start(name)] + VEIL + said[match.end(name) :]
            left -= told
    cells = {cell for row in (step.datatable.raw() if step.datatable else ()) for cell in row}
    return said if left <= cells else VEIL


def _told(text: str, read: Any) -> set[str]:
    """What a field says: its text, and what that becomes."""
    value = read(text)
    return {text, *_values([*value] if isinstance(value, tuple | set | frozenset) else value)}
