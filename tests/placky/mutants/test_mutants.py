"""Mutants: with a rule left out, a number changed by one, an edit or a listed fault, a scenario has to fail."""

import ast
import importlib
import json
import py_compile
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from types import SimpleNamespace
from typing import cast

import pytest
from tests.thorough import THOROUGH, thorough

from placky import mutants as asking
from placky.cli import SAMPLE, parser
from placky.console import Silent
from placky.errors import PlackyError
from placky.mutants import NOT_PLAYED, Mutant, _told, mutants, noticed, put_to_the_test
from placky.mutants.changed_import import modules, reached
from placky.mutants.declared import declared
from placky.mutants.edits import Edit, edits, in_source, make, rewritten
from placky.mutants.faults import faults
from placky.mutants.likely import UnchangedRun, in_order
from placky.mutants.process import _Session
from placky.mutants.sample import sampled
from placky.mutants.survivors import NO_REASON, by_operator, excused, nameless, reasons, report, stale
from placky.rulebook import Rulebook
from placky.rulebooks import index, rulebook
from touchline.core.rulebook import numbers

SEED = 1
CORES, SECONDS = 2, 600.0
EACH = CORES * SECONDS / SAMPLE
"""Seconds of computing that a mutant of a sample may take on average."""
GAMES = [rulebook("dice_football"), rulebook("takkure"), rulebook("dreadball")]
SOURCE = """
REACH = 3

def near(a, b):
    return 0 <= a < b <= REACH

@staticmethod
def far(a): return a > REACH or a > 2 * REACH or a == 1 or a >= 9
"""


@dataclass(frozen=True)
class Book:
    """As much of a rulebook as a report needs."""

    features: Path
    name: str = "dice_football"
    title: str = "Dice"
    engine: str = "touchline.dice_football"


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    """A rulebook whose folder of features holds nothing but what a test puts there."""
    return cast("Rulebook", Book(tmp_path))


@pytest.mark.parametrize("book", GAMES, ids=lambda book: book.name)
def test_every_rule_every_number_every_edit_and_every_listed_fault_has_its_mutants(book: Rulebook) -> None:
    found = [str(mutant) for mutant in mutants(book)]
    assert len(found) == len(set(found))
    assert {f"{number} off" for number in index(book).rules} <= set(found)
    for name in numbers.listed(book.engine):
        assert {f"{name} +1", f"{name} -1"} <= set(found)
    assert len(found) == len(index(book).rules) + 2 * len(numbers.listed(book.engine)) + len(edits(book.engine)) + len(
        faults(book)
    )


@pytest.mark.parametrize("book", GAMES, ids=lambda book: book.name)
def test_every_mutant_of_a_number_counts_for_a_module_that_there_is(book: Rulebook) -> None:
    known = {*modules(book.engine), *index(book).stems()}
    assert {mutant.stem for mutant in mutants(book)} <= known


@thorough
def test_the_scenarios_of_dice_football_notice_nearly_all_of_them_and_each_other_one_has_its_reason() -> None:
    book = rulebook("dice_football")
    found = put_to_the_test(mutants(book), Silent())
    patterns = list(reasons(book))
    asked = [(mutant, line) for mutant, line in found if line != NOT_PLAYED]
    assert {mutant.stem for mutant, line in found if line == NOT_PLAYED} == {"best"}  # a coach, and no rule
    assert [str(mutant) for mutant, line in asked if not line and not excused(mutant, patterns)] == []
    assert stale(found, patterns) == []
    assert [str(mutant) for mutant, line in asked if not line and mutant.kind == "fault"] == []
    assert [row for row in by_operator(asked) if row[3] < 0.95 * (row[2] - row[4])] == []


@pytest.mark.parametrize("book", GAMES, ids=lambda book: book.name)
def test_scenarios_notice_a_sample_of_mutants(book: Rulebook) -> None:
    """`make mutants` asks for all of them."""
    patterns, modules_played = list(reasons(book)), reached(book.engine)
    played = [mutant for mutant in mutants(book) if mutant.stem in modules_played]
    chosen = sampled(played, 130 if THOROUGH else 4, SEED)
    before = computed()
    found = put_to_the_test([one for one in chosen if not excused(one, patterns)], Silent(), looks=THOROUGH)
    assert len(found) >= 2
    assert [mutant.address or str(mutant) for mutant, line in found if not line] == []
    assert not THOROUGH or computed() - before <= EACH * len(found)


def computed() -> float:
    """Seconds of computing by processes that have been asked."""
    spent = getrusage(RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def test_a_sample_is_of_500_for_which_two_cores_have_ten_minutes() -> None:
    assert parser().parse_args(["rules", "--mutants", "--sample"]).sample == SAMPLE == 500
    assert parser().parse_args(["rules", "--mutants", "swapped", "--sample", "7"]).sample == 7
    assert pytest.approx(2.4) == EACH


def test_scenarios_are_collected_without_their_engine_so_that_all_mutants_have_one_collection() -> None:
    program = (
        "import sys; from placky.mutants.process import loaded; "
        "from placky.rulebooks import features, rulebook, step_book; "
        "books = [rulebook(name) for name in sys.argv[1:]]; "
        "[step_book(book).check(features(book)) for book in books]; "
        "print(*(book.name for book in books if loaded(book.engine)))"
    )
    command = [sys.executable, "-c", program, *(book.name for book in GAMES)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "\n"


def test_a_mutant_is_noticed_by_a_scenario_that_is_named() -> None:
    line = noticed(Mutant(rulebook("dice_football"), "S-24", stem="safety"))
    assert "features/dice_football/" in line
    assert ".feature:" in line


def test_an_engine_without_a_fault_is_not_noticed() -> None:
    assert noticed(Mutant(rulebook("dice_football"), "S-99")) == ""


def test_a_comparison_is_named_by_module_line_and_operator() -> None:
    assert [one.name for one in boundaries("reach", SOURCE)] == [
        "reach:5:<=", "reach:5:<", "reach:5:<=#2", "reach:8:>", "reach:8:>#2", "reach:8:>=",
    ]  # fmt: skip


def test_a_comparison_knows_what_it_has_become_and_the_function_around_it() -> None:
    found = boundaries("reach", SOURCE)
    assert [one.text for one in found] == [
        "0 < a < b <= REACH", "0 <= a <= b <= REACH", "0 <= a < b < REACH", "a >= REACH", "a >= 2 * REACH", "a > 9",
    ]  # fmt: skip
    assert [one.function for one in found] == [4, 4, 4, 7, 7, 7]


def boundaries(module: str, source: str) -> list[Edit]:
    return [one for one in in_source(module, source) if one.operator == "boundary"]


def test_every_comparison_but_those_of_a_coach_who_plays_at_random_is_found() -> None:
    source = SOURCE + "\ndef propose(s, chance):\n    return chance.random() < 0.5\n"
    assert [one.name for one in boundaries("reach", source)] == [one.name for one in boundaries("reach", SOURCE)]
    plain = [node for node in ast.walk(ast.parse(SOURCE)) if isinstance(node, ast.Compare)]
    signs = [sign for node in plain for sign in node.ops if isinstance(sign, ast.Lt | ast.LtE | ast.Gt | ast.GtE)]
    assert len(boundaries("reach", SOURCE)) == len(signs)


def test_one_comparison_is_rewritten_and_nothing_else() -> None:
    plain = ast.unparse(ast.parse(SOURCE))
    assert ast.unparse(rewritten("reach", SOURCE, "reach:8:>#2")) == plain.replace("a > 2 * REACH", "a >= 2 * REACH")
    assert ast.unparse(rewritten("reach", SOURCE, "reach:5:<")) == plain.replace("a < b", "a <= b")


def test_a_comparison_that_there_is_not_is_an_error() -> None:
    with pytest.raises(LookupError, match="reach:9:<"):
        rewritten("reach", SOURCE, "reach:9:<")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An engine of two modules, compiled before, and nothing of it imported."""
    folder = tmp_path / "small_engine"
    (folder / "deep").mkdir(parents=True)
    sources = {"__init__": "FEW = 3 < 3\n", "reach": SOURCE, "deep/__init__": "", "deep/well": "DRY = 1 >= 1\n"}
    for name, source in sources.items():
        path = folder / f"{name}.py"
        path.write_text(source, encoding="utf-8")
        py_compile.compile(str(path))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    yield "small_engine"
    for name in [name for name in sys.modules if name.startswith("small_engine")]:
        del sys.modules[name]
    edits.cache_clear()
    declared.cache_clear()


def test_the_modules_of_an_engine_are_found_without_importing_it(package: str) -> None:
    assert list(modules(package)) == ["__init__", "deep", "deep.well", "reach"]
    assert {one.name for one in edits(package)} >= {"__init__:1:<", "deep.well:1:>=", "reach:5:<"}
    assert not [name for name in sys.modules if name.startswith(package)]


def test_the_moved_comparison_is_imported_whatever_was_compiled_before_and_the_file_stays(package: str) -> None:
    path = modules(package)["reach"]
    compiled = {one: one.read_bytes() for one in path.parent.rglob("*.py*") if one.is_file()}
    make(package, "reach:5:<")
    reach = importlib.import_module("small_engine.reach")
    assert (reach.near(1, 1), reach.near(0, 4), reach.far(3)) == (True, False, False)
    assert {one: one.read_bytes() for one in compiled} == compiled


@pytest.mark.parametrize(
    ("name", "module", "value"), [("__init__:1:<", "", "FEW"), ("deep.well:1:>=", ".deep.well", "DRY")]
)
def test_packages_have_comparisons_too(package: str, name: str, module: str, value: str) -> None:
    plain = value == "DRY"
    make(package, name)
    assert getattr(importlib.import_module(package + module), value) is not plain


def test_the_scenarios_that_call_what_is_changed_come_first_and_a_rules_own_before_them() -> None:
    features = {0: ("exercises", "01_first"), 1: ("rules", "downs"), 2: ("rules", "drive"), 3: ("exercises", "02_next")}
    lines = {2: {"downs": 1 << 14}, 3: {"punt": 1 << 7}}
    played = UnchangedRun({0: {}, 1: {}, **lines}, {"downs": 1 << 2}, {"S-1": {"punt": 1 << 7}})
    moved = {"kind": "edit", "name": "downs:13:<", "stem": "downs", "function": 12, "first": 13, "last": 14}
    fixed = {**moved, "function": 0, "first": 2, "last": 2}
    off = {"kind": "rule", "name": "S-1", "stem": "downs"}
    more = {"kind": "number", "name": "kick.far", "stem": "downs", "readers": ["punt"]}
    assert in_order(moved, features, played) == [2]
    assert in_order(fixed, features, played) == [1, 2, 0, 3]
    assert in_order(off, features, played) == [1, 3, 2, 0]
    assert in_order(more, features, played) == [3, 1, 2, 0]
    assert in_order(more, features, None) == [1, 2, 0, 3]


def test_a_tag_that_claims_what_fires_no_more_has_noticed(book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    session = _Session({"engine": "touchline.dice_football"}, book, StringIO())
    session.items = [SimpleNamespace(nodeid="the scenario")]
    session.features, session.scenarios = {0: ("rules", "safety")}, {0: ("safety.feature", 4)}
    fires = iter([["S-24-b"], []])
    monkeypatch.setattr(session, "_run", lambda _: setattr(session, "borne_out", next(fires)))
    played = UnchangedRun({0: {"safety": 1 << 9}}, {"downs": 1}, borne_out={0: ["S-24-b"]})
    changed = {"id": 7, "kind": "edit", "stem": "safety", "function": 8, "first": 9, "last": 9}
    assert session._until_noticed(changed, played) == {"name": 7, "line": ""}
    assert session._until_noticed(changed, played)["line"] == "the scenario: S-24-b does not fire in it any more"


def test_what_a_decision_states_bears_out_a_claim_too(tmp_path: Path) -> None:
    book = rulebook("dreadball")
    changed = next(one for one in mutants(book, "negated") if one.address.startswith("dash.legs: not: (way.dashes,)"))
    question = {"engine": book.engine, "alone": False, "looks": True, "jobs": 1, "remembers": ""}
    question["mutants"] = [_told(0, changed)]
    program = (
        "import json, sys; from pathlib import Path; from placky.mutants.process import _Session; "
        "from placky.rulebooks import rulebook; from placky.running import run_here; "
        "book, (question, made, only) = rulebook('dreadball'), sys.argv[1:]; "
        "run_here(book, _Session(json.loads(question), book, sys.stderr), Path(made), only=[only])"
    )
    only = str(book.features / "rules" / "run.feature")
    command = [sys.executable, "-c", program, json.dumps(question), str(tmp_path), only]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "A Dash may follow: D-06-b does not fire in it any more" in json.loads(ran.stderr)["line"]


def test_a_process_that_dies_has_noticed_and_nobody_waits_for_it() -> None:
    program = (
        "import json, os; from placky.mutants.process import forked; "
        "work = [lambda: {'name': 0, 'line': 'x' * 200_000}, lambda: os._exit(3), lambda: [][0]]; "
        "print(json.dumps([a['line'][:60] for a in forked(work, 1, [{'id': 0}, {'id': 1}, {'id': 2}])]))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    long, *died = json.loads(ran.stdout)
    assert long == "x" * 60
    assert died == ["the process ended with exit code 3", "the process ended with exit code 1"]


def test_scenarios_that_fail_before_anything_is_changed_are_an_error(book: Rulebook) -> None:
    lines = [json.dumps({"broken": ["a.feature:3: Fails: no"]})]
    with pytest.raises(PlackyError, match=r"before anything is changed:\na\.feature:3"):
        list(asking._read(lines, [Mutant(book, "S-1")], alone=False))


def test_mutants_without_an_answer_are_an_error(book: Rulebook) -> None:
    chosen = [Mutant(book, "S-1"), Mutant(book, "S-2")]
    with pytest.raises(PlackyError, match="S-2 off"):
        list(asking._read([json.dumps({"name": 0, "line": ""})], chosen, alone=False))


FOUND = {
    "off": ("S-24", 0, "", "safety", "a.feature:1: noticed"),
    "more": ("field.length", 1, "", "downs", ""),
    "moved": ("downs:12:<", 0, "a <= b", "downs", ""),
    "position": ("position:9:>", 0, "c >= d", "position", "b.feature:2: noticed"),
    "coach": ("best:9:>", 0, "e >= f", "best", NOT_PLAYED),
}


def found_in(book: Rulebook) -> list[tuple[Mutant, str]]:
    return [(Mutant(book, name, by, text, stem), line) for name, by, text, stem, line in FOUND.values()]


def test_a_report_has_a_row_for_each_module_and_a_line_for_each_survivor(
    book: Rulebook, capsys: pytest.CaptureFixture[str]
) -> None:
    (book.features / "survivors.toml").write_text('"downs: a <= b" = "never equal"\n', encoding="utf-8")
    assert not report(book, found_in(book))
    out, err = capsys.readouterr()
    assert "Dice: 2 of 4 mutants noticed (50.0%); 1 cannot be, which leaves 66.7%" in out
    rows = [line.split("  ") for line in out.splitlines()]
    rows = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    assert ["S-24, S-25", "safety", "1", "1", "100%"] in rows
    assert ["S-15, S-16, S-17", "downs", "2", "0", "0%"] in rows
    assert ["-", "position", "1", "1", "100%"] in rows
    assert ["field.length +1", NO_REASON] in rows
    assert ["downs:12:<", "a <= b", "never equal"] in rows
    assert "in no scenario, so left as they are: best" in out
    assert "names no survivor" not in err


def test_a_reason_for_what_does_not_survive_is_reported(book: Rulebook, capsys: pytest.CaptureFixture[str]) -> None:
    text = '"position:*" = "drawn"\n"nothing:1:<" = "gone"\n"field.* *" = "yards"\n'
    (book.features / "survivors.toml").write_text(text, encoding="utf-8")
    report(book, found_in(book))
    err = capsys.readouterr().err.splitlines()
    assert [line.partition(": ")[2] for line in err] == [
        '"nothing:1:<" names no mutant; mend it or take it out',
        '"position:*" names no survivor; take it out',
    ]


def test_without_a_survivor_there_is_no_list_of_them(book: Rulebook, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(book, [(mutant, line) for mutant, line in found_in(book) if line])
    out, err = capsys.readouterr()
    assert "Dice: 2 of 2 mutants noticed (100.0%)\n" in out
    assert "what no scenario notices" not in out
    assert err == ""


def test_only_the_star_of_a_pattern_means_more_than_itself(book: Rulebook) -> None:
    mutant = Mutant(book, "space:4:<", text="s.at[i] <= a * b", stem="space")
    assert excused(mutant, ["space: s.at[i] <= a * b"])
    assert excused(mutant, ["space:4:<"])
    assert excused(mutant, ["space: *<= a*"])
    assert not excused(mutant, ["space:4:.", "space: s.at.i. <= a * b", "space:4", "pace:*"])


@pytest.mark.parametrize(
    ("text", "said"),
    [('"a:1:<" = ', "Invalid value"), ('"a:1:<" = ""', '"a:1:<" has no reason'), ('["a:1:<"]', "has no reason")],
)
def test_a_faulty_file_of_reasons_is_one_line_with_its_name(book: Rulebook, text: str, said: str) -> None:
    (book.features / "survivors.toml").write_text(text, encoding="utf-8")
    with pytest.raises(PlackyError, match=r"survivors\.toml: .*" + said):
        reasons(book)


@pytest.mark.parametrize("book", GAMES, ids=lambda book: book.name)
def test_every_reason_names_a_mutant(book: Rulebook) -> None:
    assert reasons(book)
    assert nameless(book) == []


@pytest.mark.parametrize("book", GAMES, ids=lambda book: book.name)
def test_every_listed_fault_can_still_be_committed(book: Rulebook) -> None:
    found = faults(book)
    assert found
    assert len({one.name for one in found}) == len(found)
    for one in found:
        source = modules(book.engine)[one.module].read_text(encoding="utf-8")
        compile(source.replace(one.was, one.reads), one.module, "exec")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("", "needs module, was and reads"),
        ('module = "downs"\nwas = "s.yard"', "needs module, was and reads"),
        ('module = "downs"\nwas = 3\nreads = "4"', "needs module, was and reads"),
        ('module = "ups"\nwas = "a"\nreads = "b"', r"no module 'ups' in touchline\.dice_football"),
        ('module = "downs"\nwas = "no such thing"\nreads = "b"', "reads 'no such thing' 0 times, not once"),
        ('module = "downs"\nwas = "s.down"\nreads = "b"', r"reads 's\.down' \d+ times, not once"),
        ("module = ", "Invalid value"),
    ],
)
def test_a_faulty_list_of_faults_is_one_line_with_its_name(book: Rulebook, entry: str, said: str) -> None:
    (book.features / "faults.toml").write_text(f'["the ball is flat"]\n{entry}\n', encoding="utf-8")
    with pytest.raises(PlackyError, match=r"faults\.toml: .*" + said):
        faults(book)


def test_only_one_kind_can_be_put_to_the_test() -> None:
    book = rulebook("dice_football")
    assert {mutant.kind for mutant in mutants(book, "fault")} == {"fault"}
    assert {mutant.kind for mutant in mutants(book)} == {"rule", "number", "edit", "fault"}
    assert {mutant.kind for mutant in mutants(book, "swapped")} == {"edit"}
    assert {mutant.operator for mutant in mutants(book, "swapped")} == {"swapped"}


def test_a_part_of_the_mutants_makes_no_reason_superfluous(book: Rulebook, capsys: pytest.CaptureFixture[str]) -> None:
    text = '"position:*" = "drawn"\n"nothing:1:<" = "gone"\n'
    (book.features / "survivors.toml").write_text(text, encoding="utf-8")
    report(book, found_in(book), whole=False)
    (line,) = capsys.readouterr().err.splitlines()
    assert '"nothing:1:<" names no mutant' in line
