"""The command line: help, exit codes, and plain words where nobody watches."""

import os
import re
import shlex
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from tests.placky.desk import ACTIVATED, CAUGHT, DODGED, Desk, feature

from placky.cli import main, parser
from placky.cli.commands import BEFORE

COMMANDS = (
    "new", "adapter", "build", "test", "check", "record", "rules", "play", "replay", "render", "serve", "explore",
    "drills", "report", "messages",
)  # fmt: skip
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
"""Colours, cursor movements, carriage returns: nothing of the kind belongs into a log."""
PAGE = "# Try-out\n\n```{exercise} 90_tryout\n```\n"


def exits(*arguments: str) -> int:
    """The exit code of a command that argparse ends."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    return int(ended.value.code or 0)


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert exits("--help") == 0
    told = capsys.readouterr().out
    assert "usage: placky [-h] [--version] COMMAND ..." in told
    for command in COMMANDS:
        assert re.search(rf"^    {command} +\w", told, re.MULTILINE), f"{command} has no help"


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_explains_every_option(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert exits(command, "--help") == 0
    told = capsys.readouterr().out
    assert f"usage: placky {command}" in told
    subs = next(action for action in parser()._actions if isinstance(action.choices, dict))
    assert isinstance(subs.choices, dict)
    assert set(subs.choices) == {*COMMANDS, "odds"}
    assert all(action.help for action in subs.choices[command]._actions)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["fly"], "invalid choice: 'fly' (choose from"),
        (["serve", "--port", "x"], "argument --port: x: a port is needed, 1 to 65535"),
        (["serve", "--port", "99999999"], "argument --port: 99999999: a port is needed, 1 to 65535"),
        (["build", "--colour"], "unrecognized arguments: --colour"),
    ],
)
def test_arguments_that_there_are_not_end_in_exit_code_2_and_the_usage(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exits(*arguments) == 2
    told = capsys.readouterr()
    assert told.err.startswith("usage: placky")
    assert said in told.err


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("test --engine X takkure -n 2", "takkure"),
        ("rules 1.20 --docs pages 3.06", ["1.20", "3.06"]),
        ("report a.json -o all b.json", [Path("a.json"), Path("b.json")]),
        ("explore A --seed 3 B", "A"),
        ("new --paper chess --players 2", "chess"),
        ("render --at 3 game.json --night", Path("game.json")),
        ("play --seed 3 takkure --save log.json", "takkure"),
    ],
)
def test_names_stand_anywhere_among_the_options_of_a_command(text: str, names: object) -> None:
    assert names in vars(parser().parse_args(text.split())).values()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["build"], "docs: no Sphinx project here (conf.py and index.md are missing); name its folder with --docs"),
        (["record", "--docs", "elsewhere"], "elsewhere: no Sphinx project here (conf.py and index.md are missing)"),
        (["rules", "--docs", "features"], "features: no Sphinx project here"),
        (["serve"], "docs: no Sphinx project here"),
        (["test", "--rulebook", "chess"], 'no rulebook is called "chess"; installed: takkure'),
        (
            ["test", "--engine", "no_such_module:Table"],
            "--engine no_such_module:Table: No module named 'no_such_module'",
        ),
        (
            ["test", "--engine", "os:nothing"],
            "--engine os:nothing: module 'os' has no attribute 'nothing'; allowed: MODULE:NAME",
        ),
        (["test", "--record", "a_file"], "--record a_file: this is a file; allowed: a folder"),
        (["test", "--record", "a_file/deep"], "--record a_file/deep: cannot be written: Not a directory"),
        (["play", "takkure", "--save", "a_file/match.json"], "--save a_file/match.json: cannot be written: Not a dir"),
        (["odds"], "placky odds: of which game? Name its rulebook: takkure"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_bad_option_is_one_line_and_exit_code_2_and_nothing_is_written(
    desk: Desk, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    desk.write(feature(ACTIVATED))
    (desk.root / "a_file").write_text("", encoding="utf-8")
    before = desk.files()
    assert desk.placky(*arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert len(told.err.splitlines()) == 1
    assert desk.files() == before


def test_a_builder_that_there_is_not_is_exit_code_2(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.pages(tryout=PAGE)
    desk.write(feature(ACTIVATED))
    assert desk.placky("build", "--builder", "papyrus") == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "papyrus" in told[0]
    assert not (desk.docs / "_build" / "papyrus").exists()


def test_odds_of_no_game_in_particular_have_help(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED))
    assert desk.placky("odds", "--help") == 0
    assert "placky odds takkure --help" in capsys.readouterr().out


def test_what_comes_before_the_build_that_is_served_is_one_command_in_a_folder_with_a_blank(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.write(feature(ACTIVATED))
    (desk.root / "my pages").mkdir()
    (desk.root / "my pages" / "conf.py").write_text("", encoding="utf-8")
    asked: list[str] = []
    monkeypatch.setattr("sphinx_autobuild.__main__.main", asked.extend)
    assert desk.placky("serve", "--docs", "my pages") == 130
    before = shlex.split(asked[asked.index("--pre-build") + 1])
    assert before[1] == "-c"
    assert before[3:] == ["record", "--docs", str(desk.root / "my pages"), "--timeout=5"]


def test_a_failed_scenario_stops_nobody_from_serving_its_pages(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.pages()
    desk.write(feature(ACTIVATED.replace("3 activation", "2 activation")))
    for folder, code in (("docs", False), ("nowhere", True)):
        monkeypatch.setattr("sys.argv", ["-c", "record", "--docs", folder])
        with pytest.raises(SystemExit) as left:
            exec(BEFORE)  # noqa: S102 - as the server does
        assert left.value.code is code


def test_an_expression_that_matches_nothing_is_no_success(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED))
    assert desk.placky("test", "-k", "nothing_like_it") == 2
    told = capsys.readouterr()
    assert "passed" not in told.out
    assert told.err.startswith("-k nothing_like_it: no scenario has such a name; ")
    assert len(told.err.splitlines()) == 1
    assert desk.placky("test", "-k", "activated") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"


@pytest.mark.parametrize("expression", ["Ball pick up", "(ball up) or dodge"])
def test_an_expression_of_words_side_by_side_is_told_how_names_are_matched(
    desk: Desk, expression: str, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.write(feature(ACTIVATED))
    assert desk.placky("test", "-k", expression) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith(f"-k {expression}: two words need and, or or not between them; names are matched in small")
    assert desk.placky("test", "-k", "activated and not (dodge or card)") == 0


def test_a_part_of_the_scenarios_is_not_recorded(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED))
    assert desk.placky("test", "-k", "activated", "--record", "recordings") == 2
    assert "-k with --record" in capsys.readouterr().err
    assert not (desk.root / "recordings").exists()


def test_an_expression_that_cannot_be_read_is_exit_code_2(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED))
    assert desk.placky("test", "-k", "(activated") == 2
    told = capsys.readouterr()
    assert "-k" in told.err
    assert "Traceback" not in told.err
    assert "passed" not in told.out


@pytest.mark.parametrize("command", ["test", "record"])
def test_no_features_at_all_are_told_in_one_line(desk: Desk, capsys: pytest.CaptureFixture[str], command: str) -> None:
    desk.pages()
    assert desk.placky(command) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == ["features/takkure: no features here; write one as exercises/01_name.feature"]


def test_without_a_terminal_every_command_speaks_in_plain_lines(desk: Desk, capfd: pytest.CaptureFixture[str]) -> None:
    desk.pages(tryout=PAGE)
    desk.write(feature(DODGED, CAUGHT))
    assert desk.placky("test") == 0
    assert desk.placky("build", "--strict") == 0
    assert desk.placky("rules") == 1, "most rules do not fire in two scenarios"
    told = capfd.readouterr()
    assert told.out.splitlines()[:6] == [
        "Testing our engine against Takkure",
        "2 passed, 0 failed",
        "Recording features/takkure/exercises/90_tryout.feature",
        "Building the pages",
        "Done. Open docs/_build/html/index.html",
        "Takkure: rules and the scenarios that make them fire",
    ]
    assert CONTROL.search(told.out) is None
    assert CONTROL.search(told.err) is None


def test_rules_lists_every_rule_with_the_scenarios_that_made_it_fire(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.pages()
    desk.write(feature(DODGED, CAUGHT))
    assert desk.placky("rules") == 1
    told = capsys.readouterr()
    rows = {line.split()[0]: line.split() for line in told.out.splitlines() if re.match(r"\d\.\w+ ", line)}
    from placky.rulebooks import index

    assert set(rows) == set(index(desk.book).rules)
    assert rows["1.18"][-2:] == ["2", "90_tryout"]
    assert rows["1.19"][-2:] == ["0", "NONE"]
    assert told.err.startswith("never fired: ")
    assert "takkure:1.19" in told.err
    assert "takkure:1.18" not in told.err


def test_the_module_runs_as_the_command() -> None:
    env = {**os.environ, "NO_COLOR": "1"}
    found = subprocess.run(
        [sys.executable, "-m", "placky", "--help"], capture_output=True, text=True, check=False, env=env
    )
    assert (found.returncode, found.stderr) == (0, "")
    assert "usage: placky" in found.stdout


def test_the_version_is_that_of_the_installed_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"placky {metadata.version('placky')}\n"
