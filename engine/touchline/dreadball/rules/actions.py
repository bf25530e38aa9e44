"""D-20 Actions: which a player may take by himself, what they cost, and the loop that carries them out.

Run, Sprint, Slam, Steal, Throw and Stand up are actions; everything else happens through one of them.

Leans on D-01 and D-04 for when a rush is over.
"""

from collections.abc import Callable, Mapping
from functools import partial

from touchline.core.play.requests import Choose, Option, Options, Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events import Action, FreeActionDeclined, FreeActionTaken, TokenSpent
from touchline.dreadball.records import Free
from touchline.dreadball.rules.entering import enter
from touchline.dreadball.rules.forbidden import forbidden, not_free
from touchline.dreadball.rules.options import Chosen, on_their_feet, open_to, option, options_of
from touchline.dreadball.rules.run import run
from touchline.dreadball.rules.rush import end_rush
from touchline.dreadball.rules.slam import slam
from touchline.dreadball.rules.sprint import sprint
from touchline.dreadball.rules.stand_up import stand_up
from touchline.dreadball.rules.steal import steal
from touchline.dreadball.rules.throw import strike, throw_pass
from touchline.dreadball.state import ACTIONS, State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import ENTER, PASS, RUN, SLAM, SPRINT, STAND_UP, STEAL, STRIKE

DECLINE = "decline"
CARRIED_OUT: Mapping[Action, Callable[..., Rules[None]]] = {
    RUN: run, SPRINT: sprint, SLAM: slam, STEAL: steal, PASS: throw_pass, STRIKE: strike, ENTER: enter,
    STAND_UP: lambda s, player, _: stand_up(s, player),
}  # fmt: skip


def act(s: State) -> Rules[None]:
    """One action, and the end of the rush where it is over."""
    if s.free:
        yield from free_action(s)
    elif not over(s):
        options = options_of(s)
        if not options.found:
            yield from end_rush(s, "nobody can act")
            return
        chosen = yield Choose(s.rushing(), "action", STATED["D-20-a", "D-01-c"], None, options, partial(forbidden, s))
        if chosen is None:
            yield from end_rush(s, "the coach ends it")
        else:
            yield from spend(s, chosen)
            yield from carry_out(s, chosen)
    s.action = None
    if over(s):
        yield from end_rush(s, "lost" if s.ended else "no action tokens left")


def over(s: State) -> bool:
    """Is the rush lost or out of tokens, with no free action left to take?"""
    return s.phase == ACTIONS and not s.free and (s.ended or s.tokens <= 0)


@rule("D-20")
def spend(s: State, chosen: Chosen) -> Rules[None]:
    """D-20: an action takes a token; nobody takes more than two of them in a rush (RD-9)."""
    s.tokens -= 1
    s.used[chosen.player] += 1
    yield TokenSpent(STATED["D-20-a", "D-20-c", "D-01-c"], s.name(chosen.player), chosen.kind, s.tokens)


def carry_out(s: State, chosen: Chosen) -> Rules[None]:
    """Do what was chosen."""
    s.ways = ()
    return CARRIED_OUT[chosen.kind](s, chosen.player, chosen.plan)


def free_action(s: State) -> Rules[None]:
    """The free action that was earned first: without a token, and it may be declined; lost by whoever lies (RD-24)."""
    free = s.free[0]
    found = _open_freely(s, free)
    if not found:
        s.free = s.free[1:]
        return
    name = s.name(free.player)
    options = Options(partial(option, s), found, Option(DECLINE, name, free.rule))
    others = partial(not_free, s, *free)
    chosen = yield Choose(s.coach(free.player), "free action", free.rule, name, options, others)
    s.free = s.free[1:]
    if chosen is None:
        yield FreeActionDeclined(free.rule, name)
        return
    yield FreeActionTaken(STATED[free.rule, "D-20-d"], s.name(chosen.player), chosen.kind)
    yield from carry_out(s, chosen)


def _open_freely(s: State, free: Free) -> list[tuple[int, Action]]:
    """What he may do with it: nothing where he lies or is off the pitch by now."""
    if s.at[free.player] is None or s.down[free.player]:
        return []
    foes = on_their_feet(s, 1 - s.cards[free.player].side)
    return [one for one in open_to(s, free.player, foes) if one[1] in free.kinds]
