"""Which rules a frame shows, and which of them a lesson teaches."""

from collections import Counter
from collections.abc import Iterable

from placky.storyboard.frames import Frame, Story
from placky.words import AnyWords

__all__ = ["rules_met", "rules_of", "rules_shown"]


def rules_of(frame: Frame, words: AnyWords) -> list[str]:
    """The rules behind a frame, in the order in which they were at work, the book-keeping ones left out."""
    forbidden = frame.refusal is not None and not words.refusals.of_lesson(frame.refusal)
    found = [frame.refusal["rule"]] if frame.refusal and forbidden else []
    found += [e["rule"] for e in frame.events if e["event"] not in words.telling.QUIET]
    if frame.asks == "dice" and frame.pending:
        found += [frame.pending["rule"], words.dice.decides(frame.pending)]
        found += [m["rule"] for one in frame.pending.get("dice", ()) for m in one["modifiers"]]
    return list(dict.fromkeys(found))


def rules_met(story: Story, words: AnyWords) -> list[str]:
    """The rules on the main line of a story: those of most frames first, else in the order in which they come."""
    return _by_frames(story.main_line, words)


def rules_shown(story: Story, words: AnyWords) -> list[str]:
    """The rules of all its frames, those of its main line first."""
    return list(dict.fromkeys(rules_met(story, words) + _by_frames(story.frames, words)))


def _by_frames(frames: Iterable[Frame], words: AnyWords) -> list[str]:
    found = Counter(rule for frame in frames for rule in rules_of(frame, words))
    return [rule for rule, _ in found.most_common()]
