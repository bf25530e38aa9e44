"""`placky rules NUMBER`: everything that a rule number leads to."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from placky.cli import main

ROOT = Path(__file__).parents[3]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[list[str]]:
    """The rows of the table."""
    assert main(["rules", *arguments]) == 0
    return [re.split(r" {2,}", line.strip()) for line in capsys.readouterr().out.splitlines()]


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in the checkout."""
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize(
    ("number", "game", "stem"),
    [("3.06", "takkure", "steal"), ("S-15", "dice_football", "downs"), ("D-09", "dreadball", "dash")],
)
def test_a_number_leads_to_code_scenarios_page_events_and_words(
    capsys: pytest.CaptureFixture[str], number: str, game: str, stem: str
) -> None:
    """Every line that is named is there, and of this game."""
    rows = told(capsys, number)
    where = {(row[0], row[1]) for row in rows if len(row) > 1}
    assert ("code", f"engine/touchline/{game}/rules/{stem}.py") in where
    assert ("feature", f"features/{game}/rules/{stem}.feature") in where
    assert ("page", f"docs/{game}/rules/{stem}.md") in where
    lines = [row for row in rows if row[0] in {"event", "words", "painter", "match"}]
    told_of = {room: {kind for where, _, kind in lines if where == room} for room in ("event", "words")}
    assert told_of["words"] >= told_of["event"] != set()
    for room, place, kind in lines:
        path, _, line = place.rpartition(":")
        text = (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        assert f"/{game}/" in path
        assert kind.title().replace(" ", "") in text or (room != "event" and f'"{kind}"' in text)


def test_the_codes_by_which_a_rule_refuses_are_listed_each_with_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    """So that whoever changes a rule finds them."""
    told_of = told(capsys, "D-09")
    rows = [row for row in told_of if row[0] == "refusal"]
    assert {"dash-names-no-hex", "hex-taken"} < {code for _, _, code in rows}
    in_words = {row[2] for row in told_of if row[0] == "words" and "/words/refusals.py:" in row[1]}
    assert in_words == {code for _, _, code in rows}
    for _, place, code in rows:
        path, _, line = place.rpartition(":")
        text = (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        assert text.startswith(f"{code} = ")
        assert '"D-09"' in text


@pytest.mark.parametrize("number", ["3.06", "S-15", "D-09"])
def test_every_other_place_is_listed_with_its_line_in_the_order_of_a_change(
    capsys: pytest.CaptureFixture[str], number: str
) -> None:
    """The index, rulings, numbers, faults, functions, and the pages that link to the rule."""
    rows = [row for row in told(capsys, number)[2:] if len(row) > 1]
    kinds = [*dict.fromkeys(row[0] for row in rows)]
    order = (
        "index", "ruling", "number", "term", "feature", "fault", "code", "data", "test", "event", "refusal", "modifier",
        "words", "painter", "advice", "match", "page",
    )  # fmt: skip
    assert kinds == [kind for kind in order if kind in kinds]
    says: dict[str, Callable[[str], str]] = {
        "index": lambda _: f'number = "{number}"',
        "ruling": lambda name: f'id = "{name.split()[0]}"',
        "number": lambda name: name.split(".")[-1],
        "fault": lambda name: f'["{name}"]',
        "term": lambda name: f'id = "{name}"',
        "code": lambda name: f'"{name}"' if name.startswith(number) else f"def {name}(",
        "page": lambda _: f"{{rule}}`{number}`",
    }
    seen = set()
    for room, place, *name in (row for row in rows if row[0] in says and ":" in row[1]):
        path, _, line = place.rpartition(":")
        assert says[room](*(name or [""])) in (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        seen.add(room)
    assert seen | {"term"} == set(says)


def test_exercises_with_the_tag_of_a_rule_are_listed_each_with_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    """What they say of the rule changes with it, so whoever changes it wants to read them."""
    rows = [row for row in told(capsys, "3.06", "--rulebook", "takkure") if row[0] == "feature" and len(row) == 3]
    assert any("/exercises/" in place for _, place, _ in rows)
    for _, place, tag in rows:
        path, _, line = place.rpartition(":")
        assert tag == "@rule_3_06"
        assert path != "features/takkure/rules/steal.feature"
        assert tag in (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1].split()


def test_a_test_of_a_rule_is_named_where_there_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    """By its stem."""
    rows = told(capsys, "1.14", "--rulebook", "takkure")
    assert ["test", "tests/touchline/takkure/rules/test_rolls.py"] in rows


@pytest.mark.parametrize(
    ("number", "file"), [("4.05", "skills"), ("4.07", "plays"), ("5.05", "injuries"), ("3.06", "")]
)
def test_the_data_files_that_a_rule_reads_are_named(capsys: pytest.CaptureFixture[str], number: str, file: str) -> None:
    """Its module reads them, or one that says in its first lines that it is about the rule."""
    rows = [row[1] for row in told(capsys, number, "--rulebook", "takkure") if row[0] == "data"]
    assert rows == ([f"engine/touchline/takkure/data/{file}.toml"] if file else [])


@pytest.mark.parametrize("number", ["4.07", "D-17", "S-18"])
def test_tests_that_name_a_rule_are_listed_with_the_line(capsys: pytest.CaptureFixture[str], number: str) -> None:
    """Most rules are tested by their scenarios alone, and have no test of their own."""
    rows = [row[1] for row in told(capsys, number) if row[0] == "test" and row[2:] == ["names it"]]
    assert rows
    for place in rows:
        path, _, line = place.rpartition(":")
        text = (ROOT / path).read_text(encoding="utf-8").splitlines()
        assert number in text[int(line) - 1]
        assert number not in "\n".join(text[: int(line) - 1]).split()


def test_what_a_rule_lets_one_do_is_found_wherever_it_is_said_drawn_and_weighed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By its verb; and other modules that play or forbid by its number are named, and what changes its dice."""
    rows = told(capsys, "3.06", "--rulebook", "takkure")
    assert ["test", "tests/touchline/takkure/rules/test_steal.py"] in rows
    for room in ("words", "painter", "advice"):
        assert "steal" in {row[2] for row in rows if row[0] == room}, room
    modifiers = {row[2]: row[1].rpartition(":")[2] for row in rows if row[0] == "modifier"}
    assert set(modifiers) == {"ball-held-on-the-ground", "ball-in-the-air", "loose-ball"}
    lines = (ROOT / "engine/touchline/takkure/data/modifiers.toml").read_text(encoding="utf-8").splitlines()
    assert all(lines[int(line) - 1].startswith(f"{code} = ") for code, line in modifiers.items())
    others = {row[1].rpartition("/")[2].partition(":")[0] for row in rows if row[0] == "code" and row[2:] > ["3"]}
    assert others >= {"defence.py", "agenda.py", "pick_up.py"}


def test_a_number_that_there_is_not_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """With what could have been meant."""
    assert main(["rules", "3.066"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", 'no rule has the number "3.066"; the nearest: 3.06, 6.06, 5.06\n')


def test_who_names_a_rulebook_instead_is_told_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "dreadball", "--pairs"]) == 2
    told = '"dreadball" is a rulebook; all of its rules are listed by: placky rules --rulebook dreadball\n'
    assert capsys.readouterr().err == told
