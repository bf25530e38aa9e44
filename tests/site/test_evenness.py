"""Drills of all pages: no rule is answered by one and the same word, and nothing is given away by its form."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

ASKS, FREE = "legal", "forbids"
"""Kinds that ask whether something may be done; of the second, one has to know as well why not."""
FEW, SHARE = 4, 0.75
"""Of so many questions of a rule, so many at most have the same answer."""


@pytest.fixture(scope="module")
def chapters(real_site: Path) -> Mapping[str, Sequence[Any]]:
    """The drills of each chapter, as daily practice loads them."""
    found = {}
    for script in sorted((real_site / "_static" / "drills").glob("*-*.js")):
        told = re.fullmatch(r'placky\.drilled\("(.+?)",(.*)\);\n', script.read_text(encoding="utf-8"), re.DOTALL)
        assert told
        found[told[1]] = json.loads(told[2])
    assert len(found) > 14
    return found


def may(drill: Mapping[str, Any]) -> bool:
    """Is it allowed?"""
    return any(right and text in ("legal", "Yes, it is allowed") for text, right, _ in drill["answers"])


def test_no_rule_is_answered_by_one_word(chapters: Mapping[str, Sequence[Any]]) -> None:
    uneven, asked = {}, 0
    for name, drills in chapters.items():
        answers = defaultdict[Any, Counter[bool]](Counter)
        for one in drills:
            if one["kind"] in (ASKS, FREE):
                answers[one["rule"], one["kind"]][may(one)] += 1
        for (rule, kind), found in answers.items():
            asked += found.total()
            often = found[True] if kind == FREE else max(found.values())
            if found.total() >= FEW and often > SHARE * found.total():
                uneven[name, rule, kind] = found
    assert asked > 600
    assert uneven == {}


def test_what_is_asked_first_of_each_rule_is_allowed_and_not_in_turn(chapters: Mapping[str, Sequence[Any]]) -> None:
    """Who practises for the first day would else have said no five times, and been right."""
    for kind in (ASKS, FREE):
        for drills in chapters.values():
            first = list({one["rule"]: may(one) for one in reversed(drills) if one["kind"] == kind}.values())[::-1]
            assert all(one != other for one, other in pairwise(first))


def test_no_reason_to_choose_from_has_a_number(chapters: Mapping[str, Sequence[Any]]) -> None:
    """Only the right one would have it; and a way that is too long is no answer that is always right."""
    right = defaultdict[str, set[bool]](set)
    for drills in chapters.values():
        for one in (one for one in drills if one["kind"] == FREE):
            for text, is_right, _ in one["answers"]:
                assert not re.search(r"\d", text), text
                right[re.sub(r"\b[A-Z]{2,}\b", "X", text)].add(is_right)
    assert right["No: that way is too long"] == {True, False}
