"""Drills put to another engine, or to another reading of ours: the same questions are tests."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from placky.drills.drill import Drill
from placky.exploring.duel import differences
from placky.exploring.engines import Engine
from placky.verdicts import EngineSkips, NotApplicable
from touchline.core.play.wire import Plain

__all__ = ["Otherwise", "checked"]


class Otherwise(NamedTuple):
    """A drill that an engine answers otherwise, and how; or one that it `skips`, and why."""

    drill: Drill
    how: str
    skips: bool = False


def checked(drills: Iterable[Drill], engine: Engine) -> Iterator[Otherwise | None]:
    """For each drill None, or how the engine answers otherwise. What it leaves out of a state is no difference."""
    for drill in drills:
        try:
            how = _answer(drill, engine)
        except (EngineSkips, NotApplicable) as error:
            yield Otherwise(drill, str(error), skips=True)
        else:
            yield Otherwise(drill, how) if how else None


def _answer(drill: Drill, engine: Engine) -> str:
    """How an engine answers otherwise; empty where it does not."""
    table, expected, at = engine.table(), drill.expected, "set_up"
    try:
        table.set_up(engine.position(drill.position))
        for number, move in enumerate(drill.moves, 1):
            ((at, given),) = move.items()
            getattr(table, at)(given)
            at = f"move {number}"
        if expected.shut:
            return _put(table, expected.shut, expected.refused) or _put(table, expected.put, "") or _shows(table, drill)
        return _put(table, expected.put, expected.refused) or ("" if expected.refused else _shows(table, drill))
    except (EngineSkips, NotApplicable):
        raise
    except Exception as error:  # noqa: BLE001 - an engine of somebody's
        refusal = getattr(error, "refusal", None)
        return f"refuses {at}, by {refusal['rule']}" if refusal else f"breaks after {at}: {error}"


def _put(table: Any, move: Plain, refused: str) -> str:
    """Do what a drill is about; how that went otherwise, empty where it did not."""
    for call, given in move.items():
        try:
            getattr(table, call)(given)
        except Exception as error:
            refusal = getattr(error, "refusal", None)
            if refusal is None or not refused:
                raise
            return "" if refusal["rule"] == refused else f"refuses it by {refusal['rule']}, not by {refused}"
        if refused:
            return f"does it; refused by {refused}"
    return ""


def _shows(table: Any, drill: Drill) -> str:
    """What an engine shows otherwise; empty where it does not."""
    for what in ("state", "pending"):
        wanted = getattr(drill.expected, what)
        if wanted is None:
            continue
        shown = getattr(table, what)()
        if shown is None:
            return f"shows no {what}"
        if way := next(differences(wanted, shown), None):
            return f"shows {'.'.join(map(str, (what, *way)))} otherwise"
    return _opens(table, **drill.expected.open) if drill.expected.open else ""


def _opens(table: Any, do: str, players: Sequence[str]) -> str:
    """To whom else an engine offers something, or does not; empty where it does not differ."""
    offered = {one["player"] for one in (table.pending() or {}).get("options", ()) if one["do"] == do}
    other = sorted(offered ^ {*players}, key=str)
    return f"offers {do} otherwise to {', '.join(map(str, other))}" if other else ""
