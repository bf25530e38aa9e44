"""What is drilled in DreadBall alone: who threatens a hex; and what no board shows of a test."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from placky.drills import fallen, target
from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot, results
from placky.rulebooks.dreadball.painter.marks import centre
from placky.rulebooks.dreadball.words.numbers import say
from placky.sentences import Plural, Sentence
from touchline.core.dice.throws import SIX, DiceTest, Pool
from touchline.core.hexes.coordinates import Hex, distance
from touchline.core.play.wire import Plain
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.rules.threats import sees
from touchline.dreadball.wire_types import Command

__all__ = ["Follows", "Target", "Threats", "excluded", "labelled", "weighed"]

RULE = "D-08"
LEFT = ("evade", "dash")
"""Tests of a move, for which the hex that was left counts."""
HERE = ("pick up", "catch")
"""Tests for which the hex counts where somebody stands."""
THROW, CATCH = "pass", "catch"
ARMOUR = "armour check"
"""What counts of its successes is as many as there are hits."""
AROUND, BOUNCE = 6, 6
"""So many directions there are; and the face of a launch that bounces."""
NEAR = 3
"""Who stands farther away is not among the answers."""

_EXCHANGED: Sentence = "The dice taken for each other: the first is the direction, the second the distance"


class Follows(fallen.Follows):
    """As of any game; what counts of its successes is told as well, which no board shows."""

    def at_work(self, juncture: Juncture, faces: Sequence[Any]) -> Mapping[str, set[str]]:
        """As of any game; but whatever has made a ball loose does not decide where it scatters to."""
        return super().at_work(juncture, faces) if isinstance(juncture.play.pending, DiceTest) else {}

    def slip(self, juncture: Juncture, faces: Sequence[Any], one: fallen.FallenOutcome) -> str:
        """As of any game; of a ball that scatters or is launched, how its dice may be counted the wrong way."""
        due = juncture.play.pending
        if not isinstance(due, Pool):
            return super().slip(juncture, faces, one)
        read = _launched(faces) if len(faces) == 1 else _scattered(*faces)
        classes = {results(due, other): why for other, why in read if other != [*faces]}
        return next((classes[came] for came in one.examples if came in classes), "")

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        due, told = juncture.play.pending, len(juncture.table.events())
        found = super().asked(spot, juncture)
        if found is None or not isinstance(due, DiceTest):
            return found
        counts = _hits(due) if due.action == ARMOUR else _needed(juncture.table.events()[told:])
        return found._replace(given=(*found.given, *counts))


class Target(target.Target):
    """As of any game; of a catch it is told how well the ball was thrown, as that gives the dice."""

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        due, events = juncture.play.pending, juncture.table.events()
        found = super().asked(spot, juncture)
        thrown = next(
            (one for one in reversed(events) if one["event"] == "test passed" and one["action"] == THROW), None
        )
        if found is None or thrown is None or not isinstance(due, DiceTest) or due.action != CATCH:
            return found
        return found._replace(given=(*found.given, say("The throw had {successes:successes}", thrown)))


def _launched(faces: Sequence[str]) -> Sequence[tuple[list[str], str]]:
    """Other faces that a launch is taken for, and by which slip."""
    face = int(faces[0])
    return [([str(BOUNCE - face)], say("Counted from the other end"))] if face < BOUNCE else []


def _scattered(direction: str, length: str) -> Sequence[tuple[list[str], str]]:
    """Other dice that a scatter is taken for, and by which slip."""
    turned, far = str((AROUND + 1 - int(direction)) % AROUND + 1), int(length)
    found = [
        ([turned, length], say("Counted the wrong way round: directions go on clockwise")),
        ([length, direction], say(_EXCHANGED)),
        ([str(int(direction) % AROUND + 1), length], say("Counted from the wrong side: 1 is to the right")),
    ]
    nearer = [([direction, str(far - 1)], say("The hex counted from which it scatters"))] if far > 1 else []
    farther = [([direction, str(far + 1)], say("One hex too far"))] if far < SIX else []
    return [*found[:2], *nearer, *farther, *found[2:]]


def _hits(due: DiceTest) -> Sequence[str]:
    return (say("{player} takes {hits:hits}", player=due.pools[0].player, hits=due.most),)


def _needed(events: Sequence[Plain]) -> Sequence[str]:
    """How many successes a test needs: the second Dash of an action two, and so on."""
    test = next((one for one in events if one["event"] in ("test passed", "test failed")), None)
    if test is None:
        return ()
    return (say("It needs {needed:successes}", test),)


class Threats:
    """D-08: who threatens a hex? He stands, beside it, and it is one of the three before him."""

    name = "threats"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:  # noqa: ARG002 - nothing is left to chance
        """See `placky.drills.spots.QuestionKind`."""
        due = juncture.play.pending
        if not isinstance(due, DiceTest) or due.action not in (*LEFT, *HERE):
            return
        for number, pool in enumerate(due.pools):
            there = _hex(juncture, str(pool.player), due.action)
            if there is None:
                continue
            foes = _foes(juncture, str(pool.player), there)
            threatening = [one for one in foes if not _harmless(one, there)]
            if threatening and len(foes) > 1:
                slips = sorted(_harmless(one, there) for one in foes)
                yield Spot(RULE, (str(len(threatening)), due.action, *slips), {}, number)

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`."""
        due, words = juncture.play.pending, juncture.book.words()
        assert isinstance(due, DiceTest)  # noqa: S101 - it was due when the spot was found
        name = str(due.pools[spot.number].player)
        there, here = _hex(juncture, name, due.action), _hex(juncture, name, "")
        if there is None or here is None:
            return None
        answers = list[Answer]()
        for one in _foes(juncture, name, there):
            why = _harmless(one, there)
            if why and there != here and not _harmless(one, here):
                why = say("the new position: he threatens {here:hex}, where {name} is now", here=here, name=name)
            forgotten = say("Forgotten: {name} stands beside it, and it is before him", one)
            answers.append(Answer(one["name"], not why, f"{RULE}: {why}" if why else forgotten))
        right = [answer.text for answer in answers if answer.right]
        where = say("{name} has left {hex:hex}." if there != here else "{name} is in {hex:hex}.", name=name, hex=there)
        told = [{"number": due.pools[n].number} if n == spot.number else {} for n in range(len(due.pools))]
        several: Sentence = "{hex:hex} is beside {players}, and before them"
        alone: Sentence = "{hex:hex} is beside {players}, and one of the three hexes before him"
        reason = f"{RULE}: {say(several if right[1:] else alone, hex=there, players=', '.join(right))}"
        question = f"{words.dice.roll_title(juncture.table.pending())}. {where} {say('Who threatens that hex?')}"
        return Asked(question, answers, reason, Expected(pending={"ask": "roll", "hands": told}), "several")


def _players(juncture: Juncture) -> list[Plain]:
    players: Any = juncture.table.state()["players"]
    return [one for one in players if one["at"]]


def _hex(juncture: Juncture, name: str, action: str) -> Hex | None:
    """The hex whose threats count: that which he has left, or in which he stands."""
    if action not in LEFT:
        return next((tuple(one["at"]) for one in _players(juncture) if one["name"] == name), None)
    ways: Any = juncture.table.state()["ways"]
    way: Any = next((one["way"] for one in reversed(ways) if one["player"] == name), [])
    return tuple(way[-2]) if len(way) > 1 else None


def _foes(juncture: Juncture, name: str, there: Hex) -> list[Plain]:
    """The opponents that are not far from a hex, by name."""
    players = _players(juncture)
    team = next((one["team"] for one in players if one["name"] == name), None)
    near = [one for one in players if one["team"] != team and distance(tuple(one["at"]), there) <= NEAR]
    return sorted(near, key=lambda one: str(one["name"]))


def _harmless(one: Plain, there: Hex) -> str:
    """Why an opponent does not threaten a hex; empty where he does."""
    if one["down"]:
        return say("he lies, and threatens nothing")
    around = PITCH.around[tuple(one["at"])]
    if there not in around:
        return say("he is not beside it")
    if sees(one["facing"], [*around].index(there)):
        return ""
    return say("it is behind him: he threatens the three hexes before him")


def labelled(text: str) -> Sequence[tuple[str, tuple[int, int]]]:
    """The hexes of a text: label and middle; of one beyond the pitch its coordinates.

    >>> [label for label, _ in labelled("The ball comes down in B11; F99 is no hex, and D-10 is a rule.")]
    ['B11']
    """
    found = list[tuple[str, tuple[int, int]]]()
    for written in re.findall(r"\b[A-Z]\d{1,2}\b|\[-?\d+, -?\d+\]", text):
        beyond = written.startswith("[")
        here = tuple(map(int, written[1:-1].split(", "))) if beyond else PITCH.named.get(written)
        if here:
            found.append((written, centre(here)))
    return found


def excluded(act: Command, state: Plain) -> Collection[str]:
    """The codes that plainly do not hold of who would act: he stands, has a token left, or holds the ball."""
    who = next((one for one in state["players"] if one["name"] == act.get("player")), None)
    if who is None or not who["at"]:
        return ()
    holds_not = {
        "on-the-ground": not who["down"], "stands-already": who["down"],
        "no-more-tokens": who["used"] < NUMBERS.rush.per_player,
        "no-ball-in-hand": who["ball"], "ball-in-own-hand": not who["ball"],
        "not-his-rush": who["team"] == state["rushing"],
    }  # fmt: skip
    return [code for code, is_so in holds_not.items() if is_so]


def weighed(act: Command, pending: Plain) -> str:
    """What holds of the hexes for which a command is allowed; empty where it names none."""
    option = next(one for one in pending["options"] if one["do"] == act["do"] and one["player"] == act["player"])
    path = act.get("path")
    if act["do"] in _MET or not path:
        return say(_MET.get(act["do"], ""), act)
    way = _STRAIGHT if option["rule"] == "D-07" else _WAY
    return say(way, n=len(path), most=option["region"]["hexes"]) if act["do"] in _ON_FOOT else ""


_ON_FOOT = ("run", "sprint", "move")
_WAY: Sentence = Plural(
    "n", "that is 1 hex of {most}, next to him and free", "those are {n} hexes of {most}, next to each other and free"
)
_STRAIGHT: Sentence = Plural(
    "n",
    "the hex is next to him and free; with his turns, it costs no more than {most}",
    "the hexes are next to each other and free; with his turns, they cost no more than {most}",
)
_MET: Mapping[str, Sentence] = {
    "place": "the hex is free, and in his own half",
    "enter": "the hex is free, and on his end line",
    "push": "the hex is free, and one of the three behind his opponent",
    "slip": "the hex is free, and next to him",
    "dash": "the hex is free, and next to him",
    "slam": "{target} is next to him where he slams",
    "steal": "{target} holds the ball, and is next to him where he steals",
}
