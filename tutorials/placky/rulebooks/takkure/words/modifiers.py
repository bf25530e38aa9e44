"""Why dice are changed, in words: a sentence for each code of the engine."""

from collections.abc import Mapping
from types import MappingProxyType

from placky.modifiers import Modifiers
from placky.sentences import Sentence

__all__ = ["modifiers"]

SENTENCES: Mapping[str, Sentence] = MappingProxyType(
    {
        "ability": "{name}",
        "as-said": "{words}",
        "ball-held-on-the-ground": "ball held on the ground",
        "ball-in-the-air": "ball in the air",
        "beyond": "over {least:inches}\u2033",
        "caught-in-the-air": "a ball in the air",
        "fatigue-tokens": "fatigue tokens",
        "from-the-ground": "from the ground",
        "loose-ball": "loose ball",
        "pick-up": "pick up",
        "pressure": "pressure by {who}",
        "third-fatigue-token": "third fatigue token",
        "within": "{least:inches}\u2033 to {most:inches}\u2033",
    }
)
NOTES: Mapping[str, Sentence] = MappingProxyType({"within": "at {least:inches}\u2033 to {most:inches}\u2033"})
"""Beside a die, where a number stands before it: +2 at 2\u2033 to 4\u2033."""

modifiers = Modifiers(SENTENCES, NOTES)
