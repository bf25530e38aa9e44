"""What a coach of Pebbles may do."""

from collections.abc import Sequence

from pebbles.words.dice import thrown
from pebbles.words.telling import headline
from placky.sentences import say
from placky.words import Plain, Question, RollTitle


def title(act: Plain | None, text: str, events: Sequence[Plain]) -> str:
    """A decision is called as its step is; a roll after what it brought."""
    if not act or "roll" not in act:
        return text
    return RollTitle(thrown(act["roll"]), headline(events))


def ask(pending: Plain, offered: Sequence[Plain] | None = None) -> str:
    """The question of a turn."""
    return Question(say("By hand, or by die?"), say("{coach} decides.", pending))


def option(act: Plain, pending: Plain) -> str:
    """What is to be said for the die; a hand speaks for itself."""
    return say("As many as it shows, if there are so many.") if act["act"]["do"] == "roll" else ""


def outlook(act: Plain, state: Plain) -> str:
    """Nor has a state more to say of it."""
    return ""


def where(act: Plain, state: Plain) -> str:
    """A turn is played nowhere in particular."""
    return ""
