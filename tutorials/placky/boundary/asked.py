"""A rulebook as pages and commands ask it: each function of its words, its painter and its match at the boundary."""

import inspect
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any, cast

from placky.boundary.answers import answer_of
from placky.errors import BadSentence, PlackyError, shown
from placky.faults import AuthorFault, Homes, belongs, fault_of, homes, note
from placky.modifiers import Modifiers
from placky.refusals import Refusals
from placky.rulebook import AnyMatch, AnyPainter, Match, Painter, Rulebook
from placky.rulebooks import sources
from placky.words import AnyWords, Choices, DiceWords, Rail, Telling
from touchline.core.brief import brief
from touchline.core.errors import BadRuleData

__all__ = ["asked"]

NAMED = ("event", "do", "ask")
"""Keys by which a message says what it was that something could not be said of."""


def asked(book: Rulebook) -> Rulebook:
    """The rulebook, asked at the boundary."""
    return book if isinstance(book, _Asked) else cast("Rulebook", _Asked(book))


class _Asked:
    """A rulebook. Its parts are made once, when somebody wants them; one that cannot be made is an `AuthorFault`."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self.__module__ = book.__module__

    def __getattr__(self, name: str) -> Any:
        """What is not asked here is the rulebook's own."""
        return getattr(self._book, name)

    def words(self) -> AnyWords:
        """What pages say."""
        return self._words

    def painter(self) -> AnyPainter:
        """What pages show."""
        return self._painter

    def match(self) -> AnyMatch | None:
        """How a whole match is played."""
        return self._match

    @cached_property
    def _words(self) -> AnyWords:
        made = self._made("words")
        parts: dict[str, Any] = {
            name: _part(getattr(made, name), f"words().{name}", protocol, self._book)
            for name, protocol in (
                ("rail", Rail), ("telling", Telling), ("choices", Choices), ("dice", DiceWords), ("refusals", Refusals),
                ("modifiers", Modifiers),
            )
            if hasattr(made, name)
        }  # fmt: skip
        changed: AnyWords = made._replace(**parts)
        return changed

    @cached_property
    def _painter(self) -> AnyPainter:
        made = self._made("painter")
        return cast("AnyPainter", _part(made, "painter()", Painter, self._book))

    @cached_property
    def _match(self) -> AnyMatch | None:
        made = self._made("match")
        return made and cast("AnyMatch", _part(made, "match()", Match, self._book))

    def _made(self, name: str) -> Any:
        try:
            return getattr(self._book, name)()
        except BadRuleData:  # a file, which is bad input
            raise
        except (Exception, SystemExit) as error:
            raise AuthorFault(fault_of(error, f"{name}()", self._book)) from error


def _stand_in(protocol: type) -> Any:
    """What answers in place of a part. It is imported where something is wrong: defaults of a match know the engine."""
    from placky.boundary.stand_ins import EmptyBoard, QuietMatch, words

    others: Mapping[type, Any] = {
        Painter: EmptyBoard(), Match: QuietMatch(), Refusals: words.refusals, Modifiers: words.modifiers,
    }  # fmt: skip
    return others.get(protocol, words)


def _part(made: Any, name: str, protocol: type, book: Rulebook) -> Any:
    """A part of a rulebook, each function of the interface asked at the boundary, all else as it is."""
    found: dict[str, Callable[..., Any]] = {
        function: _asking(getattr(made, function), f"{name}.{function}", declared, partial(_stand_in, protocol), book)
        for function, declared in vars(protocol).items()
        if inspect.isfunction(declared) and not function.startswith("_") and hasattr(made, function)
    }
    return _Part(made, found)


class _Part:
    """A part with some of its functions in other hands."""

    def __init__(self, made: Any, functions: Mapping[str, Callable[..., Any]]) -> None:
        self.__dict__.update(functions, _made=made)

    def __getattr__(self, name: str) -> Any:
        """Constants, and whatever else it has."""
        return getattr(self._made, name)


def _asking(
    function: Callable[..., Any], name: str, declared: Callable[..., Any], instead: Callable[[], Any], book: Rulebook
) -> Callable[..., Any]:
    """A function that notes what goes wrong in another one, and answers all the same."""
    fits, allowed = answer_of(declared)

    def ask(*given: Any, **more: Any) -> Any:
        broke: BaseException
        try:
            answer = function(*given, **more)
            if fits(answer):
                return answer
        except (Exception, SystemExit) as error:  # noqa: BLE001 - an author's code may raise anything
            broke = error
        else:
            broke = PlackyError(f"gives {brief(answer)} ({type(answer).__name__}); allowed: {allowed}")
        at = _quoted(broke, book) or _defined(function, homes(book))
        found = fault_of(broke, f"{name}{_about(given)}", book, at)
        note(found)
        try:
            return getattr(instead(), declared.__name__)(*given, **more)
        except Exception as error:
            raise AuthorFault(found) from error

    return ask


def _about(given: tuple[Any, ...]) -> str:
    """What was to be said something of, in short."""
    names = [one[key] for one in given if isinstance(one, Mapping) for key in NAMED if isinstance(one.get(key), str)]
    return f' of "{names[0]}"' if names else ""


def _quoted(error: BaseException, book: Rulebook) -> str:
    """Where an author has written the sentence that an error is about; empty for nowhere."""
    if not isinstance(error, BadSentence):
        return ""
    for path in sources(book):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if error.sentence in line:
                return f"{shown(path)}:{number}"
    return ""


def _defined(function: Callable[..., Any], home: Homes) -> str:
    """Where a function of an author's begins; empty for one that is not his."""
    code = getattr(inspect.unwrap(getattr(function, "__func__", function)), "__code__", None)
    if code is None or not belongs(getattr(function, "__module__", ""), home):
        return ""
    return f"{shown(code.co_filename)}:{code.co_firstlineno}"
