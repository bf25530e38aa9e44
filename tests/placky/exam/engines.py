"""Engines as processes, for tests: ours behind the protocol, right but for one way in which it may misbehave.

    python engines.py KIND [GAME]

`ours` misbehaves in no way; `hostile kinds` are `KINDS`. It leans on our engine, which a real one would not.
"""

import ctypes
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from touchline.core.errors import BadCommand, DiceError, UnlawfulPosition
from touchline.core.rulebook.index import load

Plain = dict[str, Any]


class Server:
    """A table of ours, asked by lines."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.make = import_module(f"touchline.{game}.table").Table
        self.table: Any = None

    def hello(self, _: Plain) -> Plain:
        """All readings that there are."""
        readings = {
            one.id: [reading.id for reading in one.readings]
            for one in load(f"touchline.{self.game}").rulings.values()
            if one.readings
        }
        said = {"readings": readings, "capabilities": ["outcomes", "falls"]}
        engine = {"name": "ours", "version": "1", "language": "Python"}
        return {"protocol": "1.0", "implementation": engine, "games": {self.game: said}}

    def select(self, _: Plain) -> Plain:
        """There is one game."""
        return {}

    def new(self, request: Plain) -> Plain:
        """A fresh table."""
        self.table = self.make()
        try:
            self.table.set_up(request["position"])
        except UnlawfulPosition as error:
            return {"answer": "malformed", "faults": [fault.to_json() for fault in error.faults]}
        return {}

    def act(self, request: Plain) -> Plain:
        """A command."""
        try:
            self.table.act(request["act"])
        except BadCommand as error:
            return {"answer": "malformed", "message": str(error)}
        except Exception as error:
            if not hasattr(error, "refusal"):
                raise
            return {"answer": "refused", **error.refusal}
        return {}

    def roll(self, request: Plain) -> Plain:
        """Dice."""
        try:
            self.table.roll(request["dice"])
        except DiceError as error:
            return {"answer": "malformed", "message": str(error)}
        return {}

    def stop(self, _: Plain) -> Plain:
        """Nothing is to be done."""
        return {}

    def seen(self, what: str) -> Callable[[Plain], Plain]:
        """State, events and the like."""

        def ask(request: Plain) -> Plain:
            given = [request["player"]] if "player" in request else []
            return {what: getattr(self.table, what)(*given)}

        return ask

    def answer(self, request: Plain) -> Plain:
        """The answer to a request."""
        command = request["command"]
        seen = command in ("state", "events", "pending", "outcomes", "falls")
        call = self.seen(command) if seen else getattr(self, command)
        return {"number": request["number"], "answer": "ok", **call(request)}


def write(text: str | bytes) -> None:
    """Say something."""
    sys.stdout.buffer.write(text if isinstance(text, bytes) else text.encode())
    sys.stdout.buffer.flush()


def changed(answer: Plain, **more: Any) -> str:
    """An answer with something in it."""
    return json.dumps({**answer, **more}) + "\n"


def hang() -> None:
    """Wait for ever."""
    time.sleep(600)


def deaf() -> None:
    """The same, whatever signal comes."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(600)


def loud(answer: Plain) -> None:
    """Say more aside than anybody keeps."""
    sys.stderr.write("no\n" * 1_700_000)
    write(changed(answer))


def slow(answer: Plain) -> None:
    """Answer, in the end."""
    time.sleep(0.25)
    write(changed(answer))


def grandchild(*, far: bool) -> None:
    """Leave somebody behind who holds the output, perhaps in a session of his own, and end."""
    subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"], start_new_session=far)
    os._exit(0)


def endless() -> None:
    """A line without an end."""
    while True:
        write("x" * 60_000)


KINDS: Mapping[str, Callable[[Plain], object]] = {
    "hangs": lambda _: hang(),
    "ignores SIGTERM": lambda _: deaf(),
    "exits 0": lambda _: os._exit(0),
    "SIGSEGV": lambda _: ctypes.string_at(0),
    "garbage": lambda _: write(b"\x00\x7f{]\n"),
    "a banner": lambda answer: write("Welcome!\n" + changed(answer)),
    "an endless line": lambda _: endless(),
    "5 MB of stderr": loud,
    "a wrong number": lambda answer: write(changed(answer, number=answer["number"] + 1)),
    "NaN": lambda answer: write(changed(answer, more=float("nan"))),
    "200,000 deep": lambda answer: write(changed(answer)[:-2] + ', "more": ' + "[" * 200_000 + "]" * 200_000 + "}\n"),
    "5,000 digits": lambda answer: write(changed(answer)[:-2] + ', "more": ' + "9" * 5_000 + "}\n"),
    "a duplicate key": lambda answer: write('{"answer": "ok", ' + changed(answer)[1:]),
    "bad UTF-8": lambda answer: write(changed(answer)[:-2].encode() + b', "more": "\xff"}\n'),
    "a grandchild": lambda _: grandchild(far=False),
    "a distant grandchild": lambda _: grandchild(far=True),
    "slow": slow,
}
"""What it does in the place of an answer to a command."""


def main(kind: str, game: str = "dice_football", when: str = "act") -> None:
    """Answer until nobody asks; `when` is the command at which it misbehaves."""
    server = Server(game)
    for line in sys.stdin:
        if kind == "an echo":
            write(line)
            continue
        request = json.loads(line)
        answer = server.answer(request)
        if kind in KINDS and request["command"] == when:
            KINDS[kind](answer)
        else:
            write(changed(answer))
        if request["command"] == "stop":
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
