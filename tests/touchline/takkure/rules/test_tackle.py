"""Whom a tackler meets who has walked to a point of a marked way: everywhere, whatever rounding costs."""

from random import Random

from tests.touchline.playing import begin

from touchline.core.inches.geometry import along, distance

TRIED = 600
START = (12_000, 18_000)


def test_whoever_walks_to_a_point_of_the_run_has_contact_where_the_run_is_a_line() -> None:
    chance, missed = Random(2), []
    for _ in range(TRIED):
        to = (chance.choice((2_000, 22_000)), chance.randint(6_000, 30_000))
        at = along(START, to, chance.randint(2_500, 3_500))
        aside = chance.choice((-1, 1)) * chance.randint(700, 1_500), chance.randint(-1_500, 1_500)
        here = (at[0] + aside[0], at[1] + aside[1])
        if distance(START, here) <= 1_200:
            continue
        players = [{"name": "AGUILA", "at": list(START), "ball": True}, {"name": "GARRA", "at": list(here)}]
        play = begin({"players": players, "readings": {"R-62": "centre line"}})
        play.act({"do": "activate", "player": "AGUILA"})
        play.act({"do": "mark", "player": "AGUILA", "to": list(to)})
        play.act({"do": "tackle", "player": "GARRA", "target": "AGUILA", "at": list(at)})
        play.act({"do": "run", "player": "AGUILA"})
        missed += [tackle for tackle in play.state.tackles if not tackle.contact]
    assert missed == []
