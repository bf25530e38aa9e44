"""A sample of mutants: the same few of each operator and game for the same seed.

Which ones are taken follows from what each of them is and from the seed, not from its line or its place in a list. So
an edit elsewhere in the engine leaves the sample as it is.
"""

import hashlib
from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

from placky.mutants import Mutant

_Key = TypeVar("_Key", bound=Hashable)


def sampled(mutants: Sequence[Mutant], number: int, seed: int) -> list[Mutant]:
    """So many mutants, in order: from each operator of each game as many as from any other, as far as there are."""
    strata: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in mutants:
        strata.setdefault((mutant.book.name, mutant.operator), []).append(mutant)
    taken = set()
    for stratum, size in shares({key: len(found) for key, found in strata.items()}, number).items():
        taken.update(sorted(strata[stratum], key=lambda mutant: _drawn(mutant, seed))[:size])
    return [mutant for mutant in mutants if mutant in taken]


def shares(sizes: Mapping[_Key, int], number: int) -> dict[_Key, int]:
    """How many of each are taken: equal numbers, as far as there are so many.

    >>> shares({"a": 2, "b": 9, "c": 9}, 11)
    {'a': 2, 'b': 5, 'c': 4}
    """
    found = dict.fromkeys(sizes, 0)
    left = min(number, sum(sizes.values()))
    while left:
        open_ones = [key for key, size in sizes.items() if found[key] < size]
        each = max(1, left // len(open_ones))
        for key in open_ones[:left]:
            more = min(each, sizes[key] - found[key])
            found[key] += more
            left -= more
    return found


def _drawn(mutant: Mutant, seed: int) -> str:
    return hashlib.sha256(f"{seed} {mutant.book.name} {mutant.key}".encode()).hexdigest()
