"""How a target comes about, or a number of dice: term by term, with the rule of each modifier."""

from collections.abc import Mapping, Sequence
from typing import Any

from placky.drills.spots import Place
from placky.rulebooks import index
from touchline.core.dice.throws import DicePool, DiceTest, Die, Modifier, Pool, Roll

__all__ = [
    "after", "before", "by_why", "changes", "counted", "dice_of", "how_read", "is_looked_up", "targets", "whose_die",
    "why",
]  # fmt: skip

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
MINUS = "\u2212"


def dice_of(due: Roll | DiceTest) -> Sequence[Die | DicePool]:
    """The dice of a roll, or the pools of a test."""
    return due.dice if isinstance(due, Roll) else due.pools


def before(die: Die | DicePool) -> int:
    """The number before its modifiers."""
    return die.value if isinstance(die, Die) else die.base


def after(die: Die | DicePool) -> int:
    """The target, or how many dice there are."""
    return die.target if isinstance(die, Die) else die.number


def is_looked_up(die: Die | DicePool) -> bool:
    """Is its face looked up, as the one of an arrow is, so that it always comes to something and has no target?"""
    return isinstance(die, Die) and die.target >= die.sides and not die.modifiers


def targets(place: Place) -> Sequence[str]:
    """How the target of each die that is due comes about, or the number of dice.

    Of a die that falls alone and against nothing, all that stands beside it; nothing where there is none of these.
    """
    due = place.play.pending
    if not isinstance(due, Roll | DiceTest):
        return how_read(place)
    found = list[str]()
    for number, die in enumerate(dice_of(due)):
        if die in dice_of(due)[:number] or is_looked_up(die):
            continue
        succeeds = "" if isinstance(die, Die) else f", and a die succeeds from {die.target} up"
        target = f"{_of(whose_die(number, due))} target" if isinstance(die, Die) else f"{die.player} rolls"
        found.append(f"{target}: {counted(die, place)}{succeeds}")
    return found


def how_read(place: Place) -> Sequence[str]:
    """How each die is read that falls alone and against nothing: who is asked what comes of it has to know it."""
    if not isinstance(place.play.pending, Pool):
        return ()
    hands = place.book.words().dice.hands(place.table.pending(), place.table.state())
    notes = [(hand.who, [one.text for one in hand.notes]) for hand in hands if hand.number < 2]
    return [f"{who}: {'; '.join(said)}" for who, said in notes if said]


def whose_die(number: int, due: Roll | DiceTest) -> str:
    """Whose die it is, and which, where somebody rolls several that differ."""
    dice = dice_of(due)
    mine = [*dict.fromkeys(one for one in dice if one.player == dice[number].player)]
    nth = f"{_of(str(dice[number].player))} {ORDINALS[mine.index(dice[number])]} die"
    return nth if len(mine) > 1 else str(dice[number].player)


def _of(name: str) -> str:
    return f"{name}\u2019s"


def counted(die: Die | DicePool, place: Place) -> str:
    """How the number comes about, term by term, with the rule of each modifier."""
    rules, total = index(place.book).rules, before(die) + sum(one.by for one in die.modifiers)
    unit = "" if isinstance(die, Die) else " die" if after(die) == 1 else " dice"
    if not die.modifiers:
        return f"{die.stat} {after(die)}{unit}, and nothing changes that"
    each = "".join(
        f" {'+' if one.by >= 0 else MINUS} {abs(one.by)} ({why(one, place)}; {_ruled(one, rules)})"
        for one in die.modifiers
    )
    kept = "" if total == after(die) else f", kept within {after(die)}"
    return f"{die.stat} {before(die)}{each} = {total}{unit}{kept}"


def changes(die: Die | DicePool) -> list[dict[str, Any]]:
    """The modifiers of a die or a pool, as a drill asks another engine for them: codes with their values."""
    return [{"why": one.why, "values": one.to_json()["values"]} for one in die.modifiers]


def why(one: Modifier, place: Place) -> str:
    """What a modifier is for, in the game's words."""
    return place.book.words().modifiers.tell(one.to_json())


def by_why(one: Modifier, place: Place) -> str:
    """A modifier in a sentence, by what it is for: numbers side by side would read as a sum."""
    return f"{why(one, place)} ({'+' if one.by >= 0 else MINUS}{abs(one.by)})"


def _ruled(one: Modifier, rules: Mapping[str, Any]) -> str:
    return f"{one.rule} {rules[one.rule].title}" if one.rule in rules else one.rule
