"""A command, or dice, as a When step of the game: the other way round from its step definitions.

No pattern says which command it makes. So each text that might be meant is tried, at a table that only notes what is
put to it; of those that put just this command it is the one that says most words of it, and of these the shortest.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from placky.phrasing.candidates import Texts, candidates, values_in
from placky.phrasing.desk import Desk, Said
from placky.scenarios.columns import Columns
from placky.scenarios.steps import StepBook, StepDefinition
from touchline.core.play.wire import Plain

__all__ = ["when"]


class _Noting(Desk):
    """A table at which nothing is done: it notes what steps put to it. `done` is what it says of an act."""

    def __init__(self, table: Any, done: bool, known: dict[str, Any]) -> None:
        super().__init__(table)
        self.done, self._known = done, known
        self.noted: list[Plain] = []

    def act(self, command: Plain) -> bool:
        """Note a command."""
        self.noted.append({"act": dict(command)})
        return self.done

    def roll(self, dice: Sequence[Any]) -> None:
        """Note dice."""
        self.noted.append({"roll": list(dice)})


def when(move: Plain, steps: StepBook, table: Any, among: Collection[StepDefinition] | None = None) -> Said | None:
    """The When step that puts a command or dice to a table as it stands; None where no step does, or none `among`."""
    pending = table.pending()
    ((kind, given),) = move.items()
    values = values_in(given, *_hands(given)) if kind == "roll" else values_in(given)
    wanted, known = _settled(move, pending), {"pending": pending, "state": table.state()}

    def says(step: Said, definition: StepDefinition) -> bool:
        for done in (False, True):
            noted = _noted(step, definition, steps, _Noting(table, done, dict(known)))
            if len(noted) != 1 or _settled(noted[0], pending) != wanted:
                return False
        return True

    mine = [one for one in (steps.definitions if among is None else among) if one.kind == "when"]
    said = Texts(steps.types, values, known["state"])
    texts = [(text, one) for one in mine for text in candidates(one, said)]
    for text, definition in sorted(texts, key=lambda one: (*_rank(one[1], move), len(one[0]))):
        tables = _tables(definition.columns, values) if definition.columns else ((),)
        for rows in tables:
            step = Said("when", text, rows)
            if says(step, definition) and steps.matching("when", text) == [definition]:
                return step
    return None


def _rank(definition: StepDefinition, move: Plain) -> tuple[bool, int]:
    """First steps without a table, and of these such as have a field for most words of a command."""
    return definition.columns is not None, -len(definition.asks & {*move.get("act", ())})


def _noted(step: Said, definition: StepDefinition, steps: StepBook, desk: _Noting) -> Sequence[Plain]:
    try:
        definition.perform(steps.types, step.text, desk, step.rows)
    except Exception:  # noqa: BLE001 - a step that does not fit here may break in any way
        return ()
    return desk.noted


def _settled(move: Plain, pending: Plain | None) -> Plain:
    """A move without what may be said or not: whose words it is where that is due, whose dice where all are his."""
    asked = pending or {}
    if "act" in move:
        coach = {"coach": asked["coach"]} if "coach" in asked else {}
        return {"act": {**coach, **{key: one for key, one in move["act"].items() if one is not None}}}
    owed = {one["player"] for one in (*asked.get("dice", ()), *asked.get("hands", ()))}
    owner = next(iter(owed)) if len(owed) == 1 else None
    return {"roll": [{"player": die["player"] or owner, "face": die["face"]} for die in move["roll"]]}


def _hands(dice: Sequence[Plain]) -> list[list[Any]]:
    """The faces of each who rolls, and all of them."""
    owners = dict.fromkeys(die["player"] for die in dice)
    hands = [[die["face"] for die in dice if die["player"] == owner] for owner in owners]
    return [*hands, [die["face"] for die in dice]]


def _tables(columns: Columns, values: Sequence[Any]) -> list[tuple[tuple[str, ...], ...]]:
    """A table of each list of tables that the columns can say."""
    found = []
    for value in values:
        if isinstance(value, list) and value and all(isinstance(one, Mapping) for one in value):
            keys = [key for key in columns.types if any(key in one for one in value)]
            cells = [tuple(_cell(columns, key, one) for key in keys) for one in value]
            found.append((tuple(keys), *cells))
    return found


def _cell(columns: Columns, key: str, row: Mapping[str, Any]) -> str:
    texts = columns.types[key].texts(row[key]) if key in row else []
    return texts[0] if texts else ""
