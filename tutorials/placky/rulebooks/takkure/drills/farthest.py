"""How far a figure may just go, straight towards another: found by asking the table, by halves."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import dist, hypot, sqrt
from random import Random
from typing import Any, NamedTuple

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Juncture, Spot, changes, happened
from placky.exploring.drawing import is_open
from placky.rulebooks import index
from placky.rulebooks.takkure.drills.lengths import apart, before, centres, figures, in_inches, say
from placky.sentences import Plural, Sentence
from touchline.core.errors import IllegalAction
from touchline.core.play.drivers import Play
from touchline.core.play.requests import Choose
from touchline.core.play.wire import Plain
from touchline.takkure.cards.player_skills import PLAYER_SKILLS
from touchline.takkure.cards.position_skills import SKILLS
from touchline.takkure.wire_types import Command

__all__ = ["Farthest", "weighed"]

VERBS = ("pressure", "move")
MOV: Mapping[str, int] = {"1.07": 1, "1.10": 0, "5.03": 1}
"""Rule -> which of a player's two MOV its move is."""
DEFENCE, DEFENDING = "1.07", ("pressure", "steal")
"""The rule of the move of a defensive action, and such actions."""
STEP = 250
"""So finely it is looked whether the way is open, before it is halved."""
LEAST = 500
"""No shorter way is asked for."""
CLEAR = 300
"""So much a slip is apart from the right length, which may be keyed in a quarter of an inch too short."""
OPEN = 4
"""Where nobody is in the way, an inch rule is not needed: one such question comes to so many of the others, at most."""
NEAREST = 2
"""So many figures are tried as the aim, the nearest ones: others are seldom reached."""
LATELY = 4
"""So many events of before are told."""
IN_THE_WAY, TOO_LONG = "figure-in-the-way", "way-too-long"


class Farthest:
    """1.07, 1.10 and other moves: how far at most? The reach ends a move, or a base that is touched."""

    name = "place"

    def __init__(self) -> None:
        self.found = defaultdict[str, Counter[str]](Counter)
        """Rule -> how often a base was in the way, and how often nobody."""

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        due = juncture.play.pending
        if not isinstance(due, Choose):
            return
        moving = [(one.do, one.player) for one in due.options if one.do in VERBS and one.player]
        if not moving:
            return
        there = figures(juncture)
        verb, name = chance.choice(moving)
        if name not in there or not there.keys() - {name}:
            return
        others = sorted(there.keys() - {name}, key=lambda one: (apart(there[name], there[one]), one))
        way = StraightWay(verb, name, chance.choice(others[:NEAREST]), there)
        if (length := _farthest(juncture.play, way)) is None:
            return
        try:
            juncture.play.act(way.command(length + 1))
        except IllegalAction as error:
            rule, code = str(error.rule), str(error.code)
            found, reach = self.found[rule], _reach(due, way)
            told_apart = found[TOO_LONG] * OPEN < found[IN_THE_WAY] if code == TOO_LONG else reach - length > CLEAR
            if code in (IN_THE_WAY, TOO_LONG) and told_apart:
                found[code] += 1
                situation = code, verb, str(2 * length // 1000)
                yield Spot(rule, situation, {"do": verb, "player": name, "to": way.to}, length)

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:
        """See `placky.drills.spots.QuestionKind`. The table is asked once more on both sides of the boundary."""
        there, words, given = figures(juncture), juncture.book.words(), _lately(juncture)
        name, to, verb = (spot.move[key] for key in ("player", "to", "do"))
        way, title = StraightWay(verb, name, to, there), index(juncture.book).rules[spot.rule].title
        shut, put, old = (
            {"act": way.command(spot.number + 1)},
            {"act": way.command(spot.number)},
            juncture.table.state(),
        )
        try:
            juncture.table.put(shut)
        except IllegalAction as error:
            refusal: Plain = error.refusal
        else:
            return None
        pending = juncture.play.pending
        assert isinstance(pending, Choose)  # noqa: S101 - it was asked when the spot was found
        mov, skill = _made_of(there[name], spot.rule, _reach(pending, way))
        slips = _slips(way, spot.number, refusal, before(juncture).get(name), _reach(pending, way), skill)
        juncture.table.put(put)
        right, beyond = in_inches(spot.number), words.refusals.text(refusal)
        how = (bool(mov), "free") if refusal["code"] == TOO_LONG else (bool(skill), "met")
        reason = say(_REASONS[how], rule=spot.rule, title=title, far=spot.number, beyond=beyond, mov=mov)
        answers = (Answer(right, True, reason), *(Answer(text, False, why) for text, why in slips.items()))
        asked = say("How many inches may he go at most? A little less is right, too much is not.")
        question = f"{say(_WANTS[verb], name=name, to=to)} {asked}"
        expected = Expected(put, refused=spot.rule, shut=shut, state=changes(old, juncture.table.state()))
        return Asked(question, answers, reason, expected, "length", given)


def weighed(act: Command, pending: Plain, state: Plain) -> str:
    """How long a way is, and how long it may be; why somebody takes part, or may stand there; else empty."""
    if names := act.get("players"):
        return say(_TAKE_PART, players=names, n=len(names))
    if pending["kind"] == "nearest free place":
        return say("no free place is nearer")
    options = [one for one in pending["options"] if (one["do"], one["player"]) == (act["do"], act.get("player"))]
    region = next((one["region"] for one in options if one["region"] and "reach" in one["region"]), None)
    me = next((one for one in state["players"] if one["name"] == act.get("player")), None)
    if act["do"] not in (*VERBS, *DEFENDING) or region is None or me is None or not isinstance(act.get("to"), list):
        return ""
    points = [region["from"], *act.get("via", ()), *([act["turn"]] if act.get("turn") else ()), act["to"]]
    length = sum(dist(*both) for both in pairwise(points))
    rule = DEFENCE if act["do"] in DEFENDING else str(options[0]["rule"])
    made = _made_of(me, rule, int(region["reach"]))[0]
    told: Sentence = "the way is {length:inches} long, and {reach:inches} is allowed ({made})"
    plain: Sentence = "the way is {length:inches} long, and {reach:inches} is allowed"
    return say(told if made else plain, length=round(length), reach=int(region["reach"]), made=made)


_TAKE_PART: Sentence = Plural(
    "n", "{players:and} stands, and is not the carrier", "{players:and} stand, and none of them is the carrier"
)
_WANTS: Mapping[str, Sentence] = {
    "pressure": "{name} wants to press, straight towards {to}.",
    "move": "{name} wants to move, straight towards {to}.",
}
_REASONS: Mapping[tuple[bool, str], Sentence] = {
    (True, "free"): "{rule} {title}: his move is up to {far:inches} long: {mov}; nobody is in the way",
    (False, "free"): "{rule} {title}: his move is up to {far:inches} long; nobody is in the way",
    (True, "met"): "{rule} {title}: up to {far:inches}; beyond that, {beyond}. His whole move: {mov}",
    (False, "met"): "{rule} {title}: up to {far:inches}; beyond that, {beyond}",
}
"""Whether it is said how his move comes about, and whether somebody is in the way -> how far he may go."""


def _reach(due: Choose, way: "StraightWay") -> int:
    """How far a move may go where nobody is in the way."""
    options = [one for one in due.options if (one.do, one.player) == (way.verb, way.name)]
    return int(next((one.limits["reach"] for one in options if one.limits and "reach" in one.limits), 0))


def _made_of(me: Plain, rule: str, reach: int) -> tuple[str, str]:
    """How a reach comes of a MOV, and the skill that has a part in it; nothing where it is no MOV of his."""
    if rule not in MOV:
        return "", ""
    mov = me["MOV"][MOV[rule]]
    if reach == mov * 1000:
        return say("MOV {mov}", mov=mov), ""
    own = PLAYER_SKILLS.get(me["player_skill"] or "")
    if own and own.hook == "reach" and reach == mov * 1000 + own.by:
        more: Sentence = "MOV {mov} + {more} ({skill}) = {reach}"
        return say(more, mov=mov, more=own.by // 1000, skill=own.name, reach=in_inches(reach)), own.name
    for name in me["skills"]:
        times = SKILLS[name].get("times", 1)
        if times > 1 and reach == times * mov * 1000:
            longer: Sentence = "MOV {mov} × {times} ({skill}) = {reach}"
            return say(longer, mov=mov, times=times, skill=name, reach=in_inches(reach)), name
    return "", ""


def _lately(juncture: Juncture) -> list[str]:
    """What has just happened, which may lengthen the move."""
    return [*happened(juncture, juncture.table.events()[-LATELY:])]


class StraightWay(NamedTuple):
    """Straight on from one figure towards another."""

    verb: str
    name: str
    to: str
    there: Mapping[str, Plain]

    @property
    def whole(self) -> float:
        """From centre to centre."""
        return hypot(*self.line)

    @property
    def line(self) -> tuple[int, int]:
        """From one centre to the other."""
        start, end = (self.there[one]["at"] for one in (self.name, self.to))
        return end[0] - start[0], end[1] - start[1]

    def command(self, length: int) -> Plain:
        """To go so far."""
        start = self.there[self.name]["at"]
        at = [round(start[n] + self.line[n] * length / self.whole) for n in (0, 1)]
        return {"do": self.verb, "player": self.name, "to": at}


def _farthest(play: Play[Any], way: StraightWay) -> int | None:
    """How far it may be gone, where all that is nearer is open and all that is farther is not; None elsewhere."""
    opens = [n for n in range(STEP, int(way.whole), STEP) if is_open(play, {"act": way.command(n)})]
    if not opens or opens != [*range(STEP, opens[-1] + 1, STEP)] or opens[-1] < LEAST or opens[-1] + STEP >= way.whole:
        return None
    low, high = opens[-1], opens[-1] + STEP
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if is_open(play, {"act": way.command(middle)}) else (low, middle)
    return low


def _slips(way: StraightWay, right: int, refusal: Plain, old: Any, reach: int, skill: str) -> dict[str, str]:
    """Other lengths, each with the slip that leads there; where two of them cannot be told apart, it is the first."""
    me, found, values = way.there[way.name], dict[int, str](), refusal["values"]
    if refusal["code"] == IN_THE_WAY and values["who"] in way.there:
        other = way.there[values["who"]]
        found[reach] = say("That is his whole move: {name} is in the way", other)
        if skill and (plain := 1000 * me["MOV"][MOV[refusal["rule"]]]) < right:
            found[plain] = say("Forgotten: {skill}", skill=skill)
        found[_until(way, other, 0)] = say("Centre for edge: there his centre is level with that of {name}", other)
        found[_until(way, other, other["radius"])] = say("Forgotten: his own base, whose edge touches first")
    if refusal["code"] == TOO_LONG:
        for one in me["MOV"]:
            forgotten = skill and one == me["MOV"][MOV[refusal["rule"]]]
            said = say("Forgotten: {skill}" if forgotten else "That is his other MOV", skill=skill)
            found.setdefault(1000 * one, said)
        own: Sentence = "Edge for centre: a base goes its whole way, and its own width is not taken off"
        found.setdefault(right - 2 * me["radius"], say(own))
        if old:
            gone = centres({"at": old}, me)
            old_place: Sentence = (
                "The old position: he goes from where he is, not from where he was, {gone:inches} away"
            )
            found.setdefault(right - gone, say(old_place, gone=gone))
    told = dict[int, str]()
    for length, why in found.items():
        if length >= LEAST and all(abs(length - other) > CLEAR for other in (right, *told)):
            told[length] = why
    return {in_inches(length): why for length, why in told.items()}


def _until(way: StraightWay, other: Plain, radius: int) -> int:
    """How far it is until the centre is so near to another one; level with him where it never is."""
    start, (x, y) = way.there[way.name]["at"], way.line
    ahead, aside = (
        ((other["at"][0] - start[0]) * a + (other["at"][1] - start[1]) * b) / way.whole for a, b in ((x, y), (-y, x))
    )
    return round(float(ahead) - sqrt(max(0.0, radius**2 - float(aside) ** 2)))
