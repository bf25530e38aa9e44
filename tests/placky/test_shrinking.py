"""What is left of a game that shows something, when all is left out that it does without."""

from collections.abc import Callable
from typing import Any

from placky.shrinking import SmallGame, rounder, shrunk

GAME = SmallGame(
    {
        "players": [
            {"name": "TORO", "at": [4000, 9123], "STR": 7},
            {"name": "LINCE", "at": [12591, 19300], "ground": 3},
            {"name": "GARRA", "at": [8000, 8000]},
        ],
        "tokens": 4,
        "readings": {"R-18": "fails"},
    },
    [
        {"act": {"do": "activate", "player": "TORO", "coach": "Yamato"}},
        {"act": {"do": "mark", "player": "LINCE", "to": [12591, 20123]}},
        {"roll": [{"player": "LINCE", "face": 9}]},
        {"act": {"do": "run", "player": "LINCE"}},
    ],
)


def marked(limit: int) -> Callable[[SmallGame], SmallGame | None]:
    """What counts of a game up to the move of somebody who is on the pitch, beyond a limit."""

    def played(game: SmallGame) -> SmallGame | None:
        there = {one.get("name") for one in game.position.get("players", ()) if "at" in one}
        for number, move in enumerate(game.moves):
            act = move.get("act", {"do": ""})
            if act["do"] == "mark" and act.get("player") in there and act.get("to", [0, 0])[1] > limit:
                return game._replace(moves=game.moves[: number + 1])
        return None

    return played


def test_what_shows_nothing_is_left_out_and_the_rest_is_made_simpler() -> None:
    found = shrunk(GAME, marked(20000), names=("AGUILA", "LINCE", "TORO"))
    assert found.moves == [{"act": {"do": "mark", "player": "AGUILA", "to": [13000, 21000]}}]
    assert found.position == {"players": [{"name": "AGUILA", "at": [13000, 19000]}]}


def test_a_game_is_begun_as_late_as_it_can_be() -> None:
    def later(game: SmallGame) -> list[SmallGame]:
        return [game._replace(position={**game.position, "begun": n}, moves=game.moves[n:]) for n in (3, 2, 1)]

    tried: list[Any] = []

    def played(game: SmallGame) -> SmallGame | None:
        tried.append(len(game.moves))
        return game if {"act": {"do": "run", "player": "LINCE"}} in game.moves else None

    assert shrunk(GAME, played, later=later).moves == GAME.moves[3:]
    assert tried[0] == 1, "the latest beginning comes first"


def test_it_comes_to_the_same_each_time_and_plays_no_more_games_than_it_may() -> None:
    tried: list[SmallGame] = []

    def counted(game: SmallGame) -> SmallGame | None:
        tried.append(game)
        return marked(20000)(game)

    assert shrunk(GAME, counted) == shrunk(GAME, marked(20000))
    assert len({str(one) for one in tried}) == len(tried), "no game is played twice"
    tried.clear()
    shrunk(GAME, counted, most=7)
    assert len(tried) == 7
    assert shrunk(GAME, marked(20000), stop=lambda: True) == GAME


def test_a_simpler_number_has_none_that_leads_back() -> None:
    for start in (-3, 0, 1, 9, 99, 100, 492, 1500, 12591, 20123):
        number, seen = start, {start}
        while found := rounder(number):
            number = found[-1]
            assert number not in seen
            seen.add(number)
