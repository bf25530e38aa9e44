"""Where games begin: the positions of the features, which reach every corner, and what was done from there."""

import json
from collections.abc import Collection, Iterator
from itertools import count
from random import Random
from typing import Any

from placky.phrasing import Desk, Said, faults_of
from placky.rulebook import Rulebook
from placky.rulebooks import features, step_book
from placky.scenarios.features import Feature, Scenario
from placky.scenarios.tags import eyes_among
from placky.shrinking import SmallGame
from touchline.core.play.wire import Plain

__all__ = ["Beginnings", "Seeds", "begun_by"]


class _Noting(Desk):
    """A desk that notes what was done."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.moves: list[Plain] = []

    def act(self, command: Plain) -> bool:
        """Do something, and note it if it was done."""
        done = super().act(command)
        if done:
            self.moves.append({"act": dict(command)})
        self.refusal = None
        return done

    def roll(self, dice: Any) -> None:
        """Let dice fall, and note them."""
        super().roll(dice)
        self.moves.append({"roll": [dict(die) for die in dice]})


class Seeds:
    """Every position that scenarios of a rulebook begin with, and that of a match; what each of them does there."""

    def __init__(self, book: Rulebook) -> None:
        self.book, self.steps = book, step_book(book)
        self._scenarios: dict[str, list[Scenario | None]] = {}
        self._known: dict[tuple[str, int], SmallGame] = {}
        match = book.match()
        if match:
            self._scenarios[_key(match.position)] = [None]
        for feature in features(book):
            for scenario in feature.scenarios:
                if not eyes_among(scenario.tags) and (position := self._position(scenario)) is not None:
                    self._scenarios.setdefault(_key(position), []).append(scenario)
        if not self._scenarios:
            self._scenarios[_key({})] = [None]
        self.positions = list(self._scenarios)

    def _position(self, scenario: Scenario) -> Plain | None:
        desk = Desk(None)
        for step in scenario.steps:
            if step.kind != "given":
                break
            if faults_of(Said(step.kind, step.text, step.table), self.steps, desk):
                return None
        return desk.position.plain()

    def position(self, key: str) -> Plain:
        """A position, as a scenario gives it."""
        found: Plain = json.loads(key)
        return found

    def scenario(self, key: str) -> list[Said]:
        """The first scenario that begins with a position; nothing where a match does."""
        scenario = self._scenarios[key][0]
        return [Said(step.kind, step.text, step.table) for step in scenario.steps] if scenario else []

    def count(self, key: str) -> int:
        """How many scenarios begin with a position."""
        return len(self._scenarios[key])

    def about(self, rule: str, most: int) -> Iterator[SmallGame]:
        """What scenarios of a rule do in at most so many steps, the shortest first."""
        found = [
            (whens, key, number)
            for key, scenarios in self._scenarios.items()
            for number, scenario in enumerate(scenarios)
            if scenario and rule in scenario.rules
            if 0 < (whens := sum(step.kind == "when" for step in scenario.steps)) <= most
        ]
        yield from (self.game(key, number) for _, key, number in sorted(found))

    def in_turn(self, chance: Random) -> Iterator[tuple[SmallGame, Collection[str]]]:
        """Scenarios without end, each with its rules: one of each rule in turn, so one with few comes as often."""
        found: dict[str, list[tuple[str, int]]] = {}
        for key, scenarios in self._scenarios.items():
            for number, scenario in enumerate(scenarios):
                for rule in (scenario.rules if scenario else ()) or ("",):
                    found.setdefault(str(rule), []).append((key, number))
        for dealt in found.values():
            chance.shuffle(dealt)
        for turn in count():
            for dealt in found.values():
                key, number = dealt[turn % len(dealt)]
                scenario = self._scenarios[key][number]
                yield self.game(key, number), scenario.rules if scenario else ()

    def game(self, key: str, number: int = 0) -> SmallGame:
        """A position, and what one of its scenarios does from there, as far as our engine lets it."""
        if (key, number) not in self._known:
            scenario, desk = self._scenarios[key][number], _Noting(self.book.table())
            for step in scenario.steps if scenario else ():
                if step.kind == "then":
                    continue
                if faults_of(Said(step.kind, step.text, step.table), self.steps, desk):
                    break
            self._known[key, number] = SmallGame(self.position(key), desk.moves)
        return self._known[key, number]


def begun_by(feature: Feature) -> str:
    """All that games take from a feature, as text: Givens and Whens in their order, no names, words or checks."""
    played = [
        (scenario.rules, [(step.kind, step.text, step.table) for step in scenario.steps if step.kind != "then"])
        for scenario in feature.scenarios
        if not eyes_among(scenario.tags)
    ]
    return repr(played)


class Beginnings:
    """Which scenario a game begins as: each has its turn before any is dealt once more."""

    def __init__(self, seeds: Seeds) -> None:
        self._seeds, self._open = seeds, set(seeds.positions)
        self._dealt: list[tuple[str, int]] = []
        """Positions, and which of their scenarios; the next one stands last."""

    def next(self, chance: Random) -> tuple[str, int]:
        """The position of a game, and which of its scenarios it is."""
        while True:
            if not self._dealt:
                keys = [key for key in self._seeds.positions if key in self._open]
                self._dealt = [(key, number) for key in keys for number in range(self._seeds.count(key))]
                chance.shuffle(self._dealt)
            key, number = self._dealt.pop()
            if key in self._open:
                return key, number

    def again(self, key: str, number: int) -> None:
        """Deal one once more, before all others."""
        self._dealt.append((key, number))

    def shut(self, key: str) -> None:
        """Begin no more games with a position, unless it is the last one."""
        if len(self._open) > 1:
            self._open.discard(key)


def _key(position: Any) -> str:
    return json.dumps(position, sort_keys=True, default=dict)  # any mapping will do
