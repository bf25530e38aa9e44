"""3.08 Melee roll: everybody at once, one winner.

>>> scramble((3, 12, 7, 12), (7, 7, 7, 7), (1, 1, 1, 1), "ABCD")
('cancelled', 'fail', 'success', 'fail')
>>> scramble((7, 7, 4), (7, 7, 7), (1, 1, 1), "ABC")
('tied', 'tied', 'cancelled')
>>> scramble((1, 1, 7), (7, 7, 7), (1, 1, 1), "ABC")
('tied critical', 'tied critical', 'cancelled')

It is for one ball that players of both teams go for (3.05, 3.06), and for a try with several tacklers (4.04). It takes
three players; two make an ordinary face-to-face roll (R-72). Leans on 1.15 and 1.17.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from touchline.core.dice.throws import Die, Roll
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.ball import MeleeTied
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.rolls import (
    CANCELLED,
    CRITICAL,
    REMEMBERED,
    SUCCESS,
    WON,
    best_of_each,
    counting,
    fall_of,
    grade,
    throw,
)
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

TIED, TIED_CRITICAL = "tied", "tied critical"
TIES = (TIED, TIED_CRITICAL)
MELEE = "melee"


@rule("3.08")
def scramble(
    faces: Sequence[int], targets: Sequence[int], criticals: Sequence[int], players: Sequence[str], again: bool = False
) -> tuple[str, ...]:
    """3.08-b, c: criticals first, then the highest success; the best are tied where there is more than one.

    `again`: only to name the winner, so that it makes no difference on what they tie (R-73).
    """
    results = [grade(f, t, c) for f, t, c in zip(faces, targets, criticals, strict=True)]
    results, contenders = best_of_each(players, results, faces)
    good = [i for i in contenders if results[i] in WON]
    top = max((faces[i] for i in good), default=0)
    leading = [i for i in good if results[i] == CRITICAL] or [i for i in good if faces[i] == top]
    for i in good:
        if i not in leading:
            results[i] = CANCELLED
        elif len(leading) > 1:
            results[i] = TIED_CRITICAL if results[i] == CRITICAL and not again else TIED
    return tuple(results)


@lru_cache(REMEMBERED)
def _request(action: str, dice: tuple[Die, ...], stated: tuple[str, ...] = (), again: bool = False) -> Roll:
    targets, criticals = tuple(d.target for d in dice), tuple(d.critical for d in dice)
    players = tuple(d.player for d in dice)
    judge = partial(scramble, targets=targets, criticals=criticals, players=players, again=again)
    number = STATED["3.08-c"] if again else STATED["3.08-a", "3.08-b", *stated]
    return Roll(number, MELEE, action, dice, judge, again, partial(counting, targets=targets, criticals=criticals))


def all_at_once(s: State, action: str, dice: Sequence[Die], *stated: str) -> Rules[Mapping[str, str]]:
    """One throw of everybody's dice: unopposed, face to face, or a melee (R-72). Returns player -> result.

    `stated`: what is stated of it.
    """
    if len({d.player for d in dice}) < NUMBERS.melee.players:
        return (yield from throw(action, dice, *stated))
    return (yield from _melee(s, action, tuple(dice), stated))


@rule("3.08")
def _melee(s: State, action: str, dice: tuple[Die, ...], stated: tuple[str, ...]) -> Rules[Mapping[str, str]]:
    """3.08-c, R-73: those who tie for the best roll again, as often as it takes, only to name who is successful.

    What he has won with is what he rolled in the melee; by the other reading it is never a critical.
    """
    results = yield from fall_of(_request(action, dice, stated))
    tied = [player for player, result in results.items() if result in TIES]
    if not tied:
        return results
    yield MeleeTied(STATED["3.08-c"], tuple(tied))
    critical = results[tied[0]] == TIED_CRITICAL and s.reading("R-73") == "melee roll"
    best = CRITICAL if critical else SUCCESS
    request = _request(action, tuple(d for d in dice if d.player in tied), again=True)
    again: dict[str, str] = {}
    while not any(result in WON for result in again.values()):
        again = yield from fall_of(request)
    return results | {player: best if result in WON else CANCELLED for player, result in again.items()}
