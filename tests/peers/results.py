"""What came of the peers, for the pages of the site: `python -m tests.peers.results` writes it into docs/engines.

A site is built without Node; a test holds these files against what the peers play.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.peers.sitting import Heard, Sitting, sit, where_of

from placky import rulebooks
from placky.exam.result import FORMAT, Result, load, sums, write
from placky.protocol.process import LONGEST_LINE, MOST_STDERR
from placky.rulebook import Rulebook

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


def result_of(book: Rulebook, path: Path, sat: Mapping[str, Sitting]) -> Result:
    """What came of each scenario, as a result of an exam. Of a peer that fails there is none."""
    table = Heard(path, book.name)
    declared = table.declared
    table.close()
    scenarios: Any = []
    found = rulebooks.features(book)
    for feature in found:
        name = f"{feature.path.parent.name}/{feature.path.name}"
        for one in feature.scenarios:
            line, why = one.row or one.line, sat[where_of(feature, one)].why
            scenarios.append(
                {
                    "id": f"{name}#{line}", "feature": name, "line": line, "name": one.name, "rules": list(one.rules),
                    "statements": list(one.statements), "verdict": why or "passed",
                    **({"reason": "capability"} if why == "skipped" else {}),
                }
            )  # fmt: skip
    title, number = rulebooks.index(book).edition, len(scenarios)
    return {
        "format": FORMAT,
        "suite": {"game": book.name, "title": book.title, "edition": title, "digest": "", "scenarios": number},
        "implementation": declared.implementation,
        "declared": {
            "readings": declared.readings, "capabilities": sorted(declared.capabilities),
            "disputes": declared.disputes,
        },
        "limits": {"milliseconds": 30_000, "line": LONGEST_LINE, "stderr": MOST_STDERR, "restarts": 0},
        "restarts": 0,
        "sums": sums(scenarios),
        "scenarios": scenarios,
    }  # fmt: skip


def main() -> None:
    """Write the files."""
    for peer in PEERS:
        book, path = rulebooks.rulebook(peer), HERE / f"{peer}.mjs"
        write(file_of(peer), result_of(book, path, sit(path, book)))


if __name__ == "__main__":
    main()
