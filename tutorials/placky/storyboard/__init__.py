"""Storyboards: the recorded scenarios of a story, laid over each other, as one tree of frames.

Scenarios that begin with the same steps share those frames. Where they part, the coach decides (an action) or the dice
do. A frame is what one When step did; the Thens after it are what is checked there; all Givens together are the first.
"""

import hashlib
import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from placky.errors import BadStory, FeatureFault
from placky.recording import Recording, ScenarioRecord, StepRecord
from placky.rulebook import Rulebook
from placky.scenarios.features import Feature, Scenario, Step, keywords
from placky.storyboard.odds import OddsLine, odds_lines

Plain = Mapping[str, Any]


@dataclass
class Frame:
    """One picture of a story. `state` is the position after its step, `before` the one it began with."""

    id: str
    kind: str
    """setup, action, dice or refused."""
    title: str
    parent: "Frame | None"
    line: int
    lines: list[str]
    """The steps as written, for those who want to see the test."""
    acts: tuple[Plain, ...] = ()
    """Everything put to the table from the set-up to this frame, refusals left out."""
    act: Plain | None = None
    words: str = ""
    mood: str = "calm"
    state: Plain = field(default_factory=dict)
    events: tuple[Plain, ...] = ()
    pending: Plain | None = None
    refusal: Plain | None = None
    odds: tuple[OddsLine, ...] = ()
    ways: tuple[int, int] | None = None
    """Of a frame that dice led to: how many faces lead here, of how many."""
    children: "list[Frame]" = field(default_factory=list)
    endings: list[str] = field(default_factory=list)
    """The scenarios that end here."""
    step: int = 0
    """Where on the rulebook's rail it stands, 0 for nowhere."""
    told: tuple[str, ...] = ()
    """The titles of all steps that it shows, where there are several."""
    lead: str = ""
    """Which of them Placky speaks about, else the last of them: what they came to."""

    @property
    def asks(self) -> str:
        """What happens after this frame: next, coach, dice or end."""
        if not self.children:
            return "end"
        if any(child.kind == "dice" for child in self.children):
            return "dice"
        alone = len(self.children) == 1 and self.children[0].kind != "refused"
        return "next" if alone else "coach"  # what is refused is a choice, also where there is no other

    def walk(self) -> "list[Frame]":
        """This frame and all below it, depth first; what a decision may not be stands right after the decision."""
        found = [self]
        for child in sorted(self.children, key=lambda child: child.kind != "refused"):
            found += child.walk()
        return found


@dataclass(frozen=True)
class Story:
    """A tree of frames with a name: one walkthrough."""

    name: str
    description: str
    root: Frame

    @property
    def frames(self) -> list[Frame]:
        """All frames, in the order of the page."""
        return self.root.walk()

    @property
    def endings(self) -> int:
        """How many ways it can end; a refusal is no ending."""
        return sum(1 for frame in self.frames if not frame.children and frame.kind != "refused")

    @property
    def mark(self) -> str:
        """What identifies its frames and how they follow each other: progress kept under another is of another tree."""
        tree = [(frame.id, frame.parent and frame.parent.id, frame.kind, frame.asks) for frame in self.frames]
        return hashlib.sha256(repr(tree).encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Segment:
    """One frame's worth of a scenario: a When with its Thens, or all Givens."""

    key: tuple[Any, ...]
    steps: tuple[Step, ...]
    records: tuple[StepRecord, ...]


def slug(text: str) -> str:
    """A text as part of an address."""
    plain = unicodedata.normalize("NFKD", text.replace("\u00d7", "x")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "x"


def stories(feature: Feature, recording: Recording, book: Rulebook, taken: set[str] | None = None) -> list[Story]:
    """One story for each Gherkin Rule of a feature (or for the feature, where it has none)."""
    taken = set() if taken is None else taken
    found = []
    for group in dict.fromkeys(scenario.group for scenario in feature.scenarios):
        members = [s for s in feature.scenarios if s.group == group]
        description = feature.groups.get(group, "")
        name = group or feature.name
        found.append(story(name, description, feature, members, recording, book, taken))
    return found


def story(
    name: str, description: str, feature: Feature, members: Sequence[Scenario], recording: Recording, book: Rulebook,
    taken: set[str], prefix: str = "", *, lesson: bool = True,
) -> Story:  # fmt: skip
    """Lay these scenarios over each other. Raises `BadStory` when they do not begin alike.

    A `lesson` stops only where there is something to do or to hear. Two of its scenarios may not give Placky different
    words for one step. Elsewhere each step is shown, with the words of the first scenario that has any.
    """
    records = {(r.line, r.row): r for r in recording.scenarios}
    root: Frame | None = None
    teller = _Teller(feature, book, taken, prefix, lesson=lesson)
    for scenario in members:
        record = records.get((scenario.line, scenario.row))
        if record is None or not record.passed:
            raise FeatureFault(
                feature.path, scenario.line, f'scenario "{scenario.name}" has not passed; run: placky test'
            )
        segments = _segments(scenario, record)
        if not segments[0].steps:
            what = f'scenario "{scenario.name}" begins with When; say first what lies on the table: Given ...'
            raise FeatureFault(feature.path, scenario.line, what)
        if root is None:
            root = teller.frame(None, segments[0])
        elif segments[0].key != opening(members[0]):
            raise BadStory(
                f'{feature.path.name}:{scenario.line}: "{scenario.name}" begins on another pitch than those before it; '
                "give it the same Background, or a Rule of its own"
            )
        here = teller.join(root, segments[0])
        last = here
        for segment in segments[1:]:
            last = teller.child(here, segment)
            here = here if last.kind == "refused" else last  # a refusal has changed nothing: go on from before it
        last.endings.append(scenario.name)
    if root is None:
        raise BadStory(f'{feature.path.name}: "{name}" has no scenarios')
    told = lesson and any(frame.words for frame in root.walk())
    for frame in root.walk():
        _gather(frame, len(teller.words.rail.NAMES) if told else 0)
    for frame in root.walk():
        _check(frame)
        _share(frame)
    return Story(name, description, root)


def opening(scenario: Scenario) -> tuple[Any, ...]:
    """What lies on the table before the first When: scenarios with the same opening can share a story."""
    steps = []
    for step in scenario.steps:
        if step.kind == "when":
            break
        steps.append(step)
    return _key(steps)


def _segments(scenario: Scenario, record: ScenarioRecord) -> list[Segment]:
    """Cut a scenario into segments; each step has its record."""
    segments: list[tuple[list[Step], list[StepRecord]]] = [([], [])]
    for step, ran in zip(scenario.steps, record.steps, strict=True):
        if step.kind == "when":
            segments.append(([], []))
        segments[-1][0].append(step)
        segments[-1][1].append(ran)
    return [Segment(_key(steps), tuple(steps), tuple(ran)) for steps, ran in segments]


def _key(steps: Sequence[Step]) -> tuple[Any, ...]:
    """What makes two segments the same: the When (or every Given), not the Thens."""
    return tuple((s.kind, s.text, s.table) for s in steps if s.kind != "then")


class _Teller:
    """Makes frames and finds the ones that are already there."""

    def __init__(self, feature: Feature, book: Rulebook, taken: set[str], prefix: str, *, lesson: bool) -> None:
        self.feature, self.book, self.taken, self.prefix = feature, book, taken, prefix
        self.lesson = lesson
        self.words = book.words()
        self.keys: dict[int, dict[tuple[Any, ...], Frame]] = {}

    def child(self, parent: Frame, segment: Segment) -> Frame:
        """The frame after `parent` that this segment leads to."""
        known = self.keys.setdefault(id(parent), {})
        if segment.key in known:
            return self.join(known[segment.key], segment)
        frame = known[segment.key] = self.frame(parent, segment)
        parent.children.append(frame)
        outcomes = segment.records[0].outcomes
        if frame.kind == "dice" and outcomes and not parent.odds:
            parent.odds = odds_lines(parent.pending or {}, outcomes, self.words.dice, parent.state)
        return frame

    def join(self, frame: Frame, segment: Segment) -> Frame:
        """Another scenario comes by: add its words and checks."""
        for step in segment.steps:
            if step.words and not frame.words:
                frame.words, frame.mood = step.words, step.mood
            elif self.lesson and step.words and step.words != frame.words:
                raise FeatureFault(
                    self.feature.path,
                    step.line,
                    f"Placky says something else here than in line {frame.line}, for the same step",
                )
        frame.lines += [line for line in _gherkin(segment.steps, self.feature.language) if line not in frame.lines]
        return frame

    def frame(self, parent: Frame | None, segment: Segment) -> Frame:
        """A new frame."""
        ran = segment.records
        acts = tuple(act for record in ran for act in record.acts)
        refusal = next((record.refusal for record in ran if record.refusal), None)
        act = next((act for act in acts if "set_up" not in act), None)  # of several the first is what one chooses
        kind = "setup" if parent is None else "refused" if refusal else "dice" if act and "roll" in act else "action"
        title = self._title(act, segment, parent)
        state = next((record.state for record in reversed(ran) if record.state), None)
        state = state if state is not None else (parent.state if parent else {})
        events = tuple(event for record in ran for event in record.events)
        came = parent.state if parent and act else state
        spoken = next((step for step in segment.steps if step.words), None)
        lines = _gherkin(segment.steps, self.feature.language)
        return Frame(
            self._address(title, parent, act), kind, title, parent, segment.steps[0].line, lines,
            ((parent.acts if parent else ()) + (() if refusal else acts)), act,
            spoken.words if spoken else "", spoken.mood if spoken else "calm",
            state, events, next((record.pending for record in reversed(ran) if record.acts), None), refusal,
            step=self.words.rail.step(kind, state, came, events),
        )  # fmt: skip

    def _title(self, act: Plain | None, segment: Segment, parent: Frame | None) -> str:
        if parent is None:
            return "Set up"
        text, events = segment.steps[0].text, [event for record in segment.records for event in record.events]
        if sum(len(record.acts) for record in segment.records) > 1:
            return text  # no single act says what several come to
        return str(self.words.choices.title(act, text, events))

    def _address(self, title: str, parent: Frame | None, act: Plain | None) -> str:
        """An address on the page: the title's words; for dice the roll they answer and the faces."""
        if act and "roll" in act and parent is not None:
            faces = slug(self.words.dice.thrown(act["roll"]).replace(" against ", " "))
            base = f"{parent.id}-{faces}"
        else:
            base = self.prefix + slug(title)
        address = base
        if address in self.taken:  # a fingerprint of the way here, so that a scenario added elsewhere moves no address
            address = f"{base}-{_fingerprint(parent, act)}"
        n = 1
        while address in self.taken:
            n += 1
            address = f"{base}-{_fingerprint(parent, act)}-{n}"
        self.taken.add(address)
        return address


def _fingerprint(parent: Frame | None, act: Plain | None) -> str:
    """Four characters of what was done on the way here. Whose words they were is left out: it follows from the rest."""
    way = [_done(act) for act in (*(parent.acts if parent else ()), act) if act and "set_up" not in act]
    return hashlib.sha256(json.dumps(way, sort_keys=True).encode()).hexdigest()[:4]


def _done(act: Plain) -> Plain:
    """An act without whose words it is."""
    return {call: _unsaid(given) if call == "act" else given for call, given in act.items()}


def _unsaid(command: Plain) -> Plain:
    return {key: value for key, value in command.items() if key != "coach"}


def _gherkin(steps: Sequence[Step], language: str) -> list[str]:
    lines = []
    kind = ""
    said = keywords(language)
    for step in steps:
        lines.append(said["and" if step.kind == kind else step.kind] + step.text)
        kind = step.kind
        lines += ["  | " + " | ".join(row) + " |" for row in step.table]
    return lines


def _gather(frame: Frame, last: int) -> None:
    """Merge a frame with those before it, where nobody chose between them and Placky speaks in one at most.

    Three players who press one after the other, in one step of the rail, are one picture. A step at which Placky is
    silent joins the next step. The `last` step of the rail takes in no other: it clears the table, and the picture
    with it. `last` is 0 where every step is to be seen.
    """
    before = frame.parent
    while (
        before is not None and before.parent is not None
        and (before.kind, frame.kind) == ("action", "action")
        and before.parent.asks == before.asks == "next" and not (before.words and frame.words)
        and (before.step == frame.step or (not before.words and frame.step < last))
    ):  # fmt: skip
        frame.told = (*(before.told or [before.title]), *(frame.told or [frame.title]))
        frame.lead = (before.lead or before.title) if before.words else (frame.lead or frame.title)
        frame.title = _titled(frame.told, frame.lead)
        frame.parent, frame.line, frame.act = before.parent, before.line, before.act
        frame.lines, frame.events = before.lines + frame.lines, before.events + frame.events
        frame.endings = before.endings + frame.endings
        if before.words:
            frame.words, frame.mood = before.words, before.mood
        before.parent.children = [frame]
        before = frame.parent


def _titled(told: Sequence[str], lead: str) -> str:
    """Two acts by name; of more, the one that leads, with dots for what was done before it and after it."""
    first, *_, last = told
    if len(told) == 2:
        return f"{first}, {last}"
    return f"{'' if lead == first else '… '}{lead}{'' if lead == last else ' …'}"


def _check(frame: Frame) -> None:
    if frame.asks == "dice" and any(child.kind == "action" for child in frame.children):
        raise BadStory(
            f'"{frame.title}" (line {frame.line}) is followed by dice in one scenario and by an action in another'
        )


def _share(frame: Frame) -> None:
    """Give each branch the ways of the outcome that it plays out."""
    for line in frame.odds:
        branches = [child for child in frame.children if _results(child) in line.results]
        for n, child in enumerate(branches):
            child.ways = (line.ways // len(branches) + (1 if n < line.ways % len(branches) else 0), line.of)


def _results(frame: Frame) -> tuple[str, ...] | None:
    rolled = next((e for e in frame.events if e["event"] == "rolled"), None)
    return tuple(rolled["results"]) if rolled else None


def branch_of(frame: Frame, line: OddsLine) -> Frame | None:
    """The branch that plays an outcome, if one does."""
    return next((child for child in frame.children if _results(child) in line.results), None)
