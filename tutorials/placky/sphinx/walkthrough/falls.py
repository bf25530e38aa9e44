"""Every way in which the dice of a frame can fall, for its script: what each leads to, and how that is told.

Words are made of what really fell, as they are of any other roll: no author has to write them otherwise. Sentences that
differ by the faces alone are one, with places for these: "{0} ≤ 7, success". Where no branch of the page goes on, the
position that the dice lead to is drawn as far as it differs from the one before.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, product
from typing import Any, NamedTuple

from placky.diagrams.marks import Field, Mark, Trail
from placky.diagrams.stage import TokenData, on_sheet, units
from placky.recording.fallen import Way
from placky.rulebooks import index
from placky.sphinx.walkthrough.frames import FrameWriter
from placky.storyboard.frames import Frame
from placky.storyboard.merging import results_of
from placky.storyboard.odds import OddsLine
from placky.storyboard.unplayed import most_like
from placky.words import RollTitle
from touchline.core.play.events import FACES, shown_faces
from touchline.core.play.wire import FallenDie

__all__ = ["fall_facts", "like", "settled_by", "summary"]

FLOWN = ("dotted", "paint", False)
"""How the way of what flew is drawn, without ticks; `rings.css` has the same."""
Overlays = dict[str, tuple[Mark, ...]]
Event = Mapping[str, Any]


def fall_facts(frame: Frame, view: Any, writer: FrameWriter, overlays: Overlays) -> dict[str, Any]:
    """The kinds of ways, as they come in the order of all faces; nothing where the ways are not recorded.

    `ways` are the kinds of all ways in rows: their numbers, and how often each comes; left out where each way is its
    own. `dice` is what each die can show. What is drawn of positions that no frame shows goes into `overlays`.
    """
    dice = _dice(frame.pending or {})
    if not dice or not frame.odds or not all(line.falls for line in frame.odds):
        return {}
    kinds = _Kinds(frame, view, writer)
    fallen = [*product(*dice)]
    found = [-1] * len(fallen)
    shown: list[tuple[str, ...]] = [()] * len(fallen)
    said: list[tuple[int, OddsLine, Way, Frame | None, _Said]] = []
    for line in frame.odds:
        for nth, way, branch in _branches(frame, line):
            events = _turned(way.events, fallen[nth])
            shown[nth] = tuple(map(str, writer.words.dice.faces(_rolled(events))))
            said.append((nth, line, way, branch, kinds.said(way, branch, events)))
    for nth, line, way, branch, texts in sorted(said, key=lambda one: _doubtful(one[-1], shown[one[0]])):
        found[nth] = kinds.of(line, way, branch, texts, shown[nth])
    faces = [list(dict.fromkeys(place)) for place in zip(*shown, strict=False)]
    if -1 in found or shown != [*product(*(_named(sides, shown, die) for die, sides in enumerate(dice)))]:
        return {}
    overlays.update(kinds.overlays)
    writer.unplayed += kinds.unplayed
    repeated = [len(sides) > len(names) for sides, names in zip(dice, faces, strict=True)]
    named = {"dice": [_named(sides, shown, die) for die, sides in enumerate(dice)]} if any(repeated) else {}
    number = {kind: n for n, kind in enumerate(dict.fromkeys(found))}
    rows = [(number[kind], len([*row])) for kind, row in groupby(found)]
    ways = {"ways": [[*column] for column in zip(*rows, strict=True)]} if len(number) < len(found) else {}
    return {**ways, "kinds": [kinds.found[kind] for kind in number], **named}


def _dice(roll: Mapping[str, Any]) -> list[Sequence[Any]]:
    """What each die of a roll has on its sides, as the engine names it."""
    if "dice" in roll:
        return [range(1, die["sides"] + 1) for die in roll["dice"]]
    return [hand["faces"] for hand in roll.get("hands", ()) if "faces" in hand for _ in range(hand["number"])]


def _named(sides: Sequence[Any], shown: Sequence[Sequence[str]], die: int) -> list[str]:
    """What a page calls each side of a die: it is what the die shows in the ways that differ by it alone."""
    step = 1
    for later in range(len(shown[0]) - 1, die, -1):
        step *= len({faces[later] for faces in shown}) or 1
    return [shown[(n * step) % len(shown)][die] for n in range(len(sides))]


def _branches(frame: Frame, line: OddsLine) -> Iterator[tuple[int, Way, Frame | None]]:
    """Each way of an outcome, with the branch that plays it: the one that comes to the same position, if one does.

    Of several that do, those of the same results, and these in turn.
    """
    played = [child for child in frame.children if results_of(child) in line.results]
    reached = any(child.state == way.state for way in line.falls for child in played)
    for way in line.falls:
        same = [child for child in played if child.state == way.state] if reached else played
        results = tuple(_rolled(way.events)["results"])
        same = [child for child in same if results_of(child) == results] or same
        for number in (first + n for first, length in way.ways for n in range(length)):
            yield number, way, same[number % len(same)] if same else None


def _rolled(events: Sequence[Event]) -> Event:
    return next(event for event in events if event["event"] == "rolled")


def _turned(events: Sequence[Event], faces: Sequence[Any]) -> list[Event]:
    """The same events with other faces in `rolled`."""
    left = iter(faces)
    return [_showing(event, left) if event["event"] == "rolled" else event for event in events]


def _showing(value: Any, faces: Iterator[Any]) -> Any:
    if isinstance(value, Mapping):
        return {key: _faces(one, faces) if key in FACES else _showing(one, faces) for key, one in value.items()}
    return [_showing(one, faces) for one in value] if isinstance(value, list) else value


def _faces(value: Any, faces: Iterator[Any]) -> Any:
    return [next(faces, one) for one in value] if isinstance(value, list) else next(faces, value)


class _Said(NamedTuple):
    """What is said of one way: the marks of its verdicts, and how many of its texts tell what happens.

    The texts are those of the verdicts, what happens, and of a branch its dice and its title.
    """

    marks: tuple[str, ...]
    told: int
    texts: list[str]
    settled: dict[str, Any]


def _doubtful(said: _Said, faces: Sequence[str]) -> tuple[int, int]:
    """How doubtful it is which face a number in these texts is: dice that show the same, numbers that happen to be one.

    Who learns from the clearest ways first has sentences that say the others as well.
    """
    places = sum(len(_places(faces).findall(text)) for text in said.texts)
    return len(faces) - len(set(faces)), places


class _Kinds:
    """What the ways of a roll are told as, each once."""

    def __init__(self, frame: Frame, view: Any, writer: FrameWriter) -> None:
        self.frame, self.view, self.writer = frame, view, writer
        self.overlays: Overlays = {}
        self.unplayed: list[tuple[Mapping[str, Any], list[str]]] = []
        """As the writer has them."""
        self.found: list[dict[str, Any]] = []
        self._places: dict[Any, list[tuple[tuple[str, ...], int]]] = {}
        self._drawn: dict[int, dict[str, Any]] = {}

    def said(self, way: Way, branch: Frame | None, events: Sequence[Event]) -> _Said:
        """All that is said of a way in which the dice fall."""
        words, roll = self.writer.words, self.frame.pending or {}
        rolled = _rolled(events)
        verdicts = words.dice.verdicts(rolled)
        told = self.writer.plain([*events, *_rest(branch, way)])
        texts = [*(said for _, said in verdicts), *told]
        if branch:
            dice = _as_given(roll, branch.act or {}, rolled)
            texts += [words.dice.thrown(dice), words.choices.title({"roll": dice}, branch.text, branch.events)]
        return _Said(tuple(mark for mark, _ in verdicts), len(told), texts, settled_by(roll, rolled, self.writer))

    def of(self, line: OddsLine, way: Way, branch: Frame | None, said: _Said, faces: Sequence[str]) -> int:
        """The number of the kind of this way: one whose sentences say it, or a new one."""
        marks, settled = said.marks, said.settled
        known = self._places.setdefault((way.number, branch and branch.id, marks, str(settled)), [])
        for sentences, number in known:
            if [_filled(sentence, faces) for sentence in sentences] == said.texts:
                return number
        sentences = tuple(_with_places(text, faces) for text in said.texts)
        own = self.writer.sentences_of.get(branch.id, []) if branch else []
        told = [own.index(one) if one in own else one for one in sentences[len(marks) :][: said.told]]
        kind: dict[str, Any] = {"verdicts": [[*pair] for pair in zip(marks, sentences, strict=False)], "told": told}
        if branch:
            title = branch.title
            is_usual = isinstance(title, RollTitle) and title.cast(sentences[-2]) == sentences[-1]
            called = {} if is_usual else {"title": sentences[-1]}
            kind |= {"to": branch.id, "thrown": sentences[-2], **called}
        else:
            kind |= self._lost(line, way)
        self.found.append({**kind, **settled})
        known.append((sentences, len(self.found) - 1))
        return len(self.found) - 1

    def _lost(self, line: OddsLine, way: Way) -> dict[str, Any]:
        """What no branch goes on from: its outcome, as the table of odds has it, and the position that it leads to.

        It stands `aside` where a branch plays another position of the same outcome.
        `like` is the branch that is like it.
        """
        if way.number not in self._drawn:
            aside = any(results_of(child) in line.results for child in self.frame.children)
            found = {"label": line.label, **({"aside": True} if aside else {}), **like(line, self.frame)}
            self._drawn[way.number] = {**found, **self._picture(way)}
        return self._drawn[way.number]

    def _picture(self, way: Way) -> dict[str, Any]:
        painter = self.writer.painter
        shown = painter.scene(way.state, way.events, before=self.frame.state, view=self.view).placement
        self.unplayed.append((way.state, [*shown.tokens]))
        ground = painter.ground(way.state)
        flights = {name: one for name, marks in shown.overlays.items() if (one := _flight(marks, shown.tokens, ground))}
        overlays = {name: marks for name, marks in shown.overlays.items() if name not in flights}
        self.overlays.update(overlays)
        before = self.writer.placements[self.frame.id].tokens
        changed = {name: token for name, token in shown.tokens.items() if before.get(name) != token}
        gone = [name for name in before if name not in shown.tokens]
        flown = {"flights": list(flights.values())} if flights else {}
        return {"tokens": changed, "overlays": list(overlays), **flown, **({"gone": gone} if gone else {})}


def _flight(
    marks: Sequence[Mark], tokens: Mapping[str, TokenData], field: Field
) -> tuple[float, float, str, float, float] | None:
    """The way of what flew to where it is now, which a script can draw: from where, its name, what both ends lack."""
    mark = marks[0]
    if len(marks) > 1 or not isinstance(mark, Trail) or (mark.style, mark.colour, mark.ticks) != FLOWN:
        return None
    (x, y), *turns, end = (on_sheet(at, field) for at in mark.points)
    name = next((name for name, token in tokens.items() if (token["x"], token["y"]) == end), "")
    return (x, y, name, units(mark.trim[0]), units(mark.trim[1])) if name and not turns else None


def _rest(branch: Frame | None, way: Way) -> Sequence[Event]:
    """What a branch tells after its dice, where its step does more than let them fall."""
    if branch is None or len(branch.events) <= len(way.events):
        return ()
    kinds = [event["event"] for event in way.events]
    return branch.events[len(kinds) :] if [e["event"] for e in branch.events[: len(kinds)]] == kinds else ()


def _as_given(roll: Mapping[str, Any], act: Mapping[str, Any], rolled: Event) -> list[FallenDie]:
    """The dice that fell, in the order in which the step of a branch names theirs."""
    owners = [die["player"] for die in roll["dice"]] if "dice" in roll else [
        hand["player"] for hand in roll["hands"] for _ in range(hand["number"])
    ]  # fmt: skip
    left = list(zip(owners, shown_faces(rolled), strict=False))
    found: list[FallenDie] = []
    for die in act.get("roll", ()):
        mine = next((one for one in left if die["player"] in (one[0], None)), left[0])
        left.remove(mine)
        found.append({"player": die["player"], "face": mine[1]})
    return found


def _with_places(text: str, faces: Sequence[str]) -> str:
    """A sentence with places for the faces in it; one that tells all dice in their order has a place for each.

    >>> _with_places("6 ≤ 7, success", ["6", "4"]), _with_places("6 against 6", ["6", "6"])
    ('{0} ≤ 7, success', '{0} against {1}')
    """
    places = {face: f"{{{n}}}" for n, face in reversed([*enumerate(faces)])}
    if _places(faces).findall(text) == [*faces]:
        each = iter(range(len(faces)))
        return _places(faces).sub(lambda _: f"{{{next(each)}}}", text)
    return _places(faces).sub(lambda found: places[found[0]], text)


def _places(faces: Sequence[str]) -> re.Pattern[str]:
    """Where a face may stand in a sentence."""
    wanted = "|".join(map(re.escape, sorted(set(faces), key=len, reverse=True)))
    return re.compile(rf"(?<![\w.,])(?:{wanted})(?![\w]|[.,]\d)")


def _filled(sentence: str, faces: Sequence[str]) -> str:
    return re.sub(
        r"\{(\d+)\}", lambda place: faces[int(place[1])] if int(place[1]) < len(faces) else place[0], sentence
    )


def like(line: OddsLine, frame: Frame) -> dict[str, str]:
    """The branch that is like an outcome that none plays, if the lesson would take another."""
    branch = most_like(line, frame)
    return {"like": branch.id} if branch else {}


def settled_by(roll: Mapping[str, Any], rolled: Event, writer: FrameWriter) -> dict[str, Any]:
    """The rule that settled a roll, if that is not the one by which its dice are read."""
    dice = writer.words.dice
    settled = dice.decides(roll, rolled)
    return {} if settled == dice.decides(roll) else {"settled": summary(settled, writer)}


def summary(number: str, writer: FrameWriter) -> list[str]:
    """A rule's number and its sentence; empty where the index has none."""
    rules = index(writer.book).rules
    rule = rules.get(number) or rules.get(number.rpartition("-")[0])
    return [rule.number, rule.summary] if rule else []
