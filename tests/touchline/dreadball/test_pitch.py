"""The pitch: its outline, zones and launch hexes, and the ways over it, against plain counting."""

from touchline.core.hexes.coordinates import distance, neighbours
from touchline.dreadball.pitch import PITCH, half, hex_of, label, turned
from touchline.dreadball.position import read
from touchline.dreadball.rules.moving import reach, way_to

ZONE = 9


def test_rows_are_a_hexagon_stretched_lengthwise() -> None:
    rows: dict[int, list[int]] = {}
    for q, r in PITCH.hexes:
        rows.setdefault(r, []).append(q)
    assert [len(rows[r]) for r in sorted(rows)] == [25 - abs(r) for r in sorted(rows)]
    assert all(max(row) - min(row) + 1 == len(row) for row in rows.values())


def test_both_halves_are_alike() -> None:
    assert {turned(here) for here in PITCH.hexes} == set(PITCH.hexes)
    assert all(half(turned(here)) == 1 - half(here) for here in PITCH.hexes if half(here) >= 0)
    assert {turned(here) for here in PITCH.launch} == set(PITCH.launch)


def test_each_half_has_three_zones_that_do_not_meet() -> None:
    assert sorted(zone.side for zone in PITCH.zones) == [0, 0, 0, 1, 1, 1]
    assert all(len(zone.hexes) == ZONE and {zone.strike, zone.bonus_hex} <= zone.hexes for zone in PITCH.zones)
    assert all(half(here) == zone.side for zone in PITCH.zones for here in zone.hexes)
    assert sum(len(zone.hexes) for zone in PITCH.zones) == len({here for zone in PITCH.zones for here in zone.hexes})
    farthest = [max(distance(zone.strike, here) for here in zone.hexes) for zone in PITCH.zones]
    assert farthest == [distance(zone.strike, zone.bonus_hex) for zone in PITCH.zones]


def test_labels_lead_back_to_their_hexes() -> None:
    assert all(hex_of(label(here)) == here for here in PITCH.hexes)
    assert hex_of("Z9") is hex_of("F99") is hex_of("13") is None


def test_a_player_reaches_what_plain_counting_reaches() -> None:
    s, _ = read({
        "players": [{"name": "RIGEL", "at": [0, 0]}, {"name": "GRUM", "at": [1, 0]}, {"name": "NIB", "at": [0, 1]}]
    })  # fmt: skip
    free = set(PITCH.hexes) - set(s.standing)
    edge, found = {(0, 0)}, {(0, 0): 0}
    for steps in range(1, 6):
        edge = {there for here in edge for there in neighbours(here) if there in free and there not in found}
        found.update(dict.fromkeys(edge, steps))
    assert reach(s, 0, 5) == found


def test_the_way_found_for_a_player_asks_for_dice_at_its_end_alone() -> None:
    s, _ = read({"players": [{"name": "RIGEL", "at": [0, 0]}, {"name": "GRUM", "at": [3, 0]}]})
    assert way_to(s, 0, (1, 0), 5) == ((1, 0),)
    assert way_to(s, 0, (3, 1), 5) is not None
    for there in reach(s, 0, 5):
        way = way_to(s, 0, there, 5)
        assert way is None or all(here not in ((2, 0), (3, -1), (2, 1)) for here in way[:-1])
