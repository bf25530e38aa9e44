"""A line of JSON as it comes from an engine, read strictly: what two readers would read differently is a fault."""

import json
import math
from typing import Any, NoReturn

from placky.plain import LONGEST_NUMBER, fault
from placky.verdicts import ProtocolFault
from touchline.core.brief import brief

__all__ = ["line_of", "read"]


def line_of(message: Any) -> bytes:
    """A message as a line."""
    return json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode() + b"\n"


def read(line: bytes) -> dict[str, Any]:
    """The object on a line. Raises `ProtocolFault` for anything else, for NaN and for a key that stands there twice."""
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        strange = brief(line[error.start : error.end])
        raise ProtocolFault(f"byte {error.start + 1} of its line is no UTF-8: {strange}") from None
    try:
        found = _DECODER.decode(text)
    except RecursionError:
        raise ProtocolFault("its line holds lists or objects that lie too deep in one another") from None
    except ValueError as error:
        raise ProtocolFault(f"its line is no JSON ({error}): {brief(text)}") from None
    if not isinstance(found, dict):
        raise ProtocolFault(f"its line is no object: {brief(found)}")
    if b"\\u" in line and (what := fault(found)):  # half a character, maybe
        raise ProtocolFault(f"in its line{what}")
    return found


def _whole(text: str) -> int:
    number = int(text) if len(text) <= _DIGITS else LONGEST_NUMBER + 1
    if abs(number) > LONGEST_NUMBER:
        raise ProtocolFault(f"a whole number of {len(text.lstrip('-'))} digits; whole numbers go to {LONGEST_NUMBER}")
    return number


_DIGITS = 20


def _decimal(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ProtocolFault(f"{brief(text)} is too great a number")
    return number


def _no_number(name: str) -> NoReturn:
    raise ProtocolFault(f"{name} is no JSON")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ProtocolFault(f"the key {brief(twice)} stands twice in an object")
    return found


_DECODER = json.JSONDecoder(parse_int=_whole, parse_float=_decimal, parse_constant=_no_number, object_pairs_hook=_once)
