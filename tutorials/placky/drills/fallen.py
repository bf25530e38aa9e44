"""What follows when dice have fallen: the outcomes of a throw in words, each with dice that bring it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.slips import slip
from placky.drills.spots import Asked, Place, Spot, cast, changes, decided_by, happened, results
from placky.drills.sums import is_looked_up, targets
from placky.rulebooks import index
from placky.storyboard.odds import odds_lines
from touchline.core.dice.outcomes import odds
from touchline.core.dice.throws import Roll, Throw
from touchline.core.play.drivers import THROWS, Play
from touchline.core.play.table import fallen
from touchline.core.play.wire import FallenDie

__all__ = ["Follows", "Outcome", "following", "is_coin", "rolled"]

Plain = Mapping[str, Any]
MOST = 4
"""So many outcomes to choose from at most."""
COIN = 2
"""So many faces a coin has."""
LOOKED = 30
"""So often it is looked which rules are at work when dice fall alike."""


@dataclass(frozen=True)
class Outcome:
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


def following(place: Place) -> list[Outcome]:
    """Every outcome of the throw that is due, the likeliest first; those of one label are one."""
    return place.once(partial(_following, place), "following")


def _following(place: Place) -> list[Outcome]:
    due, pending = place.play.pending, place.table.pending()
    assert isinstance(due, THROWS)  # noqa: S101 - whoever asks has looked
    lines = odds_lines(pending or {}, place.table.outcomes(), place.book.words().dice, place.table.state())
    dice = {one.results: fallen(due, one.faces) for one in odds(due)}
    found: dict[str, Outcome] = {}
    for line in lines:
        so_far = found.get(line.label, Outcome(line.label, 0.0, {}))
        mine = {came: dice[came] for came in sorted(line.results) if came in dice}
        found[line.label] = Outcome(line.label, so_far.chance + line.ways / line.of, {**so_far.examples, **mine})
    return sorted(found.values(), key=lambda one: (-one.chance, one.label))


class Follows:
    """Dice have fallen: what comes of it? It is asked of the rule that decides, and of each that is then at work.

    Of each ruling that bears on it as much is asked, as engines part there.

    Every other time an outcome is drawn instead of dice: six dice hardly ever show one symbol.
    """

    name = "follows"

    def __init__(self) -> None:
        self.looked = Counter[tuple[str, ...]]()

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `Kind`."""
        due = place.play.pending
        if not isinstance(due, THROWS) or is_read_off(due):
            return
        faces = chance.choice(odds(due)).faces if chance.random() < 1 / 2 else due.draw(chance)
        situation, move = (due.action, *results(due, faces)), {"roll": fallen(due, faces)}
        self.looked[situation] += 1
        at_work = _at_work(place.play, faces) if self.looked[situation] <= LOOKED else {}
        for rule in dict.fromkeys((decided_by(place), *at_work)):
            yield Spot(rule, (" ".join(sorted(at_work.get(rule, ()))), *situation), move)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `Kind`."""
        due, words, dice = place.play.pending, place.book.words(), spot.move["roll"]
        assert isinstance(due, THROWS)  # noqa: S101 - it was due when the spot was found
        came = results(due, _faces(dice))
        lines = following(place)
        mine = next((one for one in lines if came in one.examples), None)
        if mine is None or len(lines) < 2:
            return None
        title = words.dice.roll_title(place.table.pending())
        before, given, fell = place.table.state(), targets(place), cast(place, dice)
        wrong = [
            Answer(one.label, False, slip(place, due, _faces(dice), [*one.examples], _faces(one.example)))
            for one in [other for other in lines if other is not mine][: MOST - 1]
        ]
        reason = rolled(place, dice) or mine.label
        answers = sorted([Answer(mine.label, True, reason), *wrong], key=lambda one: one.text)
        expected = Expected({"roll": dice}, state=changes(before, place.table.state()))
        question = f"{title}: {fell}. What follows?"
        return Asked(question, answers, reason, expected, given=given)


def _faces(dice: Sequence[FallenDie]) -> Sequence[Any]:
    return [die["face"] for die in dice]


def rolled(place: Place, dice: Sequence[FallenDie]) -> str:
    """Let these dice fall: by which rule, what each party's come to, and what then happens, each thing once."""
    words, told, decides = place.book.words(), len(place.table.events()), index(place.book).rules.get(decided_by(place))
    names = [hand.who for hand in words.dice.hands(place.table.pending(), place.table.state())]
    place.table.roll(dice)
    events = place.table.events()[told:]
    fell = next((event for event in events if event["event"] == "rolled"), None)
    verdicts = [text for _, text in words.dice.verdicts(fell)] if fell else []
    alone = len({*names}) < 2 or len(verdicts) != len(names)
    judged = [text if alone else f"{who} {text}" for who, text in zip(names, verdicts, strict=False) if text]
    said = " ".join(dict.fromkeys([f"{'; '.join(judged)}." if judged else "", *happened(place, events)])).strip()
    return f"{decides.number} {decides.title}: {said}" if said and decides else said


def _at_work(play: Play[Any], faces: Sequence[Any]) -> dict[str, set[str]]:
    """The rules of what happens when dice fall like this, each with its rulings."""
    twin = play.fork()
    told = len(twin.events)
    twin.roll(faces)
    found: dict[str, set[str]] = {}
    for event in twin.events[told:]:
        found.setdefault(str(event.rule), set()).update(event.rulings)
    return found
