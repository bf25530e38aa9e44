"""`placky rules`: each rule and statement with the scenarios that made it fire, and tags that claim more."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from placky.console import print_table
from placky.errors import shown
from placky.recording import Recording, load, recording_path
from placky.recording.statements import Claim, Shown, statements_shown
from placky.rulebook import Rulebook
from placky.rulebooks import features, index
from placky.scenarios.features import Feature
from placky.streams import echo

HEAD = ("Rule", "Title", "Module", "Scenarios", "Features")
STATED = ("Statement", "Shown", "Scenarios", "Features")
NONE = "NONE"


def show(books: Sequence[Rulebook], recordings: Path) -> bool:
    """Print the tables. Returns whether all is as it should be: every rule fires, and no tag claims what did not."""
    silent: list[str] = []
    false: list[Claim] = []
    for book in books:
        played = list(_recorded(book, recordings))
        silent += [f"{book.name}:{number}" for number in _rules(book, played)]
        found = statements_shown(index(book), played)
        _statements(book, found)
        false += found.false
    for one in false:
        what = f"{one.tag} claims {one.statement}, which did not fire in it"
        echo(f"{shown(one.feature.path)}:{one.line}: {one.scenario.name}: {what}", aside=True)
    if silent:
        echo(f"never fired: {', '.join(silent)}", aside=True)
    return not silent and not false


def _recorded(book: Rulebook, recordings: Path) -> Iterator[tuple[Feature, Recording]]:
    for feature in features(book):
        yield feature, load(recording_path(recordings, book.name, f"{feature.path.parent.name}/{feature.path.name}"))


def _rules(book: Rulebook, played: Iterable[tuple[Feature, Recording]]) -> list[str]:
    """Print which rule fires where. Returns those that never do."""
    fired: dict[str, list[str]] = {}
    for feature, recording in played:
        for scenario in recording.scenarios:
            for number in scenario.fired:
                fired.setdefault(number, []).append(feature.path.stem)
    rules = index(book).rules.values()
    rows = [(rule.number, rule.title, rule.stem, *_counted(fired.get(rule.number, ()))) for rule in rules]
    print_table(f"{book.title}: rules and the scenarios that make them fire", HEAD, rows, loud=NONE)
    return [rule.number for rule in rules if rule.number not in fired]


def _counted(where: Sequence[str]) -> tuple[str, str]:
    """How many scenarios, by the features that they are in, and those features."""
    return str(len(where)), ", ".join(dict.fromkeys(where)) or NONE


def _statements(book: Rulebook, found: Shown) -> None:
    """Print which statement is shown where, and how many are, by what fired or by a tag alone."""
    known = [one for rule in index(book).rules.values() for one in rule.statements if one.checkable]
    rows = []
    for one in known:
        where = _counted([claim.feature.path.stem for claim in found.by(one)])
        rows.append((one.id, "fired" if found.measures(one) else "by its tag", *where))
    print_table(f"{book.title}: statements and the scenarios that show them", STATED, rows, loud=NONE)
    for line in found.counts(known):
        echo(line)
