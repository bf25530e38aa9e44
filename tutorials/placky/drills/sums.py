"""How a target comes about, or a number of dice: term by term, with the rule of each modifier."""

from collections.abc import Mapping, Sequence
from typing import Any

from placky.drills.spots import Juncture
from placky.rulebooks import index
from placky.sentences import Plural, Sentence, Term, say
from touchline.core.dice.throws import DicePool, DiceTest, Die, Modifier, Pool, Roll

__all__ = [
    "after", "before", "by_why", "changes", "counted", "dice_of", "how_read", "is_looked_up", "targets", "whose_die",
    "why",
]  # fmt: skip

ORDINALS: Sequence[Term] = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
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


def targets(juncture: Juncture) -> Sequence[str]:
    """How the target of each die that is due comes about, or the number of dice.

    Of a die that falls alone and against nothing, all that stands beside it; nothing where there is none of these.
    """
    due = juncture.play.pending
    if not isinstance(due, Roll | DiceTest):
        return how_read(juncture)
    found = list[str]()
    for number, die in enumerate(dice_of(due)):
        if die in dice_of(due)[:number] or is_looked_up(die):
            continue
        pool: Sentence = "{who} rolls: {sum}, and a die succeeds from {target} up"
        who = whose_die(number, due) if isinstance(die, Die) else die.player
        told: Sentence = "{who}\u2019s target: {sum}"
        found.append(
            say(told if isinstance(die, Die) else pool, who=who, sum=counted(die, juncture), target=die.target)
        )
    return found


def how_read(juncture: Juncture) -> Sequence[str]:
    """How each die is read that falls alone and against nothing: who is asked what comes of it has to know it."""
    if not isinstance(juncture.play.pending, Pool):
        return ()
    hands = juncture.book.words().dice.hands(juncture.table.pending(), juncture.table.state())
    notes = [(hand.who, [one.text for one in hand.notes]) for hand in hands if hand.number < 2]
    return [f"{who}: {'; '.join(said)}" for who, said in notes if said]


def whose_die(number: int, due: Roll | DiceTest) -> str:
    """Whose die it is, and which, where somebody rolls several that differ."""
    dice = dice_of(due)
    mine = [*dict.fromkeys(one for one in dice if one.player == dice[number].player)]
    who = str(dice[number].player)
    return say("{who}\u2019s {nth:term} die", who=who, nth=ORDINALS[mine.index(dice[number])]) if len(mine) > 1 else who


def counted(die: Die | DicePool, juncture: Juncture) -> str:
    """How the number comes about, term by term, with the rule of each modifier."""
    rules, total = index(juncture.book).rules, before(die) + sum(one.by for one in die.modifiers)
    table = _OF_A_DIE if isinstance(die, Die) else _OF_A_POOL
    each = "".join(
        f" {'+' if one.by >= 0 else MINUS} {abs(one.by)} ({why(one, juncture)}; {_ruled(one, rules)})"
        for one in die.modifiers
    )
    how = "plain" if not die.modifiers else "sum" if total == after(die) else "kept"
    return say(table[how], stat=die.stat, before=before(die), each=each, total=total, after=after(die))


_OF_A_DIE: Mapping[str, Sentence] = {
    "plain": "{stat:term} {after}, and nothing changes that",
    "sum": "{stat:term} {before}{each} = {total}",
    "kept": "{stat:term} {before}{each} = {total}, kept within {after}",
}
_OF_A_POOL: Mapping[str, Sentence] = {
    "plain": Plural(
        "after",
        one="{stat:term} {after} die, and nothing changes that",
        other="{stat:term} {after} dice, and nothing changes that",
    ),
    "sum": Plural(
        "after", one="{stat:term} {before}{each} = {total} die", other="{stat:term} {before}{each} = {total} dice"
    ),
    "kept": Plural(
        "after",
        one="{stat:term} {before}{each} = {total} die, kept within {after}",
        other="{stat:term} {before}{each} = {total} dice, kept within {after}",
    ),
}
"""How a number comes about: without a modifier, by modifiers, or by those and a limit; `each` are their terms."""


def changes(die: Die | DicePool) -> list[dict[str, Any]]:
    """The modifiers of a die or a pool, as a drill asks another engine for them: codes with their values."""
    return [{"why": one.why, "values": one.to_json()["values"]} for one in die.modifiers]


def why(one: Modifier, juncture: Juncture) -> str:
    """What a modifier is for, in the game's words."""
    return juncture.book.words().modifiers.tell(one.to_json())


def by_why(one: Modifier, juncture: Juncture) -> str:
    """A modifier in a sentence, by what it is for: numbers side by side would read as a sum."""
    return f"{why(one, juncture)} ({'+' if one.by >= 0 else MINUS}{abs(one.by)})"


def _ruled(one: Modifier, rules: Mapping[str, Any]) -> str:
    return f"{one.rule} {rules[one.rule].title}" if one.rule in rules else one.rule
