"""Scenarios put to a peer, many engines in one process: as `placky test` does, without pytest around each scenario.

A run of `placky test` begins processes and collects tests, which takes most of its time; a dozen wrong engines would
take it a dozen times. Steps, table and verdict are those of placky; how a run survives an engine is not tested here.
"""

import json
import shutil
import subprocess
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from subprocess import PIPE
from typing import Any, NamedTuple, Self

from placky import rulebooks
from placky.errors import PlackyError
from placky.plain import PlainTable
from placky.recording import recorder
from placky.recording.watched import WatchedTable
from placky.rulebook import Rulebook
from placky.scenarios.features import Feature, Scenario, Step
from placky.scenarios.steps import POSITION, REFUSAL
from touchline.core.errors import TouchlineError
from touchline.core.play.schema import wire_of


class SkippedError(Exception):
    """The engine does not do that, and says so."""


class RefusedError(Exception):
    """A rule forbids it."""

    def __init__(self, answer: Mapping[str, Any]) -> None:
        super().__init__(answer["code"])
        self.refusal = {key: answer[key] for key in ("rule", "code", "values", "rulings") if key in answer}


class MalformedError(Exception):
    """The engine cannot read that, or names the faults of a position."""

    def __init__(self, answer: Mapping[str, Any]) -> None:
        super().__init__(answer["message"])
        if "faults" in answer:
            self.faults = answer["faults"]


def node() -> str:
    """Where Node is. Only called where it is."""
    return shutil.which("node") or "node"


class Peer:
    """An engine as a process, as long as it is in use; every scenario is a new position on its one table."""

    def __init__(self, path: Path, game: str) -> None:
        self.process = subprocess.Popen([node(), path], stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8")
        self.said: list[tuple[str, str]] = []
        """Requests and answers since somebody has last taken them."""
        for command in beginning(game):
            self._ask(command)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()

    def _ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """One request and its answer. Raises what the answer says."""
        asked, pipe, answers = json.dumps(request), self.process.stdin, self.process.stdout
        assert pipe
        assert answers
        pipe.write(asked + "\n")
        pipe.flush()
        self.said.append((asked, answers.readline()))
        answer: dict[str, Any] = json.loads(self.said[-1][1])
        match answer["answer"]:
            case "ok":
                return answer
            case "refused":
                raise RefusedError(answer)
            case "malformed":
                raise MalformedError(answer)
            case "skipped":
                raise SkippedError(answer["message"])
        raise RuntimeError(answer["message"])

    def ask(self, command: str, **fields: Any) -> dict[str, Any]:
        """A request of a scenario."""
        return self._ask({"number": 0, "command": command, **fields})

    def set_up(self, position: Mapping[str, Any]) -> None:
        """A position."""
        self.ask("new", position=position)

    def act(self, command: Mapping[str, Any]) -> None:
        """What a coach does."""
        self.ask("act", act=command)

    def roll(self, dice: Sequence[Mapping[str, Any]]) -> None:
        """How dice fall."""
        self.ask("roll", dice=dice)

    def state(self) -> Any:
        """Where everything stands."""
        return self.ask("state")["state"]

    def events(self) -> Any:
        """What has happened."""
        return self.ask("events")["events"]

    def pending(self) -> Any:
        """What is asked for."""
        return self.ask("pending")["pending"]


class Sitting(NamedTuple):
    """What came of a scenario: why it has failed, or "skipped", or nothing; the rules at work; what was asked."""

    why: str
    rules: frozenset[str]
    said: Sequence[tuple[str, str]]


def beginning(game: str) -> list[dict[str, Any]]:
    """The requests before the first scenario."""
    return [
        {"number": 0, "command": "hello", "protocol": "1.0", "suite": game},
        {"number": 0, "command": "select", "game": game, "readings": {}},
    ]


def sit(path: Path, book: Rulebook, only: Collection[str] | None = None) -> dict[str, Sitting]:
    """What comes of the scenarios of a rulebook, by file, line and name."""
    with Peer(path, book.name) as peer:
        return dict(_sat(peer, book, only))


def sit_again(path: Path, book: Rulebook, known: Mapping[str, Sitting]) -> dict[str, Sitting]:
    """The same for an engine that is nearly one that is known: who answers as it did has its verdict.

    All that was asked is asked again at one go, and only what is answered otherwise is played.
    """
    asked = [json.dumps(one) for one in beginning(book.name)]
    asked += [question for one in known.values() for question, _ in one.said]
    came = subprocess.run(
        [node(), path], input="\n".join(asked) + "\n", stdout=PIPE, check=True, text=True, encoding="utf-8"
    )
    answers = iter(came.stdout.splitlines(keepends=True)[len(beginning(book.name)) :])
    changed = [where for where, one in known.items() if [old for _, old in one.said] != _some(answers, len(one.said))]
    return {**known, **sit(path, book, changed)}


def _some(answers: Iterator[str], number: int) -> list[str]:
    return list(islice(answers, number))


def _sat(peer: Peer, book: Rulebook, only: Collection[str] | None) -> Iterator[tuple[str, Sitting]]:
    wire = wire_of(book.engine)
    for feature in _features(book.name):
        for scenario in feature.scenarios:
            where = f"{feature.path.parent.name}/{feature.path.name}:{scenario.row or scenario.line} {scenario.name}"
            if only is not None and where not in only:
                continue
            watched = WatchedTable(
                lambda: PlainTable(peer, wire), feature, book.name, "", recording=False, index=rulebooks.index(book),
                steps=book.steps, words=book.words,
            )  # fmt: skip
            peer.said = []
            why = _played(watched, scenario)
            yield where, Sitting(why, frozenset({*watched.fired(), *scenario.rules}), peer.said)


@cache
def _features(game: str) -> list[Feature]:
    book = rulebooks.rulebook(game)
    rulebooks.step_book(book)
    return rulebooks.features(book)


def _played(watched: WatchedTable, scenario: Scenario) -> str:
    """Why a scenario fails, or nothing."""
    at = 0
    try:
        for step in scenario.steps:
            at = step.line
            if why := _step(watched, step):
                return why
        return recorder._unspoken(watched, scenario) or ""
    except SkippedError:
        return "skipped"
    except (AssertionError, RuntimeError, MalformedError, PlackyError, TouchlineError, LookupError, TypeError) as error:
        return f"line {at}: {type(error).__name__}: {error}"


def _step(watched: WatchedTable, step: Step) -> str:
    if step.kind != "given":
        watched.set_up()
    answers = watched.steps.answer(step.kind, step.text)
    if step.kind != "given" and watched.faults is not None and answers != POSITION:
        return f"line {step.line}: the position is refused: {'; '.join(watched.faults)}"
    if watched.refusal and answers != REFUSAL:
        return f"line {step.line}: refused by {watched.refusal['rule']}: {watched.told(watched.refusal)}"
    function, values = _meant(watched.game, step.kind, step.text)
    below: dict[str, Any] = {"datatable": [list(row) for row in step.table]} if step.table else {}
    function(watched, **values, **below)
    watched.note(_Noted(step))
    return ""


class _Noted:
    """A step as what watches a table is told of it."""

    def __init__(self, step: Step) -> None:
        self.type, self.name, self.line_number = step.kind, step.text, step.line


@cache
def _meant(game: str, kind: str, text: str) -> tuple[Callable[..., None], Mapping[str, Any]]:
    """The function of a step, and the values of its fields."""
    for one in _contexts(game):
        if one.type == kind and (match := one.parser.regex.match(text)):
            read = {name: one.converters.get(name, _as_it_is) for name in match.groupdict()}
            return one.step_func, {name: read[name](value) for name, value in match.groupdict().items()}
    raise LookupError(f"no step means {text}")


def _as_it_is(text: str | None) -> str | None:
    return text


@cache
def _contexts(game: str) -> list[Any]:
    from pytest_bdd.steps import step_function_context_registry

    modules = rulebooks.step_modules(rulebooks.rulebook(game))
    functions = {id(value) for module in modules for value in vars(module).values()}
    return [one for one in step_function_context_registry.values() if id(one.step_func) in functions]
