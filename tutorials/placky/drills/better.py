"""The better of two or three options: those of a decision whose dice are due at once, by their exact odds."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot, command, whose
from placky.drills.sums import targets
from placky.exploring.drawing import open_move
from placky.sentences import Sentence, heading, say
from placky.storyboard.odds import NOBODY, odds_lines, per_cent
from placky.storyboard.worth import is_contest, side_of
from touchline.core.errors import TouchlineError
from touchline.core.play.drivers import THROWS
from touchline.core.play.requests import Choose
from touchline.core.play.wire import Plain

__all__ = ["Better"]

PAIR, MOST = 2, 3
"""So many options there are to choose from, at least and at most."""
DRAWN = 5
"""So many commands are drawn in a decision."""
IDLE = 60
"""After so many decisions of a kind that offer no two rolls it is left alone."""
OFTEN = 3
"""So often more than all others one verb is the better one of a situation: else it would always be the answer."""
PLAIN = 1
"""So often something more is asked about, as a card that adds a die: whoever has seen it knows the answer."""
VAIN = 6
"""After so many of a situation in a row that have no better option it is left alone."""
ALIKE = 3
"""So often options of the same verbs and chances are compared: then their numbers are known by heart."""
APART = Fraction(1, 20)
"""So far apart is the best chance from the next, at the least: who judges by eye need not reckon hundredths."""
LEAST = Fraction(1, 20)
"""What comes off more seldom is done for something else, as to get out of trouble."""
COUNTED = 1 << 16
"""Of more rolls nobody wants to know how many it were."""


class WinChance(NamedTuple):
    """How often the next roll after an option is won by the one who decides."""

    ways: int
    of: int
    pending: Plain
    sums: tuple[str, ...]
    """How the targets or numbers of its dice come about."""

    @property
    def share(self) -> Fraction:
        """The exact chance."""
        return Fraction(self.ways, self.of)

    @property
    def told(self) -> str:
        """The chance, the count behind it, and how the targets come about."""
        share = per_cent(self.ways, self.of)
        told: Sentence = "{share}, {ways:,} of {of:,} rolls"
        counted = say(told, share=share, ways=self.ways, of=self.of) if self.of < COUNTED else share
        return ". ".join((counted, *self.sums))


class Better:
    """Two or three options, of which one has a better chance at its next roll than the others."""

    name = "better"

    def __init__(self) -> None:
        self.idle = Counter[str]()
        """Decisions of a kind that had nothing to compare, since one had."""
        self.plain = Counter[tuple[str, ...]]()
        """How often one of two options of a situation was the other and something more."""
        self.won = defaultdict[tuple[str, ...], Counter[str]](Counter)
        """Of each situation, how often each of its verbs was the better one."""
        self.alike = Counter[frozenset[tuple[str, Fraction]]]()
        """How often options of the same verbs and chances were compared."""
        self.vain = Counter[tuple[str, ...]]()
        """Situations of which nothing could be asked, since something could."""

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        due = juncture.play.pending
        if not isinstance(due, Choose) or len(due.options) < 2 or self.idle[due.kind] >= IDLE:
            return
        found = dict[tuple[str, str], tuple[str, Plain]]()
        for _ in range(DRAWN):
            move = open_move(juncture.play, chance)
            if move is None:
                break
            key = str(move["act"].get("do")), str(move["act"].get("player"))
            if key not in found and (rule := _roll_of(juncture, move["act"])):
                found[key] = rule, move["act"]
        if len(found) < 2:
            self.idle[due.kind] += 1
            return
        self.idle[due.kind], taken = 0, sorted(_alike([*found.items()])[:MOST], key=str)
        if len(taken) < 2:
            return
        verbs = sorted(verb for (verb, _), _ in taken)
        yield Spot(taken[0][1][0], (due.kind, *verbs), {"options": [act for _, (_, act) in taken]})

    def wants(self, spot: Spot) -> bool:
        """See `placky.drills.spots.Wants`."""
        return self.vain[spot.situation] < VAIN

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `Kind`."""
        asked = self._asked(spot, juncture)
        self.vain[spot.situation] = 0 if asked else self.vain[spot.situation] + 1
        return asked

    def _asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        coach, found = (juncture.table.pending() or {}).get("coach"), dict[str, tuple[WinChance, Plain]]()
        for act in spot.move["options"]:
            text, odds = command({"act": act}, juncture), _chance(juncture, act, side_of(coach, juncture.table.state()))
            if text is not None and odds is not None:
                odds = odds._replace(sums=(*odds.sums, *self.worth(act, odds)))
                found[heading(text)] = odds, act
        shares = sorted((odds.share for odds, _ in found.values()), reverse=True)
        first = spot.move["options"][0]  # whose rule is that of the drill
        if len(shares) < 2 or shares[0] - shares[1] < APART or all(act != first for _, act in found.values()):
            return None
        sums = [odds for odds, _ in found.values()]
        if _is_read(sums) or not _is_like(found.values()):
            return None
        if any(_is_more(one, other) for one, other in permutations(sums, 2)):
            self.plain[spot.situation] += 1
            if self.plain[spot.situation] > PLAIN:
                self.vain[spot.situation] -= 1  # another one may be worth asking
                return None
        right = next(text for text, (odds, _) in found.items() if odds.share == shares[0])
        reason = ". ".join([*_reasons(found, juncture), *_price(found)])
        answers = [
            Answer(text, text == right, reason if text == right else f"{text}: {odds.told}")
            for text, (odds, _) in sorted(found.items())
        ]
        best, act = found[right]
        won, verb = self.won[spot.situation], str(act["do"])
        if len({*spot.situation[1:]}) > 1 and won[verb] - (won.total() - won[verb]) >= OFTEN:
            self.vain[spot.situation] -= 1
            return None
        alike = frozenset((str(one["do"]), odds.share) for odds, one in found.values())
        if self.alike[alike] >= ALIKE:
            return None
        self.alike[alike] += 1
        won[verb] += 1
        shown = {key: best.pending[key] for key in ("ask", "action", "dice", "hands") if key in best.pending}
        pair: Sentence = "Which of these is likelier to come off, by its next roll?"
        more: Sentence = "Which of these is likeliest to come off, by its next roll?"
        question = whose(coach) + say(pair if len(answers) == PAIR else more)
        given = [f"{text}: {brings}" for text, brings in self._brings(found, juncture).items()]
        return Asked(question, answers, reason, Expected({"act": act}, pending=shown), given=given)

    def worth(self, act: Plain, odds: WinChance) -> Sequence[str]:  # noqa: ARG002 - a rulebook may say more
        """What an option is worth beside its chance, as points on average."""
        return ()

    def _brings(self, found: Mapping[str, tuple[WinChance, Plain]], juncture: Juncture) -> Mapping[str, str]:
        """What each option is said to bring, where they are of several kinds: its next roll is not all of it."""
        choices, pending = juncture.book.words().choices, juncture.table.pending()
        verbs = {act["do"] for _, act in found.values()}
        told = {text: choices.option({"act": act}, pending) for text, (_, act) in found.items()}
        return {text: brings for text, brings in told.items() if brings} if len(verbs) > 1 else {}


def _alike(found: Sequence[tuple[tuple[str, str], Any]]) -> Sequence[tuple[tuple[str, str], Any]]:
    """Of these commands, by verb and player, those of one aim: what one may do, or who may do the same as the first.

    A coach's own, as to lay no card, goes with all.
    """
    verb, who = found[0][0] if found else ("", "")
    his = [one for one in found if {who, one[0][1]} & {str(None)} or one[0][1] == who]
    same = his, [one for one in found if one[0][0] == verb]
    return max(same, key=len)


def _is_read(sums: Sequence[WinChance]) -> bool:
    """Is a number of each alone compared, which stands on their cards?"""
    return all(
        one.pending.get("ask") == "roll" and len(dice := one.pending.get("dice", ())) == 1 and not dice[0]["modifiers"]
        for one in sums
    )  # fmt: skip


def _is_like(found: Iterable[tuple[WinChance, Plain]]) -> bool:
    """Do they who do the same roll for the same? To pass something by is not likelier to come off than to take it."""
    actions = defaultdict[str, set[str]](set)
    for odds, act in found:
        actions[str(act["do"])].add(str(odds.pending.get("action")))
    return all(len(one) == 1 for one in actions.values())


def _is_more(one: WinChance, other: WinChance) -> bool:
    """Are these the dice of another option and more of them, or the same with more that counts for them?"""
    mine, theirs = (_dice(each.pending) for each in (one, other))
    if {each[:3] for each in mine} != {each[:3] for each in theirs}:
        return False
    more = Counter(mine) - Counter(theirs)
    if len(mine) != len(theirs):
        return len(mine) > len(theirs) and not Counter(theirs) - Counter(mine)
    less = Counter(theirs) - Counter(mine)
    return bool(more) and all(any(one[:3] == other[:3] and _adds(one[3], other[3]) for other in less) for one in more)


def _adds(one: frozenset[tuple[str, int]], other: frozenset[tuple[str, int]]) -> bool:
    """Does all that counts for the other count here, and something good besides? Who is hindered, one has to see."""
    return one > other and all(by > 0 for _, by in one - other)


def _dice(pending: Plain) -> list[tuple[Any, ...]]:
    """Whose each die or pool is, for what, from which number, and what counts for it."""
    return [
        (one["player"], one.get("stat"), one.get("value", one.get("base")),
         frozenset((f"{each['why']} {each.get('values')}", each["by"]) for each in one.get("modifiers", ())))
        for one in pending.get("dice") or pending.get("hands") or ()
    ]  # fmt: skip


def _reasons(found: Mapping[str, tuple[WinChance, Plain]], juncture: Juncture) -> Iterator[str]:
    """The chance of each option; what its choice is said to bring where targets do not tell it apart."""
    choices, pending = juncture.book.words().choices, juncture.table.pending()
    for text, (odds, act) in found.items():
        alike = any(other.sums == odds.sums and other.share != odds.share for other, _ in found.values())
        more = heading(choices.option({"act": act}, pending)) if alike else ""
        yield f"{text}: {odds.told}{more and '. '}{more}"


def _price(found: Mapping[str, tuple[WinChance, Plain]]) -> Sequence[str]:
    """What a chance does not say, where the options do different things."""
    several = len({str(act["do"]) for _, act in found.values()}) > 1
    return [say("What is likelier need not be better: what each wins and costs is another question")] if several else []


def _roll_of(juncture: Juncture, act: Plain) -> str:
    """The rule of the roll to which a command leads at once; empty for none."""
    twin = juncture.play.fork()
    try:
        twin.act(act)
    except TouchlineError:
        return ""
    return str(twin.pending.rule) if isinstance(twin.pending, THROWS) else ""


def _chance(juncture: Juncture, act: Plain, own: int | None) -> WinChance | None:
    """The chance of an option; None where its roll is none that one wants to win."""
    table = juncture.book.table()
    table.set_up(juncture.position)
    for move in juncture.moves:
        table.put(move)
    by = next(one["rule"] for one in (table.pending() or {})["options"] if one["do"] == act["do"])
    table.act(act)
    pending = table.pending() or {}
    sums = tuple(targets(Juncture(juncture.book, table, juncture.position, [*juncture.moves, {"act": act}], (), ())))
    lines = odds_lines(pending, table.outcomes(), juncture.book.words().dice, table.state())
    won = [line.coming or {} for line in lines if line.whose == own and line.more]
    if pending.get("rule") != by and any(coming["rule"] == by for coming in won):
        return None  # it comes off by the roll after this one, as a slam whose way asks for an Evade
    ways, nothing = (sum(line.ways for line in lines if line.whose == whose) for whose in (own, NOBODY))
    of = lines[0].of
    return WinChance(ways, of, pending, sums) if is_contest(ways, nothing, of) and ways >= LEAST * of else None
