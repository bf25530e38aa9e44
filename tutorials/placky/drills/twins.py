"""Commands that look alike, one of them open and one of them refused: so nothing but the rule tells them apart."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from random import Random
from typing import Any

from placky.drills.spots import Juncture
from placky.exploring.drawing import is_open
from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.codes import COMMON
from touchline.core.play.requests import Choose, Option
from touchline.core.play.wire import Plain

__all__ = ["Twins", "refused", "twin_of"]

DRAWN = 3
"""So many commands of an option are drawn until one is open."""
KEPT = 40
"""So many things that were said by one word of a verb are remembered."""
HALVED = 8
"""So often a stretch is halved to find where it begins to be refused: to some hundredths of an inch."""
ASIDE = 500
"""So far from there a place is asked about, in thousandths: who looks can tell, and has to look."""
LONG = 1_000
"""Of a shorter stretch both ends are near enough."""
EACH = 12
"""So many places of a verb are sought beside where a rule begins to refuse it."""


class Twins:
    """What is said of a verb anywhere is tried where it is open; and places are sought where a rule just refuses."""

    def __init__(self) -> None:
        self.said = defaultdict[tuple[str, str], dict[str, Any]](dict)
        """Verb and word -> what was said by it."""
        self.sought = Counter[tuple[str, str]]()
        """Rule and verb -> how often its edge was sought."""

    def refused(
        self, lawful: Plain | None, juncture: Juncture, chance: Random
    ) -> Iterator[tuple[Plain, IllegalAction]]:
        """An open command in which one word is that of another of its verb, if a rule refuses it so."""
        if lawful is None or "act" not in lawful:
            return
        act = dict(lawful["act"])
        words = [key for key, value in act.items() if key not in ("do", "coach") and not _is_place(value)]
        for key in words:
            said = self.said[str(act["do"]), key]
            if len(said) < KEPT:
                said.setdefault(json.dumps(act[key], sort_keys=True), act[key])
        if not words:
            return
        key = chance.choice(words)
        others = [one for one in self.said[str(act["do"]), key].values() if one != act[key]]
        if others and (error := refused(other := {**act, key: chance.choice(others)}, juncture)):
            yield {"act": other}, error

    def nearest(
        self, shut: Plain, opened: Plain, error: IllegalAction, juncture: Juncture
    ) -> Iterator[tuple[Plain, bool]]:
        """Two commands to places a bit to each side of where a rule begins to refuse: and is each refused?

        They lie on the straight line between a place that is refused and one that is not.
        """
        rule, verb = str(error.rule), str(shut.get("do"))
        key = next((key for key, value in shut.items() if _is_point(value) and _is_point(opened.get(key))), "")
        values = error.refusal.get("values", {}).values()
        if not key or self.sought[rule, verb] >= EACH or not any(type(one) is int for one in values):
            return
        if {**shut, key: 0} != {**opened, key: 0}:
            return  # they differ in more than that
        low, high = opened[key], shut[key]
        self.sought[rule, verb] += 1
        for _ in range(HALVED):
            middle = [(low[n] + high[n]) // 2 for n in (0, 1)]
            if is_open(juncture.play, {"act": {**shut, key: middle}}):
                low = middle
            else:
                high = middle
        x, y = shut[key][0] - opened[key][0], shut[key][1] - opened[key][1]
        if (whole_way := hypot(x, y)) < LONG:
            return
        for edge, by in ((low, -ASIDE), (high, ASIDE)):
            beside = {**shut, key: [round(edge[0] + by * x / whole_way), round(edge[1] + by * y / whole_way)]}
            no = None if is_open(juncture.play, {"act": beside}) else refused(beside, juncture)
            if (no is None) == (by < 0) and (no is None or (no.rule, no.code) == (error.rule, error.code)):
                yield beside, no is not None


def twin_of(shut: Plain, due: Choose, juncture: Juncture, chance: Random, *, anything: bool = False) -> Plain | None:
    """An open command of the same verb as one that is refused, by the same player if he may; or `anything` of his."""
    who, verb = shut.get("player"), shut.get("do")
    same = [one for one in due.options if one.do == verb]
    his = [one for one in same if one.player == who]
    options: Sequence[Option] = his or same
    if not options and anything:
        options = [one for one in due.options if one.player == who]
    if not options:
        return None
    option = chance.choice(options)
    for _ in range(DRAWN if option.sample else 1):
        drawn = option.sample(chance) if option.sample else {"do": option.do, "player": option.player}
        act = {key: value for key, value in _plain(drawn).items() if value is not None}
        if is_open(juncture.play, {"act": act}):
            return act
    return None


def refused(act: Plain, juncture: Juncture) -> IllegalAction | None:
    """How a rule refuses a command; None where it is open, or means nothing.

    Nor what only the order of play refuses, or a lesson leaves out, as a whole game allows it; nor what is about how a
    command is put, or what somebody would do to himself.
    """
    words = juncture.book.words().refusals
    if _is_at_himself(act) or is_open(juncture.play, {"act": act}):
        return None
    try:
        juncture.play.act(act)
    except BadCommand:
        return None
    except IllegalAction as error:
        no = error.refusal
        tells = error.rule and error.code not in COMMON and not (words.of_lesson(no) or words.of_manner(no))
        return error if tells else None
    return None


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def _is_point(value: Any) -> bool:
    """Is it a place in lengths?"""
    return isinstance(value, list) and len(value) == 2 and all(type(one) is int for one in value)


def _is_place(value: Any) -> bool:
    """Is it a place, or a row of them, which another board has elsewhere?"""
    if isinstance(value, list):
        return any(map(_is_place, value)) or any(type(one) is int for one in value)
    return type(value) is int


def _is_at_himself(act: Plain) -> bool:
    """Does somebody act upon himself? Nobody has to know a rule to say no."""
    return any(key != "player" and value == act.get("player") for key, value in act.items())
