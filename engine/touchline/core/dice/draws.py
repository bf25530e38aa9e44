"""Cards from a deck, tokens from a bag: what is drawn does not go back.

>>> deck = repeated({"hare": 2, "stork": 1})
>>> draw = Draw("2", "turn", "chance", deck, (Dealt("Ada", "", "cards", 2),), lambda hands: hands[0])
>>> draw.take(["stork", "hare"]), draw.read([("stork", "hare")])
((('stork', 'hare'),), ('hare', 'stork'))
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import comb
from random import Random
from typing import Any, NamedTuple, TypeAlias

from touchline.core.errors import DiceError
from touchline.core.nearest import nearest, shown
from touchline.core.rulebook.cited import cited

__all__ = ["Dealt", "Draw", "Hands", "deals", "repeated"]

Hands: TypeAlias = tuple[tuple[str, ...], ...]
"""The cards of each hand, in the order in which the hands are asked."""


class Dealt(NamedTuple):
    """What one player or team draws: what it is called ("card", "tokens"), and how many."""

    player: str
    team: str
    name: str
    number: int


class Draw(NamedTuple):
    """Cards are due, all at once, from one deck; nobody draws what another one has.

    `cards` is every card that may come, one as often as it is there, in any order. `alike` gives cards that `judge`
    need not tell apart one name, their suit or their rank: the odds of five cards of 52 take long without it.
    `judge` turns the hands, as `alike` names their cards, into one result for the draw. A hand is in the order drawn if
    `ordered`, else in that of `cards`. `again`: as in `touchline.core.dice.throws.Roll`.
    """

    rule: str
    kind: str
    action: str
    cards: tuple[str, ...]
    hands: tuple[Dealt, ...]
    judge: Callable[[Hands], tuple[str, ...]]
    alike: Callable[[str], str] = str
    ordered: bool = False
    again: bool = False

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose each card is, in the order asked."""
        return tuple(hand.player for hand in self.hands for _ in range(hand.number))

    def draw(self, chance: Random) -> list[str]:
        """Draw them. Raises `DiceError` where the deck has too few."""
        left = list(self.cards)
        return [left.pop(int(chance.random() * len(left))) for _ in range(self.due())]

    def due(self) -> int:
        """How many cards are due. Raises `DiceError` where the deck has fewer."""
        due = sum(hand.number for hand in self.hands)
        if due > len(self.cards):
            raise DiceError(self.rule, f"{due} cards are due for {self.action}, and the deck has {len(self.cards)}")
        return due

    def take(self, faces: Sequence[Any]) -> Hands:
        """Check the cards (hand by hand), and give them back by hand. Raises `DiceError`."""
        if len(faces) != (due := self.due()):
            raise DiceError(self.rule, f"{due} asked for, {len(faces)} given")
        left = Counter(self.cards)
        for face, owner in zip(faces, self.owners, strict=True):
            if not isinstance(face, str) or face not in left:
                allowed = nearest(str(face), left)
                raise DiceError(self.rule, f"{shown(face)} for {owner} is no card of the deck; {allowed}")
            if not left[face]:
                allowed = nearest("", (card for card, many in left.items() if many))
                why = f"the deck has {self.cards.count(face)} of it, and the cards before are not put back"
                raise DiceError(self.rule, f"{shown(face)} for {owner} is drawn already: {why}; {allowed}")
            left[face] -= 1
        return self._by_hand(faces)

    def read(self, hands: Sequence[Sequence[str]]) -> tuple[str, ...]:
        """What cards as `take` gives them come to: the results of the draw."""
        kinds = list(_kinds(self.cards, self.alike))
        named = (tuple(map(self.alike, hand)) for hand in hands)
        return self.judge(tuple(hand if self.ordered else tuple(sorted(hand, key=kinds.index)) for hand in named))

    def example(self, hands: Hands) -> tuple[str, ...]:
        """Cards that are such hands, told by what is alike."""
        left = {kind: list(cards) for kind, cards in _kinds(self.cards, self.alike).items()}
        return tuple(left[kind].pop(0) for hand in hands for kind in hand)

    def to_json(self) -> dict[str, Any]:
        """The request as plain data; the deck says how often it has each card."""
        hands = [hand._asdict() for hand in self.hands]
        asked = {"ask": "roll", **cited(self.rule), "kind": self.kind, "action": self.action}
        return {**asked, "hands": hands, "deck": dict(Counter(self.cards))}

    def _by_hand(self, faces: Sequence[Any]) -> Hands:
        found, at = [], 0
        for hand in self.hands:
            found.append(tuple(faces[at : at + hand.number]))
            at += hand.number
        return tuple(found)


def repeated(counts: Mapping[str, int]) -> tuple[str, ...]:
    """Cards, or the faces of dice and spinners, each as often as it counts.

    >>> repeated({"hare": 2, "stork": 1})
    ('hare', 'hare', 'stork')
    """
    return tuple(name for name, many in counts.items() for _ in range(many))


def deals(draw: Draw) -> Iterator[tuple[Hands, int]]:
    """Every way in which hands can be dealt, told by what is alike, with how many deals of single cards it stands for.

    >>> draw = Draw("2", "turn", "chance", ("a", "a", "b"), (Dealt("Ada", "", "cards", 2),), lambda hands: hands[0])
    >>> list(deals(draw)), list(deals(draw._replace(ordered=True)))[:2]
    ([((('a', 'a'),), 1), ((('a', 'b'),), 2)], [((('a', 'a'),), 2), ((('a', 'b'),), 2)])
    """
    draw.due()
    kinds = _kinds(draw.cards, draw.alike)
    names = tuple(kinds)
    some = _in_order if draw.ordered else _in_any_order

    def dealt(held: tuple[int, ...], hands: tuple[Dealt, ...]) -> Iterator[tuple[Hands, int]]:
        if not hands:
            yield (), 1
            return
        for taken, left, ways in some(held, hands[0].number):
            mine = tuple(names[n] for n in taken)
            for others, more in dealt(left, hands[1:]):
                yield (mine, *others), ways * more

    return dealt(tuple(map(len, kinds.values())), draw.hands)


@lru_cache(256)
def _kinds(cards: tuple[str, ...], alike: Callable[[str], str]) -> Mapping[str, tuple[str, ...]]:
    """What is alike -> the cards that are, in their order."""
    found: dict[str, tuple[str, ...]] = {}
    for card in cards:
        found[alike(card)] = (*found.get(alike(card), ()), card)
    return found


_Taken: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int]
"""Which kinds were taken, card by card; how many of each kind are left; how many ways there are to take them."""


def _in_any_order(held: tuple[int, ...], number: int) -> Iterator[_Taken]:
    def spread(kind: int, due: int) -> Iterator[_Taken]:
        if kind == len(held):
            yield (), (), 1
            return
        beyond = sum(held[kind + 1 :])
        for many in range(min(due, held[kind]), max(due - beyond, 0) - 1, -1):
            for taken, left, ways in spread(kind + 1, due - many):
                yield (kind,) * many + taken, (held[kind] - many, *left), comb(held[kind], many) * ways

    return spread(0, number)


def _in_order(held: tuple[int, ...], number: int) -> Iterator[_Taken]:
    if not number:
        yield (), held, 1
        return
    for kind, many in enumerate(held):
        if many:
            less = (*held[:kind], many - 1, *held[kind + 1 :])
            for taken, left, ways in _in_order(less, number - 1):
                yield (kind, *taken), left, many * ways
