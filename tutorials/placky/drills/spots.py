"""Where a question may be asked: a table in the middle of random legal play, and what of it a question is about."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable
from weakref import WeakKeyDictionary

from placky.drills.drill import Answer, Asks, Drill, Expected
from placky.lettered import Lettered, sentence
from placky.phrasing import Said, when
from placky.rulebook import Rulebook, TellsBeside, TellsHeld
from placky.rulebooks import step_book
from placky.scenarios.steps import StepBook, StepDefinition
from placky.sentences import capital, say
from placky.words import Question
from touchline.core.dice.draws import Draw
from touchline.core.dice.throws import DiceTest, Pool, Roll, Throw
from touchline.core.play.drivers import Play
from touchline.core.play.table import InProcessTable
from touchline.core.play.wire import FallenDie, Plain

__all__ = [
    "Asked", "Juncture", "QuestionKind", "Spot", "Wants", "arrive", "cast", "changes", "command", "decided_by",
    "decision", "drill", "happened", "held", "names_of", "results", "said", "whose",
]  # fmt: skip

LATELY = 2
"""Of so many moves before a decision dice are told."""
AGAIN = 4
"""Among so many moves before a roll another one of the same player is told, if it was for the same."""
LETTERS = 8
"""Of more places on one board nobody keeps in mind which is which."""
T = TypeVar("T")
_HAD: WeakKeyDictionary[StepBook, dict[tuple[str, ...], list[StepDefinition]]] = WeakKeyDictionary()
"""Of commands of a verb, with these words, the steps that they have had."""


class Juncture(NamedTuple):
    """Where something may be asked of a game: its table, and the moves that led there."""

    book: Rulebook
    table: InProcessTable
    position: Plain
    moves: Sequence[Plain]
    said: Sequence[Plain]
    """Commands of before, to be tried where they are not open."""
    names: Sequence[str]
    """Those of players."""
    known: dict[str, Any] | None = None
    """What one run has worked out here, as several questions are asked at a place; None for nothing."""

    @property
    def play(self) -> Play[Any]:
        """The play of the table."""
        assert self.table.play is not None  # noqa: S101 - it has been set up
        return self.table.play

    @property
    def key(self) -> str:
        """The way here, as a text."""
        return json.dumps([self.position, self.moves], sort_keys=True)

    def once(self, make: Callable[[], T], what: str) -> T:
        """What `make` gives at this place, made once in a run."""
        if self.known is None:
            return make()
        if what not in self.known:
            self.known[what] = make()
        found: T = self.known[what]
        return found


class Spot(NamedTuple):
    """A question that may be asked of a place. Its words are made only when it has been chosen."""

    rule: str
    """By its number."""
    situation: tuple[str, ...]
    """What is alike in questions that teach the same; of its first part as many are asked of each, then of the rest."""
    move: Plain
    """A command or dice that the question is about; empty for none."""
    number: int = 0
    """Which die or outcome it is about."""
    worth: int = 0
    """How many things there are to tell apart: of a rule, questions with more come first."""


class Asked(NamedTuple):
    """A question in words."""

    question: str
    answers: Sequence[Answer]
    reason: str
    expected: Expected
    asks: Asks = "choice"
    given: Sequence[str] = ()
    """What is known beside the board, as the targets of dice that have fallen."""


class QuestionKind(Protocol):
    """A kind of question. One object goes through one run, so it may remember what it has seen."""

    name: str

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """What may be asked here; quick, as it is called at every step of a game. The table stays as it is."""

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """A question in words; None where the game has no words for it. The table may change."""


@runtime_checkable
class Wants(Protocol):
    """A kind that says of a spot whether enough like it was asked: to come to its place takes longer."""

    def wants(self, spot: Spot) -> bool:
        """Is one more wanted?"""


def decided_by(juncture: Juncture) -> str:
    """The rule that decides what comes of the throw that is due."""
    return juncture.book.words().dice.decides(juncture.table.pending())


def results(throw: Throw, faces: Sequence[Any]) -> tuple[str, ...]:
    """What a throw comes to when it falls like this."""
    if isinstance(throw, Draw):
        return throw.read(throw.take(faces))
    if isinstance(throw, Pool):
        return throw.judge(tuple(Counter(hand) for hand in throw.take(faces)))
    taken: Any = throw.take(faces)
    return throw.judge(taken)


def said(move: Plain, juncture: Juncture) -> str | None:
    """A command as a sentence, with the one who decides before it; None where the game has no step for it."""
    text, pending = command(move, juncture), juncture.table.pending()
    return None if text is None or pending is None else whose(pending.get("coach")) + text


def command(move: Plain, juncture: Juncture) -> str | None:
    """A command as a sentence by itself; None where the game has no step for it."""
    step = _step(move, juncture)
    if step is None:
        return None
    head, *lines = step.rows or [()]
    cells = "; ".join(
        ", ".join(f"{key} {cell}" for key, cell in zip(head, line, strict=True) if cell) for line in lines
    )
    return f"{capital(step.text.rstrip('.:'))}{': ' + cells if cells else ''}."


def _step(move: Plain, juncture: Juncture) -> Said | None:
    """The step of a command; first that is tried which another one of its verb and its words has had."""
    steps, act = step_book(juncture.book), move.get("act", {})
    had = _HAD.setdefault(steps, {}).setdefault((str(act.get("do")), *sorted(act)), [])
    step = when(move, steps, juncture.table, had) if had else None
    if step is None and (step := when(move, steps, juncture.table)):
        had += steps.matching("when", step.text)
    return step


def whose(coach: str | None) -> str:
    """Who decides, in front of a question; a coach may be one or a team, "Ada" or "Wreckers"."""
    return f"{say('{coach} to decide.', coach=coach)} " if coach else ""


def names_of(state: Plain) -> list[str]:
    """The names of players in a state."""
    rows = [one for value in state.values() if isinstance(value, list) for one in value]
    return [one["name"] for one in rows if isinstance(one, Mapping) and "name" in one]


def changes(before: Any, after: Any) -> Any:
    """What of a state has changed: an engine need not show the rest, nor show it as ours does.

    >>> changes({"turn": "Ada", "men": [{"at": 1}, {"at": 2}]}, {"turn": "Ada", "men": [{"at": 1}, {"at": 3}]})
    {'men': [{}, {'at': 3}]}
    """
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        return {key: changes(before.get(key), one) for key, one in after.items() if before.get(key) != one}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [changes(*both) if isinstance(both[1], Mapping) else both[1] for both in zip(before, after, strict=True)]
    return after


class Earlier(NamedTuple):
    """A roll of before: for what and by whom, how it fell, how many moves came after it, and events before it."""

    by: tuple[str, str]
    fell: str
    moves: int
    told: int


def arrive(juncture: Juncture) -> Sequence[str]:
    """Make the moves to a place, and tell what came before.

    Where a decision is due, how dice have fallen, and what has come of the last move; where a player rolls for the
    same as at his last roll, how that fell, and what has come since.
    Of dice of which every one counts nothing has come yet: whoever is asked has to count them.
    """
    words, rolls, told, counted = juncture.book.words(), list[Earlier](), 0, False
    for left, move in zip(range(len(juncture.moves))[::-1], juncture.moves, strict=True):
        if left >= AGAIN:
            juncture.table.put(move)
            continue
        told, due = len(juncture.table.events()), juncture.table.pending() if "roll" in move else None
        if due:
            counted = _is_counted(juncture.play.pending) and not left
            fell = f"{words.dice.roll_title(due)}: {cast(juncture, move['roll'])}"
            rolls.append(Earlier(_rolled_by(due), fell, left, told))
        juncture.table.put(move)
    due = juncture.table.pending()
    if due is None:
        return ()
    if due["ask"] != "choose":
        action, who = _rolled_by(due)
        his = [one for one in rolls if one.by[1] == who] if isinstance(juncture.play.pending, Roll | DiceTest) else []
        if not his or his[-1].by[0] != action:
            return ()
        return (his[-1].fell, *happened(juncture, juncture.table.events()[his[-1].told :]))
    asked = words.choices.ask(due)
    again, events = (
        str(getattr(asked, "asks", asked)),
        () if counted or not juncture.moves else juncture.table.events()[told:],
    )
    came = [said for said in happened(juncture, events) if not said.startswith(again)]
    return (*(one.fell for one in rolls[-1:] if one.moves < LATELY), *came)


def _rolled_by(due: Plain) -> tuple[str, str]:
    """For what a roll is, and by whom first."""
    first: Plain = next(iter(due.get("dice") or due.get("hands") or ()), {})
    return str(due.get("action")), str(first.get("player"))


def held(juncture: Juncture, spot: Spot, state: Plain) -> Sequence[str]:
    """What no board shows on which a question hangs: what coaches hold, or what counts for dice."""
    book = juncture.book
    asked = (spot.move.get("act") or juncture.table.pending()) if isinstance(book, TellsHeld) else None
    return book.held(state, asked) if asked and isinstance(book, TellsHeld) else ()


def happened(juncture: Juncture, events: Sequence[Any]) -> Sequence[str]:
    """What has happened, in sentences beside a board, each once."""
    tell = juncture.book.beside if isinstance(juncture.book, TellsBeside) else juncture.book.words().telling.tell
    return [*dict.fromkeys(filter(None, map(tell, events)))]


def _is_counted(due: Any) -> bool:
    """Are these dice of which only the number of each symbol counts?"""
    return isinstance(due, Pool) and any(hand.number > 1 for hand in due.hands)


def cast(juncture: Juncture, dice: Sequence[FallenDie]) -> str:
    """Dice that have fallen, in words: of those of which only the number of each symbol counts every one, hand by hand.

    Whoever is asked what comes of them has to count them himself.
    """
    if not _is_counted(juncture.play.pending):
        return str(juncture.book.words().dice.thrown(dice))
    hands = dict[str | None, list[str]]()
    for die in dice:
        hands.setdefault(die["player"], []).append(str(die["face"]))
    return ", ".join(" ".join(filter(None, (who, *faces))) for who, faces in hands.items())


def decision(juncture: Juncture) -> Sequence[str]:
    """What a coach is asked for where a question is put: which step of a turn it is, and what has come before."""
    pending = juncture.table.pending()
    if pending is None or pending["ask"] != "choose":
        return ()
    asked = juncture.book.words().choices.ask(pending)
    return (say("The decision: {asks}", asks=asked.asks),) if isinstance(asked, Question) else ()


def drill(kind: str, spot: Spot, juncture: Juncture, asked: Asked, state: Plain) -> Drill | None:
    """A question in words as a drill; None where it is about a place that no board shows, or about many.

    `state` is how it stands there: by now the table may have gone on.
    """
    told = Lettered(juncture.book, state)
    question = told.lettered(asked.question)
    texts = [told.lettered(answer.text) for answer in asked.answers]
    if not told.shown or len(told.places) > LETTERS:
        return None
    whys = [sentence(told.told(answer.why)) for answer in asked.answers]
    answers = tuple(
        Answer(text, answer.right, why) for text, why, answer in zip(texts, whys, asked.answers, strict=True)
    )
    given = tuple(dict.fromkeys(sentence(told.told(text)) for text in asked.given))
    return Drill(
        kind, spot.rule, juncture.position, tuple(juncture.moves), question, asked.asks, answers,
        sentence(told.told(asked.reason)), asked.expected, given, told.places,
    )  # fmt: skip
