"""The chart of a match: scores that rise, and a track that both teams share."""

from tests.placky.desk import frames_on_pages

from placky.diagrams.chart import Chart
from placky.rulebook import playable
from placky.rulebooks import rulebook
from placky.sphinx.match.chart import chart


def drawn(game: str) -> Chart:
    """The chart of a game's match to watch."""
    frames, book = frames_on_pages(game), rulebook(game)
    found = chart(playable(book), list(frames[0].state["teams"]), frames, book.words().nouns)
    assert found is not None
    return found


def test_scores_of_their_own_never_fall() -> None:
    plot = drawn("takkure")
    assert plot.title == "Tries over the match"
    assert plot.up.name == "tries"
    for series in plot.series:
        numbers = [number for _, number in series.points]
        assert numbers == sorted(numbers)


def test_on_one_track_the_away_team_leads_downwards() -> None:
    plot = drawn("dreadball")
    home, away = ([number for _, number in series.points] for series in plot.series)
    assert (max(home), min(home)) == (2, 0)
    assert (max(away), min(away)) == (0, -3)
    assert [series.name for series in plot.series] == ["Comets 0", "Wreckers 3"]


def test_a_lead_is_named_alike_in_both_directions() -> None:
    plot = drawn("dreadball")
    assert plot.up.name == "points ahead"
    assert [tick.text for tick in plot.up.ticks] == ["3", "2", "1", "0", "1", "2", "3"]
    assert [tick.at for tick in plot.up.ticks] == list(range(-3, 4))
