"""1.14 Unopposed roll, 1.15 Face-to-face roll, 1.16 Modifiers, 1.17 Critical and fumble.

A roll is judged from the natural faces and the targets alone:

>>> face_to_face((5, 9), (7, 7), (1, 1), ("AGUILA", "GARRA"))
('success', 'fail')
>>> face_to_face((4, 6), (7, 7), (1, 1), ("AGUILA", "GARRA"))
('cancelled', 'success')

Leans on 0.B for the value behind a characteristic.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Final, Literal, TypeAlias

from touchline.core.dice.throws import Die, Modifier, Roll
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import boosts, critical_face
from touchline.takkure.events.rolls import DieRolled, Modified, NaturalFace, Rolled
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.fatigue import fatigue_modifiers
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

Win: TypeAlias = Literal["success", "critical"]
SUCCESS: Final = "success"
CRITICAL: Final = "critical"
CANCELLED: Final = "cancelled"
FAIL: Final = "fail"
SPARE: Final = "spare"
WON: tuple[Win, Win] = (SUCCESS, CRITICAL)
REMEMBERED = 2048
"""Dice and requests that are kept, as most of them come again."""


@rule("1.17")
def grade(face: int, target: int, critical: int) -> str:
    """1.17 Critical and fumble: a low enough natural face always succeeds, a natural 12 never does (R-16)."""
    if face == NUMBERS.dice.fumble:
        return FAIL
    if face <= critical:
        return CRITICAL
    return SUCCESS if face <= target else FAIL


@rule("1.14")
def unopposed(faces: Sequence[int], targets: Sequence[int], criticals: Sequence[int]) -> tuple[str, ...]:
    """1.14 Unopposed roll: each die against its own target; of several dice the best counts (4.06, R-40)."""
    grades = [grade(f, t, c) for f, t, c in zip(faces, targets, criticals, strict=True)]
    if len(grades) == 1:
        return (grades[0],)
    best = max(range(len(grades)), key=lambda i: _rank(grades[i], faces[i]))
    return tuple(g if i == best else SPARE for i, g in enumerate(grades))


@rule("1.15")
def face_to_face(
    faces: Sequence[int], targets: Sequence[int], criticals: Sequence[int], players: Sequence[str]
) -> tuple[str, ...]:
    """1.15 Face-to-face roll: at most one wins; beaten successes are cancelled, not failed.

    A single critical wins; several criticals tie. Otherwise the highest natural success wins; equal highest ones tie,
    and a tie cancels every success. With two dice of one player his best one counts.
    """
    results = [grade(f, t, c) for f, t, c in zip(faces, targets, criticals, strict=True)]
    results, contenders = best_of_each(players, results, faces)
    good = [i for i in contenders if results[i] in WON]
    critical = [i for i in good if results[i] == CRITICAL]
    top = max((faces[i] for i in good), default=0)
    leading = critical or [i for i in good if faces[i] == top]
    for i in good:
        if len(leading) > 1 or i not in leading:
            results[i] = CANCELLED
    return tuple(results)


def _rank(result: str, face: int) -> tuple[int, int]:
    order = {CRITICAL: 2, SUCCESS: 1}.get(result, 0)
    return (order, face if order == 1 else -face)


def best_of_each(players: Sequence[str], results: Sequence[str], faces: Sequence[int]) -> tuple[list[str], list[int]]:
    """Of several dice of a player the best counts, the others are spare (R-40): the results, and which dice count."""
    best: dict[str, int] = {}
    for i, player in enumerate(players):
        held = best.get(player)
        if held is None or _rank(results[i], faces[i]) > _rank(results[held], faces[held]):
            best[player] = i
    counting = list(best.values())
    return [result if i in counting else SPARE for i, result in enumerate(results)], counting


def counting(
    places: Sequence[int], faces: Sequence[int], targets: Sequence[int], criticals: Sequence[int]
) -> tuple[tuple[str, ...], int]:
    """What counts of the dice at these places, which are all of one player: what each comes to, and his best face."""
    results = [grade(face, targets[place], criticals[place]) for place, face in zip(places, faces, strict=True)]
    results, (best,) = best_of_each([""] * len(faces), results, faces)
    return tuple(results), faces[best]


@rule("1.16")
def modified(value: int, modifiers: Sequence[Modifier]) -> int:
    """1.16 Modifiers change the characteristic before the dice, never the die; there is no floor or ceiling (R-16).

    >>> from touchline.takkure.modifiers import modifier
    >>> modified(7, [modifier(4, "pick-up", "3.05"), modifier(-1, "pressure", "1.06", who="GARRA")])
    10
    """
    return value + sum(m.by for m in modifiers)


def die(
    s: State,
    player: int,
    stat: str,
    modifiers: tuple[Modifier, ...] = (),
    value: int | None = None,
    action: str | None = None,
) -> Die:
    """A die for a player's characteristic.

    What his fatigue takes from it (4.01) is seen to here, and what skills and cards add to it when the action is named.
    """
    card = s.line_up.cards[player]
    base = card.stat(stat) if value is None else value
    tired = tuple(m for m in fatigue_modifiers(s, player, stat) if m not in modifiers)
    helped = boosts(s, player, action) if action else ()
    critical = critical_face(s, player, action) if action else NUMBERS.dice.critical
    team = s.line_up.teams[s.line_up.team[player]]
    return _die(card.name, team, stat, base, modifiers + tired + helped, critical)


@lru_cache(REMEMBERED)
def _die(name: str, team: str, stat: str, base: int, modifiers: tuple[Modifier, ...], critical: int) -> Die:
    return Die(name, team, stat, base, modifiers, modified(base, modifiers), NUMBERS.dice.sides, critical)


OF_STATS: Mapping[str, str] = {
    "STR": "0.B-c", "REF": "0.B-c", "INT": "0.B-c", "BaC": "0.B-b", "try": "0.B-b", "stamina": "0.B-d",
}  # fmt: skip
"""Which statement about a card has each characteristic."""


@lru_cache(REMEMBERED)
def _request(action: str, dice: tuple[Die, ...], stated: tuple[str, ...]) -> Roll:
    about = dict.fromkeys((*stated, *(OF_STATS[d.stat] for d in dice)))
    targets, criticals = tuple(d.target for d in dice), tuple(d.critical for d in dice)
    players = tuple(d.player for d in dice)
    if len(set(players)) > 1:
        judge = partial(face_to_face, targets=targets, criticals=criticals, players=players)
        alike = partial(counting, targets=targets, criticals=criticals)
        return Roll(STATED["1.15-a", "1.15-b", *about], "face-to-face", action, dice, judge, alike=alike)
    return Roll(
        STATED["1.14-a", "1.14-b", *about],
        "unopposed",
        action,
        dice,
        partial(unopposed, targets=targets, criticals=criticals),
    )


def throw(action: str, dice: Sequence[Die], *stated: str) -> Rules[Mapping[str, str]]:
    """Ask for dice and tell what fell. Returns player -> result, each player once.

    One player alone rolls unopposed (1.14), several roll face to face (1.15). `stated`: what is stated of this roll.
    """
    return (yield from fall_of(_request(action, tuple(dice), stated)))


@lru_cache(REMEMBERED)
def _came_to(number: str, kind: str, results: tuple[str, ...]) -> str:
    """The rule of a roll that has fallen: with what came of it, where several have rolled."""
    if kind != "face-to-face":
        return number
    won = [result for result in results if result in WON]
    cancelled, failed = results.count(CANCELLED), results.count(FAIL)
    found = [
        ("1.15-c", not won and not cancelled), ("1.15-d", bool(won) and not cancelled),
        ("1.15-e", bool(won) and bool(cancelled)), ("1.15-f", not won and bool(cancelled)),
        ("1.15-g", bool(failed) and not won and bool(cancelled)), ("1.17-b", CRITICAL in won and bool(cancelled)),
    ]  # fmt: skip
    return STATED.also(number, *(one for one, is_so in found if is_so))


def fall_of(request: Roll) -> Rules[dict[str, str]]:
    """Let the dice of a request fall and tell it. Returns player -> result."""
    for d in request.dice:
        if d.modifiers:
            yield Modified(STATED["1.16-a", "1.16-b"], d.player, d.stat, d.value, d.target, d.modifiers)
    faces = yield request
    results = request.judge(faces)
    told = tuple(
        DieRolled(d.player, d.team, d.stat, d.value, d.target, f, r, d.modifiers)
        for d, f, r in zip(request.dice, faces, results, strict=True)
    )
    yield Rolled(_came_to(request.rule, request.kind, results), request.kind, request.action, told, results)
    for d, f, r in zip(request.dice, faces, results, strict=True):
        if r == SPARE:
            continue
        if f == NUMBERS.dice.fumble:
            number = STATED["1.17-a", "1.17-e", "4.04-e"] if request.action == "try" else STATED["1.17-a", "1.17-e"]
            yield NaturalFace(number, d.player, f, "fumble")
        elif f <= d.critical:
            number = STATED["1.17-a", "1.17-d"] if r == CANCELLED else STATED["1.17-a"]
            yield NaturalFace(number if f <= NUMBERS.dice.critical else STATED["5.06-a"], d.player, f, "critical")
    return {d.player: r for d, r in zip(request.dice, results, strict=True) if r != SPARE}
