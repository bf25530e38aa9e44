"""Exact odds of a throw: every class of faces that a rule treats alike, with its exact count. Memoised.

Dice against targets are gone through face by face, or by what the judge sees of each player's dice. Pools of successes,
which may burst without end, are summed as a series (`successes`). Handfuls of symbols are counted by how many show each
symbol. That is the same count in a thousandth of the time: twelve dice have two thousand million faces. Cards that are
alike are counted together as well.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache, partial
from itertools import chain, product
from math import comb, lcm, prod
from typing import Any, NamedTuple

from touchline.core.dice import successes
from touchline.core.dice.draws import Draw, deals
from touchline.core.dice.throws import SIX, DiceTest, Handful, Pool, Roll, Throw, counted_as

__all__ = ["ResultClass", "count", "counted", "odds", "tested"]


class ResultClass(NamedTuple):
    """One class of faces that a rule treats alike: its results, how many faces lead there, and one of them."""

    results: tuple[str, ...]
    ways: int
    of: int
    faces: tuple[Any, ...]

    @property
    def chance(self) -> Fraction:
        """The exact probability."""
        return Fraction(self.ways, self.of)


REMEMBERED = 1 << 14
"""Throws whose odds are kept."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A throw, equal to any other whose faces and judge are the same, and so its odds."""

    faces: tuple[Any, ...]
    judge: Any
    throw: Roll | Pool | Draw = field(compare=False)


def odds(throw: Throw) -> tuple[ResultClass, ...]:
    """Every class of results of a throw with its exact count. Memoised by its faces, its judge and all that he holds.

    What a judge holds shows in a `functools.partial` only; another function is taken for what it is.
    """
    if isinstance(throw, DiceTest):
        return tested(
            tuple(successes.SuccessPool(pool.number, pool.target, pool.bursts) for pool in throw.pools), throw.most
        )
    try:
        return _remembered(_Asked(_shown(throw), _held(throw.judge), throw))
    except TypeError:  # he holds a list, which cannot be looked up
        return count(throw)


def _shown(throw: Roll | Pool | Draw) -> tuple[Any, ...]:
    """What can fall, whoever throws it."""
    if isinstance(throw, Draw):
        return throw.cards, tuple(hand.number for hand in throw.hands), _held(throw.alike), throw.ordered
    return tuple(die.sides for die in throw.dice) if isinstance(throw, Roll) else throw.hands


def _held(judge: Any) -> Any:
    """A function with what it holds, as something that can be compared."""
    return (judge.func, judge.args, *sorted(judge.keywords.items())) if isinstance(judge, partial) else judge


@lru_cache(REMEMBERED)
def _remembered(asked: _Asked) -> tuple[ResultClass, ...]:
    return count(asked.throw)


def count(throw: Roll | Pool | Draw) -> tuple[ResultClass, ...]:
    """`odds` without the memory."""
    if isinstance(throw, Draw):
        found = _classes((hands, ways, throw.judge(hands)) for hands, ways in deals(throw))
        return tuple(one._replace(faces=throw.example(one.faces)) for one in found)
    return _classes(_faces(throw) if isinstance(throw, Roll) else _symbols(throw))


def _classes(fallen: Iterable[tuple[tuple[Any, ...], int, tuple[str, ...]]]) -> tuple[ResultClass, ...]:
    classes: dict[tuple[str, ...], list[Any]] = {}
    total = 0
    for faces, ways, results in fallen:
        total += ways
        entry = classes.setdefault(results, [0, faces])
        entry[0] += ways
    return tuple(ResultClass(results, ways, total, faces) for results, (ways, faces) in sorted(classes.items()))


def _faces(roll: Roll) -> Iterator[tuple[tuple[Any, ...], int, tuple[str, ...]]]:
    judge = roll.judge
    for faces, ways in _fallen(range(len(roll.dice)), roll) if roll.alike is None else _by_player(roll):
        yield faces, ways, judge(faces)


def _fallen(places: Sequence[int], roll: Roll) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every face of the dice at these places, each once, the lowest first."""
    return ((faces, 1) for faces in product(*(range(1, roll.dice[place].sides + 1) for place in places)))


def _by_player(roll: Roll) -> list[tuple[tuple[int, ...], int]]:
    """Faces of all dice, the lowest first, with how many they stand for: alike ones of a player are counted."""
    assert roll.alike is not None  # noqa: S101 - whoever asks has looked
    owners = roll.owners
    mine = [[place for place, one in enumerate(owners) if one == owner] for owner in dict.fromkeys(owners)]
    order = [place for places in mine for place in places]
    hands = []
    for places in mine:
        seen: dict[Hashable, tuple[tuple[int, ...], int]] = {}
        for faces, ways in _fallen(places, roll):
            what = roll.alike(places, faces)
            first, many = seen.get(what, (faces, 0))
            seen[what] = first, many + ways
        hands.append([*seen.values()])
    found = []
    for fall in product(*hands):
        placed = sorted(zip(order, chain.from_iterable(faces for faces, _ in fall), strict=True))
        found.append((tuple(face for _, face in placed), prod(ways for _, ways in fall)))
    return sorted(found)


def _symbols(pool: Pool) -> Iterator[tuple[tuple[Any, ...], int, tuple[str, ...]]]:
    judge = pool.judge
    for hands in product(*(counted(hand) for hand in pool.hands)):
        faces = tuple(face for symbols, _ in hands for face, many in symbols.items() for _ in range(many))
        yield faces, prod(ways for _, ways in hands), judge(tuple(symbols for symbols, _ in hands))


@cache
def counted(hand: Handful) -> tuple[tuple[Mapping[str, int], int], ...]:
    """Every way in which a hand can fall, as symbol -> number of dice, with the number of faces that give it.

    >>> hand = Handful("Red", "Red", "dice", 2, ("10", "10", "20"))
    >>> [(dict(symbols), ways) for symbols, ways in counted(hand)]
    [({'10': 2}, 4), ({'10': 1, '20': 1}, 4), ({'20': 2}, 1)]
    """
    symbols = tuple(dict.fromkeys(hand.faces))
    found: list[tuple[Mapping[str, int], int]] = []

    def spread(left: int, names: tuple[str, ...], so_far: dict[str, int], ways: int) -> None:
        symbol, *rest = names
        weight = hand.faces.count(symbol)
        if not rest:
            found.append(({**so_far, symbol: left} if left else so_far, ways * weight**left))
            return
        for many in range(left, -1, -1):
            mine = {**so_far, symbol: many} if many else so_far
            spread(left - many, tuple(rest), mine, ways * comb(left, many) * weight**many)

    spread(hand.number, symbols, {}, 1)
    return tuple(found)


@lru_cache(REMEMBERED)
def tested(pools: tuple[successes.SuccessPool, ...], most: int) -> tuple[ResultClass, ...]:
    """Every class of successes of one pool, or of two against each other, as `counted_as` names them."""
    found = _alone(pools[0], most) if len(pools) == 1 else _opposed(pools[0], pools[1], most)
    endless = any(pool.bursts for pool in pools)
    of = lcm(*(chance.denominator for chance, _ in found)) if endless else SIX ** sum(pool.number for pool in pools)
    return tuple(
        ResultClass(
            counted_as(counts, most), int(chance * of), of,
            tuple(face for pool, good in zip(pools, counts, strict=True) for face in _fall(pool, good)),
        )
        for chance, counts in found
    )  # fmt: skip


_Class = tuple[Fraction, tuple[int, ...]]
"""A chance, and successes of each pool that are one case of it."""


def _alone(pool: successes.SuccessPool, most: int) -> list[_Class]:
    classes = [(successes.exactly(pool, good), (good,)) for good in range(most)]
    return [entry for entry in (*classes, (successes.at_least(pool, most), (most,))) if entry[0]]


def _opposed(mine: successes.SuccessPool, other: successes.SuccessPool, most: int) -> list[_Class]:
    chances = successes.contest(mine, other)
    classes = _doubles(mine, other, chances.double, most)
    classes += [
        (chances.win, _likely(mine, other, lambda a, b: b < a < 2 * b)),
        (chances.draw, (0, 0)),
        (chances.loss, _likely(mine, other, lambda a, b: a < b < 2 * a)),
    ]
    classes += [(chance, (b, a)) for chance, (a, b) in _doubles(other, mine, chances.doubled, most)]
    return [entry for entry in classes if entry[0]]


def _doubles(mine: successes.SuccessPool, other: successes.SuccessPool, double: Fraction, most: int) -> list[_Class]:
    leads = [(successes.doubled_by(mine, other, lead), lead) for lead in range(1, most)]
    leads.append((double - sum(chance for chance, _ in leads), most))
    return [(chance, _likely(mine, other, partial(_leads, lead, most))) for chance, lead in leads if chance]


def _leads(lead: int, most: int, a: int, b: int) -> bool:
    return a >= 2 * b and (a - b == lead or a - b > lead == most)


def _likely(
    mine: successes.SuccessPool, other: successes.SuccessPool, fits: Callable[[int, int], bool]
) -> tuple[int, int]:
    """The likeliest successes of two pools that fit; none (0, 0) where nothing does."""
    far = max(mine.number, other.number) + SIX
    ours, theirs = successes.weights(mine, 2 * far), successes.weights(other, far)
    pairs = [(a, b) for a in range(2 * far) for b in range(far) if fits(a, b)]
    return max(pairs, key=lambda pair: ours[pair[0]] * theirs[pair[1]] * SIX ** (3 * far - sum(pair)))


def _fall(pool: successes.SuccessPool, good: int) -> list[int]:
    """Faces with so many successes; dice that sixes add stand after all others."""
    plain = min(good, pool.number) if pool.target < SIX or not pool.bursts else 0
    sixes = good - plain
    face = SIX - 1 if pool.target < SIX else SIX
    if not sixes:
        return [face] * plain + [1] * (pool.number - plain)
    if plain:  # all dice of the pool succeed, one of them with a six that the others follow
        return [face] * (plain - 1) + [SIX] * sixes + [face]
    return _sixes(pool.number, sixes)


def _sixes(due: int, sixes: int) -> list[int]:
    """So many sixes, each of which adds a die, wave by wave; all other dice fail."""
    faces: list[int] = []
    while due:
        now = min(due, sixes)
        faces += [SIX] * now + [1] * (due - now)
        due, sixes = now, sixes - now
    return faces
