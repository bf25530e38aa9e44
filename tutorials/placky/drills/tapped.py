"""What there is to tap from where all are asked for who may do something, or whom one may choose."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from placky.drills.drill import Answer
from placky.drills.grounds import because
from placky.drills.spots import Juncture
from placky.rulebooks import index
from touchline.core.play.wire import Plain

__all__ = ["Tappable", "Tapped", "refused", "worth"]

LEAST, LONE = 3, 4
"""So many names there are, at least; and where one alone is right, and all others are wrong for one reason."""
ALIKE = 10
"""So many questions of a rule are wrong for the same reasons, with one right name or with several."""
PLAIN = 4
"""So many questions of a rule may be answered by the colour of a team, beside one in three."""


class Tappable(NamedTuple):
    """Somebody to tap or not: what is said of him, and the code by which he is refused; none where he is right."""

    why: str
    code: str = ""


def refused(refusal: Plain, juncture: Juncture) -> Tappable:
    """Somebody who is not to be tapped, by which rule and why."""
    return Tappable(because(refusal, juncture), str(refusal["code"]))


def worth(rule: str, by: Collection[str], juncture: Juncture) -> int:
    """For how many reasons somebody is refused, each `by` a rule; 0 where one is by a rule of a later chapter."""
    rules = index(juncture.book).rules
    known = all(one in rules and rules[one].chapter <= rules[rule].chapter for one in by if rule in rules)
    return len(by) if known else 0


class Tapped:
    """The answers of one kind of question. Of each rule few are told by a colour, or have one right name alone.

    One alone counts where all others are wrong for one reason.
    """

    def __init__(self) -> None:
        self.asked = defaultdict[str, Counter[str]](Counter)
        """Rule -> how many questions of each sort."""
        self.alike = Counter[tuple[str, ...]]()
        """Rule, by which codes others are wrong, and whether one alone is right -> how many questions."""

    def answers(self, names: Mapping[str, Tappable], juncture: Juncture, rule: str) -> Sequence[Answer]:
        """What there is to tap from, by name; nothing where that is too easy."""
        sides = _sides(names, juncture)
        mixed = {sides[name] for name, one in names.items() if not one.code} - {None}  # nobody shows whose a bench is
        found = _thinned(names, {name for name in names if sides[name] in mixed})
        wrong = [name for name in found if names[name].code]
        plain = not any(sides[name] in mixed for name in wrong) and len({sides[name] for name in found}) > 1
        told = len({names[name].code for name in wrong})
        alone = len(found) - len(wrong) == 1 and (plain or told == 1)
        asked = self.asked[rule]
        easy = len(found) < (LONE if alone else LEAST) or not wrong or (alone and plain)
        if easy or (alone and not _is_third(asked, "alone", 0)) or (plain and not _is_third(asked, "plain", PLAIN)):
            return ()
        few = (rule, str(len(found) - len(wrong) == 1), *sorted({names[name].code for name in wrong}))
        if self.alike[few] >= ALIKE:
            return ()
        self.alike[few] += 1
        asked.update({"all": 1, "alone": int(alone), "plain": int(plain)})
        return [Answer(name, not names[name].code, names[name].why) for name in found]


def _is_third(asked: Mapping[str, int], sort: str, more: int) -> bool:
    """May one more of a sort be asked: one in three, and so many `more`?"""
    return 3 * (asked[sort] - more) <= asked["all"]


def _thinned(names: Mapping[str, Tappable], mixed: Collection[str]) -> list[str]:
    """By name: those of a team of which some may, the `mixed` ones, and of others one for each reason."""
    found, told = list[str](), set[str]()
    for name, one in sorted(names.items()):
        if not one.code or name in mixed or one.code not in told:
            found.append(name)
            told |= set() if not one.code or name in mixed else {one.code}
    return found


def _sides(names: Collection[str], juncture: Juncture) -> Mapping[str, int | None]:
    """The side of everybody, where a legend tells it."""
    lines = juncture.book.words().telling.legend(juncture.table.state())
    return {name: next((one.side for one in lines if one.called == name), None) for name in names}
