"""A suite: the scenarios of a rulebook in their order, each with a name of its own."""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from placky.exam.result import Suite
from placky.rulebook import Rulebook
from placky.rulebooks import index
from placky.running import Key
from placky.scenarios.features import Feature, Scenario

__all__ = ["SuiteScenario", "questions", "suite_of"]


class SuiteScenario(NamedTuple):
    """One scenario of a suite."""

    id: str
    key: Key
    feature: str
    """Its path below the folder of features."""
    scenario: Scenario


def questions(found: Sequence[Feature]) -> Iterator[SuiteScenario]:
    """Every scenario of these features."""
    for feature in found:
        path = f"{feature.path.parent.name}/{feature.path.name}"
        often = Counter[str]()
        for scenario in feature.scenarios:
            name = slug(scenario.name)
            often[name] += 1
            number = f"-{often[name]}" if often[name] > 1 else ""
            key = path, scenario.line, scenario.row or 0
            yield SuiteScenario(f"{path}#{name}{number}", key, path, scenario)


def slug(name: str) -> str:
    """A name as a part of an address.

    >>> slug("The ball isn't his: 2 inches")
    'the-ball-isn-t-his-2-inches'
    """
    return re.sub(r"[\W_]+", "-", name.lower()).strip("-")


def suite_of(book: Rulebook, found: Sequence[Feature]) -> Suite:
    """What a suite says of itself."""
    digest = hashlib.sha256("\n".join(f"{one.path.name} {one.digest}" for one in found).encode()).hexdigest()
    number = sum(len(one.scenarios) for one in found)
    return {
        "game": book.name, "title": book.title, "edition": index(book).edition, "digest": digest, "scenarios": number,
    }  # fmt: skip
