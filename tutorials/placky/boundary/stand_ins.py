"""What stands in for an answer that an author's code does not give: the default words, an empty board, no score."""

from collections.abc import Sequence

from placky.defaults.words import PlainWords
from placky.diagrams.marks import Field, Piece
from placky.diagrams.whole import WholeBoard
from placky.rulebook import Moment, Standing
from placky.words import Plain

__all__ = ["EmptyBoard", "QuietMatch", "words"]

SIZE = 8000
"""How wide and high an empty board is."""
words = PlainWords()


class EmptyBoard(WholeBoard):
    """Nothing to be seen."""

    def ground(self, state: Plain) -> Field:  # noqa: ARG002 - as nothing else here
        """Blank paper."""
        return Field(SIZE, SIZE)

    def pieces(self, state: Plain) -> Sequence[Piece]:  # noqa: ARG002
        """None."""
        return ()

    def alt(self, state: Plain) -> str:  # noqa: ARG002
        """What is seen."""
        return "Nothing can be drawn here."


class QuietMatch:
    """A match of which nothing is said."""

    def tell(self, event: Plain, state: Plain) -> str | None:  # noqa: ARG002
        """As in a walkthrough whose words are not there."""
        return words.tell(event)

    def aside(self, events: Sequence[Plain]) -> str | None:  # noqa: ARG002
        """Nothing."""
        return None

    def moment(self, event: Plain, state: Plain) -> Moment | None:  # noqa: ARG002
        """Nothing begins."""
        return None

    def standing(self, state: Plain) -> Standing:  # noqa: ARG002
        """Nothing is counted."""
        return Standing()
