"""A search over all steps of every game: none passes with a slip in it, and each fails in a sentence."""

import contextlib
import io
import re
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.placky import desk as desks
from tests.placky.desk import Desk, at_desk

from placky import rulebooks
from placky.rulebooks import step_book
from placky.scenarios.saying import texts
from placky.scenarios.steps import StepBook, StepDefinition

GAMES = {
    "takkure": (
        "@rule_1_01",
        """    Given these players are on the pitch:
      | player | at     | ball |
      | AGUILA | 12, 12 | yes  |
      | KURO   | 6, 12  |      |
      | GARRA  | 12, 15 |      |
      | LINCE  | 18, 15 |      |
""",
        "AGUILA is activated",
    ),
    "dice_football": (
        "@rule_S_07",
        "    Given Red has the ball on Red's 25\n",
        "the dice show 10 10 10 10 TD FG against NG NG S S TO P6",
    ),
    "dreadball": (
        "@rule_D_06",
        """    Given these players are there:
      | player | hex | facing | ball |
      | VEGA   | F10 | east   | yes  |
      | RIGEL  | F12 | west   |      |
      | GRUM   | F20 | west   |      |
""",
        "VEGA runs to F11, and stops",
    ),
    "pebbles": ("@rule_P_2", "    Given a heap of 9 pebbles\n", "Ada takes 2"),
}
"""Game -> a tag, a position, and an action that is open in it."""
PEBBLES = Path(__file__).parents[2] / "pebbles"
FREE = {"text", "value", "figure"}
"""Types of field that any word fits."""
SLIPS = (
    "QUETZAL",
    "Xanadu",
    "xanadu",
    "9.99",
    "R-999",
    "R-9",
    "S-99",
    "RS-999",
    "RD-999",
    "D-99",
    "A25",
    "3 for XANADU",
    "P-9",
    "Xanadu's 25",
    '"Xanadu"',
    "3 for QUETZAL",
)
"""Words that nothing is called; of each type those serve that it can read."""
RAW = re.compile(r"""\{['"]|\[['"]|\(['"]|\w+Error\b|StopIteration|Traceback|\bNone\b|broke at|<[\w.]+ object""")
"""What is no sentence."""


@pytest.fixture(params=GAMES)
def game(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Desk, StepBook]]:
    """A game's desk, and its steps; pebbles is not installed, and so is brought along."""
    if request.param == "pebbles":
        monkeypatch.syspath_prepend(PEBBLES)
        brought = EntryPoint("pebbles", "pebbles:rulebook", "placky.rulebooks")
        monkeypatch.setitem(desks.ENTRIES, "pebbles", brought)
        monkeypatch.setitem(desks.REAL, "pebbles", PEBBLES / "pebbles" / "features")
        monkeypatch.setattr(rulebooks, "entry_points", lambda **_: [brought])
        rulebooks.rulebooks.cache_clear()
    with at_desk(tmp_path, request.param) as desk:
        yield desk, step_book(desk.book)


def table_of(one: StepDefinition, changed: Mapping[str, str], book: StepBook) -> str:
    """A row for each of a step's columns by itself, or the changed one."""
    if one.columns is None:
        return ""
    first = one.columns.first
    examples = {name: kind.example for name, kind in one.columns.types.items()}
    head = [first, *[name for name in changed if name != first]]
    row = [changed.get(name, examples.get(name, "3")) for name in head]
    return f"      | {' | '.join(head)} |\n      | {' | '.join(row)} |\n"


def tried(desk: Desk, steps: list[tuple[str, str, str]]) -> list[str]:
    """What is said of each of these steps (kind, text, table), tried in a scenario of its own: "" where it passes."""
    tag, background, action = GAMES[desk.game]
    said = [""] * len(steps)
    left = list(range(len(steps)))
    while left:
        lines = [tag, "Feature: Slips", ""]
        for number in left:
            kind, text, table = steps[number]
            lines += [f"  Scenario: slip {number}", *background.rstrip("\n").split("\n")]
            before = [f"    When {action}"] if kind == "then" else []
            after = [f"    When {action}"] if kind == "given" else []
            lines += [*before, f"    {kind.capitalize()} {text}", *table.rstrip("\n").split("\n"), *after, ""]
        desk.write("\n".join(lines) + "\n")
        found = faults_of(desk, lines)
        for number, what in found.items():
            said[number] = what
        if not found or not any(line.startswith("static") for line in found.values()):
            break
        left = [number for number in left if number not in found]
    return said


def faults_of(desk: Desk, lines: list[str]) -> dict[int, str]:
    """Scenario -> what `placky test` says of it; what is said before a run begins with "static"."""
    err = io.StringIO()
    with contextlib.redirect_stderr(err), contextlib.redirect_stdout(io.StringIO()) as out:
        desk.placky("test")
    ran = " passed, " in out.getvalue()
    found: dict[int, str] = {}
    for told in err.getvalue().splitlines():
        match = re.match(r"features/\S+?:(\d+): (.*)", told)
        assert match, told
        begun = max(n for n in range(int(match[1])) if lines[n].startswith("  Scenario: "))
        number = int(lines[begun].rpartition(" ")[2])
        found.setdefault(number, match[2] if ran else f"static {match[2]}")
    return found


def sentences(told: Mapping[str, str]) -> None:
    """Every failure is told in words."""
    bare = {step: what for step, what in told.items() if RAW.search(what) or len(what.split()) < 4}
    assert bare == {}


def test_no_step_passes_with_a_misspelt_name(game: tuple[Desk, StepBook]) -> None:
    desk, book = game
    steps = []
    for one in book.definitions:
        values = book.values(one)
        for name, kind in one.fields.items():
            if kind in FREE or not (book.types[kind].exist or book.types[kind].present):
                continue
            fitting = [slip for slip in SLIPS if re.fullmatch(book.types[kind].expression, slip)]
            assert fitting, f"{kind}: nothing to misspell"
            with_it = [text for text in texts(one.loose, {**values, name: fitting[0]}) if fitting[0] in text]
            assert with_it, one.pattern
            steps += [(one.kind, text, table_of(one, {}, book)) for text in with_it]
    said = tried(desk, steps)
    assert len(steps) > {"takkure": 60, "dice_football": 20, "dreadball": 50, "pebbles": 8}[desk.game]
    assert [step for step, what in zip(steps, said, strict=True) if not what] == []
    told = dict(zip([f"{kind} {text}" for kind, text, _ in steps], said, strict=True))
    sentences(told)
    names = re.compile("|".join(map(re.escape, (*SLIPS, "Xanadu", "QUETZAL"))))
    assert {step: what for step, what in told.items() if not names.search(what)} == {}


def test_no_step_passes_with_a_wrong_type(game: tuple[Desk, StepBook]) -> None:
    desk, book = game
    steps = []
    for one in book.definitions:
        values = book.values(one)
        for name, kind in one.fields.items():
            for wrong in ("§", "12", "a: b"):
                if kind in FREE or re.fullmatch(book.types[kind].expression, wrong):
                    continue
                steps += [(one.kind, text, "") for text in texts(one.loose, {**values, name: wrong}) if wrong in text][
                    :1
                ]
    said = tried(desk, steps)
    told = dict(zip([f"{kind} {text}" for kind, text, _ in steps], said, strict=True))
    assert [step for step, what in told.items() if not what] == []
    sentences(told)


def test_no_table_passes_with_a_misspelt_name_an_unknown_column_or_a_wrong_type(game: tuple[Desk, StepBook]) -> None:
    desk, book = game
    steps = []
    for one in book.definitions:
        if one.columns is None:
            continue
        (text, *_) = texts(one.loose, book.values(one))
        steps += [(one.kind, text, table_of(one, {"xanadu": "3"}, book)), (one.kind, text, "")]
        steps += [(one.kind, text, f"      | {one.columns.first} |\n")]
        for name, kind in one.columns.types.items():
            slips = [slip for slip in ("§", *SLIPS) if not re.fullmatch(kind.expression, slip)]
            if kind.exist or kind.present:
                slips += [slip for slip in SLIPS if re.fullmatch(kind.expression, slip)][:1]
            steps += [(one.kind, text, table_of(one, {name: slip}, book)) for slip in slips]
    said = tried(desk, steps)
    assert [step for step, what in zip(steps, said, strict=True) if not what] == []
    sentences({f"{text}\n{table}": what for (_, text, table), what in zip(steps, said, strict=True)})


def test_a_step_at_the_wrong_time_fails_in_a_sentence_or_holds(game: tuple[Desk, StepBook]) -> None:
    desk, book = game
    steps = []
    for one in book.definitions:
        columns = {name: kind.example for name, kind in one.columns.types.items()} if one.columns else {}
        steps += [(one.kind, text, table_of(one, columns, book)) for text in texts(one.loose, book.values(one))]
    said = tried(desk, steps)
    told = {f"{kind} {text}": what for (kind, text, _), what in zip(steps, said, strict=True) if what}
    assert len(told) > len(steps) / 3
    sentences(told)


def test_every_step_and_every_column_has_an_example_that_means_it_and_nothing_else(game: tuple[Desk, StepBook]) -> None:
    _, book = game
    for one in book.definitions:
        assert book.matching(one.kind, book.example(one)) == [one]
    columns = [(name, kind) for one in book.definitions if one.columns for name, kind in one.columns.types.items()]
    kinds = [*book.types.items(), *columns]
    assert [name for name, kind in kinds if not kind.example or not re.fullmatch(kind.expression, kind.example)] == []
    assert [name for name, kind in kinds if kind.exist and kind.fault(kind.example)] == []
    assert [name for name, kind in kinds if not kind.takes] == []
