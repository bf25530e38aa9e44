"""DreadBall in words and pictures: whatever happens in a game has a sentence, a title, an outcome and a place."""

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from tests.touchline.dreadball.games import begin, moments

from placky.diagrams.marks import Label
from placky.diagrams.shapes import UNIT
from placky.diagrams.svg import board
from placky.rulebook import playable
from placky.rulebooks import rulebook
from placky.rulebooks.dreadball import names
from placky.rulebooks.dreadball.language import label_of
from placky.rulebooks.dreadball.names import FACINGS
from placky.rulebooks.dreadball.painter import plan
from placky.rulebooks.dreadball.painter.marks import HEIGHT, WIDTH, borders, centre, outline, turn_of
from placky.storyboard.odds import IN_ORDER, odds_lines
from touchline.core.hexes.coordinates import DIRECTIONS, disc
from touchline.core.play.consequences import MILLION, outcomes
from touchline.core.play.drivers import THROWS, Play
from touchline.core.play.events import kinds, to_json
from touchline.dreadball import consequences
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.rules.stats import PROFILES, ROLES, STATS
from touchline.dreadball.state import State, show

painter = rulebook("dreadball").painter()
words = rulebook("dreadball").words()

CLOSE: list[dict[str, Any]] = [
    {"name": "ORION", "at": [0, 0]}, {"name": "RIGEL", "at": [-1, 2], "down": True},
    {"name": "VEGA", "at": [-3, 0], "ball": True}, {"name": "GRUM", "at": [2, 0]}, {"name": "NIB", "at": [1, 1]},
]  # fmt: skip
FEW = 2


def test_steps_name_hexes_and_stats_as_the_engine_does() -> None:
    assert names.hexes() == PITCH.named
    assert names.labels() == PITCH.labels
    assert (names.profiles(), names.ROLES, names.STATS) == ([*PROFILES], ROLES, STATS)


@cache
def seen() -> tuple[Play[State], ...]:
    """Plays at the dice, of every action a few."""
    found: dict[str, list[Play[State]]] = {}
    for seed in range(4):
        for play in moments(begin(players=CLOSE) if seed % 2 else begin(), Random(seed), 1_500):
            if isinstance(play.pending, THROWS) and len(found.setdefault(play.pending.action, [])) < FEW:
                found[play.pending.action].append(play.fork())
    assert {"slam against dodge", "pass", "evade", "dash", "stand up", "scatter", "armour check"} <= set(found)
    return tuple(play for plays in found.values() for play in plays)


def test_every_kind_of_event_has_a_sentence_or_keeps_the_books() -> None:
    told: dict[str, str | None] = {}
    for seed in range(4):
        play = begin()
        for _ in moments(play, Random(seed)):
            pass
        told |= {event["event"]: words.telling.tell(event) for event in map(to_json, play.events)}
    assert {kind for kind, said in told.items() if said is None} <= words.telling.QUIET | {"rolled"}
    assert all(said[:1].isupper() and said.endswith(".") for said in told.values() if said)
    assert len(told) > 0.85 * len(kinds("touchline.dreadball"))


def test_a_game_is_told_without_gaps_and_without_slips() -> None:
    match = playable(rulebook("dreadball"))
    for seed in range(4):
        play = begin()
        for _ in moments(play, Random(seed)):
            pass
        state = show(play.state)
        lines = [line for event in map(to_json, play.events) if (line := match.tell(event, state))]
        assert all(line.strip(" *\n")[:1].isupper() and line.endswith(".") for line in lines)
        assert not [line for line in lines if "None" in line or "  " in line.strip(" *\n")]
        assert sum(line.startswith("\nRush ") for line in lines) == state["rush"]


def test_outcomes_of_a_roll_are_told_apart_and_sum_to_a_million() -> None:
    for play in seen():
        state = show(play.state)
        assert play.pending is not None
        lines = odds_lines(play.pending.to_json(), outcomes(play, consequences), words.dice, state)
        assert all(line.whose in IN_ORDER and line.label[:1] for line in lines)
        assert len({line.label for line in lines}) == len(lines), [line.label for line in lines]
        assert isinstance(play.pending, THROWS)
        roll = play.pending.to_json()
        if any(hand.get("bursts") for hand in roll["hands"]):
            assert sum(line.ways for line in lines) == MILLION == lines[0].of
            assert lines[0].rounded
        assert [hand.number for hand in words.dice.hands(roll, state)] == [hand["number"] for hand in roll["hands"]]
        assert words.dice.roll_title(roll)


def test_hexes_that_touch_stand_a_hex_apart_and_facings_look_along_the_rows() -> None:
    x, y = centre((0, 0))
    assert (x, y) == (WIDTH // 2, centre((0, 0))[1])
    for facing, step in enumerate(DIRECTIONS):
        there = centre(step)
        across, up = there[0] - x, there[1] - y
        assert (across > 0) == (turn_of(facing) in (0, 60, 300))
        assert (up > 0) == (turn_of(facing) in (60, 120))
    assert len(FACINGS) == len(DIRECTIONS)


def test_the_line_around_hexes_closes_around_all_of_them() -> None:
    assert len(outline(frozenset({(0, 0)}))) == len(DIRECTIONS)
    for zone in PITCH.zones:
        around = outline(zone.hexes)
        assert len(set(around)) == len(around)
        inside = [centre(here) for here in zone.hexes]
        assert min(x for x, _ in around) < min(x for x, _ in inside)
        assert max(y for _, y in around) > max(y for _, y in inside)


def test_the_border_of_a_range_ends_at_the_wall() -> None:
    """In the middle it is closed; near the wall it is open; and of everything there is none."""
    (ring,) = borders(frozenset(disc((0, 0), 3)))
    assert ring[0] == ring[-1]
    assert set(ring) == set(outline(frozenset(disc((0, 0), 3))))
    corner = frozenset(there for there in disc((12, 0), 3) if there in PITCH.around)
    lines = borders(corner)
    assert lines
    wall = set(outline(frozenset(PITCH.hexes)))
    for line in lines:
        assert line[0] != line[-1]
        assert {line[0], line[-1]} <= wall
        assert not wall & set(line[1:-1])
    assert borders(frozenset(PITCH.hexes)) == ()


def test_a_picture_shows_everybody_and_who_moved() -> None:
    play = begin(players=CLOSE)
    before = show(play.state)
    play.act({"do": "run", "player": "ORION", "path": [[0, -1], [1, -1]], "then": "stop"})
    after = show(play.state)
    scene = painter.scene(after, before=before)
    drawn = board(scene, "b").as_file()
    assert all(f">{player['name']}<" in drawn for player in CLOSE)
    assert "way-orion" in {mark.id for mark in scene.marks}
    assert f"ORION (Guard) in {PITCH.labels[1, -1]} faces {FACINGS[after['players'][0]['facing']]}" in scene.alt
    placement = painter.scene(after, before=before).placement
    assert set(placement.tokens) == {player["name"] for player in CLOSE}
    assert all(token["x"] >= 0 and token["y"] >= 0 for token in placement.tokens.values())
    assert 0 < HEIGHT < WIDTH


def _across(label: Label) -> tuple[float, float]:
    """From where to where a label reaches, of letters that are rather wide."""
    long = 650 * len(label.text) * label.size / UNIT
    left = label.at[0] - (long if label.anchor == "end" else 0)
    return left, left + long


def test_rush_score_and_who_is_out_of_play_are_in_view_wherever_the_window_is() -> None:
    out: list[dict[str, Any]] = [{"name": "SKEG", "out": 1}, {"name": "DENEB", "out": 2}]
    near = [{"name": "ORION", "at": [-9, 0]}, {"name": "GRUM", "at": [-8, 0]}]
    far = [*near, {"name": "BRAKK", "at": [11, 0]}]
    for players in (near, far):
        state = show(begin(players=[*players, *out], score={"Wreckers": 4}, rush=13).state)
        x, y, wide, tall = view = painter.window(state)
        labels = {mark.id: mark for mark in painter.scene(state, view=view).marks if isinstance(mark, Label)}
        assert set(labels) == {"rush", "score", "away-0", "away-1"}
        for label in labels.values():
            left, right = _across(label)
            assert x <= left < right <= x + wide, label
            assert y < label.at[1] < y + tall, label
        assert _across(labels["rush"])[1] < _across(labels["score"])[0]


def test_an_act_is_answered_on_the_board_where_it_leads() -> None:
    state = show(begin(players=CLOSE).state)
    run = painter.target({"act": {"do": "run", "player": "ORION", "path": [[0, -1], [1, -1]]}}, state)
    slam = painter.target({"act": {"do": "slam", "player": "ORION", "target": "NIB"}}, state)
    assert run is not None
    assert slam is not None
    assert slam["name"] == "NIB"
    assert (run["x"], run["y"]) != (slam["x"], slam["y"])
    assert run["called"] == label_of([1, -1])
    assert painter.target({"act": {"do": "end"}}, state) is None


def test_the_plan_names_every_hex_once_and_in_it() -> None:
    scene = plan()
    named = {word.text: word.at for word in scene.field.words if word.id.startswith("name-")}
    assert set(named) == set(PITCH.named)
    middles = {centre(here): PITCH.labels[here] for here in PITCH.hexes}
    for name, (x, y) in named.items():
        nearest = min(middles, key=lambda middle: (middle[0] - x) ** 2 + (middle[1] - y) ** 2)
        assert middles[nearest] == name
    assert len({word.at for word in scene.field.words}) == len(scene.field.words)
    assert all(f"{PITCH.labels[zone.strike]} for {zone.points}" in scene.alt for zone in PITCH.zones)


def test_no_line_between_hexes_lies_on_the_outline() -> None:
    """It would be drawn over it, in another colour."""
    field = painter.ground({"teams": ["Comets", "Wreckers"]})
    around = outline(frozenset(PITCH.hexes))
    wall = {frozenset(side) for side in zip(around, (*around[1:], around[0]), strict=True)}
    drawn = [frozenset(side) for line in field.lines if line.id.startswith("hex-") for side in pairwise(line.points)]
    assert wall.isdisjoint(drawn)
    assert len(drawn) == len(set(drawn)) == (6 * len(PITCH.hexes) - len(wall)) // 2


def test_the_list_of_players_has_what_of_a_rush_no_board_shows() -> None:
    """Tokens that somebody has had, how far he may still go, and a free action."""
    table, places = rulebook("dreadball").table(), {"ATLAS": [0, 0], "VEGA": [2, 0], "NIB": [4, 0]}
    table.set_up({"players": [{"name": name, "at": at} for name, at in places.items()]})
    state: Any = table.state()
    card = words.telling.legend(state)[0].text
    assert card.count(";") == 0
    used = [player | {"used": number} for player, number in zip(state["players"], (2, 1, 0), strict=True)]
    run = {"do": "run", "player": "ATLAS", "left": 1, "evades": 0, "dashes": 0, "steps": 4, "turned": False}
    free = [{"player": "VEGA", "actions": ["run", "pass"], "rule": "D-11"}]
    told = [
        line.text.partition("; ")[2]
        for line in words.telling.legend({**state, "players": used, "action": run, "free": free})
    ]
    assert told == [
        "two action tokens in this rush; in a Run, one hex left",
        "one action token in this rush; has a free action: run, pass", "",
    ]  # fmt: skip
