"""Games at random, put to two engines until they part; where they do, the smallest game that shows it."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from placky.errors import PlackyError
from placky.exploring.drawing import is_open, nudged, open_move, plain_move, shut_move
from placky.exploring.duel import Duel, Left, Parting, Reply
from placky.exploring.engines import Engine
from placky.exploring.seeds import Beginnings, Seeds
from placky.exploring.written import Written, claim, rule_at_work, written
from placky.phrasing import Desk, Sayable, perform
from placky.rulebook import Rulebook
from placky.rulebooks import step_book
from placky.shrinking import SmallGame, leaner, shrunk
from touchline.core.errors import TouchlineError
from touchline.core.play.table import InProcessTable
from touchline.core.play.wire import Plain

__all__ = ["ComparedSoFar", "Disagreement", "Exploration"]

LONGEST = 30
"""So many moves a game has at most."""
FORGOTTEN = 400
"""So many commands of before are remembered, to be tried where they are not open."""
MOST_FILLED = 6
"""So many moves may be put between those of a game that is made smaller."""
CALIBRATING = 15.0
"""Seconds for finding out what the suite passes over."""
SHRINKING = 25.0
"""Seconds for making a game smaller."""
FEW = 6
"""A game of more moves than these is long: perhaps another one shows the same in fewer."""


@dataclass
class ComparedSoFar:
    """What has been compared."""

    games: int = 0
    decisions: int = 0
    rolls: int = 0
    refusals: int = 0
    unsaid: list[str] = field(default_factory=list)
    """Kinds of differences that no step of the game can tell."""

    def __str__(self) -> str:
        """The last line."""
        counts = (self.games, "game"), (self.decisions, "decision"), (self.rolls, "roll"), (self.refusals, "refusal")
        return f"Compared: {', '.join(f'{number} {what}' + 's' * (number != 1) for number, what in counts)}."


class Disagreement(NamedTuple):
    """Where two engines part."""

    game: SmallGame
    parting: Parting
    written: Written | None
    """Its scenario; None for what no scenario can show, as a malformed command that one of them takes."""


class Exploration:
    """A search through the games of a rulebook, the same for the same seed as far as it comes in its time."""

    def __init__(
        self, book: Rulebook, here: Engine, there: Engine, *, seed: int = 0, how: str = "",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        """`how` is the command that finds it again. Raises `PlackyError` where nobody can propose moves."""
        self.swapped = there.ours and not here.ours
        self.here, self.there = (there, here) if self.swapped else (here, there)  # ours says what is so
        self.book, self.seed, self.how, self.clock = book, seed, how, clock
        self.steps, self.tally = step_book(book), ComparedSoFar()
        if not isinstance(book.table(), InProcessTable):
            raise PlackyError(f"explore: the engine of {book.name} is no touchline engine, so nobody proposes moves")
        self.seeds = Seeds(book)
        self.ignored: set[str] = set()
        """Kinds of differences that are passed over."""
        self.but: Sequence[str] = ()
        """How the kinds begin that somebody knows of."""
        self.watch: Callable[[str, Any], None] | None = None
        """Told of every position and move before it is put to the engines, for those that may end this process."""
        self._position: Plain = {}
        self._said: list[Plain] = []
        self._kept: dict[str, tuple[SmallGame, Parting]] = {}
        """What was told otherwise, where everything was done alike; such games come last, and go on."""
        self._passed, self._failed = set[str](), set[str]()
        """Kinds of differences in scenarios that the second engine passes, and in those that it fails."""
        self._unseen, self._beginnings = self.seeds.positions[::-1], Beginnings(self.seeds)
        self._taken = set[str]()
        """Positions that both play; only these are tried with something else in them."""
        self._sayable = Sayable(self.steps)

    def found(
        self, seconds: float, most: int | None = None, tell: Callable[[ComparedSoFar], None] | None = None
    ) -> Disagreement | None:
        """The first difference that a scenario can show; None where time, or so many decisions, are over before."""
        begun = self.clock()
        while (spent := self.clock() - begun) < seconds and (most is None or self.tally.decisions < most):
            if spent > seconds / 2 and (found := self._of_events()) is not None:
                return found
            chance = Random(f"{self.seed}:{self.tally.games}")
            self.tally.games += 1
            parted = self._game(chance)
            if tell:
                tell(self.tally)
            if parted is not None and (found := self._looked_at(*parted)) is not None:
                return found
        return self._of_events()

    def _of_events(self) -> Disagreement | None:
        """Of what both told otherwise and did alike, the first that a scenario can show and the suite does not pass."""
        while self._kept:
            kind = next(iter(self._kept))
            game, parting = self._kept.pop(kind)
            self.ignored.discard(kind)
            if self._passed_over(kind):
                self._unsaid(parting)
            elif (found := self._looked_at(game, parting)) is not None:
                return found
        return None

    def _passed_over(self, kind: str) -> bool:
        """Do both pass the scenarios with a difference of this kind? Then the suite does not ask for it."""
        until = self.clock() + CALIBRATING
        while self._unseen and self.clock() < until and kind not in self._failed:
            key = self._unseen.pop()
            game, duel = self.seeds.game(key), self._duel()
            duel.kinds = set()
            try:
                duel.set_up(game.position)
                for move in game.moves:
                    duel.put(move)
            except Left:
                continue
            if duel.kinds:
                said = self.seeds.scenario(key)
                why = perform(said, self.steps, Desk(self.there.table(), self.book.words()))
                (self._failed if why else self._passed).update(duel.kinds)
        return kind in self._passed and kind not in self._failed

    def _game(self, chance: Random) -> tuple[SmallGame, Parting] | None:
        """One game at random, as far as both go the same way; where they part, the game and how."""
        key, scenario = self._beginnings.next(chance)
        begun = self.seeds.position(key)
        position = nudged(begun, chance) if key in self._taken and chance.random() < 1 / 4 else begun
        duel, moves, crowd = self._duel(), list[Plain](), 1
        try:
            self._position = position
            parted = duel.set_up(position)
            self._taken.add(key)
            guide = self._guide(duel, position)
            own = _some(self.seeds.game(key, scenario).moves, chance)
            for number in range(len(own) + chance.randint(3, chance.choice((5, 10, LONGEST)))):
                if parted is not None or duel.spent:
                    break
                shut = shut_move(guide.play, chance, self._said, self._names(duel)) if chance.random() < 1 / 4 else None
                if shut is not None and (number >= len(own) or not is_open(guide.play, shut)):
                    parted = self._put(duel, guide, shut, moves)
                    if parted is not None or duel.spent:
                        break
                move = own[number] if number < len(own) else None
                if move is None or not is_open(guide.play, move) or ("roll" in move and chance.random() < 3 / 4):
                    move = open_move(guide.play, chance)
                if move is None:
                    break
                crowd = max(crowd, len(set(getattr(guide.play.pending, "owners", ()))))
                parted = self._put(duel, guide, move, moves)
        except (Left, TouchlineError):
            if position is begun and not moves:
                self._beginnings.shut(key)  # one of them does not play it, now or later
            return None
        if chance.random() >= 1 / crowd**2:  # where many roll together there is most to judge, so it comes again
            self._beginnings.again(key, scenario)
        return (SmallGame(position, moves), parted) if parted is not None else None

    def _duel(self) -> Duel:
        return Duel(self.here, self.there, self.ignored, self.but, self.watch)

    def of_dead(self, game: SmallGame, fate: str) -> Disagreement:
        """A game in which the second engine has ended its process, or has hung: the scenario is as ours tells it."""
        moves = list[Plain]()
        side = Duel(self.here, self.here)
        side.set_up(game.position)
        for number, move in enumerate(game.moves, 1):
            side.put(move)
            if side.latest is not None and (side.latest.how == "done" or number == len(game.moves)):
                moves.append(move)
        parting = Parting(side.latest or Reply("done"), Reply("broken", "", fate), ("how", "done or broken"))
        small = SmallGame(game.position, moves)
        done = written(small, parting, self.book, self.here, self.there, self.how, alive=False)
        return Disagreement(small, parting, done)

    def _guide(self, duel: Duel, position: Plain) -> Any:
        """Who proposes moves: the first engine if it is ours, else ours beside it."""
        if self.here.ours:
            return duel.table
        guide = self.book.table()
        guide.set_up(position)
        return guide

    def _put(self, duel: Duel, guide: Any, move: Plain, moves: list[Plain]) -> Parting | None:
        """One move for both, counted. What was refused leaves no trace in the game, unless they part there."""
        parted = duel.put(move)
        if parted is not None and parted.way[0] == "events" and not (self.here.ours and self.there.ours):
            self._kept.setdefault(parted.kind, (SmallGame(self._position, [*moves, move]), parted))
            self.ignored.add(parted.kind)
            parted = None
        how = duel.latest.how if duel.latest else ""
        if parted is not None or how == "done":
            moves.append(move)
        if how == "done":
            if guide is not duel.table:
                guide.put(move)
            kind = next(iter(move))
            self.tally.decisions += kind == "act"
            self.tally.rolls += kind == "roll"
            if kind == "act":
                self._said = [*self._said[-FORGOTTEN:], move["act"]]
        else:
            self.tally.refusals += 1
        return parted

    def _names(self, duel: Duel) -> list[str]:
        """Players and teams of a game, as its latest state names them."""
        state = duel.latest.state if duel.latest and isinstance(duel.latest.state, Mapping) else {}
        players = [one.get("name") for one in state.get("players", ()) if isinstance(one, Mapping)]
        return [one for one in (*state.get("teams", ()), *players) if isinstance(one, str)]

    def _looked_at(self, game: SmallGame, parting: Parting) -> Disagreement | None:
        """A difference made small and written down; None where no step can tell it, so that the search goes on."""
        malformed = parting.here.how == "malformed"
        if not malformed and claim(game, parting, self.book, self.here, self.there) is None:
            self._unsaid(parting)
            return None
        small = self._shrunk(game, parting)
        if len(small.moves) > FEW and (other := self._shorter(parting)) is not None:
            small, parting = other
        last = self._parting(small, parting)
        if last is None:
            return None
        if malformed:
            return Disagreement(small, last, None)
        done = written(small, last, self.book, self.here, self.there, self.how)
        if done is None:
            self._unsaid(parting)
            return None
        return Disagreement(small, last, done)

    def _shorter(self, parting: Parting) -> tuple[SmallGame, Parting] | None:
        """A short scenario of the rule that was at work where they part, if they part in it by that rule as well.

        No part of a long game may be shorter, and yet the rule may have a shorter way to it.
        """
        rule = rule_at_work(parting, self.book)
        for game in self.seeds.about(rule, FEW):
            found = self._first_parting(game)
            if found is None or found[1].way[0] != parting.way[0] or rule_at_work(found[1], self.book) != rule:
                continue
            if claim(*found, self.book, self.here, self.there) is not None:
                return self._shrunk(*found), found[1]
        return None

    def _first_parting(self, game: SmallGame) -> tuple[SmallGame, Parting] | None:
        """A game up to where its engines part, and how they do."""
        duel = self._duel()
        try:
            parted = duel.set_up(game.position)
            for number, move in enumerate(game.moves, 1):
                if parted is None and (parted := duel.put(move)) is not None:
                    return SmallGame(game.position, game.moves[:number]), parted
        except Left:
            return None
        return (SmallGame(game.position), parted) if parted is not None else None

    def _unsaid(self, parting: Parting) -> None:
        self.ignored.add(parting.kind)
        self.tally.unsaid.append(parting.kind)

    def _shrunk(self, game: SmallGame, parting: Parting) -> SmallGame:
        until, least = self.clock() + SHRINKING, [game.cost]

        def played(tried: SmallGame) -> SmallGame | None:
            found = self._trimmed(self._parted(tried, parting), parting)
            if found is None:  # what is no longer open may leave a gap that something plain fills
                filled = self._trimmed(self._filled(tried, parting), parting)
                found = filled if filled is not None and filled.cost < least[0] else None
            least[0] = min(least[0], found.cost) if found is not None else least[0]
            return found

        return shrunk(
            game, played, later=self._later, names=self._plain_names(), stop=lambda: self.clock() > until
        )  # fmt: skip

    def _trimmed(self, found: SmallGame | None, parting: Parting) -> SmallGame | None:
        """A game without what steps cannot say of its position; None where they do not say all of its moves.

        What is malformed, none says.
        """
        if found is not None and (laid := self._sayable.position(found.position)) != found.position:
            found = self._parted(SmallGame(laid, found.moves), parting)
        if found is None or parting.here.how == "malformed":
            return found
        sayable = self._sayable.moves(found.position, found.moves, self.here.table())
        return found if sayable else None

    def _filled(self, game: SmallGame, parting: Parting) -> SmallGame | None:
        """The same with plain moves between those that are open, where nothing else leads to the next of them."""
        duel, moves, left = self._duel(), list[Plain](), list(game.moves)
        try:
            parted = duel.set_up(game.position)
            guide = self._guide(duel, game.position)
            for _ in range(len(game.moves) + MOST_FILLED):
                if parted is not None or not left:
                    break
                play = guide.play
                number = next((n for n, move in enumerate(left) if is_open(play, move)), None)
                if number is None and parting.here.how != "done" and len(left) == 1:
                    number = 0  # what is refused in the end is never open
                move = plain_move(play) if number is None else left[number]
                if move is None:
                    return None
                left = left if number is None else left[number + 1 :]
                parted = duel.put(move)
                if parted is None and duel.latest and duel.latest.how != "done":
                    return None  # both refuse it, and so they go the same way
                moves.append(move)
                if guide is not duel.table and parted is None:
                    guide.put(move)
        except (Left, TouchlineError):
            return None
        return SmallGame(game.position, moves) if parted is not None and parted.kind == parting.kind else None

    def _parted(self, game: SmallGame, parting: Parting) -> SmallGame | None:
        """A game up to where its engines part in the same way, without what is not open; None where they do not."""
        duel, moves = self._duel(), list[Plain]()
        try:
            parted = duel.set_up(game.position)
            for move in game.moves:
                if parted is not None:
                    break
                parted = duel.put(move)
                if parted is not None or (duel.latest and duel.latest.how == "done"):
                    moves.append(move)
        except Left:
            return None
        return SmallGame(game.position, moves) if parted is not None and parted.kind == parting.kind else None

    def _parting(self, game: SmallGame, parting: Parting) -> Parting | None:
        duel = self._duel()
        parted = duel.set_up(game.position)
        for move in game.moves:
            parted = parted or duel.put(move)
        return parted if parted is not None and parted.kind == parting.kind else None

    def _later(self, game: SmallGame) -> Iterator[SmallGame]:
        """The same game from where our engine could begin anew, the last first.

        What has not changed since the position is left out where that does not say it, and what steps cannot say.
        """
        table: Any = self.here.table() if self.here.ours else self.book.table()
        begun: list[tuple[int, Plain]] = []
        try:
            table.set_up(game.position)
            first = table.state()
            for number, move in enumerate(game.moves[:-1], 1):
                ((kind, given),) = move.items()
                getattr(table, kind)(given)
                if table.play.settled:
                    begun.append((number, table.state()))
        except Exception:  # noqa: BLE001 - an engine of somebody's
            return
        for number, state in reversed(begun):
            for position in (leaner(state, first, game.position), state):
                if laid := self._sayable.position(position):
                    yield SmallGame(laid, game.moves[number:])

    def _plain_names(self) -> Sequence[str]:
        """The names of figures in all features, those that are there most often first."""
        counted: Counter[str] = Counter()
        for key in self.seeds.positions:
            for value in json.loads(key).values():
                if isinstance(value, list):
                    counted.update(one["name"] for one in value if isinstance(one, Mapping) and "name" in one)
        return [name for name, _ in counted.most_common()]


def _some(moves: Sequence[Plain], chance: Random) -> Sequence[Plain]:
    """How far a game follows its scenario: all the way, a part of it, or not at all; its dice mostly fall otherwise."""
    return moves[: chance.choice((len(moves), len(moves), chance.randint(0, len(moves)), 0))]
