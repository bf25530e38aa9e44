"""A logged match, shot by shot: the real match of the pages, and one of the other game."""

from itertools import pairwise
from pathlib import Path

import pytest
from tests.placky.desk import shots_of

from placky.errors import PlackyError
from placky.matches.frames import Shot, film
from placky.matches.play import Played, coach_named, load, play_match, taken

DOCS = Path(__file__).parents[3] / "docs"
LOG = DOCS / "takkure" / "match.json"


@pytest.fixture(scope="module")
def shots() -> list[Shot]:
    """The match to watch."""
    return shots_of(LOG)


def test_the_match_on_the_pages_replays_and_has_what_its_page_says(shots):
    jumps = [moment for shot in shots for moment in shot.jumps]
    assert [moment.jump for moment in jumps].count("Try") == 4
    assert [moment.jump for moment in jumps].count("Turnover") == 2
    assert [moment.text for moment in jumps if moment.jump == "Injury"] == ["LINCE is carried off"]
    assert {moment.side for moment in jumps if moment.jump == "Try"} == {0, 1}
    assert shots[-1].standing.score == (2, 2)


def test_shots_are_numbered_and_lead_from_the_start_to_the_last_entry(shots):
    assert [shot.number for shot in shots] == list(range(len(shots)))
    entries = [shot.entry for shot in shots]
    assert entries == sorted(set(entries))
    assert (entries[0], entries[-1]) == (0, len(load(LOG)[1].entries))


def test_every_shot_after_the_first_says_something_and_is_rare_enough_to_be_watched(shots):
    assert all(line.text.strip() for shot in shots[1:] for line in shot.lines)
    assert all(shot.lines for shot in shots[1:])
    assert not any("\n" in shot.text or shot.text.startswith((" ", "*")) for shot in shots)
    assert len(shots) < len(load(LOG)[1].entries) / 2


def test_the_score_changes_exactly_with_a_try(shots):
    for before, shot in pairwise(shots):
        changed = before.standing.score != shot.standing.score
        assert changed == any(moment.jump == "Try" for moment in shot.jumps), shot.number


def test_parts_nest_halves_turns_and_activations(shots):
    depths = [moment.depth for shot in shots for moment in shot.parts]
    assert depths.count(1) == 2
    assert depths.count(2) > 15
    assert depths.count(3) > 40
    assert depths[:3] == [1, 2, 2]


def test_a_roll_has_its_dice_and_the_exact_chance_of_what_came(shots):
    thrown = [shot.throw for shot in shots if shot.throw]
    told = [throw for throw in thrown if throw.came]
    assert len(told) > 50
    for throw in told:
        assert sum(line.ways for line in throw.odds) == throw.odds[0].of
        assert len(throw.faces) == sum(hand.number for hand in throw.hands)
    tried = next(shot for shot in shots if shot.text.startswith("Try: BUHO 8 (needs 10 or less)"))
    came = tried.throw.came
    assert (came.ways, came.of, came.per_cent) == (10, 12, "83.3\u00a0%")


def test_what_is_not_told_shares_a_shot(shots):
    assert "Cards are drawn, team plays chosen. The coin is up." in [s.text for s in shots]
    assert any(shot.text.endswith("SUZU, HAYATE, KURO and AGUILA press.") for shot in shots)


def test_a_log_that_does_not_replay_says_where():
    book, played = load(LOG)
    entries = [*played.entries]
    entries[1] = {"roll": [99]}
    with pytest.raises(PlackyError, match=r"match\.json: entry 2 does not replay: "):
        list(taken(book, Played(**{**vars(played), "entries": entries}), "match.json"))


def test_the_game_of_dice_football_on_the_pages_is_a_film_as_well():
    shots = shots_of(DOCS / "dice_football" / "match.json")
    assert {moment.jump for shot in shots for moment in shot.jumps} == {"Points", "Turnover", "End"}
    assert shots[-1].standing.score == (17, 21)
    assert {moment.depth for shot in shots for moment in shot.parts} == {2, 3}


def test_the_game_of_dreadball_on_the_pages_has_what_is_worth_watching():
    shots = shots_of(DOCS / "dreadball" / "match.json")
    jumps = [moment for shot in shots for moment in shot.jumps]
    assert {moment.jump for moment in jumps} == {"Strike", "Turnover", "Injury", "End"}
    assert {moment.side for moment in jumps if moment.jump == "Strike"} == {0, 1}
    scores = [shot.standing.score for shot in shots]
    assert (2, 0) in scores
    assert scores[-1] == (0, 3)
    assert jumps[-1].text == "Wreckers win by 3 after the last rush"


def test_no_roll_of_dreadball_goes_without_its_dice():
    log = DOCS / "dreadball" / "match.json"
    _, played = load(log)
    throws = [shot.throw for shot in shots_of(log) if shot.throw]
    assert len(throws) == sum("roll" in entry for entry in played.entries)


def test_a_match_goes_on_from_any_step_and_ends_otherwise_with_other_dice(shots):
    book, played = load(LOG)
    opening = Played(**{**vars(played), "entries": played.entries[: shots[230].entry]})
    coaches = coach_named(book, "rookie")(), coach_named(book, "rookie")()
    tale = play_match(book, ("rookie", "rookie"), coaches, 2, opening)
    while True:
        try:
            next(tale)
        except StopIteration as end:
            other = end.value
            break
    assert list(other.entries[: len(opening.entries)]) == list(opening.entries)
    assert other.entries != played.entries
    again = list(film(book, taken(book, other, "other")))
    assert [shot.text for shot in again[:231]] == [shot.text for shot in shots[:231]]
