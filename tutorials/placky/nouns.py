"""A game's nouns: what it calls those who play it, a whole play of it, and what is seen of it in pictures.

Sentences of placky that need one are whole, with a named place for it. So each game has its own word there, and a
translation may put the place elsewhere.

>>> Nouns(game="match").put("The {game} in one picture")
'The match in one picture'
"""

from dataclasses import asdict, dataclass

from placky.sentences import Sentence, Term, catalogue, say

__all__ = ["USUAL", "Nouns"]


@dataclass(frozen=True, slots=True)
class Nouns:
    """What fits most games. A sport has coaches and a match, a game of cards a table in place of the board."""

    player: Term = "player"
    """Who decides."""
    players: Term = "players"
    game: Term = "game"
    """One play of it, from its beginning to its end."""
    board: Term = "board"
    """What a picture shows, and a reader presses."""

    def put(self, sentence: Sentence, /, **values: object) -> str:
        """A sentence with these nouns, and other values, in their places.

        >>> Nouns().put('no {player} is called "{name}"', name="rookie")
        'no player is called "rookie"'
        """
        return say(sentence, {name: catalogue.one(noun) for name, noun in asdict(self).items()}, **values)


USUAL = Nouns()
"""Of a game that says nothing, and of whatever game."""
