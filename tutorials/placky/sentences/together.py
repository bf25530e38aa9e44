"""What several may do alike: a sentence about one of them, and the one about all of them, in whatever language.

>>> alike = Together({"{player} waits.": "{players:and} wait."})
>>> found = alike.found({"event": "waited", "player": "Ada"}, "Ada waits.")
>>> found.who, found.of(["Ada", "Ben"])
('Ada', 'Ada and Ben wait.')
>>> alike.found({"event": "left", "player": "Ada"}, "Ada leaves.") is None
True
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from placky.sentences import Say, Sentence, places_of, say

__all__ = ["ALONE", "Alike", "Together"]

WHO = ("player", "to")
"""The places that have whom a sentence is about."""


class Alike(NamedTuple):
    """What is true of one of several: who it is, and what is said of all."""

    who: str
    sentence: Sentence
    values: Mapping[str, Any]
    say: Say

    def of(self, players: Sequence[str]) -> str:
        """The sentence about these."""
        return self.say(self.sentence, self.values, players=players)


class Together:
    """A table of sentences: with a place `player` or `to` for one -> with a place `players` for several.

    Other places of both have values of the event. `say` fills them.
    """

    def __init__(self, sentences: Mapping[str, Sentence] = MappingProxyType({}), *, say: Say = say) -> None:
        self.sentences, self.say = sentences, say

    def found(self, event: Mapping[str, Any], told: str) -> Alike | None:
        """What is said of several, where an event was told by one of the sentences; None for any other."""
        for one, several in self.sentences.items():
            needs = places_of(one)
            who = next((place for place in WHO if place in needs), "")
            if who and all(event.get(place) is not None for place in needs) and self.say(one, event) == told:
                return Alike(str(event[who]), several, event, self.say)
        return None


ALONE = Together()
"""Of a game in which everything is said of one alone."""
