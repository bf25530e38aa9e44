"""What has come of a way, in a few words."""

from typing import Any, cast

from placky.rulebooks.dreadball.ends import ended
from touchline.dreadball import wire_types as wire


def state(holder: str, lead: int = 0) -> wire.State:
    """Two of Comets and one of Ironworks, one of whom has the ball."""
    players = [{"name": name, "team": team, "ball": name == holder} for name, team in TEAM_OF.items()]
    found: Any = {"teams": ["Comets", "Ironworks"], "players": players, "score": {"Comets": lead}}
    return cast("wire.State", found)


TEAM_OF = {"VEGA": "Comets", "RIGEL": "Comets", "GRUM": "Ironworks"}


def test_points_count_before_the_ball() -> None:
    assert ended(state("VEGA"), state("VEGA")).text == "Comets have the ball"
    assert ended(state(""), state("VEGA")).text == "nobody has the ball"
    scored, conceded = ended(state("VEGA", 3), state("VEGA")), ended(state("VEGA", -1), state("VEGA"))
    assert (scored.text, scored.side, conceded.text, conceded.side) == (
        "Comets gain 3 points", 0, "Ironworks gain 1 point", 1,
    )  # fmt: skip
    assert scored.weight > ended(state("VEGA"), state("VEGA")).weight


def test_where_the_ball_is_to_come_to_somebody_it_is_worth_nothing_elsewhere() -> None:
    his, elsewhere = ended(state("VEGA"), state(""), "VEGA"), ended(state("RIGEL"), state(""), "VEGA")
    assert (his.text, his.weight > 0) == ("VEGA has the ball", True)
    assert (elsewhere.text, elsewhere.side, elsewhere.weight) == ("Comets have the ball elsewhere", 0, 0)
    assert ended(state("GRUM"), state(""), "VEGA") == ended(state("GRUM"), state(""))
