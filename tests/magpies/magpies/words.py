"""What pages say: plain words, with a sentence for each kind of event, and another where its card is not seen."""

from placky.defaults import PlainWords
from placky.words import Plain, spelt

SENTENCES = {
    "deck laid": "",
    "rolled": "{player} draws the {face}.",
    "rolled unseen": "{player} draws a card.",
    "laid": "{player} lays the {card} and says that it is gold.",
    "laid unseen": "{player} lays a card face down and says that it is gold.",
    "turned over": "It is turned over: the {card}.",
    "game won": "The game is over. The winner: {player}.",
}


class Words(PlainWords):
    """Plain words with sentences of our own."""

    def __init__(self) -> None:
        super().__init__(SENTENCES, form="card")

    def tell(self, event: Plain) -> str | None:
        """One event in a sentence."""
        if event["event"] != "feathers won":
            return super().tell(event)
        number = event["number"]
        return f"{event['player']} wins {spelt(number)} feather{'s' if number > 1 else ''}."
