"""What the time tokens do when a coach takes activation tokens."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot, cast, changes, happened, said, whose
from placky.exploring.drawing import open_move
from placky.rulebooks import index
from touchline.core.play.events import to_json
from touchline.core.play.wire import Plain
from touchline.takkure.rules.time_board import MATCH

__all__ = ["Clock"]

RULE = "6.04"
MOVED, TAKEN, ENDED, CLEARED = "time moved", "tokens taken", "half ended", "table cleared"
STAY = "They stay as they are"


class Paid(NamedTuple):
    """Who pays with a time token, and how: it is turned over, or both go down first; nothing while tokens are left."""

    team: str
    left: int
    """So many activation tokens."""
    down: bool

    @property
    def told(self) -> str:
        """How many activation tokens the team has."""
        if not self.left:
            return f"{self.team} have no activation tokens"
        return f"{self.team} have {self.left} activation token{'s' * (self.left > 1)} left"


class Clock:
    """6.04 Time: is a time token turned over, do both go down a box first, or is no time due?"""

    name = "time"

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.Kind`."""
        s = place.play.state
        if s.line_up.mode != MATCH or (move := open_move(place.play, chance)) is None:
            return
        twin = place.play.fork()
        told = len(twin.events)
        if "roll" in move:
            twin.roll([die["face"] for die in move["roll"]])
        else:
            twin.act(move["act"])
        events = [to_json(one) for one in twin.events[told:]]
        found = _of_time(events)
        if found or _is_over(events, s.tokens):
            how = str(move["act"]["do"]) if "act" in move else "roll"
            yield Spot(RULE, (" ".join(one["event"] for one in found), how, str(s.clock)), move)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`."""
        before, told = place.table.state(), len(place.table.events())
        asked = _done(spot.move, place)
        place.table.put(spot.move)
        events = place.table.events()[told:]
        found = _of_time(events)
        if asked is None or not (found or _is_over(events, before["tokens"])):
            return None
        at = next((n for n, one in enumerate(events) if found and one == found[0]), len(events))
        came = happened(place, events[:at])
        paid = Paid(found[0]["team"], 0, found[0]["event"] == MOVED) if found else (
            Paid(before["attacker"], before["tokens"], down=False))  # fmt: skip
        answers, teams = _answers(paid, before), before["teams"]
        told_now = " ".join(happened(place, found)) or f"{paid.told}, so they take none, and no time passes"
        reason = f"{RULE} {index(place.book).rules[RULE].title}: {told_now}"
        sides = [f"{team}\u2019s is {_side(before, team)}" for team in teams]
        stand = f"The time tokens stand on {before['clock']}: {sides[0]}, {sides[1]}"
        return Asked(
            " ".join(dict.fromkeys([asked, *came, "What do the time tokens do?"])),
            [Answer(text, not why, why or reason) for text, why in sorted(answers.items())],
            reason,
            Expected(spot.move, state=changes(before, place.table.state())),
            given=(stand, paid.told),
        )


def _of_time(events: Sequence[Plain]) -> Sequence[Plain]:
    """The events in which time passes: until tokens are taken, or the half is over."""
    moved: Plain | None = next((one for one in events if one["event"] == MOVED), None)
    taken = next((one for one in events if one["event"] == TAKEN and one["clock"] is not None), None)
    ended = next((one for one in events if one["event"] == ENDED and one["why"] == "time"), None)
    return [one for one in (moved, ended or taken) if one]


def _done(move: Plain, place: Place) -> str | None:
    """What is done, in a sentence; None where there are no words for it."""
    pending = place.table.pending() or {}
    if "roll" in move:
        return f"{place.book.words().dice.roll_title(pending)}: {cast(place, move['roll'])}."
    text = said(move, place)
    return text and text.removeprefix(whose(pending.get("coach")))


def _side(state: Plain, team: str) -> str:
    return "turned over" if state["flipped"][state["teams"].index(team)] else "active"


def _is_over(events: Sequence[Plain], left: int) -> bool:
    """Is an activation over after which another one follows, as tokens are left?"""
    return bool(left) and any(one["event"] == CLEARED for one in events)


def _answers(paid: Paid, before: Plain) -> Mapping[str, str]:
    """What the tokens may do, each with the slip that leads there; the right one has none."""
    team, clock, down = paid.team, before["clock"], paid.down
    other = next(one for one in before["teams"] if one != team)
    mine, theirs = f"{team} turn theirs over", f"{other} turn theirs over"
    both = f"Both go down to {clock - 1}" + (": the half is over" if clock == 1 else f", and {mine}")
    right = STAY if paid.left else both if down else mine
    slips = {
        mine: f"Overlooked: {team}\u2019s is turned over already, so both go down first",
        both: f"Overlooked: {team}\u2019s is still active, so it is turned over",
        theirs: f"The wrong team: {team} attack now, and whoever attacks pays with his token",
        STAY: f"Forgotten: {team} take activation tokens, which cost one side of a time token",
    }
    if clock > 1:
        slips[f"{team} alone go down to {clock - 1}"] = "Both tokens go down together" if down else slips[both]
    if paid.left:
        slips = dict.fromkeys(slips, f"Overlooked: {paid.told}, and only new ones cost a side of a time token")
    return {text: "" if text == right else why for text, why in slips.items()}
