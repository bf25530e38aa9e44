"""Scenarios put to a peer at a desk, outside of pytest: an engine that differs in one line sits them in no time.

What is asked and answered is kept. An engine that answers the same questions in the same way has the same verdict; only
where it answers otherwise its scenarios are played.
"""

import json
import shutil
import subprocess
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from placky import rulebooks
from placky.phrasing.desk import Desk, Said, perform
from placky.plain import PlainTable
from placky.protocol import ProcessTable
from placky.protocol.messages import Command
from placky.rulebook import Rulebook
from placky.scenarios.features import Feature, Scenario
from placky.verdicts import EngineFault, EngineSkips, NotApplicable
from touchline.core.play.events import rules_of
from touchline.core.play.schema import wire_of

SKIPPED = ("skipped", "not applicable")


class Sitting(NamedTuple):
    """What came of a scenario: why it has failed, or whether it was, or nothing; the rules at work; what was said."""

    why: str
    rules: frozenset[str]
    asked: Sequence[Mapping[str, Any]]
    answered: Sequence[Mapping[str, Any]]


class Heard(ProcessTable):
    """An engine of which all is kept that it is asked and answers."""

    def __init__(self, path: Path, game: str) -> None:
        super().__init__(command(path), game, rulebooks.index(rulebooks.rulebook(game)), limit=30)
        self.asked: list[Mapping[str, Any]] = []
        self.answered: list[Mapping[str, Any]] = []
        self.said = self.declared
        self.beginning, self.asked = self.asked, []

    def _ask(self, command: Command, **given: Any) -> Mapping[str, Any]:
        self.asked.append({"command": command, **given})
        return super()._ask(command, **given)

    def _check(self, answer: Mapping[str, Any], command: Command, asked: str) -> None:
        super()._check(answer, command, asked)
        self.answered.append({key: value for key, value in answer.items() if key != "number"})


def command(path: Path) -> list[str]:
    """How a peer is started."""
    return [shutil.which("node") or "node", str(path)]


def sit(path: Path, book: Rulebook, only: Collection[str] | None = None) -> dict[str, Sitting]:
    """What comes of the scenarios of a rulebook, by file, line and name."""
    table = Heard(path, book.name)
    try:
        return dict(_sat(table, book, only))
    finally:
        table.close()


def sit_again(path: Path, book: Rulebook, known: Mapping[str, Sitting]) -> dict[str, Sitting]:
    """The same for an engine that is nearly one that is known: all that was asked of that one is asked at one go."""
    table = Heard(path, book.name)
    table.close()
    asked = [*table.beginning, *(one for sitting in known.values() for one in sitting.asked[: len(sitting.answered)])]
    lines = "".join(json.dumps({"number": n, **one}) + "\n" for n, one in enumerate(asked))
    came = subprocess.run(command(path), input=lines, capture_output=True, check=True, text=True, encoding="utf-8")
    answers = (json.loads(line) for line in came.stdout.splitlines()[len(table.beginning) :])
    without = ({key: value for key, value in answer.items() if key != "number"} for answer in answers)
    changed = {where for where, one in known.items() if [*islice(without, len(one.answered))] != one.answered}
    return {**known, **sit(path, book, changed)}


def _sat(table: Heard, book: Rulebook, only: Collection[str] | None) -> Iterator[tuple[str, Sitting]]:
    wire = wire_of(book.engine)
    for feature in _features(book.name):
        for scenario in feature.scenarios:
            where = where_of(feature, scenario)
            if only is not None and where not in only:
                continue
            table.asked, table.answered = [], []
            desk = Desk(PlainTable(table, wire), book.words())
            why = _played(scenario, book, desk)
            asked, answered = table.asked, table.answered
            fired = _fired(desk, answered)
            if feature.path.parent.name == "rules" and not desk.faults:
                why = why or _silent(scenario, fired)
            yield where, Sitting(why, fired | {*scenario.rules}, asked, answered)


def where_of(feature: Feature, scenario: Scenario) -> str:
    """File, line and name of a scenario."""
    return f"{feature.path.parent.name}/{feature.path.name}:{scenario.row or scenario.line} {scenario.name}"


def _played(scenario: Scenario, book: Rulebook, desk: Desk) -> str:
    try:
        return perform([Said(step.kind, step.text, step.table) for step in scenario.steps], book.steps, desk)
    except (EngineSkips, NotApplicable) as left:
        return left.verdict
    except EngineFault as fault:
        return str(fault)


@cache
def _features(game: str) -> list[Feature]:
    book = rulebooks.rulebook(game)
    rulebooks.step_book(book)
    return rulebooks.features(book)


def _fired(desk: Desk, answered: Sequence[Mapping[str, Any]]) -> frozenset[str]:
    """The rules that were at work: those of what happened and of what was refused."""
    refused = {one["rule"] for one in answered if one["answer"] == "refused"}
    try:
        events = desk.events() if desk.is_set_up and desk.faults is None else []
    except Exception:  # noqa: BLE001 - it has failed, or is skipped
        events = []
    return frozenset(refused.union(*map(rules_of, events)))


def _silent(scenario: Scenario, fired: frozenset[str]) -> str:
    """A rule that a scenario is tagged with and that was not at work, which fails it under `rules/`."""
    return ", ".join(f"{number} never fired" for number in scenario.rules if number not in fired)
