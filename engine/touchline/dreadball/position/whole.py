"""Values of a position that are lawful one by one and contradict each other (D-01, D-04, D-05)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from touchline.core.brief import brief
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import label
from touchline.dreadball.records import NOBODY
from touchline.dreadball.rules.free import EARNED
from touchline.dreadball.rules.stats import CATCH, PICK_UP, may
from touchline.dreadball.state import ACTIONS, LAUNCH, OVER, PHASES, RUSHING, SET_UP, State

Rows = Sequence[Mapping[str, Any]]
"""What a position says of each player."""


def contradictions(s: State, rows: Rows) -> Iterator[str]:
    """Every one of them, in words."""
    yield from _of_places(s, rows)
    yield from _of_game(s)
    yield from _of_tokens(s)
    yield from _of_ball(s, rows)
    yield from _of_actions(s)


def _of_places(s: State, rows: Rows) -> Iterator[str]:
    for i, here in enumerate(s.at):
        if here is not None and (first := s.standing[here]) != i:
            yield f"{s.name(i)} is in {label(here)}, where {s.name(first)} is; a hex holds one player (RD-11)"
        if here is not None and s.out[i]:
            yield f"{s.name(i)} is out of play and on the pitch"
        if "at" not in rows[i] and s.down[i]:
            yield f"{s.name(i)} lies on the ground and is not on the pitch"
    for side, team in enumerate(s.set_up.teams):
        if (there := len(s.squad(side))) > NUMBERS.rush.on_pitch:
            yield f"{team} have {there} players on the pitch; allowed: {NUMBERS.rush.on_pitch} (RD-9)"


def _of_game(s: State) -> Iterator[str]:
    rushes = NUMBERS.rush.rushes
    if s.phase == OVER:
        yield f"phase is {OVER!r}; allowed: {', '.join(PHASES[:-1])}"
    elif s.winner != NOBODY:
        yield f"winner is {s.set_up.teams[s.winner]!r}; nobody has won before the game is over"
    if s.phase == SET_UP and s.rush:
        yield f"rush is {s.rush} and the teams still line up; allowed in this phase: 0"
    if s.rush > rushes and not s.sudden:
        yield f"rush is {s.rush}; after {rushes} a game goes on in sudden death alone (RD-9, RD-10)"
    if s.sudden and s.score:
        yield "somebody leads in sudden death, which the first point ends (RD-10)"


def spent(s: State) -> int:
    """Action tokens that the rushing team has used."""
    return sum(used for i, used in enumerate(s.used) if s.cards[i].side == s.side)


def _of_tokens(s: State) -> Iterator[str]:
    if s.phase not in RUSHING:
        return
    for i, used in enumerate(s.used):
        if used and s.cards[i].side != s.side:
            yield f"{s.name(i)} has used {used} tokens in a rush of {s.rushing()}"
    if spent(s) + s.tokens > NUMBERS.rush.tokens:
        yield f"tokens are {s.tokens} and {spent(s)} are used; a rush has {NUMBERS.rush.tokens} (RD-9)"


def _of_ball(s: State, rows: Rows) -> Iterator[str]:
    holders = [s.name(i) for i, row in enumerate(rows) if row.get("ball") is True]
    if len(holders) > 1:
        yield f"{' and '.join(holders)} hold the ball; there is one"
    if s.carrier != NOBODY:
        yield from _of_carrier(s, s.carrier, there="at" in rows[s.carrier])
    elif s.ball in s.standing:
        yield f"the ball lies in {label(s.ball)}, where {s.name(s.standing[s.ball])} is (RD-20)"
    if s.phase in (SET_UP, LAUNCH) and (s.carrier != NOBODY or s.ball is not None):
        where = f"it lies in {label(s.ball)}" if s.carrier == NOBODY else f"{s.name(s.carrier)} holds it"
        yield f"the ball is still to be launched in phase {s.phase}, and {where}"


def _of_carrier(s: State, carrier: int, *, there: bool) -> Iterator[str]:
    name, role = s.name(carrier), s.cards[carrier].role
    if s.down[carrier] or not there:
        yield f"{name} holds the ball and is {'down' if there else 'not on the pitch'} (RD-19)"
    if not any(may(role, kind) for kind in (PICK_UP, CATCH)):
        yield f"{name} holds the ball and is a {role}, who never does (RD-1)"
    if s.ball is not None:
        yield f"the ball lies in {label(s.ball)} and {name} holds it"


def _of_actions(s: State) -> Iterator[str]:
    for n, free in enumerate(s.free):
        if free.rule not in EARNED:
            yield f"free[{n}].rule is {brief(free.rule)}; allowed: {', '.join(EARNED)}"
        elif not free.kinds or not set(free.kinds) <= set(EARNED[free.rule]):
            allowed = ", ".join(EARNED[free.rule])
            yield f"free[{n}].actions is {brief(list(free.kinds))}; by {free.rule} allowed: {allowed}"
    if s.free and s.phase != ACTIONS:
        yield f"a free action waits in phase {s.phase}; they are taken in {ACTIONS}"
    if s.action is not None:
        yield f"{s.name(s.action.player)} is at an action, {s.action.kind}; a position begins between two of them"
