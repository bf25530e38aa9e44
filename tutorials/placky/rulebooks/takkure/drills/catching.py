"""Who may catch a kick that has gone wrong, by the arrow that has fallen."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from random import Random
from typing import Any

from placky.drills import fallen
from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot, changes
from placky.rulebooks.takkure.drills.lengths import apart, centres, figures, say
from placky.sentences import Sentence, Term
from touchline.core.dice.throws import Roll
from touchline.core.inches.geometry import gap
from touchline.core.play.table import fallen as thrown
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.scatter import SCATTER
from touchline.takkure.state import BALL_RADIUS, State

__all__ = ["Catching", "Follows"]

CATCH = "5.03"
RULES = ("2.03", CATCH)
"""Every other position is asked of the rule by which the ball flies, and of that by which it is caught."""
REACH = NUMBERS.kick_off.catch_reach
CLEAR = 200
"""Nobody measures a board: so many thousandths of an inch lie between the reach and whoever is in it or out of it."""
NOBODY: Term = "nobody"
MOST = 4
"""So many answers to choose from at most."""
_NEAREST: Sentence = (
    "{rule}: whoever is within {reach:inches} of the ball may try, of either team; nearest is {name}, {far:inches} away"
)
_NOBODY_IS: Sentence = (
    "{rule}: whoever is within {reach:inches} of the ball may try, of either team; nobody is; nearest is {name}, "
    "{far:inches} away"
)


class Follows(fallen.Follows):
    """As of any game, but not of an arrow: what comes of it is called by its number."""

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        return iter(()) if _scatters(juncture) else super().spots(juncture, chance)


class Catching:
    """2.03 Scatter roll, 5.03 Kick-off: an arrow sends the ball somewhere, and whoever is near enough may catch it."""

    name = "catching"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        due, state = juncture.play.pending, juncture.play.state
        if not isinstance(due, Roll) or not _scatters(juncture) or state.kicking < 0:
            return
        arrows = [*range(1, due.dice[0].sides + 1)]
        chance.shuffle(arrows)
        for number, arrow in enumerate(arrows):
            near = _near(juncture, [arrow])
            if near and all(abs(length - REACH) > CLEAR for length in near.values()):
                catchers = sorted(one for one, length in near.items() if length <= REACH)
                yield Spot(RULES[number % 2], (str(len(catchers)), *catchers), {"roll": thrown(due, [arrow])})

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        due, words = juncture.play.pending, juncture.book.words().dice
        assert isinstance(due, Roll)  # noqa: S101 - it was due when the spot was found
        dice, before = spot.move["roll"], juncture.table.state()
        slips = _slips(juncture, int(dice[0]["face"]), due.dice[0].sides)
        title = words.roll_title(juncture.table.pending())
        juncture.table.roll(dice)
        there, after = figures(juncture), juncture.table.state()
        ball: Any = {"at": after["ball"], "radius": BALL_RADIUS}
        near = {name: apart(one, ball) for name, one in there.items()}
        right = _said(name for name, length in near.items() if length <= REACH)
        by_centre = _said(name for name, one in there.items() if centres(one, ball) <= REACH)
        slips = {by_centre: say("Centre for edge: the ball is measured from base to base"), **slips}
        nearest = min(near, key=lambda name: (near[name], name))
        told = _NOBODY_IS if min(near.values()) > REACH else _NEAREST
        reason = say(told, rule=CATCH, reach=REACH, name=nearest, far=near[nearest])
        slips = {text: why for text, why in slips.items() if text != right}
        answers = [
            Answer(right, True, reason),
            *(Answer(text, False, why) for text, why in [*slips.items()][: MOST - 1]),
        ]
        if len(answers) < 2:
            return None
        return Asked(
            say("{title}: {fell}. Who may catch the ball?", title=title, fell=words.thrown(dice)),
            sorted(answers, key=lambda one: one.text),
            reason,
            Expected({"roll": dice}, state=changes(before, after)),
        )


def _scatters(juncture: Juncture) -> bool:
    due = juncture.play.pending
    return isinstance(due, Roll) and any(die.stat == SCATTER for die in due.dice)


def _near(juncture: Juncture, faces: Sequence[int]) -> Mapping[str, int]:
    """How far everybody on the field is from the ball, once an arrow has sent it somewhere, from edge to edge.

    Empty where a coach decides between two places first.
    """
    twin = juncture.play.fork()
    twin.roll(faces)
    s: State = twin.state
    if s.ball is None:
        return {}
    return {s.line_up.names[i]: gap(s.disc(i), (s.ball, BALL_RADIUS)) for i in s.fielded()}


def _slips(juncture: Juncture, face: int, sides: int) -> dict[str, str]:
    """Who is near enough by other arrows, the next ones first, and at the end nobody at all."""
    others = chain.from_iterable(((face + by - 1) % sides + 1, (face - by - 1) % sides + 1) for by in range(1, sides))
    found = dict[str, str]()
    for arrow in others:
        if near := _near(juncture, [arrow]):
            caught = _said(name for name, length in near.items() if length <= REACH)
            found.setdefault(caught, say("That is the way of arrow {arrow}", arrow=arrow))
    found.setdefault(say(NOBODY), say("Somebody is near enough"))
    return found


def _said(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or say(NOBODY)
