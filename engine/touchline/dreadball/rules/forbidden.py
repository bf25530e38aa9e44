"""What a coach might try and may not, and by which rule (D-01, D-04, D-05, D-12 to D-20)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from touchline.core.play.requests import Forbidden, Refusal
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.stats import may
from touchline.dreadball.verbs import ACTIONS, ENTER, PASS, SLAM, STAND_UP, STEAL, STRIKE

AIMED: Mapping[str, str] = MappingProxyType({SLAM: "D-12", STEAL: "D-13", PASS: "D-17", STRIKE: "D-17"})
"""Actions that need a role and a target, and their rules."""


def forbidden(s: Any) -> list[Forbidden]:
    """What a coach might try and may not while the rushing team chooses an action."""
    return [no for i in range(len(s.cards)) for no in _complete(s, i, barred(s, i))]


def not_free(s: Any, player: int, kinds: tuple[str, ...], number: str) -> list[Forbidden]:
    """What a player may not do while he has a free action of these kinds, by the rule of this number."""
    name = s.name(player)
    no = refuse(number, "free-action-is-another", who=name, kinds=list(kinds))
    others = [Forbidden(kind, name, no) for kind in ACTIONS if kind not in kinds]
    return _complete(s, player, others + _unable(s, player))


def barred(s: Any, i: int) -> list[Forbidden]:
    """What a player may not do in this rush as things are, whatever is due."""
    name = s.name(i)
    if s.cards[i].side != s.side:
        return _all(name, refuse("D-01", "not-his-rush", who=name, team=s.rushing()), ENTER)
    if s.at[i] is None:
        return [*_all(name, refuse("D-01", "off-the-pitch", who=name)), Forbidden(ENTER, name, _no_entry(s, i))]
    if s.used[i] >= NUMBERS.rush.per_player:
        return [*_all(name, _no_token("D-20", name)), _on_pitch(name)]
    if s.down[i]:
        lies = refuse("D-19", "on-the-ground", who=name)
        return [*(Forbidden(kind, name, lies) for kind in ACTIONS), _on_pitch(name)]
    return _unable(s, i)


def _all(name: str, no: Refusal, *more: str) -> list[Forbidden]:
    return [Forbidden(kind, name, no) for kind in (*ACTIONS, STAND_UP, *more)]


def _no_token(number: str, name: str) -> Refusal:
    return refuse(number, "no-more-tokens", who=name, tokens=NUMBERS.rush.per_player)


def _on_pitch(name: str) -> Forbidden:
    return Forbidden(ENTER, name, refuse("D-01", "on-the-pitch", who=name))


def _no_entry(s: Any, i: int) -> Refusal:
    name, most = s.name(i), NUMBERS.rush.on_pitch
    if s.sudden:
        return refuse("D-04", "sudden-death")
    if s.out[i] < 0:
        return refuse("D-01", "removed", who=name)
    if s.out[i]:
        return refuse("D-01", "out-of-play", who=name, turns=s.out[i])
    if s.used[i] >= NUMBERS.rush.per_player:
        return _no_token("D-01", name)
    full = len(s.squad(s.side)) >= most
    return refuse("D-01", "pitch-is-full", players=most) if full else refuse("D-01", "end-line-is-full")


def _unable(s: Any, i: int) -> list[Forbidden]:
    """What somebody who stands may not do because of his role, or of who holds the ball."""
    name, role = s.name(i), s.cards[i].role
    found = [Forbidden(STAND_UP, name, refuse("D-19", "stands-already", who=name)), _on_pitch(name)]
    for kind in AIMED:
        if not may(role, kind):
            found.append(Forbidden(kind, name, refuse("D-05", "role-bars", role=role, do=kind)))
        elif kind in (PASS, STRIKE) and s.carrier != i:
            found.append(Forbidden(kind, name, refuse("D-17", "no-ball-in-hand", who=name)))
        elif kind == STEAL and s.carrier == i:
            found.append(Forbidden(kind, name, refuse("D-13", "ball-in-own-hand", who=name)))
    return found


def _complete(s: Any, i: int, found: list[Forbidden]) -> list[Forbidden]:
    """The same, and of whatever else he aims at somebody that nobody is within his reach."""
    known, name = {no.do for no in found}, s.name(i)
    return found + [
        Forbidden(kind, name, refuse(number, "no-target", who=name))
        for kind, number in AIMED.items()
        if kind not in known
    ]
