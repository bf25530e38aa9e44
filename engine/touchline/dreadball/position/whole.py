"""Values of a position that are lawful one by one and contradict each other (D-01, D-04, D-05)."""

from collections.abc import Iterator

from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import label
from touchline.dreadball.rules.stats import CATCH, PICK_UP, may
from touchline.dreadball.state import ACTIONS, LAUNCH, NOBODY, RUSHING, SET_UP, State


def contradictions(s: State) -> Iterator[str]:
    """Every one of them, in words."""
    yield from _of_ball(s)
    yield from _of_tokens(s)
    if s.phase == SET_UP and s.rush:
        yield f"rush is {s.rush} and the teams still line up; allowed in this phase: 0"
    if s.sudden and s.score:
        yield "somebody leads in sudden death, which the first point ends (RD-10)"
    if s.free and s.phase != ACTIONS:
        yield f"a free action waits in phase {s.phase}; they are taken in {ACTIONS}"


def _of_ball(s: State) -> Iterator[str]:
    held = s.carrier != NOBODY
    if held and not any(may(s.cards[s.carrier].role, kind) for kind in (PICK_UP, CATCH)):
        yield f"{s.name(s.carrier)} holds the ball and is a {s.cards[s.carrier].role}, who never does (RD-1)"
    if s.phase in (SET_UP, LAUNCH) and (held or s.ball is not None):
        where = f"{s.name(s.carrier)} holds it" if held else f"it lies in {label(s.ball)}"
        yield f"the ball is still to be launched in phase {s.phase}, and {where}"


def _of_tokens(s: State) -> Iterator[str]:
    if s.phase not in RUSHING:
        return
    for i, used in enumerate(s.used):
        if used and s.cards[i].side != s.side:
            yield f"{s.name(i)} has used {used} tokens in a rush of {s.rushing()}"
    spent = sum(used for i, used in enumerate(s.used) if s.cards[i].side == s.side)
    if spent + s.tokens > NUMBERS.rush.tokens:
        yield f"tokens are {s.tokens} and {spent} are used; a rush has {NUMBERS.rush.tokens} (RD-9)"
