"""Mutants: with a rule left out or a number changed by one, a scenario has to fail."""

import subprocess
import sys

import pytest

from placky.cli.console import Plain
from placky.cli.mutants import ENOUGH, Mutant, mutants, noticed, put_to_the_test
from placky.rulebooks import index, rulebook
from touchline.core import numbers

WHOLE = [rulebook("dice_football")]
"""The rulebooks whose engine is whole."""


@pytest.mark.parametrize("book", WHOLE, ids=lambda book: book.name)
def test_every_rule_and_every_number_has_its_mutants(book):
    found = [str(mutant) for mutant in mutants(book)]
    assert {f"{number} off" for number in index(book).rules} <= set(found)
    for name in numbers.listed(book.engine):
        assert {f"{name} +1", f"{name} -1"} <= set(found)


@pytest.mark.parametrize("book", WHOLE, ids=lambda book: book.name)
def test_the_scenarios_notice_nearly_all_of_them(book):
    found = put_to_the_test(book, Plain())
    survivors = [str(mutant) for mutant, line in found if not line]
    assert 1 - len(survivors) / len(found) >= ENOUGH, survivors


def test_a_mutant_is_noticed_by_a_scenario_that_is_named():
    line = noticed(Mutant(rulebook("dice_football"), "S-24", 0))
    assert "features/dice_football/" in line
    assert ".feature:" in line


def test_an_engine_without_a_fault_is_not_noticed():
    command = [sys.executable, "-m", "placky.cli.mutant", "dice_football", "touchline.dice_football", "S-99", "0"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "")
