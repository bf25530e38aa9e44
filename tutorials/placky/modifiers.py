"""Modifiers of dice in words: one whole sentence for each code of an engine, with named places for its values.

A rulebook brings the sentences. What has none is told by its code and values, and another engine may send a text.

>>> words = Modifiers({"within": "{least:inches} to {most:inches} inches"}, {"within": "at up to {most:inches} inches"})
>>> pass_at_3 = {"by": 2, "why": "within", "values": {"least": 2000, "most": 4000}, "rule": "2.01"}
>>> words.tell(pass_at_3), words.beside(pass_at_3)
('2 to 4 inches', 'at up to 4 inches')
>>> words.tell({"why": "third-token", "values": {"who": "SUZU"}}), words.tell({"why": "pass at 3 inches"})
('third token (who: SUZU)', 'pass at 3 inches')
"""

from collections.abc import Mapping
from types import MappingProxyType

from placky.refusals import filled
from placky.sentences import Sentence, places_of
from touchline.core.play.refusals import plainly
from touchline.core.play.wire import Plain

__all__ = ["Modifiers"]

_NOTHING: Mapping[str, Sentence] = MappingProxyType({})


class Modifiers:
    """The modifiers of an engine in words.

    `notes` are the sentences of codes that read otherwise in a note beside a die, behind the number.
    """

    def __init__(self, sentences: Mapping[str, Sentence], notes: Mapping[str, Sentence] = _NOTHING) -> None:
        self.sentences, self.notes = sentences, notes
        self._beside = {**sentences, **notes}

    def tell(self, modifier: Plain) -> str:
        """Why a number is changed."""
        return _told(self.sentences, modifier)

    def beside(self, modifier: Plain) -> str:
        """The same in a note beside a die, behind the number: "at 2 to 4 inches"."""
        return _told(self._beside, modifier)


def _told(sentences: Mapping[str, Sentence], modifier: Plain) -> str:
    values, sentence = modifier.get("values", {}), sentences.get(modifier["why"])
    if sentence is None or not places_of(sentence) <= {*values}:
        return plainly(modifier["why"], values) if " " not in modifier["why"] else str(modifier["why"])
    return filled(sentence, values)
