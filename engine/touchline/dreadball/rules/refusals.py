"""What a coach might try and may not, and by which rule (D-01, D-04, D-05, D-12 to D-20)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from touchline.core.play.requests import Forbidden
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.stats import ACTIONS, ENTER, PASS, SLAM, STAND_UP, STEAL, STRIKE, may

AIMED: Mapping[str, str] = MappingProxyType({SLAM: "D-12", STEAL: "D-13", PASS: "D-17", STRIKE: "D-17"})
"""Actions that need a role and a target, and their rules."""


def forbidden(s: Any) -> list[Forbidden]:
    """What a coach might try and may not while the rushing team chooses an action."""
    return [no for i in range(len(s.cards)) for no in _complete(s, i, barred(s, i))]


def not_free(s: Any, player: int, kinds: tuple[str, ...], number: str) -> list[Forbidden]:
    """What a player may not do while he has a free action of these kinds, by the rule of this number."""
    why = f"the free action of {s.name(player)} is one of {', '.join(kinds)}"
    others = [Forbidden(kind, s.name(player), number, why) for kind in ACTIONS if kind not in kinds]
    return _complete(s, player, others + _unable(s, player))


def barred(s: Any, i: int) -> list[Forbidden]:
    """What a player may not do in this rush as things are, whatever is due."""
    name = s.name(i)
    if s.cards[i].side != s.side:
        return _all(name, "D-01", f"it is the rush of {s.rushing()}", ENTER)
    if s.at[i] is None:
        entry = Forbidden(ENTER, name, "D-04" if s.sudden else "D-01", _no_entry(s, i))
        return [*_all(name, "D-01", f"{name} is not on the pitch"), entry]
    if s.used[i] >= NUMBERS.rush.per_player:
        return [*_all(name, "D-20", _no_token(name)), _on_pitch(name)]
    if s.down[i]:
        why = f"{name} lies on the ground and may only stand up (RD-23)"
        return [*(Forbidden(kind, name, "D-19", why) for kind in ACTIONS), _on_pitch(name)]
    return _unable(s, i)


def _all(name: str, number: str, why: str, *more: str) -> list[Forbidden]:
    return [Forbidden(kind, name, number, why) for kind in (*ACTIONS, STAND_UP, *more)]


def _no_token(name: str) -> str:
    return f"{name} has had {NUMBERS.rush.per_player} action tokens in this rush (RD-9)"


def _on_pitch(name: str) -> Forbidden:
    return Forbidden(ENTER, name, "D-01", f"{name} is on the pitch")


def _no_entry(s: Any, i: int) -> str:
    name = s.name(i)
    if s.sudden:
        return "nobody enters in sudden death (RD-10)"
    if s.out[i] < 0:
        return f"{name} is removed from the game (RD-12)"
    if s.out[i]:
        return f"{name} is out of play for {s.out[i]} turns more (RD-26)"
    if s.used[i] >= NUMBERS.rush.per_player:
        return _no_token(name)
    return (
        f"{NUMBERS.rush.on_pitch} players are on the pitch (RD-9)"
        if len(s.squad(s.side)) >= NUMBERS.rush.on_pitch
        else "the end line is full"
    )


def _unable(s: Any, i: int) -> list[Forbidden]:
    """What somebody who stands may not do because of his role, or of who holds the ball."""
    name, role = s.name(i), s.cards[i].role
    found = [Forbidden(STAND_UP, name, "D-19", f"{name} stands"), _on_pitch(name)]
    for kind, number in AIMED.items():
        if not may(role, kind):
            found.append(Forbidden(kind, name, "D-05", f"a {role} may not {kind} (RD-1)"))
        elif kind in (PASS, STRIKE) and s.carrier != i:
            found.append(Forbidden(kind, name, number, f"{name} does not hold the ball"))
        elif kind == STEAL and s.carrier == i:
            found.append(Forbidden(kind, name, number, f"{name} holds the ball himself"))
    return found


def _complete(s: Any, i: int, found: list[Forbidden]) -> list[Forbidden]:
    """The same, and of whatever else he aims at somebody that nobody is within his reach."""
    known, name = {no.do for no in found}, s.name(i)
    why = f"no target is within {name}'s reach"
    return found + [Forbidden(kind, name, number, why) for kind, number in AIMED.items() if kind not in known]
