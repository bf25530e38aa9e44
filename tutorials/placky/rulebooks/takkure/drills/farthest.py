"""How far a figure may just go, straight towards another: found by asking the table, by halves."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import dist, hypot, sqrt
from random import Random
from typing import Any, NamedTuple

from placky.drills.drill import Answer, Expected
from placky.drills.spots import Asked, Place, Spot, changes, happened
from placky.exploring.drawing import is_open
from placky.rulebooks import index
from placky.rulebooks.takkure.drills.lengths import apart, before, centres, figures, in_inches
from touchline.core.errors import IllegalAction
from touchline.core.play.drivers import Play
from touchline.core.play.requests import Choose
from touchline.core.play.wire import Plain
from touchline.takkure.rules import player_skills
from touchline.takkure.rules.position_skills import SKILLS

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

    def spots(self, place: Place, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.Kind`."""
        due = place.play.pending
        if not isinstance(due, Choose):
            return
        moving = [(one.do, one.player) for one in due.options if one.do in VERBS and one.player]
        if not moving:
            return
        there = figures(place)
        verb, name = chance.choice(moving)
        if name not in there or not there.keys() - {name}:
            return
        others = sorted(there.keys() - {name}, key=lambda one: (apart(there[name], there[one]), one))
        way = Way(verb, name, chance.choice(others[:NEAREST]), there)
        if (length := _farthest(place.play, way)) is None:
            return
        try:
            place.play.act(way.command(length + 1))
        except IllegalAction as error:
            rule, code = str(error.rule), str(error.code)
            found, reach = self.found[rule], _reach(due, way)
            told_apart = found[TOO_LONG] * OPEN < found[IN_THE_WAY] if code == TOO_LONG else reach - length > CLEAR
            if code in (IN_THE_WAY, TOO_LONG) and told_apart:
                found[code] += 1
                situation = code, verb, str(2 * length // 1000)
                yield Spot(rule, situation, {"do": verb, "player": name, "to": way.to}, length)

    def asked(self, spot: Spot, place: Place) -> Asked | None:
        """See `placky.drills.spots.Kind`. The table is asked once more on both sides of the boundary."""
        there, words, given = figures(place), place.book.words(), _lately(place)
        name, to, verb = (spot.move[key] for key in ("player", "to", "do"))
        way, title = Way(verb, name, to, there), index(place.book).rules[spot.rule].title
        shut, put, old = {"act": way.command(spot.number + 1)}, {"act": way.command(spot.number)}, place.table.state()
        try:
            place.table.put(shut)
        except IllegalAction as error:
            refusal: Plain = error.refusal
        else:
            return None
        pending = place.play.pending
        assert isinstance(pending, Choose)  # noqa: S101 - it was asked when the spot was found
        mov, skill = _made_of(there[name], spot.rule, _reach(pending, way))
        slips = _slips(way, spot.number, refusal, before(place).get(name), _reach(pending, way), skill)
        place.table.put(put)
        right = in_inches(spot.number)
        reason = f"{spot.rule} {title}: up to {right}\u2033; beyond that, {words.refusals.text(refusal)}"
        reason += f". His whole move: {mov}" if skill else ""
        if refusal["code"] == TOO_LONG:
            made = f": {mov}" if mov else ""
            reason = f"{spot.rule} {title}: his move is up to {right}\u2033 long{made}; nobody is in the way"
        answers = (Answer(right, True, reason), *(Answer(text, False, why) for text, why in slips.items()))
        question = (
            f"{name} wants to {words.refusals.doing.get(verb, verb)}, straight towards {to}. "
            "How many inches may he go at most? A little less is right, too much is not."
        )
        expected = Expected(put, refused=spot.rule, shut=shut, state=changes(old, place.table.state()))
        return Asked(question, answers, reason, expected, "length", given)


def weighed(act: Plain, pending: Plain, state: Plain) -> str:
    """How long a way is that is allowed, and how long it may be; empty where none is gone."""
    options = [one for one in pending["options"] if (one["do"], one["player"]) == (act["do"], act.get("player"))]
    region = next((one["region"] for one in options if one["region"] and "reach" in one["region"]), None)
    me = next((one for one in state["players"] if one["name"] == act.get("player")), None)
    if act["do"] not in (*VERBS, *DEFENDING) or region is None or me is None or not isinstance(act.get("to"), list):
        return ""
    points = [region["from"], *act.get("via", ()), *([act["turn"]] if act.get("turn") else ()), act["to"]]
    length = sum(dist(*both) for both in pairwise(points))
    rule = DEFENCE if act["do"] in DEFENDING else str(options[0]["rule"])
    made = _made_of(me, rule, int(region["reach"]))[0]
    up_to = f"{in_inches(int(region['reach']))}\u2033 is allowed{f' ({made})' if made else ''}"
    return f"the way is {in_inches(round(length))}\u2033 long, and {up_to}"


def _reach(due: Choose, way: "Way") -> int:
    """How far a move may go where nobody is in the way."""
    options = [one for one in due.options if (one.do, one.player) == (way.verb, way.name)]
    return int(next((one.limits["reach"] for one in options if one.limits and "reach" in one.limits), 0))


def _made_of(me: Plain, rule: str, reach: int) -> tuple[str, str]:
    """How a reach comes of a MOV, and the skill that has a part in it; nothing where it is no MOV of his."""
    if rule not in MOV:
        return "", ""
    mov = me["MOV"][MOV[rule]]
    if reach == mov * 1000:
        return f"MOV {mov}", ""
    own = player_skills.PLAYER_SKILLS.get(me["player_skill"] or "")
    if own and own.hook == "reach" and reach == mov * 1000 + own.by:
        return f"MOV {mov} + {own.by // 1000} ({own.name}) = {in_inches(reach)}", own.name
    for name in me["skills"]:
        times = SKILLS[name].get("times", 1)
        if times > 1 and reach == times * mov * 1000:
            return f"MOV {mov} × {times} ({name}) = {in_inches(reach)}", name
    return "", ""


def _lately(place: Place) -> list[str]:
    """What has just happened, which may lengthen the move."""
    return [*happened(place, place.table.events()[-LATELY:])]


class Way(NamedTuple):
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


def _farthest(play: Play[Any], way: Way) -> int | None:
    """How far it may be gone, where all that is nearer is open and all that is farther is not; None elsewhere."""
    opens = [n for n in range(STEP, int(way.whole), STEP) if is_open(play, {"act": way.command(n)})]
    if not opens or opens != [*range(STEP, opens[-1] + 1, STEP)] or opens[-1] < LEAST or opens[-1] + STEP >= way.whole:
        return None
    low, high = opens[-1], opens[-1] + STEP
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if is_open(play, {"act": way.command(middle)}) else (low, middle)
    return low


def _slips(way: Way, right: int, refusal: Plain, old: Any, reach: int, skill: str) -> dict[str, str]:
    """Other lengths, each with the slip that leads there; where two of them cannot be told apart, it is the first."""
    me, found, values = way.there[way.name], dict[int, str](), refusal["values"]
    if refusal["code"] == IN_THE_WAY and values["who"] in way.there:
        other = way.there[values["who"]]
        found[reach] = f"That is his whole move: {other['name']} is in the way"
        if skill and (plain := 1000 * me["MOV"][MOV[refusal["rule"]]]) < right:
            found[plain] = f"Forgotten: {skill}"
        found[_until(way, other, 0)] = f"Centre for edge: there his centre is level with that of {other['name']}"
        found[_until(way, other, other["radius"])] = "Forgotten: his own base, whose edge touches first"
    if refusal["code"] == TOO_LONG:
        for one in me["MOV"]:
            forgotten = skill and one == me["MOV"][MOV[refusal["rule"]]]
            found.setdefault(1000 * one, f"Forgotten: {skill}" if forgotten else "That is his other MOV")
        found.setdefault(
            right - 2 * me["radius"], "Edge for centre: a base goes its whole way, and its own width is not taken off"
        )
        if old:
            gone = centres({"at": old}, me)
            found.setdefault(
                right - gone,
                f"The old position: he goes from where he is, not from where he was, {in_inches(gone)}\u2033 away",
            )
    told = dict[int, str]()
    for length, why in found.items():
        if length >= LEAST and all(abs(length - other) > CLEAR for other in (right, *told)):
            told[length] = why
    return {in_inches(length): why for length, why in told.items()}


def _until(way: Way, other: Plain, radius: int) -> int:
    """How far it is until the centre is so near to another one; level with him where it never is."""
    start, (x, y) = way.there[way.name]["at"], way.line
    ahead, aside = (
        ((other["at"][0] - start[0]) * a + (other["at"][1] - start[1]) * b) / way.whole for a, b in ((x, y), (-y, x))
    )
    return round(float(ahead) - sqrt(max(0.0, radius**2 - float(aside) ** 2)))
