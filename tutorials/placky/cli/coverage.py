"""`placky rules`: rule by rule, the scenarios that made it fire, as a table, and how many statements have one."""

from collections.abc import Sequence
from pathlib import Path

from placky.console import print_table
from placky.recording import load, recording_path
from placky.rulebook import Rulebook
from placky.rulebooks import features, index
from placky.streams import say


def show(books: Sequence[Rulebook], recordings: Path) -> list[str]:
    """Print the table. Returns the rules that no scenario fires."""
    silent: list[str] = []
    for book in books:
        rows = []
        fired = _fired(book, recordings)
        for rule in index(book).rules.values():
            found = fired.get(rule.number, [])
            silent += [] if found else [f"{book.name}:{rule.number}"]
            files = ", ".join(dict.fromkeys(name for name, _ in found)) or "NONE"
            rows.append((rule.number, rule.title, rule.stem, str(len(found)), files))
        print_table(f"{book.title}: rules and the scenarios that make them fire", HEAD, rows, loud="NONE")
        _statements(book)
    if silent:
        say(f"never fired: {', '.join(silent)}", aside=True)
    return silent


def _statements(book: Rulebook) -> None:
    """Say how many of the statements that can be checked have a scenario, and which have none."""
    tagged = {name for feature in features(book) for scenario in feature.scenarios for name in scenario.statements}
    known = [one for rule in index(book).rules.values() for one in rule.statements if one.checkable]
    bare = [one.id for one in known if one.id not in tagged]
    lacking = f": not {', '.join(bare)}" if bare else ""
    say(f"{len(known) - len(bare)} of {len(known)} statements have a scenario{lacking}")


def _fired(book: Rulebook, recordings: Path) -> dict[str, list[tuple[str, str]]]:
    found: dict[str, list[tuple[str, str]]] = {}
    for feature in features(book):
        name = f"{feature.path.parent.name}/{feature.path.name}"
        for scenario in load(recording_path(recordings, book.name, name)).scenarios:
            for number in scenario.fired:
                found.setdefault(number, []).append((feature.path.stem, scenario.name))
    return found


HEAD = ("Rule", "Title", "Module", "Scenarios", "Features")
