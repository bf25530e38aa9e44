"""A rulebook of which an author says only what nobody else can know."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from placky.defaults.match import PlainMatch
from placky.defaults.painter import PlainPainter
from placky.defaults.words import PlainWords
from placky.errors import BadRulebook
from placky.rulebook import Advice, AnyMatch, AnyPainter
from placky.scenarios.steps import StepBook
from placky.words import AnyWords, Words

if TYPE_CHECKING:
    from touchline.core.play.table import InProcessTable

__all__ = ["PlainBook"]


class PlainBook:
    """A `placky.rulebook.Rulebook`. `name` is also that of its package, in which `features` and the engine lie."""

    def __init__(
        self, name: str, title: str, *, steps: StepBook, table: "Callable[[], Any]", engine: str = "",
        words: Callable[[], Any] = PlainWords, painter: Callable[[], AnyPainter] = PlainPainter,
        match: Callable[[], AnyMatch | None] | None = None, advice: Callable[[], Advice] | None = None,
    ) -> None:  # fmt: skip
        """`engine` is a package, by default the one called `engine` in that of the rulebook.

        Without a `match` there is one of coaches who take anything, from an empty position.
        """
        found = find_spec(name)
        if found is None or not found.submodule_search_locations:
            raise BadRulebook(f"{name}: no package is called so; the name of a rulebook is that of its package")
        self.__module__ = name
        self.name, self.title, self.steps = name, title, steps
        self.engine = engine or f"{name}.engine"
        self.features = Path(found.submodule_search_locations[0]) / "features"
        self._table, self._words, self._painter, self._match, self._advice = table, words, painter, match, advice

    def table(self) -> "InProcessTable":
        """A fresh table."""
        made: InProcessTable = self._table()
        return made

    def words(self) -> AnyWords:
        """What pages say."""
        made = self._words()
        return (
            made
            if isinstance(made, Words)
            else Words(made, made, made, made, made.refusals, made.nouns, made.modifiers)
        )

    def painter(self) -> AnyPainter:
        """What pages show."""
        return self._painter()

    def match(self) -> AnyMatch | None:
        """How a whole match is played, if it can be."""
        return self._match() if self._match else PlainMatch(self.words())

    def advice(self) -> Advice | None:
        """What is counted besides, if anything is."""
        return self._advice() if self._advice else None
