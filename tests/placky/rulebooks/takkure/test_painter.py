"""Takkure's painter: what a position puts on the board, and the same in words."""

import math
from dataclasses import replace
from itertools import combinations, count
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.placky.diagrams import positions as p

from placky.diagrams.labels import Box, LabelSpot, around, words_box
from placky.diagrams.marks import (
    Chip,
    Ghost,
    Label,
    Locator,
    Mark,
    NameAt,
    Ring,
    Rose,
    Ruler,
    Scoreboard,
    Sketch,
    Star,
    Token,
    Trail,
    Window,
)
from placky.diagrams.shapes import Lettering, leaves
from placky.rulebooks import rulebook
from placky.rulebooks.takkure.painter.figures import PRESSURE, beside
from placky.rulebooks.takkure.painter.score import strip_box
from placky.rulebooks.takkure.words.numbers import inches
from touchline.core.play.wire import State
from touchline.takkure.position import read
from touchline.takkure.state import show

painter = rulebook("takkure").painter()

KICK_OFF = [
    {"name": "AGUILA", "at": [12_000, 6_000]},
    {"name": "HAYATE", "off": 4},
    {"name": "GARRA", "at": [12_000, 23_591]},
]


M = TypeVar("M", bound=Mark)


def marks(state: State, kind: type[M], **more: Any) -> list[M]:
    return [mark for mark in painter.scene(state, **more).marks if isinstance(mark, kind)]


def only(state: State, kind: type[M], ident: str, **more: Any) -> M:
    (found,) = [mark for mark in marks(state, kind, **more) if mark.id == ident]
    return found


def name_of(token: Token) -> NameAt:
    assert token.name_at is not None
    return token.name_at


def locator(state: State, view: Window | None = None) -> Locator:
    found = painter.scene(state, view=view).locator
    assert found is not None
    return found


def labels(state: State) -> list[str]:
    return [label.text for label in marks(state, Label)]


# ---------------------------------------------------------------- a kick-off


def test_the_template_lies_on_the_board_while_a_kick_off_is_taken_and_players_off_the_field_do_not() -> None:
    state = show(read({"mode": "match", "phase": "template", "kicking": "Teriomorph", "players": KICK_OFF})[0])
    assert not marks(state, Rose)
    state = state | {"template": [12_000, 8_000], "phase": "moving"}
    rose = only(state, Rose, "template")
    assert (rose.at, rose.radius, rose.side, len(rose.turns)) == ((12_000, 8_000), 1_508, 1, 12)
    assert "The scatter template lies at 12, 8; Teriomorph kick." in painter.alt(state)
    assert "Off the field: HAYATE (out of the match)." in painter.alt(state)
    assert [token.name for token in marks(state, Token)] == ["AGUILA", "GARRA"]


def test_an_empty_field_can_be_painted() -> None:
    state = show(read({"mode": "match"})[0])
    assert not marks(state, Token)
    assert "Off the field: AGUILA, HAYATE," in painter.alt(state)


# ---------------------------------------------------------------- figures


def test_figures_show_their_side_their_number_and_what_they_do() -> None:
    carrier, tackler = (only(p.DECLARED, Token, name) for name in ("aguila", "garra"))
    assert (carrier.side, carrier.shown) == (0, ("active", "up", "ball"))
    assert (tackler.side, tackler.shown) == (1, ("up", "tackle"))
    for token, number in ((carrier, "10"), (tackler, "4")):
        numbers = [[one.text for one in leaves(part.shapes) if isinstance(one, Lettering)] for part in token.parts]
        assert numbers == [[], [number], [number], [], ["P"], []]
    assert tackler.radius == 591


def test_a_figure_with_a_ground_token_lies_down() -> None:
    for state, part in ((p.TACKLED, "down"), (p.RUN, "up")):
        assert [{"up", "down"}.intersection(token.shown) for token in marks(state, Token)] == [{part}, {part}]


def test_a_loose_ball_lies_where_it_lies_and_a_held_one_is_no_mark() -> None:
    (ball,) = marks(p.LOOSE, Sketch)
    assert (ball.id, ball.name, ball.at, ball.radius) == ("ball", "ball", (10000, 15500), 492)
    assert not marks(p.RUN, Sketch)


def test_the_carrier_is_drawn_over_the_others() -> None:
    assert marks(p.BUSY, Token)[-1].name == "AGUILA"


def test_a_carrier_holds_the_ball_where_it_covers_no_ground_token() -> None:
    aguila = p.player("AGUILA", p.YAMATO, "10", (12_000, 18_000), ball=True)
    garra = p.player("GARRA", p.TERIOMORPH, "4", (12_000, 19_083), radius=591, base=30)
    for down, left in ((0, False), (1, True)):
        state = p.position(aguila, garra | {"ground": down})
        (carrier,) = (token for token in marks(state, Token) if "ball" in token.shown)
        shifts = painter.scene(state).placement.tokens["AGUILA"].get("shifts")
        assert shifts == ({"ball": (-36.2, 0.0)} if left else None)
        assert bool(carrier.shifts) is left


def test_names_stand_left_of_the_first_team_and_below_the_second() -> None:
    carrier, tackler = (only(p.MARKED, Token, name) for name in ("aguila", "garra"))
    left, below = name_of(carrier), name_of(tackler)
    assert (left.dx < -carrier.radius, left.dy, left.anchor) == (True, 0, "end")
    assert (below.dy < -tackler.radius, below.anchor) == (True, "start")


def test_a_name_moves_when_a_figure_stands_in_its_place() -> None:
    neighbour = p.player("HAYATE", p.YAMATO, "2", (10500, 16900))
    state = p.MARKED | {"players": [*p.MARKED["players"], neighbour]}
    assert name_of(only(state, Token, "aguila")).anchor != "end"


def test_a_name_stands_nearest_to_its_own_figure() -> None:
    """In a hundred crowds of five; where there is no room for that, it may be otherwise."""
    team = {"HAYATE": p.YAMATO, "SUZU": p.YAMATO}
    astray = 0
    for seed in range(100):
        chance, at = Random(seed), dict[str, tuple[int, int]]()
        for name in ("HAYATE", "LINCE", "GARRA", "BUHO", "SUZU"):
            free = ((chance.randrange(9_000, 14_000, 100), chance.randrange(10_000, 15_000, 100)) for _ in count())
            at[name] = next(one for one in free if all(math.dist(one, other) > 1_000 for other in at.values()))
        state = p.position(*[p.player(name, team.get(name, p.TERIOMORPH), "4", there) for name, there in at.items()])
        boxes, tokens = dict(shown(state)), marks(state, Token)
        for token in tokens:
            away = {one.name: boxes[token.name].distance(one.at) - one.radius for one in tokens}
            astray += min(away, key=lambda name: away[name]) != token.name
    assert astray <= 2


def test_a_marker_stands_away_from_other_figures() -> None:
    """In a hundred crowds of five who all press, with room for the size that it has on a phone."""
    touching = 0
    for seed in range(100):
        chance, at = Random(seed), dict[str, tuple[int, int]]()
        for name in ("LINCE", "GARRA", "BUHO", "TORO", "SUZU"):
            free = ((chance.randrange(9_000, 13_000, 100), chance.randrange(10_000, 14_000, 100)) for _ in count())
            at[name] = next(one for one in free if all(math.dist(one, other) > 1_000 for other in at.values()))
        pressing = [p.player(name, p.TERIOMORPH, "4", there, marker="pressure") for name, there in at.items()]
        tokens = marks(p.position(*pressing), Token)
        for token in tokens:
            away = beside(token.radius)
            x, y = (token.at[i] + away[i] + dict(token.shifts).get(PRESSURE, (0, 0))[i] for i in (0, 1))
            others = (one for one in tokens if one.name != token.name)
            touching += any(math.dist((x, y), one.at) - one.radius < 300 for one in others)
    assert touching == 0


# ---------------------------------------------------------------- paths


def test_a_marked_path_is_dashed_up_to_its_token_and_shows_no_length() -> None:
    path = only(p.MARKED, Trail, "path")
    assert (path.style, path.points, path.ticks) == ("marked", (p.START, (12000, 21692)), False)
    assert [(chip.letter, chip.at) for chip in marks(p.MARKED, Chip)] == [("M", (12000, 21692))]
    assert not [text for text in labels(p.MARKED) if "″" in text]


def test_a_path_with_a_turn_goes_by_its_turn_token() -> None:
    assert only(p.TURN, Trail, "path").points == ((6000, 6000), (6000, 8500), (8600, 9700))
    assert [chip.letter for chip in marks(p.TURN, Chip)] == ["T", "M"]


def test_a_run_is_solid_with_ticks_its_length_and_a_ghost_at_its_start() -> None:
    run = only(p.RUN, Trail, "run")
    assert (run.style, run.ticks, run.colour) == ("solid", True, "move")
    assert only(p.RUN, Label, "run-label").text == "4″"
    assert only(p.RUN, Ghost, "start").at == p.START
    assert "start" in labels(p.RUN)
    assert not [trail for trail in marks(p.RUN, Trail) if trail.id == "path"]
    assert [chip.letter for chip in marks(p.RUN, Chip)] == ["M"]


def test_a_defensive_move_is_dashed_in_its_teams_colour_with_a_ghost_and_no_length() -> None:
    move = only(p.DECLARED, Trail, "move-0")
    assert (move.style, move.colour, move.points) == ("dashed", "b-line", (p.CAME, p.STANDS))
    assert only(p.DECLARED, Ghost, "from-0").at == p.CAME
    assert not [text for text in labels(p.DECLARED) if "″" in text]


def test_a_second_move_of_the_active_player_is_solid_with_ticks_and_length() -> None:
    after = (13500, 22200)
    moves = [*p.RUN["moves"], {"player": "AGUILA", "rule": "1.18", "path": [p.END, after]}]
    state = p.RUN | {
        "moves": moves,
        "players": [p.player("AGUILA", p.YAMATO, "10", after, ball=True), p.RUN["players"][1]],
    }
    move = only(state, Trail, "move-1")
    assert (move.style, move.ticks, move.colour) == ("solid", True, "move")
    assert only(state, Label, "from-1-label").text == "2″"


def test_a_run_in_a_team_play_has_one_length_and_a_start_of_its_own() -> None:
    """AGUILA runs for a throw of HAYATE, who stands: HAYATE has started nowhere, and the run is no move besides."""
    ran = [(16_400, 28_100), (14_200, 30_200)]
    state = p.position(
        p.player("HAYATE", p.YAMATO, "11", (11_500, 31_000)),
        p.player("AGUILA", p.YAMATO, "10", ran[-1], ball=True),
        active="AGUILA", start=(11_500, 31_000), run=ran, moves=[{"player": "AGUILA", "rule": "4.08", "path": ran}],
    )  # fmt: skip
    assert [(ghost.id, ghost.at) for ghost in marks(state, Ghost)] == [("start", ran[0])]
    assert [trail.id for trail in marks(state, Trail)] == ["run"]
    assert [text for text in labels(state) if "″" in text] == ["3″"]


def test_the_length_of_a_way_stands_farther_off_rather_than_on_where_it_began() -> None:
    """Who fell beside the way has taken the room next to it."""
    way = [(12_000, 12_000), (12_000, 15_100)]
    state = p.position(
        p.player("AGUILA", p.YAMATO, "10", way[-1], ball=True, wounds=2),
        p.player("GARRA", p.TERIOMORPH, "4", (11_400, 13_900), radius=591, ground=1, marker="tackle", wounds=2),
        active="AGUILA", start=way[0], run=way, moves=[],
        tackles=[{"by": "GARRA", "on": "AGUILA", "at": (12_000, 13_900), "contact": True}],
    )  # fmt: skip
    ((_, box),) = [(text, box) for text, box in shown(state) if text == "3.1″"]
    assert box.distance(way[0]) > 492


def test_who_began_a_team_play_keeps_his_way_while_a_team_mate_acts() -> None:
    run = [(8000, 12000), (8000, 17000)]
    mate = p.player("HAYATE", p.YAMATO, "11", run[-1], ball=True)
    acts = {"active": "HAYATE", "run": run, "play": {"card": "Arrow", "players": ["AGUILA", "HAYATE"], "shown": True}}
    moves = [*p.RUN["moves"], {"player": "HAYATE", "rule": "4.08", "path": run}]
    state = p.RUN | acts | {"moves": moves, "players": [*p.RUN["players"], mate]}
    assert [text for text in labels(state) if text in {"4″", "5″"}] == ["5″"]
    own, began = (only(state, Trail, ident) for ident in ("run", "began"))
    assert (own.style, own.points) == ("solid", tuple(run))
    assert (began.style, began.colour, began.points) == ("dashed", "a-line", (p.START, p.END))


def test_a_move_of_no_length_leaves_nothing() -> None:
    state = p.MARKED | {"moves": [{"player": "GARRA", "rule": "1.07", "path": [p.CAME, p.CAME]}], "run": [p.START]}
    assert not [*marks(state, Ghost), *marks(state, Trail)]


# ---------------------------------------------------------------- tackles, pressure, distances


@pytest.mark.parametrize(("contact", "hit"), [(None, False), (False, False), (True, True)])
def test_a_tackle_point_is_filled_on_contact_only(contact: bool | None, hit: bool) -> None:
    state = p.RUN | {"tackles": [{**p.RUN["tackles"][0], "contact": contact}]}
    star = only(state, Star, "point-garra")
    assert (star.hit, star.at, star.side, star.under) == (hit, p.POINT, 1, False)


@pytest.mark.parametrize("far", [460, 590, 900])
def test_a_star_leaves_the_number_of_a_figure_beside_it_free(far: int) -> None:
    """It has its usual size where there is room for it."""
    state = p.position(
        p.player("GARRA", p.TERIOMORPH, "4", (12000 + far, 19300), radius=491), tackles=[{**p.RUN["tackles"][0]}]
    )
    star = only(state, Star, "point-garra")
    assert far - star.radius >= 0.48 * 491
    assert (star.radius == 360) == (far == 900)


def test_a_tackle_aimed_at_the_body_bursts_from_under_the_figure() -> None:
    state = p.DECLARED | {"tackles": [{"by": "GARRA", "on": "AGUILA", "at": p.START, "contact": True}]}
    star = only(state, Star, "point-garra")
    assert star.under
    assert star.radius > 492 + 200


def test_pressure_draws_its_reach_from_the_edge_of_the_base() -> None:
    (ring,) = marks(p.TURN, Ring)
    assert (ring.at, ring.radius, ring.side) == ((9000, 10000), 591 + 2000, 1)
    assert "2″" in labels(p.TURN)
    assert not marks(p.DECLARED, Ring)


def test_of_equal_reaches_the_one_next_to_the_active_player_is_written() -> None:
    """Lengths stand beside it, and one cannot tell which number is which if each ring has its own."""
    garras = [p.player(f"GARRA {x}", p.TERIOMORPH, "4", (x, 18_000), marker="pressure") for x in (4_000, 15_000, 9_000)]
    aguila = p.player("AGUILA", p.YAMATO, "10", (13_000, 22_000), ball=True)
    alone, all_three = (p.position(aguila, *some, active="AGUILA") for some in (garras[:1], garras))
    assert len(marks(all_three, Ring)) == len(garras)
    (label,) = [label for label in marks(all_three, Label) if "″" in label.text]
    assert (label.text, round(math.dist(label.at, (15_000, 18_000)))) == ("2″", 492 + 2_000)
    before, after = (painter.scene(state).placement.overlays.values() for state in (alone, all_three))
    assert (marks(alone, Ring)[0],) in before
    assert (marks(alone, Ring)[0],) in after  # the camera would take a ring with other words for one just laid


def test_a_measured_distance_runs_between_nearest_edges_with_its_length() -> None:
    state = p.position(
        p.player("AGUILA", p.YAMATO, "10", (10000, 18000), ball=True),
        p.player("GARRA", p.TERIOMORPH, "4", (13083, 18000), radius=591),
        measured=[{"from": "AGUILA", "to": "GARRA", "distance": 2000, "rule": "1.13"}],
    )
    assert marks(state, Ruler) == [Ruler("ruler-0", (10492, 18000), (12492, 18000))]
    assert "2″" in labels(state)


@pytest.mark.parametrize(("marker", "drawn"), [("pressure", False), (None, True)])
def test_no_ruler_runs_to_a_token_that_is_far_out_of_its_reach(marker: str | None, drawn: bool) -> None:
    """One and a half times its two inches; the words of the board have the distance all the same."""
    for far, near in ((3_000, True), (3_001, False)):
        state = p.position(
            p.player("AGUILA", p.YAMATO, "10", (10_000, 18_000), ball=True),
            p.player("GARRA", p.TERIOMORPH, "4", (10_000 + 492 + 591 + far, 18_000), radius=591, marker=marker),
            measured=[{"from": "AGUILA", "to": "GARRA", "distance": far, "rule": "1.13"}],
        )
        assert bool(marks(state, Ruler)) == (near or drawn)
        assert f"Measured from AGUILA: {inches(far, exact=True)[:-1]} to GARRA." in painter.alt(state)


def test_the_length_of_a_ruler_stands_where_no_other_ruler_is_near() -> None:
    """Two ways from AGUILA that begin alike: the longer one has its length where it is alone."""
    players = [
        p.player(name, team, "1", at)
        for name, team, at in (
            ("AGUILA", p.YAMATO, (12_000, 12_000)), ("GARRA", p.TERIOMORPH, (13_500, 15_000)),
            ("BUHO", p.TERIOMORPH, (16_200, 19_000)),
        )
    ]  # fmt: skip
    apart = {one["name"]: round(math.dist((12_000, 12_000), one["at"])) - 984 for one in players[1:]}
    measured = [{"from": "AGUILA", "to": name, "distance": far, "rule": "1.13"} for name, far in apart.items()]
    scene = painter.scene(p.position(*players, measured=measured))
    found = {mark.text: mark.at for mark in scene.marks if isinstance(mark, Label)}
    near, far = (found[inches(far, exact=True)] for far in apart.values())
    assert math.dist(near, (13_500, 15_000)) < 3_000
    assert math.dist(far, (13_500, 15_000)) > 1_500


def test_a_measured_distance_goes_when_a_figure_has_moved_since() -> None:
    players = p.player("AGUILA", p.YAMATO, "10", (10000, 18000)), p.player("GARRA", p.TERIOMORPH, "4", (15000, 18000))
    measured = [{"from": "AGUILA", "to": "GARRA", "distance": 3917, "rule": "0.03"}]
    nearer = p.position(players[0] | {"at": [12000, 18000]}, players[1], measured=measured)
    for state, told in ((p.position(*players, measured=[{**measured[0], "distance": 4016}]), True), (nearer, False)):
        assert bool(marks(state, Ruler)) is told
        assert ("Measured from" in painter.alt(state)) is told


def test_what_was_measured_for_a_roll_goes_with_him_who_is_brought_down() -> None:
    up, foe = p.player("A", p.YAMATO, "1", (10_000, 18_000)), p.player("G", p.TERIOMORPH, "4", (15_000, 18_000))
    measured = [{"from": "A", "to": "G", "distance": 4_016, "rule": "1.13"}]
    throw = {"by": "A", "to": "G", "at": up["at"], "ground": True}
    assert marks(p.position(up, foe, measured=measured), Ruler)
    for thrown in (None, throw):  # who throws from the ground was down before
        lying = p.position(up | {"ground": 1}, foe, measured=measured, throw=thrown, steals=[])
        assert bool(marks(lying, Ruler)) is ("Measured from" in painter.alt(lying)) is bool(thrown)


def test_of_several_who_act_only_the_latest_has_his_distances_drawn() -> None:
    players = [
        p.player(name, p.YAMATO, "1", at)
        for name, at in (("A", (5000, 9000)), ("B", (9000, 9000)), ("C", (9000, 15000)))
    ]
    measured = [{"from": by, "to": "C", "distance": far, "rule": "1.13"} for by, far in (("A", 6227), ("B", 5016))]
    state = p.position(*players, measured=measured)
    assert [ruler.start[0] for ruler in marks(state, Ruler)] == [9000]


def test_a_distance_of_nothing_is_not_drawn() -> None:
    state = p.RUN | {"measured": [{"from": "AGUILA", "to": "AGUILA", "distance": 0, "rule": "1.13"}]}
    assert not marks(state, Ruler)


def test_a_distance_to_nobody_on_the_field_is_refused() -> None:
    state = p.RUN | {"measured": [{"from": "AGUILA", "to": "LINCE", "distance": 9, "rule": "1.13"}]}
    with pytest.raises(ValueError, match="measured to 'LINCE', who is not on the field"):
        painter.scene(state)


@pytest.mark.parametrize(
    ("length", "exact", "text"),
    [
        (4000, False, "4″"),
        (3962, False, "4″"),
        (2250, False, "2.2″"),
        (2000, True, "2″"),
        (3917, True, "3.9″"),
        (1988, True, "1.99″"),
        (2001, True, "2.001″"),
    ],
)
def test_lengths_are_written_in_inches(length: int, exact: bool, text: str) -> None:
    assert inches(length, exact=exact) == text


# ---------------------------------------------------------------- what changed since


def test_a_figure_that_was_put_elsewhere_leaves_a_ghost() -> None:
    put = only(p.TACKLED, Ghost, "was-garra", before=p.RUN)
    assert put.at == p.STANDS
    assert not [mark for mark in marks(p.RUN, Ghost, before=p.DECLARED) if mark.id.startswith("was-")]


def test_a_figure_set_up_for_a_kick_off_leaves_no_ghost_where_it_stood() -> None:
    kicking = p.TACKLED | {"kicking": p.YAMATO}
    assert not [mark for mark in marks(kicking, Ghost, before=p.RUN) if mark.id.startswith("was-")]


def test_a_ball_that_changed_hands_shows_its_flight() -> None:
    passer, receiver = (
        p.player("AGUILA", p.YAMATO, "10", (12000, 20000)),
        p.player("KURO", p.YAMATO, "7", (8000, 19000)),
    )
    before = p.position(passer | {"ball": True}, receiver)
    after = p.position(passer, receiver | {"ball": True})
    assert only(after, Trail, "flight", before=before).points == ((12000, 20000), (8000, 19000))
    dropped = p.position(passer, receiver, ball=(8500, 18000))
    assert only(dropped, Trail, "flight", before=before).points[1] == (8500, 18000)
    assert not [mark for mark in marks(before, Trail, before=before) if mark.id == "flight"]


def test_a_flight_does_not_lie_under_a_ruler() -> None:
    passer, receiver = (
        p.player("AGUILA", p.YAMATO, "10", (12000, 20000)),
        p.player("KURO", p.YAMATO, "7", (8000, 19000)),
    )
    measured = [{"from": "AGUILA", "to": "KURO", "distance": 3139, "rule": "1.13"}]
    after = p.position(passer, receiver | {"ball": True}, measured=measured)
    before = p.position(passer | {"ball": True}, receiver)
    assert not marks(after, Trail, before=before)
    assert [mark.id for mark in marks(after, Ruler, before=before)] == ["ruler-0"]


def test_a_way_that_ends_at_an_arc_of_the_active_player_stops_short_of_it() -> None:
    straight, slanted = (
        p.position(p.RUN["players"][0], active="AGUILA", run=[start, p.END]) for start in (p.START, (15000, 17900))
    )
    assert [only(state, Trail, "run").trim for state in (straight, slanted)] == [(492, 552), (492, 762)]


def test_a_ball_that_was_carried_does_not_fly() -> None:
    assert not [mark for mark in marks(p.RUN, Trail, before=p.DECLARED) if mark.id == "flight"]


# ---------------------------------------------------------------- words


def shown(state: State) -> list[tuple[str, Box]]:
    scene = painter.scene(state)
    words = []
    for token in (mark for mark in scene.marks if isinstance(mark, Token)):
        at = name_of(token)
        spot = LabelSpot((token.at[0] + at.dx, token.at[1] + at.dy), at.anchor)
        words.append((token.name, words_box(token.name, token.name_size, spot)))
    words += [
        (n.text, words_box(n.text, n.size, LabelSpot(n.at, n.anchor))) for n in scene.marks if isinstance(n, Label)
    ]
    return words


@pytest.mark.parametrize("name", sorted(p.ALL))
def test_words_do_not_cover_each_other(name: str) -> None:
    for (one, here), (other, there) in combinations(shown(p.ALL[name]), 2):
        assert here.overlap(there) == 0, f"{one} lies on {other}"


@pytest.mark.parametrize("name", sorted(p.ALL))
def test_words_do_not_cover_figures_and_stay_in_view(name: str) -> None:
    scene = painter.scene(p.ALL[name])
    x, y, width, height = scene.window
    for text, box in shown(p.ALL[name]):
        assert x <= box.left, text
        assert box.right <= x + width, text
        assert y <= box.low, text
        assert box.top <= y + height, text
        for token in scene.marks:
            if isinstance(token, Token):
                assert box.overlap(around(token.at, token.radius * 0.7)) == 0, f"{text} lies on {token.name}"


def test_letters_grow_where_a_window_shows_much_of_the_pitch() -> None:
    assert only(p.MARKED, Token, "aguila").name_size == 13
    assert only(p.BUSY, Token, "aguila").name_size == 17


def test_the_locator_lights_the_zone_that_is_attacked() -> None:
    assert locator(p.MARKED).lit == "goal-0"
    assert locator(p.MARKED).corner == "top left"
    turned = locator(p.MARKED | {"attacker": p.TERIOMORPH})
    assert (turned.lit, turned.colour) == ("goal-1", "b")


def test_the_locator_makes_way_for_a_figure() -> None:
    assert locator(p.LOOSE, (7800, 10800, 8400, 7900)).corner == "top left"
    assert locator(p.LOOSE, (9200, 8500, 8400, 7900)).corner == "bottom left"


def test_the_pitch_has_two_zones_and_three_inner_lines() -> None:
    field = painter.ground(p.MARKED)
    assert [area.points[0][1] for area in field.areas] == [33000, 0]
    assert [(line.points[0][1], line.dashed) for line in field.lines] == [
        (33000, False),
        (23000, True),
        (18000, False),
        (13000, True),
        (3000, False),
    ]


# ---------------------------------------------------------------- the view of a walk


def test_all_windows_of_a_walk_have_one_size_and_the_view_stays() -> None:
    size = painter.window_size(p.WALK)
    views: list[Window] = []
    for state in p.WALK:
        views.append(painter.follow(views[-1] if views else None, state, size))
    assert set(views) == {(8600, 14900, 9200, 8600)}
    assert painter.view_box(p.MARKED, views[-1]) == [395.6, 575.0, 423.2, 395.6]


def test_a_pitch_with_nobody_on_it_is_seen_whole_and_needs_no_locator() -> None:
    empty = show(read({"mode": "match"})[0])
    size = painter.window_size([empty])
    view = painter.follow(None, empty, size)
    assert (size, view) == ((25_000, 37_000), (-500, -500, 25_000, 37_000))
    assert painter.scene(empty, view=view).locator is None
    assert painter.scene(p.BUSY).locator is not None


@pytest.mark.parametrize(
    ("phase", "filling"),
    [("kick-off", False), ("placing", True), ("template", True), ("moving", False), ("play", False)],
)
@pytest.mark.parametrize(
    ("kicking", "line", "seen"), [("Yamato", 12_508, (10_000, 36_500)), ("Teriomorph", 23_492, (-500, 26_000))]
)
def test_while_the_pitch_fills_all_of_it_is_seen_where_somebody_may_be_put(
    phase: str, filling: bool, kicking: str, line: int, seen: tuple[int, int]
) -> None:
    """From behind the kickers' line to the other end, whoever stands there already."""
    state = p.position(p.player("AGUILA", kicking, "10", (10_000, line)), phase=phase, kicking=kicking)
    view = painter.window(state)
    low, high = view[1], view[1] + view[3]
    assert ((view[0], view[2]) == (-500, 25_000) and low <= seen[0] and high >= seen[1]) == filling
    assert low > -500 or high < 36_500
    assert painter.follow(view, state, view[2:]) == view


def test_names_of_lines_give_way_to_the_score() -> None:
    players = (
        p.player("AGUILA", p.YAMATO, "10", (12_000, 29_500)),
        p.player("GARRA", p.TERIOMORPH, "4", (12_000, 17_000)),
    )
    state = p.position(*players, mode="practice match", score=[0, 0])
    for top in range(33_000, 34_000, 50):
        scene = painter.scene(state, view=(0, top - 18_000, 24_000, 18_000))
        (score,) = (mark for mark in scene.marks if isinstance(mark, Scoreboard))
        for label in (mark for mark in scene.marks if isinstance(mark, Label)):
            assert not strip_box(score).overlap(words_box(label.text, label.size, LabelSpot(label.at, label.anchor)))


def test_a_walk_of_nothing_has_the_smallest_window() -> None:
    assert painter.window_size([]) == (8400, 7900)


def test_a_single_picture_leaves_an_inch_and_a_half_around_its_figures() -> None:
    x, y, width, height = painter.window(p.BUSY)
    for player in p.BUSY["players"]:
        for value, low, high in zip(player["at"], (x, y), (x + width, y + height), strict=True):
            assert low + 1450 <= value - player["radius"]
            assert value + player["radius"] <= high - 1450


PLACES = st.tuples(st.integers(500, 23500), st.integers(500, 35500))


@given(st.lists(PLACES, min_size=1, max_size=8, unique=True))
def test_any_position_can_be_drawn_with_everybody_in_view(places: list[tuple[int, int]]) -> None:
    state = p.position(*(p.player(f"P{n}", (p.YAMATO, p.TERIOMORPH)[n % 2], str(n), at) for n, at in enumerate(places)))
    scene = painter.scene(state)
    x, y, width, height = scene.window
    for token in scene.marks:
        if isinstance(token, Token):
            assert x <= token.at[0] - token.radius
            assert token.at[0] + token.radius <= x + width
            assert y <= token.at[1] - token.radius
            assert token.at[1] + token.radius <= y + height


# ---------------------------------------------------------------- data for the script


def test_a_frame_tells_the_script_where_figures_are_and_what_shows() -> None:
    placement = painter.scene(p.RUN).placement
    carrier, tackler = placement.tokens["AGUILA"], placement.tokens["GARRA"]
    assert {key: carrier[key] for key in ("x", "y", "shown", "near")} == {
        "x": 552.0, "y": 694.6, "shown": ["active", "up", "ball"], "near": True,
    }  # fmt: skip
    assert (tackler["shown"], tackler["near"]) == (["up", "tackle"], True)
    assert "ball" not in placement.tokens
    assert painter.scene(p.LOOSE).placement.tokens["ball"] == {"x": 460.0, "y": 943.0, "near": True}


def test_the_name_in_a_frame_stands_where_the_board_has_it() -> None:
    token, data = only(p.MARKED, Token, "aguila"), painter.scene(p.MARKED).placement.tokens["AGUILA"]
    assert data["name"] == (round(name_of(token).dx * 0.046, 1), 4.5, "end")


def test_frames_and_boards_show_the_same_marks() -> None:
    scene, placement = painter.scene(p.BUSY), painter.scene(p.BUSY).placement
    overlaid = [mark for overlay in placement.overlays.values() for mark in overlay]
    assert overlaid == [mark for mark in scene.marks if mark in overlaid]
    left = [mark for mark in scene.marks if mark not in overlaid]
    assert {type(mark) for mark in left} == {Token, Label}
    assert all(mark.id.startswith("name-") for mark in left if isinstance(mark, Label))


def test_figures_for_the_sheet_are_those_of_the_position() -> None:
    named = {replace(token, name_at=None, shifts=()) for token in marks(p.BUSY, Token)}
    assert set(painter.figures(p.BUSY)) == named


# ---------------------------------------------------------------- the same in words


def test_the_text_alternative_tells_a_marked_path() -> None:
    assert painter.alt(p.MARKED) == (
        "Yamato attacks up the pitch. Places in inches: across from the left, then up. "
        "Yamato: AGUILA (10) at 12, 17, holds the ball, 1 below the centre line, active. "
        "Teriomorph: GARRA (4) at 14.25, 20, 3 above and 2.25 to the right of AGUILA. "
        "Marked path: from 12, 17 straight to 12, 21.75."
    )


def test_the_text_alternative_tells_a_run_and_a_tackle() -> None:
    assert painter.alt(p.RUN).endswith(
        "AGUILA has run 4 inches from 12, 17 to 12, 21. GARRA tackles AGUILA at 12, 19.25, with contact."
    )
    assert "at 12, 19.25, contact not known yet." in painter.alt(p.DECLARED)


def test_the_text_alternative_tells_who_lies_down_who_presses_and_what_was_measured() -> None:
    words = painter.alt(p.BUSY)
    assert "SUZU (1) at 10.75, 19.25, on the ground" in words
    assert "BUHO (9) at 14, 26.25, 1.75 above and 1.75 to the right of AGUILA, presses" in words
    assert words.endswith("Measured from AGUILA: 1.322 to BUHO, 1.54 to TORO, 3.284 to KURO.")
    assert len(words) < 1000


def test_the_text_alternative_tells_a_loose_ball() -> None:
    assert "AGUILA (10) at 12, 14, 1.5 below and 2 to the right of the ball" in painter.alt(p.LOOSE)
    assert painter.alt(p.LOOSE).endswith("The ball lies loose at 10, 15.5.")


@pytest.mark.parametrize(
    ("y", "words"),
    [(18000, "on the centre line"), (20500, "2.5 above the centre line"), (33800, "in the upper in-goal zone"),
     (1000, "in the lower in-goal zone")],
)  # fmt: skip
def test_the_text_alternative_places_the_carrier_on_the_pitch(y: int, words: str) -> None:
    assert f"holds the ball, {words}." in painter.alt(
        p.position(p.player("AGUILA", p.YAMATO, "10", (12000, y), ball=True))
    )


def test_the_text_alternative_says_how_many_ground_tokens_and_which_way_is_attacked() -> None:
    state = p.position(p.player("AGUILA", p.YAMATO, "10", (12000, 18000), ground=2), attacker=p.TERIOMORPH)
    assert "on the ground with 2 ground tokens" in painter.alt(state)
    assert painter.alt(state).startswith("Teriomorph attacks down the pitch.")


def test_a_scene_carries_its_words() -> None:
    assert painter.scene(p.BUSY).alt == painter.alt(p.BUSY)


# ---------------------------------------------------------------- skills and fatigue


def shadow(**genbu: Any) -> State:
    """GENBU, whose pressure reaches 3 inches while he is fresh, presses GARRA."""
    players = [
        {"name": "GARRA", "at": [12_000, 23_000], "ball": True},
        {"name": "GENBU", "at": [12_000, 19_000], "marker": "pressure", **genbu},
    ]
    return show(read({"players": players, "teams": ["Yamato", "Teriomorph"]})[0])


@pytest.mark.parametrize(("fatigue", "reach"), [(0, 3_000), (1, 2_000)])
def test_the_ring_of_pressure_is_as_wide_as_the_skill_of_who_presses(fatigue: int, reach: int) -> None:
    ring = only(shadow(fatigue=fatigue), Ring, "reach-genbu")
    assert ring.radius == 591 + reach


def test_the_text_alternative_says_who_is_tired() -> None:
    assert "tired (2 active fatigue tokens)" in painter.alt(shadow(fatigue=2))
    assert "tired" not in painter.alt(shadow())
