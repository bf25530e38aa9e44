"""The data of a walkthrough comes out of its tables as it went in."""

import json
from typing import Any

from placky.sphinx.packing import packed, unpacked

SPOT = {"x": 10, "y": 20.5, "name": [0, 32.7, "middle"], "near": True}
FRAMES: dict[str, dict[str, Any]] = {
    "set-up": {
        "title": "Set up", "parent": None, "asks": "coach", "overlays": ["ov-0", "ov-12", "ov-run"],
        "children": [{"to": "roll", "label": "Roll"}, {"to": "no", "target": {"x": 1, "y": 2, "r": 3}}],
        "tokens": {"AGUILA": SPOT, "ball": {"x": 1, "y": 2}},
    },
    "roll": {
        "title": "Roll", "parent": "set-up", "asks": "dice", "overlays": [], "tokens": {},
        "hands": [{"who": "AGUILA", "dice": 1, "faces": 12}],
        "children": [{"to": "six", "ways": 1}],
        "falls": {"ways": [[0, 1], [5, 1]], "dice": [["1"]], "kinds": [
            {"label": "Lost", "told": ["It rolls.", 0], "overlays": ["ov-3"], "tokens": {"ball": {"x": 5, "y": 2}}},
            {"to": "six", "told": [0], "thrown": "{0}", "settled": ["1.17", "A natural 1 is a critical."]},
        ]},
    },
    "six": {"title": "Six", "parent": "roll", "asks": "end", "overlays": ["ov-3"], "children": [], "tokens": {}},
    "refused": {"title": "Not now", "parent": "roll", "asks": "end", "children": [], "gone": ["ball"]},
    "no": {"title": "No", "parent": "set-up", "asks": "end", "children": [], "leftOut": True},
}  # fmt: skip
FACTS = {"start": "set-up", "title": "A walk", "stops": {"six": 2}, "frames": FRAMES}


def test_what_is_packed_comes_out_whole() -> None:
    """Also a refusal beside dice, which is no child of the frame before it, and frames without figures."""
    data = json.loads(json.dumps(packed(FACTS)))
    assert data["frames"]["parent"] == [None, None, None, 1, None]
    assert data["kinds"]["to"] == [None, 2]
    assert unpacked(data, [*FRAMES]) == FACTS
    assert list(unpacked(data, [*FRAMES])["frames"]) == list(FRAMES)


def test_packing_changes_nothing() -> None:
    """Other builders read the same data after a page was written."""
    before = json.dumps(FACTS)
    packed(FACTS)
    assert json.dumps(FACTS) == before


def test_a_walk_of_nothing_but_titles_is_packed_as_well() -> None:
    """As one on paper has it."""
    facts = {"start": "a", "frames": {"a": {"title": "A", "parent": None, "children": []}}}
    assert unpacked(packed(facts), ["a"]) == facts
