"""What is drilled in Takkure alone: who presses."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot
from touchline.core.dice.throws import Die, Roll

__all__ = ["Pressing"]

RULE, TOKEN, BY = "1.06", "pressure", "pressure by "
PRACTICE = "practice"
"""A roll by itself, whose modifiers the position says."""


class Pressing:
    """1.06 Pressure: who presses him who rolls? Some have a token and are too far, some are near without one."""

    name = "pressing"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:  # noqa: ARG002 - nothing is left to chance
        """See `placky.drills.spots.Kind`."""
        due = place.play.pending
        if isinstance(due, Roll) and due.action != PRACTICE:
            for number, die in enumerate(due.dice):
                if pressing := _pressing(die):
                    others = [one for one in _opponents(die, place) if one["name"] not in pressing]
                    with_token = sum(one["marker"] == TOKEN for one in others)
                    yield Spot(RULE, (str(len(pressing)), due.action, str(with_token), str(len(others))), {}, number)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`."""
        due = place.play.pending
        assert isinstance(due, Roll)  # noqa: S101 - it was due when the spot was found
        die, title = due.dice[spot.number], place.book.words().dice.roll_title(place.table.pending())
        pressing = _pressing(die)
        answers = []
        for one in _opponents(die, place):
            right, far = one["name"] in pressing, one["marker"] == TOKEN
            no = "he has a pressure token, and is too far away" if far else "he has no pressure token"
            answers.append(
                Answer(
                    one["name"],
                    right,
                    "Forgotten: he has a pressure token, and is near enough" if right else f"{RULE}: {no}",
                )
            )
        if len(answers) < 2:
            return None
        reason = f"{RULE}: {', '.join(pressing)} with a pressure token, near enough to {die.player}"
        told = [{} if n != spot.number else {"modifiers": [{"why": one.why} for one in die.modifiers]}
                for n in range(len(due.dice))]  # fmt: skip
        question = f"{title}. Who presses {die.player}?"
        return Asked(question, answers, reason, Expected(pending={"dice": told}), "several")


def _pressing(die: Die) -> list[str]:
    return [one.why.removeprefix(BY) for one in die.modifiers if one.rule == RULE and one.why.startswith(BY)]


def _opponents(die: Die, place: Place) -> list[Mapping[str, Any]]:
    """The other team's players on the field, by name."""
    players: Any = place.table.state()["players"]
    return sorted((one for one in players if one["team"] != die.team and not one["off"]), key=lambda one: one["name"])
