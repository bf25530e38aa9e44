"""Whole matches: told, saved, replayed to the same end, and every damage to a log said in one line."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.thorough import THOROUGH

from placky.cli import main
from placky.errors import PlackyError
from placky.matches import play as matches
from placky.rulebook import playable
from placky.rulebooks import rulebook
from touchline.core.play.drivers import Coach, at_random
from touchline.core.rulebook.index import load

GAME = "dice_football"
BOOK = rulebook(GAME)


def first(choose: Any, play: Any, chance: Random) -> dict[str, str]:  # a coach's signature
    return {"do": choose.options[0].do}


def played(seed: int = 7) -> tuple[list[str], matches.Played]:
    lines: list[str] = []
    tale = matches.play_match(BOOK, ("first", "random"), (first, at_random), seed)
    while True:
        try:
            lines.append(next(tale))
        except StopIteration as end:
            return lines, end.value


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(matches.dumped(played()[1]), encoding="utf-8")
    return path


def edited(path: Path, **changes: Any) -> None:
    """Change a log and seal it anew, as somebody does who knows how."""
    body = json.loads(path.read_text(encoding="utf-8"))
    body.update(changes)
    body["seal"] = matches._seal(body)
    path.write_text(json.dumps(body), encoding="utf-8")


def refused(path: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert re.search(what, said[0]), said[0]


def test_a_match_is_told_and_ends_with_a_winner() -> None:
    lines, match = played()
    assert re.fullmatch(r"(Red|Blue) wins the game\. Red \d+, Blue \d+\.", lines[-1])
    assert max(match.end["score"].values()) >= 21
    assert played() == (lines, match)
    assert played(8)[0] != lines


def test_a_log_gives_the_match_again_word_for_word(log: Path) -> None:
    lines, match = played()
    book, again = matches.load(log)
    assert (book, again) == (BOOK, match)
    assert list(matches.replay_match(book, again, "log")) == lines


def test_play_saves_what_replay_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deep" / "match.json"
    assert main(["play", GAME, "--home", "first", "--away", "random", "--seed", "3", "--save", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "first against random, seed 3"
    assert told[-1] == f"Saved. Replay it with: placky replay {path}"
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == told[:-1]


def test_without_a_seed_a_new_one_is_said_so_that_the_match_can_be_had_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", GAME, "--home", "first", "--away", "first"]) == 0
    told = capsys.readouterr().out
    (seed,) = re.findall(r"\Afirst against first, seed (\d+)\n", told)
    assert main(["play", GAME, "--home", "first", "--away", "first", "--seed", seed]) == 0
    assert capsys.readouterr().out == told


def test_a_log_of_other_rules_names_one_difference_and_the_command_that_plays_it_anew(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = json.loads(log.read_text(encoding="utf-8"))
    edited(log, end={**body["end"], "score": {**body["end"]["score"], "Blue": 99}})
    assert main(["replay", str(log)]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert re.search(r'"score\.Blue" is \d+, in the log 99; if the rules have changed since, play it anew: ', said)
    command = said.rpartition(": placky ")[2].replace("FILE", str(log))
    assert main(command.split()) == 0
    assert json.loads(log.read_text(encoding="utf-8"))["end"] == body["end"]


@pytest.mark.parametrize("cut", [0.2, 0.5, 0.9])
def test_a_log_that_is_cut_short_is_refused_with_its_line(
    log: Path, cut: float, capsys: pytest.CaptureFixture[str]
) -> None:
    text = log.read_text(encoding="utf-8")
    log.write_text(text[: int(len(text) * cut)], encoding="utf-8")
    refused(log, r"match\.json:\d+: the log is cut short or damaged", capsys)


def test_a_log_whose_last_entries_are_gone_is_refused(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = json.loads(log.read_text(encoding="utf-8"))["entries"][:-2]
    edited(log, entries=entries)
    refused(log, rf"ends after entry {len(entries)}, before the match does", capsys)


def test_a_die_that_was_edited_breaks_the_seal(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = log.read_text(encoding="utf-8")
    log.write_text(text.replace('"NG"', '"S"', 1), encoding="utf-8")
    refused(log, r"match\.json: (entry \d+|the log was edited|the log ends|the match ends)", capsys)


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ({"roll": ["10"] * 11}, "entry 3 does not replay: dice of rule S-05: 12 asked for, 11 given"),
        (
            {"roll": ["XX"] * 12},
            "entry 3 .*: 'XX' is no face of .*'s offence dice; allowed: 10, 20, FG, TD",
        ),
        ({"act": {"do": "punt"}}, "entry 3 does not replay: .*dice are due first"),
        ({"fly": 1}, r"entry 3 is \{'fly': 1\}; allowed"),
        ({"roll": "10"}, "entry 3 is .*; allowed"),
    ],
    ids=["dice missing", "no such face", "out of turn", "no entry", "no list"],
)
def test_an_entry_that_does_not_fit_is_named(
    log: Path, entry: dict[str, Any], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = json.loads(log.read_text(encoding="utf-8"))["entries"]
    entries[2] = entry
    edited(log, entries=entries)
    refused(log, what, capsys)


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"version": 9}, "the log is of version 9, this placky reads 1 and 2"),
        ({"rulebook": "chess"}, 'no rulebook is called "chess"'),
        ({"entries": "none"}, "entries is 'none'; allowed: a list"),
        ({"position": {"yard": 400}}, '"position": unlawful position: '),
        ({"end": {}}, 'ends otherwise than the log says: "game"'),
    ],
    ids=["version", "rulebook", "entries", "position", "end"],
)
def test_a_log_of_something_else_is_refused(
    log: Path, changes: dict[str, Any], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    edited(log, **changes)
    refused(log, what, capsys)


def test_a_file_that_is_no_log_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.json"
    refused(path, "cannot be read: No such file", capsys)
    path.write_text("[1]", encoding="utf-8")
    refused(path, "this is no log; make one with: placky play", capsys)
    path.write_bytes(b"\xff\xfe")
    refused(path, "cannot be read: it is not UTF-8", capsys)
    path.write_text("[" * 100_000, encoding="utf-8")
    refused(path, "none.json:1: the log is cut short or damaged", capsys)
    path.write_text('{"version": 1}', encoding="utf-8")
    refused(path, r"rulebook is missing; allowed: a text, not empty \(6 more\)", capsys)


def absent_minded(choose: Any, play: Any, chance: Random) -> dict[str, str]:
    return {"do": "sing"}


def stubborn(choose: Any, play: Any, chance: Random) -> dict[str, str]:
    return {"do": "spend"}


def broken(choose: Any, play: Any, chance: Random) -> dict[str, str]:
    raise KeyError("plan")


@pytest.mark.parametrize(
    ("coach", "what"),
    [
        (
            absent_minded,
            r'decision \d+ \(\w+, [a-z ]+\): the coach "odd" answered .*sing.*: there is no verb \'sing\'',
        ),
        (
            stubborn,
            r'decision \d+ \(\w+, [a-z ]+\): the coach "odd" answered .*: rule S-\d+ forbids "spend": .*: now \w+ may ',
        ),
        (broken, r'decision \d+ \(\w+, [a-z ]+\): the coach "odd" failed: KeyError: \'plan\''),
    ],
)
def test_a_coach_who_misbehaves_is_named_with_his_decision(coach: Coach, what: str) -> None:
    tale = matches.play_match(BOOK, ("odd", "odd"), (coach, coach), 1)
    with pytest.raises(PlackyError, match=what):
        list(tale)


def test_a_match_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MOST", 20)
    with pytest.raises(PlackyError, match="not over after 20 decisions and rolls"):
        list(matches.play_match(BOOK, ("first", "first"), (first, first), 1))


def test_a_rulebook_without_matches_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BOOK), "match", lambda _: None)
    with pytest.raises(PlackyError, match="Sports Dice Football cannot be played as a whole match yet"):
        playable(BOOK)


@pytest.mark.parametrize("home", ["rookie", "random", "first"])
def test_a_match_of_takkure_is_told_saved_and_replayed_to_the_same_end(
    home: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    assert main(["play", "takkure", "--seed", "4", "--home", home, "--away", "random", "--save", str(path)]) == 0
    told = capsys.readouterr().out
    assert told.count("Kick-off:") >= 2
    assert re.search(r"^FINAL WHISTLE. Yamato \d+ : \d+ Teriomorph", told, re.MULTILINE)
    assert main(["replay", str(path)]) == 0
    again = capsys.readouterr().out
    assert [line for line in told.splitlines() if "Time" in line] == [x for x in again.splitlines() if "Time" in x]


def test_a_match_from_before_a_ruling_had_readings_is_replayed_as_it_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    assert main(["play", "takkure", "--seed", "4", "--home", "random", "--away", "random", "--save", str(path)]) == 0
    body = json.loads(path.read_text(encoding="utf-8"))
    former = load("touchline.takkure").former({})
    assert former
    readings = body["end"]["readings"]
    kept = {ruling: reading for ruling, reading in readings.items() if ruling not in former}
    edited(path, end={**body["end"], "readings": kept})
    book, old = matches.load(path)
    *_, play = matches.replayed(book, old, "log")
    assert {**play.state.line_up.readings} == {**kept, **former}
    assert main(["replay", str(path)]) == 0
    capsys.readouterr()
    edited(path, end={**body["end"], "readings": {**readings, "R-13": "unopposed"}})
    refused(
        path, 'ends otherwise than the log says: "readings.R-13" is .*, in the log .unopposed.; if the rules', capsys
    )


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["play", "chess"], 'no rulebook is called "chess"; installed: dice_football, dreadball, takkure'),
        (["play", GAME, "--home", "pele"], 'no coach is called "pele"; Sports Dice Football has: best, first, random'),
        (["play", GAME, "--home", "first", "--away", "first", "--save", "."], "--save .*: this is a folder"),
        (["odds", GAME, "--yard", "100"], "--yard 100: off the field; allowed: 1 to 99"),
        (["odds", GAME, "--yard", "60", "--down", "5"], "--down 5: there is no such down; allowed: 1 to 4"),
        (["odds", GAME, "--down", "4"], "--down says which down, --yard is missing"),
        (["odds", GAME, "--dice", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    arguments: list[str], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert re.search(what, said[0]), said


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (
            'offence = ["10", "10", "10", "20", "FG"]\ndefence = ["NG", "NG", "NG", "S", "TO", "P6"]',
            "offence has 5 entries",
        ),
        ('offence = ["10", "10", "10", "20", "FG", "XX"]\ndefence = ["NG", "NG", "NG", "S", "TO", "P6"]', "XX"),
        ('offence = ["FG", "FG", "FG", "TD", "TD", "TD"]\ndefence = ["NG", "NG", "NG", "S", "TO", "P6"]', "yards"),
        ("offence = [", "dice.toml"),
    ],
    ids=["five faces", "unknown symbol", "no yards", "no TOML"],
)
def test_dice_of_ones_own_are_checked(tmp_path: Path, text: str, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "dice.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["odds", GAME, "--dice", str(path)]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert "dice.toml" in said[0]
    assert what in said[0]


HOSTILE: list[tuple[dict[str, Any], str]] = [
    ({"version": True}, "version is True; allowed: a whole number"),
    ({"version": [1]}, r"version is \[1\]; allowed: a whole number"),
    ({"end": 5}, "end is 5; allowed: a table"),
    ({"end": None}, "end is None; allowed: a table"),
    ({"seed": 10**400}, r"the log\['seed'\] is a whole number of 401 digits"),
    ({"seed": True}, "seed is True; allowed: a whole number"),
    ({"coaches": "clever"}, "coaches is 'clever'; allowed: a list"),
    ({"coaches": []}, "coaches has 0 entries; allowed: 1 or more"),
    ({"coaches": ["first", 5]}, "coaches entry 2 is 5; allowed: a text"),
    ({"coaches": ["\ud800"]}, r"the log\['coaches'\]\[0\] is .*, with half a character"),
    ({"version": 1, "home": 5}, r'coaches entry 1 is 5; allowed: a text|unknown key "coaches"'),
    ({"rulebook": ["takkure"]}, r"rulebook is \['takkure'\]; allowed: a text"),
    ({"position": []}, r"position is \[\]; allowed: a table"),
    ({"position": {"edition": []}}, '"position": '),
    ({"position": {"edition": ["x"]}}, '"position": .*edition'),
    ({"position": {"yard": 10**15}}, '"position": .*yard is 1000000000000000; allowed'),
    ({"position": {"down": float("nan")}}, r"the log\['position'\]\['down'\] is nan \(no number\)"),
    ({"position": {"\x1b[2J": 1}}, r'"position": .*unknown key "\\x1b\[2J"'),
    ({"position": {"readings": {"RS-1": []}}}, '"position": .*RS-1'),
    ({"entries": [5]}, r'entries entry 1 is 5; allowed: \{"act": ...\} or'),
    ({"entries": [{"act": {}, "roll": []}]}, "entries entry 1 is .*; allowed"),
    ({"entries": [{"act": 5}]}, r"entries entry 1 is \{'act': 5\}; allowed"),
    ({"colour": "red", "5": 1}, r'unknown key "colour"; allowed: coaches, end, .* \(1 more\)'),
    ({"seal": 5}, "seal is 5; allowed: 16 digits from 0 to f"),
]


@pytest.mark.parametrize(("changes", "what"), HOSTILE, ids=[f"{n} {next(iter(h[0]))}" for n, h in enumerate(HOSTILE)])
def test_a_log_with_a_value_that_means_nothing_is_refused_in_a_line_with_file_and_key(
    log: Path, changes: dict[str, Any], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    body = {**json.loads(log.read_text(encoding="utf-8")), **changes}
    log.write_text(json.dumps(body), encoding="utf-8")
    assert main(["replay", str(log)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert re.search(what, said[0]), said
    assert "match.json" in said[0]
    assert said[0].isprintable()


@pytest.mark.parametrize("name", ["takkure", "dreadball", GAME])
def test_no_value_in_a_position_of_a_log_ends_in_a_traceback(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    coaches = ("--home", "random", "--away", "random")  # they are done soon, and an end is an end
    assert main(["play", name, "--seed", "3", *coaches, "--save", str(path)]) == 0
    body = json.loads(path.read_text(encoding="utf-8"))
    del body["entries"][1:]  # what is played from the position does not matter, and takes time to check
    wrong: list[Any] = [5, -1, True, None, "x", "", [], [5], ["x"], [[]], {}, {"x": 5}, {"x": []}, [{}], 2**53, 1.5]
    for nth, key in enumerate(body["end"]):
        for value in wrong if THOROUGH else wrong[nth % 8 :: 8]:
            position = {**body["end"], key: value}
            path.write_text(json.dumps({**body, "position": position}), encoding="utf-8")
            capsys.readouterr()
            assert main(["replay", str(path)]) == 2, (key, value)
            said = capsys.readouterr().err.splitlines()
            assert len(said) == 1, (key, value)
            assert len(said[0]) < 4000, (key, value)


@pytest.mark.parametrize("seed", [2**53 + 1, -(10**400)], ids=["one too many", "400 digits"])
def test_a_seed_that_no_log_could_hold_is_refused(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME, f"--seed={seed}"]) == 2
    assert "--seed: allowed: whole numbers up to 9007199254740992" in capsys.readouterr().err
