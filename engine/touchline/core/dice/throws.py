"""Throws: the dice that a rule may ask for, all at once.

A `Roll` is dice against targets. A `Pool` is handfuls of symbols, of which only the number of each counts. A
`DiceTest` is pools of six-sided dice: only their successes count, and sixes may add dice. A `Draw` is cards of a deck.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

from touchline.core.dice.draws import Draw
from touchline.core.errors import DiceError
from touchline.core.rulebook.cited import cited

__all__ = [
    "SIX", "DicePool", "DiceTest", "Die", "Handful", "Modifier", "Pool", "Roll", "Throw", "Values", "counted",
    "counted_as", "what", "whose",
]  # fmt: skip

SIX = 6


class Values(NamedTuple):
    """The values of a code that has none; `touchline.core.dice.modifiers` makes a record for a code that has some."""


class Modifier(NamedTuple):
    """A change to a characteristic before the dice: by how much, why, and the rule that grants it.

    `why` is a code, with `values`, and no sentence: whoever shows a modifier has the words for its code.
    """

    by: int
    why: str
    rule: str
    values: Values = Values()

    def to_json(self) -> dict[str, Any]:
        """The modifier as plain data."""
        return {"by": self.by, "why": self.why, "values": self.values._asdict(), **cited(self.rule)}


class Die(NamedTuple):
    """One die to be rolled: whose, against which characteristic, and the target after all modifiers."""

    player: str
    team: str
    stat: str
    value: int
    modifiers: tuple[Modifier, ...]
    target: int
    sides: int
    critical: int
    """Natural faces up to this one are critical."""


class Roll(NamedTuple):
    """Dice are due, all at once. `judge` turns their faces into one result a die.

    `again`: one of a row of equal rolls, made until something comes of it. Then nothing that fell before in that row
    counts any more, so whoever looks ahead may add the row up.

    `alike`: of some of the dice, by their places, and their faces what the judge sees of them; None if that is each
    face. Faces of one player's dice of which he sees the same come to the same, whatever the others roll.
    """

    rule: str
    kind: str
    action: str
    dice: tuple[Die, ...]
    judge: Callable[[tuple[int, ...]], tuple[str, ...]]
    again: bool = False
    alike: Callable[[Sequence[int], Sequence[int]], Hashable] | None = None

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose each die is, in the order asked."""
        return tuple(die.player for die in self.dice)

    def draw(self, chance: Random) -> list[int]:
        """Let the dice fall."""
        return [1 + int(chance.random() * die.sides) for die in self.dice]

    def take(self, faces: Sequence[int]) -> tuple[int, ...]:
        """Check the faces (one for each die, in order). Raises `DiceError`."""
        if len(faces) != len(self.dice):
            raise DiceError(self.rule, f"{len(self.dice)} asked for, {len(faces)} given")
        for face, die in zip(faces, self.dice, strict=True):
            if type(face) is not int or not 1 <= face <= die.sides:
                raise DiceError(
                    self.rule, f"{face!r} is not a face of {die.player}'s D{die.sides}; allowed: 1 to {die.sides}"
                )
        return tuple(faces)

    def to_json(self) -> dict[str, Any]:
        """The request as plain data."""
        dice = [{**die._asdict(), "modifiers": [m.to_json() for m in die.modifiers]} for die in self.dice]
        return {"ask": "roll", **cited(self.rule), "kind": self.kind, "action": self.action, "dice": dice}


class Handful(NamedTuple):
    """Equal dice of one player or team: what they are called, how many, and the faces of each.

    A face counts as often as it stands there, as a sector of a spinner that is larger than others.
    """

    player: str
    team: str
    name: str
    number: int
    faces: tuple[str, ...]


class Pool(NamedTuple):
    """Handfuls of dice are due, all at once; what counts is how many of a hand show each symbol.

    `judge` turns the symbols of each hand, counted, into one result for the throw. `again`: as in `Roll`.
    """

    rule: str
    kind: str
    action: str
    hands: tuple[Handful, ...]
    judge: Callable[[tuple[Mapping[str, int], ...]], tuple[str, ...]]
    again: bool = False

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose each die is, in the order asked."""
        return tuple(hand.player for hand in self.hands for _ in range(hand.number))

    def draw(self, chance: Random) -> list[str]:
        """Let the dice fall."""
        fall, faces = chance.random, []
        for hand in self.hands:
            sides, many = hand.faces, len(hand.faces)
            faces += [sides[int(fall() * many)] for _ in range(hand.number)]
        return faces

    def take(self, faces: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Check the faces (one for each die, hand by hand) and give them back by hand. Raises `DiceError`."""
        due = sum(hand.number for hand in self.hands)
        if len(faces) != due:
            raise DiceError(self.rule, f"{due} asked for, {len(faces)} given")
        found = []
        at = 0
        for hand in self.hands:
            mine = tuple(faces[at : at + hand.number])
            at += hand.number
            for face in mine:
                if face not in hand.faces:
                    allowed = ", ".join(dict.fromkeys(hand.faces))
                    what = f"{face!r} is no face of {hand.player}'s {hand.name}"
                    raise DiceError(self.rule, f"{what}; allowed: {allowed}")
            found.append(mine)
        return tuple(found)

    def to_json(self) -> dict[str, Any]:
        """The request as plain data."""
        hands = [{**hand._asdict(), "faces": list(hand.faces)} for hand in self.hands]
        return {"ask": "roll", **cited(self.rule), "kind": self.kind, "action": self.action, "hands": hands}


class DicePool(NamedTuple):
    """Six-sided dice counted in successes: whose, for which characteristic, from which face a die succeeds, how many.

    `base` is the number before the modifiers, `number` the one after them, never below 0. With `bursts`, each six is a
    success and adds a die.
    """

    player: str
    team: str
    stat: str
    target: int
    base: int
    modifiers: tuple[Modifier, ...]
    number: int
    bursts: bool

    def successes(self, faces: Sequence[int]) -> int:
        """How many of these faces succeed."""
        target = self.target
        return len([face for face in faces if face >= target])


class DiceTest(NamedTuple):
    """One pool, or two against each other, all at once.

    Of one pool its successes count. Of two it counts who has more, whether twice as many, and by how many. From `most`
    on, more successes make no difference. `again`: as in `Roll`.
    """

    rule: str
    kind: str
    action: str
    pools: tuple[DicePool, ...]
    most: int
    again: bool = False

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose each die is, in the order asked, without those that sixes add."""
        return tuple(pool.player for pool in self.pools for _ in range(pool.number))

    def draw(self, chance: Random) -> list[int]:
        """Let the dice fall."""
        faces: list[int] = []
        for pool in self.pools:
            due = pool.number
            while due:
                fallen = [1 + int(chance.random() * SIX) for _ in range(due)]
                faces += fallen
                due = fallen.count(SIX) if pool.bursts else 0
        return faces

    def take(self, faces: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """Check the faces (pool by pool, added dice after those that add them), and give them back by pool.

        Raises `DiceError`.
        """
        found = []
        at = 0
        for pool in self.pools:
            begin, due = at, pool.number
            while due:
                fallen = faces[at : at + due]
                at += due
                for face in fallen:
                    if type(face) is not int or not 1 <= face <= SIX:
                        raise DiceError(self.rule, f"{face!r} is not a face of {pool.player}'s D6; allowed: 1 to {SIX}")
                if len(fallen) < due:
                    raise DiceError(self.rule, self._missing(pool, faces[begin:], at - begin))
                due = list(fallen).count(SIX) if pool.bursts else 0
            found.append(tuple(faces[begin:at]))
        if at < len(faces):
            raise DiceError(self.rule, f"{at} asked for, {len(faces)} given")
        return tuple(found)

    def _missing(self, pool: DicePool, given: Sequence[int], wanted: int) -> str:
        more = ", as each six adds a die" if wanted > pool.number else ""
        return f"{pool.player} rolls {wanted} dice{more}; {len(given)} given"

    def judge(self, fallen: Sequence[Sequence[int]]) -> tuple[str, ...]:
        """One result a pool: its successes, or who has more of them."""
        return counted_as(self.counts(fallen), self.most)

    def counts(self, fallen: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """The successes of each pool."""
        return tuple([pool.successes(faces) for pool, faces in zip(self.pools, fallen, strict=True)])

    def to_json(self) -> dict[str, Any]:
        """The request as plain data."""
        pools = [{**pool._asdict(), "modifiers": [m.to_json() for m in pool.modifiers]} for pool in self.pools]
        return {"ask": "roll", **cited(self.rule), "kind": self.kind, "action": self.action, "hands": pools}


@cache
def counted_as(counts: tuple[int, ...], most: int) -> tuple[str, ...]:
    """What numbers of successes come to: one pool alone, or two against each other.

    A double is at least twice the other's successes, and at least one.

    >>> counted_as((2,), 3), counted_as((3, 2), 9), counted_as((4, 2), 9), counted_as((0, 0), 9)
    (('2',), ('win', 'loss'), ('double 2', 'doubled 2'), ('draw', 'draw'))
    """
    if len(counts) == 1:
        return (_capped(counts[0], most),)
    mine, other = counts
    if mine == other:
        return "draw", "draw"
    if mine < other:
        theirs, ours = counted_as((other, mine), most)
        return ours, theirs
    if mine < 2 * other:
        return "win", "loss"
    lead = _capped(mine - other, most)
    return f"double {lead}", f"doubled {lead}"


def _capped(count: int, most: int) -> str:
    return f"{most} or more" if count >= most else str(count)


Throw: TypeAlias = Roll | Pool | DiceTest | Draw
"""Dice, or cards, are due."""


def what(throw: Throw) -> str:
    """What is due, in a word."""
    return "cards" if isinstance(throw, Draw) else "dice"


def whose(throw: Throw) -> str:
    """Whose dice are due, in words.

    >>> whose(Pool("5", "", "", (Handful("Red", "Red", "dice", 6, ("1",)),), lambda _: ()))
    'Red (6 dice)'
    """
    return counted(throw.owners, what(throw))


def counted(owners: Sequence[str], what: str = "dice") -> str:
    """Whose dice, or `what`, each owner once.

    >>> counted(["HAYATE", "HAYATE", "GARRA"])
    'HAYATE (2 dice), GARRA'
    """
    counts = {owner: owners.count(owner) for owner in owners}
    return ", ".join(f"{owner} ({n} {what})" if n > 1 else owner for owner, n in counts.items())
