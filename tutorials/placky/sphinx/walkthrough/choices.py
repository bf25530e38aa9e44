"""The choices of a decision: what each is called, the line that explains it, and in which order a page has them."""

import hashlib
from collections.abc import Sequence

from placky.sentences import say
from placky.storyboard.frames import Frame
from placky.words import AnyWords, Question

__all__ = ["in_no_order", "label", "outlook", "question", "why"]


def in_no_order(frames: Sequence[Frame]) -> list[Frame]:
    """Choices in an order that says nothing of them, and is the same in every build: by a digest of their addresses."""
    return sorted(frames, key=lambda frame: hashlib.sha256(frame.id.encode()).digest())


def question(frame: Frame, words: AnyWords) -> str:
    """What is asked of a coach. Where dice are due, and what he tries is refused, nothing is.

    With one legal choice among others it is a question about what may be done here, by rules or lesson, and says so.
    """
    offered = [child.act for child in frame.children if child.act]
    if not frame.pending or frame.pending["ask"] != "choose":
        return say("What now?")
    asked = words.choices.ask(frame.pending, offered)
    legal = [child for child in frame.children if child.kind != "refused"]
    if len(frame.children) > len(legal) == 1 and isinstance(asked, Question):
        return Question(say("Which of these is allowed here?"), asked.whose)
    return str(asked)


def outlook(choice: Frame, words: AnyWords) -> str:
    """What a choice comes to where it is made; empty where a rulebook says that of none."""
    sight = getattr(words.choices, "outlook", None)  # younger than rulebooks that others wrote
    return str(sight(choice.act or {}, choice.parent.state if choice.parent else {})) if sight else ""


def why(choice: Frame, said: str, words: AnyWords) -> str:
    """The line that explains a choice, without a first sentence that its label, `said`, says as well."""
    pending = choice.parent.pending if choice.parent else None
    told = outlook(choice, words) or str(words.choices.option(choice.act or {}, pending or {}))
    first, _, rest = told.partition(". ")
    return rest if first.removesuffix(".").lower() in said.lower() else told


def label(frame: Frame, words: AnyWords) -> str:
    """A frame among its siblings: its title, with the place where titles alone would be the same, or one a part.

    Places that are the same leave the words of the step; those that its title has said are not said again.
    """
    siblings = frame.parent.children if frame.parent else []
    same = [other for other in siblings if _begin_alike(other.title, frame.title)]
    if len(same) < 2:
        return frame.title
    where = _where(frame, words)
    if any(other is not frame and other.title == frame.title and _where(other, words) == where for other in same):
        where = frame.text.removeprefix(frame.title).lstrip(", ")
    return f"{frame.title}: {where}" if where else frame.title


def _where(frame: Frame, words: AnyWords) -> str:
    return str(words.choices.where(frame.act or {}, frame.parent.state if frame.parent else {}))


def _begin_alike(one: str, other: str) -> bool:
    """Do all words of one title begin the other?"""
    return f"{one} ".startswith(f"{other} ") or f"{other} ".startswith(f"{one} ")
