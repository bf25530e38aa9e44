"""A logged match, frame by frame: the real match of the pages, and one of the other game."""

from itertools import pairwise
from pathlib import Path

import pytest
from tests.placky.desk import frames_on_pages

from placky.errors import PlackyError
from placky.matches.frames import MatchFrame, match_frames
from placky.matches.play import Played, coach_named, load, play_match, taken

DOCS = Path(__file__).parents[3] / "docs"
LOG = DOCS / "takkure" / "match.json"


@pytest.fixture(scope="module")
def frames() -> list[MatchFrame]:
    """The match to watch."""
    return frames_on_pages("takkure")


def test_the_match_on_the_pages_replays_and_has_what_its_page_says(frames: list[MatchFrame]) -> None:
    jumps = [moment for frame in frames for moment in frame.jumps]
    assert [moment.jump for moment in jumps].count("Try") == 4
    assert [moment.jump for moment in jumps].count("Turnover") == 2
    assert [moment.text for moment in jumps if moment.jump == "Injury"] == ["SUZU is carried off"]
    assert {moment.side for moment in jumps if moment.jump == "Try"} == {0, 1}
    assert frames[-1].standing.score == (2, 2)


def test_frames_are_numbered_and_lead_from_the_start_to_the_last_entry(frames: list[MatchFrame]) -> None:
    assert [frame.number for frame in frames] == list(range(len(frames)))
    entries = [frame.entry for frame in frames]
    assert entries == sorted(set(entries))
    assert (entries[0], entries[-1]) == (0, len(load(LOG)[1].entries))


def test_every_frame_after_the_first_says_something_and_is_rare_enough_to_be_watched(frames: list[MatchFrame]) -> None:
    assert all(line.text.strip() for frame in frames[1:] for line in frame.lines)
    assert all(frame.lines for frame in frames[1:])
    assert not any("\n" in frame.text or frame.text.startswith((" ", "*")) for frame in frames)
    assert len(frames) < len(load(LOG)[1].entries) / 2


def test_the_score_changes_exactly_with_a_try(frames: list[MatchFrame]) -> None:
    for before, frame in pairwise(frames):
        changed = before.standing.score != frame.standing.score
        assert changed == any(moment.jump == "Try" for moment in frame.jumps), frame.number


def test_parts_nest_halves_turns_and_activations(frames: list[MatchFrame]) -> None:
    depths = [moment.depth for frame in frames for moment in frame.parts]
    assert depths.count(1) == 2
    assert depths.count(2) > 15
    assert depths.count(3) > 40
    assert depths[:3] == [1, 2, 2]


def test_a_roll_has_its_dice_and_the_exact_chance_of_what_came(frames: list[MatchFrame]) -> None:
    thrown = [frame.throw for frame in frames if frame.throw]
    told = [throw for throw in thrown if throw.came]
    assert len(told) > 50
    for throw in told:
        assert sum(line.ways for line in throw.odds) == throw.odds[0].of
        assert len(throw.faces) == sum(hand.number for hand in throw.hands)
    tried = next(frame for frame in frames if frame.text.startswith("Try: LINCE 7 (needs 9 or less)"))
    assert tried.throw is not None
    came = tried.throw.came
    assert came is not None
    assert (came.ways, came.of, came.per_cent) == (9, 12, "75.0\u00a0%")


def test_what_is_not_told_shares_a_frame(frames: list[MatchFrame]) -> None:
    assert "Cards are drawn, team plays chosen. The coin is up." in [s.text for s in frames]
    assert any(frame.text.endswith("KURO, HAYATE, AGUILA and SUZU press.") for frame in frames)


def test_a_log_that_does_not_replay_says_where() -> None:
    book, played = load(LOG)
    entries = [*played.entries]
    entries[1] = {"roll": [99]}
    with pytest.raises(PlackyError, match=r"match\.json: entry 2 does not replay: "):
        list(taken(book, Played(**{**vars(played), "entries": entries}), "match.json"))


def test_the_game_of_dice_football_on_the_pages_is_a_film_as_well() -> None:
    frames = frames_on_pages("dice_football")
    assert {moment.jump for frame in frames for moment in frame.jumps} == {"Points", "Turnover", "End"}
    assert frames[-1].standing.score == (17, 21)
    assert {moment.depth for frame in frames for moment in frame.parts} == {2, 3}


def test_the_game_of_dreadball_on_the_pages_has_what_is_worth_watching() -> None:
    frames = frames_on_pages("dreadball")
    jumps = [moment for frame in frames for moment in frame.jumps]
    assert {moment.jump for moment in jumps} == {"Strike", "Turnover", "Injury", "End"}
    assert {moment.side for moment in jumps if moment.jump == "Strike"} == {0, 1}
    scores = [frame.standing.score for frame in frames]
    assert (2, 0) in scores
    assert scores[-1] == (0, 3)
    assert jumps[-1].text == "Wreckers win by 3 after the last rush"


def test_no_roll_of_dreadball_goes_without_its_dice() -> None:
    _, played = load(DOCS / "dreadball" / "match.json")
    throws = [frame.throw for frame in frames_on_pages("dreadball") if frame.throw]
    assert len(throws) == sum("roll" in entry for entry in played.entries)


def test_a_match_goes_on_from_any_step_and_ends_otherwise_with_other_dice(frames: list[MatchFrame]) -> None:
    book, played = load(LOG)
    opening = Played(**{**vars(played), "entries": played.entries[: frames[230].entry]})
    coaches = coach_named(book, "rookie")(), coach_named(book, "rookie")()
    tale = play_match(book, ("rookie", "rookie"), coaches, 2, opening)
    other = None
    while other is None:
        try:
            next(tale)
        except StopIteration as end:
            other = end.value
    assert list(other.entries[: len(opening.entries)]) == list(opening.entries)
    assert other.entries != played.entries
    again = list(match_frames(book, taken(book, other, "other")))
    assert [frame.text for frame in again[:231]] == [frame.text for frame in frames[:231]]
