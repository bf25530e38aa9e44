"""The odds of a try (4.04), through the rules and by going through all faces by hand."""

from fractions import Fraction

import pytest
from tests.touchline.takkure.restated import verdicts
from tests.touchline.takkure.rules.contests import caught, chances, figure, of, played, quiet, scored


@pytest.mark.parametrize(("value", "strength"), [(10, None), (10, 7), (4, 11)])
def test_a_try_scores_as_often_as_its_dice_say(value: int, strength: int | None) -> None:
    players = [figure("HAYATE", 12000, 33000, ball=True, BaC=[7, value])]
    between = []
    if strength is not None:
        players.append(figure("LINCE", 12000, 33984, STR=strength))
        between.append({"do": "tackle", "player": "LINCE", "target": "HAYATE"})
    play = played(players, quiet("HAYATE", {"do": "try", "player": "HAYATE"}, between=between))
    if strength is None:
        wanted = caught(value)
    else:
        good = ("success", "critical")
        wanted = sum(
            (chance for faces, chance in of(2) if verdicts(faces, (value, strength), "AB")[0] in good), Fraction(0)
        )
    assert chances(play, scored) == {"scored": wanted, "missed": 1 - wanted}
