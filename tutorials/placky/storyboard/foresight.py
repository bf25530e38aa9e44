"""What a choice comes to where the engine knows how the game goes on if all play their best.

Then no way of the page counts, so that a choice with no dice at once can be weighed as well, and what is told is exact.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from placky.storyboard.frames import Frame
from placky.storyboard.prospects import Prospect, net_worth, side_that_decides
from placky.words import Ended, Foreseen, Plain

__all__ = ["NextSeen", "foresight"]

NextSeen: TypeAlias = Callable[[Plain, Plain | None, Plain], Foreseen | None]
"""What may come next from a state, with what is due there, seen from an earlier state."""


def foresight(decision: Frame, sight: NextSeen) -> tuple[Prospect, ...]:
    """The options of a decision with all that may come next, in the author's order.

    None where that is not known of an option, or where all come to the same.
    """
    options = [option for option in decision.children if option.kind == "action"]
    if decision.asks != "coach" or len(options) < 2:
        return ()
    own = side_that_decides(decision)
    found = [(option, _seen(option, decision, sight)) for option in options]
    told = tuple(_prospect(option, seen, own) for option, seen in found if seen)
    return told if len(told) == len(found) and len({one.ends for one in told}) > 1 else ()


def _seen(frame: Frame, decision: Frame, sight: NextSeen) -> Foreseen | None:
    """What may come next after a frame; where someone chooses first, after what is best for him of what is played."""
    if seen := sight(frame.state, frame.pending, decision.state):
        return seen
    options = [child for child in frame.children if child.kind == "action"]
    known = [seen for option in options if (seen := _seen(option, decision, sight))]
    side = side_that_decides(frame)
    return max(known, key=lambda one: _worth(one, side)) if known and len(known) == len(options) else None


def _prospect(option: Frame, seen: Foreseen, own: int) -> Prospect:
    """What is good for the one who decides stands first, then what is best for the others."""

    def place(end: tuple[Ended | None, Fraction]) -> tuple[object, ...]:
        came, chance = end
        return (came.side != own, -came.weight, -chance, came.told) if came else ()

    said = seen.said[own] if 0 <= own < len(seen.said) else ""
    return Prospect(option, tuple(sorted(seen.ends.items(), key=place)), _worth(seen, own), 0, foreseen=True, said=said)


def _worth(seen: Foreseen, own: int) -> Fraction:
    """What all of it is worth to a side: as the engine says, else by the weights of its ends less those of others."""
    if 0 <= own < len(seen.worth):
        return seen.worth[own]
    return net_worth(seen.ends.items(), own)
