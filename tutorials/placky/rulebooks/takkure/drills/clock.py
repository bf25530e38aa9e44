"""What the time tokens do when a coach takes activation tokens."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot, cast, changes, happened, said, whose
from placky.exploring.drawing import open_move
from placky.rulebooks import index
from placky.sentences import Plural, Sentence, say
from touchline.core.play.events import to_json
from touchline.core.play.wire import Plain
from touchline.takkure.rules.time_board import MATCH

__all__ = ["Clock"]

RULE = "6.04"
MOVED, TAKEN, ENDED, CLEARED = "time moved", "tokens taken", "half ended", "table cleared"
STAY: Sentence = "They stay as they are"
_LEFT: Sentence = Plural(
    "left", one="{team} have {left} activation token left", other="{team} have {left} activation tokens left"
)
_NO_TIME: Sentence = Plural(
    "left",
    one="{team} have {left} activation token left, so they take none, and no time passes",
    other="{team} have {left} activation tokens left, so they take none, and no time passes",
)
_ONLY_NEW: Sentence = Plural(
    "left",
    one="Overlooked: {team} have {left} activation token left, and only new ones cost a side of a time token",
    other="Overlooked: {team} have {left} activation tokens left, and only new ones cost a side of a time token",
)
_TURN: Sentence = "{team} turn theirs over"
_TURNED: Mapping[bool, Sentence] = {True: "{team}\u2019s is turned over", False: "{team}\u2019s is active"}
_BOTH: Mapping[bool, Sentence] = {
    True: "Both go down to {down}: the half is over",
    False: "Both go down to {down}, and {team} turn theirs over",
}
"""Whether that is the last box -> what both tokens do."""


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
            return say("{team} have no activation tokens", team=self.team)
        return say(_LEFT, self._asdict())


class Clock:
    """6.04 Time: is a time token turned over, do both go down a box first, or is no time due?"""

    name = "time"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        s = juncture.play.state
        if s.line_up.mode != MATCH or (move := open_move(juncture.play, chance)) is None:
            return
        twin = juncture.play.fork()
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

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        before, told = juncture.table.state(), len(juncture.table.events())
        asked = _done(spot.move, juncture)
        juncture.table.put(spot.move)
        events = juncture.table.events()[told:]
        found = _of_time(events)
        if asked is None or not (found or _is_over(events, before["tokens"])):
            return None
        at = next((n for n, one in enumerate(events) if found and one == found[0]), len(events))
        came = happened(juncture, events[:at])
        paid = Paid(found[0]["team"], 0, found[0]["event"] == MOVED) if found else (
            Paid(before["attacker"], before["tokens"], down=False))  # fmt: skip
        answers, teams = _answers(paid, before), before["teams"]
        told_now = " ".join(happened(juncture, found)) or say(_NO_TIME, paid._asdict())
        reason = f"{RULE} {index(juncture.book).rules[RULE].title}: {told_now}"
        sides = [say(_TURNED[bool(over)], team=team) for team, over in zip(teams, before["flipped"], strict=True)]
        stand = say("The time tokens stand on {clock}: {sides}", before, sides=", ".join(sides))
        return Asked(
            " ".join(dict.fromkeys([asked, *came, say("What do the time tokens do?")])),
            [Answer(text, not why, why or reason) for text, why in sorted(answers.items())],
            reason,
            Expected(spot.move, state=changes(before, juncture.table.state())),
            given=(stand, paid.told),
        )


def _of_time(events: Sequence[Plain]) -> Sequence[Plain]:
    """The events in which time passes: until tokens are taken, or the half is over."""
    moved: Plain | None = next((one for one in events if one["event"] == MOVED), None)
    taken = next((one for one in events if one["event"] == TAKEN and one["clock"] is not None), None)
    ended = next((one for one in events if one["event"] == ENDED and one["why"] == "time"), None)
    return [one for one in (moved, ended or taken) if one]


def _done(move: Plain, juncture: Juncture) -> str | None:
    """What is done, in a sentence; None where there are no words for it."""
    pending = juncture.table.pending() or {}
    if "roll" in move:
        return f"{juncture.book.words().dice.roll_title(pending)}: {cast(juncture, move['roll'])}."
    text = said(move, juncture)
    return text and text.removeprefix(whose(pending.get("coach")))


def _is_over(events: Sequence[Plain], left: int) -> bool:
    """Is an activation over after which another one follows, as tokens are left?"""
    return bool(left) and any(one["event"] == CLEARED for one in events)


def _answers(paid: Paid, before: Plain) -> Mapping[str, str]:
    """What the tokens may do, each with the slip that leads there; the right one has none."""
    team, clock, down = paid.team, before["clock"], paid.down
    other = next(one for one in before["teams"] if one != team)
    mine, theirs, stay = say(_TURN, team=team), say(_TURN, team=other), say(STAY)
    both = say(_BOTH[clock == 1], team=team, down=clock - 1)
    right = stay if paid.left else both if down else mine
    slips = {
        mine: say("Overlooked: {team}\u2019s is turned over already, so both go down first", team=team),
        both: say("Overlooked: {team}\u2019s is still active, so it is turned over", team=team),
        theirs: say("The wrong team: {team} attack now, and whoever attacks pays with his token", team=team),
        stay: say("Forgotten: {team} take activation tokens, which cost one side of a time token", team=team),
    }
    if clock > 1:
        alone = say("{team} alone go down to {down}", team=team, down=clock - 1)
        slips[alone] = say("Both tokens go down together") if down else slips[both]
    if paid.left:
        slips = dict.fromkeys(slips, say(_ONLY_NEW, paid._asdict()))
    return {text: "" if text == right else why for text, why in slips.items()}
