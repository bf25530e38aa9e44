"""An engine of mygame that sits placky's exam. It says hello, and skips all else until you write it.

    python adapter.py

A request is a line of JSON on standard input, its answer a line on standard output; nothing else may stand there.
"""

import json
import sys

HELLO = {
    "protocol": "1.0",
    "implementation": {"name": "my engine", "version": "0.1", "language": "Python"},
    "games": {"mygame": {"readings": {}, "capabilities": []}},
}


def answer(request: dict) -> dict:
    """The answer to a request, but for its number."""
    match request["command"]:
        case "hello":
            return {"answer": "ok", **HELLO}
        case "stop":
            return {"answer": "ok"}
        case command:  # select, new, act, roll, state, events, pending: one after the other, in this order
            return {"answer": "skipped", "reason": "capability", "message": f"no {command} yet"}


for line in sys.stdin:
    request = json.loads(line)
    try:
        said = answer(request)
    except Exception as error:
        said = {"answer": "errored", "message": f"{type(error).__name__}: {error}"}
    sys.stdout.write(json.dumps({"number": request["number"], **said}) + "\n")
    sys.stdout.flush()
    if request["command"] == "stop":
        break
