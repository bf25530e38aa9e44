"""What came of the peers, for the pages of the site: `python -m tests.peers.results` writes it into docs/engines.

A site is built without Node; a test holds these files against what the peers play.
"""

import shlex
from pathlib import Path

from tests.peers.sitting import command

from placky.console import Silent
from placky.errors import PlackyError
from placky.exam.result import Result, load, write
from placky.exam.sitting import Exam, hello, sit
from placky.rulebooks import rulebook

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "docs" / "engines"
PEERS = ("dice_football", "takkure")


def file_of(peer: str) -> Path:
    """Where the result of a peer lies."""
    return FOLDER / f"{peer}_in_javascript.json"


def verdicts(peer: str) -> dict[str, str]:
    """What the file of a peer says of each scenario."""
    listed = load(file_of(peer))["scenarios"]
    return {f"{one['feature']}:{one['line']} {one['name']}": one["verdict"] for one in listed}


def result_of(peer: str) -> Result:
    """What comes of the exam of a peer. Raises `PlackyError` where it is no result."""
    exam = Exam(shlex.join(command(HERE / f"{peer}.mjs")), limit=30.0)
    book = rulebook(peer)
    sat = sit(book, exam, hello(book, exam), Silent())
    if sat.refused:
        raise PlackyError(sat.refused)
    return sat.result


def main() -> None:
    """Write the files."""
    for peer in PEERS:
        write(file_of(peer), result_of(peer))


if __name__ == "__main__":
    main()
