"""What is done to frames once all scenarios lie over each other: titles apart, silent steps taken in, ways shared."""

from collections.abc import Sequence

from placky.errors import BadStory
from placky.sentences import say
from placky.storyboard.frames import Frame
from placky.storyboard.odds import OddsLine
from placky.words import AnyWords, Plain, Question


def tell_apart(frame: Frame, words: AnyWords) -> None:
    """Add what came of an act to its title, where the same act came to something else as well."""
    titles = [child.title for child in frame.children]
    for child in frame.children:
        if titles.count(child.title) > 1:
            child.title = say("{title}: {news}", title=child.title, news=words.telling.headline(child.events))


def gather(frame: Frame, last: int) -> None:
    """Merge a frame with those before it, where nobody chose between them and Placky speaks in one at most.

    Three players who press one after the other, in one step of the rail, are one picture. A step at which Placky is
    silent joins the next step. The `last` step of the rail takes in no other: it clears the table, and the picture
    with it. `last` is 0 where every step is to be seen.
    """
    before = frame.parent
    while (
        before is not None and before.parent is not None
        and (before.kind, frame.kind) == ("action", "action")
        and before.parent.asks == before.asks == "next" and not (before.words and frame.words) and not before.counted
        and (before.step == frame.step or (not before.words and frame.step < last))
    ):  # fmt: skip
        frame.alone = frame.alone if frame.told else before.step != frame.step
        frame.told = (*(before.told or [before.title]), *(frame.told or [frame.title]))
        frame.lead = (before.lead or before.title) if before.words else (frame.lead or frame.title)
        frame.title = _titled(frame.told, frame.lead)
        frame.parent, frame.line, frame.text, frame.act = before.parent, before.line, before.text, before.act
        frame.lines, frame.events = before.lines + frame.lines, before.events + frame.events
        frame.faults = [*before.faults, *frame.faults]
        frame.endings = before.endings + frame.endings
        if before.words:
            frame.words, frame.mood = before.words, before.mood
        before.parent.children = [frame]
        before = frame.parent


def _titled(told: Sequence[str], lead: str) -> str:
    """Two acts by name; of more, the one that leads: what else was done stands below, line by line."""
    return ", ".join(told) if len(told) == 2 else lead


def call(frame: Frame, words: AnyWords) -> None:
    """Call a frame that merges three acts or more by its question, if it ends with a decision.

    The last of eight who take their places says nothing of what is asked then. Who runs once the others have pressed
    does: he is asked.
    """
    pending = frame.pending
    if (
        len(frame.told) > 2
        and not frame.alone
        and frame.asks == "coach"
        and pending is not None
        and pending["ask"] == "choose"
    ):
        offered = [child.act for child in frame.children if child.act]
        asked = words.choices.ask(pending, offered)
        frame.title = asked.asks if isinstance(asked, Question) else frame.title


def check(frame: Frame) -> None:
    """Raise `BadStory` where one scenario goes on with dice and another with an action."""
    if frame.asks == "dice" and any(child.kind == "action" for child in frame.children):
        raise BadStory(
            f'"{frame.title}" (line {frame.line}) is followed by dice in one scenario and by an action in another'
        )


def share(frame: Frame) -> None:
    """Give each branch the ways of the outcome that it plays out."""
    for line in frame.odds:
        branches = [child for child in frame.children if results_of(child) in line.results]
        for n, child in enumerate(branches):
            child.ways = (line.ways // len(branches) + (1 if n < line.ways % len(branches) else 0), line.of)


def results_of(frame: Frame) -> tuple[str, ...] | None:
    """What the dice of a frame came to, as its event names it."""
    return results_in(frame.events)


def results_in(events: Sequence[Plain]) -> tuple[str, ...] | None:
    """What dice came to, as the first event of a roll names it; None where there is none."""
    return next((tuple(event["results"]) for event in events if event["event"] == "rolled"), None)


def branch_of(following: Sequence[Frame], line: OddsLine) -> Frame | None:
    """The one of several frames that plays an outcome, if one does."""
    return next((child for child in following if results_of(child) in line.results), None)
