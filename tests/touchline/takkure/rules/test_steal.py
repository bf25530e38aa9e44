"""The odds of a steal (3.06), through the rules and by going through all faces by hand."""

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest
from tests.touchline.takkure.restated import verdicts
from tests.touchline.takkure.rules.contests import by_hand, caught, chances, figure, holder, of, played, quiet

from touchline.core.play.drivers import unfold


@pytest.mark.parametrize(("bac", "thief"), [(7, 7), (11, 4), (2, 10)])
def test_a_pass_from_the_ground_against_a_thief(bac: int, thief: int) -> None:
    players = [
        figure("HAYATE", 8000, 12000, ball=True, ground=1, BaC=[bac, 9]), figure("SUZU", 13000, 12000, BaC=[7, 9]),
        figure("LINCE", 8000, 12984, BaC=[thief, 9]),
    ]  # fmt: skip
    acts = [
        {"do": "activate", "player": "HAYATE"}, {"do": "ground pass", "player": "HAYATE", "to": "SUZU"},
        {"do": "steal", "player": "LINCE", "how": "ground"},
    ]  # fmt: skip
    wanted: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for faces, chance in of(2):
        mine, his = verdicts(faces, (bac - 2, thief), "AB")
        if mine in ("success", "critical"):
            wanted["SUZU"] += chance
        elif his in ("success", "critical"):
            wanted["LINCE"] += chance
        elif mine == "cancelled":
            wanted["HAYATE"] += chance
        else:
            wanted["SUZU"] += chance * caught(5)
            wanted["nobody"] += chance * (1 - caught(5))
    assert chances(played(players, acts), holder) == {name: chance for name, chance in wanted.items() if chance}


@pytest.mark.parametrize("thief", [3, 7, 11])
def test_an_interception_comes_between_throw_and_catch(thief: int) -> None:
    players = [
        figure("HAYATE", 6000, 12000, ball=True, BaC=[7, 9]), figure("SUZU", 12000, 12000, BaC=[7, 9]),
        figure("LINCE", 9000, 12900, BaC=[thief, 9]),
    ]  # fmt: skip
    steal = {"do": "steal", "player": "LINCE", "how": "air"}
    play = played(players, quiet("HAYATE", {"do": "pass", "player": "HAYATE", "to": "SUZU"}, between=[steal]))
    thrown, taken = caught(7), caught(thief - 2)
    made = (1 - taken) * (thrown + (1 - thrown) * caught(5))
    assert chances(play, holder) == {"LINCE": taken, "SUZU": made, "nobody": 1 - taken - made}


@pytest.mark.parametrize("thieves", [0, 1, 2])
def test_a_loose_ball_goes_to_whom_the_dice_of_all_say(thieves: int) -> None:
    around = [figure("LINCE", 12000, 12984, BaC=[5, 9]), figure("BUHO", 12984, 12000, BaC=[8, 9])]
    players = [figure("SUZU", 12000, 11016, BaC=[3, 9]), *around[:thieves]]
    steals = [{"do": "steal", "player": one["name"], "how": "loose"} for one in around[:thieves]]
    acts = quiet("SUZU", {"do": "pick up", "player": "SUZU"}, between=steals)
    play = played(players, acts, ball=[12000, 12000], attacker="Yamato")
    names, targets = ["SUZU", "LINCE", "BUHO"][: thieves + 1], (7, 9, 12)[: thieves + 1]
    wanted: defaultdict[Any, Fraction] = defaultdict(Fraction)
    if thieves < 2:
        for faces, chance in of(thieves + 1):
            results = verdicts(faces, targets, names)
            won = [name for name, result in zip(names, results, strict=True) if result in ("success", "critical")]
            wanted[won[0] if won else "nobody"] += chance
        assert chances(play, holder) == {name: chance for name, chance in wanted.items() if chance}
        return
    outcomes = {outcome.results: outcome.chance for outcome, _ in unfold(play)}
    for faces, chance in of(3):
        wanted[by_hand(faces, targets)] += chance
    assert outcomes == wanted
