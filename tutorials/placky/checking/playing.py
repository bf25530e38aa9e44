"""Games at random from the positions of scenarios: each answer is looked at, and given to a fork as well."""

import json
import traceback
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from random import Random
from types import SimpleNamespace
from typing import Any

from placky import worker
from placky.checking.findings import Finding
from placky.checking.games import TRIES, GameStep, PlayedGame, judged, told
from placky.checking.project import Project
from placky.checking.shown import ShownStep
from placky.errors import shown
from placky.scenarios.tags import eyes_among
from touchline.core.errors import BadCommand, NeverAsks, TouchlineError, UnlawfulPosition
from touchline.core.play.drivers import THROWS, Play, script
from touchline.core.play.events import to_json
from touchline.core.play.requests import Choose, Command, Refusal
from touchline.core.play.table import InProcessTable
from touchline.core.play.wire import Plain

__all__ = ["Stuck", "broken", "drawn", "games"]

Looked = GameStep | PlayedGame | ShownStep | Finding
FEWEST = 6
"""Answers from a position, at least; of more positions than that leaves time for, some are left out."""


def games(project: Project) -> Iterator[Looked]:
    """Everything there is to look at: steps, games, what pages would show of them, and what breaks."""
    yield from _recorded(project)
    if not isinstance(project.book.table(), InProcessTable):
        return
    found = _positions(project)
    chosen = found[:: max(1, len(found) * FEWEST // max(1, project.answers))]
    seen: set[Any] = set()
    for number, position in enumerate(chosen):
        played = _Played(project, position, Random(number), seen)
        try:
            yield from played.steps(max(FEWEST, project.answers // len(chosen)))
        except UnlawfulPosition:
            continue
        except Exception as error:  # noqa: BLE001 - an engine of somebody's
            yield broken(error)


def _positions(project: Project) -> Sequence[Plain]:
    """Every position from which scenarios begin, once, and that of a match; none of which a player sees only a part."""
    whole = [record for _, scenario, record in project.recorded if not eyes_among(scenario.tags)]
    given = [act["set_up"] for record in whole for step in record.steps for act in step.acts if "set_up" in act]
    match = project.book.match()
    given += [dict(match.position)] if match else [] if given else [{}]
    return list({json.dumps(one, sort_keys=True): one for one in given}.values())


def _recorded(project: Project) -> Iterator[ShownStep]:
    """What pages show of recorded steps, as far as something in it is new."""
    seen: set[Any] = set()
    words, painter = project.book.words(), project.book.painter()
    for _, _, record in project.recorded:
        state: Any = None
        for step in record.steps:
            before, state = state, step.state if step.state is not None else state
            asked = step.pending or {}
            news = _news(step.events, asked.get("kind"), asked.get("action"))
            if step.acts and state is not None and news not in seen:
                seen.add(news)
                yield ShownStep(words, painter, state, before, step.events, step.pending)


def _news(events: Sequence[Plain], *asked: Any) -> Any:
    """What makes a step another one than those before: the kinds of its events, and of what is asked next."""
    return tuple(event["event"] for event in events), asked


class _Played:
    """One game. `seen` is what pages have shown of games before."""

    def __init__(self, project: Project, position: Plain, chance: Random, seen: set[Any]) -> None:
        self.project, self.chance, self.seen = project, chance, seen
        self.game = PlayedGame(project.book.engine, position)
        self.table: Any = project.book.table()
        self.told = 0
        """How many events have been looked at."""

    def steps(self, answers: int) -> Iterator[Looked]:
        """Every step of the game, then the game."""
        with _asking(f"set_up({json.dumps(self.game.position)})"):
            self.table.set_up(self.game.position)
        yield from self._step(None, "", (), (None, None), None)
        for _ in range(answers):
            if not _open(self.table.play.pending):
                break
            try:
                yield from self._answer()
            except Stuck:
                break
        self.game.log = self.table.play.log
        self.game.again = self._end(self.table.play), self._once_more()
        yield self.game

    def _answer(self) -> Iterator[Looked]:
        play, before = self.table.play, self.table.state()
        asked, there, kept = play.pending, _here(play), play.state.copy()
        first = self._shown(kept)
        with _asking(f"an answer to {told(asked)}"):
            fork = play.fork()
            if isinstance(asked, THROWS):
                faces: Sequence[Any] = asked.draw(self.chance)
                self.game.judged.append((there, asked, faces, judged(asked, faces)))
                entry: dict[str, Any] = {"roll": faces}
            else:
                faces, entry = (), {"act": drawn(asked, play.state, self.chance)}
            apart = self._stands(play) != self._stands(fork)
            since, begun = len(play.events), len(fork.events)
            script(play, [entry])
            if not apart:
                script(fork, [entry])
            came = [(play.events[since:], self._stands(play)), (fork.events[begun:], self._stands(fork))]
        if (apart or came[0] != came[1]) and not self.game.parted[1]:
            self.game.parted = there, told(asked)
        yield from self._step(asked, there, faces, (first, self._shown(kept)), before)

    def _step(
        self, asked: Any, there: str, faces: Sequence[Any], kept: tuple[Any, Any], before: Any
    ) -> Iterator[Looked]:
        play = self.table.play
        state, events = self.table.state(), play.events[self.told :]
        self.told = len(play.events)
        copied = self._shown(play.state.copy())
        engine, index = self.project.book.engine, self.project.index
        yield GameStep(engine, index, play, _here(play), asked, there, faces, events, state, copied, kept)
        if isinstance(state, dict) and all(getattr(one, "_fields", ())[:1] == ("rule",) for one in events):
            plain = [to_json(one) for one in events]
            news = _news(plain, getattr(play.pending, "kind", None), getattr(play.pending, "action", None))
            if news not in self.seen:
                self.seen.add(news)
                words, painter = self.project.book.words(), self.project.book.painter()
                yield ShownStep(words, painter, state, before, plain, self.table.pending())

    def _shown(self, state: Any) -> Any:
        """A state as the table tells it."""
        play, self.table.play = self.table.play, SimpleNamespace(state=state)
        try:
            return self.table.state()
        finally:
            self.table.play = play

    def _stands(self, play: "Play[Any]") -> Any:
        """Where a game stands: its state, and who is asked for what."""
        asked = play.pending
        if asked is not None and not isinstance(asked, THROWS):
            options = [(one.do, one.player) for one in asked.options]
            return self._shown(play.state), (asked.coach, asked.kind, asked.rule, options)
        return self._shown(play.state), asked and asked.to_json()

    def _end(self, play: "Play[Any]") -> Any:
        state, asked = self._stands(play)
        return state, asked, len(play.events)

    def _once_more(self) -> Any:
        """What the same answers come to from the same position."""
        table: Any = self.project.book.table()
        try:
            with _asking("the same answers once more"):
                table.set_up(self.game.position)
                script(table.play, self.game.log)
        except TouchlineError as error:
            return {}, str(error), 0
        return self._end(table.play)


class Stuck(Exception):  # noqa: N818 - what became of a game
    """Nobody can propose a command here: each option wants words of which only its rule knows."""


def drawn(choose: Choose, state: Any, chance: Random) -> Command:
    """A lawful command at random, of any option in which one is found. Raises `Stuck`."""
    commands = getattr(type(state), "commands", None)
    for option in chance.sample([*choose.options], len(choose.options)):
        for _ in range(TRIES if option.sample else 1):
            command: Command = option.sample(chance) if option.sample else {"do": option.do, "player": option.player}
            try:
                if commands is not None:
                    commands.check(command, choose.kind, state)
                if option.check is None or not isinstance(option.check(command), Refusal):
                    return command
            except BadCommand:
                break
    raise Stuck


def _open(request: Any) -> bool:
    """Can anybody answer?"""
    return request is not None and (isinstance(request, THROWS) or len(request.options) > 0)


def _here(play: "Play[Any]") -> str:
    """The file and the line of the rule that has asked what is due."""
    frames = play.at_work
    return f"{shown(frames[-1].f_code.co_filename)}:{frames[-1].f_lineno}" if frames else ""


def _asking(call: str) -> AbstractContextManager[None]:
    """Note what an engine is asked, for whoever waits for an answer."""
    return worker.here.asking(call) if worker.here else nullcontext()


def broken(error: Exception) -> Finding:
    """What a rulebook has thrown, and where."""
    what = " ".join(str(error).split())
    if isinstance(error, NeverAsks):
        reason, _, do = what.rpartition("; ")
        return Finding("", reason, do)
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{shown(last.filename)}:{last.lineno}"
    return Finding(where, f"it breaks in a game: {type(error).__name__}{f': {what}' if what else ''}", "mend it")
