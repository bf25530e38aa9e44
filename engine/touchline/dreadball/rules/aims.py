"""Whom a Slam, a Steal or a Pass can be aimed at, and what a coach may say of it.

Who is in reach takes looking over the pitch, so that is done no sooner than somebody asks.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from random import Random
from typing import Any

from touchline.core.errors import BadCommand
from touchline.core.hexes.coordinates import Hex, distance
from touchline.core.play.requests import Command, Refusal
from touchline.dreadball.pitch import PITCH, within
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.approach import AimedAction, allowance, plan_aimed, possible, proposed
from touchline.dreadball.rules.moving import Plan, Region
from touchline.dreadball.rules.stats import may
from touchline.dreadball.rules.throw import FAR
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import CATCH, PASS, STEAL


class Aim(Mapping[str, Any]):
    """An aimed action of a player and its possible targets; as a mapping, what an option tells of them."""

    def __init__(self, s: State, player: int, aimed: AimedAction) -> None:
        self.s, self.player, self.aimed = s, player, aimed
        self.hexes = allowance(s, player)
        self.ways: dict[int, list[Hex] | None] = {}

    def candidates(self) -> Iterator[int]:
        """Everybody who would do and is not too far away, whatever lies between."""
        s, i, kind = self.s, self.player, self.aimed.kind
        cards, mates = s.cards, kind == PASS
        near = within(s.here(i), self.hexes + (FAR if mates else 1)).intersection(s.standing)
        for j in sorted(map(s.standing.__getitem__, near)):
            if s.down[j] or j == i or (cards[j].side == cards[i].side) != mates or (kind == STEAL and j != s.carrier):
                continue
            if not mates or may(cards[j].role, CATCH):
                yield j

    @cached_property
    def targets(self) -> list[int]:
        """Everybody at whom it can be aimed, perhaps after the move that is part of it."""
        return [j for j in self.candidates() if self._way(j) is not None]

    def _way(self, j: int) -> list[Hex] | None:
        """The move that is part of it, where he is aimed at; None where he cannot be."""
        if j not in self.ways:
            self.ways[j] = possible(self.s, self.player, self.aimed, j, self.hexes)
        return self.ways[j]

    def __bool__(self) -> bool:
        """Is there anybody?"""
        return self.among(list(self.candidates()))

    def among(self, candidates: Collection[int]) -> bool:
        """Can it be aimed at one of these, who would do and are not too far away?"""
        s, near = self.s, self.aimed.near
        here = s.here(self.player)
        for one in candidates:
            if near(here, s.here(one)) or self._straight(here, s.here(one)):
                return True
        return any(self._way(j) is not None for j in candidates)

    def _straight(self, here: Hex, there: Hex) -> bool:
        """Does he come near enough by nothing but steps that lead nearer? That is quickly seen."""
        s, near = self.s, self.aimed.near
        far = distance(here, there)
        for _ in range(self.hexes):
            far -= 1
            nearer = within(there, far)
            for step in PITCH.around[here]:
                if step is not None and step in nearer and step not in s.standing and step != s.ball:
                    here = step
                    break
            else:
                return False
            if near(here, there):
                return True
        return False

    def region(self) -> Region:
        """What an option of this action goes over."""
        return self.aimed.number, self, self.check, self.sample

    def check(self, command: Command) -> Plan | Refusal:
        """The plan of a command, or why there is none. Raises `BadCommand` without a target."""
        s, i, aimed = self.s, self.player, self.aimed
        if "target" not in command:
            raise BadCommand(f'"{aimed.kind}" lacks "target", whom it is aimed at')
        j = s.set_up.names.index(command["target"])
        if no := why_not(s, i, j, aimed):
            return no
        if j not in self.candidates() or self._way(j) is None:
            return refuse(aimed.number, "target-out-of-reach", who=s.name(i), target=s.name(j))
        return plan_aimed(s, i, aimed, j, self.hexes, command)

    def sample(self, chance: Random) -> Command:
        """Any of the targets, by the shortest way."""
        s, i, aimed = self.s, self.player, self.aimed
        candidates = list(self.candidates())
        while True:
            j = candidates.pop(int(chance.random() * len(candidates)))
            if (way := self._way(j)) is not None:
                return {"do": aimed.kind, "player": s.name(i), "target": s.name(j), **proposed(s, i, aimed, j, way)}

    def __getitem__(self, key: str) -> Any:
        return self.hexes if key == "hexes" else {"targets": [self.s.name(j) for j in self.targets]}[key]

    def __iter__(self) -> Iterator[str]:
        return iter(("hexes", "targets"))

    def __len__(self) -> int:
        return len(tuple(self))


def why_not(s: State, i: int, j: int, aimed: AimedAction) -> Refusal | None:
    """Why somebody is never the target of an action; None where he may be."""
    mine = s.cards[i].side == s.cards[j].side
    kind, number, name, role = aimed.kind, aimed.number, s.name(j), s.cards[j].role
    if s.at[j] is None:
        return refuse(number, "target-off-the-pitch", target=name)
    if mine != (kind == PASS) or i == j:
        return refuse(number, "target-no-team-mate" if kind == PASS else "target-no-opponent", target=name)
    if s.down[j]:
        return refuse(number, "target-on-the-ground", target=name)
    if kind == STEAL and s.carrier != j:
        return refuse(number, "target-without-ball", target=name)
    if kind == PASS and not may(role, CATCH):
        return refuse(STATED[number, "D-05-e"], "target-catches-no-ball", target=name, role=role)
    return None
