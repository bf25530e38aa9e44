"""Who presses: a token, and near enough, from edge to edge."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot
from placky.drills.sums import changes
from placky.rulebooks.takkure.drills.lengths import apart, before, centres, figures, say
from placky.sentences import Sentence
from touchline.core.dice.throws import Die, Roll
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.pressure import PRESSURE

__all__ = ["WhoPresses"]

RULE = "1.06"
REACH = NUMBERS.pressure.reach
PRACTICE = "practice"
"""A roll by itself, whose modifiers the position says."""


class WhoPresses:
    """1.06 Pressure: who presses him who rolls? Some have a token and are too far, some are near without one."""

    name = "pressing"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:  # noqa: ARG002 - nothing is left to chance
        """See `placky.drills.spots.QuestionKind`."""
        due = juncture.play.pending
        if isinstance(due, Roll) and due.action != PRACTICE:
            for number, die in enumerate(due.dice):
                if pressing := _pressing(die):
                    others = [one for one in _opponents(die, juncture) if one["name"] not in pressing]
                    with_token = sum(one["marker"] == PRESSURE for one in others)
                    yield Spot(RULE, (str(len(pressing)), str(with_token), due.action, str(len(others))), {}, number)

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        due = juncture.play.pending
        assert isinstance(due, Roll)  # noqa: S101 - it was due when the spot was found
        die, title = due.dice[spot.number], juncture.book.words().dice.roll_title(juncture.table.pending())
        pressing, who, was = _pressing(die), figures(juncture).get(die.player), before(juncture)
        others = _opponents(die, juncture)
        if who is None or len(others) < 2:
            return None
        answers = [
            Answer(one["name"], True, _near(one, who))
            if one["name"] in pressing
            else Answer(one["name"], False, f"{RULE}: {_far(one, who, was)}")
            for one in others
        ]
        near: Sentence = "{rule}: {pressing} with a pressure token, near enough to {player}"
        reason = say(near, rule=RULE, pressing=", ".join(pressing), player=die.player)
        told = [{} if n != spot.number else {"modifiers": changes(die)}
                for n in range(len(due.dice))]  # fmt: skip
        question = say("{title}. Who presses {player}?", title=title, player=die.player)
        return Asked(question, answers, reason, Expected(pending={"ask": "roll", "dice": told}), "several")


def _near(one: Mapping[str, Any], who: Mapping[str, Any]) -> str:
    """What was overlooked by whoever leaves out one who presses."""
    if apart(one, who) <= REACH < centres(one, who):
        return say(_BY_CENTRE, far=centres(one, who), near=apart(one, who))
    return say("Forgotten: he has a pressure token, and is near enough")


_BY_CENTRE: Sentence = (
    "Centre for edge: he is {far:inches} from centre to centre, {near:inches} from edge to edge, and that counts"
)


def _far(one: Mapping[str, Any], who: Mapping[str, Any], was: Mapping[str, Any]) -> str:
    """What was overlooked by whoever names one who does not press."""
    if one["marker"] != PRESSURE:
        return say("he has no pressure token")
    length = apart(one, who)
    for moved in (who, one):
        if moved["name"] in was:
            old = {**moved, "at": was[moved["name"]]}
            if apart(*(old if each is moved else each for each in (one, who))) <= REACH < length:
                since: Sentence = "the old position: {name} has moved since, and they are {far:inches} apart"
                return say(since, name=moved["name"], far=length)
    return say("he has a pressure token, and is too far away, {far:inches}", far=length)


def _pressing(die: Die) -> list[str]:
    return [one.to_json()["values"]["who"] for one in die.modifiers if one.why == PRESSURE]


def _opponents(die: Die, juncture: Juncture) -> list[Mapping[str, Any]]:
    """The other team's players on the field, by name."""
    players: Any = juncture.table.state()["players"]
    return sorted((one for one in players if one["team"] != die.team and not one["off"]), key=lambda one: one["name"])
