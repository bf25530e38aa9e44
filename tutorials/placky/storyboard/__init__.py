"""Storyboards: the recorded scenarios of a story, laid over each other, as one tree of frames.

Scenarios that begin with the same commands and dice share those frames. Where they part, the coach decides (an action)
or the dice do. A frame is what one When step did; the Thens after it are what is checked there; all Givens together are
the first.

Where they have a player's eyes, what he cannot tell apart is one frame, and one act may lead to several.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from placky.errors import BadStory, FeatureFault, shown
from placky.faults import Fault, attempt, fault_of, hearing, note
from placky.recording import VEIL, Recording, ScenarioRecord, StepRecord
from placky.rulebook import NamesAims, Rulebook
from placky.scenarios.features import Feature, Scenario, Step, keywords
from placky.sentences import say
from placky.storyboard.addresses import SET_UP, address, fingerprint, position, ways
from placky.storyboard.frames import Frame, Story
from placky.storyboard.merging import call, check, gather, share, tell_apart
from placky.storyboard.odds import OddsLine, odds_lines
from touchline.core.nearest import nearest
from touchline.core.play.sight import hidden
from touchline.core.play.wire import Plain
from touchline.core.rulebook.spelling import tagged


@dataclass(frozen=True)
class Segment:
    """One frame's worth of a scenario: a When with its Thens, or all Givens."""

    key: str
    steps: tuple[Step, ...]
    records: tuple[StepRecord, ...]
    scenario: str = field(default="", compare=False)
    """File, line and name of the scenario that it is of."""


def stories(feature: Feature, recording: Recording, book: Rulebook, taken: set[str] | None = None) -> list[Story]:
    """One story for each Gherkin Rule of a feature (or for the feature, where it has none)."""
    taken = set() if taken is None else taken
    scope, found = f"{feature.path.parent.name}/{feature.path.stem}", []
    for group in dict.fromkeys(scenario.group for scenario in feature.scenarios):
        members = [s for s in feature.scenarios if s.group == group]
        description = feature.groups.get(group, "")
        name = group or feature.name
        found.append(story(name, description, feature, members, recording, book, taken, scope))
    return found


def story(
    name: str, description: str, feature: Feature, members: Sequence[Scenario], recording: Recording, book: Rulebook,
    taken: set[str], scope: str, *, lesson: bool = True,
) -> Story:  # fmt: skip
    """Lay these scenarios over each other. One that cannot be laid over the rest is a fault, and left out.

    `taken` are the ids of the stories that are on the page already, to which this one is added. `scope` says what of
    the page it belongs to: an exercise, or the number of a rule.

    Scenarios that are only counted add no frames to it: what they play is kept beside it, for what choices come to.

    A `lesson` stops only where there is something to do or to hear. Two of its scenarios may not give Placky different
    words for one step. Elsewhere each step is shown, with the words of the first scenario that has any.
    """
    records = by_place(recording)
    failed, faults = list[Fault](), list[Fault]()
    played: list[tuple[Scenario, list[Segment]]] = []
    for scenario in members:
        record = records.get((scenario.line, scenario.row))
        with hearing(faults if record and record.passed else failed):
            segments = attempt(partial(_played, feature, scenario, record), list[Segment], scenario.name, book)
            played += [(scenario, segments)] if segments else []
    shown = [one for one in played if not (lesson and one[0].counted)]
    if not shown:
        with hearing(faults):
            for scenario, _ in played[:1]:
                what = f'every scenario of "{name}" is @counted, so nothing of it is shown'
                note(fault_of(FeatureFault(feature.path, scenario.line, what)))
        untold = _untold(feature, members, scope, taken)
        return Story(untold.id, name, description, untold, tuple(failed), tuple(faults))
    begun, beside = shown[0][1][0], [one for one in played if one not in shown]
    teller = _Teller(feature, book, _story_id(scope, begun, taken), begun.key, lesson=lesson, eyes=members[0].eyes)
    teller.sought = shown[0][0].aim
    with hearing(faults):
        teller.aim = attempt(partial(_aim, shown[0][0], begun, book), str, begun.scenario, book)
    root = teller.frame(None, begun)
    with hearing(faults):
        for counted, laid in ((False, shown), (True, beside)):
            for scenario, segments in laid:
                lay = partial(teller.lay, root, scenario, segments, counted=counted)
                attempt(lay, _nothing, segments[0].scenario, book)
        for frame in root.walk() if root.eyes else ():
            attempt(partial(tell_apart, frame, teller.words), _nothing, frame.place, book)
        told = lesson and any(frame.words for frame in root.walk())
        for frame in root.walk():
            gather(frame, len(teller.words.rail.NAMES) if told else 0)
        for frame in root.walk():
            attempt(partial(call, frame, teller.words), _nothing, frame.place, book)
            attempt(partial(check, frame), _nothing, frame.scenario)
            attempt(partial(share, frame), _nothing, frame.place, book)
    return Story(teller.id, name, description, root, tuple(failed), tuple(faults))


def _aim(scenario: Scenario, begun: Segment, book: Rulebook) -> str:
    """What all is played for, as the table or the rulebook calls it; empty for nothing. Raises `BadStory`."""
    state = next((record.state for record in reversed(begun.records) if record.state), {})
    others = book.AIMS if isinstance(book, NamesAims) else ()
    called = [name for name in dict.fromkeys([*_names(state), *others]) if name]
    found = next((name for name in called if tagged(name) == scenario.aim), "")
    if scenario.aim and not found:
        raise BadStory(f"is played for {scenario.aim}, who is not there; {nearest(scenario.aim, map(tagged, called))}")
    return found


def _names(value: object) -> Iterator[str]:
    """Whatever has a name in a state."""
    if isinstance(value, Mapping):
        yield from (name for key, name in value.items() if key == "name" and isinstance(name, str))
    for one in value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ():
        yield from _names(one)


def _nothing() -> None:
    """What stands in for something that is done, and not made."""


def _untold(feature: Feature, members: Sequence[Scenario], scope: str, taken: set[str]) -> Frame:
    """The only frame of a story of which nothing can be shown but the steps of its first scenario."""
    (first, *_), empty = members, Segment("", (), ())
    ident = _story_id(f"{scope} {first.line}", empty, taken)
    return Frame(ident, "setup", say("Set up"), None, first.line, _gherkin(first.steps, feature.language))


def by_place(recording: Recording) -> dict[tuple[int, int | None], ScenarioRecord]:
    """What is recorded of each scenario, by its line and its row."""
    return {(record.line, record.row): record for record in recording.scenarios}


def _played(feature: Feature, scenario: Scenario, record: ScenarioRecord | None) -> list[Segment]:
    """A scenario that has passed, in segments. Raises `FeatureFault` for one that has not, or has no Given."""
    if record is None or not record.passed:
        why = f"has failed: {record.reason}" if record and record.reason else "has not passed; run: placky test"
        raise FeatureFault(feature.path, scenario.row or scenario.line, f'scenario "{scenario.name}" {why}')
    where = f'{shown(feature.path)}:{scenario.row or scenario.line}: scenario "{scenario.name}"'
    segments = _segments(scenario, record, where)
    if not segments[0].steps:
        what = f'scenario "{scenario.name}" begins with When; say first what lies on the table: Given ...'
        raise FeatureFault(feature.path, scenario.line, what)
    return segments


def opening(scenario: Scenario, record: ScenarioRecord | None) -> str:
    """What lies on the table before the first When: scenarios with the same opening can share a story."""
    if record is None or len(record.steps) != len(scenario.steps):
        return scenario.eyes + _written(scenario.steps)
    return scenario.eyes + _segments(scenario, record)[0].key


def _story_id(scope: str, begun: Segment, taken: set[str]) -> str:
    """A fingerprint of the position; of several stories that begin with one, also which of them it is."""
    acts, n = [act for record in begun.records for act in record.acts], 1
    ident = fingerprint(scope, position(acts))
    while ident in taken:
        n += 1
        ident = fingerprint(scope, position(acts), n)
    taken.add(ident)
    return ident


def _segments(scenario: Scenario, record: ScenarioRecord, where: str = "") -> list[Segment]:
    """Cut a scenario into segments; each step has its record."""
    segments: list[tuple[list[Step], list[StepRecord]]] = [([], [])]
    for step, ran in zip(scenario.steps, record.steps, strict=True):
        if step.kind == "when":
            segments.append(([], []))
        segments[-1][0].append(_as_seen(step, ran) if scenario.eyes else step)
        segments[-1][1].append(ran)
    eyes = bool(scenario.eyes)
    return [Segment(_key(steps, ran, came=eyes), tuple(steps), tuple(ran), where) for steps, ran in segments]


def _as_seen(step: Step, ran: StepRecord) -> Step:
    """A step as the player sees it whose eyes its scenario has: without what stands under it, where it was veiled."""
    return step if step.text == ran.text else replace(step, text=ran.text, table=(), rows=(), doc=None)


def _key(steps: Sequence[Step], ran: Sequence[StepRecord], *, came: bool) -> str:
    """What makes two segments the same: what was put to the table; where that is nothing, how they are written.

    To a player who does not see everything, the same act may have `came` to something else.
    """
    acts, refused = [act for record in ran for act in record.acts], any(record.refusal for record in ran)
    done = [position(acts), ways(acts, refused=refused), refused, *([_events(ran)] if came else [])]
    return json.dumps(done, sort_keys=True) if acts else _written(steps)


def _events(ran: Sequence[StepRecord]) -> list[Plain]:
    return [event for record in ran for event in record.events]


def _written(steps: Sequence[Step]) -> str:
    """Steps as they are written, without the Thens."""
    return repr([(step.kind, step.text, step.table) for step in steps if step.kind != "then"])


class _Teller:
    """Makes frames and finds the ones that are already there."""

    def __init__(
        self, feature: Feature, book: Rulebook, ident: str, begun: str, *, lesson: bool, eyes: str
    ) -> None:  # fmt: skip
        self.feature, self.book, self.id, self.eyes = feature, book, ident, eyes.replace("_", " ")
        self.lesson = lesson
        self.aim = self.sought = ""
        """What all is played for, as the table or the rulebook calls it, and as the tag does."""
        self.words = book.words()
        self.begun = begun
        """The key of the opening that all of its scenarios share."""
        self.keys: dict[int, dict[str, Frame]] = {}

    def lay(self, root: Frame, scenario: Scenario, segments: Sequence[Segment], *, counted: bool) -> None:
        """Lay a scenario over those before it. Raises `BadStory` when it begins otherwise."""
        first, *others = segments
        if scenario.eyes.replace("_", " ") != self.eyes:
            raise BadStory("has other eyes than those before it; give it a Rule of its own")
        if scenario.aim != self.sought:
            raise BadStory("is played for somebody else than those before it; give it a Rule of its own")
        if first.key != self.begun:
            raise BadStory(
                "begins in another position than those before it; give it the same Background, or a Rule of its own"
            )
        here = last = root if counted else self.join(root, first)
        for segment in others:
            last = self.child(here, segment, counted=counted)
            here = here if last.kind == "refused" else last  # a refusal has changed nothing: go on from before it
        last.endings += [] if counted else [scenario.name]

    def child(self, parent: Frame, segment: Segment, *, counted: bool) -> Frame:
        """The frame after `parent` that this segment leads to, one that is shown unless it is only `counted`."""
        known = self.keys.setdefault(id(parent), {})
        if segment.key in known:
            return known[segment.key] if counted else self.join(known[segment.key], segment)
        frame = known[segment.key] = self.frame(parent, segment)
        (parent.counted if counted else parent.children).append(frame)
        if counted and frame.words:
            what = "Placky speaks in a scenario that is @counted, which nobody sees"
            note(fault_of(FeatureFault(self.feature.path, frame.line, what)))
        outcomes = segment.records[0].outcomes
        if frame.kind == "dice" and outcomes and not parent.odds:
            with hearing(parent.faults):
                parent.odds = attempt(
                    lambda: odds_lines(parent.pending or {}, outcomes, self.words.dice, parent.state),
                    tuple[OddsLine, ...], "the odds", self.book,
                )  # fmt: skip
        return frame

    def join(self, frame: Frame, segment: Segment) -> Frame:
        """Another scenario comes by: add its words and checks."""
        for step in segment.steps:
            frame.hint = frame.hint or step.hint
            if step.words and not frame.words:
                frame.words, frame.mood = step.words, step.mood
            elif self.lesson and step.words and step.words != frame.words:
                what = f"Placky says something else here than in line {frame.line}, for the same step"
                note(fault_of(FeatureFault(self.feature.path, step.line, what)))
        frame.lines += [line for line in _gherkin(segment.steps, self.feature.language) if line not in frame.lines]
        return frame

    def frame(self, parent: Frame | None, segment: Segment) -> Frame:
        """A new frame."""
        ran = segment.records
        acts = tuple(act for record in ran for act in record.acts)
        refusal = next((record.refusal for record in ran if record.refusal), None)
        act = next((act for act in acts if "set_up" not in act), None)  # of several the first is what one chooses
        kind = "setup" if parent is None else "refused" if refusal else "dice" if _fell(act) else "action"
        faults: list[Fault] = []
        with hearing(faults):
            title = self._title(act, segment, parent)
        way = (*(parent.way if parent else ()), *self._done(acts, parent, refused=bool(refusal)))
        way = (*way, {"came": _events(ran)}) if self.eyes and parent else way
        state = next((record.state for record in reversed(ran) if record.state), None)
        state = state if state is not None else (parent.state if parent else {})
        events = tuple(_events(ran))
        came = parent.state if parent and act else state
        with hearing(faults):
            step = self.words.rail.step(kind, state, came, events)
        spoken = next((step for step in segment.steps if step.words), None)
        lines = _gherkin(segment.steps, self.feature.language)
        return Frame(
            self._address(way, parent, act), kind, title, parent, segment.steps[0].line, lines,
            parent.way if parent and refusal else way, act,
            spoken.words if spoken else "", spoken.mood if spoken else "calm",
            next((step.hint for step in segment.steps if step.hint), ""),
            state, events, next((record.pending for record in reversed(ran) if record.acts), None), refusal,
            step=step, text=segment.steps[0].text, eyes=self.eyes, aim=self.aim, scenario=segment.scenario,
            faults=faults,
        )  # fmt: skip

    def _title(self, act: Plain | None, segment: Segment, parent: Frame | None) -> str:
        if parent is None:
            return say("Set up")
        text, events = segment.steps[0].text, [event for record in segment.records for event in record.events]
        if sum(len(record.acts) for record in segment.records) > 1:
            return text  # no single act says what several come to
        if self.eyes and VEIL in text and any(map(self.words.telling.tell, events)):
            return self.words.telling.headline(events)  # what there was to be seen of it
        return self.words.choices.title(act, text, events)

    def _done(self, acts: Sequence[Plain], parent: Frame | None, *, refused: bool) -> tuple[Plain, ...]:
        """What a frame adds to the way; where nothing is put to the table, its number among the like of it."""
        if parent is None or acts:
            return ways(acts, refused=refused)
        return ({"step": sum(frame.act is None for frame in parent.children)},)

    def _address(self, way: Sequence[Plain], parent: Frame | None, act: Plain | None) -> str:
        mark = fingerprint(self.id, way)
        return address(act, str((parent.pending or {}).get("action", "roll")), mark) if parent else f"{SET_UP}-{mark}"


def _fell(act: Plain | None) -> bool:
    """Did dice fall that somebody could see? Another's card that stays hidden is something that he does."""
    return act is not None and "roll" in act and not (act["roll"] and all(hidden(die["face"]) for die in act["roll"]))


def _gherkin(steps: Sequence[Step], language: str) -> list[str]:
    lines = []
    kind = ""
    said = keywords(language)
    for step in steps:
        if not step.text:  # what is checked is for the referee's eyes
            continue
        lines.append(said["and" if step.kind == kind else step.kind] + step.text)
        kind = step.kind
        lines += ["  | " + " | ".join(row) + " |" for row in step.table]
    return lines
