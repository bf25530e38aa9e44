"""Which scenarios show which statements: measured by what fired in them, and what tags claim beside it.

A statement fires where an event, a refusal or what was asked for names it. Some can be named by none of these, as a
definition; the index says by what a scenario shows them, and their tags are all that speaks for them. So it is with
all statements of an engine that names none: then nothing is measured.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from placky.recording import Recording, ScenarioRecord
from placky.scenarios.features import Feature, Scenario
from placky.sentences import Sentence, say
from touchline.core.rulebook.index import RuleIndex, Statement
from touchline.core.rulebook.spelling import tagged as as_tag

__all__ = ["Claim", "Shown", "statements_shown"]


COUNTED: Mapping[tuple[str, bool], Sentence] = {
    ("measured", False): "{shown} of {all} statements fire in a scenario",
    ("measured", True): "{shown} of {all} statements fire in a scenario: not {lacking}",
    ("by tags", False): "{shown} of {all} statements that no event can name have a scenario by its tag",
    ("by tags", True): "{shown} of {all} statements that no event can name have a scenario by its tag: not {lacking}",
    ("unmeasured", False): (
        "{shown} of {all} statements have a scenario by its tag; the engine names none, so nothing is measured"
    ),
    ("unmeasured", True): (
        "{shown} of {all} statements have a scenario by its tag: not {lacking}; the engine names none, so nothing is "
        "measured"
    ),
}
"""By what statements are shown, and whether some are not -> how many there are."""


class Claim(NamedTuple):
    """A statement in a scenario: it fired there, or a tag claims it."""

    feature: Feature
    scenario: Scenario
    statement: str

    @property
    def tag(self) -> str:
        """The tag that claims it."""
        return f"@s_{as_tag(self.statement)}"

    @property
    def line(self) -> int:
        """Where that tag stands."""
        return self.scenario.tag_lines[self.scenario.tags.index(self.tag)]


class Shown(NamedTuple):
    """Statement -> where it fired, and where a tag claims it; and the claims that are not so."""

    measured: bool
    """Does the engine name any statement?"""
    tagged: frozenset[str]
    """Those for which tags alone can speak."""
    fired: Mapping[str, list[Claim]]
    claimed: Mapping[str, list[Claim]]
    false: list[Claim]

    def by(self, statement: Statement) -> list[Claim]:
        """Where a statement is shown: where it fired, or where a tag claims what cannot be measured."""
        return self.fired.get(statement.id, []) if self.measures(statement) else self.claimed.get(statement.id, [])

    def claims_that_hold(self, statement: Statement) -> list[Claim]:
        """The tags that claim a statement, without those under which it should have fired and did not."""
        false = {_place(one) for one in self.false}
        return [one for one in self.claimed.get(statement.id, ()) if _place(one) not in false]

    def counts(self, statements: Iterable[Statement]) -> Iterator[str]:
        """In words: how many of those that can be checked fire, how many have a tag, and which have nothing."""
        known = [one for one in statements if one.checkable]
        for measured in (True, False):
            these = [one for one in known if self.measures(one) is measured]
            bare = [one.id for one in these if not self.by(one)]
            if these:
                what = "measured" if measured else "by tags" if self.measured else "unmeasured"
                shown, lacking = len(these) - len(bare), ", ".join(bare)
                yield say(COUNTED[what, bool(bare)], shown=shown, all=len(these), lacking=lacking)

    def measures(self, statement: Statement) -> bool:
        """Could a statement fire?"""
        return statement.id not in self.tagged

    def borne_out(self, scenario: Scenario, record: ScenarioRecord) -> list[str]:
        """What the tags of a scenario claim, without what should have fired in it and did not."""
        return [one for one in scenario.statements if one in record.stated or one in self.tagged]


def statements_shown(index: RuleIndex, recorded: Iterable[tuple[Feature, Recording]]) -> Shown:
    """What recordings show. Of an outline it is enough that one of its rows shows what its tag claims.

    A scenario in which nothing fires, as of a position that cannot be, shows nothing and claims nothing false.
    """
    fired: dict[str, list[Claim]] = defaultdict(list)
    claimed: dict[str, list[Claim]] = defaultdict(list)
    kept: set[tuple[str, int, str]] = set()
    for feature, recording in recorded:
        records = {(one.line, one.row): one for one in recording.scenarios}
        for scenario in feature.scenarios:
            record = records.get((scenario.line, scenario.row))
            for one in record.stated if record else ():
                fired[one].append(Claim(feature, scenario, one))
            for one in scenario.statements:
                claim = Claim(feature, scenario, one)
                claimed[one].append(claim)
                if record and _keeps(record, one):
                    kept.add(_place(claim))
    known = [one for rule in index.rules.values() for one in rule.statements]
    tagged = frozenset(one.id for one in known if not (fired and one.checkable and not one.shown_by))
    shown = Shown(bool(fired), tagged, fired, claimed, [])
    for claim in (claim for claims in claimed.values() for claim in claims):
        if claim.statement not in tagged and _place(claim) not in kept:
            kept.add(_place(claim))
            shown.false.append(claim)
    shown.false.sort(key=lambda one: (str(one.feature.path), one.line))
    return shown


def _keeps(record: ScenarioRecord, statement: str) -> bool:
    return statement in record.stated or not record.fired


def _place(claim: Claim) -> tuple[str, int, str]:
    """The tag of a claim, which all rows of an outline and all scenarios of a rule share."""
    return str(claim.feature.path), claim.line, claim.statement
