"""What a table answers is plain data, the kind that JSON can hold; here another engine's answers are looked at.

A table of one's own may answer with anything: bytes, tuples, sets, NaN, a list in itself. Such a value would fail later
and elsewhere, or be written into a recording as something else. So it is named where it comes in.
"""

import marshal
import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any

from placky.errors import NoPlainData
from touchline.core.brief import brief
from touchline.core.faults import PositionFault
from touchline.core.play.schema import Wire
from touchline.core.play.wire import Fall, Outcome
from touchline.core.rulebook.cited import STATEMENTS

DEEPEST = 64
"""How many lists and objects may lie in one another."""
MOST_VALUES = 1_000_000
LONGEST_NUMBER = 2**53
"""Whole numbers beyond it are no longer the same in every reader of JSON, a browser among them."""
ALLOWED = "what JSON can hold: objects with texts as keys, lists, texts, finite numbers, true, false, null"


def fault(value: Any) -> str | None:
    """Where a value is no plain data, and what is there: `["at"][0] is nan`; None if it is plain throughout."""
    return None if _plain(value) else next(_faults(value), None)


def _plain(value: Any) -> bool:
    """Is it plain throughout, and of exact types? A first look at nearly all answers; it does not say where."""
    left, seen = [value], 0
    for _ in range(DEEPEST):
        here, left = left, []
        for one in here:
            kind = type(one)
            if kind is dict:
                if not all(type(key) is str and not _unwritable(key) for key in one):
                    return False
                left += one.values()
            elif kind is list:
                left += one
            elif _wrong(one):
                return False
        seen += len(left)
        if not left or seen > MOST_VALUES:
            break
    return not left


_Way = tuple[Any, ...]
"""The way to a value from the one that holds it all, the last key first: `(key, way to what holds it)`."""


def _faults(value: Any) -> Iterator[str]:
    """Depth first and without recursion, so that neither depth nor a list in itself does any harm."""
    left: list[tuple[_Way, Any, int]] = [((), value, 0)]
    seen = 0
    while left:
        way, one, depth = left.pop()
        seen += 1
        if seen > MOST_VALUES:
            yield f" has more than {MOST_VALUES} values"
            return
        if isinstance(one, dict | list) and depth == DEEPEST:
            yield f"{_cut(_told(way))} lies more than {DEEPEST} deep"
            return
        if isinstance(one, dict):
            for key in one:
                if not isinstance(key, str):
                    yield f"{_told(way)} has the key {brief(key)} ({type(key).__name__})"
                elif _unwritable(key):
                    yield f"{_told(way)} has the key {brief(key)}, half a character (a lone surrogate)"
            left += [((key, way), entry, depth + 1) for key, entry in reversed(one.items())]
        elif isinstance(one, list):
            left += [((at, way), entry, depth + 1) for at, entry in reversed([*enumerate(one)])]
        elif what := _wrong(one):
            yield f"{_told(way)} is {brief(one)}{what}"


def _told(way: _Way) -> str:
    """A way as one writes it: `["players"][0]`."""
    keys = []
    while way:
        key, way = way
        keys.append(f"[{brief(key)}]")
    return "".join(reversed(keys))


def _wrong(value: Any) -> str:
    """What is the matter with a single value; empty for nothing."""
    if value is None or isinstance(value, bool):
        return ""
    if isinstance(value, str):
        return ", with half a character (a lone surrogate)" if _unwritable(value) else ""
    if isinstance(value, int):
        return "" if abs(value) <= LONGEST_NUMBER else f"; whole numbers go to {LONGEST_NUMBER}"
    if isinstance(value, float):
        return "" if math.isfinite(value) else " (no number)"
    return f" ({type(value).__name__})"


def _unwritable(text: str) -> bool:
    if text.isascii():
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def _cut(where: str) -> str:
    return where if len(where) <= DEEPEST else f"{where[:DEEPEST]}..."


class _Sound:
    """Answers that were in order, by digest: nine of ten events and most states have been told before.

    What is compared is every value with its exact type, so an answer that was in order is so wherever it comes again.
    """

    MOST = 100_000

    def __init__(self) -> None:
        self._known: set[bytes] = set()

    def before(self, part: str, answer: Any) -> bytes | None:
        """None if it was in order before, else what to remember it by; that is empty where it has no bytes."""
        try:
            digest = blake2b(marshal.dumps((part, answer), 2), digest_size=16).digest()
        except ValueError:  # of a type of somebody's own, or too deep
            return b""
        return None if digest in self._known else digest

    def remember(self, digest: bytes) -> None:
        """It is in order."""
        if len(self._known) >= self.MOST:
            self._known.clear()
        self._known.add(digest)


_SOUND: defaultdict[Wire | None, _Sound] = defaultdict(_Sound)
"""Schema -> what has been in order by it."""


class PlainTable:
    """A table whose answers are looked at before anybody uses them. Raises `NoPlainData` for the first fault.

    With a `wire` they have to be what the schema of the game says, too.
    """

    def __init__(self, table: Any, wire: Wire | None = None) -> None:
        self._table = table
        self._wire = wire
        self._sound = _SOUND[wire]
        self._looked_at = 0

    def _in_order(self, part: str, call: str, answer: Any, look: Callable[[], object]) -> None:
        """Raise `NoPlainData` unless an answer passes a look and is what the schema allows, or did so before."""
        if (digest := self._sound.before(part, answer)) is None:
            return
        look()
        self._checked(part, call, answer)
        if digest:
            self._sound.remember(digest)

    def _checked(self, part: str, call: str, answer: Any) -> None:
        """Raise `NoPlainData` for an answer that the schema of the game does not allow."""
        if self._wire is not None and (faults := self._wire.faults(part, answer)):
            more = f"; and {len(faults) - 1} more" if faults[1:] else ""
            raise NoPlainData(f"{call}: {faults[0]}{more}")

    def set_up(self, position: Mapping[str, Any]) -> None:
        """Start from a position; faults must be a list of texts, or of tables with key, of, rules and text."""
        try:
            self._table.set_up(position)
        except Exception as error:
            faults = getattr(error, "faults", [])
            where = f"{type(error).__name__}.faults"
            if not isinstance(faults, list | tuple):
                raise NoPlainData(f"{where} is {brief(faults)}; allowed: a list of faults") from None
            try:
                for one in faults:
                    PositionFault.read(one)
            except ValueError as strange:
                raise NoPlainData(f"{where}: {strange}") from None
            raise

    def act(self, command: Mapping[str, Any]) -> None:
        """A coach does something; a refusal names its rule and its code."""
        try:
            self._table.act(command)
        except Exception as error:
            if hasattr(error, "refusal"):
                self._refused(f"{type(error).__name__}.refusal", error.refusal)
            raise

    def _refused(self, where: str, refusal: Any) -> None:
        """Raise `NoPlainData` for what is no refusal."""
        _looked_at(where, refusal, dict, "an object with rule and code")
        for key in ("rule", "code"):
            if not isinstance(refusal.get(key), str):
                raise NoPlainData(f'{where}["{key}"] is {brief(refusal.get(key))}; allowed: a text') from None
        for key, (kind, allowed) in _OF_REFUSALS.items():
            if not isinstance(refusal.get(key, kind()), kind):
                raise NoPlainData(f'{where}["{key}"] is {brief(refusal[key])}; allowed: {allowed}') from None
        for number, one in enumerate(refusal.get("also", ())):
            self._refused(f'{where}["also"][{number}]', one)
        self._checked("refusal", where, refusal)

    def roll(self, dice: Sequence[Mapping[str, Any]]) -> None:
        """Dice fall."""
        self._table.roll(dice)

    def state(self, for_player: str | None = None) -> dict[str, Any]:
        """The position now; what a player sees of it has other values in it, so only that it is plain is checked."""
        state: dict[str, Any] = self._table.state(*_given(for_player))
        look = partial(_looked_at, "state()", state, dict, "an object")
        if for_player is None:
            self._in_order("state", "state()", state, look)
        else:
            look()
        return state

    def events(self, for_player: str | None = None) -> list[dict[str, Any]]:
        """Everything since the set-up; only what is new is looked at."""
        if for_player is not None:
            seen: list[dict[str, Any]] = _looked_at("events()", self._table.events(for_player), list, A_LIST)
            return seen
        told: list[dict[str, Any]] = self._table.events()
        if not isinstance(told, list):
            raise NoPlainData(f"events() is {brief(told)} ({type(told).__name__}); allowed: a list of objects")
        start = min(self._looked_at, len(told))
        for number, event in enumerate(told[start:], start):
            call = f"events()[{number}]"
            self._in_order("event", call, event, partial(_event, call, event))
        self._looked_at = len(told)
        return told

    def pending(self, for_player: str | None = None) -> dict[str, Any] | None:
        """What is asked for now."""
        asked: dict[str, Any] | None = self._table.pending(*_given(for_player))
        look = partial(_looked_at, "pending()", asked, dict | None, "an object, or None")
        if for_player is None:
            self._in_order("pending", "pending()", asked, look)
        else:
            look()
        return asked

    def outcomes(self, for_player: str | None = None) -> list[Outcome]:
        """What the roll that is due may lead to; nothing from a table that does not tell."""
        tell = getattr(self._table, "outcomes", None)
        if tell is None:
            return []
        told: list[Outcome] = _looked_at("outcomes()", tell(*_given(for_player)), list, A_LIST)
        for number, one in enumerate(told):
            if what := _unlike(one, _OUTCOME):
                raise NoPlainData(f"outcomes()[{number}]{what}")
            if for_player is None:
                self._checked("outcome", f"outcomes()[{number}]", one)
        return told

    def falls(self) -> list[Fall]:
        """Every way in which the roll can fall; nothing from a table that does not tell."""
        tell = getattr(self._table, "falls", None)
        if tell is None:
            return []
        told: list[Fall] = _looked_at("falls()", tell(), list, A_LIST)
        for number, one in enumerate(told):
            if what := _unlike(one, _FALL):
                raise NoPlainData(f"falls()[{number}]{what}")
        return told


def _given(for_player: str | None) -> tuple[str, ...]:
    """The argument of a call that not every table takes."""
    return () if for_player is None else (for_player,)


A_LIST = "a list of objects"
_OF_REFUSALS: Mapping[str, tuple[type, str]] = {
    "values": (dict, "an object"),
    "statements": (list, "a list of texts"),
    "rulings": (list, "a list of texts"),
    "also": (list, "a list of refusals"),
}
"""What a refusal may have besides."""
_OUTCOME: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    "results": (
        lambda found: isinstance(found, list) and bool(found) and all(map(_texts, found)),
        'a list of lists of texts, one for each class of results, as "rolled" names them',
    ),
    "ways": (lambda found: type(found) is int and found > 0, "how many faces lead there, a whole number above 0"),
    "of": (lambda found: type(found) is int and found > 0, "how many faces there are, a whole number above 0"),
    "events": (
        lambda found: isinstance(found, list) and all(isinstance(one, dict) and "event" in one for one in found),
        "a list of events",
    ),
    "next": (lambda found: found is None or isinstance(found, dict), "what is asked for then, an object or None"),
}
"""What an outcome has: key -> what its value must be."""
_FALL: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    "ways": (
        lambda found: isinstance(found, list) and bool(found) and all(map(_run, found)),
        "a list of [first, how many], whole numbers from 0 and from 1",
    ),
    "events": _OUTCOME["events"],
    "state": (lambda found: isinstance(found, dict), "an object"),
}
"""What ways of a roll that are told alike have."""


def _unlike(one: Any, keys: Mapping[str, tuple[Callable[[Any], bool], str]]) -> str:
    """What is the matter with one outcome of a roll, or its ways, behind its place; empty for nothing."""
    if not isinstance(one, dict):
        return f" is {brief(one)}; allowed: an object with {', '.join(keys)}"
    for key, (fits, allowed) in keys.items():
        if key not in one:
            return f' has no "{key}"; allowed: {allowed}'
        if not fits(one[key]):
            return f'["{key}"] is {brief(one[key])}; allowed: {allowed}'
    return ""


def _run(value: Any) -> bool:
    return isinstance(value, list) and [type(one) for one in value] == [int, int] and value[0] >= 0 < value[1]


def _event(call: str, event: Any) -> None:
    """Raise `NoPlainData` for what is no event of any game."""
    _looked_at(call, event, dict, "an object")
    for key in ("event", "rule"):
        if not isinstance(event.get(key), str):
            raise NoPlainData(f'{call}["{key}"] is {brief(event.get(key))}; allowed: a text')
    if not _texts(event.get(STATEMENTS, [])):
        raise NoPlainData(f'{call}["{STATEMENTS}"] is {brief(event[STATEMENTS])}; allowed: a list of texts')


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _looked_at(call: str, answer: Any, kind: Any, allowed: str) -> Any:
    if not isinstance(answer, kind):
        raise NoPlainData(f"{call} is {brief(answer)} ({type(answer).__name__}); allowed: {allowed}")
    if what := fault(answer):
        raise NoPlainData(f"{call}{what}; allowed: {ALLOWED}")
    return answer
