"""A draft of a scenario in which two rules meet: the smallest game in which they still do, in the game's own steps.

It is a draft: what it shows is for a person to say, in the words of the rulebook.
"""

from collections.abc import Iterator
from time import monotonic

from placky.pairs import Met, Pair
from placky.pairs.windows import Watch
from placky.phrasing import Desk, Said, Sayable, dice_due, faults_of, givens, lines, perform, when
from placky.phrasing.candidates import Texts, candidates
from placky.rulebook import Rulebook
from placky.rulebooks import step_book
from placky.scenarios.steps import StepBook
from placky.shrinking import SmallGame, shrunk
from touchline.core.errors import TouchlineError
from touchline.core.play.wire import Plain

__all__ = ["draft"]

WHO = ("teams",)
"""Where a position names those who play, beside its figures."""
TRIED = 800
"""So many smaller games are played for one draft at most."""
SECONDS = 20.0
"""A draft need not be the smallest: it is no longer made smaller after that time."""


def draft(book: Rulebook, pair: Pair, met: Met) -> list[str]:
    """The lines of a scenario, without its title; empty where the game has no steps for all of it."""
    steps, until = step_book(book), monotonic() + SECONDS
    sayable = Sayable(steps)

    def over() -> bool:
        return monotonic() > until

    def played(tried: SmallGame) -> SmallGame | None:
        found = _as_far_as_they_meet(book, pair, tried)
        if found and (laid := sayable.position(found.position)) != found.position:
            found = _as_far_as_they_meet(book, pair, SmallGame(laid, found.moves))
        return found if found and sayable.moves(*found, book.table()) else None

    for game in _games(book, met):
        if small := played(_bare(book, pair, game)):
            said = _scenario(shrunk(small, played, most=TRIED, stop=over), pair, book, steps)
            if not perform(said, steps, Desk(book.table(), book.words())):
                return [*lines(said)]
    return []


def _bare(book: Rulebook, pair: Pair, game: SmallGame) -> SmallGame:
    """A game with no more of its position than it needs: that goes without words, which take long for a whole match."""

    def played(tried: SmallGame) -> SmallGame | None:
        found = _as_far_as_they_meet(book, pair, SmallGame(tried.position, game.moves))
        return SmallGame(found.position) if found else None

    who = {key: game.position[key] for key in WHO if key in game.position}  # steps about a side need its name
    return SmallGame({**shrunk(SmallGame(game.position), played, most=TRIED).position, **who}, game.moves)


def _games(book: Rulebook, met: Met) -> Iterator[SmallGame]:
    """The window in which they met; and where steps cannot say how that begins, or a move, something else to try."""
    table = book.table()
    table.set_up(met.position)
    for move in met.moves[: met.lead]:
        table.put(move)
    yield SmallGame(table.state(), [_terse(move) for move in met.moves[met.lead :]])
    yield SmallGame(met.position, [_terse(move) for move in met.moves])
    yield SmallGame(met.position, met.moves)


def _terse(move: Plain) -> Plain:
    """A command without keys that say nothing, which steps have no words for."""
    return {"act": {key: value for key, value in move["act"].items() if value or value == 0}} if "act" in move else move


def _as_far_as_they_meet(book: Rulebook, pair: Pair, game: SmallGame) -> SmallGame | None:
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
                return SmallGame(game.position, moves)
    except TouchlineError:  # no game begins like this
        return None
    return None


def _scenario(game: SmallGame, pair: Pair, book: Rulebook, steps: StepBook) -> list[Said]:
    """A game as steps, with claims that both rules were at work, and of dice that are due at its end."""
    said, _ = givens(game.position, steps)
    desk = Desk(book.table(), book.words())
    desk.position.update(game.position)
    desk.set_up()
    for move in game.moves:
        if step := when(move, steps, desk.table):
            faults_of(step, steps, desk)
            said.append(step)
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
