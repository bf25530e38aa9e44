"""Steps that take any words, for scenarios without an engine."""

import sys

from placky.scenarios.fields import FieldType
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import StepBook

__all__ = ["ANYTHING"]

ANYTHING = StepBook({"text": FieldType(r".+", str, "step", "any words", "Ada takes two")})
"""Steps that take any words."""


@ANYTHING.given("{text}")
def lies(table: StepTable, text: str, datatable: list[list[str]] | None = None, docstring: str = "") -> None:  # noqa: ARG001
    """What lies on the table; of a table under the step each row is a name and its values."""
    if datatable:
        for name, *values in datatable:
            table.position[name] = ", ".join(values)
    else:
        table.position.setdefault("given", []).append(text)


@ANYTHING.when("{text}")
def done(table: StepTable, text: str, datatable: list[list[str]] | None = None, docstring: str = "") -> None:  # noqa: ARG001
    """What is done."""
    table.act({"do": text})


@ANYTHING.then("{text}")
def holds(table: StepTable, text: str, datatable: list[list[str]] | None = None, docstring: str = "") -> None:
    """What is true now; nobody checks it."""


ANYTHING.modules.append(sys.modules[__name__])
