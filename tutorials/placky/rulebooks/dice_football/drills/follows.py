"""What follows from these dice, as in any game, with the slips of this one."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from placky.drills import fallen
from placky.drills.drill import Answer
from placky.drills.spots import Asked, Juncture, Spot, results
from placky.rulebooks.dice_football.drills.thrown import DOWN, FIELD_GOAL_SYMBOL, KICKS, Plain, miscounted, rolled
from placky.rulebooks.dice_football.words.dice import by_field_goal, most
from placky.rulebooks.dice_football.words.numbers import COUNTED, say
from placky.sentences import Sentence
from touchline.core.dice.throws import Pool
from touchline.dice_football.dice import ATTACK, FIELD_GOAL, KICKED, OR, STOP, TEN, TIE, TWENTY, YARDS, tied
from touchline.dice_football.numbers import NUMBERS

__all__ = ["Follows"]

AFTER = ("S-02", "S-15", "S-16", "S-25", "S-26", "S-27")
"""The rules of what comes after a play: the next down or drive, and the end of the game."""
TIES = "S-08"
SIXES = {"S-12": 0, "S-14": 1}
"""The rules of six dice that show the same, and whose hand that is."""
SHORT = 10
"""A punt that falls so many yards short is nearly a touchback."""

_OWN: Sentence = "The ball lies on {spot:spot}: that is before the {middle}"
_THEIRS: Sentence = "The ball lies on {spot:spot}: that is not before the {middle}"


class Follows(fallen.Follows):
    """As of any game; an answer is a play or a score, and whose drive begins then is in none of them."""

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`. With several plays to choose from, nothing follows yet."""
        action, rules = getattr(juncture.play.pending, "action", ""), dict[str, Sequence[Plain]]()
        for spot in super().spots(juncture, chance):
            if action in KICKS or not _is_open(spot.move["roll"]):
                rules[spot.rule] = dice = spot.move["roll"]
                yield spot._replace(situation=(self._sort(spot.rule, juncture, dice), *spot.situation))
        for rule, dice in _twins(juncture, rules, chance):
            sort = self._sort(rule, juncture, dice)
            if rule not in rules or dice is not rules[rule]:
                yield Spot(rule, (sort, "", action, *_faces(dice)), {"roll": dice})

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`. What FG brings from the other half is one of the answers."""
        if spot.rule != FIELD_GOAL_SYMBOL:
            return super().asked(spot, juncture)
        spotted, own = juncture.table.state()["spot"], juncture.play.state.yard < NUMBERS.field.midfield
        faces = _faces(spot.move["roll"])
        slips = {one.label for one in fallen.following(juncture) if self.slip(juncture, faces, one)}
        found = super().asked(spot, juncture)
        if found is None:
            return None
        right = next(one for one in found.answers if one.right)
        wrong = sorted((one for one in found.answers if not one.right), key=lambda one: one.text not in slips)
        why = say(_OWN if own else _THEIRS, COUNTED, spot=spotted)
        other = Answer(by_field_goal(juncture.play.state.attackers(), own=not own), False, why)
        answers = sorted([right, other, *wrong[:2]], key=lambda one: one.text)
        return found._replace(answers=answers)

    def _sort(self, rule: str, juncture: Juncture, dice: Sequence[Plain]) -> str:
        """What comes of dice in a word or two: of each sort as many are asked, else one answer would always do."""
        due, faces = juncture.play.pending, _faces(dice)
        assert isinstance(due, Pool)  # noqa: S101 - all dice of this game are
        first = results(due, faces)
        if due.action == DOWN:
            return TIE if first[0] == TIE else "won" if rule == TIES else tied(first[1])[0] + _half(juncture)
        events = {one["event"] for one in rolled(juncture.play, faces)[0]}
        return " ".join((first[0], *(kind for kind in ("touchback", "scored") if kind in events)))

    def at_work(self, juncture: Juncture, faces: Sequence[Any]) -> Mapping[str, set[str]]:
        """All rules of what happens, but for those of what comes after it."""
        found = dict[str, set[str]]()
        for one in rolled(juncture.play, faces)[0]:
            if one["rule"] not in AFTER:
                found.setdefault(one["rule"], set()).update(one.get("rulings", ()))
        return found

    def slip(self, juncture: Juncture, faces: Sequence[Any], one: fallen.FallenOutcome) -> str:
        """The loser's play, a symbol that fewer dice show, yards counted wrong; else as of any game."""
        due = juncture.play.pending
        assert isinstance(due, Pool)  # noqa: S101 - all dice of this game are
        half = len(faces) // 2
        hands = faces[:half], faces[half:]
        read = _kicked(hands[0]) if due.action in KICKS else _played(due, hands)
        return next((why for came, why in read if came in one.examples), "") or super().slip(juncture, faces, one)


def _half(juncture: Juncture) -> str:
    return "" if juncture.play.state.yard < NUMBERS.field.midfield else ", from the middle on"


def _twins(
    juncture: Juncture, rules: Mapping[str, Sequence[Plain]], chance: Random
) -> Iterator[tuple[str, Sequence[Plain]]]:
    """Dice that fall nearly as a rule means it, or as its other half does: else it would have one answer.

    A roll won by one die for ties, five alike for six, FG from the middle on, a punt that is a little too short.
    """
    due = juncture.play.pending
    if not isinstance(due, Pool):
        return
    for rule, side in SIXES.items():
        if rule in rules:
            yield rule, _but_one(rules[rule], side, chance.choice(due.hands[side].faces))
    dice = next(iter(rules.values()), None)
    if dice is None:
        return
    hands, events = due.take(faces := _faces(dice)), rolled(juncture.play, faces)[0]
    ((_, mine), (_, other)), came = map(most, hands), results(due, faces)
    if due.action == DOWN and abs(mine - other) == 1:
        yield TIES, dice
    if due.action == DOWN and came == (ATTACK, FIELD_GOAL):
        yield FIELD_GOAL_SYMBOL, dice
    punted = next((one["yards"] for one in events if one["event"] == "punted"), 0)
    if punted and 0 < NUMBERS.field.length - juncture.play.state.yard - punted <= SHORT:
        yield "S-19", dice


def _but_one(dice: Sequence[Plain], side: int, face: str) -> Sequence[Plain]:
    """The same dice, but for the first one of a hand."""
    at = side * len(dice) // 2
    return [{**die, "face": face} if n == at else die for n, die in enumerate(dice)]


def _faces(dice: Sequence[Plain]) -> list[str]:
    return [str(die["face"]) for die in dice]


def _is_open(dice: Sequence[Plain]) -> bool:
    """Has the winner of a down several symbols that as many dice show?"""
    faces = _faces(dice)
    one, other = (most(hand) for hand in (faces[: len(faces) // 2], faces[len(faces) // 2 :]))
    return one[1] != other[1] and len(max(one, other, key=lambda each: each[1])[0]) > 1


def _kicked(hand: Sequence[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """What else a kick is taken for, and by which slip."""
    tens, twenties = hand.count(TEN), hand.count(TWENTY)
    for yards, why in miscounted(tens, twenties, len(hand)):
        if yards != YARDS[TEN] * tens + YARDS[TWENTY] * twenties:
            yield (KICKED, str(yards)), why


def _played(due: Pool, hands: Sequence[Sequence[str]]) -> Iterator[tuple[tuple[str, ...], str]]:
    """What else a down is taken for, and by which slip."""
    tops = [most(hand) for hand in hands]
    owner, sides = [hand.player for hand in due.hands], (ATTACK, STOP)
    (_, mine), (_, other) = tops
    if mine == other:
        for side, (symbols, top) in zip((0, 1), tops, strict=True):
            for named in {OR.join(symbols), *symbols}:
                yield (sides[side], named), say("It is a tie: {top} dice of either team show its play", top=top)
        return
    winner = int(other > mine)
    won, lost = tops[winner], tops[1 - winner]
    for named in sorted({OR.join(lost[0]), *lost[0]}):
        why = say(
            "The loser's play: {few} dice show it, and {most} that of {team}",
            few=lost[1], most=won[1], team=owner[winner],
        )  # fmt: skip
        yield (sides[1 - winner], named), why
    for symbol in dict.fromkeys(hands[winner]):
        if symbol not in won[0]:
            why = say(
                "{team} shows {number} × {symbol}, and {most} × {plays:or}: that is its play",
                team=owner[winner], number=hands[winner].count(symbol), symbol=symbol,
                most=won[1], plays=won[0],
            )  # fmt: skip
            yield (sides[winner], symbol), why
