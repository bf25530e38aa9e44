"""Checks of what scenarios did, as it was recorded."""

from collections.abc import Iterator

from placky.checking.data import RULES
from placky.checking.findings import PROJECT, Finding, check
from placky.checking.project import Project
from placky.errors import shown


@check(PROJECT)
def scenarios_that_fail(project: Project) -> Iterator[Finding]:
    """A scenario that fails, or could not be run to its end."""
    for line in project.failures:
        yield Finding("", line, "change the scenario, or the rule")


@check(PROJECT)
def rules_that_fire(project: Project) -> Iterator[Finding]:
    """A rule that has its module and its feature, and fires in no scenario."""
    written = {feature.path.stem for feature in project.features if feature.path.parent.name == "rules"}
    for number, rule in project.index.rules.items():
        begun = rule.stem in project.modules and rule.stem in written
        if begun and project.recorded and number not in project.fired:
            where = project.in_data(RULES, f'"{number}"')
            do = "let its events or refusals name it, and write a scenario in which it is at work"
            yield Finding(where, f"rule {number} ({rule.stem}) fires in no scenario", do)


@check(PROJECT)
def tags_that_claim_more(project: Project) -> Iterator[Finding]:
    """A tag of a statement that did not fire under it, in an engine that names statements."""
    for one in project.stated.false:
        what = f'"{one.scenario.name}" claims {one.statement}, which did not fire in it'
        do = f"take {one.tag} out, or let the line that plays {one.statement} name it"
        yield Finding(f"{shown(one.feature.path)}:{one.line}", what, do)
