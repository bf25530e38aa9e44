"""What a beginner's rulebook lacks next, in the order in which one would write it."""

import ast
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from placky.checking.data import RULES
from placky.checking.findings import LACKING, PROJECT, Finding, check
from placky.checking.project import Project
from placky.defaults import PlainPainter, PlainWords
from placky.errors import shown
from placky.tales import Tales
from touchline.core.dice.modifiers import MODIFIERS, ModifierCodes
from touchline.core.play.codes import REFUSALS, Codes
from touchline.core.rulebook.spelling import tagged

ROLLED = "rolled"
"""The kind of event that nobody has to tell: dice have words of their own."""


@check(PROJECT, LACKING)
def a_first_scenario(project: Project) -> Iterator[Finding]:
    """A rulebook without any scenario."""
    if not list(project.book.features.rglob("*.feature")):
        do = f"write {shown(project.book.features)}/rules/NAME.feature, or exercises/01_NAME.feature"
        yield Finding("", "there is no scenario yet", do)


@check(PROJECT, LACKING)
def an_engine(project: Project) -> Iterator[Finding]:
    """A rulebook on paper: its scenarios are prose, which nobody checks."""
    if not project.has_engine:
        do = "write an engine when they shall be tested; placky new without --paper shows one"
        yield Finding("", "the scenarios are prose, and no rule is checked", do)


@check(PROJECT, LACKING)
def a_module_for_each_stem(project: Project) -> Iterator[Finding]:
    """A rule of the index whose module is still to come."""
    for stem, rules in project.index.stems().items():
        if stem not in project.modules:
            where = project.in_data(RULES, f'"{rules[0].number}"')
            what = f'rule {rules[0].number} has the stem "{stem}", and there is no module {stem}.py'
            yield Finding(where, what, f'write it, with @rule("{rules[0].number}")')


@check(PROJECT, LACKING)
def a_feature_for_each_stem(project: Project) -> Iterator[Finding]:
    """A rule of the index whose feature is still to come."""
    written = {one.path.stem for one in project.features if one.path.parent.name == "rules"}
    for stem, rules in project.index.stems().items():
        if project.features and stem not in written:
            path = project.book.features / "rules" / f"{stem}.feature"
            where = project.in_data(RULES, f'"{rules[0].number}"')
            yield Finding(where, f"rule {rules[0].number} has no feature", f"write {shown(path)}")


@check(PROJECT, LACKING)
def a_scenario_for_each_statement(project: Project) -> Iterator[Finding]:
    """A statement that can be checked, and that no scenario shows."""
    shown = {name for feature in project.features for one in feature.scenarios for name in one.statements}
    shown |= project.stated.fired.keys()
    for rule in project.index.rules.values():
        bare = [one.id for one in rule.statements if one.checkable and one.id not in shown]
        if project.features and bare:
            where = project.in_data(RULES, f'"{rule.number}"')
            yield Finding(where, f"no scenario shows {', '.join(bare)}", f"tag one with @s_{tagged(bare[0])}")


@check(PROJECT, LACKING)
def a_first_refusal(project: Project) -> Iterator[Finding]:
    """An engine that refuses nothing in any scenario."""
    if project.has_engine and project.steps and not any(step.refusal for step in project.steps):
        do = "write a scenario of a slip that beginners make, and Then rule ... forbids it"
        yield Finding("", "no scenario tries what is forbidden", do)


@check(PROJECT, LACKING)
def dice_in_scenarios(project: Project) -> Iterator[Finding]:
    """Dice that rules ask for, and that fall in no scenario."""
    asked = {step.pending["rule"] for step in project.steps if step.pending and step.pending["ask"] == "roll"}
    rolled = any("roll" in act for step in project.steps for act in step.acts)
    if asked and not rolled:
        yield Finding("", f"dice are due by rule {', '.join(sorted(asked))}, and fall in no scenario", "let them fall")


@check(PROJECT, LACKING)
def checkpoints(project: Project) -> Iterator[Finding]:
    """An engine without a `CHECKPOINT`, whose copies play everything again from the beginning."""
    yields = [node.value for _, node in project.nodes(ast.Yield)] if project.has_engine else []
    if yields and not any(isinstance(one, ast.Name) and one.id == "CHECKPOINT" for one in yields):
        do = "yield one where a turn begins: odds end there, and copies are quick"
        yield Finding("", "no rule yields CHECKPOINT", do)


@check(PROJECT, LACKING)
def an_exercise(project: Project) -> Iterator[Finding]:
    """A rulebook that teaches nothing yet."""
    if project.features and not any(one.path.parent.name == "exercises" for one in project.features):
        path = project.book.features / "exercises" / "01_first_steps.feature"
        yield Finding("", "there is no exercise yet", f"write {shown(path)}: scenarios that begin alike, and part")


@check(PROJECT, LACKING)
def branches(project: Project) -> Iterator[Finding]:
    """An exercise in which the reader never chooses and never rolls: no two scenarios begin alike and part."""
    for feature in project.features:
        told = [record.steps for one, _, record in project.recorded if one is feature]
        ways = [[act for step in steps for act in step.acts] for steps in told]
        if feature.path.parent.name == "exercises" and ways and not any(_part(*pair) for pair in combinations(ways, 2)):
            do = "write a scenario that begins like another and goes on otherwise"
            yield Finding(shown(feature.path), "its readers choose nothing", do)


def _part(one: Sequence[object], other: Sequence[object]) -> bool:
    """Do two scenarios begin alike, and then part?"""
    return one[:1] == other[:1] and one != other


@check(PROJECT, LACKING)
def folders_of_pages(project: Project) -> Iterator[Finding]:
    """A rulebook without pages, or without those of its rules."""
    if project.docs is None:
        yield Finding("", "there are no pages yet", "write docs/index.md, with {exercise} NAME on it")
    elif project.has_engine and not (project.docs / project.book.name / "rules").is_dir():
        folder = project.docs / project.book.name / "rules"
        yield Finding(
            "",
            "pages of rules hold no more than their rules",
            f"write {shown(folder)}/STEM.md, with {{rule}} NUMBER on it",
        )


@check(PROJECT, LACKING)
def words_of_ones_own(project: Project) -> Iterator[Finding]:
    """Pages on which every sentence is made from the kind of an event."""
    telling = project.book.words().telling
    if project.has_engine and type(telling) is PlainWords and set(telling.sentences) <= {"rolled"}:
        do = 'write some that are better: PlainWords({"wins": "{player} wins!"})'
        yield Finding("", "all sentences on pages are made from kinds of events", do)


@check(PROJECT, LACKING)
def sentences_of_refusals(project: Project) -> Iterator[Finding]:
    """A code of a refusal without a sentence, which pages show as it is."""
    sentences = project.book.words().refusals.sentences
    declared = Codes.of(project.book.engine).own if project.has(REFUSALS) else {}
    refused = [step.refusal["code"] for step in project.steps if step.refusal]
    for code in dict.fromkeys([*declared, *refused]):
        if code not in sentences:
            where = project.in_data(REFUSALS, code) if code in declared else ""
            yield Finding(where, f'there is no sentence for the code "{code}"', "write one in the words of refusals")


@check(PROJECT, LACKING)
def sentences_of_modifiers(project: Project) -> Iterator[Finding]:
    """A code of what changes dice without a sentence, which pages show as it is."""
    sentences = project.book.words().modifiers.sentences
    for code in ModifierCodes.of(project.book.engine) if project.has(MODIFIERS) else ():
        if code not in sentences:
            what = f'there is no sentence for the code "{code}"'
            yield Finding(project.in_data(MODIFIERS, code), what, "write one in the words of modifiers")


@check(PROJECT, LACKING)
def kinds_that_are_told(project: Project) -> Iterator[Finding]:
    """A kind of event that words of one's own pass over, so that readers learn nothing of it."""
    telling: Any = project.book.words().telling
    if isinstance(telling, PlainWords) or isinstance(getattr(telling.tell, "__self__", None), Tales):
        return  # what is not told is said there
    for kind, event in {event["event"]: event for step in project.steps for event in step.events}.items():
        if kind not in (ROLLED, *telling.QUIET) and not _tells(telling, event):
            yield Finding("", f'nothing is told of the kind "{kind}"', "give it a sentence, or name it in QUIET")


def _tells(telling: Any, event: Any) -> bool:
    try:
        return bool(telling.tell(event))
    except Exception:  # noqa: BLE001 - another check tells that
        return True


@check(PROJECT, LACKING)
def boards(project: Project) -> Iterator[Finding]:
    """A picture that is a table alone."""
    painter = project.book.painter()
    if project.has_engine and isinstance(painter, PlainPainter) and not painter.cells:
        do = "where the game has places, PlainPainter(Grid(8, 8)) shows them"
        yield Finding("", "pages show the state as a table", do)


@check(PROJECT, LACKING)
def whole_matches(project: Project) -> Iterator[Finding]:
    """A rulebook of which nobody can play a whole match."""
    if project.has_engine and project.book.match() is None:
        yield Finding("", "no whole game can be played", "write rulebook.match(): who plays, and how it stands")
