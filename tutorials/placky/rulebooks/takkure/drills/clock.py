"""What the time tokens do when a coach takes activation tokens."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot, cast, changes, happened, said, whose
from placky.exploring.drawing import open_move
from placky.rulebooks import index
from touchline.core.play.events import to_json
from touchline.takkure.rules.time_board import MATCH

__all__ = ["Clock"]

Plain = Mapping[str, Any]
RULE = "6.04"
MOVED, TAKEN, ENDED = "time moved", "tokens taken", "half ended"


class Clock:
    """6.04 Time: is a time token turned over, or do both go down a box first?"""

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
        found = _of_time([to_json(one) for one in twin.events[told:]])
        if found:
            how = str(move["act"]["do"]) if "act" in move else "roll"
            yield Spot(RULE, (" ".join(one["event"] for one in found), how, str(s.clock)), move)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`."""
        before, told = place.table.state(), len(place.table.events())
        asked = _done(spot.move, place)
        place.table.put(spot.move)
        events = place.table.events()[told:]
        found = _of_time(events)
        if asked is None or not found:
            return None
        at = next(n for n, one in enumerate(events) if one == found[0])
        came = happened(place, events[:at])
        answers, teams = _answers(found, before), before["teams"]
        reason = f"{RULE} {index(place.book).rules[RULE].title}: {' '.join(happened(place, found))}"
        sides = [f"{team}\u2019s is {_side(before, team)}" for team in teams]
        stand = f"The time tokens stand on {before['clock']}: {sides[0]}, {sides[1]}"
        return Asked(
            " ".join(dict.fromkeys([asked, *came, "What do the time tokens do?"])),
            [Answer(text, not why, why or reason) for text, why in sorted(answers.items())],
            reason,
            Expected(spot.move, state=changes(before, place.table.state())),
            given=(stand,),
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


def _answers(found: Sequence[Plain], before: Plain) -> Mapping[str, str]:
    """What the tokens may do, each with the slip that leads there; the right one has none."""
    team, clock = found[0]["team"], before["clock"]
    other = next(one for one in before["teams"] if one != team)
    down = found[0]["event"] == MOVED
    both = f"Both go down to {clock - 1}" + (": the half is over" if clock == 1 else f", and {team} turn theirs over")
    right = both if down else f"{team} turn theirs over"
    slips = {
        f"{team} turn theirs over": f"Overlooked: {team}\u2019s is turned over already, so both go down first",
        both: f"Overlooked: {team}\u2019s is still active, so it is turned over",
        f"{other} turn theirs over": f"The wrong team: {team} attack now, and whoever attacks pays with his token",
        "They stay as they are": f"Forgotten: {team} take activation tokens, which cost one side of a time token",
    }
    if clock > 1:
        slips[f"{team} alone go down to {clock - 1}"] = "Both tokens go down together" if down else slips[both]
    return {text: "" if text == right else why for text, why in slips.items()}
