"""`placky rules --pairs`: rules that meet in random play and in no scenario, the most frequent first, with drafts."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from placky.console import print_table, progress
from placky.pairs import Pair, counted, in_scenarios
from placky.pairs.drafts import draft
from placky.pairs.kept import KeptPairs, key
from placky.pairs.random_play import windows
from placky.recording import ScenarioRecord, load, recording_path
from placky.rulebook import Rulebook
from placky.rulebooks import features, index
from placky.scenarios.tags import eyes_among
from placky.streams import echo
from touchline.core.play.table import InProcessTable

__all__ = ["show"]

HEAD = ("Times", "Rule", "Title", "Rule", "Title")
EXERCISES = "exercises"


def show(books: Sequence[Rulebook], built: Path, most: int, answers: int) -> None:
    """Print the most frequent pairs of each rulebook, each with a draft. `built`: the folder of what builds make."""
    for book in books:
        if not isinstance(book.table(), InProcessTable):
            echo(f"{book.title}: its table plays no rules, so none of them meet")
            continue
        path, records = built / "pairs" / f"{book.name}.json", _records(book, built / "recordings")
        kept = _at_random(book, path, _openings(records), answers)
        shown = in_scenarios(book, [record for _, record in records])
        lacking = [pair for pair in kept.met if pair not in shown]
        if lacking:
            _table(book, kept, lacking[:most])
            _drafts(book, kept, lacking[:most], path)
        said = f"{book.title}: {len(kept.met)} pairs of rules meet in {answers} decisions and rolls at random"
        echo(f"{said}; {len(lacking)} of them in no scenario")


def _records(book: Rulebook, recordings: Path) -> list[tuple[str, ScenarioRecord]]:
    """Every recorded scenario, with the folder of its feature; none of which a player has seen only a part."""
    found = []
    for feature in features(book):
        folder = feature.path.parent.name
        path = recording_path(recordings, book.name, f"{folder}/{feature.path.name}")
        veiled = {(one.line, one.row) for one in feature.scenarios if eyes_among(one.tags)}
        found += [(folder, one) for one in load(path).scenarios if (one.line, one.row) not in veiled]
    return found


def _openings(records: Sequence[tuple[str, ScenarioRecord]]) -> list[Mapping[str, Any]]:
    """The positions from which exercises begin; those of all scenarios where there are no exercises."""
    chosen = [record for folder, record in records if folder == EXERCISES] or [record for _, record in records]
    given = [act["set_up"] for record in chosen for step in record.steps for act in step.acts if "set_up" in act]
    return list({json.dumps(one, sort_keys=True): one for one in given}.values())


def _at_random(book: Rulebook, path: Path, openings: Sequence[Any], answers: int) -> KeptPairs:
    """The pairs that meet in random play, counted now or before."""
    name = key(book, openings, answers)
    kept = KeptPairs.read(path, name)
    if kept is None:
        with progress(f"{book.title}: playing at random") as steps:
            kept = KeptPairs(name, counted(windows(book, openings, answers, steps)))
        kept.write(path)
    return kept


def _table(book: Rulebook, kept: KeptPairs, lacking: Sequence[Pair]) -> None:
    rules = index(book).rules
    rows = [
        (str(kept.met[pair].times), *(text for number in pair for text in (number, rules[number].title)))
        for pair in lacking
    ]
    print_table(f"{book.title}: rules that meet at random, and in no scenario", HEAD, rows)


def _drafts(book: Rulebook, kept: KeptPairs, lacking: Sequence[Pair], path: Path) -> None:
    todo = [pair for pair in lacking if pair not in kept.drafts]
    if todo:
        with progress(f"{book.title}: drafting scenarios") as steps:
            steps.total(len(todo))
            for pair in todo:
                kept.drafts[pair] = draft(book, pair, kept.met[pair])
                steps.step(" and ".join(pair))
        kept.write(path)
    for one, other in lacking:
        echo("")
        echo(f"    Scenario: {one} and {other} meet")
        for line in kept.drafts[one, other] or ["# no draft: the game has no steps for all of it"]:
            echo(f"      {line}")
    echo("")
