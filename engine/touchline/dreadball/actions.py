"""D-20 Actions: which a player may take by himself, what they cost, and the loop that carries them out.

Run, Sprint, Slam, Steal, Throw and Stand up are actions; everything else happens through one of them.

Leans on D-01 and D-04 for when a rush is over.
"""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple

from touchline.core.errors import BadCommand
from touchline.core.hexes.coordinates import distance
from touchline.core.register import rule
from touchline.core.requests import Choose, Command, Forbidden, Option, Refusal, Rules
from touchline.dreadball.approach import Deed, allowance, plan_deed, possible, proposed
from touchline.dreadball.entering import enter, enter_options
from touchline.dreadball.events import FreeActionDeclined, FreeActionTaken, TokenSpent
from touchline.dreadball.moving import Plan
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.run import run, run_option
from touchline.dreadball.rush import end_rush
from touchline.dreadball.slam import DEED as SLAM_DEED
from touchline.dreadball.slam import slam
from touchline.dreadball.sprint import sprint, sprint_option
from touchline.dreadball.stand_up import stand_up
from touchline.dreadball.state import OVER, State
from touchline.dreadball.stats import CATCH, ENTER, PASS, RUN, SLAM, SPRINT, STAND_UP, STEAL, STRIKE, may
from touchline.dreadball.steal import DEED as STEAL_DEED
from touchline.dreadball.steal import steal
from touchline.dreadball.throw import FAR, PASS_DEED, STRIKE_DEED, strike, throw_pass

END = "end"
DECLINE = "decline"


class Chosen(NamedTuple):
    """What a coach has chosen: who does what, and the plan of it."""

    player: int
    kind: str
    plan: Any = None


CARRIED_OUT: Mapping[str, Callable[..., Rules]] = {
    RUN: run, SPRINT: sprint, SLAM: slam, STEAL: steal, PASS: throw_pass, STRIKE: strike, ENTER: enter,
}  # fmt: skip
ALL = (RUN, SPRINT, SLAM, STEAL, PASS, STRIKE)


def act(s: State) -> Rules:
    """One action, or the end of the rush."""
    if s.free:
        yield from free_action(s)
    elif s.ended or s.tokens <= 0:
        yield from end_rush(s, "lost" if s.ended else "no action tokens left")
    else:
        options = options_of(s)
        if len(options) == 1:
            yield from end_rush(s, "nobody can act")
            return
        chosen = yield Choose(s.rushing(), "action", "D-20", None, options, partial(_forbidden, s))
        if chosen is None:
            yield from end_rush(s, "the coach ends it")
        else:
            yield from spend(s, chosen)
            yield from carry_out(s, chosen)
    s.action = None


@rule("D-20")
def spend(s: State, chosen: Chosen) -> Rules:
    """D-20: an action takes a token; nobody takes more than two of them in a rush (RD-9)."""
    s.tokens -= 1
    s.used[chosen.player] += 1
    yield TokenSpent("D-20", s.name(chosen.player), chosen.kind, s.tokens)


def carry_out(s: State, chosen: Chosen) -> Rules:
    """Do what was chosen."""
    s.ways = ()
    if chosen.kind == STAND_UP:
        yield from stand_up(s, chosen.player)
    else:
        yield from CARRIED_OUT[chosen.kind](s, chosen.player, chosen.plan)


def free_action(s: State) -> Rules:
    """The free action that was earned first: without a token, and it may be declined (RD-24)."""
    free, *rest = s.free
    s.free = tuple(rest)
    if s.phase == OVER or s.at[free.player] is None or s.down[free.player]:
        return
    options = [wrapped for kind in free.kinds for wrapped in _options(s, free.player, kind)]
    if not options:
        return
    options.append(Option(DECLINE, s.name(free.player), free.rule))
    chosen = yield Choose(s.coach(free.player), "free action", free.rule, s.name(free.player), options)
    if chosen is None:
        yield FreeActionDeclined(free.rule, s.name(free.player))
        return
    yield FreeActionTaken(free.rule, s.name(chosen.player), chosen.kind)
    yield from carry_out(s, chosen)


def options_of(s: State) -> list[Option]:
    """Everything that the rushing team may do now, ending its rush among it (RD-27)."""
    found = []
    for i in s.squad(s.side):
        if s.used[i] >= NUMBERS.rush.per_player:
            continue
        if s.down[i]:
            found.append(Option(STAND_UP, s.name(i), "D-19", Chosen(i, STAND_UP)))
        else:
            for kind in ALL:
                found += _options(s, i, kind)
    found += [_wrapped(option, s.set_up.cards, ENTER) for option in enter_options(s)]
    found.append(Option(END, None, "D-04", None, said="end the rush"))
    return found


def _wrapped(option: Option, cards: Any, kind: str) -> Option:
    player = next(i for i, card in enumerate(cards) if card.name == option.player)
    return option._replace(check=partial(_chosen, player, kind, option.check))


def _chosen(player: int, kind: str, check: Callable[[Command], Any] | None, command: Command) -> Chosen | Refusal:
    plan = check(command) if check is not None else None
    return plan if type(plan) is Refusal else Chosen(player, kind, plan)


def _options(s: State, i: int, kind: str) -> list[Option]:
    """The option of one kind for a standing player; none where it is not possible at all."""
    role = s.cards[i].role
    if kind == RUN:
        option = run_option(s, i)
    elif kind == SPRINT:
        option = sprint_option(s, i)
    elif not may(role, kind) or (kind in (PASS, STRIKE) and s.carrier != i):
        return []
    elif kind == STRIKE:
        way = possible(s, i, STRIKE_DEED, i, allowance(s, i))
        if way is None:
            return []
        check = partial(plan_deed, s, i, STRIKE_DEED, i, allowance(s, i))
        words = proposed(s, i, STRIKE_DEED, i, way)
        option = Option(
            STRIKE, s.name(i), "D-17", None, {"hexes": allowance(s, i)}, check, partial(_said, STRIKE, s.name(i), words)
        )
    else:
        deed = {SLAM: SLAM_DEED, STEAL: STEAL_DEED, PASS: PASS_DEED}[kind]
        found = targets(s, i, deed)
        if not found:
            return []
        limits = {"hexes": allowance(s, i), "targets": [s.name(j) for j in found]}
        check = partial(_at_target, s, i, deed, found)
        option = Option(kind, s.name(i), deed.number, None, limits, check, partial(_any_target, s, i, deed, found))
    return [option._replace(check=partial(_chosen, i, kind, option.check))]


def targets(s: State, i: int, deed: Deed) -> list[int]:
    """Whom a player can slam, rob or pass to, perhaps after the move that is part of it."""
    side, hexes = s.cards[i].side, allowance(s, i)
    far = hexes + (FAR if deed.kind == PASS else 1)
    here = s.here(i)
    found = []
    for j, card in enumerate(s.cards):
        there = s.at[j]
        if there is None or j == i or s.down[j] or distance(here, there) > far or why_not(s, i, j, deed.kind):
            continue
        if (card.side == side) == (deed.kind == PASS) and possible(s, i, deed, j, hexes) is not None:
            found.append(j)
    return found


def why_not(s: State, i: int, j: int, kind: str) -> str:
    """Why somebody is never the target of a deed; nothing where he may be."""
    mine = s.cards[i].side == s.cards[j].side
    name = s.name(j)
    if s.at[j] is None:
        return f"{name} is not on the pitch"
    if mine != (kind == PASS) or i == j:
        return f"{name} is {'no team-mate' if kind == PASS else 'no opponent'}"
    if s.down[j]:
        return f"{name} lies on the ground (RD-23)"
    if kind == STEAL and s.carrier != j:
        return f"{name} does not hold the ball"
    if kind == PASS and not may(s.cards[j].role, CATCH):
        return f"{name} is a {s.cards[j].role}, who catches no ball"
    return ""


def _at_target(s: State, i: int, deed: Deed, found: list[int], command: Command) -> Plan | Refusal:
    if "target" not in command:
        raise BadCommand(f'"{deed.kind}" lacks "target", whom it is aimed at')
    j = s.set_up.names.index(command["target"])
    if why := why_not(s, i, j, deed.kind):
        return Refusal(deed.number, why)
    if j not in found:
        return Refusal(deed.number, f"{s.name(j)} is out of reach for {s.name(i)}")
    return plan_deed(s, i, deed, j, allowance(s, i), command)


def _any_target(s: State, i: int, deed: Deed, found: list[int], chance: Random) -> Command:
    j = found[int(chance.random() * len(found))]
    way = possible(s, i, deed, j, allowance(s, i)) or []
    return {"do": deed.kind, "player": s.name(i), "target": s.name(j), **proposed(s, i, deed, j, way)}


def _said(do: str, name: str, words: dict[str, Any], chance: Random) -> Command:  # noqa: ARG001 - a sampler's signature
    return {"do": do, "player": name, **words}


def _forbidden(s: State) -> list[Forbidden]:
    """What a coach might try and may not, and by which rule."""
    found = []
    for i, card in enumerate(s.cards):
        name = card.name
        if card.side != s.side:
            why = f"it is the rush of {s.rushing()}"
            found += [Forbidden(kind, name, "D-01", why) for kind in (*ALL, STAND_UP, ENTER)]
        elif s.at[i] is None:
            found += [Forbidden(kind, name, "D-01", f"{name} is not on the pitch") for kind in (*ALL, STAND_UP)]
            found.append(Forbidden(ENTER, name, "D-04" if s.sudden else "D-01", _no_entry(s, i)))
        elif s.used[i] >= NUMBERS.rush.per_player:
            why = f"{name} has had {NUMBERS.rush.per_player} action tokens in this rush (RD-9)"
            found += [Forbidden(kind, name, "D-20", why) for kind in (*ALL, STAND_UP)]
        elif s.down[i]:
            found += [
                Forbidden(kind, name, "D-19", f"{name} lies on the ground and may only stand up (RD-23)")
                for kind in ALL
            ]
        else:
            found += _barred(s, i)
    return found


def _no_entry(s: State, i: int) -> str:
    name = s.name(i)
    if s.sudden:
        return "nobody enters in sudden death (RD-10)"
    if s.out[i] < 0:
        return f"{name} is removed from the game (RD-12)"
    if s.out[i]:
        return f"{name} is out of play for {s.out[i]} turns more (RD-26)"
    if s.used[i] >= NUMBERS.rush.per_player:
        return f"{name} has had {NUMBERS.rush.per_player} action tokens in this rush (RD-9)"
    return (
        f"{NUMBERS.rush.on_pitch} players are on the pitch (RD-9)"
        if len(s.squad(s.side)) >= NUMBERS.rush.on_pitch
        else "the end line is full"
    )


def _barred(s: State, i: int) -> list[Forbidden]:
    name, role = s.name(i), s.cards[i].role
    numbers = {SLAM: "D-12", STEAL: "D-13", PASS: "D-17", STRIKE: "D-17"}
    found = [
        Forbidden(STAND_UP, name, "D-19", f"{name} stands"),
        Forbidden(ENTER, name, "D-01", f"{name} is on the pitch"),
    ]
    for kind, number in numbers.items():
        if not may(role, kind):
            found.append(Forbidden(kind, name, "D-05", f"a {role} may not {kind} (RD-1)"))
        elif kind in (PASS, STRIKE) and s.carrier != i:
            found.append(Forbidden(kind, name, number, f"{name} does not hold the ball"))
        elif kind == STEAL and s.carrier == i:
            found.append(Forbidden(kind, name, number, f"{name} holds the ball himself"))
        else:
            found.append(Forbidden(kind, name, number, f"no target is within {name}'s reach"))
    return found
