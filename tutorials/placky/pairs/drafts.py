"""A draft of a scenario in which two rules meet: the smallest game in which they still do, in the game's own steps.

It is a draft: what it shows is for a person to say, in the words of the rulebook.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from placky.pairs import Met, Pair
from placky.pairs.windows import Watch
from placky.phrasing import Desk, Said, dice_due, faults_of, givens, lines, perform, when
from placky.phrasing.candidates import Texts, candidates
from placky.rulebook import Rulebook
from placky.rulebooks import step_book
from placky.scenarios.steps import StepBook
from placky.shrinking import Game, shrunk
from touchline.core.errors import TouchlineError

__all__ = ["draft"]

Plain = Mapping[str, Any]
TRIED = 800
"""So many smaller games are played for one draft at most."""


def draft(book: Rulebook, pair: Pair, met: Met, names: Sequence[str] = ()) -> list[str]:
    """The lines of a scenario, without its title; empty where the game has no steps for all of it.

    `names`: those that players may be given, the plainest first.
    """
    steps, meets = step_book(book), partial(_as_far_as_they_meet, book, pair)
    game = Game(givens(met.position, steps)[1], met.moves)  # what no step says of a position goes first
    if meets(game) is None:
        return []
    small = shrunk(game, meets, names=names, most=TRIED)
    said = _scenario(small, pair, book, steps)
    if said is None or perform(said, steps, Desk(book.table(), book.words())):
        return []
    return [*lines(said)]


def _as_far_as_they_meet(book: Rulebook, pair: Pair, game: Game) -> Game | None:
    """A game up to where two rules have met, without moves that are not open; None where they do not meet."""
    table, moves = book.table(), list[Plain]()
    try:
        table.set_up(game.position)
        watch = Watch(table, game.position)
        for move in (None, *game.moves):
            if move is not None:
                try:
                    table.put(move)
                except TouchlineError:
                    continue
                moves.append(move)
            if any(window.rules.issuperset(pair) for window in (*watch.over(move), watch.last())):
                return Game(game.position, moves)
    except TouchlineError:  # no game begins like this
        return None
    return None


def _scenario(game: Game, pair: Pair, book: Rulebook, steps: StepBook) -> list[Said] | None:
    """A game as steps, with claims that both rules were at work; None where there are no steps for some of it."""
    said, laid = givens(game.position, steps)
    if laid != game.position:
        return None
    desk = Desk(book.table(), book.words())
    for step in said:
        faults_of(step, steps, desk)
    desk.set_up()
    for move in game.moves:
        if (told := when(move, steps, desk.table)) is None or faults_of(told, steps, desk):
            return None
        said.append(told)
    claims = [next(_claims(number, desk, steps), None) for number in pair]
    asked = desk.pending() or {}
    last = dice_due(steps, desk) if asked.get("ask") == "roll" and not asked.get("opens") else None
    return [*said, *filter(None, (*claims, last))]


def _claims(number: str, desk: Desk, steps: StepBook) -> Iterator[Said]:
    """Claims that name a rule and hold."""
    known = Texts(steps.types, [number])
    for definition in steps.definitions:
        if definition.kind == "then" and not definition.needs and definition.fields:
            for text in candidates(definition, known):
                step = Said("then", text)
                if number in text and not faults_of(step, steps, desk.aside()):
                    yield step
