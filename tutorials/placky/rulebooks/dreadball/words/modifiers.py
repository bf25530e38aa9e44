"""Why there are more dice or fewer, in words: a sentence for each code of the engine."""

from collections.abc import Mapping
from types import MappingProxyType

from placky.modifiers import Modifiers
from placky.sentences import Plural, Sentence

__all__ = ["modifiers"]

SENTENCES: Mapping[str, Sentence] = MappingProxyType(
    {
        "at-a-strike-hex": "at a Strike hex",
        "moved": "moved",
        "moved-adjacent": "moved adjacent",
        "role": "a {role}",
        "sprinted": "sprinted",
        "threats": Plural("enemies", one="an enemy's threat", other="threats of {enemies} enemies"),
    }
)

modifiers = Modifiers(SENTENCES)
