"""Values of a position that are lawful one by one and contradict each other (D-01, D-04, D-05)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from touchline.core.brief import brief
from touchline.core.faults import PositionFault
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import label
from touchline.dreadball.records import NOBODY
from touchline.dreadball.rules.free import EARNED
from touchline.dreadball.rules.stats import may
from touchline.dreadball.state import ACTIONS, LAUNCH, OVER, PHASES, RUSHING, SET_UP, State
from touchline.dreadball.verbs import CATCH, PICK_UP

Rows = Sequence[Mapping[str, Any]]
"""What a position says of each player."""


def contradictions(s: State, rows: Rows) -> Iterator[PositionFault]:
    """Every one of them, in words."""
    yield from _of_places(s, rows)
    yield from _of_game(s)
    yield from _of_tokens(s)
    yield from _of_ball(s, rows)
    yield from _of_actions(s)


def _of_places(s: State, rows: Rows) -> Iterator[PositionFault]:
    for i, here in enumerate(s.at):
        if here is not None and (first := s.standing[here]) != i:
            names = (s.name(i), s.name(first))
            what = f"{names[0]} is in {label(here)}, where {names[1]} is; a hex holds one player"
            yield PositionFault(what, "at", names, ("RD-11",))
        if here is not None and s.out[i]:
            yield PositionFault(f"{s.name(i)} is out of play and on the pitch", "out", (s.name(i),))
        if "at" not in rows[i] and s.down[i]:
            yield PositionFault(f"{s.name(i)} lies on the ground and is not on the pitch", "down", (s.name(i),))
    for side, team in enumerate(s.set_up.teams):
        if (there := len(s.squad(side))) > NUMBERS.rush.on_pitch:
            what = f"{team} have {there} players on the pitch; allowed: {NUMBERS.rush.on_pitch}"
            yield PositionFault(what, "players", (team,), ("RD-9",))


def _of_game(s: State) -> Iterator[PositionFault]:
    rushes = NUMBERS.rush.rushes
    if s.phase == OVER:
        yield PositionFault(f"phase is {OVER!r}; allowed: {', '.join(PHASES[:-1])}", "phase")
    elif s.winner != NOBODY:
        what = f"winner is {s.set_up.teams[s.winner]!r}; nobody has won before the game is over"
        yield PositionFault(what, "winner")
    if s.phase == SET_UP and s.rush:
        what = f"rush is {s.rush} and the teams still line up; allowed in this phase: 0"
        yield PositionFault(what, "rush")
    if s.rush > rushes and not s.sudden:
        what = f"rush is {s.rush}; after {rushes} a game goes on in sudden death alone"
        yield PositionFault(what, "rush", (), ("RD-9", "RD-10"))
    if s.sudden and s.score:
        yield PositionFault("somebody leads in sudden death, which the first point ends", "score", (), ("RD-10",))


def spent(s: State) -> int:
    """Action tokens that the rushing team has used."""
    return sum(used for i, used in enumerate(s.used) if s.cards[i].side == s.side)


def _of_tokens(s: State) -> Iterator[PositionFault]:
    if s.phase not in RUSHING:
        return
    for i, used in enumerate(s.used):
        if used and s.cards[i].side != s.side:
            what = f"{s.name(i)} has used {used} tokens in a rush of {s.rushing()}"
            yield PositionFault(what, "used", (s.name(i),))
    if spent(s) + s.tokens > NUMBERS.rush.tokens:
        what = f"tokens are {s.tokens} and {spent(s)} are used; a rush has {NUMBERS.rush.tokens}"
        yield PositionFault(what, "tokens", (), ("RD-9",))


def _of_ball(s: State, rows: Rows) -> Iterator[PositionFault]:
    holders = [s.name(i) for i, row in enumerate(rows) if row.get("ball") is True]
    if len(holders) > 1:
        yield PositionFault(f"{' and '.join(holders)} hold the ball; there is one", "ball", tuple(holders))
    if s.carrier != NOBODY:
        yield from _of_carrier(s, s.carrier, there="at" in rows[s.carrier])
    elif s.ball in s.standing:
        there = s.name(s.standing[s.ball])
        yield PositionFault(f"the ball lies in {label(s.ball)}, where {there} is", "ball", (there,), ("RD-20",))
    if s.phase in (SET_UP, LAUNCH) and (s.carrier != NOBODY or s.ball is not None):
        where = f"it lies in {label(s.ball)}" if s.carrier == NOBODY else f"{s.name(s.carrier)} holds it"
        yield PositionFault(f"the ball is still to be launched in phase {s.phase}, and {where}", "ball")


def _of_carrier(s: State, carrier: int, *, there: bool) -> Iterator[PositionFault]:
    name, role = s.name(carrier), s.cards[carrier].role
    if s.down[carrier] or not there:
        how = "down" if there else "not on the pitch"
        yield PositionFault(f"{name} holds the ball and is {how}", "ball", (name,), ("RD-19",))
    if not any(may(role, kind) for kind in (PICK_UP, CATCH)):
        yield PositionFault(f"{name} holds the ball and is a {role}, who never does", "ball", (name,), ("RD-1",))
    if s.ball is not None:
        yield PositionFault(f"the ball lies in {label(s.ball)} and {name} holds it", "ball", (name,))


def _of_actions(s: State) -> Iterator[PositionFault]:
    for n, free in enumerate(s.free):
        if free.rule not in EARNED:
            yield PositionFault(f"free[{n}].rule is {brief(free.rule)}; allowed: {', '.join(EARNED)}", "free")
        elif not free.kinds or not set(free.kinds) <= set(EARNED[free.rule]):
            allowed = ", ".join(EARNED[free.rule])
            what = f"free[{n}].actions is {brief(list(free.kinds))}; by {free.rule} allowed: {allowed}"
            yield PositionFault(what, "free", (), (free.rule,))
    if s.free and s.phase != ACTIONS:
        yield PositionFault(f"a free action waits in phase {s.phase}; they are taken in {ACTIONS}", "free")
    if s.action is not None:
        name = s.name(s.action.player)
        what = f"{name} is at an action, {s.action.kind}; a position begins between two of them"
        yield PositionFault(what, "action", (name,))
