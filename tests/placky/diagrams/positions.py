"""Positions to draw: the walk of one tackle, a crowd, and a few special cases, as the table would tell them."""

from typing import Any

YAMATO, TERIOMORPH = "Yamato", "Teriomorph"


def player(name: str, team: str, number: str, at: tuple[int, int], **more: Any) -> dict[str, Any]:
    """Return a player as part of a position, with a 25 mm base unless ``radius`` says otherwise."""
    usual = {
        "name": name, "team": team, "number": number, "at": list(at), "radius": 492, "base": 25, "ground": 0,
        "wounds": 0, "activations": 0, "ball": False, "marker": None, "MOV": [4, 2], "BaC": [8, 11], "STR": 7,
        "REF": 7, "INT": 7, "PRT": 1, "BOD": 3, "skills": [],
    }  # fmt: skip
    return usual | more


def position(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a position with these players and nothing else going on, unless ``more`` says otherwise."""
    usual = {
        "game": "takkure", "field": {"width": 24000, "length": 36000, "in_goal": 3000, "kick_off": 5000},
        "teams": [YAMATO, TERIOMORPH], "attacker": YAMATO, "tokens": 3, "step": 0, "active": None,
        "players": list(players), "ball": None, "mark": None, "start": None, "run": None, "tackles": [], "moves": [],
        "measured": [], "over": False,
    }  # fmt: skip
    return usual | more


START, END, POINT = (12000, 16900), (12000, 20900), (12000, 19300)
CAME, STANDS = (14300, 20100), (12557, 19494)
_MARK = {"from": START, "turn": None, "to": (12000, 21692)}
_MOVE = {"player": "GARRA", "rule": "1.07", "path": [CAME, STANDS]}


def _tackle(*, contact: bool | None) -> list[dict[str, Any]]:
    return [{"by": "GARRA", "on": "AGUILA", "at": POINT, "contact": contact}]


def _duel(carrier: tuple[int, int], tackler: tuple[int, int], **more: Any) -> dict[str, Any]:
    aguila = player("AGUILA", YAMATO, "10", carrier, ball=True, ground=more.pop("down", 0))
    marker, down = more.pop("marker", None), more.pop("tackler_down", 0)
    garra = player("GARRA", TERIOMORPH, "4", tackler, radius=591, base=30, marker=marker, ground=down)
    return position(aguila, garra, active="AGUILA", **more)


MARKED = _duel(START, CAME, step=1, mark=_MARK)
DECLARED = _duel(START, STANDS, step=2, mark=_MARK, marker="tackle", moves=[_MOVE], tackles=_tackle(contact=None))
RUN = _duel(
    END,
    STANDS,
    step=3,
    mark=_MARK,
    marker="tackle",
    moves=[_MOVE],
    tackles=_tackle(contact=True),
    start=START,
    run=[START, END],
)
TACKLED = _duel(END, (12398, 19896), step=5, down=1, tackler_down=1, moves=[_MOVE], start=START, run=[START, END])
WALK = (MARKED, DECLARED, RUN, TACKLED)

LOOSE = position(
    player("AGUILA", YAMATO, "10", (12000, 14000)),
    player("GARRA", TERIOMORPH, "4", (14000, 15000), radius=591),
    ball=(10000, 15500),
)

TURN = position(
    player("AGUILA", YAMATO, "10", (6000, 6000), ball=True),
    player("GARRA", TERIOMORPH, "4", (9000, 10000), radius=591, marker="pressure"),
    active="AGUILA",
    step=2,
    mark={"from": (6000, 6000), "turn": (6000, 8500), "to": (8600, 9700)},
)

BUSY = position(
    player("AGUILA", YAMATO, "10", (12200, 24600), ball=True, activations=2),
    player("KURO", YAMATO, "7", (8900, 21900)),
    player("HAYATE", YAMATO, "2", (15800, 22400)),
    player("SUZU", YAMATO, "1", (10700, 19300), radius=787, ground=1),
    player("GARRA", TERIOMORPH, "4", (12950, 23700), radius=591, marker="tackle"),
    player("LINCE", TERIOMORPH, "11", (11150, 23250), marker="tackle"),
    player("BUHO", TERIOMORPH, "9", (13900, 26300), radius=591, marker="pressure"),
    player("TORO", TERIOMORPH, "8", (9700, 25900), radius=787, marker="pressure"),
    active="AGUILA",
    step=5,
    mark={"from": (12200, 20600), "turn": None, "to": (12200, 25092)},
    start=(12200, 20600),
    run=[(12200, 20600), (12200, 24600)],
    tackles=[
        {"by": "GARRA", "on": "AGUILA", "at": (12200, 23100), "contact": True},
        {"by": "LINCE", "on": "AGUILA", "at": (11700, 22800), "contact": False},
    ],
    moves=[
        {"player": "GARRA", "rule": "1.07", "path": [(14800, 23100), (12950, 23700)]},
        {"player": "LINCE", "rule": "1.07", "path": [(9500, 24000), (11150, 23250)]},
        {"player": "BUHO", "rule": "1.07", "path": [(14700, 27900), (13900, 26300)]},
        {"player": "TORO", "rule": "1.07", "path": [(8300, 26700), (9700, 25900)]},
    ],
    measured=[
        {"from": "AGUILA", "to": "BUHO", "distance": 1322, "rule": "1.13"},
        {"from": "AGUILA", "to": "TORO", "distance": 1540, "rule": "1.13"},
        {"from": "AGUILA", "to": "KURO", "distance": 3284, "rule": "2.01"},
    ],
)

ALL = {
    "marked": MARKED,
    "declared": DECLARED,
    "run": RUN,
    "tackled": TACKLED,
    "loose": LOOSE,
    "turn": TURN,
    "busy": BUSY,
}
