"""Takkure's questions: every kind of decision has its own, and a page never shows that of another."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import touchline.takkure
from placky.rulebooks.takkure.words import choices
from touchline.takkure.commands import COMMANDS

ENGINE = Path(touchline.takkure.__file__).parent


def kinds() -> dict[str, set[str]]:
    """Kind of decision -> the modules whose code asks for it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in ENGINE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            named = [keyword.value for keyword in call.keywords if keyword.arg == "kind"]
            asked = call.args[1:2] if getattr(call.func, "id", "") == "Choose" else []
            for node in [*named, *asked]:
                if isinstance(node, ast.Constant):
                    found[str(node.value)].add(path.stem)
    return found


def test_every_kind_of_decision_has_a_question_of_its_own() -> None:
    assert set(choices.ASKED) == {decision for form in COMMANDS.forms for decision in form.decisions}
    assert len(set(choices.ASKED.values())) == len(choices.ASKED)


def test_no_kind_of_decision_is_asked_by_two_modules() -> None:
    assert {kind: modules for kind, modules in kinds().items() if len(modules) > 1} == {}


@pytest.mark.parametrize("kind", sorted(kinds()))
def test_what_the_code_asks_for_is_asked_in_words(kind: str) -> None:
    assert choices.ask({"ask": "choose", "kind": kind, "coach": "Yamato", "options": []}).strip()
