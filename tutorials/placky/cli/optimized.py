"""What to do where Python leaves out asserts (-O, PYTHONOPTIMIZE): a step that claims with one would always pass."""

import os
import re
import subprocess
import sys
from contextlib import suppress

from placky.errors import PlackyError

VARIABLE = "PYTHONOPTIMIZE"


def unoptimized() -> int:
    """Run this very command again, with asserts. Returns its exit code, as shells say it where a signal ended it."""
    command = [sys.executable, *(word for word in sys.orig_argv[1:] if not re.fullmatch("-O+", word))]
    if len(command) == len(sys.orig_argv) and VARIABLE not in os.environ:
        raise PlackyError("this Python leaves out asserts, with which steps claim; run placky without -O")
    around = {name: value for name, value in os.environ.items() if name != VARIABLE}
    with subprocess.Popen(command, env=around) as again:  # noqa: S603 - the command that was given
        while True:
            with suppress(KeyboardInterrupt):  # which the other has had, too, and tells
                code = again.wait()
                return code if code >= 0 else 128 - code
