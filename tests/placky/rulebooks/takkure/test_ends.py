"""What has come of a way, in a few words."""

from typing import Any, cast

import pytest

from placky.rulebooks.takkure.ends import ended
from touchline.takkure import wire_types as wire

OTHERS = [{"name": name, "team": "Yamato", "ball": False, "ground": False} for name in ("HAYATE", "AGUILA")]


def state(phase: str = "play", score: tuple[int, int] = (0, 0), half: int = 1, **carrier: Any) -> wire.State:
    """A table on which somebody of Yamato has the ball, unless he is given otherwise."""
    player = {"name": "SUZU", "team": "Yamato", "ball": True, "ground": False, "at": [0, 0], **carrier}
    found = {
        "teams": ["Yamato", "Teriomorph"], "attacker": "Yamato", "tokens": 2, "phase": phase, "score": score,
        "half": half, "players": [player, *map(dict, OTHERS)],
    }  # fmt: skip
    return cast("wire.State", found)


@pytest.mark.parametrize(
    ("after", "told"),
    [
        (state(), ("Yamato have the ball", 0, 2)),
        (state(team="Teriomorph"), ("Teriomorph have the ball", 1, 0)),
        (state(ground=True), ("Yamato have the ball, its carrier down", 0, 0)),
        (state(ball=False), ("nobody has the ball, Yamato attack", None, 0)),
        (state("kick-off", (1, 0)), ("a try for Yamato", 0, 0)),
        (state("kick-off"), ("no try, and a kick-off", None, 0)),
        (state("placing", ball=False), ("no try, and a kick-off", None, 0)),
        (state("kick-off", half=2), ("no try, and the half is over", None, 0)),
        (state("half-time"), ("no try, and the half is over", None, 0)),
        (state("full time"), ("no try, and the match is over", None, 0)),
    ],
)
def test_who_missed_a_try_has_nothing_of_the_ball_that_he_holds(after: wire.State, told: tuple[Any, ...]) -> None:
    end = ended(after, state())
    assert end
    assert (end.text, end.side, end.left) == told


@pytest.mark.parametrize(("score", "side", "team"), [((2, 1), 0, "Yamato"), ((0, 1), 1, "Teriomorph")])
def test_who_is_ahead_when_time_is_up_has_won_more_than_a_try(score: tuple[int, int], side: int, team: str) -> None:
    end, scored = ended(state("full time", score), state(score=score)), ended(state("kick-off", (1, 0)), state())
    assert end
    assert scored
    assert (end.text, end.side) == (f"{team} win the match", side)
    assert end.weight > scored.weight


def test_before_the_kick_has_come_down_nothing_is_settled() -> None:
    assert ended(state("kick", ball=False), state("placing")) is None
    assert ended(state("catching", ball=False), state()) is None


def test_where_the_ball_is_to_come_to_somebody_it_is_worth_nothing_elsewhere() -> None:
    his, elsewhere = ended(state(), state(), "SUZU"), ended(state(), state(), "HAYATE")
    lost = ended(state(team="Teriomorph"), state(), "HAYATE")
    assert his
    assert elsewhere
    assert (his.text, his.weight > 0) == ("SUZU has the ball", True)
    assert (elsewhere.text, elsewhere.side, elsewhere.weight) == ("Yamato have the ball elsewhere", 0, 0)
    assert lost == ended(state(team="Teriomorph"), state())


@pytest.mark.parametrize(
    ("side", "to", "told"),
    [
        (0, 7_240, "SUZU has the ball, 2.8\u2033 farther back"),
        (0, 9_100, "SUZU has the ball"),
        (0, 12_500, "SUZU has the ball, 2.5\u2033 farther up"),
        (1, 12_500, "SUZU has the ball, 2.5\u2033 farther back"),
    ],
)
def test_how_far_somebody_goes_back_for_the_ball_is_told(side: int, to: int, told: str) -> None:
    team = ("Yamato", "Teriomorph")[side]
    end = ended(state(team=team, at=[5_000, to]), state(team=team, at=[6_000, 10_000]), "SUZU")
    assert end
    assert end.text == told


@pytest.mark.parametrize(
    ("side", "to", "tokens", "line", "told"),
    [
        (0, 18_000, 0, "centre line", ("SUZU over the centre line", 0, 20)),
        (0, 17_900, 1, "centre line", ("Yamato have the ball, short of the line", 0, 10)),
        (0, 17_900, 0, "centre line", ("Yamato have the ball, short of the line", 0, 0)),
        (1, 17_900, 0, "centre line", ("SUZU over the centre line", 1, 20)),
        (1, 18_100, 0, "centre line", ("Teriomorph have the ball, short of the line", 1, 0)),
        (0, 22_900, 0, "kick-off line", ("Yamato have the ball, short of the line", 0, 0)),
        (0, 23_000, 0, "kick-off line", ("SUZU over the kick-off line", 0, 20)),
        (1, 13_000, 0, "kick-off line", ("SUZU over the kick-off line", 1, 20)),
    ],
)
def test_where_a_line_is_to_be_crossed_the_ball_is_worth_nothing_short_of_it_without_tokens(
    side: int, to: int, tokens: int, line: str, told: tuple[str, int, int]
) -> None:
    """Tokens that are left may still bring it over. The line is seen as the team of the carrier sees it."""
    team = ("Yamato", "Teriomorph")[side]
    before, after = state(team=team), state(team=team, at=[5_000, to])
    fallen = state(team=team, at=[5_000, to], ground=True)
    for one in (before, after, fallen):
        one["field"] = {"width": 24_000, "length": 36_000, "in_goal": 3_000, "kick_off": 5_000}
        one["attacker"] = team
    after["tokens"] = tokens
    end = ended(after, before, line)
    assert end
    assert (end.text, end.side, end.weight) == told
    down = ended(fallen, before, line)
    assert down
    assert (down.weight > 0) == ("over the" in told[0])


def test_who_wins_the_ball_from_those_who_go_for_a_line_has_it_wherever_he_stands() -> None:
    assert ended(state(team="Teriomorph"), state(), "centre line") == ended(state(team="Teriomorph"), state())


def test_who_has_gone_off_since_is_told_and_who_was_off_before_is_not() -> None:
    before, after = state(), state()
    before["players"][1]["off"] = after["players"][1]["off"] = 1
    after["players"][2]["off"] = 2
    end = ended(after, before)
    assert end
    assert (end.text, [(one.text, one.side) for one in end.beside]) == ("Yamato have the ball", [("AGUILA is off", 1)])


@pytest.mark.parametrize(
    ("after", "told"),
    [
        (state("kick-off", (1, 0)), "a try for Yamato, AGUILA is off"),
        (state("kick-off"), "no try, and a kick-off, AGUILA is off"),
        (state("placing"), "no try, and a kick-off"),
    ],
)
def test_who_went_off_at_a_try_is_told_until_players_are_placed(after: wire.State, told: str) -> None:
    after["players"][2]["off"] = 2
    end = ended(after, state())
    assert end
    assert end.told == told


@pytest.mark.parametrize(
    ("phase", "told"),
    [("kick-off", "AGUILA misses one kick-off"), ("play", "Yamato have the ball, AGUILA misses one kick-off")],
)
def test_of_an_injury_roll_it_is_told_how_long_somebody_is_off(phase: str, told: str) -> None:
    """Before it he is off in any case, until the next kick-off; if it is no longer, nothing has come of it."""
    before, after = state(phase), state(phase)
    before["players"][2]["off"], after["players"][2]["off"] = 1, 2
    end, same = ended(after, before), ended(before, before)
    assert end
    assert end.told == told
    assert (same.told if same else None) == (None if phase == "kick-off" else "Yamato have the ball")
