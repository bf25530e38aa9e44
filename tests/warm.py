"""Commands of placky in a process of their own that has imported everything before it begins.

A server without anything of the tests in it imports placky, Sphinx and pytest once, and forks for each command.
"""

import atexit
import json
import os
import runpy
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path

IMPORTED = ("placky.cli.commands", "placky.sphinx", "placky.diagrams.mascot", "sphinx.application",
            "sphinx.builders.html", "sphinx.environment.collectors.toctree", "sphinx.search.en",
            "sphinx.transforms.post_transforms.code", "myst_parser.parsers.sphinx_", "pytest_bdd.plugin",
            "_pytest.assertion.rewrite")  # fmt: skip
"""matplotlib among them, which the mascot takes."""


def placky(*arguments: str, cwd: Path, env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command; as `subprocess.run([sys.executable, "-m", "placky", ...])`, only sooner."""
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder) / "out", Path(folder) / "err"
        asked = {"argv": arguments, "cwd": str(cwd), "env": dict(env), "out": str(out), "err": str(err)}
        server = _server()
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(json.dumps(asked) + "\n")
        server.stdin.flush()
        code = int(server.stdout.readline())
        return subprocess.CompletedProcess(list(arguments), code, *(file.read_text("utf-8") for file in (out, err)))


@cache
def _server() -> subprocess.Popen[str]:
    command = [sys.executable, "-c", "from tests.warm import serve; serve()"]
    root = Path(__file__).parents[1]
    server = subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(server.communicate)
    return server


def serve() -> None:
    """Answer each line, which says what to run, with its exit code, until there are no more."""
    for name in IMPORTED:
        __import__(name)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(_run(**json.loads(line)))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _run(argv: list[str], cwd: str, env: dict[str, str], out: str, err: str) -> int:
    """In the fork: become what Python would have started."""
    for number, name in enumerate((os.devnull, out, err)):
        os.dup2(os.open(name, os.O_RDWR | os.O_CREAT), number)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    sys.dont_write_bytecode = "PYTHONDONTWRITEBYTECODE" in env
    sys.argv = ["placky", *argv]
    sys.path[:1] = [cwd, *env.get("PYTHONPATH", "").split(os.pathsep)]
    try:
        runpy.run_module("placky", run_name="__main__", alter_sys=True)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else int(left.code is not None)
    except Exception:  # noqa: BLE001 - as Python itself ends
        traceback.print_exc()
        return 1
    finally:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
    return 0
