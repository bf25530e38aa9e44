"""Frames and the stories that they make: what a page shows, without how scenarios were laid over each other."""

import hashlib
from dataclasses import dataclass, field

from placky.faults import Fault
from placky.storyboard.odds import OddsLine
from touchline.core.play.wire import Plain


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
    way: tuple[Plain, ...] = ()
    """Everything that was done from the set-up to this frame, refusals left out."""
    act: Plain | None = None
    words: str = ""
    mood: str = "calm"
    hint: str = ""
    """What Placky tells whoever asks for a hint at the decision that it ends with."""
    state: Plain = field(default_factory=dict)
    events: tuple[Plain, ...] = ()
    pending: Plain | None = None
    refusal: Plain | None = None
    odds: tuple[OddsLine, ...] = ()
    ways: tuple[int, int] | None = None
    """Of a frame that dice led to: how many faces lead here, of how many."""
    children: "list[Frame]" = field(default_factory=list)
    counted: "list[Frame]" = field(default_factory=list)
    """What else is played after it, in scenarios that are counted and not shown: no frames of a page."""
    endings: list[str] = field(default_factory=list)
    """The scenarios that end here."""
    step: int = 0
    """Where on the rulebook's rail it stands, 0 for nowhere."""
    text: str = ""
    """The first of its steps as written, without the keyword."""
    told: tuple[str, ...] = ()
    """The titles of all steps that it shows, where there are several."""
    lead: str = ""
    """Which of them Placky speaks about, else the last of them: what they came to."""
    alone: bool = False
    """Is the last of them by itself in its step of the rail?"""
    eyes: str = ""
    """Who sees it so; empty where everything is shown."""
    aim: str = ""
    """Whom or what all is played for in its story; empty where nobody says."""
    scenario: str = ""
    """The first scenario that comes by, with its file and line, for those who are told of a fault here."""
    faults: list[Fault] = field(default_factory=list)
    """What could not be made of it."""

    @property
    def place(self) -> str:
        """Where a fault of it is."""
        return f'{self.scenario}, frame "{self.title}"'

    @property
    def played(self) -> "list[Frame]":
        """All that may follow, shown or only counted; what is refused leads nowhere."""
        return [child for child in (*self.children, *self.counted) if child.kind != "refused"]

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
        found, waiting = [], [self]  # no recursion: a scenario may have a thousand steps
        while waiting:
            found.append(waiting.pop())
            waiting += sorted(found[-1].children, key=lambda child: child.kind != "refused")[::-1]
        return found


@dataclass(frozen=True)
class Story:
    """A tree of frames with a name: one walkthrough. `id` is a fingerprint of the position it begins with."""

    id: str
    name: str
    description: str
    root: Frame
    failed: tuple[Fault, ...] = ()
    """Scenarios that have failed, each with its reason: they are no part of it."""
    faults: tuple[Fault, ...] = ()
    """What else could not be laid over the rest."""

    @property
    def is_told(self) -> bool:
        """Could any of its scenarios be laid out?"""
        return bool(self.root.scenario)

    @property
    def eyes(self) -> str:
        """Who sees it so; empty where everything is shown."""
        return self.root.eyes

    @property
    def frames(self) -> list[Frame]:
        """All frames, in the order of the page."""
        return self.root.walk()

    @property
    def main_line(self) -> list[Frame]:
        """The way that the lesson takes from its beginning."""
        return lesson(self.root)

    @property
    def endings(self) -> int:
        """How many ways it can end; a refusal is no ending."""
        return sum(1 for frame in self.frames if not frame.children and frame.kind != "refused")

    @property
    def mark(self) -> str:
        """What identifies its frames and how they follow each other: progress kept under another is of another tree."""
        tree = [(frame.id, frame.parent and frame.parent.id, frame.kind, frame.asks) for frame in self.frames]
        return hashlib.sha256(repr(tree).encode()).hexdigest()[:8]


def lesson(first: Frame) -> list[Frame]:
    """The way that a lesson takes from a frame: the longest to an ending, of equal ones the first."""
    length: dict[str, int] = {}
    for frame in reversed(first.walk()):  # those that follow a frame come before it
        length[frame.id] = 1 + max((length[child.id] for child in _onward(frame)), default=0)
    line = [first]
    while following := _onward(line[-1]):
        line.append(max(following, key=lambda frame: length[frame.id]))
    return line


def _onward(frame: Frame) -> list[Frame]:
    """The frames that may follow; what is refused leads nowhere."""
    return [child for child in frame.children if child.kind != "refused"]
