"""Samples of mutants, and what is kept of them between two runs."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from placky import mutants as asking
from placky.console import Silent
from placky.mutants import Mutant, mutants, put_to_the_test
from placky.mutants.sample import sampled
from placky.mutants.verdicts import Verdicts
from placky.rulebook import Rulebook
from placky.rulebooks import content_digest, rulebook


@dataclass(frozen=True)
class Book:
    """As much of a rulebook as a list of verdicts needs."""

    features: Path
    name: str = "dice_football"
    engine: str = "touchline.dice_football"


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    """A rulebook with two features."""
    for name in ("one", "two"):
        path = tmp_path / "features" / "rules" / f"{name}.feature"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"Feature: {name}\n", encoding="utf-8")
    return cast("Rulebook", Book(tmp_path / "features"))


def mutant(book: Rulebook, number: int) -> Mutant:
    return Mutant(book, f"S-{number}", stem="downs", operator="rule")


def test_a_sample_has_as_many_of_each_operator_as_there_are() -> None:
    every = [one for name in ("dice_football", "dreadball") for one in mutants(rulebook(name))]
    found = sampled(every, 200, 4)
    assert len(found) == 200
    assert sorted(set(Counter((one.book.name, one.operator) for one in found).values())) == [7, 8]
    assert found == sampled(every, 200, 4) != sampled(every, 200, 5)
    assert len(sampled(every[:9], 200, 4)) == 9


def test_a_sample_stays_the_same_when_the_engine_grows_elsewhere(book: Rulebook) -> None:
    every = [mutant(book, number) for number in range(40)]
    assert set(sampled(every, 10, 0)) - set(every[:30]) == set(sampled(every, 10, 0)) - set(sampled(every[:30], 10, 0))


def test_a_verdict_holds_as_long_as_what_it_comes_from(book: Rulebook, tmp_path: Path) -> None:
    kept = Verdicts(book, tmp_path)
    kept.add(mutant(book, 1).key, {"line": "noticed", "by": "rules/one"})
    kept.add(mutant(book, 2).key, {"line": ""})
    kept.write()
    assert [Verdicts(book, tmp_path).of(mutant(book, number).key) for number in (1, 2, 3)] == ["noticed", "", None]
    (book.features / "rules" / "two.feature").write_text("Feature: other\n", encoding="utf-8")
    assert [Verdicts(book, tmp_path).of(mutant(book, number).key) for number in (1, 2, 3)] == ["noticed", None, None]
    (book.features / "rules" / "one.feature").write_text("Feature: other\n", encoding="utf-8")
    assert Verdicts(book, tmp_path).of(mutant(book, 1).key) is None


def test_another_engine_or_a_torn_file_begins_anew(book: Rulebook, tmp_path: Path) -> None:
    kept = Verdicts(book, tmp_path)
    kept.add(mutant(book, 1).key, {"line": "noticed", "by": "rules/one"})
    kept.write()
    (book.features / "steps").mkdir()
    (book.features / "steps" / "more.py").write_text("MORE = 1\n", encoding="utf-8")
    content_digest.cache_clear()
    assert Verdicts(book, tmp_path).of(mutant(book, 1).key) is None
    kept.file.write_text("{", encoding="utf-8")
    assert Verdicts(book, tmp_path).kept == {}


def test_a_run_that_is_interrupted_goes_on_where_it_stopped(
    book: Rulebook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen, asked = [mutant(book, number) for number in range(6)], []

    def answers(left: list[Mutant], **_: Any) -> Iterator[tuple[Mutant, dict[str, str]]]:
        for one in left:
            asked.append(one.name)
            if one.name == "S-4" and len(asked) < 6:
                raise KeyboardInterrupt
            yield one, {"line": f"{one.name} noticed", "by": "rules/one"}

    monkeypatch.setattr(asking, "_answers", answers)
    with pytest.raises(KeyboardInterrupt):
        put_to_the_test(chosen, Silent(), tmp_path)
    assert [line for _, line in put_to_the_test(chosen, Silent(), tmp_path)] == [f"S-{n} noticed" for n in range(6)]
    assert asked == ["S-0", "S-1", "S-2", "S-3", "S-4", "S-4", "S-5"]
