"""Where two engines part, as a scenario in the game's own steps: it passes with the first and fails with the second."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from placky.exploring.duel import Parting, differences
from placky.exploring.engines import Engine
from placky.phrasing import Claims, Desk, Said, dice_due, givens, lines, perform, then, values_in, when
from placky.rulebook import Rulebook
from placky.rulebooks import features, index, rulebook, step_book
from placky.scenarios.reader import read
from placky.scenarios.tags import Known
from placky.shrinking import SmallGame
from placky.writing import write_file
from touchline.core.play.wire import Plain
from touchline.core.rulebook.spelling import tagged

__all__ = ["Written", "claim", "rule_at_work", "written"]

MOST_WAYS = 20
"""So many of the differences between two states are spoken of."""


class Written(NamedTuple):
    """A feature file, and what became of its scenario when it was run against both."""

    text: str
    whens: int
    why: str
    """Why it fails with the second engine."""


@cache
def _claims(name: str) -> Claims:
    book = rulebook(name)
    return Claims(step_book(book), features(book))


def claim(
    game: SmallGame, parting: Parting, book: Rulebook, here: Engine, there: Engine, *, alive: bool = True
) -> Said | None:  # fmt: skip
    """A step that tells the two apart where they part; None where the game has none that can.

    Not `alive`: the second engine is not to be asked any more.
    """
    mine = _played(game, book, here)
    if parting.here.how == "done" != parting.there.how or not alive:
        theirs = _played(game, book, here, but_last=True)  # what the move has come to, where it was done
    else:
        theirs = _played(game, book, there) or _played(game, book, there, but_last=True)
    if mine is None or theirs is None:
        return None
    values, tables = _spoken(mine, theirs, parting)
    return then(step_book(book), mine, theirs, values, tables, _claims(book.name), str(parting.way[0]))


def _played(game: SmallGame, book: Rulebook, engine: Engine, *, but_last: bool = False) -> Desk | None:
    """A desk at which a game has been played; None where the engine does not get that far."""
    desk = Desk(engine.table(), book.words())
    desk.position.update(game.position)
    moves = game.moves[:-1] if but_last else game.moves
    try:
        desk.set_up()
        if desk.faults is not None:
            return None
        for move in moves:
            desk.refusal = None
            ((kind, given),) = move.items()
            getattr(desk, kind)(given)
        for look in (desk.state, desk.events, desk.pending):
            look()  # and remember it: the next game may be played at the same table
    except Exception:  # noqa: BLE001 - an engine of somebody's
        return None
    return desk


def _spoken(mine: Desk, theirs: Desk, parting: Parting) -> tuple[list[Any], list[Plain]]:
    """What a claim may speak of, and what a row of a table may be about."""
    values: list[Any] = []
    tables: list[Plain] = [dict(event) for event in parting.here.events]
    for way in [*differences(mine.state(), theirs.state())][:MOST_WAYS]:
        value: Any = mine.state()
        for step in way:
            values.append(step)
            if isinstance(value, Mapping):
                values += [one for key, one in value.items() if isinstance(one, str) and value is not mine.state()]
                tables += [value] if "name" in value else []
            value = value[step] if isinstance(step, str) or step < len(value) else None
            values.append(value)
    kinds = [event["event"] for event in parting.there.events]
    values += [mine.refusal or {}, [dict(event) for event in parting.here.events], kinds, _asked(mine.pending())]
    return values_in(*values), [*_tabled(tables)]


def _tabled(tables: Sequence[Plain]) -> Iterator[Plain]:
    """Tables as a step has them: who it is comes first."""
    for table in tables:
        yield {"player": table["name"], **table} if "name" in table and "player" not in table else table


def _asked(pending: Any) -> Any:
    """What is asked, without the limits of moves."""
    if not isinstance(pending, Mapping):
        return pending
    offers = [{key: one for key, one in offer.items() if key != "region"} for offer in pending.get("options", ())]
    return {**pending, "options": offers} if offers else pending


def written(
    game: SmallGame, parting: Parting, book: Rulebook, here: Engine, there: Engine, how: str, *, alive: bool = True
) -> Written | None:  # fmt: skip
    """The feature file of a game; None where not all of it can be said in steps, or it does not tell them apart.

    `how` is the command that finds it again; not `alive`: the second engine is not to be asked any more.
    """
    steps = step_book(book)
    scenario = [*_givens(game, book, here)]
    table = here.table()
    table.set_up(game.position)
    for move in game.moves:
        said = when(move, steps, table)
        if said is None:
            return None
        scenario.append(said)
        ((kind, given),) = move.items()
        if move is not game.moves[-1]:
            getattr(table, kind)(given)
    told = claim(game, parting, book, here, there, alive=alive)
    if told is None:
        return None
    scenario.append(told)
    if (mine := _played(game, book, here)) is None:
        return None
    mine.refusal = None
    due = mine.pending()
    if due and due["ask"] == "roll" and not due.get("opens") and steps.answer("then", told.text) != "dice":
        scenario += filter(None, [dice_due(steps, mine)])
    text = _feature(scenario, f"{here.name} and {there.name} part", told, parting, book, how)
    return _run(text, book, here, there if alive else None, parting)


def _givens(game: SmallGame, book: Rulebook, here: Engine) -> Iterator[Said]:
    """The position, with the readings that the first engine plays; nothing where steps cannot say all of it."""
    position = here.position(game.position)
    said, laid = givens(position, step_book(book))
    if laid == position:
        yield from said


def _run(text: str, book: Rulebook, here: Engine, there: Engine | None, parting: Parting) -> Written | None:
    """Read the file as anybody reads it, and run it against both engines."""
    steps = step_book(book)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "found.feature"
        write_file(path, text)
        (found,) = read(path, Known.of(index(book))).scenarios
    said = [Said(step.kind, step.text, step.table) for step in found.steps]
    if perform(said, steps, Desk(here.table(), book.words())):
        return None
    why = perform(said, steps, Desk(there.table(), book.words())) if there else parting.there.message
    return Written(text, sum(step.kind == "when" for step in said), why) if why else None


def _feature(scenario: Sequence[Said], name: str, told: Said, parting: Parting, book: Rulebook, how: str) -> str:
    tag = tagged(rule_at_work(parting, book))
    head = [f"# {how}", f"Feature: {name}", "", f"  @rule_{tag}", f"  Scenario: {_title(told)}"]
    return "\n".join([*head, *(f"    {line}" for line in lines(scenario))]) + "\n"


def _title(told: Said) -> str:
    """What the scenario is called: what it claims."""
    about = told.rows[-1] if told.rows else ()
    said = f"{told.text.removesuffix(':')} {', '.join(filter(None, about))}" if about else told.text
    return f"Where {said.rstrip()}"


def rule_at_work(parting: Parting, book: Rulebook) -> str:
    """The rule that was at work where they part, for the tag: of what only the first tells, or of the last event."""
    known = index(book).rules
    there = parting.there.events
    alone = [
        one for one in parting.here.events if not any(next(differences(one, other), None) is None for other in there)
    ]
    told = [*alone, *reversed(parting.here.events), parting.here.pending or {}]
    rules = [parting.here.rule, *(str(one.get("rule", "")) for one in told)]
    return next((rule for rule in rules if rule in known), next(iter(known), ""))
