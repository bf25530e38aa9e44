"""What follows when dice have fallen: the outcomes of a throw in words, each with dice that bring it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.slips import slip, would_take
from placky.drills.spots import Asked, Juncture, Spot, cast, changes, decided_by, happened, results
from placky.drills.sums import is_looked_up, targets
from placky.rulebook import TellsBeside
from placky.rulebooks import index
from placky.sentences import capital, say
from placky.storyboard.odds import odds_lines
from touchline.core.dice.outcomes import odds
from touchline.core.dice.throws import Roll, Throw
from touchline.core.play.drivers import THROWS
from touchline.core.play.events import to_json
from touchline.core.play.table import fallen
from touchline.core.play.wire import FallenDie

__all__ = ["FallenOutcome", "Follows", "following", "is_coin", "rolled"]

MOST = 4
"""So many outcomes to choose from at most."""
COIN = 2
"""So many faces a coin has."""
LOOKED = 30
"""So often it is looked which rules are at work when dice fall alike."""


@dataclass(frozen=True)
class FallenOutcome:
    """One outcome of the throw that is due: its words, and for each class of results dice that bring it."""

    label: str
    chance: float
    examples: Mapping[tuple[str, ...], Sequence[Any]]

    @property
    def example(self) -> Sequence[Any]:
        """The dice of its first class."""
        return next(iter(self.examples.values()))


def is_coin(due: Throw) -> bool:
    """Are there two faces and no more? What each brings is said by its name, so there is nothing to ask."""
    return odds(due)[0].of <= COIN


def is_read_off(due: Throw) -> bool:
    """Does each face say by its name what it brings, or the table that it is looked up in?"""
    return is_coin(due) or (isinstance(due, Roll) and all(map(is_looked_up, due.dice)))


def following(juncture: Juncture) -> list[FallenOutcome]:
    """Every outcome of the throw that is due, the likeliest first; those of one label are one."""
    return juncture.once(partial(_following, juncture), "following")


def _following(juncture: Juncture) -> list[FallenOutcome]:
    due, pending = juncture.play.pending, juncture.table.pending()
    assert isinstance(due, THROWS)  # noqa: S101 - whoever asks has looked
    lines = odds_lines(pending or {}, juncture.table.outcomes(), juncture.book.words().dice, juncture.table.state())
    dice = {one.results: fallen(due, one.faces) for one in odds(due)}
    found: dict[str, FallenOutcome] = {}
    for line in lines:
        so_far = found.get(line.label, FallenOutcome(line.label, 0.0, {}))
        mine = {came: dice[came] for came in sorted(line.results) if came in dice}
        found[line.label] = FallenOutcome(line.label, so_far.chance + line.ways / line.of, {**so_far.examples, **mine})
    return sorted(found.values(), key=lambda one: (-one.chance, one.label))


class Follows:
    """Dice have fallen: what comes of it? It is asked of the rules that decide, as far as an answer hangs on them.

    Of each ruling that bears on it as much is asked, as engines part there.

    Every other time an outcome is drawn instead of dice: six dice hardly ever show one symbol.
    """

    name = "follows"

    def __init__(self) -> None:
        self.looked = Counter[tuple[str, ...]]()

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        due = juncture.play.pending
        if not isinstance(due, THROWS) or is_read_off(due):
            return
        faces = chance.choice(odds(due)).faces if chance.random() < 1 / 2 else due.draw(chance)
        situation, move = (due.action, *results(due, faces)), {"roll": fallen(due, faces)}
        self.looked[situation] += 1
        at_work = self.at_work(juncture, faces) if self.looked[situation] <= LOOKED else {}
        for rule in dict.fromkeys((decided_by(juncture), *at_work)):
            yield Spot(rule, (" ".join(sorted(at_work.get(rule, ()))), *situation), move)

    def at_work(self, juncture: Juncture, faces: Sequence[Any]) -> Mapping[str, set[str]]:
        """The rules by which dice that fall like this come to something, each with its rulings.

        That is the one of what happens first, and each without which an answer would be another one. What else happens
        then, as that a turn ends, is not asked for: no answer has it.
        """
        return _at_work(juncture, faces)

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `Kind`."""
        due, words, dice = juncture.play.pending, juncture.book.words(), spot.move["roll"]
        assert isinstance(due, THROWS)  # noqa: S101 - it was due when the spot was found
        came = results(due, _faces(dice))
        lines = following(juncture)
        mine = next((one for one in lines if came in one.examples), None)
        if mine is None or len(lines) < 2:
            return None
        title = words.dice.roll_title(juncture.table.pending())
        before, given, fell = juncture.table.state(), targets(juncture), cast(juncture, dice)
        wrong = self._wrong(juncture, _faces(dice), [one for one in lines if one is not mine])
        reason = rolled(juncture, dice, spot.rule, mine.label)
        answers = sorted([Answer(mine.label, True, reason), *wrong], key=lambda one: one.text)
        expected = Expected({"roll": dice}, state=changes(before, juncture.table.state()))
        question = f"{title}: {fell}. {say('What follows?')}"
        return Asked(question, answers, reason, expected, given=given)

    def slip(self, juncture: Juncture, faces: Sequence[Any], one: FallenOutcome) -> str:
        """Why somebody may take these faces for that outcome; empty where nobody would."""
        due = juncture.play.pending
        assert isinstance(due, THROWS)  # noqa: S101 - it was due when the spot was found
        return slip(juncture, due, faces, [*one.examples])

    def _wrong(self, juncture: Juncture, faces: Sequence[Any], others: Sequence[FallenOutcome]) -> list[Answer]:
        """Other outcomes, those first to which a slip leads; then the likeliest, with what they would take."""
        due = juncture.play.pending
        assert isinstance(due, THROWS)  # noqa: S101 - it was due when the spot was found
        slips = [(one, self.slip(juncture, faces, one)) for one in others]
        slips.sort(key=lambda one: not one[1])
        return [
            Answer(one.label, False, why or would_take(juncture, due, faces, [*one.examples], _faces(one.example)))
            for one, why in slips[: MOST - 1]
        ]


def _faces(dice: Sequence[FallenDie]) -> Sequence[Any]:
    return [die["face"] for die in dice]


def rolled(juncture: Juncture, dice: Sequence[FallenDie], rule: str = "", outcome: str = "") -> str:
    """Let these dice fall: by which rule, what each party's come to, and what then happens, each thing once.

    The rule is the one that decides, unless it is asked about another. Where nothing is told the outcome stands for it.
    """
    words, told = juncture.book.words(), len(juncture.table.events())
    decides = index(juncture.book).rules.get(rule or decided_by(juncture))
    names = [hand.who for hand in words.dice.hands(juncture.table.pending(), juncture.table.state())]
    juncture.table.roll(dice)
    events = juncture.table.events()[told:]
    fell = next((event for event in events if event["event"] == "rolled"), None)
    verdicts = [text for _, text in words.dice.verdicts(fell)] if fell else []
    alone = len({*names}) < 2 or len(verdicts) != len(names)
    judged = [text if alone else f"{who} {text}" for who, text in zip(names, verdicts, strict=False) if text]
    came = happened(juncture, events) or ([f"{capital(outcome)}."] if outcome else [])
    said = " ".join(dict.fromkeys([f"{'; '.join(judged)}." if judged else "", *came])).strip()
    return f"{decides.number} {decides.title}: {said}" if said and decides else said


def _at_work(juncture: Juncture, faces: Sequence[Any]) -> dict[str, set[str]]:
    twin, words, state = juncture.play.fork(), juncture.book.words().dice, juncture.table.state()
    due, pending = juncture.play.pending, juncture.table.pending()
    assert isinstance(due, THROWS)  # noqa: S101 - whoever asks has looked
    told = len(twin.events)
    twin.roll(faces)
    coming, came = twin.pending, twin.events[told:]
    after = coming.to_json() if coming is not None else None
    events, classes = [*map(to_json, came)], [list(results(due, faces))]
    found: dict[str, set[str]] = {}
    for event in came:
        found.setdefault(str(event.rule), set()).update(event.rulings)

    def label(without: str) -> str:
        left = [one for one in events if one["event"] == "rolled" or str(one["rule"]) != without]
        return words.outcome(pending, classes, left, state, after)[0]

    rolled = next((one for one in events if one["event"] == "rolled"), None)
    reads, settles = words.decides(pending), words.decides(pending, rolled) if rolled else ""
    tell = juncture.book.beside if isinstance(juncture.book, TellsBeside) else juncture.book.words().telling.tell
    others = (str(one["rule"]) for one in events if one["event"] != "rolled" and tell(one))
    first, whole = next((rule for rule in others if rule != settles or settles == reads), ""), label("")
    return {rule: rulings for rule, rulings in found.items() if rule in (settles, first) or label(rule) != whole}
