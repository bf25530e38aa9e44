"""Checks of what is written down: the data of the engine, the names of things, the places of files."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from placky.checking.findings import PROJECT, Finding, check
from placky.checking.project import Project
from placky.errors import FeatureFaults, PlackyError, shown
from placky.rulebooks import features, lacking_parts, step_book
from touchline.core.errors import BadRuleData
from touchline.core.play.codes import REFUSALS, Codes
from touchline.core.rulebook import numbers, terms

RULES, FEATURE = "rules.toml", ".feature"
SHOWN_IN = ("exercises", "rules")
"""The folders of features that pages are made of."""


@check(PROJECT)
def data_files(project: Project) -> Iterator[Finding]:
    """A data file that cannot be read, or names what there is not: a number in `leans_on`, a ruling, a source."""
    optional: Mapping[str, Callable[[str], Any]] = {"numbers.toml": numbers.listed, REFUSALS: Codes.of}
    readers: list[Callable[[str], Any]] = [lambda _: project.index, terms.load]
    readers += [read for name, read in optional.items() if project.has(name)]
    for read in readers:
        try:
            read(project.book.engine)
        except BadRuleData as error:
            yield from (Finding("", line, "change it") for line in str(error).splitlines())


@check(PROJECT)
def features_and_steps(project: Project) -> Iterator[Finding]:
    """A feature or a step that cannot be read, means nothing, or means two things."""
    try:
        step_book(project.book).check(features(project.book))
    except FeatureFaults as error:
        yield from (Finding(f"{shown(one.path)}:{one.line}", one.what, "change it") for one in error.faults)
    except PlackyError as error:
        yield Finding("", str(error), "change it")


@check(PROJECT)
def parts_of_a_rulebook(project: Project) -> Iterator[Finding]:
    """Words, a painter or a match without one of its functions."""
    yield from (Finding("", line, "write what is missing") for line in lacking_parts(project.book))


@check(PROJECT)
def names(project: Project) -> Iterator[Finding]:
    """A name that does not match: of the rulebook, of its entry point, of its rule index, of its package."""
    book = project.book
    called = sorted(one.name for one in entry_points(group="placky.rulebooks") if _brings(one.value, book))
    if called and book.name not in called:
        what = f'the rulebook is called "{book.name}", and its entry point "{called[0]}"'
        yield Finding("pyproject.toml", what, "give both the same name")
    if project.has_engine and project.index.game != book.name:
        what = f'the rule index is of the game "{project.index.game}", and the rulebook is called "{book.name}"'
        yield Finding(project.in_data(RULES, "game"), what, f'write game = "{book.name}"')


def _brings(value: str, book: object) -> bool:
    """Is it this rulebook that an entry point leads to?"""
    module, _, attribute = value.partition(":")
    try:
        return getattr(import_module(module), attribute, None) is book
    except ImportError:
        return False


@check(PROJECT)
def order_of_rules(project: Project) -> Iterator[Finding]:
    """Rules that lean on each other in a circle, so that none of them can be learnt first."""
    leans = {number: rule.leans_on for number, rule in project.index.rules.items()}
    done: set[str] = set()
    for number in leans:
        if way := _circle(number, leans, (), done):
            where = project.in_data(RULES, f'"{way[0]}"')
            yield Finding(where, f"rules lean on each other in a circle: {' -> '.join(way)}", "take out a leans_on")


def _circle(number: str, leans: Mapping[str, tuple[str, ...]], way: tuple[str, ...], done: set[str]) -> tuple[str, ...]:
    if number in way:
        return (*way[way.index(number) :], number)
    if number in done:
        return ()
    found = next(filter(None, (_circle(one, leans, (*way, number), done) for one in leans.get(number, ()))), ())
    done.add(number)
    return found


@check(PROJECT)
def rulings_of_rules(project: Project) -> Iterator[Finding]:
    """A ruling for a number that is no rule of the index."""
    for ruling in project.index.rulings.values():
        for number in ruling.rules:
            if number not in project.index.rules:
                where = project.in_data("rulings.toml", f'"{ruling.id}"')
                yield Finding(where, f'{ruling.id} is about rule "{number}", and there is none', "name a rule")


@check(PROJECT)
def places_of_features(project: Project) -> Iterator[Finding]:
    """A feature where none is read, or in a folder of which no page is made."""
    home = project.book.features
    package = Path(str(import_module(project.book.__module__.partition(".")[0]).__file__)).parent
    known = {one.resolve() for folder in (home, package) if folder.is_dir() for one in folder.rglob("*")}
    for path in sorted(one for one in known if one.is_file() and _looks_like_a_feature(one)):
        read = path.parent.parent == home.resolve() and path.suffix == FEATURE
        if read and path.parent.name not in SHOWN_IN:
            what = f"pages are made of {' and '.join(SHOWN_IN)}, and not of this folder"
            yield Finding(shown(path), what, "move it into one of them")
        elif not read and (home.resolve() in path.parents or not _of_another(path)):
            yield Finding(shown(path), "no feature is read here", f"move it: {shown(home)}/rules/NAME{FEATURE}")


def _looks_like_a_feature(path: Path) -> bool:
    """Also one whose ending is misspelt."""
    return path.suffix.lower() in (FEATURE, ".features", ".gherkin") or path.name.lower().endswith(".feature.txt")


def _of_another(path: Path) -> bool:
    """Is it a template of ours, or one of another rulebook's features?"""
    return "templates" in path.parts or "_features" in path.parts


@check(PROJECT)
def features_of_rules(project: Project) -> Iterator[Finding]:
    """A feature of a rule that is called like no stem of the index, or whose tags are those of other rules."""
    stems = project.index.stems()
    for feature in project.features:
        if feature.path.parent.name != "rules" or not stems:
            continue
        stem = feature.path.stem
        if stem not in stems:
            listed = ", ".join(stems)
            yield Finding(shown(feature.path), f'no rule has the stem "{stem}"; stems: {listed}', "rename the file")
            continue
        tags = {number for scenario in feature.scenarios for number in scenario.rules}
        mine = [rule.number for rule in stems[stem]]
        if not tags & set(mine):
            what = f"no scenario here is of rule {' or '.join(mine)}, whose stem this is"
            yield Finding(f"{shown(feature.path)}:1", what, "change its tags, or its name")
