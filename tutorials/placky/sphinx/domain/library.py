"""What the pages are made from: features, recordings and index of every rulebook, checked against each other.

A recording that is missing, damaged, stale or failing is a warning with its place. A strict build fails then.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from sphinx.util import logging

from placky.boundary.asked import asked
from placky.errors import BadRecording, BadRulebook, FeatureFault, PlackyError, shown
from placky.recording import Recording, ScenarioRecord, load, recording_path, stale
from placky.recording.statements import Shown, statements_shown
from placky.rulebook import Rulebook
from placky.rulebooks import engine_digest, index, lacking_parts, rulebook, shown_in, sound_features
from placky.scenarios.features import Feature, Scenario
from placky.storyboard import stories
from placky.storyboard.frames import Story
from placky.storyboard.reading_time import stretches
from placky.storyboard.rules_met import rules_met
from touchline.core.errors import BadRuleData
from touchline.core.rulebook.index import RuleIndex
from touchline.core.rulebook.terms import GlossaryTerm
from touchline.core.rulebook.terms import load as load_terms

logger = logging.getLogger(__name__)


class StoryPart(NamedTuple):
    """A story of an exercise: its mark, the rules that it teaches, and the stretches in which its main line is read.

    Of a stretch there are the seconds that it takes and the address of its last frame.
    """

    mark: str
    rules: tuple[str, ...]
    stretches: tuple[tuple[int, str], ...]


@dataclass
class Contents:
    """One rulebook with everything that pages show of it."""

    book: Rulebook
    index: RuleIndex
    features: dict[str, Feature] = field(default_factory=dict)
    """By path below the rulebook's folder, without ending: exercises/01_first_steps."""
    recordings: dict[str, Recording] = field(default_factory=dict)
    terms: tuple[GlossaryTerm, ...] = ()
    """Its words, for glossary and search."""
    paths: dict[str, tuple[Path, Path]] = field(default_factory=dict)
    """Feature file and recording of each."""
    played_by: frozenset[str] = frozenset()
    """The engines that played the recordings, without the rulebook's own."""
    odd: dict[str, list[FeatureFault]] = field(default_factory=dict)
    """What is wrong with single scenarios, or with all, of a feature."""
    lost: dict[str, str] = field(default_factory=dict)
    """Why there is no recording of a feature that could be shown."""
    _told: dict[str, list[Story]] = field(default_factory=dict)

    def told(self, name: str, taken: set[str]) -> list[Story]:
        """The stories of a recorded feature, with ids that are not among those `taken`.

        Their ids are added to `taken`. Several pages tell the same stories. Raises `PlackyError`.
        """
        feature, recording = self.features[name], self.recordings[name]
        told = self._told.get(name)
        if told is None:
            told = self._told[name] = stories(feature, recording, self.book)
        ids = {one.id for one in told}
        if ids & taken:
            return stories(feature, recording, self.book, taken)
        taken |= ids
        return told

    def parts(self, name: str) -> tuple[StoryPart, ...]:
        """What course cards say of each story of a recorded feature. Raises `PlackyError`."""
        told, words = self._told.get(name), self.book.words()
        told = told or stories(self.features[name], self.recordings[name], self.book)
        return tuple(
            StoryPart(
                one.mark, tuple(rules_met(one, words)), tuple((s.seconds, s.last.id) for s in stretches(one, words))
            )
            for one in told
        )

    def fired(self) -> dict[str, list[tuple[str, Scenario, ScenarioRecord]]]:
        """Rule number or ruling -> the scenarios whose events carry it, as (feature, scenario, record)."""
        found: dict[str, list[tuple[str, Scenario, ScenarioRecord]]] = defaultdict(list)
        for name, feature in self.features.items():
            recording = self.recordings.get(name)
            if recording is None:
                continue
            records = {(r.line, r.row): r for r in recording.scenarios}
            for scenario in feature.scenarios:
                record = records.get((scenario.line, scenario.row))
                if record is not None:
                    for number in record.fired:
                        found[number].append((name, scenario, record))
        return found

    def shown(self) -> Shown:
        """Which scenarios show which statements."""
        recorded = [(self.features[name], recording) for name, recording in self.recordings.items()]
        return statements_shown(self.index, recorded)


_library: dict[str, Contents] = {}


def books_of(docs: Path, only: Sequence[str] = ()) -> list[Rulebook]:
    """The rulebooks that these pages show: those that the project names, or has folders of. Raises `PlackyError`."""
    return [rulebook(name) for name in only] or shown_in(docs)


def open_library(
    docs: Path, recordings: Path, only: Sequence[str] = (), given: Path | None = None
) -> dict[str, Contents]:
    """Read everything that these pages show. Faults become warnings with file and line.

    `given`: recordings of another engine, shown for the rulebooks that it has a folder of.
    """
    _library.clear()
    try:
        books = books_of(docs, only)
    except PlackyError as error:
        logger.warning("%s", error, type="placky", subtype="rulebook")
        return _library
    for book in books:
        try:
            theirs = given if given and (given / book.name).is_dir() else None
            _library[book.name] = _contents(book, recordings, theirs)
        except BadRuleData as error:
            logger.warning("%s", error, type="placky", subtype="rulebook")
    return _library


def check_parts() -> dict[str, tuple[str, ...]]:
    """Warn of what words, painters and matches lack; it takes their engines, so only where pages are read.

    Returns what those who play are called, by rulebook: words that say little in a question.
    """
    called: dict[str, tuple[str, ...]] = {}
    for name, contents in _library.items():
        try:
            lacks = lacking_parts(rulebook(name))
        except BadRulebook as error:
            lacks = [str(error)]
        for lack in lacks:
            logger.warning("%s", lack, type="placky", subtype="rulebook")
        if not lacks:
            nouns = contents.book.words().nouns
            called[name] = (nouns.player, nouns.players)
    return called


def contents_of(name: str) -> Contents | None:
    """The contents of one rulebook; None when it could not be read, which has been warned of."""
    return _library.get(name)


def library() -> dict[str, Contents]:
    """All of them."""
    return _library


def played_by(name: str) -> list[str]:
    """The engines that pages of a rulebook tell of, but for the rulebook's own."""
    found = _library.get(name)
    return sorted(found.played_by) if found else []


def _contents(book: Rulebook, recordings: Path, given: Path | None) -> Contents:
    found = Contents(asked(book), index(book), terms=load_terms(book.engine))
    ours = engine_digest(book)
    read, faults = sound_features(book)
    for fault in faults:
        found.odd.setdefault(_name(fault.path), []).append(fault)
        where = f"{fault.path}:{fault.line}"
        logger.warning("%s", fault.what, location=where, type="placky", subtype="feature")
    for feature in read:
        name = _name(feature.path)
        path = recording_path(given or recordings, book.name, f"{feature.path.parent.name}/{feature.path.name}")
        found.features[name] = feature
        found.paths[name] = (feature.path, path)
        try:
            recording = found.recordings[name] = _current(path, feature, None if given else ours)
        except BadRecording as error:
            message = found.lost[name] = str(error).partition(":1: ")[2]
            logger.warning("%s", message, location=f"{feature.path}:1", type="placky", subtype="recording")
            continue
        if recording.engine != ours:
            found.played_by |= {recording.engine}
        for record in recording.scenarios:
            if not record.passed:
                where = f"{feature.path}:{record.row or record.line}"
                why = f": {record.reason}" if record.reason else ""
                what = 'scenario "%s" failed%s'
                logger.warning(what, record.name, why, location=where, type="placky", subtype="recording")
    return found


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def _current(path: Path, feature: Feature, engine: str | None) -> Recording:
    """A recording that is still true. Raises `BadRecording`."""
    recording = load(path)
    if fault := stale(recording, feature, engine):
        anew = "placky record" if engine else "placky test --engine MODULE:NAME --record FOLDER"
        raise BadRecording(f"{shown(path)}:1: {fault}; record it anew: {anew}")
    return recording
