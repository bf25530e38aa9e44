"""What a script needs to let other dice fall to the same end, where not every way of a roll is recorded (`falls`).

The outcome is drawn by its odds, and one roll that ends so is recorded. Of a pool only the number of good faces counts,
of a hand of symbols what they are read as: all dice of which that is the same are told in the same words.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from placky.sphinx.walkthrough.frames import FrameWriter
from placky.storyboard.frames import Frame
from placky.words import Hand, RollTitle

__all__ = ["alike", "cast_as", "is_recast"]


def is_recast(frame: Frame, writer: FrameWriter) -> bool:
    """May other dice fall at this roll?"""
    return any(alike(frame, writer))


def alike(frame: Frame, writer: FrameWriter) -> list[dict[str, Any]]:
    """For each hand the faces that are good, or what each of its falls is read as; nothing where no title says it."""
    hands = writer.hands(frame)
    asked = (frame.pending or {}).get("hands", ())
    if len(asked) != len(hands) or not all(_is_told(child, writer) for child in frame.children):
        return [{} for _ in hands]
    return [_read(hand, due.get("faces", ())) for hand, due in zip(hands, asked, strict=True)]


def _read(hand: Hand, sides: Sequence[str]) -> dict[str, Any]:
    """Of a hand of symbols how often each stands on a die, and the numbers of what its falls are read as, in order."""
    if hand.good:
        return {"good": [*hand.good]}
    symbols = [*dict.fromkeys(sides)]
    if hand.reads is None or symbols != [*hand.faces]:
        return {}
    often = [sides.count(symbol) for symbol in symbols]
    return {"often": often, "reads": _readings(hand.reads, hand.number, hand.faces)}


@cache
def _readings(read: Callable[[Sequence[str]], str], dice: int, symbols: Sequence[str]) -> list[int]:
    numbers: dict[str, int] = {}
    found = []
    for counts in _shares(dice, len(symbols)):
        fallen = [symbol for symbol, many in zip(symbols, counts, strict=True) for _ in range(many)]
        found.append(numbers.setdefault(read(fallen), len(numbers)))
    return found


def _shares(dice: int, symbols: int) -> Iterator[tuple[int, ...]]:
    """Every way to share out dice among symbols, in the order in which `story/roll.js` has them.

    >>> [*_shares(2, 2)]
    [(2, 0), (1, 1), (0, 2)]
    """
    if symbols == 1:
        yield (dice,)
        return
    for many in range(dice, -1, -1):
        for rest in _shares(dice - many, symbols - 1):
            yield (many, *rest)


def _is_told(frame: Frame, writer: FrameWriter) -> bool:
    """Is a frame's title true of other dice, or made of them?"""
    pools = frame.parent and any(hand.good for hand in writer.hands(frame.parent))
    return frame.kind != "dice" or not pools or bool(cast_as(frame, writer))


def cast_as(frame: Frame, writer: FrameWriter) -> str:
    """How the dice stand in the title of a frame that pools lead to, with places for the faces: "{0} against {1}".

    Empty where its title does not have its dice, or they are not told face by face in their order.
    """
    said = str(writer.words.dice.thrown((frame.act or {}).get("roll", ())))
    title = frame.title
    if frame.parent is None or not isinstance(title, RollTitle) or title.thrown != said:
        return ""
    rolled: Mapping[str, Any] = next((event for event in frame.events if event["event"] == "rolled"), {})
    found, rest = "", said
    for n, (hand, fallen) in enumerate(zip(writer.hands(frame.parent), rolled.get("hands", ()), strict=False)):
        faces = " ".join(map(str, fallen["faces"]))
        if hand.good:
            before, told, rest = rest.partition(faces)
            if not told:
                return ""
            found += f"{before}{{{n}}}"
    return found and found + rest
