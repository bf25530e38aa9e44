"""Scenarios as pytest-bdd runs them, made from what `placky.scenarios.features` has read.

pytest-bdd would read each file a second time, in a way of its own. Tags would become marks, so that `@skip` hides a
failure, and placeholders would be filled otherwise than on the pages. So it finds every feature read already.
"""

import os.path
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

import pytest_bdd.feature
from pytest_bdd import parser
from pytest_bdd.gherkin_parser import Cell, DataTable, Location, Row

from placky.scenarios.features import Feature, Scenario, Step


class Template(parser.ScenarioTemplate):
    """A scenario, or an outline with all of its rows. It has no tags, as pytest-bdd would make marks of them."""

    def __init__(self, feature: parser.Feature, rows: list[Scenario]) -> None:
        first = rows[0]
        super().__init__(feature, "Scenario", first.template, first.line, first.row is not None, "")
        self.rows = {row.example: row for row in rows}
        if self.templated:
            columns = groupby(rows, key=lambda row: tuple(name for name, _ in row.example))
            self.examples = [
                parser.Examples(None, None, list(names), [[value for _, value in row.example] for row in found])
                for names, found in columns
            ]

    def row(self, example: Mapping[str, object]) -> Scenario:
        """The scenario of these values."""
        return self.rows[tuple((name, str(value)) for name, value in example.items())]

    def render(self, context: Mapping[str, object]) -> parser.Scenario:
        """What pytest-bdd runs for these values."""
        row = self.row(context)
        return parser.Scenario(self.feature, self.keyword, row.name, row.line, [_step(one) for one in row.steps], "")


def offer(features: Iterable[Feature]) -> None:
    """Let pytest-bdd find these features as if it had read them."""
    for feature in features:
        made = _feature(feature)
        pytest_bdd.feature.features[made.filename] = made


def _feature(feature: Feature) -> parser.Feature:
    path = os.path.abspath(feature.path)  # noqa: PTH100 - as pytest-bdd looks for it, with symbolic links as they are
    made = parser.Feature(OrderedDict(), path, path, "en", "Feature", feature.name, set(), None, 1, "")
    for _, rows in groupby(feature.scenarios, key=lambda row: row.line):
        template = Template(made, list(rows))
        made.scenarios[template.name] = template
    return made


def _step(step: Step) -> parser.Step:
    rows: list[Any] = [
        Row("", place := Location(1, line), [Cell(place, text) for text in cells])
        for line, cells in zip(step.rows, step.table, strict=True)
    ]
    table = DataTable(Location(1, step.line), rows) if rows else None
    return parser.Step(step.text, step.kind, 0, step.line, step.keyword, table, step.doc)
