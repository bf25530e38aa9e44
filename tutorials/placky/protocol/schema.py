"""The JSON Schema of the protocol, made from its messages. `python -m placky.protocol` prints it for the file.

More than these keys may stand in any message: what is not known is ignored, on both sides.
"""

import inspect
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from placky.protocol.messages import ANSWERS, COMMANDS, OKS, REQUESTS, Command
from touchline.core.rulebook.shape import DataShape, Schema
from touchline.core.rulebook.typed import of_type

__all__ = ["VERSION", "document", "faults", "written"]

VERSION = "1.0"
"""Of the protocol, apart from that of placky: the first number changes where an engine of before would break."""
WHERE: Mapping[str, tuple[Command, ...]] = {
    "refused": ("act",),
    "malformed": ("select", "new", "act", "roll"),
    "skipped": tuple(one for one in COMMANDS if one not in ("hello", "stop")),
    "errored": COMMANDS,
}
"""Answer -> the commands that it may be given to."""


def document() -> Schema:
    """The whole schema: `request`, and for each command what may be answered."""
    messages = {one.__name__: _open(one) for one in (*REQUESTS.values(), *OKS.values(), *ANSWERS.values())}
    ways = {f"answer to {one}": {"anyOf": [_ref(kind) for kind in _kinds(one).values()]} for one in COMMANDS}
    return {
        "$schema": "http://json-schema.org/draft-04/schema#",
        "title": f"What a runner of placky's scenarios and an engine say to each other, version {VERSION}",
        "definitions": {"request": {"anyOf": [_ref(one) for one in REQUESTS.values()]}, **ways, **messages},
    }


def _kinds(command: Command) -> dict[str, type]:
    """Answer -> its type, for a command."""
    return {"ok": OKS[command], **{name: ANSWERS[name] for name, commands in WHERE.items() if command in commands}}


def _ref(kind: type) -> Schema:
    return {"$ref": f"#/definitions/{kind.__name__}"}


def _open(kind: type) -> Schema:
    """A message, to which anything may be added."""
    return {"description": inspect.getdoc(kind), **_any_more(of_type(kind))}


def _any_more(schema: Any) -> Any:
    if isinstance(schema, Mapping):
        return {key: _any_more(one) for key, one in schema.items() if (key, one) != ("additionalProperties", False)}
    return [_any_more(one) for one in schema] if isinstance(schema, list) else schema


@cache
def _shapes(command: Command) -> dict[str, DataShape]:
    return {name: DataShape(_open(kind)) for name, kind in _kinds(command).items()}


def faults(command: Command, answer: Mapping[str, Any]) -> list[str]:
    """What is wrong with an answer to a command, but for what the schema of its game says."""
    shapes, said = _shapes(command), answer.get("answer")
    if not isinstance(said, str) or said not in shapes:
        return [f'"answer" to {command} is {json.dumps(said)[:60]}; allowed: {", ".join(shapes)}']
    return shapes[said].faults(answer)


def written() -> str:
    """The schema as its file `protocol.schema.json` has it."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"
