"""Cards: exact counts of hands against known ones and against all deals gone through by hand."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from math import comb, perm
from random import Random
from typing import Any

import pytest
from jsonschema import Draft4Validator

from touchline.core.dice.draws import Dealt, Draw, Hands, repeated
from touchline.core.dice.outcomes import odds
from touchline.core.dice.throws import Handful, Pool, whose
from touchline.core.errors import DiceError
from touchline.core.play import schema
from touchline.core.play.drivers import Play, unfold
from touchline.core.play.table import InProcessTable

RANKS, SUITS = "23456789TJQKA", "cdhs"
PACK = tuple(rank + suit for rank in RANKS for suit in SUITS)


def rank(card: str) -> str:
    return card[0]


def suit(card: str) -> str:
    return card[1]


def groups(hands: Hands) -> tuple[str, ...]:
    """How many are alike: "32" is a full house."""
    return ("".join(sorted((str(many) for many in Counter(hands[0]).values()), reverse=True)),)


def straight(hands: Hands) -> tuple[str, ...]:
    return ("straight" if "".join(hands[0]) in RANKS or "".join(hands[0]) == "2345A" else "none",)


def whole(hands: Hands) -> tuple[str, ...]:
    return tuple(" ".join(hand) for hand in hands)


def draw(cards: tuple[str, ...], *numbers: int, judge: Callable[[Hands], tuple[str, ...]] = whole, **more: Any) -> Draw:
    hands = tuple(Dealt(name, "", "cards", number) for name, number in zip("ABC", numbers, strict=False))
    return Draw("7", "deal", "deal", cards, hands, judge, **more)


def ways(asked: Draw) -> dict[tuple[str, ...], int]:
    return {outcome.results: outcome.ways for outcome in odds(asked)}


def test_five_cards_of_fifty_two_come_as_often_as_every_book_says() -> None:
    found = ways(draw(PACK, 5, judge=groups, alike=rank))
    assert found == {
        ("41",): 624, ("32",): 3744, ("311",): 54912, ("221",): 123552, ("2111",): 1098240, ("11111",): 1317888,
    }  # fmt: skip
    assert sum(found.values()) == comb(52, 5)
    assert ways(draw(PACK, 5, judge=straight, alike=rank))["straight",] == 10200 + 40
    assert ways(draw(PACK, 5, judge=groups, alike=suit))["5",] == 5108 + 40


@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize("numbers", [(1,), (2,), (0, 2), (1, 1), (2, 1, 1), (5,)])
def test_odds_are_those_of_all_deals(numbers: tuple[int, ...], ordered: bool) -> None:
    cards = ("hare", "stork", "hare", "ox", "hare")
    asked = draw(cards, *numbers, ordered=ordered)
    counted: Counter[tuple[str, ...]] = Counter()
    for deal in permutations(cards, sum(numbers)):
        counted[asked.read(asked.take(deal))] += 1
    found = odds(asked)
    every = perm(len(cards), sum(numbers))
    assert {one.results: one.chance for one in found} == {
        results: Fraction(many, every) for results, many in counted.items()
    }
    for one in found:
        assert asked.read(asked.take(one.faces)) == one.results, "an example is a deal that the deck allows"


def test_what_is_alike_is_one_outcome_with_cards_of_its_own() -> None:
    found = odds(draw(("red 1", "red 2", "blue 1"), 2, alike=lambda card: card.split()[0]))
    assert [(one.results, one.ways, one.of, one.faces) for one in found] == [
        (("red blue",), 2, 3, ("red 1", "blue 1")), (("red red",), 1, 3, ("red 1", "red 2")),
    ]  # fmt: skip


def test_odds_are_remembered_by_the_deck_and_not_by_who_draws() -> None:
    one = odds(draw(("a", "b"), 1))
    other = draw(("a", "b"), 1)._replace(hands=(Dealt("Zoe", "", "card", 1),))
    assert odds(other) is one
    assert odds(draw(("a", "c"), 1)) is not one
    assert odds(draw(("a", "b"), 1, alike=lambda _: "x")) is not one


def test_several_draw_from_one_deck() -> None:
    found = ways(draw(("queen", "rook", "rook"), 1, 1))
    assert found == {("queen", "rook"): 2, ("rook", "queen"): 2, ("rook", "rook"): 2}
    assert whose(draw(PACK, 2, 1)) == "A (2 cards), B"


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        (["hare", "stork"], "3 asked for, 2 given"),
        (["hare", "hair", "hare"], "'hair' for A is no card of the deck; the nearest: hare"),
        (["hare", 3, "hare"], "3 for A is no card of the deck; there are: hare, stork"),
        (["stork", "hare", "stork"],
         ("'stork' for B is drawn already: the deck has 1 of it, and the cards before are not put back; "
         "there are: hare")),
    ],
)  # fmt: skip
def test_cards_that_the_deck_does_not_hold_are_refused(faces: list[str], said: str) -> None:
    with pytest.raises(DiceError) as caught:
        draw(("hare", "stork", "hare", "hare"), 2, 1).take(faces)
    assert caught.value.reason == said


def test_more_cards_than_the_deck_has_are_refused_before_anything_is_drawn() -> None:
    asked = draw(("hare", "stork"), 2, 1)
    for ask in (lambda: asked.draw(Random(0)), lambda: odds(asked), lambda: asked.take(["hare"] * 3)):
        with pytest.raises(DiceError, match="3 cards are due for deal, and the deck has 2"):
            ask()


def test_a_seed_draws_the_same_cards_and_never_one_twice() -> None:
    asked = draw(PACK, 5, 5)
    drawn = asked.draw(Random(7))
    assert drawn == asked.draw(Random(7)) != asked.draw(Random(8))
    assert len(set(drawn)) == 10
    first = Counter(draw(("a", "b", "b"), 1).draw(Random(seed))[0] for seed in range(3000))
    assert 900 < first["a"] < 1100


class Deck:
    """A game of nothing but cards."""

    def copy(self) -> "Deck":
        """Nothing ever changes."""
        return self


def test_a_table_takes_cards_in_any_order_of_their_owners_and_tells_the_odds() -> None:
    asked, dealt = draw(("a", "b", "c"), 1, 1), list[Hands]()

    def game(_: Deck) -> Any:
        dealt.append((yield asked))

    table = InProcessTable(lambda _: (Deck(), game), lambda _: {})
    table.set_up({})
    pending = table.pending()
    assert pending is not None
    assert pending["deck"] == {"a": 1, "b": 1, "c": 1}
    assert [one["of"] for one in table.outcomes()] == [6] * 6
    with pytest.raises(
        DiceError, match=r"2 cards are due for deal, from A, B; one from B is missing; cards came from A"
    ):
        table.roll([{"player": "A", "face": "c"}])
    table.roll([{"player": "B", "face": "a"}, {"player": "A", "face": "c"}])
    assert dealt[-1] == (("c",), ("a",))
    assert len(unfold(Play(Deck(), game))) == 6


def test_what_crosses_the_table_has_a_schema_for_who_names_it() -> None:
    with_cards, without = (schema._pending({}, throws) for throws in ((Draw,), schema.DICE))
    pending = {**draw(("a", "b"), 1).to_json(), "opens": True}
    Draft4Validator(with_cards).validate(pending)
    assert not Draft4Validator(with_cards).is_valid({**pending, "deck": {"a": "one"}})
    assert not Draft4Validator(without).is_valid(pending)


def test_a_face_counts_as_often_as_a_die_or_a_spinner_has_it() -> None:
    spins = (Handful("A", "", "disc", 2, repeated({"win": 1, "lose": 3})),)
    disc = Pool("1", "turn", "spin", spins, lambda hands: tuple(sorted(hands[0])))
    assert {one.results: one.chance for one in odds(disc)} == {
        ("win",): Fraction(1, 16), ("lose", "win"): Fraction(6, 16), ("lose",): Fraction(9, 16),
    }  # fmt: skip
