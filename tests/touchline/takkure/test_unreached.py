"""Bookkeeping that no way of play leads to with the cards of the box, and that other cards could ask for.

Thieves never fall, nobody falls twice before he stands up, and after the first die nobody looks at declared tackles.
So no scenario can come there, and the rules are asked directly.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from touchline.takkure.position import read
from touchline.takkure.rules.ground import fall
from touchline.takkure.rules.injury import injure
from touchline.takkure.state import State

TACKLERS = ("GARRA", "LINCE")
THIEVES = ("LINCE", "BUHO")
PLACES = {"AGUILA": (12, 13), "SUZU": (8, 13), "GARRA": (12, 20), "LINCE": (8, 20), "BUHO": (4, 20)}


def declared() -> State:
    """GARRA and LINCE tackle AGUILA, BUHO and LINCE steal, all declared."""
    players: list[dict[str, Any]] = [{"name": name, "at": [x * 1000, y * 1000]} for name, (x, y) in PLACES.items()]
    players[0]["ball"] = True
    here = [0, 0]
    tackles = [
        {"by": by, "on": "AGUILA", "at": here, "place": here, "target": here, "contact": True} for by in TACKLERS
    ]
    steals = [{"by": by, "how": "air", "target": None} for by in THIEVES]
    state, _ = read({"players": players, "tackles": tackles, "steals": steals, "step": 4, "active": "AGUILA"})
    return state


def play(rules: Iterable[object]) -> None:
    """A rule that asks nothing, to its end."""
    list(rules)


@pytest.mark.parametrize(
    ("injured", "tacklers", "thieves"),
    [
        ("BUHO", ["GARRA", "LINCE"], ["LINCE"]),
        ("LINCE", ["GARRA"], ["BUHO"]),
        ("GARRA", ["LINCE"], ["LINCE", "BUHO"]),
        ("AGUILA", [], ["LINCE", "BUHO"]),
        ("SUZU", ["GARRA", "LINCE"], ["LINCE", "BUHO"]),
    ],
)
def test_what_an_injured_player_has_declared_goes_with_him_and_what_is_aimed_at_him_too(
    injured: str, tacklers: list[str], thieves: list[str]
) -> None:
    s = declared()
    play(injure(s, s.line_up.who[injured], "wounds"))
    names = s.line_up.names
    assert [names[tackle.by] for tackle in s.tackles] == tacklers
    assert [names[steal.by] for steal in s.steals] == thieves


def test_ground_tokens_add_up() -> None:
    s = declared()
    play(fall(s, 0))
    play(fall(s, 0))
    assert s.ground == [2, 0, 0, 0, 0]
