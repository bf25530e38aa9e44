"""Matches of one to five who play, and of nobody: coaches by name, logs, frames, standing, chart."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from docutils import nodes

from placky.cli import main
from placky.cli.rendering import _result
from placky.defaults import PlainBook, PlainMatch
from placky.errors import BadRulebook, PlackyError
from placky.matches.frames import MatchFrame, match_frames
from placky.matches.play import _seal, load, play_match, taken
from placky.nouns import USUAL
from placky.rulebook import playable
from placky.scenarios.steps import StepBook
from placky.sphinx.match.chart import chart
from placky.sphinx.match.log import LogWriter, score_table
from placky.words import against, players
from touchline.core.play.drivers import at_random
from touchline.core.play.requests import CHECKPOINT, Choose, Option, Rules
from touchline.core.play.table import InProcessTable

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
ROUNDS = 3


class TurnPasses(NamedTuple):
    """Whose turn it is."""

    rule: str
    player: str
    rulings: tuple[str, ...] = ()


class Takes(NamedTuple):
    """How many were taken."""

    rule: str
    player: str
    number: int
    rulings: tuple[str, ...] = ()


@dataclass(slots=True)
class State:
    """What each of them has."""

    names: tuple[str, ...]
    taken: dict[str, int]
    turn: str | None = None

    def copy(self) -> "State":
        """An independent copy."""
        return replace(self, taken=dict(self.taken))


def game(s: State) -> Rules[None]:
    """Everybody takes one or two, three times; somebody without a name does where nobody is named."""
    for _ in range(ROUNDS):
        for name in s.names or ("somebody",):
            s.turn = name
            yield TurnPasses("1", name)
            yield CHECKPOINT
            number = yield Choose(name, "turn", "1", name, [Option(f"take {n}", name, "1", n) for n in (1, 2)])
            s.taken[name] = s.taken.get(name, 0) + number
            yield Takes("1", name, number)


def show(s: State) -> dict[str, Any]:
    """As plain data."""
    return {"taken": dict(s.taken), "turn": s.turn, **({"players": list(s.names)} if s.names else {})}


def book_of(*names: str, **match: Any) -> PlainBook:
    """A game for so many."""

    def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules[None]]]:
        return State(names, dict(position.get("taken", {}))), game

    how: dict[str, Any] = {
        "score": "taken" if names else "",
        "begins": {"turn passes": "{player}'s turn"},
        "jumps": {"takes": "Take"},
    }
    book: PlainBook
    book = PlainBook(
        "placky", "Takers", engine="touchline.core", steps=StepBook({}), table=lambda: InProcessTable(read, show),
        match=lambda: PlainMatch(book.words(), **{**how, **match}),
    )  # fmt: skip
    return book


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., PlainBook]:
    """Let placky find a game for so many; its saved matches lie in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def install(*names: str, **match: Any) -> PlainBook:
        book = book_of(*names, **match)
        monkeypatch.setattr("placky.rulebooks.rulebooks", lambda: {"placky": book})
        return book

    return install


def watched(book: PlainBook) -> list[MatchFrame]:
    """The frames of the match that was saved."""
    _, played = load(Path("match.json"))
    return list(match_frames(book, taken(book, played, "match.json")))


@pytest.mark.parametrize("count", range(6))
def test_a_match_is_played_saved_and_replayed_by_any_number(
    installed: Callable[..., PlainBook], count: int, capsys: pytest.CaptureFixture[str]
) -> None:
    book = installed(*NAMES[:count])
    assert main(["play", "placky", "--seed", "3", "--save", "match.json"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{against(['random'] * max(1, count))}, seed 3"
    assert main(["replay", "match.json"]) == 0
    assert capsys.readouterr().out.splitlines() == told[:-1]
    frames = watched(book)
    assert {len(frame.standing.score) for frame in frames} == {count}
    assert sum(frames[-1].standing.score) == sum(frames[-1].state["taken"].values()) * bool(count)
    sides = [moment.side for frame in frames for moment in frame.jumps]
    assert sides == [*range(count)] * ROUNDS if count else sides == [None] * ROUNDS


@pytest.mark.parametrize("count", [1, 3, 5])
def test_its_chart_has_a_line_for_each_and_its_table_every_score(
    installed: Callable[..., PlainBook], count: int
) -> None:
    book = installed(*NAMES[:count])
    assert main(["play", "placky", "--seed", "3", "--save", "match.json"]) == 0
    frames = watched(book)
    names = players(frames[0].state)
    plot = chart(playable(book), names, frames, USUAL)
    assert plot is not None
    assert [series.side for series in plot.series] == [*range(count)]
    last = [f"{name} {number}" for name, number in zip(names, frames[-1].standing.score, strict=True)]
    assert [series.name for series in plot.series] == last
    told = score_table(frames, names, "m-", USUAL).astext()
    assert " : ".join(map(str, frames[-1].standing.score)) in told
    assert _result(names, frames[-1].standing.score) == ", ".join(last)


def test_a_match_in_which_nothing_is_counted_has_neither_chart_nor_score(
    installed: Callable[..., PlainBook],
) -> None:
    book = installed()
    assert main(["play", "placky", "--coach", "first", "--seed", "3", "--save", "match.json"]) == 0
    frames = watched(book)
    assert chart(playable(book), [], frames, USUAL) is None
    assert "Score" not in score_table(frames, [], "m-", USUAL).astext()
    assert _result([], ()) == ""


def test_the_log_wears_the_colours_of_five_sides(installed: Callable[..., PlainBook], tmp_path: Path) -> None:
    book = installed(*NAMES[:5], jumps={})
    assert main(["play", "placky", "--seed", "3", "--save", "match.json"]) == 0
    frames = watched(book)[:-1]
    (log,) = LogWriter(book, "m-", tmp_path, {frame.number: [] for frame in frames}).log(frames)
    worn = [name for part in log.findall(nodes.section) for name in part["classes"] if name.startswith("of-")]
    assert worn[:6] == ["of-a", "of-b", "of-c", "of-d", "of-e", "of-a"]


@pytest.mark.parametrize(
    ("arguments", "kinds"),
    [
        (["--coach", "Cleo=first"], ["random", "random", "first"]),
        (["--coach", "first"], ["first"] * 3),
        (["--coach", "first", "--coach", "Ada=random"], ["random", "first", "first"]),
    ],
)
def test_a_coach_is_chosen_by_name_or_for_all(
    installed: Callable[..., PlainBook], arguments: list[str], kinds: list[str]
) -> None:
    installed(*NAMES[:3])
    assert main(["play", "placky", "--seed", "3", "--save", "match.json", *arguments]) == 0
    assert json.loads(Path("match.json").read_text(encoding="utf-8"))["coaches"] == kinds


def test_home_and_away_are_short_for_the_coaches_of_two(installed: Callable[..., PlainBook]) -> None:
    installed("Red=Hot", "Blue")
    for number, arguments in enumerate(
        (["--home", "first"], ["--coach", "Red=Hot=first"], ["--coach", "first", "--away", "random"])
    ):
        assert main(["play", "placky", "--seed", "3", "--save", f"{number}.json", *arguments]) == 0
        assert load(Path(f"{number}.json"))[1].coaches == ["first", "random"]


BAD = [
    (3, ["--coach", "Zoe=first"], r"--coach Zoe=first: Takers is played by Ada, Ben and Cleo; allowed: Ada=KIND, Ben="),
    (3, ["--coach", "Ada=pele"], 'no player is called "pele"; Takers has: random, first'),
    (3, ["--coach", "Ada="], 'no player is called ""; Takers has: random, first'),
    (3, ["--coach", "Ada"], 'no player is called "Ada"; Takers has: random, first'),
    (3, ["--coach", "Ada=first", "--coach", "Ada=random"], "--coach Ada=random: Ada has first already; allowed: "),
    (3, ["--coach", "first", "--coach", "random"], "--coach random: all have first already; allowed: "),
    (
        3,
        ["--home", "first"],
        "--home first: that is for two who play; for any number there is --coach; allowed: ",
    ),
    (
        1,
        ["--away", "first"],
        "--away first: that is for two who play; for any number there is --coach; allowed: ",
    ),
    (2, ["--home", "first", "--coach", "Ada=random"], "--home first: Ada has random already; allowed: Ada=KIND, Ben"),
    (0, ["--coach", "Ada=first"], "--coach Ada=first: Takers is played by nobody by name; allowed: KIND"),
    (6, [], "Takers is played by Ada, Ben, Cleo, Dan, Eve and Finn; allowed in a game: 5 at most"),
]


@pytest.mark.parametrize(("count", "arguments", "what"), BAD, ids=[f"{bad[0]} {' '.join(bad[1])}" for bad in BAD])
def test_who_cannot_coach_is_one_line_and_nothing_is_written(
    installed: Callable[..., PlainBook],
    count: int,
    arguments: list[str],
    what: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    installed(*NAMES[:count])
    assert main(["play", "placky", "--save", "match.json", *arguments]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith(what)
    assert not Path("match.json").exists()


def test_a_match_goes_on_with_the_coaches_that_it_had(installed: Callable[..., PlainBook]) -> None:
    installed(*NAMES[:3])
    assert main(["play", "placky", "--coach", "Ben=first", "--seed", "3", "--save", "match.json"]) == 0
    more = ["--from", "match.json", "--at", "2", "--coach", "Cleo=first"]
    assert main(["play", "placky", *more, "--save", "more.json"]) == 0
    assert load(Path("more.json"))[1].coaches == ["random", "first", "first"]


def test_a_log_of_version_1_replays(installed: Callable[..., PlainBook], capsys: pytest.CaptureFixture[str]) -> None:
    """It names the coaches of two teams, and its seal is over those names."""
    installed("Ada", "Ben")
    assert main(["play", "placky", "--home", "first", "--seed", "3", "--save", "match.json"]) == 0
    told = capsys.readouterr().out.splitlines()
    body = json.loads(Path("match.json").read_text(encoding="utf-8"))
    home, away = body.pop("coaches")
    body = {**body, "version": 1, "home": home, "away": away}
    Path("match.json").write_text(json.dumps({**body, "seal": _seal(body)}), encoding="utf-8")
    assert main(["replay", "match.json"]) == 0
    assert capsys.readouterr().out.splitlines() == told[:-1]
    Path("match.json").write_text(json.dumps({**body, "home": "random"}), encoding="utf-8")
    assert main(["replay", "match.json"]) == 2
    assert "the log was edited" in capsys.readouterr().err


def test_a_standing_of_others_than_those_who_play_is_a_fault(installed: Callable[..., PlainBook]) -> None:
    installed(*NAMES[:3])
    assert main(["play", "placky", "--seed", "3", "--save", "match.json"]) == 0
    short = book_of(*NAMES[:3], score="pair")
    short.match = lambda: _Short(short.words())  # type: ignore[method-assign]
    with pytest.raises(
        BadRulebook, match=re.escape("has 2 scores; allowed: one for each of Ada, Ben and Cleo, or none")
    ):
        watched(short)


class _Short(PlainMatch):
    def standing(self, state: Any) -> Any:
        found = super().standing(state)
        return replace(found, score=(1, 2))


def test_a_decision_of_somebody_who_does_not_play_is_a_fault() -> None:
    book = book_of("Ada")
    book._table = lambda: InProcessTable(lambda _: (State(("Ada",), {}), _strange), show)
    with pytest.raises(PlackyError, match=r'decision 1 \(turn\) is put to "Zoe", who does not play; allowed: Ada'):
        list(play_match(book, ["random"], [at_random], 1))


def _strange(s: State) -> Rules[None]:
    yield Choose("Zoe", "turn", "1", None, [Option("take 1", None, "1", 1)])
