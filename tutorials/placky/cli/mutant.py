"""One mutant, in a process of its own: `python -m placky.cli.mutant RULEBOOK ENGINE NAME BY`.

What is wrong has to be said before the engine is imported. Exit code 0 when every scenario passes all the same.
"""

import sys

from touchline.core import numbers, register


def main(name: str, engine: str, what: str, by: int) -> int:
    """Change the engine, run the scenarios until one fails. Prints that one."""
    if by:
        numbers.shift(engine, what, by)
    else:
        register.switch_off(engine, what)
    from placky.cli.console import Plain
    from placky.cli.running import run_scenarios
    from placky.rulebooks import rulebook

    run = run_scenarios([rulebook(name)], Plain(), extra=["--maxfail=1"])
    for line in [*run.failures, run.refused]:
        if line:
            print(line)
    return int(bool(run.failures or run.refused or not run.passed))


if __name__ == "__main__":
    _, rulebook_name, package, changed, amount = sys.argv
    sys.exit(main(rulebook_name, package, changed, int(amount)))
