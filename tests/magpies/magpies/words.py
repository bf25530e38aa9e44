"""What pages say: plain words, with a sentence for each kind of event, and another where its card is not seen."""

from collections.abc import Mapping

from placky.defaults import PlainWords
from placky.sentences import Plural, Sentence

SENTENCES: Mapping[str, Sentence] = {
    "deck laid": "",
    "rolled": "{player} draws the {face}.",
    "rolled unseen": "{player} draws a card.",
    "laid": "{player} lays the {card} and says that it is gold.",
    "laid unseen": "{player} lays a card face down and says that it is gold.",
    "turned over": "It is turned over: the {card}.",
    "feathers won": Plural(
        "number", one="{player} wins {number:spelt} feather.", other="{player} wins {number:spelt} feathers."
    ),
    "game won": "The game is over. The winner: {player}.",
}


class Words(PlainWords):
    """Plain words with sentences of our own."""

    def __init__(self) -> None:
        super().__init__(SENTENCES, form="card")
